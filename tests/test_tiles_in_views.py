"""Tiles in a row, values below each other, and what is drawn beside a win."""

from __future__ import annotations

import pytest

from mahjong_lessons.riichi import Win
from mahjong_lessons.tiles import Tile, parse_tiles
from mahjong_lessons.views import draw, html, name, reveal, stack, text


@pytest.mark.parametrize("given", ["7z", Tile.parse("7z"), parse_tiles("7z"), iter([Tile(33)])])
def test_tiles_may_be_given_as_text_or_as_tiles(given: str | Tile) -> None:
    assert draw(given).tiles == (Tile.parse("7z"),)


def test_names_stand_below_the_tiles() -> None:
    shown = html(name("0p"))
    assert "<b>0p</b>" in shown
    assert "red 5 pin" in shown
    assert text(name("1m0p")) == "1m 1 man, 0p red 5 pin"
    assert "red 5 pin</small>" not in html(draw("0p"))


def test_a_stack_shows_every_value_in_order() -> None:
    one, two = draw("123m"), reveal(name("44z"))
    assert html(stack(one, two)) == html(one) + html(two)
    assert text(stack(one, two)) == "123m\n4z North wind, 4z North wind"


LINE = "2m678s555z pon 888p chi 456m ron 2m houtei seat W round S from N indicators 9p honba 2"


@pytest.mark.parametrize(
    "fact", ["houtei", "seat West", "round South", "from North", "honba 2", "mj-9p"]
)
def test_a_drawn_win_says_all_that_was_true(fact: str) -> None:
    assert fact in html(Win.parse(LINE))


def test_a_drawn_win_says_seat_and_round_even_when_the_line_leaves_them_out() -> None:
    assert "seat South · round East<" in html(Win.parse("234567m345p99p67s tsumo 8s"))


def test_a_reading_says_which_blocks_are_open() -> None:
    (reading,) = Win.parse("2m678s555z pon 888p chi 456m tsumo 2m").readings
    shown = html(reading)
    assert shown.count("open triplet") == 1
    assert shown.count("open run") == 1
    assert shown.count(">run") == 1
