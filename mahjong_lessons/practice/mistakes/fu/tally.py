"""A fu count as somebody makes it: the lines that are written down, and how they end.

It is a plain value, so that a misconception can change a line, and a second one what the
first has left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from mahjong_lessons.riichi.fu import BASE_FU, SET_FU, FuKind, round_up_fu

WrittenLedger: TypeAlias = Mapping[str, int | list[int]]
"""The written form: base, won, sets (a list), pair, wait, sum, fu."""


class Rounding(StrEnum):
    """How somebody gets from the sum to the fu that count."""

    UP = "up"
    NEAREST = "nearest"
    DOWN = "down"
    NONE = "none"
    EACH = "each"
    """Each line is rounded up by itself."""


class SetSeen(NamedTuple):
    """A set as somebody sees it; ``halves`` of its fu are counted, two if all."""

    kind: FuKind
    outside: bool
    """Whether it is taken for one of terminals or honours."""
    halves: int = 2

    @property
    def fu(self) -> int:
        """Fu that it brings."""
        return SET_FU[self.kind][self.outside] * self.halves // 2


class FuTally(NamedTuple):
    """The lines of a count, in fu, and how they end.

    ``twenty`` is what a sum of 20 counts for: 30 for an open hand won by ron.

    >>> sets = (SetSeen(FuKind.ANKOU, outside=True), SetSeen(FuKind.MINKOU, outside=False))
    >>> tally = FuTally(20, 2, sets, pair=0, wait=2)
    >>> tally.raw, tally.fu, tally.ledger["sets"]
    (34, 40, [8, 2])
    """

    base: int
    won: int
    sets: tuple[SetSeen, ...]
    pair: int
    wait: int
    rounding: Rounding = Rounding.UP
    twenty: int = BASE_FU

    @property
    def lines(self) -> tuple[int, ...]:
        """The fu of the lines: base, won, each set, pair, wait."""
        sets = [one.fu for one in self.sets]
        lines = (self.base, self.won, *sets, self.pair, self.wait)
        return tuple(map(round_up_fu, lines)) if self.rounding is Rounding.EACH else lines

    @property
    def raw(self) -> int:
        """The sum of the lines."""
        return sum(self.lines)

    @property
    def fu(self) -> int:
        """What counts for the points."""
        return self.counted(self.raw)

    def counted(self, raw: int) -> int:
        """What a sum counts for."""
        return self.twenty if raw == BASE_FU else _ROUNDED[self.rounding](raw)

    @property
    def ledger(self) -> WrittenLedger:
        """The count in its written form."""
        base, won, *sets, pair, wait = self.lines
        raw = self.raw
        return {
            "base": base,
            "won": won,
            "sets": sets,
            "pair": pair,
            "wait": wait,
            "sum": raw,
            "fu": self.counted(raw),
        }


_ROUNDED: Mapping[Rounding, Callable[[int], int]] = {
    Rounding.UP: round_up_fu,
    Rounding.EACH: round_up_fu,
    Rounding.NEAREST: lambda raw: (raw + 5) // 10 * 10,
    Rounding.DOWN: lambda raw: raw // 10 * 10,
    Rounding.NONE: lambda raw: raw,
}
