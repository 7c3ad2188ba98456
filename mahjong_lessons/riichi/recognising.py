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
from mahjong_lessons.tiles import FIRST_HONOUR, KINDS, ONE, Tile, Wind

BY_NAME = {row.name: row for row in yaku.YAKU}
_BIT = {row.name: 1 << place for place, row in enumerate(yaku.YAKU)}
PINFU, RENHOU = _BIT["pinfu"], _BIT["renhou"]

_Rows = tuple[tuple[int, yaku.Test], ...]


def _rows(group: tuple[yaku.Yaku, ...], runs: int | None = None) -> _Rows:
    return tuple(
        (_BIT[row.name], row.test)
        for row in group
        if runs is None or row.runs[0] <= runs <= row.runs[1]
    )


_SITUATION_ROWS = _rows(yaku.SITUATION_YAKU)
_TILE_ROWS = _rows(yaku.TILE_YAKU)
_HONOUR_ROWS = _rows(yaku.HONOUR_YAKU)
FORM_ROWS = _rows(yaku.FORM_YAKU)
_BLOCK_ROWS = tuple(_rows(yaku.BLOCK_YAKU, runs) for runs in range(5))


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
    situation = _situation_bits(win.circumstances, win.by is WinBy.TSUMO, hand.is_closed)
    return situation | _tile_bits(_sorts_of_tiles(hand))


@lru_cache(maxsize=1024)
def _situation_bits(circumstances: frozenset[Circumstance], tsumo: bool, closed: bool) -> int:
    return recognised(_SITUATION_ROWS, yaku.Situation(circumstances, tsumo, closed))


@lru_cache(maxsize=256)
def _tile_bits(sorts: yaku.Tiles) -> int:
    return recognised(_TILE_ROWS, sorts)


@lru_cache(maxsize=16384)
def honour_bits(sets: int, pair: int, seat: Wind, round: Wind) -> int:
    """Yaku of honours; ``sets`` has a bit, and ``pair`` is a place, from 0 (East) to 6 (Red)."""
    places = frozenset(place for place in range(7) if sets >> place & 1)
    winds = seat.kind - FIRST_HONOUR, round.kind - FIRST_HONOUR
    return recognised(_HONOUR_ROWS, yaku.Honours(places, pair, *winds))


def block_bits(number: int, honours: bool, valued_pair: bool) -> int:
    """Yaku of the blocks of a reading, given as a number (see ``shape``)."""
    facts = yaku.Blocks(
        number & _RUN_BITS,
        number >> shape.SETS & _SET_BITS,
        number >> shape.CLOSED & 7,
        number >> shape.KANS & 7,
        number >> shape.OUTSIDE & 7,
        honours,
        valued_pair,
        bool(number >> shape.RYANMEN & 1),
        bool(number >> shape.TANKI & 1),
    )
    bits = 0
    for bit, test in _BLOCK_ROWS[number >> shape.RUN & 7]:
        if test(facts):
            bits |= bit
    return bits


_RUN_BITS = (1 << shape.SETS - shape.RUNS) - 1
_SET_BITS = (1 << shape.PAIR - shape.SETS) - 1

_SUITS = tuple(sum(ONE[first : first + 9]) for first in range(0, FIRST_HONOUR, 9))
_HONOURS = sum(ONE[FIRST_HONOUR:])
_TERMINALS = sum(ONE[kind] for kind in range(KINDS) if Tile(kind).is_terminal)
_SIMPLES = EVERY - _HONOURS - _TERMINALS
_GREEN = sum(ONE[Tile.parse(tile).kind] for tile in ("2s", "3s", "4s", "6s", "8s", "6z"))
_GATES = 0o311111113
_GATES_ANYWHERE = tuple(_GATES << 27 * suit for suit in range(3))


def _sorts_of_tiles(hand: Hand) -> yaku.Tiles:
    counts = hand.all_counts
    kinds = (counts | counts >> 1 | counts >> 2) & EVERY
    man, pin, sou = _SUITS
    suits = bool(kinds & man) + bool(kinds & pin) + bool(kinds & sou)
    return yaku.Tiles(
        suits,
        bool(kinds & _HONOURS),
        bool(kinds & _TERMINALS),
        bool(kinds & _SIMPLES),
        not kinds & ~_GREEN,
        _gates(hand) if suits == 1 and not hand.melds else 0,
    )


def _gates(hand: Hand) -> int:
    """1 for nine gates, 2 if the hand waited for all nine, otherwise 0."""
    winning = ONE[hand.winning.kind] if hand.winning else 0
    for gates in _GATES_ANYWHERE:
        extra = hand.counts - gates
        if extra in ONE and hand.counts & gates:
            return 2 if extra == winning else 1
    return 0


def forget() -> None:
    """Empty the caches."""
    for cached in (_situation_bits, _tile_bits, honour_bits):
        cached.cache_clear()
