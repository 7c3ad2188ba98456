"""A hand as somebody scores it who holds some misconceptions; the right score without any.

Each is a whole score, from the tiles, from han and fu, or from faan, with the steps changed
that the misconceptions change.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeAlias

from mahjong_lessons import hongkong
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.unit_tables import Number, exact
from mahjong_lessons.practice.answers.asked import Asked
from mahjong_lessons.practice.answers.changes import written_changes
from mahjong_lessons.practice.mistakes import (
    FuTally,
    HongKongMisconception,
    Misconception,
    PointMisconception,
)
from mahjong_lessons.practice.mistakes.hong_kong import Method
from mahjong_lessons.practice.mistakes.points.formula import Formula
from mahjong_lessons.practice.mistakes.points.misconception import payment_by, points_by
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import STICK_POINTS
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.riichi.win import Win

POINTS_ASKED = (Asked.POINTS, Asked.PAYMENT, Asked.WORTH, Asked.BASE)
"""What can be asked where han and fu are known."""

Value: TypeAlias = int | str | Fraction
"""An answer: a number, or payments or changes in their short form."""


@dataclass(frozen=True)
class PointAttempt:
    """Han and fu as somebody turns them into points who makes these mistakes."""

    mistakes: tuple[Misconception, ...]
    given: HandValue
    formula: Formula
    rules: Rules

    def answer(self, asked: Asked) -> Value:
        """What is answered."""
        if asked is Asked.HAN:
            return self.given.han
        if not (self.given.han or self.given.yakuman):
            return "0" if asked is Asked.PAYMENT else 0  # no yaku, no win
        match asked:
            case Asked.POINTS:
                return points_by(self.formula, self.given, self.rules)
            case Asked.WORTH:
                paid = self.formula.pay(self.given, self.rules)
                sticks = STICK_POINTS * self.given.sticks
                return paid.total(dealer_won=self.given.dealer) + sticks
            case Asked.BASE:
                return self.formula.base(self.given, self.rules)
        return payment_by(self.formula, self.given, self.rules)


@dataclass(frozen=True)
class WinAttempt(PointAttempt):
    """A riichi win as somebody scores it who makes these mistakes."""

    tally: FuTally
    win: Win

    def answer(self, asked: Asked) -> Value:
        """What is answered; for a ledger its sum stands."""
        match asked:
            case Asked.FU:
                return self.tally.fu
            case Asked.RAW | Asked.LEDGER:
                return self.tally.raw
            case Asked.CHANGES:
                return self._changes
        return super().answer(asked)

    @property
    def _changes(self) -> str:
        """Nothing that can be answered where the discarder is not known, or somebody is liable."""
        winner, discarder = self.win.seat, self.win.discarder
        if self.win.liable or (self.win.by is WinBy.RON and not discarder):
            return ""
        if not (self.given.han or self.given.yakuman):
            return written_changes({})
        paid = self.formula.pay(self.given, self.rules)
        lost = {seat: paid.dealer if seat is Wind.EAST else paid.others for seat in Wind}
        if discarder:
            lost = {discarder: paid.discarder}
        changes: dict[str, Number] = {
            seat: -points for seat, points in lost.items() if seat is not winner
        }
        changes[winner] = STICK_POINTS * self.win.sticks - sum(changes.values())
        return written_changes(changes)


@dataclass(frozen=True)
class EndingAttempt:
    """Faan as somebody turns them into units and payments who makes these mistakes."""

    mistakes: tuple[Misconception, ...]
    ending: Ending
    method: Method
    rules: hongkong.Rules

    def answer(self, asked: Asked) -> Value:
        """What is answered: units of the hand, points of the winner, or who pays."""
        match asked:
            case Asked.UNITS:
                return self.method.worth(self.ending, self.rules)
            case Asked.POINTS:
                return self.method.total(self.ending, self.rules)
        first, each = self.method.pays(self.ending, self.rules)
        if asked is Asked.PAYMENT:
            return "/".join(str(amount) for amount in (first, each) if amount) or "0"
        paid = {seat: first if seat is self.ending.discarder else each for seat in Wind}
        changes: dict[str, Number] = {
            seat: exact(-paid[seat]) for seat in Wind if seat is not self.ending.winner
        }
        if self.ending.winner:
            changes[self.ending.winner] = exact(-sum(changes.values()))
        return written_changes(changes)


Attempt: TypeAlias = PointAttempt | EndingAttempt
"""A score of somebody, right or wrong."""


def steps_of(mistakes: Iterable[PointMisconception | HongKongMisconception]) -> dict[str, Any]:
    """All steps that some misconceptions change."""
    return {name: step for one in mistakes for name, step in one.steps.items()}
