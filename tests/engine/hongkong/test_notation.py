"""The line of a Hong Kong win: read back as written, other spellings, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.core.hand import (
    CircumstanceError,
    CopiesError,
    HandError,
    IncompleteHandError,
    MeldError,
    NotationError,
    TileCountError,
)
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.hongkong import Circumstance, Win
from tests.hong_kong_wins import hong_kong_wins

PLAIN = "123m456p789s2m pung 555z"


@given(hong_kong_wins())
def test_a_win_is_read_back_as_written(win: Win) -> None:
    assert Win.parse(str(win)) == win
    assert str(Win.parse(str(win))) == str(win)


def reads_or_refuses(line: str) -> None:
    try:
        win = Win.parse(line)
    except HandError:
        return
    assert Win.parse(str(win)) == win


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    reads_or_refuses(text)


_WORDS = """
123m 456p 789s 11z 0p 5s 111m 999s 55z 1111m 1 3 5 13 chow pung kong closed-kong added-kong
discard self-draw last-tile kong-replacement double robbing-kong heavenly earthly
flower-replacement seat round from liable flowers seasons E S W N riichi ron indicators 2m
"""


@given(st.lists(st.sampled_from([*_WORDS.split()]), max_size=12).map(" ".join))
def test_words_of_the_notation_in_any_order_are_read_or_refused(line: str) -> None:
    reads_or_refuses(line)


def test_the_parts_of_a_line() -> None:
    win = Win.parse(
        "5p kong 2222z closed-kong 1111m chow 345s pung 777p self-draw 5p "
        "double-kong-replacement last-tile seat W round S liable E flowers 4 1 seasons 2"
    )
    assert str(win.hand) == "5p kan 2222z ankan 1111m chi 345s pon 777p 5p"
    assert win.by is WinBy.TSUMO
    assert win.circumstances == {Circumstance.DOUBLE_KONG_REPLACEMENT, Circumstance.LAST_TILE}
    assert (win.seat, win.round, win.liable) == (Wind.WEST, Wind.SOUTH, Wind.EAST)
    assert (win.flowers, win.seasons) == ((1, 4), (2,))


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        (f"{PLAIN} self draw 2m", f"{PLAIN} self-draw 2m"),
        (f"{PLAIN} Zimo 2m", f"{PLAIN} self-draw 2m"),
        ("123m456p789s2m pon 555z ron 2m", f"{PLAIN} discard 2m"),
        (f"{PLAIN} discard 2m flower 3, season 1", f"{PLAIN} discard 2m flowers 3 seasons 1"),
        (f"{PLAIN} discard 2m flowers 31", f"{PLAIN} discard 2m flowers 1 3"),
        (f"{PLAIN} discard 2m last tile", f"{PLAIN} discard 2m last-tile"),
        (
            "456p78s22m concealed kong 5555z pon 333z self-draw 9s kong replacement",
            "456p78s22m closed-kong 5555z pung 333z self-draw 9s kong-replacement",
        ),
        (
            "78s22m456p kong 5555z exposed kong 3333z self-draw 9s double kong replacement",
            "456p78s22m kong 5555z kong 3333z self-draw 9s double-kong-replacement",
        ),
        (
            "123m456p78s22m kakan 5555z self-draw 9s kong replacement",
            "123m456p78s22m added-kong 5555z self-draw 9s kong-replacement",
        ),
        (
            f"{PLAIN} self-draw 2m flowers 1 flower replacement seat south",
            f"{PLAIN} self-draw 2m flowers 1 flower-replacement",
        ),
    ],
)
def test_familiar_spellings_are_read(written: str, plain: str) -> None:
    assert Win.parse(written) == Win.parse(plain)


REFUSED = {
    "a flower number 5": (
        f"{PLAIN} discard 2m flowers 5",
        NotationError,
        "flowers: there is no number 5: flowers and seasons are 1, 2, 3 and 4",
        "5",
    ),
    "a flower twice": (
        f"{PLAIN} discard 2m flowers 1 1",
        NotationError,
        "number 1 is there",
        "1 1",
    ),
    "no flower": (
        f"{PLAIN} discard 2m flowers",
        NotationError,
        'after "flowers" a value is needed, as in: flowers 1 3',
        "flowers",
    ),
    "a flower that is a word": (
        f"{PLAIN} discard 2m seasons spring",
        NotationError,
        'seasons: "spring" is no number from 1 to 4',
        "spring",
    ),
    "a kong but 13 tiles": (
        "12m456p78s22m closed-kong 5555z self-draw 9s",
        TileCountError,
        "13 tiles and a winning tile are needed; this hand has 12 (a kong counts as three)",
        None,
    ),
    "the winning tile twice": (
        "123m456p789s22m pung 555z self-draw 2m",
        TileCountError,
        "it stands after discard or self-draw",
        None,
    ),
    "a pung of four": (
        "123m456p789s2m pung 5555z self-draw 2m",
        MeldError,
        "pung takes 3 tiles; pung 5555z has 4: did you mean kong, closed-kong or added-kong?",
        "pung 5555z",
    ),
    "a kong of three": (
        "123m456p789s2m kong 555z self-draw 2m",
        MeldError,
        "kong takes 4 tiles; kong 555z has 3: did you mean pung?",
        "kong 555z",
    ),
    "a chow of honours": (
        "456p789s22m55p chow 567z self-draw 2m",
        MeldError,
        "chow 567z: honours make no run; did you mean pung?",
        "chow 567z",
    ),
    "five of a tile": ("123m456p789s5z pung 555z discard 5z", CopiesError, "5z is there 5", None),
    "a word of riichi": (
        f"{PLAIN} discard 2m riichi",
        NotationError,
        '"riichi" is not a word of the notation',
        "riichi",
    ),
    "tiles after the win": (
        f"{PLAIN} discard 2m 7z",
        NotationError,
        '"7z" stands after the winning tile: tiles come before it',
        "7z",
    ),
    "no win": (PLAIN, NotationError, "write discard or self-draw and the tile", None),
    "not complete": (f"{PLAIN} discard 4m", IncompleteHandError, "fit no block", None),
}


@pytest.mark.parametrize("what", REFUSED)
def test_bad_input_is_refused_where_it_is_wrong(what: str) -> None:
    line, kind, says, marked = REFUSED[what]
    with pytest.raises(kind) as refused:
        Win.parse(line)
    error = refused.value
    assert says in str(error)
    assert error.text is not None
    if marked is None:
        assert error.pointer == "" or error.span is None
    else:
        assert error.span is not None
        assert error.text[slice(*error.span)] == marked
        assert error.pointer.splitlines()[1].strip() == "^" * len(marked)


IMPOSSIBLE = [
    ("123m406p789s2m pung 555z discard 2m", "no red fives: write 5, not 0"),
    (f"{PLAIN} self-draw 2m kong-replacement", "write the kong, or leave it out"),
    ("123m456p78s22m kong 5555z discard 9s kong-replacement", "write self-draw, or leave"),
    ("123m456p78s22m kong 5555z self-draw 9s double-kong-replacement", "after two kongs"),
    (
        "456p78s22m kong 5555z kong 3333z self-draw 9s double-kong-replacement kong-replacement",
        "says both",
    ),
    ("123m456p79s55p chow 234s self-draw 8s robbing-kong", "write discard, or leave"),
    (f"{PLAIN} discard 2m robbing-kong", "no other copy of the winning tile can be here"),
    ("123m456p79s55p chow 234s discard 8s robbing-kong last-tile", "when the wall is empty"),
    (f"{PLAIN} discard 2m flowers 1 flower-replacement", "write self-draw, or leave"),
    (f"{PLAIN} self-draw 2m flower-replacement", "write it, as in flowers 2"),
    ("123m456p78s55p234s self-draw 9s heavenly", "write seat E, or earthly"),
    ("123m456p78s55p234s discard 9s heavenly seat E", "wins with the tiles dealt"),
    ("123m456p78s55p234s discard 9s earthly seat E", "for seat E it is heavenly"),
    ("123m456p78s55p234s discard 9s earthly from W", "the dealer's first discard: write from E"),
    ("123m456p78s55p chow 234s discard 9s earthly", "before any call or kong"),
    ("123m456p78s55p234s self-draw 9s heavenly seat E last-tile", "on the first turn"),
    (f"{PLAIN} self-draw 2m from E", "with self-draw nobody dealt in: leave from out, or write"),
    (f"{PLAIN} discard 2m from S", "the winner sits S and cannot deal in"),
    (f"{PLAIN} discard 2m liable S", "the winner sits S and cannot be liable"),
]


@pytest.mark.parametrize(("line", "says"), IMPOSSIBLE)
def test_circumstances_that_cannot_be_are_refused(line: str, says: str) -> None:
    with pytest.raises(CircumstanceError, match=says) as refused:
        Win.parse(line)
    assert refused.value.text == line


def test_values_that_no_line_could_give_are_refused_too() -> None:
    hand = Win.parse(f"{PLAIN} discard 2m").hand
    for flowers in ((5,), (0,), (1, 1), (True,), ("1",)):
        with pytest.raises(CircumstanceError):
            Win(hand, WinBy.RON, flowers=flowers)  # type: ignore[arg-type]
    with pytest.raises(CircumstanceError):
        Win(hand, WinBy.RON, circumstances=frozenset({"riichi"}))  # type: ignore[arg-type]


def test_words_stand_for_the_values_themselves() -> None:
    win = Win.parse(f"{PLAIN} self-draw 2m last-tile seat W")
    by_words = Win(win.hand, "self-draw", circumstances=frozenset({"last-tile"}), seat="W")  # type: ignore[arg-type]
    assert by_words == win
