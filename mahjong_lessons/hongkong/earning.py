"""Which tiles earn a pattern its faan: some sets of the hand, the winning tile, or all of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from mahjong_lessons.core.readings import Block, BlockKind, Reading
from mahjong_lessons.core.tiles import FIRST_DRAGON, FIRST_HONOUR, Tile
from mahjong_lessons.hongkong.patterns import Pattern
from mahjong_lessons.hongkong.win import Win

_Test: TypeAlias = Callable[[Block, Win], bool]
"""Whether a set or the pair of a win belongs to a pattern."""


def _dragon(place: int) -> _Test:
    return lambda block, win: block.first == FIRST_DRAGON + place


_BLOCKS: Mapping[str, _Test] = MappingProxyType(
    {
        "white dragon": _dragon(0),
        "green dragon": _dragon(1),
        "red dragon": _dragon(2),
        "seat wind": lambda block, win: block.first == win.seat.kind,
        "round wind": lambda block, win: block.first == win.round.kind,
        "small dragons": lambda block, win: block.first >= FIRST_DRAGON,
        "great dragons": lambda block, win: block.first >= FIRST_DRAGON,
        "small winds": lambda block, win: FIRST_HONOUR <= block.first < FIRST_DRAGON,
        "great winds": lambda block, win: FIRST_HONOUR <= block.first < FIRST_DRAGON,
        "common hand": lambda block, win: block.kind is BlockKind.SHUNTSU,
        "all pungs": lambda block, win: block.kind is not BlockKind.JANTOU,
        "four concealed": lambda block, win: block.kind is not BlockKind.JANTOU,
        "four kongs": lambda block, win: block.kind is BlockKind.KANTSU,
    }
)
_WINNING_TILE = frozenset(
    {
        *("self-draw", "last tile", "robbing kong"),
        *("kong replacement", "double kong replacement", "flower replacement"),
    }
)
_NO_TILES = frozenset({"concealed", "heavenly hand", "earthly hand"})

_BONUS: Mapping[str, Callable[[str, Win], bool]] = MappingProxyType(
    {
        "seat flower": lambda name, win: name == f"F{win.seat.place + 1}",
        "seat season": lambda name, win: name == f"S{win.seat.place + 1}",
        "all flowers": lambda name, win: name[0] == "F",
        "all seasons": lambda name, win: name[0] == "S",
        "seven flowers": lambda name, win: True,
        "eight flowers": lambda name, win: True,
    }
)


def earned_by(pattern: Pattern, reading: Reading, win: Win) -> tuple[Tile, ...]:
    """The tiles that earn a pattern of a reading; none where tiles of the hand do not.

    >>> win = Win.parse("234567m78m22z pung 777z self-draw 9m")
    >>> from mahjong_lessons.hongkong import score
    >>> [len(earned_by(line.pattern, win.readings[0], win)) for line in score(win).lines]
    [1, 3, 14]
    """
    if pattern.bonus or pattern.name in _NO_TILES:
        return ()
    if pattern.name in _WINNING_TILE:
        return (win.hand.winning,) if win.hand.winning else ()
    if (test := _BLOCKS.get(pattern.name)) is None:
        return win.hand.tiles
    return tuple(tile for block in reading.blocks if test(block, win) for tile in block.tiles)


def bonus_earning(pattern: Pattern, win: Win) -> tuple[str, ...]:
    """The flowers and seasons that earn a pattern of a win, by name.

    >>> from mahjong_lessons.hongkong.patterns import BY_NAME
    >>> win = Win.parse("234567m78m22z pung 777z self-draw 9m flowers 1 2 seasons 3")
    >>> bonus_earning(BY_NAME["seat flower"], win)
    ('F2',)
    """
    test = _BONUS.get(pattern.name)
    return tuple(name for name in win.bonus if test and test(name, win))
