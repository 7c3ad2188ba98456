"""What somebody would answer about a win who holds one misconception, or two.

A :class:`Supposed` count is a win scored from the tiles to the payments, with the steps
changed that the misconceptions change. It starts from the best reading, or from another
one that pays the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, TypeAlias

from mahjong_lessons.practice.given import Given
from mahjong_lessons.practice.misconceptions import (
    FU,
    HAN,
    POINTS,
    Facts,
    FuMisconception,
    HanMisconception,
    Misconception,
    PointMisconception,
    Tally,
)
from mahjong_lessons.practice.misconceptions.formula import Formula
from mahjong_lessons.practice.misconceptions.fu_changes import Change
from mahjong_lessons.practice.misconceptions.points import payment_by, points_by
from mahjong_lessons.riichi.judging import judge_reading
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.riichi.scoring import Score, ScoredReading, score
from mahjong_lessons.riichi.win import Win

Value: TypeAlias = int | str
"""An answer: a number, or payments in their short form."""

FU_ASKS, HAN_ASKS, POINT_ASKS = ("fu", "raw", "ledger"), ("han",), ("points", "payment")
ASKS = FU_ASKS + HAN_ASKS + POINT_ASKS


@dataclass(frozen=True)
class Supposed:
    """A win as somebody scores it who makes these mistakes; the right score without any."""

    mistakes: tuple[Misconception, ...]
    tally: Tally
    given: Given
    formula: Formula
    rules: Rules

    def answer(self, asks: str) -> Value:
        """What is answered; for a ledger the sum, which stands for it."""
        match asks:
            case "fu":
                return self.tally.fu
            case "han":
                return self.given.han
            case "points":
                return self.points
            case "payment":
                return self.payment
        return self.tally.raw

    @property
    def wins(self) -> bool:
        """Whether there is a yaku."""
        return bool(self.given.han or self.given.yakuman)

    @property
    def points(self) -> int:
        """What the hand is worth, without honba and sticks."""
        return points_by(self.formula, self.given, self.rules) if self.wins else 0

    @property
    def payment(self) -> str:
        """What each pays, in the short form."""
        return payment_by(self.formula, self.given, self.rules) if self.wins else "0"


@dataclass(frozen=True)
class _Step:
    """One misconception and, of the ways to write it down, the one that is meant."""

    mistake: Misconception
    change: Change | None = None


class Start:
    """A reading to start from, and what any misconceptions make of it."""

    def __init__(self, scored: Score, reading: ScoredReading) -> None:
        self.scored = scored
        self.facts = Facts(scored.win, reading.reading, scored.rules)
        self.judged = reading.judged
        self.han = {one.id: one.counts(scored) - scored.han for one in HAN.values()}

    @cached_property
    def right(self) -> Supposed:
        """The right score of this reading."""
        return self._suppose(())

    def single(self, asks: str) -> Iterator[Supposed]:
        """With one mistake each."""
        return (self._suppose((step,)) for step in self._steps(asks))

    def double(self, asks: str) -> Iterator[Supposed]:
        """With two mistakes each; those about points matter alone, too."""
        steps = (step for step in self._steps(asks) if self._matters(step))
        for one, other in combinations(steps, 2):
            if _go_together(one, other):
                yield self._suppose((one, other))

    def _steps(self, asks: str) -> Iterator[_Step]:
        """The misconceptions that could matter, in the order in which they act."""
        if asks not in HAN_ASKS:
            yield from self._fu_steps
        if asks not in FU_ASKS and not self.scored.yakuman:
            yield from (_Step(one) for one in HAN.values() if self.han[one.id])
        if asks in POINT_ASKS:
            yield from map(_Step, POINTS.values())

    def _matters(self, step: _Step) -> bool:
        about_points = isinstance(step.mistake, PointMisconception)
        return not about_points or self._suppose((step,)).payment != self.right.payment

    @cached_property
    def _fu_steps(self) -> tuple[_Step, ...]:
        steps = (_Step(one, change) for one in FU.values() for change in one.changes)
        return tuple(step for step in steps if self._count((step,))[1] != self.facts.tally)

    def _count(self, steps: tuple[_Step, ...]) -> tuple[Facts, Tally]:
        """The hand as it is seen, and the fu counted."""
        held = [
            (step.mistake, step.change)
            for step in steps
            if isinstance(step.mistake, FuMisconception) and step.change
        ]
        facts = self.facts
        for mistake, _ in held:
            facts = mistake.seen(facts)
        tally = facts.tally
        for mistake, change in held:
            tally = mistake.apply(tally, facts, change)
        return facts, tally

    def _suppose(self, steps: tuple[_Step, ...]) -> Supposed:
        facts, tally = self._count(steps)
        scored = self.scored
        judged = self.judged
        if facts is not self.facts:
            judged = judge_reading(scored.win, facts.reading, scored.rules)
        han = judged.han
        changed: dict[str, Any] = {}
        for step in steps:
            match step.mistake:
                case HanMisconception(id=name):
                    han += self.han[name]
                case PointMisconception(steps=others):
                    changed.update(others)
        win = scored.win
        given = Given(
            han=han,
            fu=tally.fu,
            dealer=win.is_dealer,
            by=win.by,
            yakuman=judged.yakuman,
            honba=win.honba,
            sticks=win.sticks,
        )
        mistakes = tuple(step.mistake for step in steps)
        return Supposed(mistakes, tally, given, Formula(**changed), scored.rules)


def _go_together(one: _Step, other: _Step) -> bool:
    """Whether two misconceptions can both be held: not two about the same step."""
    match one.mistake, other.mistake:
        case FuMisconception() as first, FuMisconception() as second:
            return first is not second and not (first.reads and second.reads)
        case PointMisconception() as former, PointMisconception() as latter:
            return former.steps.keys().isdisjoint(latter.steps)
    return True


def starts(win: Win, rules: Rules | str = DEFAULT) -> tuple[Start, ...]:
    """The best reading, and others that pay the same."""
    scored = score(win, rules_of(rules))
    if len(win.readings) == 1:
        only = scored.readings
    else:
        best = scored.readings[0]
        only = tuple(one for one in scored.readings if one is best or 0 < one.points == best.points)
    return tuple(Start(scored, reading) for reading in only)


def wrong_answers(win: Win, asks: str = "fu", rules: Rules | str = DEFAULT) -> Mapping[str, Value]:
    """What each misconception leads to, by id, where that is not a right answer.

    >>> wrong_answers(Win.parse("234567m345p99p67s tsumo 8s"))["F03"]
    30
    """
    begun = starts(win, rules)
    right = {start.right.answer(asks) for start in begun}
    found: dict[str, Value] = {}
    for supposed in begun[0].single(asks):
        answer, (mistake,) = supposed.answer(asks), supposed.mistakes
        if answer not in right:
            found.setdefault(mistake.id, answer)
    return found
