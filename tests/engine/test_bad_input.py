"""What cannot be is refused: the error's kind, what is wrong, where, and what would be right."""

from typing import Any

import pytest

from mahjong_lessons import hongkong, riichi
from mahjong_lessons.core.hand import (
    CircumstanceError,
    CopiesError,
    HandError,
    IncompleteHandError,
    MeldError,
    NotationError,
    TileCountError,
)
from mahjong_lessons.riichi import Win

CLOSED = "111m456678p35s99s"
PINFU = "23456m123456p11s"
KAN = "34567m777p99s ankan 2222s"

MALFORMED = {
    "an unknown character": ("11?m456678p35s99s ron 4s", '"11" has no suit', "11"),
    "a character that is no tile": (
        "123m-456m678p35s99s ron 4s",
        '"-" is not part of a tile: write digits and a suit letter',
        "-",
    ),
    "digits without a suit": (
        "123 456m678p345s35s ron 4s",
        '"123" has no suit: write 123m, 123p, 123s or 123z',
        "123",
    ),
    "a suit without digits": ("m 456m678p345s35s ron 4s", '"m" has no digits before it', "m"),
    "no such suit": ("123w456m678p35s9s ron 4s", '"w" is no suit: use m (man)', "w"),
    "no such honour": ("118z456m678p35s99s ron 4s", "there is no 8z: honours are 1z to 7z", "118z"),
    "a call with no tiles": (
        "234m66p45p678s ankan ron 3p",
        'after "ankan" tiles are needed, such as ankan 8888s',
        "ankan",
    ),
    "a call at the end of the line": (
        "234m66p45p678s pon",
        'after "pon" tiles are needed, such as pon 777p',
        "pon",
    ),
    "a word misspelt": (
        "111m456678p35s99s ron 4s richi",
        '"richi" is not a word of the notation: did you mean riichi?',
        "richi",
    ),
    "a call misspelt": (
        "234m66p45p678s ankn 1111m ron 3p",
        '"ankn" is not a word of the notation: did you mean ankan?',
        "ankn",
    ),
    "no way to win": (CLOSED, "the winning tile is missing: write ron or tsumo and the tile", None),
    "riichi before the win": (
        f"{CLOSED} riichi ron 4s",
        '"ron" and the winning tile stand before "riichi"',
        "ron",
    ),
    "a winning tile missing": (
        f"{CLOSED} ron riichi",
        'after "ron" tiles are needed, such as ron 4s',
        "ron",
    ),
    "a winning tile missing at the end": (
        f"{CLOSED} tsumo",
        'after "tsumo" tiles are needed, such as tsumo 4s',
        "tsumo",
    ),
    "two winning tiles": (
        f"{CLOSED} ron 44s",
        "one winning tile is needed after ron; 44s is 2",
        "44s",
    ),
    "two wins": (
        f"{CLOSED} ron 4s tsumo 4s",
        'a hand is won once: "tsumo" is there a second time',
        "tsumo",
    ),
    "a call after the win": (
        "345m66p67p678s ron 8p chi 234m",
        '"chi" stands before ron or tsumo',
        "chi",
    ),
    "tiles after the win": (
        f"{CLOSED} ron 4s 7z",
        '"7z" stands after the winning tile: tiles come before it, or after "indicators"',
        "7z",
    ),
    "a circumstance twice": (
        f"{CLOSED} ron 4s riichi riichi",
        '"riichi" is there twice',
        "riichi",
    ),
    "a value twice": (f"{CLOSED} ron 4s seat E seat W", '"seat" is there twice', "seat"),
    "a seat missing": (
        f"{CLOSED} ron 4s seat",
        'after "seat" a value is needed, as in: seat S',
        "seat",
    ),
    "no wind": (f"{CLOSED} ron 4s seat 5", 'seat: "5" is no wind: write E, S, W or N', "5"),
    "indicators missing": (
        f"{CLOSED} ron 4s indicators riichi",
        'after "indicators" a value is needed, as in: indicators 3m7z',
        "indicators",
    ),
    "honba below 0": (
        f"{CLOSED} ron 4s honba -1",
        'honba: "-1" is no whole number from 0 up',
        "-1",
    ),
    "half a stick": (
        f"{CLOSED} ron 4s sticks 1.5",
        'sticks: "1.5" is no whole number from 0 up',
        "1.5",
    ),
    "nothing concealed": (
        "pon 777z ron 4s",
        "the line starts with the concealed tiles, as in: 111m456678p35s99s ron 4s riichi",
        "pon 777z ron 4s",
    ),
    "an empty line": ("", "the line starts with the concealed tiles", None),
}


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_line_is_refused_at_the_place_that_is_wrong(what: str) -> None:
    line, says, marked = MALFORMED[what]
    refused = refusal(line, NotationError)
    assert says in str(refused)
    assert marked_part(refused) == marked


