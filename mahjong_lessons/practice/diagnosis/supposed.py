"""A win as somebody scores it who holds some misconceptions, and what that one answers.

Each of these values is a whole score, from the tiles, from han and fu, or from faan, with
the steps changed that the misconceptions change; without any it is the right one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol, TypeAlias

from mahjong_lessons import hongkong
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.unit_tables import Number, exact
from mahjong_lessons.practice.answers.changes import written_changes
from mahjong_lessons.practice.mistakes import Misconception, Tally
from mahjong_lessons.practice.mistakes.formula import Formula
from mahjong_lessons.practice.mistakes.hong_kong import Method
from mahjong_lessons.practice.mistakes.points import payment_by, points_by
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import STICK_POINTS
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.riichi.win import Win

Value: TypeAlias = int | str | Fraction
"""An answer: a number, or payments in their short form."""

FU_ASKS, HAN_ASKS = ("fu", "raw", "ledger"), ("han",)
POINT_ASKS = ("points", "payment", "worth", "base")
CHANGE_ASKS = ("changes",)
UNIT_ASKS = ("units", "points", "payment", "changes")


@dataclass(frozen=True)
class Supposed:
    """Han and fu as somebody turns them into points who makes these mistakes."""

    mistakes: tuple[Misconception, ...]
    given: HandValue
    formula: Formula
    rules: Rules

    def answer(self, asks: str) -> Value:
        """What is answered."""
        if asks in HAN_ASKS:
            return self.given.han
        if not (self.given.han or self.given.yakuman):
            return "0" if asks == "payment" else 0  # no yaku, no win
        match asks:
            case "points":
                return points_by(self.formula, self.given, self.rules)
            case "worth":
                paid = self.formula.pay(self.given, self.rules)
                sticks = STICK_POINTS * self.given.sticks
                return paid.total(dealer_won=self.given.dealer) + sticks
            case "base":
                return self.formula.base(self.given, self.rules)
        return payment_by(self.formula, self.given, self.rules)


@dataclass(frozen=True)
class SupposedWin(Supposed):
    """A win as somebody scores it who makes these mistakes; the right score without any."""

    tally: Tally
    win: Win

    def answer(self, asks: str) -> Value:
        """What is answered; for a ledger its sum stands."""
        if asks == "fu":
            return self.tally.fu
        if asks in CHANGE_ASKS:
            return self._changes
        return self.tally.raw if asks in FU_ASKS else super().answer(asks)

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
class SupposedEnding:
    """Faan as somebody turns them into units and payments who makes these mistakes."""

    mistakes: tuple[Misconception, ...]
    ending: Ending
    method: Method
    rules: hongkong.Rules

    def answer(self, asks: str) -> Value:
        """What is answered: units of the hand, points of the winner, or who pays."""
        match asks:
            case "units":
                return self.method.worth(self.ending, self.rules)
            case "points":
                return self.method.total(self.ending, self.rules)
        first, each = self.method.pays(self.ending, self.rules)
        if asks == "payment":
            return "/".join(str(amount) for amount in (first, each) if amount) or "0"
        paid = {seat: first if seat is self.ending.discarder else each for seat in Wind}
        changes: dict[str, Number] = {
            seat: exact(-paid[seat]) for seat in Wind if seat is not self.ending.winner
        }
        if self.ending.winner:
            changes[self.ending.winner] = exact(-sum(changes.values()))
        return written_changes(changes)


class Start(Protocol):
    """Where counting starts, and what any misconceptions make of it."""

    @property
    def right(self) -> Guess:
        """The right answer."""

    def single(self, asks: str) -> Iterator[Guess]:
        """Answers with one mistake each."""

    def double(self, asks: str) -> Iterator[Guess]:
        """Answers with two mistakes each."""


Guess: TypeAlias = Supposed | SupposedEnding
