"""Counts of tiles packed into one whole number, and what can be read off it.

A packed count has three bits for each kind of tile, so that it holds up to seven of
each and adds up like any number: ``0o112`` are two 1m, one 2m and one 3m.
"""

from __future__ import annotations

from functools import cache

from mahjong_lessons.core.tiles import KINDS, Tile

ONE = tuple(1 << 3 * kind for kind in range(KINDS))
"""One tile of each kind, as a packed count."""

EVERY = sum(ONE)
"""One tile of every kind, as a packed count."""

SUIT_BITS = 27
"""The bits of one suit in a packed count."""

SUIT_KEY = (1 << SUIT_BITS) - 1


def suit_key(counts: int, suit: int) -> int:
    """The packed count of one suit (0 man to 3 honours), cut out of that of a hand."""
    return counts >> SUIT_BITS * suit & SUIT_KEY


def tile_count(counts: int) -> int:
    """How many tiles a packed count holds.

    >>> tile_count(0o222)
    6
    """
    ones = (counts & EVERY).bit_count()
    twos = (counts >> 1 & EVERY).bit_count()
    return ones + 2 * twos + 4 * (counts >> 2 & EVERY).bit_count()


# --- four blocks and a pair -------------------------------------------------------

SET_CODE, RUN_CODE, PAIR_CODE = 0, 9, 18
"""A block in the hand as a code: one of these plus the rank, from 0, of its lowest tile."""


@cache
def split_suit(key: int, honours: bool) -> tuple[tuple[int, ...], ...]:
    """All ways to split one suit into blocks, and a pair if the number of tiles asks for one.

    ``key`` is a packed count of nine ranks; each split is a tuple of block codes
    (see :data:`SET_CODE`), lowest tile first. The suits share the cache, whose
    keys are bounded by the suits that exist.

    >>> split_suit(0o222, False)  # 112233: three pairs are no split, two runs are
    ((9, 9),)
    """
    if not key:
        return ((),)
    place = ((key & -key).bit_length() - 1) // 3
    n = key >> 3 * place & 7
    # Of blocks with the same lowest tile the triplet comes first, then runs, then the pair:
    # the same blocks in another order are no other split.
    found: list[tuple[int, ...]] = []
    if n >= 3:
        found += [(SET_CODE + place, *rest) for rest in split_suit(key - (3 << 3 * place), honours)]
    run = 0o111 << 3 * place
    if not honours and place <= 6 and (key >> 3 * place + 3 & 7) and (key >> 3 * place + 6 & 7):
        rests = split_suit(key - run, honours)
        found += [(RUN_CODE + place, *rest) for rest in rests if rest[:1] != (SET_CODE + place,)]
    if n >= 2 and tile_count(key) % 3 == 2:
        rests = split_suit(key - (2 << 3 * place), honours)
        found += [(PAIR_CODE + place, *rest) for rest in rests if rest[:1] != (RUN_CODE + place,)]
    return tuple(found)


# --- seven pairs and thirteen orphans ------------------------------------------------

ORPHANS = tuple(kind for kind in range(KINDS) if Tile(kind).is_yaochuu)
"""The thirteen terminals and honours of kokushi musou."""

_ORPHANS_ONCE = sum(ONE[kind] for kind in ORPHANS)


def is_seven_pairs(counts: int) -> bool:
    """Whether a packed count of 14 tiles is seven different pairs."""
    return not counts & ~(EVERY << 1) and counts.bit_count() == 7


def is_kokushi(counts: int) -> bool:
    """Whether a packed count of 14 tiles is the thirteen orphans and one of them twice."""
    extra = counts - _ORPHANS_ONCE
    return extra > 0 and extra.bit_count() == 1 and bool(extra & _ORPHANS_ONCE)


def is_thirteen_sided(counts: int, winning: Tile | None) -> bool:
    """Whether thirteen orphans waited for all thirteen: the winning tile is the pair."""
    return winning is not None and bool(counts & ONE[winning.kind] << 1)


# --- nine gates ----------------------------------------------------------------------

_GATES = tuple(0o311111113 << SUIT_BITS * suit for suit in range(3))


def ninth_gate(counts: int) -> int | None:
    """The kind of the tile that 1112345678999 of one suit has too many, if a count is that.

    >>> ninth_gate(0o311121113)
    4
    """
    for gates in _GATES:
        if counts - gates in ONE:
            return ONE.index(counts - gates)
    return None
