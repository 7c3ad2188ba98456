"""Who pays whom: nothing is lost, whatever the rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.riichi import (
    Rules,
    Win,
    WinBy,
    double_ron,
    exhausted_wall,
    nagashi_mangan,
    score,
)
from mahjong_lessons.riichi.rules import ALLOWED
from tests.strategies import wins

SEATS = [wind.value for wind in Wind]


@given(wins(), st.sampled_from(ALLOWED["pao"]), st.sampled_from(SEATS))
def test_changes_after_a_win_add_up_to_the_sticks(win: Win, pao: str, anybody: str) -> None:
    others = [seat for seat in SEATS if seat != win.seat]
    discarder = win.discarder or (others[0] if anybody == win.seat else anybody)
    s = score(win, Rules(pao=pao))
    changes = s.settle(discarder if win.by is WinBy.RON else None)
    if not s.points:
        assert set(changes.values()) == {0}
        return
    assert sum(changes.values()) == 1000 * win.sticks
    assert changes[win.seat] == s.payment.total
    assert all(change <= 0 for seat, change in changes.items() if seat != win.seat)


@given(
    st.dictionaries(st.sampled_from("ESN"), st.sampled_from([1000, 7700, 32_000]), min_size=1),
    st.integers(0, 3),
    st.integers(3, 4),
    st.sampled_from(ALLOWED["double_ron"]),
)
def test_changes_after_a_double_ron_add_up_to_the_sticks(
    points: dict[str, int], honba: int, sticks: int, rule: str
) -> None:
    riichi = list(points) if rule != "head-bump" else []
    changes = double_ron(
        points, "W", honba=honba, sticks=sticks, riichi=riichi, rules=Rules(double_ron=rule)
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
    assert exhausted_wall("E") == {"E": 3000, "S": -1000, "W": -1000, "N": -1000}
    assert exhausted_wall("EW") == {"E": 1500, "S": -1500, "W": 1500, "N": -1500}
    assert exhausted_wall("SWN") == {"E": -3000, "S": 1000, "W": 1000, "N": 1000}
    assert set(exhausted_wall("ESWN").values()) == set(exhausted_wall("").values()) == {0}


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


def test_a_double_ron_needs_other_players() -> None:
    with pytest.raises(ValueError, match="own discard"):
        double_ron({"W": 1000}, "W")
    with pytest.raises(ValueError, match="at least one winner"):
        double_ron({}, "W")
    with pytest.raises(ValueError, match="own sticks"):
        double_ron({"E": 1000}, "W", sticks=0, riichi="E", rules=Rules(double_ron="own"))


def test_a_liable_player_pays_the_honba_of_a_ron_too() -> None:
    """Big three dragons by ron: half of 32,000 each, and 300 from the liable player."""
    fed = "34m66s pon 777z pon 666z pon 555z ron 2m seat S honba 1 liable N from W"
    assert score(Win.parse(fed)).settle() == {"E": 0, "S": 32_300, "W": -16_000, "N": -16_300}


def test_four_kans_can_be_fed() -> None:
    line = "5z kan 1111m kan 2222p kan 3333s kan 4444s tsumo 5z liable N"
    assert score(Win.parse(line)).settle() == {"E": 0, "S": 32_000, "W": 0, "N": -32_000}


@pytest.mark.parametrize(
    ("points", "riichi", "message"),
    [
        ({"N": 8000, "S": 8000}, ["S", "S"], None),
        ({"N": -8000}, [], "counts from 0 up"),
    ],
)
def test_a_double_ron_takes_no_stick_twice_and_no_debt(
    points: dict[str, int], riichi: list[str], message: str | None
) -> None:
    rules = Rules(double_ron="own")
    if message:
        with pytest.raises(ValueError, match=message):
            double_ron(points, "W", sticks=3, riichi=riichi, rules=rules)
    else:
        changes = double_ron(points, "W", sticks=3, riichi=riichi, rules=rules)
        assert changes == {"E": 0, "S": 9000, "W": -16_000, "N": 10_000}
