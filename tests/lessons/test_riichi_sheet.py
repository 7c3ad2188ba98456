"""The score sheet: nothing is lost, and the table moves as it must."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.lessons.riichi_sheet import PlayedHand, RiichiSheet, play_game
from mahjong_lessons.riichi import Rules

RON = "234567m345p99p67s ron 8s riichi from W"  # 2 han 30 fu: 2,000
TSUMO = "234567m345p99p67s tsumo 8s"  # B, example 3: 400/700
DEALER = "234567m345p99p67s tsumo 8s seat E"  # base 320: 700 from each

DEALS = (
    RON,
    TSUMO,
    DEALER,
    "234567m345p99p67s ron 8s from E seat N; riichi E W",
    "234567m345p99p67s ron 8s riichi seat N from W; 234567m345p99p67s ron 8s riichi seat S from W",
    "2288m3355p1177s6z ron 6z riichi from N seat E; riichi S",
    "draw; tenpai",
    "draw; tenpai E S; riichi S",
    "draw; tenpai S W N; riichi S W N",
    "draw; tenpai E; nagashi W",
)
"""Every way in which a hand can end."""


@given(st.lists(st.sampled_from(DEALS), max_size=12), st.sampled_from(["first", "own"]))
def test_players_and_sticks_always_make_what_the_game_began_with(
    lines: list[str], rule: str
) -> None:
    game = play_game(*lines, rules=Rules(double_ron=rule))
    for row in game.rows:
        assert sum(row.scores) + 1000 * row.sticks_left == 100_000
        assert row.together == 100_000
        assert row.held == 100_000 - 1000 * row.sticks_left


def test_a_tsumo_then_the_deal_passes() -> None:
    (row,) = play_game(TSUMO).rows
    assert row.scores == (24_300, 26_500, 24_600, 24_600)
    second = play_game(TSUMO, "draw; tenpai").rows[1]
    assert (second.name, second.dealer, second.honba) == ("East 2", 2, 0)


def test_winds_go_round_with_the_deal() -> None:
    # In East 2 player 2 is East, so South is player 3 and West player 4.
    row = play_game(TSUMO, RON).rows[1]
    assert row.changes == (0, 0, 2000, -2000)
    assert [row.seat(player) for player in range(1, 5)] == ["N", "E", "S", "W"]


def test_the_dealer_stays_and_honba_grow() -> None:
    game = play_game(DEALER, "draw; tenpai E", "draw; tenpai S", RON)
    assert [row.name for row in game.rows] == ["East 1", "East 1", "East 1", "East 2"]
    assert [row.honba for row in game.rows] == [0, 1, 2, 3]
    assert game.rows[-1].changes == (0, 0, 2900, -2900)  # 2,000 and 3 × 300
    after = game.play("draw; tenpai")
    assert (after.rows[-1].name, after.rows[-1].honba) == ("East 3", 0)


def test_sticks_lie_until_somebody_wins() -> None:
    game = play_game("draw; tenpai S W; riichi S W", RON)
    first, second = game.rows
    assert (first.held, first.sticks_left, first.together) == (98_000, 2, 100_000)
    # East 2: player 3 is South and wins with a stick of its own: 2,000 + 300 honba + 2 old sticks
    assert second.changes == (0, 0, 4300, -2300)
    assert second.sticks_left == 0


def test_the_round_wind_follows_the_sheet() -> None:
    # For West a pon of South is a yaku in the South round alone.
    lines = ["draw; tenpai"] * 4
    pon = "234m567p99p45s pon 222z ron 6s seat W from N"
    row = play_game(*lines, pon).rows[-1]
    assert (row.name, row.honba) == ("South 1", 4)
    assert row.results[0].points == 1000  # 20 + 4: 30 fu, 1 han
    with pytest.raises(ValueError, match="no yaku"):
        play_game(pon)


def test_a_double_ron_pays_the_sticks_once() -> None:
    line = (
        "234567m345p99p67s ron 8s riichi seat N from W; "
        "234567m345p99p67s ron 8s riichi seat S from W"
    )
    (row,) = play_game(line).rows
    # North sits next after West: first in turn, and takes both sticks.
    assert row.changes == (0, 2000 - 1000, -4000, 2000 + 2000 - 1000)
    (own,) = play_game(line, rules=Rules(double_ron="own")).rows
    assert own.changes == (0, 2000, -4000, 2000)


def test_nagashi_mangan_is_paid_in_place_of_the_noten_payments() -> None:
    (row,) = play_game("draw; tenpai E; nagashi S").rows
    assert row.changes == (-4000, 8000, -2000, -2000)
    assert row.dealer_stays


def test_another_start() -> None:
    assert play_game(TSUMO, start=30_000).rows[0].together == 120_000


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "a win or with a draw"),
        ("riichi S", "a win or with a draw"),
        ("draw; tenpai X", 'no seat "x"'),
        ("draw; riichi S", "is tenpai"),
        (f"{TSUMO}; tenpai S", "belong to a draw"),
        (f"{TSUMO}; riichi S", "in the line of the win"),
        (f"{TSUMO}; {DEALER}", "by ron only"),
        (f"{RON}; {RON}", "by ron only"),
        ("234567m345p99p67s ron 8s", "who dealt in"),
        (f"{TSUMO} honba 1", "sheet says honba 0, not 1"),
        (f"{TSUMO} sticks 2", "sheet says sticks 0, not 2"),
        (f"{TSUMO} round W", "sheet says round E, not W"),
        ("123m456789p11s79s ron 8s from E", "no yaku"),
    ],
)
def test_what_cannot_be(line: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        play_game(line)


def test_a_line_may_repeat_what_the_sheet_knows() -> None:
    game = play_game("draw; tenpai S; riichi S", f"{TSUMO} honba 1 sticks 1")
    assert game.rows[1].sticks_left == 0


def test_the_sheet_is_drawn_with_its_sums() -> None:
    game = play_game("draw; tenpai S; riichi S", RON)
    assert "draw, tenpai South, riichi South" in str(game)
    assert "99,000" in str(game)
    assert "South ron from West 2,000" in str(game.rows[1])
    assert game._repr_html_().count("<tr>") == 3
    assert repr(RiichiSheet()) == "RiichiSheet(0 hands, (25000, 25000, 25000, 25000))"


def test_riichi_of_winners_is_read_from_their_lines() -> None:
    assert PlayedHand.parse(RON).riichi == {Wind.SOUTH}
