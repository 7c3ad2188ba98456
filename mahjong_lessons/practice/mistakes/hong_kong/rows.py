"""What people get wrong between faan and payments in Hong Kong.

Each misconception is the right way from faan to points with a step done otherwise; some
are another table's rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from operator import index
from typing import Any

from mahjong_lessons.core.text import N_
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.payments import DISCARD_SHARES, LIMIT, counted, units
from mahjong_lessons.hongkong.rules import Rules
from mahjong_lessons.hongkong.unit_tables import Number, exact
from mahjong_lessons.practice.mistakes.hong_kong.misconception import (
    NO_WIN,
    HongKongMisconception,
    Shares,
    right_faan,
    right_points,
    right_shares,
)
from mahjong_lessons.practice.mistakes.misconception import sample
from mahjong_lessons.riichi.payments import round_up_points


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
    if ending.faan == LIMIT or right_faan(ending, rules) == NO_WIN:
        return right_faan(ending, rules)
    return index(ending.faan)


def _beyond_the_limit(faan: int, ending: Ending, rules: Rules) -> int:
    """Units without the table's limit: up to 13 faan."""
    if not isinstance(rules.table, str):
        return units(faan, rules=rules)
    return units(faan, rules=replace(rules, limit=_HIGHEST_LIMIT))


_HIGHEST_LIMIT = 13


def _no_minimum(ending: Ending, rules: Rules) -> int:
    return counted(ending.faan, rules=rules)


def _by_discard(first: Number, each: Number) -> Mapping[str, Any]:
    def shares(ending: Ending, rules: Rules) -> Shares:
        return right_shares(ending, rules) if ending.discarder is None else (first, each)

    return {"shares": shares}


def _by_self_draw(each: Callable[[Rules], Number]) -> Mapping[str, Any]:
    def shares(ending: Ending, rules: Rules) -> Shares:
        return (0, each(rules)) if ending.discarder is None else right_shares(ending, rules)

    return {"shares": shares}


def _as_much_as_a_discard(rules: Rules) -> Number:
    first, each = DISCARD_SHARES[rules.discard]
    return exact(Fraction(first + 2 * each) / 3)


def _dealer_doubles(ending: Ending, rules: Rules) -> Shares:
    first, each = right_shares(ending, rules)
    return (first * 2, each * 2) if ending.winner is Wind.EAST else (first, each)


def _hundreds(paid: Number, rules: Rules) -> Number:
    return round_up_points(-int(-right_points(paid, rules) // 1))


def _no_points(paid: Number, rules: Rules) -> Number:
    return paid


ROWS = (
    HongKongMisconception(
        id="H01",
        title=N_("the discarder pays one share"),
        hint=N_("By a discard its player pays two shares, and the others nothing."),
        lesson="hong-kong-payments",
        samples=(sample("S 4 from W", points=(32, 16)),),
        steps=_by_discard(1, 0),
    ),
    HongKongMisconception(
        id="H02",
        title=N_("on a discard the other two pay as well"),
        hint=N_("Here the discarder pays alone; elsewhere the responsibility is shared."),
        lesson="hong-kong-payments",
        rule="discard",
        under="half",
        samples=(sample("S 4 from W", payment=("32", "16/8")),),
        steps=_by_discard(*DISCARD_SHARES["half"]),
    ),
    HongKongMisconception(
        id="H03",
        title=N_("the discarder pays for all"),
        hint=N_("Two shares are paid for a discard; three are the rule of other tables."),
        lesson="hong-kong-payments",
        rule="discard",
        under="pay-for-all",
        samples=(sample("S 4 from W", points=(32, 48)),),
        steps=_by_discard(*DISCARD_SHARES["pay-for-all"]),
    ),
    HongKongMisconception(
        id="H04",
        title=N_("on a self-draw each pays two shares"),
        hint=N_("On a self-draw each of the three pays one share."),
        lesson="hong-kong-payments",
        house_rule="an app, a betting guide: a few tables pay so",
        samples=(sample("S 4 self-draw", points=(48, 96)),),
        steps=_by_self_draw(lambda rules: 2),
    ),
    HongKongMisconception(
        id="H05",
        title=N_("a self-draw taken to bring as much as a discard"),
        hint=N_("Three shares come from a self-draw, two from a discard."),
        lesson="hong-kong-payments",
        samples=(sample("S 4 self-draw", points=(48, 32)),),
        steps=_by_self_draw(_as_much_as_a_discard),
    ),
    HongKongMisconception(
        id="H06",
        title=N_("units of the other table"),
        hint=N_("Look at which table is played: half-spicy or spicy."),
        lesson="hong-kong-units",
        rule="table",
        samples=(
            sample("S 5 from W", units=(24, 32)),
            sample("S 7 from W", units=(48, 128)),
            sample("S 10 from W", units=(128, 1024)),
        ),
        steps={"units": _other_table},
    ),
    HongKongMisconception(
        id="H07",
        title=N_("above 4 faan every step × 1.5"),
        hint=N_("Half-spicy goes up by a half and by a third in turn: 16, 24, 32, 48, 64."),
        lesson="hong-kong-units",
        samples=(sample("S 6 from W", units=(32, 36)),),
        steps={"units": _half_more},
    ),
    HongKongMisconception(
        id="H08",
        title=N_("faan taken for units"),
        hint=N_("Faan count patterns; the table turns them into units."),
        lesson="hong-kong-units",
        samples=(sample("S 5 from W", units=(24, 5)),),
        steps={"units": _faan_as_units},
    ),
    HongKongMisconception(
        id="H09",
        title=N_("the dealer gets twice as much"),
        hint=N_("Who deals makes no difference here, as it does in riichi."),
        lesson="hong-kong-payments",
        house_rule="Wikipedia, Mahjong: the only source with doublings for the dealer",
        samples=(sample("E 4 self-draw", points=(48, 96)),),
        steps={"shares": _dealer_doubles},
    ),
    HongKongMisconception(
        id="H10",
        title=N_("the limit ignored"),
        hint=N_("Faan above the limit count as the limit."),
        lesson="hong-kong-units",
        rule="limit",
        under=_HIGHEST_LIMIT,
        samples=(sample("S 13 from W", units=(128, 384)),),
        steps={"faan": _no_limit, "units": _beyond_the_limit},
    ),
    HongKongMisconception(
        id="H11",
        title=N_("the minimum ignored"),
        hint=N_("With fewer faan than the minimum there is no win."),
        lesson="hong-kong-units",
        rule="minimum",
        under=0,
        samples=(sample("S 2 from W", units=(0, 4)),),
        steps={"faan": _no_minimum},
    ),
    HongKongMisconception(
        id="H12",
        title=N_("payments rounded up to hundreds"),
        hint=N_("Units are paid as they are: rounding to 100 belongs to riichi."),
        lesson="hong-kong-payments",
        samples=(sample("S 5 self-draw", payment=("24", "100")),),
        steps={"points": _hundreds},
    ),
    HongKongMisconception(
        id="H13",
        title=N_("points per unit forgotten"),
        hint=N_("A unit is worth as many points as the table agreed on."),
        lesson="hong-kong-payments",
        samples=(sample("S 3 from W", Rules(points_per_unit=5), points=(80, 16)),),
        steps={"points": _no_points},
    ),
)
