"""What people get wrong between faan and payments in Hong Kong.

Each misconception is the right way from faan to points with a step done otherwise.
Units and shares are those of document C; some beliefs are another table's rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from operator import index
from types import MappingProxyType
from typing import Any, NamedTuple

from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.payments import (
    DISCARD_SHARES,
    LIMIT,
    SELF_DRAW_SHARE,
    counted,
    units,
)
from mahjong_lessons.hongkong.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.hongkong.unit_tables import Number, exact
from mahjong_lessons.practice.mistakes.base import Misconception
from mahjong_lessons.riichi.payments import round_up_points

NO_WIN = -1
"""Stands for the faan of a hand below the minimum."""

Shares = tuple[Number, Number]
"""What the discarder pays, and each of the others; by self-draw the first is 0."""


def _faan(ending: Ending, rules: Rules) -> int:
    faan = counted(ending.faan, rules=rules)
    return faan if faan >= rules.minimum else NO_WIN


def _units(faan: int, ending: Ending, rules: Rules) -> int:
    return units(faan, rules=rules)


def _shares(ending: Ending, rules: Rules) -> Shares:
    return (0, SELF_DRAW_SHARE) if ending.discarder is None else DISCARD_SHARES[rules.discard]


def _points(paid: Number, rules: Rules) -> Number:
    return paid * rules.points_per_unit


class Method(NamedTuple):
    """The steps from faan to payments, each of which a misconception may change.

    >>> ending = Ending.parse("S 4 from W")
    >>> Method().pays(ending, DEFAULT), Method().total(ending, DEFAULT)
    ((32, 0), 32)
    """

    faan: Callable[[Ending, Rules], int] = _faan
    units: Callable[[int, Ending, Rules], int] = _units
    shares: Callable[[Ending, Rules], Shares] = _shares
    points: Callable[[Number, Rules], Number] = _points

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

    ``shows`` is how a hand ended on which it shows, under the rules of a ``table``.

    >>> HONG_KONG["H01"].total(Ending.parse("S 4 from W"))
    16
    """

    steps: Mapping[str, Any]
    shows: str
    table: Rules = DEFAULT

    def units(self, ending: Ending, rules: Rules | str = DEFAULT) -> int:
        """The units that its holder takes a hand for."""
        return Method(**self.steps).worth(ending, rules_of(rules))

    def pays(self, ending: Ending, rules: Rules | str = DEFAULT) -> Shares:
        """What its holder takes the discarder and each of the others to pay."""
        return Method(**self.steps).pays(ending, rules_of(rules))

    def total(self, ending: Ending, rules: Rules | str = DEFAULT) -> Number:
        """What its holder takes the winner to receive."""
        return Method(**self.steps).total(ending, rules_of(rules))


# --- steps done otherwise -------------------------------------------------------------


def _other_table(faan: int, ending: Ending, rules: Rules) -> int:
    return units(faan, rules=replace(rules, table=_OTHER_TABLE.get(rules.table, rules.table)))


_OTHER_TABLE: dict[object, Any] = {"half-spicy": "spicy", "spicy": "half-spicy"}


def _half_more(faan: int, ending: Ending, rules: Rules) -> int:
    """Above 4 faan each step × 1.5, where the table has × 1.5 and × 4/3 in turn."""
    if rules.table != "half-spicy" or faan <= 4:
        return units(faan, rules=rules)
    return int(units(4, rules=rules) * Fraction(3, 2) ** (faan - 4))


def _faan_as_units(faan: int, ending: Ending, rules: Rules) -> int:
    return faan


def _no_limit(ending: Ending, rules: Rules) -> int:
    if ending.faan == LIMIT or _faan(ending, rules) == NO_WIN:
        return _faan(ending, rules)
    return index(ending.faan)


def _beyond(faan: int, ending: Ending, rules: Rules) -> int:
    """The table as far as it goes."""
    if not isinstance(rules.table, str):
        return units(faan, rules=rules)
    return units(faan, rules=replace(rules, limit=_HIGHEST_LIMIT))


_HIGHEST_LIMIT = 13


def _no_minimum(ending: Ending, rules: Rules) -> int:
    return counted(ending.faan, rules=rules)


def _by_discard(first: Number, each: Number) -> Mapping[str, Any]:
    def shares(ending: Ending, rules: Rules) -> Shares:
        return _shares(ending, rules) if ending.discarder is None else (first, each)

    return {"shares": shares}


def _by_self_draw(each: Callable[[Rules], Number]) -> Mapping[str, Any]:
    def shares(ending: Ending, rules: Rules) -> Shares:
        return (0, each(rules)) if ending.discarder is None else _shares(ending, rules)

    return {"shares": shares}