IMPOSSIBLE_MELDS = {
    "chi of honours": ("456m678p99s55s chi 123z ron 5s", "honours make no run", "chi 123z"),
    "chi across suits": ("456m678p99s55s chi 78m9p ron 5s", "within one suit", "chi 78m9p"),
    "chi with a gap": ("456m678p99s55s chi 135m ron 5s", "three numbers in a row", "chi 135m"),
    "chi of two tiles": ("456m678p99s55s chi 12m ron 5s", "chi takes 3 tiles", "chi 12m"),
    "pon of different tiles": (
        "456m678p99s55s pon 776z ron 5s",
        "all its tiles must be the same, such as 555z",
        "pon 776z",
    ),
    "pon of four tiles": (
        "456m678p99s55s pon 7777z ron 5s",
        "did you mean kan, ankan or kakan?",
        "pon 7777z",
    ),
    "kan of three tiles": ("456m678p99s55s kan 777z ron 5s", "did you mean pon?", "kan 777z"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE_MELDS)
def test_a_call_that_cannot_be_is_refused_at_its_place(what: str) -> None:
    line, says, marked = IMPOSSIBLE_MELDS[what]
    refused = refusal(line, MeldError)
    assert says in str(refused)
    assert marked_part(refused) == marked


@pytest.mark.parametrize(
    ("line", "has"),
    [
        ("111m456678p35s9s ron 4s", 12),
        ("111m456678p345s99s ron 4s", 14),
        ("111m456678p345s999s ron 4s", 15),
        ("345m66p67p678s chi 234m chi 234m ron 8p", 16),
        ("234m66p45p678s pon 111m kan 1111m ron 3p", 16),
    ],
)
def test_thirteen_tiles_and_a_winning_tile_are_needed(line: str, has: int) -> None:
    refused = refusal(line, TileCountError)
    assert f"13 tiles and a winning tile are needed; this hand has {has}" in str(refused)


COPIES = {
    "five in the hand": (
        "1111m456p678p35s1m ron 4s",
        "1m is there 5 times",
    ),
    "a fifth in a call": ("444m5566m chi 345m chi 456m ron 4m", "4m is there 6 times"),
    "a fifth as indicator": ("111m456678p35s99s ron 4s indicators 11m", "1m is there 5 times"),
    "a fifth as ura indicator": (
        "111m456678p35s99s ron 4s riichi indicators 1m ura-indicators 1m",
        "1m is there 5 times",
    ),
    "a red five among five fives": ("5550m567p678s pon 222z ron 5m", "5m is there 5 times"),
    "two red fives in the hand": ("111m400678p35s99s ron 4s", "0p (red five) is there 2 times"),
    "a red five as indicator too": (
        "111m406678p35s99s ron 4s indicators 0p",
        "each suit has one red five; write the others as 5",
    ),
    "a red five won and held": (
        "234m66p046p678s33z ron 0p",
        "each suit has one red five",
    ),
}


@pytest.mark.parametrize("what", COPIES)
def test_more_copies_than_a_set_of_tiles_holds_are_refused(what: str) -> None:
    line, says = COPIES[what]
    assert says in str(refusal(line, CopiesError))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        # four blocks and a pair come nearest
        ("111m456678p35s99s ron 7z", "at best 35s7z fit no block"),
        ("345m66p67p678s chi 234m ron 9p", "at best 79p fit no block"),
        # the shape of nine gates and one tile of another suit
        ("111234567899m1s ron 9m", "m1s fit no block"),
        # seven pairs come nearest
        ("2288m3355p1177s6z ron 7z", "at best as seven pairs 67z are left over"),
        # four of a kind are one pair, and two tiles over
        ("1111m3355p2277s6z ron 6z", "at best as seven pairs 11m are left over"),
        # thirteen orphans come nearest
        ("147m258p369s1234z ron 5z", "at best as orphans 47m258p36s are too many"),
    ],
)
def test_a_hand_that_is_not_complete_says_which_tiles_do_not_fit(line: str, says: str) -> None:
    refused = refusal(line, IncompleteHandError)
    assert "not a winning hand: four blocks and a pair are needed" in str(refused)
    assert says in str(refused)


