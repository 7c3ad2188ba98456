"""A misconception about points or payments: steps of the formula, done otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from mahjong_lessons.practice.answers.payments import written_payment
from mahjong_lessons.practice.mistakes.misconception import Misconception
from mahjong_lessons.practice.mistakes.points.formula import Formula
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PointMisconception(Misconception):
    """A misconception about points or payments: the steps of the formula that it changes.

    >>> from mahjong_lessons.practice.mistakes import POINTS
    >>> POINTS["P07"].points(HandValue.parse("1 han 30 fu"))
    900
    >>> POINTS["P17"].payment(HandValue.parse("2 han 30 fu tsumo"))
    '1000/500'
    """

    steps: Mapping[str, Any] = field(default_factory=dict)

    NEEDED: ClassVar[tuple[str, ...]] = (*Misconception.NEEDED, "steps")

    @property
    def shows(self) -> tuple[str, ...]:
        """Wins, as han and fu, on which it shows: those of its samples."""
        return tuple(one.about for one in self.samples)

    def points(self, given: HandValue, rules: Rules | str = DEFAULT) -> int:
        """What its holder takes a hand to be worth, without honba and sticks."""
        return points_by(Formula(**self.steps), given, rules_of(rules))

    def payment(self, given: HandValue, rules: Rules | str = DEFAULT) -> str:
        """What its holder takes each to pay, in the short form, honba included."""
        return payment_by(Formula(**self.steps), given, rules_of(rules))


def points_by(formula: Formula, given: HandValue, rules: Rules) -> int:
    """What a hand is worth by a formula, without honba and sticks."""
    paid = formula.pay(replace(given, honba=0, sticks=0), rules)
    return paid.total(dealer_won=given.dealer)


def payment_by(formula: Formula, given: HandValue, rules: Rules) -> str:
    """What each pays by a formula, in the short form."""
    paid = formula.pay(given, rules)
    return written_payment(paid.discarder or paid.others, paid.dealer)