def _as_much_as_a_discard(rules: Rules) -> Number:
    first, each = DISCARD_SHARES[rules.discard]
    return exact(Fraction(first + 2 * each) / 3)


def _dealer_doubles(ending: Ending, rules: Rules) -> Shares:
    first, each = _shares(ending, rules)
    return (first * 2, each * 2) if ending.winner is Wind.EAST else (first, each)


def _hundreds(paid: Number, rules: Rules) -> Number:
    return round_up_points(-int(-_points(paid, rules) // 1))


def _no_points(paid: Number, rules: Rules) -> Number:
    return paid


# --- the list -------------------------------------------------------------------------

_UNITS, _PAYS = "14-hong-kong-units", "15-hong-kong-payments"


def _list() -> Iterator[HongKongMisconception]:
    yield HongKongMisconception(
        id="H01",
        title="the discarder pays one share",
        hint="By a discard its player pays two shares, and the others nothing.",
        lesson=_PAYS,
        steps=_by_discard(1, 0),
        shows="S 4 from W",
    )
    yield HongKongMisconception(
        id="H02",
        title="on a discard the other two pay as well",
        hint="Here the discarder pays alone; elsewhere the responsibility is shared.",
        lesson=_PAYS,
        rule="discard",
        under="half",
        steps=_by_discard(*DISCARD_SHARES["half"]),
        shows="S 4 from W",
    )
    yield HongKongMisconception(
        id="H03",
        title="the discarder pays for all",
        hint="Two shares are paid for a discard; three are the rule of other tables.",
        lesson=_PAYS,
        rule="discard",
        under="pay-for-all",
        steps=_by_discard(*DISCARD_SHARES["pay-for-all"]),
        shows="S 4 from W",
    )
    yield HongKongMisconception(
        id="H04",
        title="on a self-draw each pays two shares",
        hint="On a self-draw each of the three pays one share.",
        lesson=_PAYS,
        house_rule="an app, a betting guide: a few tables pay so",
        steps=_by_self_draw(lambda rules: 2),
        shows="S 4 self-draw",
    )
    yield HongKongMisconception(
        id="H05",
        title="a self-draw taken to bring as much as a discard",
        hint="Three shares come from a self-draw, two from a discard.",
        lesson=_PAYS,
        steps=_by_self_draw(_as_much_as_a_discard),
        shows="S 4 self-draw",
    )
    yield HongKongMisconception(
        id="H06",
        title="units of the other table",
        hint="Look at which table is played: half-spicy or spicy.",
        lesson=_UNITS,
        rule="table",
        steps={"units": _other_table},
        shows="S 5 from W",
    )
    yield HongKongMisconception(
        id="H07",
        title="above 4 faan every step × 1.5",
        hint="Half-spicy goes up by a half and by a third in turn: 16, 24, 32, 48, 64.",
        lesson=_UNITS,
        steps={"units": _half_more},
        shows="S 6 from W",
    )
    yield HongKongMisconception(
        id="H08",
        title="faan taken for units",
        hint="Faan count patterns; the table turns them into units.",
        lesson=_UNITS,
        steps={"units": _faan_as_units},
        shows="S 5 from W",
    )
    yield HongKongMisconception(
        id="H09",
        title="the dealer gets twice as much",
        hint="Who deals makes no difference here, as it does in riichi.",
        lesson=_PAYS,
        house_rule="Wikipedia, Mahjong: the only source with doublings for the dealer",
        steps={"shares": _dealer_doubles},
        shows="E 4 self-draw",
    )
    yield HongKongMisconception(
        id="H10",
        title="the limit ignored",
        hint="Faan above the limit count as the limit.",
        lesson=_UNITS,
        rule="limit",
        under=_HIGHEST_LIMIT,
        steps={"faan": _no_limit, "units": _beyond},
        shows="S 13 from W",
    )
    yield HongKongMisconception(
        id="H11",
        title="the minimum ignored",
        hint="With fewer faan than the minimum there is no win.",
        lesson=_UNITS,
        rule="minimum",
        under=0,
        steps={"faan": _no_minimum},
        shows="S 2 from W",
    )
    yield HongKongMisconception(
        id="H12",
        title="payments rounded up to hundreds",
        hint="Units are paid as they are: rounding to 100 belongs to riichi.",
        lesson=_PAYS,
        steps={"points": _hundreds},
        shows="S 5 self-draw",
    )
    yield HongKongMisconception(
        id="H13",
        title="points per unit forgotten",
        hint="A unit is worth as many points as the table agreed on.",
        lesson=_PAYS,
        steps={"points": _no_points},
        shows="S 3 from W",
        table=Rules(points_per_unit=5),
    )


HONG_KONG: Mapping[str, HongKongMisconception] = MappingProxyType({one.id: one for one in _list()})
"""The misconceptions about units and who pays them, by id."""