IMPOSSIBLE = {
    "riichi with an open hand": (
        "345m66p67p678s chi 234m ron 8p riichi",
        "riichi needs a closed hand: leave out riichi, or the calls",
    ),
    "riichi with an open kan": (
        "234m66p45p678s kan 1111m ron 3p riichi",
        "kan opens the hand, riichi needs it closed: did you mean ankan?",
    ),
    "double-riichi with an open hand": (
        "345m66p67p678s chi 234m ron 8p double-riichi",
        "riichi needs a closed hand",
    ),
    "riichi with double-riichi": (
        f"{CLOSED} ron 4s riichi double-riichi",
        "riichi and double-riichi exclude each other: write one of them",
    ),
    "ippatsu without riichi": (
        f"{CLOSED} ron 4s ippatsu",
        "ippatsu needs riichi: write riichi ippatsu, or leave ippatsu out",
    ),
    "ippatsu with rinshan": (
        f"{KAN} tsumo 8m riichi ippatsu rinshan",
        "ippatsu ends with any kan",
    ),
    "rinshan without a kan": (
        f"{PINFU} tsumo 1m rinshan",
        "rinshan is a win on the tile drawn after a kan: write the kan",
    ),
    "rinshan with ron": (f"{KAN} ron 8m rinshan", "rinshan is drawn from the wall: write tsumo"),
    "haitei with ron": (f"{PINFU} ron 1m haitei", "on the last discard it is houtei"),
    "houtei with tsumo": (f"{PINFU} tsumo 1m houtei", "on the last tile drawn it is haitei"),
    "haitei with rinshan": (
        f"{KAN} tsumo 8m haitei rinshan",
        "haitei is the last tile of the wall, rinshan a replacement tile",
    ),
    "houtei with chankan": (
        "34567m777p99s345s ron 8m houtei chankan",
        "houtei is the last discard, chankan a tile of a kan",
    ),
    "chankan with tsumo": (f"{PINFU} tsumo 1m chankan", "chankan is a ron on another player's kan"),
    "chankan of a tile held here": (
        f"{PINFU} ron 4m chankan",
        "chankan robs the fourth tile of a kan",
    ),
    "tenhou by a non-dealer": (
        f"{PINFU} tsumo 1m tenhou",
        "tenhou is the dealer's: write seat E, or chiihou for the others",
    ),
    "chiihou by the dealer": (
        f"{PINFU} tsumo 1m chiihou seat E",
        "chiihou is not for the dealer: for seat E it is tenhou",
    ),
    "renhou by the dealer": (f"{PINFU} ron 1m renhou seat E", "renhou is not for the dealer"),
    "tenhou by ron": (f"{PINFU} ron 1m tenhou seat E", "tenhou is a tsumo with the dealt tiles"),
    "chiihou by ron": (f"{PINFU} ron 1m chiihou", "write tsumo; by ron it is renhou"),
    "renhou by tsumo": (f"{PINFU} tsumo 1m renhou", "write ron; by tsumo it is chiihou"),
    "tenhou with a call": (
        "345m66p67p678s chi 234m tsumo 8p tenhou seat E",
        "come before any call or kan",
    ),
    "chiihou with a call": (
        "345m66p67p678s chi 234m tsumo 8p chiihou",
        "come before any call or kan",
    ),
    "renhou with a closed kan": (f"{KAN} ron 8m renhou", "come before any call or kan"),
    "tenhou in riichi": (f"{PINFU} tsumo 1m tenhou riichi seat E", "come before any riichi"),
    "ura-indicators without riichi": (
        f"{PINFU} tsumo 1m ura-indicators 4m",
        "ura-indicators are turned only after riichi: write riichi, or leave them out",
    ),
    "six indicators": (f"{PINFU} tsumo 1m indicators 123456z", "at most 5 indicators"),
    "from with tsumo": (f"{PINFU} tsumo 1m from E", "with tsumo nobody dealt in"),
    "from the winner": (f"{PINFU} ron 1m from S", "sits S and cannot deal in"),
    "liable the winner": (f"{PINFU} ron 1m liable S", "sits S and cannot be liable"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_circumstances_that_cannot_be_true_together_are_refused(what: str) -> None:
    line, says = IMPOSSIBLE[what]
    assert says in str(refusal(line, CircumstanceError))


def test_every_refusal_is_a_value_error_that_points_into_the_line() -> None:
    refused = refusal("111m456678p35s99s ron 4s richi", NotationError)
    assert isinstance(refused, ValueError)
    assert refused.pointer.splitlines() == [
        "111m456678p35s99s ron 4s richi",
        "                         ^^^^^",
    ]


def test_a_notebook_shows_the_message_and_no_traceback() -> None:
    refused = refusal("111m456678p35s9s ron 4s", TileCountError)
    assert refused._render_traceback_() == [
        "TileCountError: 13 tiles and a winning tile are needed; this hand has 12"
    ]


def refusal(line: str, kind: type[HandError]) -> HandError:
    """The error that this line raises; it must be of exactly this kind."""
    with pytest.raises(HandError) as refused:
        Win.parse(line)
    assert type(refused.value) is kind
    assert refused.value.text is not None
    return refused.value


def marked_part(refused: HandError) -> str | None:
    if refused.span is None or refused.text is None:
        return None
    return refused.text[slice(*refused.span)]


def test_a_long_message_breaks_between_words() -> None:
    with pytest.raises(HandError) as caught:
        Win.parse("111m456678p345s99s ron 4s riichi")
    message = caught.value._render_traceback_()[0]
    assert message.replace("\n", " ") == f"TileCountError: {caught.value}"
    assert max(map(len, message.splitlines())) <= 90
    assert "\n" in message


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("23456m123456p11s ron 1m renhou chankan", "renhou comes before any call"),
        ("23456m123456p11s tsumo 1m double-riichi ippatsu haitei", "far from the last tile"),
        ("23456m123456p11s ron 1m double-riichi ippatsu houtei", "far from the last tile"),
        (
            "23456m123456p11s ron 1m riichi indicators 9s ura-indicators 7z6z",
            "as many ura-indicators as indicators",
        ),
        ("11m66s555666777z tsumo 1m liable N", "nobody is liable for a closed hand"),
    ],
)
def test_more_that_cannot_be_true_together(line: str, words: str) -> None:
    with pytest.raises(CircumstanceError, match=words):
        Win.parse(line)


