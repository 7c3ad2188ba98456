"""A fu count as somebody makes it: what is seen of a hand, and the lines written down.

The right count comes from the same tables as ``riichi.fu_count``. It is a plain value,
so that a misconception can change a line, and a second one what the first has left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from mahjong_lessons.core.readings import Block, BlockKind, Form, Reading
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.fu import (
    BASE_FU,
    CHIITOITSU_FU,
    SET_FU,
    WAIT_FU,
    FuKind,
    is_pinfu,
    pair_fu,
    pair_value,
    round_up_fu,
    set_kind,
    won_fu,
)
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.riichi.win import Circumstance, Win

Ledger: TypeAlias = Mapping[str, int | list[int]]
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
        """What it brings."""
        return SET_FU[self.kind][self.outside] * self.halves // 2


class Tally(NamedTuple):
    """The lines of a count, in fu, and how they end.

    ``twenty`` is what a sum of 20 counts for: 30 for an open hand won by ron.

    >>> win = Win.parse("2m678s555z pon 888p chi 456m tsumo 2m")
    >>> tally = Facts(win, win.readings[0], Rules()).tally
    >>> tally.raw, tally.fu, tally.ledger["sets"]
    (34, 40, [0, 8, 2, 0])
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
        sets = [SET_FU[one.kind][one.outside] * one.halves // 2 for one in self.sets]
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
    def ledger(self) -> Ledger:
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


_ROUNDED: Mapping[Rounding, Callable[[int], int]] = MappingProxyType(
    {
        Rounding.UP: round_up_fu,
        Rounding.EACH: round_up_fu,
        Rounding.NEAREST: lambda raw: (raw + 5) // 10 * 10,
        Rounding.DOWN: lambda raw: raw // 10 * 10,
        Rounding.NONE: lambda raw: raw,
    }
)


@dataclass(frozen=True)
class Facts:
    """What can be seen of a win, read in one way."""

    win: Win
    reading: Reading
    rules: Rules

    @cached_property
    def by_ron(self) -> bool:
        """Whether it was won by ron."""
        return self.win.by is WinBy.RON

    @cached_property
    def is_closed(self) -> bool:
        """Whether nothing was called."""
        return self.win.is_closed

    @cached_property
    def is_pinfu(self) -> bool:
        """Whether the hand is pinfu."""
        return is_pinfu(self.win, self.reading)

    @cached_property
    def places(self) -> tuple[int, ...]:
        """The places of the sets among the blocks of the reading, in order."""
        blocks = enumerate(self.reading.blocks)
        return tuple(n for n, block in blocks if block.kind is not BlockKind.JANTOU)

    @cached_property
    def sets(self) -> tuple[Block, ...]:
        """The sets, in order."""
        return tuple(self.reading.blocks[place] for place in self.places)

    @cached_property
    def finished(self) -> int:
        """Which of the sets the winning tile finished; -1 if it was the pair."""
        places = self.places
        return places.index(self.reading.won) if self.reading.won in places else -1

    def value_of(self, block: Block) -> int:
        """How often the tile of a block has value: 0, 1, or 2 for the double wind."""
        return pair_value(block.first, self.win.seat, self.win.round)

    @cached_property
    def tally(self) -> Tally:
        """The right count of this reading."""
        if self.reading.form is Form.CHIITOITSU:
            return Tally(CHIITOITSU_FU, 0, (), 0, 0, Rounding.NONE)
        if self.reading.form is Form.KOKUSHI:
            return Tally(0, 0, (), 0, 0, Rounding.NONE)
        return self.itemised(self.rules)

    def itemised(self, rules: Rules) -> Tally:
        """The lines of a standard hand, or what they would be, under any rules."""
        win, pair = self.win, self.reading.pair
        won = won_fu(
            by_ron=self.by_ron,
            closed=self.is_closed,
            pinfu=self.is_pinfu,
            rinshan=Circumstance.RINSHAN in win.circumstances,
            rules=rules,
        )
        sets = tuple(
            SetSeen(set_kind(block, by_ron=self.by_ron and n == self.finished), block.is_yaochuu)
            for n, block in enumerate(self.sets)
        )
        fu_of_pair = pair_fu(pair.first, win.seat, win.round, rules=rules) if pair else 0
        wait = WAIT_FU[FuKind(self.reading.wait.value)]
        twenty = rules.open_pinfu_fu if self.by_ron and not self.is_closed else BASE_FU
        return Tally(BASE_FU, won, sets, fu_of_pair, wait, twenty=twenty)
