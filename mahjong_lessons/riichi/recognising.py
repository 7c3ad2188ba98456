"""Recognising yaku: the rows of ``yaku`` as bits of a whole number.

The bit of a yaku is its place in ``YAKU``. Situations, sorts of tiles and honours
come in few kinds, so what was recognised in them is remembered; the blocks of a
reading are looked at each time, but only by the yaku that their number of runs
leaves possible.
"""

from __future__ import annotations

from functools import lru_cache

from mahjong_lessons.hand import Hand
from mahjong_lessons.notation import WinBy
from mahjong_lessons.readings import EVERY
from mahjong_lessons.riichi import shape, yaku
from mahjong_lessons.riichi.win import Circumstance, Win
from mahjong_lessons.tiles import FIRST_HONOUR, KINDS, ONE, Tile, parse_tiles

BY_NAME = {row.name: row for row in yaku.YAKU}
_BIT = {row.name: 1 << place for place, row in enumerate(yaku.YAKU)}
PINFU, RENHOU, RINSHAN = _BIT["pinfu"], _BIT["renhou"], _BIT["rinshan"]

_Rows = tuple[tuple[int, yaku.Test], ...]


def _rows(group: tuple[yaku.Yaku, ...]) -> _Rows:
    return tuple((_BIT[row.name], row.test) for row in group)


_SITUATION_ROWS = _rows(yaku.SITUATION_YAKU)
_TILE_ROWS = _rows(yaku.TILE_YAKU)
_HONOUR_ROWS = _rows(yaku.HONOUR_YAKU)
FORM_ROWS = _rows(yaku.FORM_YAKU)
_BLOCK_ROWS = tuple(
    tuple(
        (row.trace, _BIT[row.name], row.test)
        for row in yaku.BLOCK_YAKU
        if row.runs[0] <= runs <= row.runs[1]
    )
    for runs in range(5)
)
"""The yaku of blocks that are possible, by the number of runs."""


def recognised(rows: _Rows, facts: object) -> int:
    """The bits of the yaku that these facts show."""
    bits = 0
    for bit, test in rows:
        if test(facts):
            bits |= bit
    return bits


def hand_bits(win: Win) -> int:
    """The yaku that are the same for every reading: the situation's and the tiles'."""
    hand = win.hand
    counts = hand.all_counts
    kinds = (counts | counts >> 1 | counts >> 2) & EVERY
    suits = (kinds & _MAN > 0) + (kinds & _PIN > 0) + (kinds & _SOU > 0)
    return _situation_bits(win.circumstances, win.by is _TSUMO, hand.is_closed) | _tile_bits(
        suits,
        kinds >= ONE[FIRST_HONOUR],
        kinds & _TERMINALS > 0,
        kinds & _SIMPLES > 0,
        not kinds & _NOT_GREEN,
        _gates(hand) if suits == 1 and not hand.melds else 0,
    )


_TSUMO = WinBy.TSUMO


@lru_cache(maxsize=1024)
def _situation_bits(circumstances: frozenset[Circumstance], tsumo: bool, closed: bool) -> int:
    return recognised(_SITUATION_ROWS, yaku.Situation(circumstances, tsumo, closed))


@lru_cache(maxsize=256)
def _tile_bits(
    suits: int, honours: bool, terminals: bool, simples: bool, green: bool, gates: int
) -> int:
    sorts = yaku.Tiles(suits, honours, terminals, simples, green, gates)
    return recognised(_TILE_ROWS, sorts)


@lru_cache(maxsize=16384)
def honour_bits(sets: int, pair: int, seat: int, round: int) -> int:
    """Yaku of honours; sets are bits, and the others places, from 0 (East) to 6 (Red)."""
    places = frozenset(place for place in range(7) if sets >> place & 1)
    return recognised(_HONOUR_ROWS, yaku.Honours(places, pair, seat, round))


def block_bits(number: int) -> int:
    """Yaku of the blocks of a reading, given as a number (see ``shape``)."""
    bits = 0
    for trace, bit, test in _BLOCK_ROWS[number >> shape.RUN & 7]:
        if number & trace and test(number):
            bits |= bit
    return bits


_MAN, _PIN, _SOU = (sum(ONE[first : first + 9]) for first in range(0, FIRST_HONOUR, 9))
_TERMINALS = sum(ONE[kind] for kind in range(KINDS) if Tile(kind).is_terminal)
_SIMPLES = _MAN + _PIN + _SOU - _TERMINALS
_NOT_GREEN = EVERY - sum(ONE[tile.kind] for tile in parse_tiles("23468s6z"))
_GATES = tuple(0o311111113 << 27 * suit for suit in range(3))


def _gates(hand: Hand) -> int:
    """1 for nine gates, 2 if the hand waited for all nine, otherwise 0."""
    for gates in _GATES:
        extra = hand.counts - gates
        if extra in ONE:
            return 2 if hand.winning and extra == ONE[hand.winning.kind] else 1
    return 0


def forget() -> None:
    """Empty the caches."""
    for cached in (_situation_bits, _tile_bits, honour_bits):
        cached.cache_clear()