# --- in code -----------------------------------------------------------------------

LINES = {riichi: f"{CLOSED} ron 4s", hongkong: "234567m78m22z pung 777z discard 9m"}
GAMES = {"riichi": riichi, "hongkong": hongkong}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("thing", [None, 5, b"123m", ["123m"], {}])
def test_what_is_no_line_is_refused_like_a_bad_line(game: str, thing: Any) -> None:
    """A HandError that says what is needed, and no error of Python's own."""
    module = GAMES[game]
    for read in (module.Win.parse, module.score, module.waits):
        with pytest.raises(HandError, match=r"line.* needed"):
            read(thing)


@pytest.mark.parametrize(("game", "other"), [("riichi", "hongkong"), ("hongkong", "riichi")])
def test_a_win_of_the_other_game_is_refused(game: str, other: str) -> None:
    win = GAMES[other].Win.parse(LINES[GAMES[other]])
    with pytest.raises(HandError, match="a win of this game or its line is needed"):
        GAMES[game].score(win)


@pytest.mark.parametrize("game", GAMES)
def test_a_score_takes_the_line_of_a_win(game: str) -> None:
    module, line = GAMES[game], LINES[GAMES[game]]
    assert module.score(line) == module.score(module.Win.parse(line))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"seat": "x"}, 'seat: there is no seat "x": choose E, S, W or N'),
        ({"seat": None}, "seat: there is no seat"),
        ({"discarder": 3}, 'discarder: there is no seat "3"'),
        ({"by": "luck"}, r"by is .* or .*, not 'luck'"),
        ({"by": []}, r"by is .* or .*, not "),
        ({"circumstances": None}, "circumstances are a set of words, not None"),
        ({"circumstances": "last-tile"}, "circumstances are a set of words, not 'last-tile'"),
        ({"circumstances": ["luck"]}, "a circumstance is .*, not 'luck'"),
        ({"circumstances": [1]}, "a circumstance is .*, not 1"),
        ({"hand": "234567m"}, "a Hand is needed, not '234567m'"),
    ],
)
def test_arguments_of_a_win_that_are_none(game: str, arguments: dict[str, Any], says: str) -> None:
    win = GAMES[game].Win.parse(LINES[GAMES[game]])
    with pytest.raises(HandError, match=says) as refused:
        GAMES[game].Win(**{"hand": win.hand, "by": win.by, **arguments})
    assert "is not a valid" not in str(refused.value)  # Python's words for an enum


