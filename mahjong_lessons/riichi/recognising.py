"""Recognising yaku: the rows of ``yaku`` as bits of a whole number.

The bit of a yaku is its place in ``YAKU``. Situations, counts and honours come in few
kinds, so what was recognised in them is remembered. Only the runs and triplets
themselves are looked at each time, by the yaku that the number of runs leaves possible.
"""

from __future__ import annotations

from functools import lru_cache

from mahjong_lessons.core.hand import Hand
from mahjong_lessons.core.packed import is_thirteen_sided
from mahjong_lessons.riichi import shape, yaku
from mahjong_lessons.riichi.win import Circumstance

_BIT = {row.name: 1 << place for place, row in enumerate(yaku.YAKU)}
PINFU, RINSHAN = _BIT["pinfu"], _BIT["rinshan"]

_Rows = tuple[tuple[int, yaku.Test], ...]


def _rows(group: tuple[yaku.Yaku, ...]) -> _Rows:
    return tuple((_BIT[row.name], row.test) for row in group)


_SITUATION_ROWS = _rows(yaku.SITUATION_YAKU)
_COUNT_ROWS = _rows(yaku.COUNT_YAKU)
_HONOUR_ROWS = _rows(yaku.HONOUR_YAKU)
_ONE_SUIT_ROWS = _rows(yaku.ONE_SUIT_YAKU)
_ORPHAN_ROWS = _rows(yaku.ORPHAN_YAKU)
_BLOCK_ROWS = tuple(
    tuple(
        (row.trace, _BIT[row.name], row.test)
        for row in yaku.BLOCK_YAKU
        if row.runs[0] <= runs <= row.runs[1]
    )
    for runs in range(5)
)
"""The yaku of blocks that are possible, by the number of runs."""


def _recognised(rows: _Rows, facts: object) -> int:
    """The bits of the yaku that these facts show."""
    bits = 0
    for bit, test in rows:
        if test(facts):
            bits |= bit
    return bits


@lru_cache(maxsize=1024)
def situation_bits(circumstances: frozenset[Circumstance], tsumo: bool, closed: bool) -> int:
    """Yaku of the way the hand was won."""
    return _recognised(_SITUATION_ROWS, yaku.Situation(circumstances, tsumo, closed))


@lru_cache(maxsize=16384)
def count_bits(key: int, suits: int) -> int:
    """Yaku of the counts of a reading; ``key`` is its number from PAIRS on."""
    return _recognised(_COUNT_ROWS, shape.counts_of(key, suits))


@lru_cache(maxsize=16384)
def honour_bits(sets: int, pair: int, seat: int, round: int) -> int:
    """Yaku of honours; sets are bits, and the others places, from 0 (East) to 6 (Red)."""
    places = frozenset(place for place in range(7) if sets >> place & 1)
    return _recognised(_HONOUR_ROWS, yaku.Honours(places, pair, seat, round))


def block_bits(number: int, runs: int) -> int:
    """Yaku of the runs and triplets of a reading, given as a number with so many runs."""
    bits = 0
    for trace, bit, test in _BLOCK_ROWS[runs]:
        if number & trace and test(number):
            bits |= bit
    return bits


def one_suit_bits(hand: Hand) -> int:
    """Yaku of a hand with one suit, honours or not."""
    return _recognised(_ONE_SUIT_ROWS, hand)


def orphan_bits(hand: Hand) -> int:
    """Thirteen orphans, in a hand that is that."""
    return _recognised(_ORPHAN_ROWS, is_thirteen_sided(hand.counts, hand.winning))


def forget_yaku() -> None:
    """Empty the caches."""
    for cached in (situation_bits, count_bits, honour_bits):
        cached.cache_clear()
