"""What is said of the mistakes behind an answer, and which are behind the lines of a ledger."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mahjong_lessons.core.text import t
from mahjong_lessons.practice.diagnosis.diagnosing import Candidate, diagnose
from mahjong_lessons.riichi.fu import Part
from mahjong_lessons.riichi.fu_count import FuCount

MOST_NAMED = 2
"""So many mistakes are named at most: of more, the surest."""


def in_words(found: Sequence[Candidate]) -> str:
    """What is said of suspects: of one what is right, of several what they are.

    Nothing where several pairs of mistakes would explain an answer: that is guesswork.

    >>> from mahjong_lessons.riichi.hand_value import HandValue
    >>> in_words(diagnose(HandValue.parse("2 han 30 fu tsumo"), "1000/500", "payment"))
    "The greater number is the dealer's; it is written behind the other."
    """
    if len(found) == 1:
        return found[0].hint
    if not found or len(found[0].mistakes) > 1:
        return ""
    titles = t("; or ").join(one.title for one in found[:MOST_NAMED])
    return t("Likely: {titles}.", titles=titles)


def behind_lines(
    count: FuCount, numbers: Mapping[str, int | None], wrong: Iterable[str]
) -> Mapping[str, tuple[Candidate, ...]]:
    """For each wrong line of a ledger the mistakes that would write its number there.

    ``numbers`` are the learner's lines by the keys of a ledger's lines, None where there
    is none, and ``wrong`` the keys of the wrong ones. Of several mistakes those are kept
    that fit the other lines as well.

    >>> from mahjong_lessons.riichi import Win, count_fu
    >>> count = count_fu(Win.parse("234678m999s55p44s ron 5p riichi"))
    >>> lines = {"won": 0, "sets 1": 0, "sets 2": 0, "sets 3": 4, "sets 4": 8}
    >>> behind_lines(count, lines, ["sets 3"])
    {'sets 3': (Candidate(F01: a triplet finished by ron counted as closed),)}
    """
    together = {id for one in diagnose(count.win, numbers, rules=count.rules) for id in one.ids}
    sets = {key: None for key in numbers if key.startswith(Part.SET)}
    found = {}
    for key in wrong:
        alone = {**(sets if key in sets else {}), key: numbers[key]}
        named = [one for one in diagnose(count.win, alone, rules=count.rules) if len(one.ids) == 1]
        fitting = [one for one in named if one.id in together]
        found[key] = tuple(fitting or named)
    return found
