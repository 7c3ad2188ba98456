"""From faan to payments in steps that can go wrong one by one.

Units and shares are those of document C.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.payments import DISCARD_SHARES, SELF_DRAW_SHARE, counted, units
from mahjong_lessons.hongkong.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.hongkong.unit_tables import Number, exact
from mahjong_lessons.practice.mistakes.misconception import Misconception

NO_WIN = -1
"""Stands for the faan of a hand below the minimum."""

Shares = tuple[Number, Number]
"""What the discarder pays, and each of the others; by self-draw the first is 0."""


def right_faan(ending: Ending, rules: Rules) -> int:
    """Faan up to the limit, or :data:`NO_WIN`."""
    faan = counted(ending.faan, rules=rules)
    return faan if faan >= rules.minimum else NO_WIN


def right_units(faan: int, ending: Ending, rules: Rules) -> int:
    """Units by the table."""
    return units(faan, rules=rules)


def right_shares(ending: Ending, rules: Rules) -> Shares:
    """Shares of the discarder and of each other."""
    return (0, SELF_DRAW_SHARE) if ending.discarder is None else DISCARD_SHARES[rules.discard]


def right_points(paid: Number, rules: Rules) -> Number:
    """Points for units."""
    return paid * rules.points_per_unit


class Method(NamedTuple):
    """The steps from faan to payments, each of which a misconception may change.

    >>> ending = Ending.parse("S 4 from W")
    >>> Method().pays(ending, DEFAULT), Method().total(ending, DEFAULT)
    ((32, 0), 32)
    """

    faan: Callable[[Ending, Rules], int] = right_faan
    units: Callable[[int, Ending, Rules], int] = right_units
    shares: Callable[[Ending, Rules], Shares] = right_shares
    points: Callable[[Number, Rules], Number] = right_points

    def worth(self, ending: Ending, rules: Rules) -> int:
        """Units of the hand; 0 where it does not win."""
        faan = self.faan(ending, rules)
        return self.units(faan, ending, rules) if faan != NO_WIN else 0

    def pays(self, ending: Ending, rules: Rules) -> Shares:
        """What the discarder pays and each of the others, in points."""
        worth = self.worth(ending, rules)
        first, each = self.shares(ending, rules)
        return self._paid(first * worth, rules), self._paid(each * worth, rules)

    def total(self, ending: Ending, rules: Rules) -> Number:
        """What the winner receives, in points."""
        first, each = self.pays(ending, rules)
        return exact(each * 3 if ending.discarder is None else first + each * 2)

    def _paid(self, amount: Number, rules: Rules) -> Number:
        return exact(self.points(amount, rules))


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class HongKongMisconception(Misconception):
    """A misconception about units or who pays them: the steps that it changes.

    >>> from mahjong_lessons.practice.mistakes import HONG_KONG
    >>> HONG_KONG["H01"].total(Ending.parse("S 4 from W"))
    16
    """

    steps: Mapping[str, Any] = field(default_factory=dict)

    NEEDED: ClassVar[tuple[str, ...]] = (*Misconception.NEEDED, "steps")

    @property
    def shows(self) -> str:
        """How a hand ended on which it shows: that of its first sample."""
        return self.samples[0].about

    @property
    def table(self) -> Rules:
        """The rules under which it shows there."""
        return rules_of(self.samples[0].rules)

    def units(self, ending: Ending, rules: Rules | str = DEFAULT) -> int:
        """The units that its holder takes a hand for."""
        return Method(**self.steps).worth(ending, rules_of(rules))

    def pays(self, ending: Ending, rules: Rules | str = DEFAULT) -> Shares:
        """What its holder takes the discarder and each of the others to pay."""
        return Method(**self.steps).pays(ending, rules_of(rules))

    def total(self, ending: Ending, rules: Rules | str = DEFAULT) -> Number:
        """What its holder takes the winner to receive."""
        return Method(**self.steps).total(ending, rules_of(rules))
