"""Tiles and the short way to write them."""

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.core.tiles import (
    KINDS,
    Suit,
    Tile,
    TileError,
    Wind,
    format_tiles,
    parse_tiles,
    tile_indicated,
)
from tests.strategies import tiles


@given(st.lists(tiles))
def test_tiles_are_read_back_as_written(some: list[Tile]) -> None:
    assert parse_tiles(format_tiles(some)) == tuple(some)


@given(tiles)
def test_a_single_tile_is_read_back_as_written(tile: Tile) -> None:
    assert Tile.parse(str(tile)) == tile


def test_there_are_34_kinds_of_tile_and_each_has_its_own_name() -> None:
    every = [Tile(kind) for kind in range(KINDS)]
    assert format_tiles(every) == "123456789m123456789p123456789s1234567z"
    assert len({tile.word for tile in every}) == KINDS


def test_thirteen_kinds_are_terminals_or_honours() -> None:
    yaochuu = [tile for tile in map(Tile, range(KINDS)) if tile.is_yaochuu]
    assert format_tiles(yaochuu) == "19m19p19s1234567z"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("1m", "1 man"),
        ("9p", "9 pin"),
        ("5s", "5 sou"),
        ("0s", "red 5 sou"),
        ("1z", "East wind"),
        ("2z", "South wind"),
        ("3z", "West wind"),
        ("4z", "North wind"),
        ("5z", "White dragon"),
        ("6z", "Green dragon"),
        ("7z", "Red dragon"),
    ],
)
def test_names_of_tiles(text: str, word: str) -> None:
    assert Tile.parse(text).word == word


def test_a_red_five_is_a_five_that_sorts_first() -> None:
    assert Tile.parse("0p").plain == Tile.parse("5p")
    assert Tile.parse("0p").rank == 5
    assert format_tiles(sorted(parse_tiles("5p6p0p4p"))) == "4056p"


@pytest.mark.parametrize("kind", [kind for kind in range(KINDS) if kind not in (4, 13, 22)])
def test_only_fives_of_a_suit_can_be_red(kind: int) -> None:
    with pytest.raises(ValueError, match="only a five of a suit can be red"):
        Tile(kind, red=True)


@pytest.mark.parametrize("kind", [-1, KINDS])
def test_a_kind_is_a_number_from_0_to_33(kind: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 33"):
        Tile(kind)


@pytest.mark.parametrize(
    ("circle", "start"),
    [
        ("123456789m", "1m"),
        ("123456789p", "1p"),
        ("123456789s", "1s"),
        ("1234z", "1z"),
        ("567z", "5z"),
    ],
)
def test_an_indicator_points_to_the_next_tile_in_its_circle(circle: str, start: str) -> None:
    indicators = parse_tiles(circle)
    dora = [tile_indicated(tile) for tile in indicators]
    assert dora == [*indicators[1:], Tile.parse(start)]


def test_a_red_five_indicates_the_six() -> None:
    assert tile_indicated(Tile.parse("0s")) == Tile.parse("6s")


def test_winds_are_the_first_four_honours() -> None:
    assert [str(Tile(wind.kind)) for wind in Wind] == ["1z", "2z", "3z", "4z"]
    assert [wind.word for wind in Wind] == ["East", "South", "West", "North"]


def test_suits_are_known_by_their_letter() -> None:
    assert [tile.suit for tile in parse_tiles("1m1p1s1z")] == list(Suit)


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("123m 456m", "123456m"),
        ("123m, 7z", "123m7z"),
        ("1m2m", "12m"),
        ("123M11Z", "123m11z"),
        ("１２３ｍ", "123m"),
        ("r5p", "0p"),
        ("4r56p", "406p"),
        ("R5S", "0s"),
        ("🀇🀈🀉", "123m"),
        ("🀙🀡🀐🀘", "19p19s"),
        ("🀀🀁🀂🀃🀆🀅🀄", "1234567z"),
        ("🀄\ufe0f🀄\ufe0e", "77z"),
        ("1m\t2m", "12m"),
    ],
)
def test_other_ways_to_write_tiles_are_read_too(written: str, plain: str) -> None:
    assert format_tiles(parse_tiles(written)) == plain


@pytest.mark.parametrize(
    ("text", "says", "marked"),
    [
        ("123 456m", '"123" has no suit: write 123m, 123p, 123s or 123z', "123"),
        ("123x", '"x" is no suit', "x"),
        ("8z", "there is no 8z: honours are 1z to 7z", "8z"),
        ("0z", "there is no 0z", "0z"),
        ("r5z", "there is no 0z", "r5z"),
        ("123m4?p", '"4" has no suit', "4"),
        ("m", '"m" has no digits before it', "m"),
        ("12m-3m", '"-" is not part of a tile', "-"),
        ("٣m", "is not part of a tile", "٣"),
    ],
)
def test_what_is_no_tile_is_refused_with_the_place_and_what_would_be_right(
    text: str, says: str, marked: str
) -> None:
    with pytest.raises(TileError) as refused:
        parse_tiles(text)
    start, end = refused.value.span
    assert text[start:end] == marked
    assert says in str(refused.value)


@pytest.mark.parametrize("text", ["", "12m", "1m1p"])
def test_one_tile_is_exactly_one(text: str) -> None:
    with pytest.raises(TileError, match="one tile is needed, such as 5p"):
        Tile.parse(text)


def test_a_notebook_shows_a_wrong_tile_without_a_traceback() -> None:
    with pytest.raises(TileError) as refused:
        parse_tiles("9z")
    (shown,) = refused.value._render_traceback_()
    assert shown == f"TileError: {refused.value}"
