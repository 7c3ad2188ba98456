"""Melds and hands: the physics that hold under every rule set."""

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.core.hand import (
    CopiesError,
    Hand,
    Meld,
    MeldError,
    MeldKind,
    TileCountError,
    check_copies,
)
from mahjong_lessons.core.tiles import Tile, format_tiles, parse_tiles
from tests.strategies import hands

CONCEALED = parse_tiles("111m456678p35s99s")


def meld(kind: str, text: str) -> Meld:
    return Meld(MeldKind(kind), parse_tiles(text))


@given(hands(), st.randoms(use_true_random=False))
def test_the_order_in_which_concealed_tiles_are_given_does_not_matter(hand: Hand, random) -> None:
    shuffled = list(hand.concealed)
    random.shuffle(shuffled)
    assert Hand(tuple(shuffled), hand.melds, hand.winning) == hand


@given(hands())
def test_a_complete_hand_has_14_tiles_and_one_more_for_each_kan(hand: Hand) -> None:
    kans = sum(meld.kind.is_kan for meld in hand.melds)
    assert len(hand.tiles) == 14 + kans


def test_the_tiles_of_a_meld_are_kept_in_order() -> None:
    assert str(meld("chi", "423m")) == "chi 234m"
    assert str(meld("pon", "505s")) == "pon 055s"


@pytest.mark.parametrize(
    ("kind", "opens", "is_kan"),
    [
        ("chi", True, False),
        ("pon", True, False),
        ("kan", True, True),
        ("kakan", True, True),
        ("ankan", False, True),
    ],
)
def test_every_meld_but_a_closed_kan_opens_the_hand(kind: str, opens: bool, is_kan: bool) -> None:
    assert MeldKind(kind).is_open is opens
    assert MeldKind(kind).is_kan is is_kan


def test_a_closed_kan_leaves_the_hand_closed() -> None:
    rest = parse_tiles("456678p35s99s")
    assert Hand(rest, (meld("ankan", "1111m"),)).is_closed
    assert not Hand(rest, (meld("kakan", "1111m"),)).is_closed


@pytest.mark.parametrize(
    ("kind", "tiles", "says"),
    [
        ("chi", "111z", "honours make no run; did you mean pon?"),
        ("chi", "123z", "honours make no run"),
        ("chi", "89m1p", "a run stays within one suit"),
        ("chi", "1m2p3s", "a run stays within one suit"),
        ("chi", "135m", "a run is three numbers in a row"),
        ("chi", "555m", "a run is three numbers in a row"),
        ("chi", "12m", "chi takes 3 tiles; chi 12m has 2"),
        ("chi", "1234m", "chi takes 3 tiles; chi 1234m has 4"),
        ("pon", "556m", "all its tiles must be the same, such as 555z"),
        ("pon", "5m5p5s", "all its tiles must be the same"),
        ("pon", "5555m", "did you mean kan, ankan or kakan?"),
        ("kan", "555m", "did you mean pon?"),
        ("ankan", "5556m", "all its tiles must be the same, such as 5555z"),
        ("kakan", "55555m", "kakan takes 4 tiles; kakan 55555m has 5"),
        ("pon", "", "pon takes 3 tiles; pon … has 0"),
    ],
)
def test_what_is_no_meld_is_refused(kind: str, tiles: str, says: str) -> None:
    with pytest.raises(MeldError) as refused:
        meld(kind, tiles)
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("concealed", "says"),
    [
        ("111m456678p35s9s", "13 tiles and a winning tile are needed; this hand has 12"),
        ("111m456678p35s999s", "this hand has 14: leave the winning tile out"),
        ("111m456678p35s9999s", "this hand has 15"),
    ],
)
def test_a_hand_has_thirteen_tiles_before_the_winning_one(concealed: str, says: str) -> None:
    with pytest.raises(TileCountError) as refused:
        Hand(parse_tiles(concealed), winning=Tile.parse("4s"))
    assert says in str(refused.value)


def test_a_kan_counts_as_three_tiles() -> None:
    assert Hand(parse_tiles("456678p35s99s"), (meld("ankan", "1111m"),)).winning is None
    with pytest.raises(TileCountError, match="a kan counts as three"):
        Hand(parse_tiles("456678p35s9s"), (meld("ankan", "1111m"),))


def test_a_fifth_copy_is_refused_wherever_it_lies() -> None:
    with pytest.raises(CopiesError, match="1m is there 5 times: a set holds 4 of each tile"):
        Hand(parse_tiles("112m678p35s99s"), (meld("pon", "111m"),), Tile.parse("4s"))


def test_a_red_five_is_one_of_the_four_fives() -> None:
    check_copies(parse_tiles("5550p"))
    with pytest.raises(CopiesError, match="5p is there 5 times"):
        check_copies(parse_tiles("55550p"))


def test_each_suit_has_one_red_five() -> None:
    check_copies(parse_tiles("0m0p0s"))
    with pytest.raises(CopiesError, match="each suit has one red five; write the others as 5"):
        check_copies(parse_tiles("00p"))


def test_a_hand_that_still_waits_has_no_winning_tile() -> None:
    waiting = Hand(CONCEALED)
    assert waiting.winning is None
    assert format_tiles(waiting.tiles) == "111m456678p3599s"
