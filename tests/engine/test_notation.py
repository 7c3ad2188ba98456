"""The one-line notation: what it reads, how it writes, and that it never falls over."""

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.core import WinBy
from mahjong_lessons.core.hand import HandError
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.riichi import Circumstance, Win
from tests.strategies import wins

PLAIN = "111m456678p35s99s ron 4s riichi"


@given(wins())
def test_a_win_is_read_back_as_written(win: Win) -> None:
    assert Win.parse(str(win)) == win


@given(wins())
def test_writing_is_stable(win: Win) -> None:
    assert str(Win.parse(str(win))) == str(win)


@given(wins(), st.randoms(use_true_random=False))
def test_circumstances_may_stand_in_any_order(win: Win, random) -> None:
    head, tail = _parted(str(win))
    random.shuffle(tail)
    assert Win.parse(" ".join([*head, *tail])) == win


def _parted(line: str) -> tuple[list[str], list[str]]:
    """The words up to the winning tile, and the circumstances with their values."""
    words = line.split()
    end = 2 + next(place for place, word in enumerate(words) if word in ("ron", "tsumo"))
    tail: list[str] = []
    for word in words[end:]:
        if tail and tail[-1].split()[0] in _KEYWORDS and len(tail[-1].split()) == 1:
            tail[-1] += f" {word}"
        else:
            tail.append(word)
    return words[:end], tail


_KEYWORDS = ("seat", "round", "from", "liable", "indicators", "ura-indicators", "honba", "sticks")


def test_the_parts_of_a_line() -> None:
    win = Win.parse(
        "34067m05p pon 777p pon 055s ron 8m houtei "
        "seat W round S from N liable E indicators 2m honba 2 sticks 1"
    )
    assert str(win.hand) == "34067m05p pon 777p pon 055s 8m"
    assert win.by is WinBy.RON
    assert win.circumstances == {Circumstance.HOUTEI}
    assert (win.seat, win.round, win.discarder, win.liable) == (
        Wind.WEST,
        Wind.SOUTH,
        Wind.NORTH,
        Wind.EAST,
    )
    assert [str(tile) for tile in win.indicators] == ["2m"]
    assert (win.honba, win.sticks) == (2, 1)


def test_what_is_not_written_is_seat_south_round_east_and_nothing_else() -> None:
    win = Win.parse(PLAIN)
    assert (win.seat, win.round) == (Wind.SOUTH, Wind.EAST)
    assert (win.discarder, win.liable, win.indicators, win.ura_indicators) == (None, None, (), ())
    assert (win.honba, win.sticks) == (0, 0)
    assert str(win) == "111m456678p3599s ron 4s riichi"


@pytest.mark.parametrize(
    "line",
    [
        "111m 456p 678p 35s 99s ron 4s riichi",
        "99s35s678p456p111m ron 4s riichi",
        "111m, 456678p, 35s99s, ron 4s, riichi",
        "111m456678p35s99s ron 4s riichi seat S round E honba 0 sticks 0",
        "111m456678p35s99s ron 4s riichi seat south round EAST",
        "111M456678P35S99S RON 4S RIICHI",
        "１１１ｍ４５６６７８ｐ３５ｓ９９ｓ　ｒｏｎ　４ｓ　ｒｉｉｃｈｉ",
        "🀇🀇🀇🀜🀝🀞🀞🀟🀠🀒🀔🀘🀘 ron 🀓 riichi",
        "111m456678p35s99s ron 4s reach",
        "  111m456678p35s99s\tron 4s\nriichi  ",
    ],
)
def test_other_ways_to_write_the_same_win(line: str) -> None:
    assert Win.parse(line) == Win.parse(PLAIN)


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("234567m345p99p67s ron 8s double riichi", "234567m34599p67s ron 8s double-riichi"),
        ("234567m345p99p67s ron 8s Double Riichi", "234567m34599p67s ron 8s double-riichi"),
        (
            "234567m345p99p67s ron 8s riichi ura indicators 1z",
            "234567m34599p67s ron 8s riichi ura-indicators 1z",
        ),
        (
            "234567m345p99p67s ron 8s dora indicators 1z 2z",
            "234567m34599p67s ron 8s indicators 12z",
        ),
        ("234m66r5p4p678s ankan 1111m ron 3p", "234m4066p678s ankan 1111m ron 3p"),
        ("34567m777p99s closed kan 2222s tsumo 8m", "34567m777p99s ankan 2222s tsumo 8m"),
        ("99m35m678p pung 777z added-kan 8888s ron 4m", "3599m678p pon 777z kakan 8888s ron 4m"),
        ("345m66p67p678s chii 234m ron 8p", "345m6667p678s chi 234m ron 8p"),
        ("234m67p44678s daiminkan 0555p ron 8p", "234m67p44678s kan 0555p ron 8p"),
    ],
)
def test_familiar_spellings_are_read_and_the_plain_one_is_written(written: str, plain: str) -> None:
    assert str(Win.parse(written)) == plain


@pytest.mark.parametrize("wind", Wind)
def test_winds_are_read_by_letter_and_by_word(wind: Wind) -> None:
    for spelled in (wind.value, wind.value.lower(), wind.word, wind.word.upper()):
        assert Win.parse(f"{PLAIN} round {spelled}").round is wind


# --- whatever is typed, the answer is a win or a HandError -------------------


def reads_or_refuses(line: str) -> None:
    try:
        win = Win.parse(line)
    except HandError as error:
        refused = error
    else:
        assert Win.parse(str(win)) == win
        return
    assert str(refused)
    assert refused.text is not None
    assert refused.span is None or 0 <= refused.span[0] <= refused.span[1]


_WORDS = """
123m 456p 789s 11z 0p r5p 5s 4s 111m 999s 777z 55z 1111m m z 8z ٣m ② 🀇 🀄 １２３ ｍ 1 2 -1
ron tsumo chi pon kan ankan kakan riichi double-riichi double ippatsu rinshan chankan haitei
houtei tenhou chiihou renhou seat round from liable indicators ura-indicators honba sticks
E S W N east north { } {0} % , ; 中 a -
"""
_PIECES = st.sampled_from([*_WORDS.split(), "\ufe0f"])


@given(st.lists(_PIECES, max_size=14).map(" ".join))
def test_words_of_the_notation_in_any_order_are_read_or_refused(line: str) -> None:
    reads_or_refuses(line)


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(line: str) -> None:
    reads_or_refuses(line)


@given(
    wins(),
    st.lists(
        st.tuples(
            st.sampled_from(["drop", "double", "swap", "insert"]),
            st.integers(0, 200),
            st.characters() | st.sampled_from(list("0123456789mpszrw -,")),
        ),
        min_size=1,
        max_size=3,
    ),
)
def test_a_valid_line_with_slips_of_the_pen_is_read_or_refused(win: Win, slips) -> None:
    line = str(win)
    for slip, place, character in slips:
        at = place % max(1, len(line))
        before, here, after = line[:at], line[at : at + 1], line[at + 1 :]
        match slip:
            case "drop":
                line = before + after
            case "double":
                line = before + here + here + after
            case "swap":
                line = before + after[:1] + here + after[1:]
            case _:
                line = before + character + here + after
    reads_or_refuses(line)
