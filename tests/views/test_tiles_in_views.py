"""Tiles in a row, values below each other, and what is drawn beside a win."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from mahjong_lessons.core.tiles import Tile, parse_tiles
from mahjong_lessons.riichi import Win, score
from mahjong_lessons.views import draw, html, name, reveal, stack, text
from mahjong_lessons.views.drawing import reading_text, tiles_of_blocks


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


class Bare(HTMLParser):
    """A page as a host shows it that strips styles, attributes and pictures: its text alone."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.feed(page)
        self.close()

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def __str__(self) -> str:
        return " ".join("".join(self.words).split())


def test_the_text_alone_tells_tiles_and_calls_apart() -> None:
    line = "22s55z chi 340m pon 888p ankan 1111z tsumo 5z"
    hand = "2s 2s 5z 5z chi 3m 4m 0m pon 8p 8p 8p closed kan back 1z 1z back tsumo 5z"
    assert str(Bare(html(Win.parse(line)))).startswith(hand)
    assert str(Bare(html(name("1m5z")))) == "1m 1m 1 man 5z 5z White dragon"


def test_a_drawn_reading_holds_the_tiles_of_the_hand() -> None:
    scored = score("44p55z chi 340m pon 055s kakan 7777s ron 5z from W")
    drawn = str(Bare(html(scored.readings[0])))
    for words in (
        *("pair 4p 4p", "✓ triplet 5z 5z 5z", "open run 3m 4m 0m", "open triplet 0s 5s 5s"),
        *("added kan 7s 7s 7s 7s", "run3m 4m 0mruns", "open triplet0s 5s 5s"),
    ):
        assert words in drawn
    assert html(scored.readings[0]).count("mj-turned") == 4  # one of each call, two of the kakan
    assert "[555z] 340m 055s 7777s, shanpon" in text(scored.readings[0])


@pytest.mark.parametrize(
    ("line", "blocks"),
    [
        ("234m340p406s67s55z ron 8s riichi", "234m 340p 406s [678s] 55z, ryanmen"),
        ("345567m234p678s0m ron 5m", "340m 567m [55m] 234p 678s, tanki"),
        ("34m234p678s22z456s ron 0m", "[340m] 234p 456s 678s 22z, ryanmen"),
        ("34m055p678s22z456s ron 5m", "[345m] 055p 456s 678s 22z, ryanmen"),
        ("1199m2288p3399s0m ron 5m", "11m [05m] 99m 22p 88p 33s 99s, tanki"),
    ],
)
def test_red_fives_stay_red_in_a_reading(line: str, blocks: str) -> None:
    win = Win.parse(line)
    assert blocks in [reading_text(one, win.hand) for one in win.readings]
    for reading in win.readings:
        held = [tile for block in tiles_of_blocks(reading, win.hand) for tile in block]
        assert sorted(held) == sorted(win.hand.tiles)
