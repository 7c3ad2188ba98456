"""Which tiles earn a pattern its faan: some sets of the hand, the winning tile, or all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mahjong_lessons.core.readings import Block, BlockKind, Reading
from mahjong_lessons.core.tiles import FIRST_DRAGON, FIRST_HONOUR, Tile
from mahjong_lessons.hongkong.win import Win

Earning: TypeAlias = tuple[Tile, ...] | tuple[str, ...]
"""Tiles of the hand, or the names of flowers and seasons."""

EarnedBy: TypeAlias = Callable[[Reading, Win], Earning]
"""Finds them in a reading of a win."""


def all_tiles(reading: Reading, win: Win) -> Earning:
    """The whole hand."""
    return win.hand.tiles


def no_tiles(reading: Reading, win: Win) -> Earning:
    """For a pattern that no tile earns."""
    return ()


def winning_tile(reading: Reading, win: Win) -> Earning:
    """The tile that won."""
    return (win.hand.winning,) if win.hand.winning else ()


def blocks(belongs: Callable[[Block, Win], bool]) -> EarnedBy:
    """The sets and the pair for which a test is true."""
    return lambda reading, win: tuple(
        tile for block in reading.blocks if belongs(block, win) for tile in block.tiles
    )


def honour_set(place: int) -> EarnedBy:
    """The set of one kind of honours, by its place from 0 (East) to 6 (Red)."""
    return blocks(lambda block, win: block.first == FIRST_HONOUR + place)


winds = blocks(lambda block, win: FIRST_HONOUR <= block.first < FIRST_DRAGON)
dragons = blocks(lambda block, win: block.first >= FIRST_DRAGON)
chows = blocks(lambda block, win: block.kind is BlockKind.SHUNTSU)
sets = blocks(lambda block, win: block.kind is not BlockKind.JANTOU)
kongs = blocks(lambda block, win: block.kind is BlockKind.KANTSU)


def bonus_tiles(letters: str) -> EarnedBy:
    """The flowers (F) and seasons (S) of the win."""
    return lambda reading, win: tuple(name for name in win.bonus if name[0] in letters)


def seat_bonus(letter: str) -> EarnedBy:
    """The flower (F) or season (S) with the number of the winner's seat."""
    return lambda reading, win: tuple(
        name for name in win.bonus if name == f"{letter}{win.seat.place + 1}"
    )
