"""Why one reading of a hand beat the others, in words that each game brings along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from mahjong_lessons.core.text import t

Option = TypeVar("Option")


def why_best(
    options: Sequence[Option],
    sums: Callable[[Option], Sequence[object]],
    reasons: Sequence[str],
    words: Callable[[Option], str],
) -> str:
    """Say why the first of these options comes first.

    ``sums`` are the numbers that decide, the weightiest first, and ``reasons`` say what it
    means to have more of each; ``words`` names an option. Options that are worth the same
    in every respect are named once.
    """
    best, *others = options
    if not others:
        return t("There is only one way to read this hand.")
    sentences = [t("Read as {reading}.", reading=words(best))]
    told = {tuple(sums(best))}
    for other in others:
        numbers = tuple(sums(other))
        if numbers in told:
            continue
        told.add(numbers)
        compared = zip(sums(best), numbers, reasons, strict=True)
        reason = next(t(reason) for ours, theirs, reason in compared if ours != theirs)
        sentences.append(
            t("As {reading}: the first has {reason}.", reading=words(other), reason=reason)
        )
    if len(sentences) == 1:
        return t(
            "This hand can be read in {n} ways, all worth the same: {reading}.",
            n=len(options),
            reading=words(best),
        )
    return " ".join(sentences)
