"""Whether a count writes the same lines as a learner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from mahjong_lessons.practice.answers.own_ledger import OwnLedger
from mahjong_lessons.practice.mistakes import FuTally


def fits(own: OwnLedger, tally: FuTally) -> bool:
    """Whether a count has a learner's numbers, wherever one is written; sets in any order."""
    base, won, *sets, pair, wait = tally.lines
    lines = ((own.base, base), (own.won, won), (own.pair, pair), (own.wait, wait))
    return (
        all(written in (None, fu) for written, fu in lines)
        and _sets_fit(own.sets, sets)
        and own.sum in (None, tally.raw)
        and own.fu in (None, tally.fu)
    )


def _sets_fit(own: tuple[int | None, ...], sets: list[int]) -> bool:
    """In their order where one is open, else in any."""
    if None in own:
        spare = (*sets, *[0] * len(own))
        return all(written in (None, fu) for written, fu in zip(own, spare, strict=False))
    return not own or _with_fu(own) == _with_fu(sets)


def _with_fu(sets: Iterable[int | None]) -> Counter[int | None]:
    return Counter(fu for fu in sets if fu)
