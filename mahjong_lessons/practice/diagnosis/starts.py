"""What somebody would answer who holds one misconception, or two: all that there are.

Counting starts from a win's best reading (or another one that pays the same), from han
and fu that are given, or from the faan of a Hong Kong hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import Any, TypeAlias, TypeVar

from mahjong_lessons import hongkong
from mahjong_lessons.core.readings import Form
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.rules import rules_of as hong_kong_rules
from mahjong_lessons.practice.diagnosis.supposed import (
    CHANGE_ASKS,
    FU_ASKS,
    HAN_ASKS,
    POINT_ASKS,
    Start,
    Supposed,
    SupposedEnding,
    SupposedWin,
    Value,
)
from mahjong_lessons.practice.mistakes import (
    FU,
    HAN,
    HONG_KONG,
    POINTS,
    Facts,
    FuMisconception,
    HongKongMisconception,
    Misconception,
    PointMisconception,
    Tally,
)
from mahjong_lessons.practice.mistakes.formula import Formula
from mahjong_lessons.practice.mistakes.fu_changes import Change
from mahjong_lessons.practice.mistakes.hong_kong import Method
from mahjong_lessons.riichi.fu import TSUMO_FU
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.judging import judge_reading
from mahjong_lessons.riichi.rules import Rules, rules_of
from mahjong_lessons.riichi.scoring import Score, ScoredReading, score
from mahjong_lessons.riichi.win import Win

_PINFU = "pinfu"


@dataclass(frozen=True)
class _Step:
    """One misconception and, of the ways to write it down, the one that is meant.

    ``pinfu`` is set where its holder takes the hand for pinfu, or for none, by what the
    count has become.
    """

    mistake: Misconception
    change: Change | None = None
    pinfu: bool = False


class WinStart:
    """A reading of a win to start from, and what any misconceptions make of it."""

    def __init__(self, scored: Score, reading: ScoredReading) -> None:
        self.scored = scored
        self.facts = Facts(scored.win, reading.reading, scored.rules)
        self.judged = reading.judged

    @cached_property
    def han(self) -> Mapping[str, int]:
        """How many han each misconception about han counts too many."""
        return {one.id: one.counts(self.scored) - self.scored.han for one in HAN.values()}

    @cached_property
    def right(self) -> SupposedWin:
        """The right score of this reading."""
        return self._suppose(())

    def single(self, asks: str) -> Iterator[SupposedWin]:
        """With one mistake each."""
        return (self._suppose((step,)) for step in self._steps(asks))

    def double(self, asks: str) -> Iterator[SupposedWin]:
        """With two mistakes each; those about points matter alone, too."""
        steps = (step for step in self._steps(asks) if self._matters(step))
        for one, other in combinations(steps, 2):
            if _go_together(one, other):
                yield self._suppose((one, other))

    def _steps(self, asks: str) -> Iterator[_Step]:
        """The misconceptions that could matter, in the order in which they act."""
        if asks in FU_ASKS:
            yield from self._fu_steps
        else:
            fu = (*self._fu_steps, *self._pinfu_steps)
            yield from filter(self._changes_han, fu) if asks in HAN_ASKS else fu
        if asks not in FU_ASKS and not self.scored.yakuman:
            yield from (_Step(one) for one in HAN.values() if self.han[one.id])
        if asks in (*POINT_ASKS, *CHANGE_ASKS):
            yield from map(_Step, POINTS.values())

    def _matters(self, step: _Step) -> bool:
        about_points = isinstance(step.mistake, PointMisconception)
        return not about_points or (
            self._suppose((step,)).answer("payment") != self.right.answer("payment")
        )

    def _changes_han(self, step: _Step) -> bool:
        return self._suppose((step,)).given.han != self.right.given.han

    @cached_property
    def _pinfu_steps(self) -> tuple[_Step, ...]:
        """Those of the pair and the wait by which a hand seems to be pinfu, or to be none."""
        if not self._may_be_pinfu:
            return ()
        return tuple(
            replace(step, pinfu=True)
            for step in self._fu_steps
            if self._seems_pinfu(self._count((step,))[1]) != self.facts.is_pinfu
        )

    @property
    def _may_be_pinfu(self) -> bool:
        """Closed, of four runs and a pair, with another yaku or pinfu, and below a yakuman."""
        facts, judged = self.facts, self.judged
        runs = facts.is_closed and not any(one.fu for one in facts.tally.sets)
        standard = facts.reading.form is Form.STANDARD
        return bool(runs and standard and judged.han and not judged.yakuman)

    def _seems_pinfu(self, tally: Tally) -> bool:
        """Whether a closed hand of runs seems to be pinfu: nothing for the pair and the wait."""
        return not (tally.pair or tally.wait)

    def _other_pinfu(self, han: int, tally: Tally) -> tuple[int, Tally]:
        """The han and the count of somebody who takes the hand for pinfu, or no more for it."""
        if self.facts.is_pinfu:
            others = any(line.yaku and line.name != _PINFU for line in self.scored.yaku)
            return (han - 1 if others else 0), self._won(tally, TSUMO_FU)
        return han + 1, self._won(tally, 0)

    def _won(self, tally: Tally, by_tsumo: int) -> Tally:
        """With so much for a tsumo, where no other belief is about that."""
        own = not self.facts.by_ron and tally.won == self.facts.tally.won
        return tally._replace(won=by_tsumo) if own else tally

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

    def _suppose(self, steps: tuple[_Step, ...]) -> SupposedWin:
        mistakes = tuple(step.mistake for step in steps)
        facts, tally = self._count(steps)
        scored = self.scored
        judged = self.judged
        if facts is not self.facts:
            judged = judge_reading(scored.win, facts.reading, scored.rules)
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
        formula = Formula(**_steps(points))
        return SupposedWin(mistakes, given, formula, scored.rules, tally, win)


def _go_together(one: _Step, other: _Step) -> bool:
    """Whether two misconceptions can both be held: not two about the same step."""
    match one.mistake, other.mistake:
        case FuMisconception() as first, FuMisconception() as second:
            return first is not second and not (first.reads and second.reads)
        case PointMisconception() as former, PointMisconception() as latter:
            return former.steps.keys().isdisjoint(latter.steps)
    return True


class GivenStart:
    """Han and fu to start from."""

    def __init__(self, given: HandValue, rules: Rules) -> None:
        self.given, self.rules = given, rules

    @property
    def right(self) -> Supposed:
        """The right answer."""
        return self._suppose(())

    def single(self, asks: str) -> Iterator[Supposed]:
        """With one mistake each."""
        return (self._suppose((one,)) for one in POINTS.values())

    def double(self, asks: str) -> Iterator[Supposed]:
        """With two mistakes each, about different steps."""
        return (self._suppose(pair) for pair in _disjoint(tuple(POINTS.values())))

    def _suppose(self, mistakes: tuple[PointMisconception, ...]) -> Supposed:
        return Supposed(mistakes, self.given, Formula(**_steps(mistakes)), self.rules)


class EndingStart:
    """The end of a Hong Kong hand to start from."""

    def __init__(self, ending: Ending, rules: hongkong.Rules) -> None:
        self.ending, self.rules = ending, rules

    @property
    def right(self) -> SupposedEnding:
        """The right answer."""
        return self._suppose(())

    def single(self, asks: str) -> Iterator[SupposedEnding]:
        """With one mistake each."""
        return (self._suppose((one,)) for one in HONG_KONG.values())

    def double(self, asks: str) -> Iterator[SupposedEnding]:
        """With two mistakes each, about different steps."""
        return (self._suppose(pair) for pair in _disjoint(tuple(HONG_KONG.values())))

    def _suppose(self, mistakes: tuple[HongKongMisconception, ...]) -> SupposedEnding:
        return SupposedEnding(mistakes, self.ending, Method(**_steps(mistakes)), self.rules)


_WithSteps = TypeVar("_WithSteps", PointMisconception, HongKongMisconception)


def _disjoint(mistakes: tuple[_WithSteps, ...]) -> Iterator[tuple[_WithSteps, _WithSteps]]:
    pairs = combinations(mistakes, 2)
    return (pair for pair in pairs if pair[0].steps.keys().isdisjoint(pair[1].steps))


def _steps(mistakes: Iterable[PointMisconception | HongKongMisconception]) -> dict[str, Any]:
    return {name: step for one in mistakes for name, step in one.steps.items()}


Subject: TypeAlias = Win | hongkong.Win | HandValue | Ending | str
AnyRules: TypeAlias = Rules | hongkong.Rules | str


def starts(subject: Subject, rules: AnyRules = "documents") -> tuple[Start, ...]:
    """Where counting may start: a win's best reading, and others that pay the same.

    A text is a riichi win in the one-line notation.
    """
    match subject:
        case Ending():
            return _ending_starts(subject, _hong_kong(rules))
        case hongkong.Win():
            return _hong_kong_starts(hongkong.score(subject, rules=_hong_kong(rules)))
        case HandValue():
            return (GivenStart(subject, _riichi(rules)),)
    win = Win.parse(subject) if isinstance(subject, str) else subject
    return win_starts(win, _riichi(rules))


def _riichi(rules: AnyRules) -> Rules:
    return rules_of(rules)  # type: ignore[arg-type]  # rules of the other game are refused there


def _hong_kong(rules: AnyRules) -> hongkong.Rules:
    return hong_kong_rules(rules)  # type: ignore[arg-type]


def _hong_kong_starts(scored: hongkong.Score) -> tuple[EndingStart, ...]:
    """None where the sum of faan does not tell whether the hand wins."""
    win, rules = scored.win, scored.rules
    if scored.meets_minimum != (scored.raw >= rules.minimum):
        return ()
    others = (seat for seat in Wind if seat is not win.seat)
    discarder = (win.discarder or next(others)) if win.by is WinBy.RON else None
    return _ending_starts(
        Ending(winner=win.seat, faan=scored.raw, discarder=discarder, liable=win.liable), rules
    )


def _ending_starts(ending: Ending, rules: hongkong.Rules) -> tuple[EndingStart, ...]:
    """None for a draw, and where somebody is liable: no misconception is about these."""
    known = ending.winner is not None and ending.liable is None
    return (EndingStart(ending, rules),) if known else ()


def win_starts(win: Win, rules: Rules) -> tuple[WinStart, ...]:
    """The best reading of a win, and others that pay the same."""
    scored = score(win, rules=rules)
    best, *others = scored.readings
    same = (one for one in others if 0 < one.points == best.points)
    return tuple(WinStart(scored, reading) for reading in (best, *same))


def wrong_answers(
    subject: Subject, asks: str = "fu", rules: AnyRules = "documents"
) -> Mapping[str, Value]:
    """What each misconception leads to, by id, where that is not a right answer.

    >>> wrong_answers("234567m345p99p67s tsumo 8s")["F03"]
    30
    """
    begun = starts(subject, rules)
    right = {start.right.answer(asks) for start in begun}
    found: dict[str, Value] = {}
    for guess in begun[0].single(asks):
        answer, (mistake,) = guess.answer(asks), guess.mistakes
        if answer not in right:
            found.setdefault(mistake.id, answer)
    return found
