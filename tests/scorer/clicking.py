"""A win as the clicks that enter it: what a person would press, one after the other.

The same clicks are tried on the state, on the buttons, and in a browser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

from mahjong_lessons.core.tiles import Tile
from mahjong_lessons.core.vocabulary import COUNT, TILES, WIND, WinBy
from mahjong_lessons.data import RealWin, real_wins
from mahjong_lessons.scorer import HandEntry, Move, ScorerGame
from mahjong_lessons.scorer.state import WINNING


class Click(NamedTuple):
    """A button, by the tile on it, its name, or its tooltip; and the step that it takes."""

    by: Literal["tile", "name", "title"]
    what: str
    move: Move


class _Clicks:
    def __init__(self, game: ScorerGame) -> None:
        self.entry = HandEntry(game)
        self.made: list[Click] = []

    def __call__(self, by: Literal["tile", "name", "title"], what: str, move: Move) -> None:
        self.made.append(Click(by, what, move))
        self.entry = move(self.entry)

    def tile(self, tile: Tile) -> None:
        self("tile", str(tile), lambda entry: entry.put(tile))

    def aim(self, aim: str, name: str) -> None:
        self("name", name, lambda entry: entry.aim_at(aim))


def clicks(game: ScorerGame, win: object) -> list[Click]:
    """The clicks from an empty entry to this win."""
    made = _Clicks(game)
    words = game.vocabulary.call_words
    for meld in win.hand.melds:
        made.aim(words[meld.kind], words[meld.kind])
        made.tile(meld.tiles[0])
        if made.entry.picked:  # with or without the red five?
            made.tile(next(tile for tile in meld.tiles[1:] if tile.rank == 5))
    for tile in win.hand.concealed:
        made.tile(tile)
    assert made.entry.target == WINNING
    made.tile(win.hand.winning)
    if win.by is not WinBy.RON:
        word = game.vocabulary.win_words[win.by]
        made("name", word, lambda entry: entry.win_by(win.by))
    for one in (*_fields(game, WIND), *_fields(game, COUNT)):
        _fact(made, one, getattr(win, one.attribute))
    for one in game.bonus_fields:
        for n in getattr(win, one.attribute):
            _lay_aside(made, one, n)
    for word, flag in game.vocabulary.flags.items():
        if flag in win.circumstances:
            made("name", word, lambda entry, word=word: entry.toggle(word))
    for one in _fields(game, TILES):
        if tiles := getattr(win, one.attribute):
            made.aim(one.attribute, one.keyword)
            for tile in tiles:
                made.tile(tile)
            made.aim("hand", "hand")
    return made.made


def _fields(game: ScorerGame, reader: object) -> Iterator[object]:
    return (one for one in game.vocabulary.fields if one.reader is reader)


def _fact(made: _Clicks, one: object, value: object) -> None:
    name, keyword = one.attribute, one.keyword
    if one.reader is COUNT:
        for _ in range(value):
            made("name", f"+ {keyword}", lambda entry: entry.step(name, 1))
    elif value is not one.default:
        title = f"{keyword} {value.word}"
        made("title", title, lambda entry: entry.choose(name, value))


def _lay_aside(made: _Clicks, one: object, n: int) -> None:
    name = f"{one.reader.bonus}{n}".lower()
    made("tile", name, lambda entry: entry.lay_aside(one.attribute, n))


FEATURES: dict[str, Callable[[RealWin], bool]] = {
    "riichi, ippatsu": lambda real: _yaku(real) >= {"riichi", "ippatsu"},
    "ura dora": lambda real: "ura dora" in _yaku(real),
    "double riichi": lambda real: "double riichi" in _yaku(real),
    "chi with the red five": lambda real: _called(real, "chi", red=True),
    "pon with the red five": lambda real: _called(real, "pon", red=True),
    "open kan": lambda real: _called(real, "kan"),
    "closed kan": lambda real: _called(real, "ankan"),
    "added kan": lambda real: _called(real, "kakan"),
    "seven pairs": lambda real: "chiitoitsu" in _yaku(real),
    "pinfu tsumo of the dealer": lambda real: _dealer(real) and _yaku(real) >= {"pinfu", "tsumo"},
    "rinshan": lambda real: "rinshan" in _yaku(real),
    "chankan": lambda real: "chankan" in _yaku(real),
    "haitei": lambda real: "haitei" in _yaku(real),
    "honba and sticks": lambda real: real.win.honba > 1 and real.win.sticks > 1,
    "thirteen orphans": lambda real: any("kokushi" in name for name in _yaku(real)),
    "liable": lambda real: real.liable is not None,
    "limit": lambda real: real.limit == "baiman",
    "no red fives": lambda real: not real.red_fives,
}
"""Wins of every kind; the first recorded one of each is entered."""


def _yaku(real: RealWin) -> set[str]:
    names = {name for name, _ in real.yaku}
    return names | ({"tsumo"} if real.win.by is WinBy.TSUMO else set())


def _dealer(real: RealWin) -> bool:
    return real.win.is_dealer


def _called(real: RealWin, kind: str, *, red: bool = False) -> bool:
    melds = [meld for meld in real.win.hand.melds if meld.kind == kind]
    return any(tile.red for meld in melds for tile in meld.tiles) if red else bool(melds)


def chosen_wins() -> Sequence[tuple[str, RealWin]]:
    """The first recorded win with each feature, in the order of the table above."""
    found = []
    for name, has in FEATURES.items():
        found.append((name, next(real for real in real_wins() if has(real))))
    return found
