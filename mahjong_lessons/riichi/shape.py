"""A reading as one whole number.

Scoring looks at a reading's runs, sets, pair and fu only through this number,
so it needs no objects. A block is a number with a few fields filled, a reading is
the sum of its blocks, and so are the readings of a whole hand the sums of the
readings of its suits. Both ways to make it live here: from a :class:`Reading`
(plain, one at a time) and from a hand (all at once, cached by suit).

======== ===== =====================================================
field    bits  holds
======== ===== =====================================================
RUNS     63    three bits for each of the 21 runs, lowest first
SETS     34    a bit for each kind of tile that makes a triplet or kan
PAIR     6     the kind of the pair (with seven pairs: not used)
PAIRS    3     how many pairs
RUN      3     how many runs
CLOSED   3     triplets and kans that are closed
KANS     3     kans
OUTSIDE  3     blocks with a terminal or an honour
HONOURS  3     blocks of honours
FU       8     fu of the sets and of the wait
RYANMEN  1     the wait was two-sided
TANKI    1     the wait was for the pair
VALUED   1     the pair has value (filled in by whoever knows the winds)
======== ===== =====================================================
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate

from mahjong_lessons.hand import MELD_KINDS, Hand
from mahjong_lessons.readings import (
    BLOCK_OF_MELD,
    CONCEALED,
    Block,
    BlockKind,
    Reading,
    Wait,
    split_suit,
    wait_of,
)
from mahjong_lessons.riichi.fu import SET_FU, WAIT_FU, FuKind, set_kind
from mahjong_lessons.tiles import FIRST_HONOUR, KINDS, SUIT_STARTS

_WIDTHS = (63, 34, 6, 3, 3, 3, 3, 3, 3, 8, 1, 1, 1)
(
    RUNS,
    SETS,
    PAIR,
    PAIRS,
    RUN,
    CLOSED,
    KANS,
    OUTSIDE,
    HONOURS,
    FU,
    RYANMEN,
    TANKI,
    VALUED,
) = accumulate((0, *_WIDTHS[:-1]))
"""Where each field begins."""


def packed_block(block: Block, won: int | None = None, *, by_ron: bool = False) -> int:
    """A block as a number; ``won`` is the kind of the winning tile if that completed it."""
    if block.kind is BlockKind.JANTOU:
        number = block.first << PAIR | 1 << PAIRS
    elif block.kind is BlockKind.SHUNTSU:
        suit, place = divmod(block.first, 9)
        number = 1 << RUNS + 3 * (7 * suit + place) | 1 << RUN
    else:
        kind = set_kind(block, by_ron=by_ron and won is not None)
        closed = kind in (FuKind.ANKOU, FuKind.ANKAN)
        kans = block.kind is BlockKind.KANTSU
        fu = SET_FU[kind][block.is_yaochuu]
        number = 1 << SETS + block.first | closed << CLOSED | kans << KANS | fu << FU
    number |= any(tile.is_yaochuu for tile in block.tiles) << OUTSIDE
    number |= (block.first >= FIRST_HONOUR) << HONOURS
    return number if won is None else number + _packed_wait(wait_of(block, won))


def _packed_wait(wait: Wait) -> int:
    fu = WAIT_FU[FuKind(wait.value)]
    return fu << FU | (wait is Wait.RYANMEN) << RYANMEN | (wait is Wait.TANKI) << TANKI


def packed_reading(reading: Reading, won: int, *, by_ron: bool) -> int:
    """A reading of four blocks and a pair as a number; ``won`` is the winning tile's kind."""
    return sum(
        packed_block(block, won if place == reading.won else None, by_ron=by_ron)
        for place, block in enumerate(reading.blocks)
    )


def packed_readings(hand: Hand, *, by_ron: bool) -> list[int]:
    """All readings of four blocks and a pair as numbers; the same ones as ``readings`` finds."""
    if hand.winning is None:
        return []
    won = hand.winning.kind
    total = _packed_melds(hand.meld_codes) if hand.melds else 0
    several = []
    for first, key in hand.suits:
        here = 0 <= won - first < 9
        parts = _won_suit(key, first, won, by_ron) if here else _suit(key, first)
        if len(parts) == 1:
            total += parts[0]
        else:
            several.append(parts)
    totals = [total]
    for parts in several:
        totals = [total + part for total in totals for part in parts]
    return [total for total in totals if total >> PAIRS & 7 == 1]


@cache
def _packed_melds(codes: tuple[int, ...]) -> int:
    """The melds as one number, from their codes."""
    return sum(_packed_meld(code) for code in codes)


@cache
def _packed_meld(code: int) -> int:
    kind, first = divmod(code, KINDS)
    return packed_block(Block(BLOCK_OF_MELD[MELD_KINDS[kind]], first, MELD_KINDS[kind]))


@cache
def _suit(key: int, first: int) -> tuple[int, ...]:
    """All readings of a suit that the winning tile is not in."""
    blocks = _BLOCKS[first]
    return tuple(
        {sum([blocks[code] for code in split]) for split in split_suit(key, first == FIRST_HONOUR)}
    )


@cache
def _won_suit(key: int, first: int, won: int, by_ron: bool) -> tuple[int, ...]:
    """All readings of the suit of the winning tile, with each block that it may have completed."""
    blocks, completed = _BLOCKS[first], _COMPLETED[by_ron]
    found: set[int] = set()
    for split in split_suit(key, first == FIRST_HONOUR):
        total = sum([blocks[code] for code in split])
        for code in split:
            if (added := completed.get((first, code, won))) is not None:
                found.add(total - blocks[code] + added)
    return tuple(found)


def _concealed_blocks(first: int) -> tuple[int, ...]:
    """The blocks of a suit as numbers, by block code; no run starts with an 8 or among honours."""
    numbers = []
    for code in range(9 * len(CONCEALED)):
        kind, place = CONCEALED[code // 9], code % 9
        is_run = kind is BlockKind.SHUNTSU
        exists = first + place < KINDS and not (is_run and (place > 6 or first == FIRST_HONOUR))
        numbers.append(packed_block(Block(kind, first + place)) if exists else 0)
    return tuple(numbers)


_BLOCKS = {first: _concealed_blocks(first) for first in SUIT_STARTS}


def _completed_blocks(*, by_ron: bool) -> dict[tuple[int, int, int], int]:
    """Completed blocks as numbers, by first kind of the suit, block code and winning kind."""
    return {
        (first, code, won): packed_block(block, won, by_ron=by_ron)
        for first, numbers in _BLOCKS.items()
        for code, number in enumerate(numbers)
        if number
        for block in (Block(CONCEALED[code // 9], first + code % 9),)
        for won in {tile.kind for tile in block.tiles}
    }


_COMPLETED = {by_ron: _completed_blocks(by_ron=by_ron) for by_ron in (False, True)}


def forget() -> None:
    """Empty the caches of suits and melds."""
    for cached in (_packed_melds, _packed_meld, _suit, _won_suit, split_suit):
        cached.cache_clear()
