"""Units and payments: nothing is lost, nothing falls, and the closed forms are the tables."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons import hongkong
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong import Rules
from mahjong_lessons.hongkong.rules import ALLOWED
from mahjong_lessons.hongkong.unit_tables import TABLES, bands

# HONG_KONG tables as several sources print them, 0 to 13 faan; 3 to 10 stand in document C.
PRINTED = {
    "half-spicy": [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384],
    "spicy": [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192],
    "laak": [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 64],
}

numbers = st.one_of(st.integers(1, 1000), st.fractions(Fraction(1, 100), 100, max_denominator=100))
own_tables = st.lists(st.integers(1, 500), min_size=14, max_size=14).map(sorted)
all_rules = st.builds(
    Rules,
    table=st.one_of(st.sampled_from(list(TABLES)), own_tables),
    limit=st.sampled_from([8, 10, 13]),
    minimum=st.integers(0, 8),
    discard=st.sampled_from(["double", "half", "pay-for-all"]),
    points_per_unit=numbers,
)
seats = st.sampled_from(list(Wind))
WEST_DEALS_IN: Mapping[str, Any] = {"winner": "E", "discarder": "W"}


@pytest.mark.parametrize("table", PRINTED)
def test_the_closed_form_is_the_printed_table(table: str) -> None:
    rules = Rules(table=table, limit=13)
    assert [hongkong.units(faan, rules=rules) for faan in range(14)] == PRINTED[table]


@given(all_rules, st.integers(0, 40), st.integers(0, 40))
def test_units_never_fall_as_faan_rise(rules: Rules, less: int, more: int) -> None:
    less, more = sorted((less, more))
    assert hongkong.units(less, rules=rules) <= hongkong.units(more, rules=rules)
    assert hongkong.units(more, rules=rules) <= hongkong.units("limit", rules=rules)


@given(all_rules, st.one_of(st.integers(8, 40), st.just("limit")), seats, st.data())
def test_payments_sum_to_zero(rules: Rules, faan: Any, winner: Wind, data: st.DataObject) -> None:
    others = st.sampled_from([seat for seat in Wind if seat is not winner])
    discarder = data.draw(st.none() | others)
    liable = data.draw(st.none() | others)
    changes = hongkong.settle(faan, winner=winner, discarder=discarder, liable=liable, rules=rules)
    assert sum(changes.values()) == 0
    assert changes[winner] > 0
    assert all(changes[seat] <= 0 for seat in Wind if seat is not winner)
    assert {type(change) for change in changes.values()} <= {int, Fraction}
    if liable:
        assert changes[liable] == -changes[winner]


@given(all_rules, st.integers(8, 40), seats)
def test_a_self_draw_brings_half_as_much_again_as_a_discard(
    rules: Rules, faan: int, winner: Wind
) -> None:
    loser = next(seat for seat in Wind if seat is not winner)
    by_discard = hongkong.pay(faan, winner=winner, discarder=loser, rules=rules).total
    self_draw = hongkong.pay(faan, winner=winner, discarder=None, rules=rules).total
    assert self_draw == by_discard * (1 if rules.discard == "pay-for-all" else Fraction(3, 2))


@given(all_rules, st.integers(8, 40))
def test_who_deals_makes_no_difference(rules: Rules, faan: int) -> None:
    totals = {
        hongkong.pay(faan, winner=winner, discarder=None, rules=rules).total for winner in Wind
    }
    assert len(totals) == 1


def test_a_liable_player_pays_a_discard_too() -> None:
    half = Rules(discard="half")
    seats = {"winner": "E", "discarder": "W"}
    assert hongkong.settle(3, **seats, liable="N", rules=half) == {
        "E": 16,
        "S": 0,
        "W": 0,
        "N": -16,
    }
    assert hongkong.settle(3, **seats, liable="W", rules=half) == hongkong.settle(3, **seats)


def test_a_liable_player_pays_a_self_draw_alone() -> None:
    """Three shares of 64 units (8 faan), not two: who drew is said, and never assumed."""
    changes = hongkong.settle(8, winner="E", discarder=None, liable="S")
    assert changes == {"E": 192, "S": -192, "W": 0, "N": 0}


@pytest.mark.parametrize(
    ("asked", "steps"),
    [
        (
            {"faan": 5, "winner": "S", "rules": Rules(discard="half", points_per_unit=0.5)},
            (
                "5 faan: 24 units (half-spicy table)",
                "one share: 24 × 0.5 points a unit = 12",
                "East and North each pay 0.5 of a share: 0.5 × 12 = 6",
                "West pays one share: 12",
                "together: 6 + 12 + 6 = 24",
            ),
        ),
        (
            {"faan": 12, "discarder": None, "liable": "N"},
            (
                "12 faan count as the limit, 10: 128 units (half-spicy table)",
                "North pays 3 shares: 3 × 128 = 384",
            ),
        ),
        (
            {"faan": "limit", "rules": Rules(table=[1] * 14)},
            (
                "a limit hand counts the limit, 10 faan: 1 unit (own table)",
                "West pays 2 shares: 2 × 1 = 2",
            ),
        ),
    ],
)
def test_the_steps_explain_the_arithmetic(asked: Mapping[str, Any], steps: tuple[str, ...]) -> None:
    assert hongkong.pay(**{**WEST_DEALS_IN, **asked}).steps == steps


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"faan": -1}, 'whole number from 0 up, or "limit", not -1'),
        ({"faan": 3.0}, 'or "limit", not 3.0'),
        ({"faan": True}, 'or "limit", not True'),
        ({"faan": "mangan"}, "or \"limit\", not 'mangan'"),
        ({"faan": 2}, "2 faan is below the minimum of 3"),
        ({"faan": 3, "winner": "X"}, 'no seat "X": choose E, S, W or N'),
        ({"faan": 3, "discarder": ""}, 'no seat "": choose E, S, W or N'),
        ({"faan": 3, "discarder": None, "liable": "up"}, 'no seat "up"'),
        ({"faan": 3, "winner": "W", "discarder": "W"}, "the discarder is E, S or N, or None for"),
        ({"faan": 3, "winner": "S", "liable": "S"}, "liable is E, W or N"),
        ({"faan": 3, "rules": "tenhou"}, 'no rule set "tenhou": choose documents'),
    ],
)
def test_bad_input_gets_a_clear_error(asked: Mapping[str, Any], words: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 (the words are compared below)
        hongkong.pay(**{**WEST_DEALS_IN, **asked})
    assert words in str(refused.value)


@pytest.mark.parametrize("missing", ["winner", "discarder"])
@pytest.mark.parametrize("function", [hongkong.pay, hongkong.settle])
def test_who_won_and_who_dealt_in_are_asked_for(function: Any, missing: str) -> None:
    told = {seat: name for seat, name in WEST_DEALS_IN.items() if seat != missing}
    with pytest.raises(TypeError, match=f"missing 1 required keyword-only argument: '{missing}'"):
        function(3, **told)
    with pytest.raises(TypeError, match="positional"):
        function(3, "E", "W")


def test_below_the_minimum_says_by_how_much() -> None:
    with pytest.raises(hongkong.BelowMinimum) as refused:
        hongkong.settle(1, winner="E", discarder="W", rules=Rules(minimum=4))
    assert (refused.value.faan, refused.value.minimum) == (1, 4)


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ({"limit": 8, "minimum": 10}, "the limit is 8 faan, below the minimum of 10"),
        ({"limit": 2}, "the limit is 2 faan, below the minimum of 3"),
        ({"limit": 12}, "limit is 10, 8 or 13, not 12"),
        ({"limit": True}, "limit is 10, 8 or 13, not True"),
        ({"minimum": -1}, "minimum is 3, 0, 1, 2, 4, 5, 6, 7 or 8, not -1"),
        ({"minimum": True}, "minimum is 3"),
        ({"discard": "full"}, "discard is 'double', 'half' or 'pay-for-all', not 'full'"),
        ({"points_per_unit": 0}, "points_per_unit is a number above 0"),
        ({"points_per_unit": "a lot"}, "or 'ji-ng-gai', 'ng-jat' or 'jat-ji-man', not 'a lot'"),
        ({"table": "hot"}, "table is 'half-spicy', 'spicy' or 'laak', or units for each"),
        ({"table": [1, 2, 4]}, "the table ends at 2 faan, but the limit is 10"),
        ({"table": {4: 1, 8: 2, 10: 3}}, "the table begins at 4 faan, but 3 are enough to win"),
        ({"table": {3: 8, 4: 4, 10: 16}}, "units never fall as faan rise, but 3 faan are 8"),
        ({"table": {3: 0, 10: 1}}, "units from 1 up"),
        ({"table": [1.5] * 14}, "units from 1 up"),
        ({"table": []}, "at least one row"),
        ({"table": [(3, 1), (10, 8), (3, 2)]}, "one row for each number, but 3 is twice"),
        ({"table": b"\x01\x02\x04"}, "or units for each number of faan, not b'"),
        ({"table": bytearray(range(1, 15))}, "not bytearray("),
        ({"table": {1, 2, 4}}, "not {1, 2, 4}"),
        ({"table": {3: 1, "4": 2}}, "faan are whole numbers from 0 up and units from 1 up, not"),
        ({"table": {None: 1}}, "units from 1 up, not (None, 1)"),
        ({"points_per_unit": "1e99999999"}, "points_per_unit is a number above 0"),
        ({"points_per_unit": "1e-99999999"}, "points_per_unit is a number above 0"),
        ({"points_per_unit": "9" * 5000}, "points_per_unit is a number above 0"),
        ({"points_per_unit": 10**5000}, "points_per_unit is a number above 0"),
        ({"small_winds": 7}, "small_winds is 6, 8, 10 or 'limit', not 7"),
        ({"flowers": 1}, "flowers is False or True, not 1"),
    ],
)
def test_rules_that_cannot_be_are_refused(rules: Mapping[str, Any], words: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 (the words are compared below)
        Rules(**rules)
    assert words in str(refused.value)


def test_a_table_of_ones_own() -> None:
    banded = Rules(table={3: 1, 4: 2, 7: 4, 10: 8})
    assert [hongkong.units(faan, rules=banded) for faan in (3, 4, 6, 7, 9, 10, 12)] == [
        1,
        2,
        2,
        4,
        4,
        8,
        8,
    ]
    assert bands(banded.table) == banded.table
    assert Rules(table=[(10, 8), (3, 1), (7, 4), (4, 2)]) == banded  # pairs in any order
    with pytest.raises(ValueError, match="begins at 3 faan, not at 2"):
        hongkong.units(2, rules=banded)


def test_points_per_unit_are_exact_and_may_have_a_name() -> None:
    assert Rules(points_per_unit=0.5) == Rules(points_per_unit="ji-ng-gai")
    assert Rules(points_per_unit=0.1).points_per_unit == Fraction(1, 10)
    # The three stakes are one another's doubles: HK cells of 8, 16 and 32 for 3 faan.
    totals = [
        hongkong.pay(3, **WEST_DEALS_IN, rules=Rules(points_per_unit=name)).total
        for name in hongkong.STAKES
    ]
    assert totals == [8, 16, 32]


def test_every_value_of_every_rule_has_a_source() -> None:
    for rule, values in ALLOWED.items():
        assert tuple(hongkong.SOURCES[rule]) == values
        assert all(source.where for source in hongkong.SOURCES[rule].values())
    # What document C says is the default, and it says so.
    stated = ("table", "limit", "minimum", "discard", "points_per_unit", "limit_hand_value")
    for rule in stated:
        default = getattr(Rules(), rule)
        assert hongkong.SOURCES[rule][default].sure == "document"
        assert hongkong.SOURCES[rule][default].where.startswith("C, ")


@given(all_rules)
def test_rules_are_values(rules: Rules) -> None:
    again = pickle.loads(pickle.dumps(rules))
    assert again == rules
    assert hash(again) == hash(rules)


def test_the_first_value_of_a_rule_is_the_default() -> None:
    assert {rule: values[0] for rule, values in ALLOWED.items()} == {
        rule: getattr(Rules(), rule) for rule in ALLOWED
    }
