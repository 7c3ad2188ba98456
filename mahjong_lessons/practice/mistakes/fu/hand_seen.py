"""What somebody sees of a win, and the right fu count of that.

The count comes from the same tables as ``riichi.fu_count``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from mahjong_lessons.core.readings import Block, BlockKind, Form, Reading
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.practice.mistakes.fu.tally import FuTally, Rounding, SetSeen
from mahjong_lessons.riichi.fu import (
    BASE_FU,
    CHIITOITSU_FU,
    WAIT_FU,
    FuKind,
    is_pinfu,
    pair_fu,
    pair_value,
    set_kind,
    won_fu,
)
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.riichi.win import Circumstance, Win


@dataclass(frozen=True)
class HandSeen:
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
    def tally(self) -> FuTally:
        """The right count of this reading."""
        if self.reading.form is Form.CHIITOITSU:
            return FuTally(CHIITOITSU_FU, 0, (), 0, 0, Rounding.NONE)
        if self.reading.form is Form.KOKUSHI:
            return FuTally(0, 0, (), 0, 0, Rounding.NONE)
        return self.itemised(self.rules)

    def itemised(self, rules: Rules) -> FuTally:
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
        return FuTally(BASE_FU, won, sets, fu_of_pair, wait, twenty=twenty)