@pytest.mark.parametrize("game", GAMES)
def test_seats_of_a_win_are_named_as_everywhere(game: str) -> None:
    win = GAMES[game].Win.parse(LINES[GAMES[game]])
    named = GAMES[game].Win(win.hand, win.by_word, seat="w", round="South", discarder="north")
    assert (named.seat, named.round, named.discarder) == ("W", "S", "N")


@pytest.mark.parametrize("thing", ["3m", None, ["3m"], ("3m",)])
def test_indicators_that_are_no_tiles(thing: Any) -> None:
    with pytest.raises(CircumstanceError, match="indicators are a tuple of tiles"):
        Win(Win.parse(LINES[riichi]).hand, "ron", indicators=thing)


@pytest.mark.parametrize("thing", [3, None, "12", ("1",), (True,)])
def test_flowers_that_are_no_numbers(thing: Any) -> None:
    with pytest.raises(CircumstanceError, match="flowers and seasons are") as refused:
        hongkong.Win(hongkong.Win.parse(LINES[hongkong]).hand, "discard", flowers=thing)
    assert "no number 1:" not in str(refused.value)  # there is a number 1


def test_a_count_that_no_game_has() -> None:
    refused = refusal(f"{CLOSED} ron 4s honba {'9' * 5000}", NotationError)
    assert "is more than any game has" in str(refused)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        # six pairs: 1m twice, 6z and 7z are orphans, ten are none; of seven pairs two are over
        (
            "1155m2266p3388s7z discard 6z",
            "(or thirteen orphans); at best as orphans 55m2266p3388s are too many; "
            "as seven pairs, which win at some tables alone, 67z are left over",
        ),
        ("111m456678p35s99s discard 7z", "(or thirteen orphans); at best 35s7z fit no block"),
    ],
)
def test_a_hong_kong_hand_is_offered_what_its_rules_take(line: str, says: str) -> None:
    """Seven pairs win by a rule that is off: nobody is sent there and then turned away."""
    with pytest.raises(IncompleteHandError) as refused:
        hongkong.Win.parse(line)
    assert "or seven pairs" not in str(refused.value)
    assert says in str(refused.value)
