"""A misconception about fu: a step of the right recipe, done otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from mahjong_lessons.core.readings import Form, Reading
from mahjong_lessons.practice.mistakes.fu.hand_seen import HandSeen
from mahjong_lessons.practice.mistakes.fu.tally import FuTally
from mahjong_lessons.practice.mistakes.misconception import Misconception
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.riichi.scoring import count_fu
from mahjong_lessons.riichi.win import Win

FuChange: TypeAlias = Callable[[FuTally, HandSeen], FuTally]
"""What a belief does to the lines of a count."""


def unchanged(tally: FuTally, hand: HandSeen) -> FuTally:
    """For a belief that is about the reading alone."""
    return tally


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class FuMisconception(Misconception):
    """A misconception about fu: what it does to a count.

    ``changes`` are the ways in which its holder may write it down; the first is the
    usual one. ``reads`` picks another reading of the hand first, where the belief is
    about that. It acts on hands of one ``form`` alone.
    """

    changes: tuple[FuChange, ...] = ()
    reads: Callable[[HandSeen], Reading | None] | None = None
    form: Form = Form.STANDARD

    NEEDED: ClassVar[tuple[str, ...]] = (*Misconception.NEEDED, "changes")

    def count(self, win: Win, rules: Rules | str = DEFAULT) -> FuTally:
        """The count of somebody who holds this, in the best reading of a win.

        It is the right count where the belief makes no difference.

        >>> from mahjong_lessons.practice.mistakes import FU
        >>> tally = FU["F01"].count(Win.parse("234678m999s55p44s ron 5p riichi"))
        >>> tally.raw, tally.fu
        (42, 50)
        """
        hand = self.seen(HandSeen(win, count_fu(win, rules=rules).reading, rules_of(rules)))
        return self.apply(hand.tally, hand, self.changes[0])

    def seen(self, hand: HandSeen) -> HandSeen:
        """What its holder sees: mostly what there is, else the hand read in another way."""
        reading = self.reads(hand) if self.reads and hand.reading.form is self.form else None
        return HandSeen(hand.win, reading, hand.rules) if reading else hand

    def apply(self, tally: FuTally, hand: HandSeen, change: FuChange) -> FuTally:
        """One of its changes, made to a count."""
        return change(tally, hand) if hand.reading.form is self.form else tally
