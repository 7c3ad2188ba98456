"""Every attempt at a hand by somebody who holds one misconception, or two that go together.

Counting starts from a win's best reading (or another one that pays the same), from han
and fu that are given, or from the faan of a Hong Kong hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import ClassVar, Protocol, TypeAlias, TypeVar

from mahjong_lessons import hongkong
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.rules import rules_of as hong_kong_rules
from mahjong_lessons.practice.answers.asked import Asked
from mahjong_lessons.practice.diagnosis.attempt import (
    POINTS_ASKED,
    Attempt,
    EndingAttempt,
    PointAttempt,
    Value,
    steps_of,
)
from mahjong_lessons.practice.diagnosis.win_attempts import WinAttempts
from mahjong_lessons.practice.mistakes import (
    HONG_KONG,
    POINTS,
    HongKongMisconception,
    PointMisconception,
)
from mahjong_lessons.practice.mistakes.hong_kong import Method
from mahjong_lessons.practice.mistakes.points.formula import Formula
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.rules import Rules, rules_of
from mahjong_lessons.riichi.scoring import score
from mahjong_lessons.riichi.win import Win


class Attempts(Protocol):
    """The attempts at a hand, counted from one start; ``asked`` is what can be asked of it."""

    asked: ClassVar[tuple[Asked, ...]]

    @property
    def right(self) -> Attempt:
        """The right score."""

    def single(self, asked: Asked) -> Iterator[Attempt]:
        """With one mistake each."""

    def double(self, asked: Asked) -> Iterator[Attempt]:
        """With two mistakes each."""


class PointAttempts:
    """Attempts at han and fu that are given."""

    asked: ClassVar[tuple[Asked, ...]] = POINTS_ASKED

    def __init__(self, given: HandValue, rules: Rules) -> None:
        self.given, self.rules = given, rules

    @property
    def right(self) -> PointAttempt:
        """The right answer."""
        return self._attempt(())

    def single(self, asked: Asked) -> Iterator[PointAttempt]:
        """With one mistake each."""
        return (self._attempt((one,)) for one in POINTS.values())

    def double(self, asked: Asked) -> Iterator[PointAttempt]:
        """With two mistakes each, about different steps."""
        return (self._attempt(pair) for pair in _disjoint(tuple(POINTS.values())))

    def _attempt(self, mistakes: tuple[PointMisconception, ...]) -> PointAttempt:
        return PointAttempt(mistakes, self.given, Formula(**steps_of(mistakes)), self.rules)


class EndingAttempts:
    """Attempts at the end of a Hong Kong hand."""

    asked: ClassVar[tuple[Asked, ...]] = (Asked.UNITS, Asked.POINTS, Asked.PAYMENT, Asked.CHANGES)

    def __init__(self, ending: Ending, rules: hongkong.Rules) -> None:
        self.ending, self.rules = ending, rules

    @property
    def right(self) -> EndingAttempt:
        """The right answer."""
        return self._attempt(())

    def single(self, asked: Asked) -> Iterator[EndingAttempt]:
        """With one mistake each."""
        return (self._attempt((one,)) for one in HONG_KONG.values())

    def double(self, asked: Asked) -> Iterator[EndingAttempt]:
        """With two mistakes each, about different steps."""
        return (self._attempt(pair) for pair in _disjoint(tuple(HONG_KONG.values())))

    def _attempt(self, mistakes: tuple[HongKongMisconception, ...]) -> EndingAttempt:
        return EndingAttempt(mistakes, self.ending, Method(**steps_of(mistakes)), self.rules)


_WithSteps = TypeVar("_WithSteps", PointMisconception, HongKongMisconception)


def _disjoint(mistakes: tuple[_WithSteps, ...]) -> Iterator[tuple[_WithSteps, _WithSteps]]:
    pairs = combinations(mistakes, 2)
    return (pair for pair in pairs if pair[0].steps.keys().isdisjoint(pair[1].steps))


Subject: TypeAlias = Win | hongkong.Win | HandValue | Ending | str
AnyRules: TypeAlias = Rules | hongkong.Rules | str


def attempts_at(subject: Subject, rules: AnyRules = "documents") -> tuple[Attempts, ...]:
    """The attempts at a hand: of a win at its best reading, and at others that pay the same.

    A text is a riichi win in the one-line notation.
    """
    match subject:
        case Ending():
            return _ending_attempts(subject, _hong_kong(rules))
        case hongkong.Win():
            return _hong_kong_attempts(hongkong.score(subject, rules=_hong_kong(rules)))
        case HandValue():
            return (PointAttempts(subject, _riichi(rules)),)
    win = Win.parse(subject) if isinstance(subject, str) else subject
    return _win_attempts(win, _riichi(rules))


def _riichi(rules: AnyRules) -> Rules:
    return rules_of(rules)  # type: ignore[arg-type]  # rules of the other game are refused there


def _hong_kong(rules: AnyRules) -> hongkong.Rules:
    return hong_kong_rules(rules)  # type: ignore[arg-type]


def _hong_kong_attempts(scored: hongkong.Score) -> tuple[EndingAttempts, ...]:
    """None where the sum of faan does not tell whether the hand wins."""
    win, rules = scored.win, scored.rules
    if scored.meets_minimum != (scored.raw >= rules.minimum):
        return ()
    others = (seat for seat in Wind if seat is not win.seat)
    discarder = (win.discarder or next(others)) if win.by is WinBy.RON else None
    ending = Ending(winner=win.seat, faan=scored.raw, discarder=discarder, liable=win.liable)
    return _ending_attempts(ending, rules)


def _ending_attempts(ending: Ending, rules: hongkong.Rules) -> tuple[EndingAttempts, ...]:
    """None for a draw, and where somebody is liable: no misconception is about these."""
    known = ending.winner is not None and ending.liable is None
    return (EndingAttempts(ending, rules),) if known else ()


def _win_attempts(win: Win, rules: Rules) -> tuple[WinAttempts, ...]:
    """The best reading of a win, and others that pay the same."""
    scored = score(win, rules=rules)
    best, *others = scored.readings
    same = (one for one in others if 0 < one.points == best.points)
    return tuple(WinAttempts(scored, reading) for reading in (best, *same))


def wrong_answers(
    subject: Subject, asked: Asked | str = Asked.FU, rules: AnyRules = "documents"
) -> Mapping[str, Value]:
    """What each misconception leads to, by id, where that is not a right answer.

    >>> wrong_answers("234567m345p99p67s tsumo 8s")["F03"]
    30
    """
    return wrong_among(attempts_at(subject, rules), Asked(asked))


def wrong_among(starts: tuple[Attempts, ...], asked: Asked) -> Mapping[str, Value]:
    """The same of attempts that are made already: the first are those at the best reading."""
    right = {attempts.right.answer(asked) for attempts in starts}
    found: dict[str, Value] = {}
    for attempt in starts[0].single(asked) if starts else ():
        answer, (mistake,) = attempt.answer(asked), attempt.mistakes
        if answer not in right:
            found.setdefault(mistake.id, answer)
    return found
