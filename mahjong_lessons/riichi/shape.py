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
FU       8     fu of the sets and of the wait
PAIRS    3     how many pairs
RUN      3     how many runs
CLOSED   3     triplets and kans that are closed
KANS     3     kans
OUTSIDE  3     blocks with a terminal or an honour
HONOURS  3     blocks of honours
RYANMEN  1     the wait was two-sided
TANKI    1     the wait was for the pair
VALUED   1     the pair has value (filled in by whoever knows the winds)
======== ===== =====================================================

From PAIRS on the fields are counts, to which :func:`counts_of` gives names.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import NamedTuple

from mahjong_lessons.core.hand import MELD_KINDS, Hand
from mahjong_lessons.core.packed import ONE, ORPHANS, SUIT_BITS, SUIT_KEY, split_suit
from mahjong_lessons.core.readings import (
    BLOCK_OF_MELD,
    CONCEALED,
    Block,
    BlockKind,
    Reading,
    Wait,
    wait_of,
)
from mahjong_lessons.core.tiles import FIRST_HONOUR, KINDS
from mahjong_lessons.riichi.fu import SET_FU, WAIT_FU, FuKind, set_kind

_WIDTHS = (63, 34, 6, 8, 3, 3, 3, 3, 3, 3, 1, 1, 1)
(
    RUNS,
    SETS,
    PAIR,
    FU,
    PAIRS,
    RUN,
    CLOSED,
    KANS,
    OUTSIDE,
    HONOURS,
    RYANMEN,
    TANKI,
    VALUED,
) = accumulate((0, *_WIDTHS[:-1]))
"""Where each field begins."""


class Counts(NamedTuple):
    """The counts of a reading: how many of its blocks are what, and how it waited."""

    pairs: int
    runs: int
    closed: int
    """Triplets and kans that are closed; one finished by ron is not."""
    kans: int
    outside: int
    """Blocks with a terminal or an honour in them."""
    honours: int
    two_sided: int
    for_the_pair: int
    valued_pair: int
    suits: int
    """How many of the three suits there are."""

    @property
    def blocks(self) -> int:
        """All blocks: four and a pair, or seven pairs."""
        return 5 if self.pairs == 1 else self.pairs


def counts_of(key: int, suits: int) -> Counts:
    """The counts of a reading; ``key`` is its number from PAIRS on.

    >>> counts_of(1 << RUN - PAIRS, suits=1).runs
    1
    """
    fields = zip(_STARTS[_FIRST_COUNT:], _WIDTHS[_FIRST_COUNT:], strict=True)
    counts = [key >> start - PAIRS & (1 << width) - 1 for start, width in fields]
    return Counts._make([*counts, suits])


_STARTS = (*accumulate((0, *_WIDTHS[:-1])),)
_FIRST_COUNT = _STARTS.index(PAIRS)


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
    number |= any(kind in ORPHANS for kind in block.kinds) << OUTSIDE
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
    won_suit = won // 9
    total = _packed_melds(hand.meld_codes) if hand.melds else 0
    several = []
    for code in hand.suits:
        here = code >> SUIT_BITS == won_suit
        parts = _won_suit(code, won, by_ron) if here else _suit(code)
        if len(parts) == 1:
            total += parts[0]
        else:
            several.append(parts)
    totals = [total]
    for parts in several:
        totals = [total + part for total in totals for part in parts]
    return [total for total in totals if total >> PAIRS & 7 == 1]


def packed_seven_pairs(hand: Hand) -> int:
    """Seven pairs as a number."""
    return sum(_PAIRS[kind] for kind in range(KINDS) if hand.counts & ONE[kind] << 1)


_PAIRS = tuple(packed_block(Block(BlockKind.JANTOU, kind)) for kind in range(KINDS))


@cache
def _packed_melds(codes: tuple[int, ...]) -> int:
    """The melds as one number, from their codes."""
    return sum(_packed_meld(code) for code in codes)


@cache
def _packed_meld(code: int) -> int:
    kind, first = divmod(code, KINDS)
    return packed_block(Block(BLOCK_OF_MELD[MELD_KINDS[kind]], first, MELD_KINDS[kind]))


@cache
def _suit(code: int) -> tuple[int, ...]:
    """All readings of a suit (see ``Hand.suits``) that the winning tile is not in."""
    suit = code >> SUIT_BITS
    blocks, splits = _packed_blocks(suit), split_suit(code & SUIT_KEY, suit == _HONOURS)
    return tuple({sum([blocks[block] for block in split]) for split in splits})


@cache
def _won_suit(code: int, won: int, by_ron: bool) -> tuple[int, ...]:
    """All readings of the suit of the winning tile, with each block that it may have completed."""
    suit = code >> SUIT_BITS
    blocks, completed = _packed_blocks(suit), _completed(won, by_ron)
    found: set[int] = set()
    for split in split_suit(code & SUIT_KEY, suit == _HONOURS):
        total = sum([blocks[block] for block in split])
        found.update(
            [total - blocks[block] + completed[block] for block in split if block in completed]
        )
    return tuple(found)


_HONOURS = 3
"""The honours' place among the suits."""


@cache
def _blocks(suit: int) -> dict[int, Block]:
    """The blocks that a suit can have in the hand, by block code (see ``readings.CONCEALED``)."""
    ranks = 7 if suit == _HONOURS else 9
    return {
        9 * place + rank: Block(kind, 9 * suit + rank)
        for place, kind in enumerate(CONCEALED)
        for rank in range(ranks)
        if kind is not BlockKind.SHUNTSU or (suit != _HONOURS and rank <= 6)
    }


@cache
def _packed_blocks(suit: int) -> dict[int, int]:
    """These blocks as numbers."""
    return {code: packed_block(block) for code, block in _blocks(suit).items()}


@cache
def _completed(won: int, by_ron: bool) -> dict[int, int]:
    """The blocks that a tile of this kind can complete as numbers, by block code."""
    return {
        code: packed_block(block, won, by_ron=by_ron)
        for code, block in _blocks(won // 9).items()
        if won in block
    }


def forget_shapes() -> None:
    """Empty the caches of suits and melds."""
    for cached in (_packed_melds, _packed_meld, _suit, _won_suit, split_suit):
        cached.cache_clear()
