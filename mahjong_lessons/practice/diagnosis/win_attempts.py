"""Every attempt at a riichi win by somebody who holds one misconception, or two."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import ClassVar

from mahjong_lessons.core.readings import Form
from mahjong_lessons.practice.answers.asked import Asked
from mahjong_lessons.practice.diagnosis.attempt import POINTS_ASKED, WinAttempt, steps_of
from mahjong_lessons.practice.mistakes import (
    FU,
    HAN,
    POINTS,
    FuMisconception,
    FuTally,
    HandSeen,
    Misconception,
    PointMisconception,
)
from mahjong_lessons.practice.mistakes.fu.misconception import FuChange
from mahjong_lessons.practice.mistakes.points.formula import Formula
from mahjong_lessons.riichi.fu import TSUMO_FU
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.judging import judge_reading
from mahjong_lessons.riichi.scoring import Score, ScoredReading

_PINFU = "pinfu"
_FU = (Asked.FU, Asked.RAW, Asked.LEDGER)


@dataclass(frozen=True)
class _Step:
    """One misconception and, of the ways to write it down, the one that is meant.

    ``pinfu`` is set where its holder takes the hand for pinfu, or for none, by what the
    count has become.
    """

    mistake: Misconception
    change: FuChange | None = None
    pinfu: bool = False


class WinAttempts:
    """Attempts at a riichi win, read in one way."""

    asked: ClassVar[tuple[Asked, ...]] = (*_FU, Asked.HAN, *POINTS_ASKED, Asked.CHANGES)

    def __init__(self, scored: Score, reading: ScoredReading) -> None:
        self.scored = scored
        self.hand = HandSeen(scored.win, reading.reading, scored.rules)
        self.judged = reading.judged

    @cached_property
    def han(self) -> Mapping[str, int]:
        """How many han each misconception about han counts too many."""
        return {one.id: one.counts(self.scored) - self.scored.han for one in HAN.values()}

    @cached_property
    def right(self) -> WinAttempt:
        """The right score of this reading."""
        return self._attempt(())

    def single(self, asked: Asked) -> Iterator[WinAttempt]:
        """With one mistake each."""
        return (self._attempt((step,)) for step in self._steps(asked))

    def double(self, asked: Asked) -> Iterator[WinAttempt]:
        """With two mistakes each; those about points matter alone, too."""
        steps = (step for step in self._steps(asked) if self._matters(step))
        for one, other in combinations(steps, 2):
            if _go_together(one, other):
                yield self._attempt((one, other))

    def _steps(self, asked: Asked) -> Iterator[_Step]:
        """The misconceptions that could matter, in the order in which they act."""
        if asked in _FU:
            yield from self._fu_steps
        else:
            fu = (*self._fu_steps, *self._pinfu_steps)
            yield from filter(self._changes_han, fu) if asked is Asked.HAN else fu
        if asked not in _FU and not self.scored.yakuman:
            yield from (_Step(one) for one in HAN.values() if self.han[one.id])
        if asked in (*POINTS_ASKED, Asked.CHANGES):
            yield from map(_Step, POINTS.values())

    def _matters(self, step: _Step) -> bool:
        about_points = isinstance(step.mistake, PointMisconception)
        return not about_points or (
            self._attempt((step,)).answer(Asked.PAYMENT) != self.right.answer(Asked.PAYMENT)
        )

    def _changes_han(self, step: _Step) -> bool:
        return self._attempt((step,)).given.han != self.right.given.han

    @cached_property
    def _pinfu_steps(self) -> tuple[_Step, ...]:
        """Those of the pair and the wait by which a hand seems to be pinfu, or to be none."""
        if not self._may_be_pinfu:
            return ()
        return tuple(
            replace(step, pinfu=True)
            for step in self._fu_steps
            if self._seems_pinfu(self._count((step,))[1]) != self.hand.is_pinfu
        )

    @property
    def _may_be_pinfu(self) -> bool:
        """Closed, of four runs and a pair, with another yaku or pinfu, and below a yakuman."""
        hand, judged = self.hand, self.judged
        runs = hand.is_closed and not any(one.fu for one in hand.tally.sets)
        standard = hand.reading.form is Form.STANDARD
        return bool(runs and standard and judged.han and not judged.yakuman)

    def _seems_pinfu(self, tally: FuTally) -> bool:
        """Whether a closed hand of runs seems to be pinfu: nothing for the pair and the wait."""
        return not (tally.pair or tally.wait)

    def _other_pinfu(self, han: int, tally: FuTally) -> tuple[int, FuTally]:
        """The han and the count of somebody who takes the hand for pinfu, or no more for it."""
        if self.hand.is_pinfu:
            others = any(line.yaku and line.name != _PINFU for line in self.scored.yaku)
            return (han - 1 if others else 0), self._won(tally, TSUMO_FU)
        return han + 1, self._won(tally, 0)

    def _won(self, tally: FuTally, by_tsumo: int) -> FuTally:
        """With so much for a tsumo, where no other belief is about that."""
        own = not self.hand.by_ron and tally.won == self.hand.tally.won
        return tally._replace(won=by_tsumo) if own else tally

    @cached_property
    def _fu_steps(self) -> tuple[_Step, ...]:
        steps = (_Step(one, change) for one in FU.values() for change in one.changes)
        return tuple(step for step in steps if self._count((step,))[1] != self.hand.tally)

    def _count(self, steps: tuple[_Step, ...]) -> tuple[HandSeen, FuTally]:
        """The hand as it is seen, and the fu counted."""
        held = [
            (step.mistake, step.change)
            for step in steps
            if isinstance(step.mistake, FuMisconception) and step.change
        ]
        hand = self.hand
        for mistake, _ in held:
            hand = mistake.seen(hand)
        tally = hand.tally
        for mistake, change in held:
            tally = mistake.apply(tally, hand, change)
        return hand, tally

    def _attempt(self, steps: tuple[_Step, ...]) -> WinAttempt:
        mistakes = tuple(step.mistake for step in steps)
        hand, tally = self._count(steps)
        scored = self.scored
        judged = self.judged
        if hand is not self.hand:
            judged = judge_reading(scored.win, hand.reading, scored.rules)
        han = judged.han
        if any(step.pinfu for step in steps):
            han, tally = self._other_pinfu(han, tally)
        han += sum(self.han[id] for id in (one.id for one in mistakes) if id in HAN)
        points = [one for one in mistakes if isinstance(one, PointMisconception)]
        win = scored.win
        given = HandValue(
            han=han,
            fu=tally.fu,
            dealer=win.is_dealer,
            by=win.by,
            yakuman=judged.yakuman,
            honba=win.honba,
            sticks=win.sticks,
        )
        formula = Formula(**steps_of(points))
        return WinAttempt(mistakes, given, formula, scored.rules, tally, win)


def _go_together(one: _Step, other: _Step) -> bool:
    """Whether two misconceptions can both be held: not two about the same step."""
    match one.mistake, other.mistake:
        case FuMisconception() as first, FuMisconception() as second:
            return first is not second and not (first.reads and second.reads)
        case PointMisconception() as former, PointMisconception() as latter:
            return former.steps.keys().isdisjoint(latter.steps)
    return True
