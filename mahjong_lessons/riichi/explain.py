"""Why one reading of a hand beat the others, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mahjong_lessons.text import listing, number, t

if TYPE_CHECKING:
    from mahjong_lessons.riichi.scoring import ScoredReading

_REASONS = (
    ("points", "more points"),
    ("yakuman", "the same points, but a real yakuman comes before counted han"),
    ("han", "the same points, but more han"),
    ("fu", "the same points and han, but more fu"),
    ("raw", "the same points, han and fu, but a greater sum before rounding"),
)


def why_best(readings: Sequence[ScoredReading]) -> str:
    """Say why the first of these readings comes first.

    Readings that are worth the same in every respect are named once.
    """
    best, *others = readings
    if not others:
        return t("There is only one way to read this hand.")
    sentences = [t("Read as {reading}.", reading=_words(best))]
    told = {_sums(best)}
    for other in others:
        if _sums(other) in told:
            continue
        told.add(_sums(other))
        reason = _reason(best, other)
        sentences.append(
            t("As {reading}: the first has {reason}.", reading=_words(other), reason=reason)
        )
    if len(sentences) == 1:
        return t(
            "This hand can be read in {n} ways, all worth the same: {reading}.",
            n=len(readings),
            reading=_words(best),
        )
    return " ".join(sentences)


def _sums(scored: ScoredReading) -> tuple[object, ...]:
    judged = scored.judged
    return judged.points, judged.yakuman, judged.han, judged.fu, judged.raw


def _reason(best: ScoredReading, other: ScoredReading) -> str:
    for field, words in _REASONS:
        if getattr(best.judged, field) != getattr(other.judged, field):
            return t(words)
    return t("the same worth")


def _words(scored: ScoredReading) -> str:
    judged = scored.judged
    names = listing([line.name for line in scored.yaku], t("and")) or t("no yaku")
    worth = (
        t("yakuman × {n}", n=judged.yakuman)
        if judged.yakuman
        else t("{fu} fu {han} han", fu=judged.fu, han=judged.han)
    )
    return t(
        "{reading} ({names}; {worth}, {points})",
        reading=str(scored.reading),
        names=names,
        worth=worth,
        points=number(judged.points),
    )
