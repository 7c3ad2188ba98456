"""Who pays whom: nothing is lost, whatever the rules."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.core import WinBy
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.riichi import Rules, Win, double_ron, exhausted_wall, nagashi_mangan, score
from mahjong_lessons.riichi.rules import ALLOWED
from tests.strategies import wins

SEATS = [wind.value for wind in Wind]


@given(wins(), st.sampled_from(ALLOWED["pao"]), st.sampled_from(SEATS))
def test_changes_after_a_win_add_up_to_the_sticks(win: Win, pao: str, anybody: str) -> None:
    others = [seat for seat in SEATS if seat != win.seat]
    discarder = win.discarder or (others[0] if anybody == win.seat else anybody)
    s = score(win, rules=Rules(pao=pao))
    changes = s.settle(discarder=discarder if win.by is WinBy.RON else None)
    if not s.points:
        assert set(changes.values()) == {0}
        return
    assert sum(changes.values()) == 1000 * win.sticks
    assert changes[win.seat] == s.payment.total
    assert all(change <= 0 for seat, change in changes.items() if seat != win.seat)


@given(
    st.dictionaries(st.sampled_from("ESN"), st.sampled_from([12_000, 24_000, 96_000]), min_size=2),
    st.integers(0, 3),
    st.integers(3, 4),
    st.sampled_from(ALLOWED["double_ron"]),
)
def test_changes_after_a_double_ron_add_up_to_the_sticks(
    points: dict[str, int], honba: int, sticks: int, rule: str
) -> None:
    riichi = list(points) if rule != "head-bump" else []
    changes = double_ron(
        points,
        discarder="W",
        honba=honba,
        sticks=sticks,
        riichi=riichi,
        rules=Rules(double_ron=rule),
    )
    assert sum(changes.values()) == 1000 * sticks
    assert changes["W"] < 0


@given(st.sets(st.sampled_from(SEATS)))
def test_draws_move_points_between_players_only(seats: set[str]) -> None:
    wall = exhausted_wall(seats)
    assert sum(wall.values()) == 0
    if 0 < len(seats) < 4:  # 3,000 go from the one side to the other
        assert sum(wall[seat] for seat in seats) == 3000
    assert sum(nagashi_mangan(seats).values()) == 0


def test_a_draw_with_one_two_or_three_players_tenpai() -> None:
    assert exhausted_wall(["E"]) == {"E": 3000, "S": -1000, "W": -1000, "N": -1000}
    assert exhausted_wall(["E", "W"]) == {"E": 1500, "S": -1500, "W": 1500, "N": -1500}
    assert exhausted_wall(["S", "W", "N"]) == {"E": -3000, "S": 1000, "W": 1000, "N": 1000}
    assert (
        set(exhausted_wall(["E", "S", "W", "N"]).values())
        == set(exhausted_wall([]).values())
        == {0}
    )


def test_a_liable_player_pays_the_honba() -> None:
    """Big three dragons by tsumo: 32,000 and 2 × 300, all from the liable player."""
    fed = "34m66s pon 777z pon 666z pon 555z tsumo 2m seat S honba 2 liable N"
    assert score(Win.parse(fed)).settle() == {"E": 0, "S": 32_600, "W": 0, "N": -32_600}


def test_liability_without_a_yakuman_that_was_fed_changes_nothing() -> None:
    line = "234m666z5z chi 345p chi 678s ron 5z from W"
    plain = score(Win.parse(line)).settle()
    assert score(Win.parse(line)).settle(liable="N") == plain


@pytest.mark.parametrize(
    ("line", "arguments", "message"),
    [
        ("111m456678p35s99s ron 4s riichi", {}, "who dealt in"),
        ("111m456678p35s99s ron 4s riichi", {"discarder": "S"}, "winner sits S"),
        ("111m456678p35s99s ron 4s riichi", {"discarder": "X"}, 'no seat "X"'),
        ("111m456678p35s99s tsumo 4s riichi", {"discarder": "E"}, "nobody dealt in"),
        ("111m456678p35s99s tsumo 4s riichi", {"liable": "S"}, "winner sits S"),
        ("111m456678p35s99s ron 4s riichi from W", {"discarder": "N"}, "the win says from W"),
        ("34m66s pon 777z pon 666z pon 555z tsumo 2m liable N", {"liable": "W"}, "says liable N"),
        ("111m456678p35s99s tsumo 4s riichi", {"liable": "W"}, "nobody is liable"),
    ],
)
def test_seats_that_cannot_be(line: str, arguments: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        score(Win.parse(line)).settle(**arguments)


def test_a_liable_player_pays_the_honba_of_a_ron_too() -> None:
    """Big three dragons by ron: half of 32,000 each, and 300 from the liable player."""
    fed = "34m66s pon 777z pon 666z pon 555z ron 2m seat S honba 1 liable N from W"
    assert score(Win.parse(fed)).settle() == {"E": 0, "S": 32_300, "W": -16_000, "N": -16_300}


def test_four_kans_can_be_fed() -> None:
    line = "5z kan 1111m kan 2222p kan 3333s kan 4444s tsumo 5z liable N"
    assert score(Win.parse(line)).settle() == {"E": 0, "S": 32_000, "W": 0, "N": -32_000}


# --- several winners ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"points": {"W": 1000, "S": 1000}}, "W cannot win on the own discard"),
        ({"points": {"S": 1000, "s": 1000}}, "South is named twice"),
        ({"points": {"S": 1000, "South": 1000}}, "South is named twice"),
        ({"points": {"X": 1000, "S": 1000}}, 'no seat "X"'),
        ({"points": {}}, "a double ron has at least two winners"),
        ({"points": {"N": 8000}}, "of one hand, score(...).settle() tells it"),
        ({"points": {"N": -8000, "S": 1000}}, "no hand of North is worth -8000"),
        # 1 han 40 fu are 1,300, and 1 han 30 fu 1,000
        ({"points": {"N": 1234, "S": 1000}}, "worth 1234 by ron; some are worth 1,000 or 1,300"),
        ({"points": {"N": 8000.0, "S": 1000}}, "no hand of North is worth 8000.0"),
        ({"points": {"N": 8000, "S": True}}, "no hand of South is worth True"),
        # a dealer's least is 1 han 30 fu, 1,500; a non-dealer's 1,000 is no dealer's
        ({"points": {"E": 1000, "S": 1000}}, "no hand of East is worth 1000"),
        ({"discarder": "X"}, 'no seat "X"'),
        ({"honba": -1}, "counts from 0 up"),
        ({"sticks": 1.5}, "sticks is a whole number"),
        ({"sticks": 1, "riichi": "S"}, "seats are a list"),
        ({"sticks": 2, "riichi": ["S", "s"]}, "South is named twice"),
        ({"sticks": 0, "riichi": ["S"]}, "own sticks are among the sticks"),
        ({"sticks": 2, "riichi": ["E"]}, "own sticks are among the sticks"),
        ({"rules": "tenho"}, 'no rule set "tenho"'),
    ],
)
def test_a_double_ron_that_cannot_be_is_refused(asked: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        double_ron(**{"points": {"N": 8000, "S": 8000}, "discarder": "W", **asked})


def test_two_yakuman_are_an_amount_too() -> None:
    changes = double_ron({"E": 96_000, "S": 64_000}, discarder="W")
    assert changes == {"E": 96_000, "S": 64_000, "W": -160_000, "N": 0}


def test_each_winner_takes_the_own_stick_back() -> None:
    changes = double_ron(
        {"N": 8000, "S": 8000},
        discarder="W",
        sticks=3,
        riichi=["S"],
        rules=Rules(double_ron="own"),
    )
    assert changes == {"E": 0, "S": 9000, "W": -16_000, "N": 10_000}


# --- draws -------------------------------------------------------------------------


@pytest.mark.parametrize("settle", [exhausted_wall, nagashi_mangan])
@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ("ES", 'seats are a list, such as ["E", "S"], not \'ES\''),
        ("East", "not 'East'"),
        (Wind.EAST, "seats are a list"),
        (3, "not 3"),
        (["E", "E"], "East is named twice: name each seat once"),
        (["E", "east"], "East is named twice"),
        (["Q"], 'no seat "Q": choose E, S, W or N'),
    ],
)
def test_seats_of_a_draw_that_cannot_be_are_refused(
    settle: Callable[[Any], object], seats: Any, message: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        settle(seats)


# --- one answer, however it is asked --------------------------------------------------


def test_a_discarder_that_is_given_means_the_same_as_one_in_the_line() -> None:
    drawn = score("111m456678p35s99s tsumo 4s riichi")
    assert drawn.settle(discarder=None, liable=None) == drawn.settle() == drawn.changes
    named = score("111m456678p35s99s ron 4s riichi from W")
    later = score("111m456678p35s99s ron 4s riichi")
    assert later.changes is None
    assert later.settle(discarder="W") == named.settle(discarder="west") == named.settle()
    for scored in (named, later):
        with pytest.raises(ValueError, match=r"the win (is a ron|says from W)"):
            scored.settle(discarder=None)
    with pytest.raises(TypeError, match="positional"):
        later.settle("W")  # type: ignore[misc]
