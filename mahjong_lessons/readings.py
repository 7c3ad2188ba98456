"""Every way to read a complete hand.

A reading says which tiles make which block, and which block or pair the
winning tile completed; the wait follows from that. One hand often has several
readings, and they may be worth different fu.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, lru_cache
from itertools import product

from mahjong_lessons.hand import Hand, IncompleteHandError, Meld, MeldKind
from mahjong_lessons.show import Shown
from mahjong_lessons.text import t
from mahjong_lessons.tiles import (
    COPIES,
    FIRST_HONOUR,
    KINDS,
    ONE,
    PLAIN_TILES,
    SUIT_STARTS,
    Tile,
    format_tiles,
    suit_key,
)

ORPHANS = tuple(kind for kind in range(KINDS) if Tile(kind).is_yaochuu)
"""The thirteen terminals and honours of kokushi musou."""


class Form(StrEnum):
    """The three forms of a complete hand."""

    STANDARD = "standard"
    CHIITOITSU = "chiitoitsu"
    KOKUSHI = "kokushi"


class BlockKind(StrEnum):
    """What a block is: a run, a triplet, a kan or the pair."""

    SHUNTSU = "shuntsu"
    KOUTSU = "koutsu"
    KANTSU = "kantsu"
    JANTOU = "jantou"

    @property
    def word(self) -> str:
        """Its English name."""
        return t(_BLOCK_WORDS[self])


class Wait(StrEnum):
    """The shape that waited for the winning tile."""

    RYANMEN = "ryanmen"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    TANKI = "tanki"
    SHANPON = "shanpon"
    JUUSANMEN = "juusanmen"

    @property
    def word(self) -> str:
        """Its English name.

        >>> Wait.KANCHAN.word
        'closed wait'
        """
        return t(WAIT_WORDS[self])


_BLOCK_WORDS = {
    BlockKind.SHUNTSU: "run",
    BlockKind.KOUTSU: "triplet",
    BlockKind.KANTSU: "kan",
    BlockKind.JANTOU: "pair",
}
WAIT_WORDS = {
    Wait.RYANMEN: "two-sided wait",
    Wait.KANCHAN: "closed wait",
    Wait.PENCHAN: "edge wait",
    Wait.TANKI: "pair wait",
    Wait.SHANPON: "double pair wait",
    Wait.JUUSANMEN: "thirteen-sided wait",
}
_OFFSETS = {
    BlockKind.SHUNTSU: (0, 1, 2),
    BlockKind.KOUTSU: (0, 0, 0),
    BlockKind.KANTSU: (0, 0, 0, 0),
    BlockKind.JANTOU: (0, 0),
}
BLOCK_OF_MELD = {
    MeldKind.CHI: BlockKind.SHUNTSU,
    MeldKind.PON: BlockKind.KOUTSU,
    MeldKind.KAN: BlockKind.KANTSU,
    MeldKind.ANKAN: BlockKind.KANTSU,
    MeldKind.KAKAN: BlockKind.KANTSU,
}


@dataclass(frozen=True, slots=True)
class Block:
    """A run, triplet, kan or pair; ``first`` is the kind of its lowest tile.

    ``meld`` says how it was laid out, and is None while it stands in the hand.
    """

    kind: BlockKind
    first: int
    meld: MeldKind | None = None

    @classmethod
    def of(cls, meld: Meld) -> Block:
        """The block that a meld makes."""
        return cls(BLOCK_OF_MELD[meld.kind], meld.tiles[0].kind, meld.kind)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its tiles, none of them red."""
        return tuple([PLAIN_TILES[kind] for kind in self.kinds])

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of its tiles."""
        return tuple([self.first + offset for offset in _OFFSETS[self.kind]])

    @property
    def is_open(self) -> bool:
        """Whether it was called."""
        return self.meld is not None and self.meld.is_open

    @property
    def is_yaochuu(self) -> bool:
        """Whether its first tile is a terminal or an honour; meant for sets and pairs."""
        return self.first in ORPHANS

    def __contains__(self, kind: int) -> bool:
        return kind - self.first in _OFFSETS[self.kind]

    def __str__(self) -> str:
        return format_tiles(self.tiles)


@dataclass(frozen=True, slots=True)
class Reading(Shown):
    """One way to read a complete hand.

    ``blocks`` are the concealed ones in order, the pair among them, then the
    melds in the order of calling; for kokushi there are none. ``won`` is the
    place in ``blocks`` of the one that the winning tile completed.

    >>> from mahjong_lessons.tiles import parse_tiles
    >>> hand = Hand(parse_tiles("111m456678p35s99s"), winning=Tile.parse("4s"))
    >>> [str(reading) for reading in readings(hand)]
    ['111m 456p 678p [345s] 99s, kanchan']
    """

    form: Form
    blocks: tuple[Block, ...]
    won: int
    wait: Wait

    @property
    def completed(self) -> Block | None:
        """The block or pair that the winning tile completed; None for kokushi."""
        return self.blocks[self.won] if self.blocks else None

    @property
    def sets(self) -> tuple[Block, ...]:
        """The four blocks of a standard hand, without the pair."""
        return tuple(block for block in self.blocks if block.kind is not BlockKind.JANTOU)

    @property
    def pair(self) -> Block | None:
        """The pair of a standard hand."""
        if self.form is not Form.STANDARD:
            return None
        return next(block for block in self.blocks if block.kind is BlockKind.JANTOU)

    def __str__(self) -> str:
        if not self.blocks:
            return f"{self.form}, {self.wait}"
        words = [
            f"[{block}]" if place == self.won else str(block)
            for place, block in enumerate(self.blocks)
        ]
        return f"{' '.join(words)}, {self.wait}"


def readings(hand: Hand) -> tuple[Reading, ...]:
    """Find every reading of a complete hand, in a fixed order; empty if there is none.

    The order depends on the tiles alone, not on how they were written.
    """
    if hand.winning is None:
        return ()
    won = hand.winning.kind
    found = list(_standard(hand, won))
    if not hand.melds:
        found += _seven_pairs(hand.counts, won)
        found += _kokushi(hand)
    return tuple(found)


def require_complete(hand: Hand) -> tuple[Reading, ...]:
    """The readings of a hand, or an error that says which tiles do not fit a block."""
    if hand.winning is None:
        raise IncompleteHandError(t("the winning tile is missing"))
    found = readings(hand)
    if found:
        return found
    raise IncompleteHandError(_how_far(hand))


def winning_tiles(hand: Hand) -> tuple[Tile, ...]:
    """The tiles that complete a hand which waits, in order; empty if there are none.

    A tile whose four copies are all in the hand is left out.

    >>> from mahjong_lessons.tiles import parse_tiles
    >>> format_tiles(winning_tiles(Hand(parse_tiles("123789m567p2345s"))))
    '25s'
    """
    held = Counter(tile.kind for tile in replace(hand, winning=None).tiles)
    free = (Tile(kind) for kind in range(KINDS) if held[kind] < COPIES)
    return tuple(tile for tile in free if readings(replace(hand, winning=tile)))


# --- four blocks and a pair -------------------------------------------------


def _standard(hand: Hand, won: int) -> Iterator[Reading]:
    called = tuple(Block.of(meld) for meld in hand.melds)
    for concealed in _splits(hand.counts):
        blocks = concealed + called
        seen: set[Block] = set()
        for place, block in enumerate(concealed):
            if won in block and block not in seen:
                seen.add(block)
                yield Reading(Form.STANDARD, blocks, place, wait_of(block, won))


def wait_of(block: Block, won: int) -> Wait:
    """The wait that the winning tile's kind ends by completing this block.

    >>> wait_of(Block(BlockKind.SHUNTSU, 6), 6)
    <Wait.PENCHAN: 'penchan'>
    """
    if block.kind is BlockKind.JANTOU:
        return Wait.TANKI
    if block.kind is not BlockKind.SHUNTSU:
        return Wait.SHANPON
    rank = block.first % 9 + 1
    match won - block.first:
        case 1:
            return Wait.KANCHAN
        case 0:
            return Wait.PENCHAN if rank == 7 else Wait.RYANMEN
        case _:
            return Wait.PENCHAN if rank == 1 else Wait.RYANMEN


def _splits(counts: int) -> Iterator[tuple[Block, ...]]:
    """All ways to split the concealed tiles into blocks and exactly one pair."""
    parts = [
        [
            tuple(Block(CONCEALED[code // 9], first + code % 9) for code in split)
            for split in split_suit(suit_key(counts, first // 9), first >= FIRST_HONOUR)
        ]
        for first in SUIT_STARTS
    ]
    for choice in product(*parts):
        blocks = tuple(block for part in choice for block in part)
        if sum(block.kind is BlockKind.JANTOU for block in blocks) == 1:
            yield blocks


CONCEALED = (BlockKind.KOUTSU, BlockKind.SHUNTSU, BlockKind.JANTOU)
"""What a block in the hand can be; its place here times 9, plus a rank from 0, is a block code."""


@cache
def split_suit(key: int, honours: bool) -> tuple[tuple[int, ...], ...]:
    """All ways to split one suit into blocks, and a pair if the number of tiles asks for one.

    ``key`` is a packed count of nine ranks; each split is a tuple of block codes
    (see :data:`CONCEALED`), lowest tile first. The suits share the cache, whose
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
        found += [(place, *rest) for rest in split_suit(key - (3 << 3 * place), honours)]
    run = 0o111 << 3 * place
    if not honours and place <= 6 and (key >> 3 * place + 3 & 7) and (key >> 3 * place + 6 & 7):
        rests = split_suit(key - run, honours)
        found += [(9 + place, *rest) for rest in rests if rest[:1] != (place,)]
    if n >= 2 and tile_count(key) % 3 == 2:
        rests = split_suit(key - (2 << 3 * place), honours)
        found += [(18 + place, *rest) for rest in rests if rest[:1] != (9 + place,)]
    return tuple(found)


def tile_count(counts: int) -> int:
    """How many tiles a packed count holds.

    >>> tile_count(0o222)
    6
    """
    ones = (counts & EVERY).bit_count()
    twos = (counts >> 1 & EVERY).bit_count()
    return ones + 2 * twos + 4 * (counts >> 2 & EVERY).bit_count()


EVERY = sum(ONE)
"""One tile of every kind, as a packed count."""


# --- seven pairs and thirteen orphans ---------------------------------------

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


def _seven_pairs(counts: int, won: int) -> Iterator[Reading]:
    if is_seven_pairs(counts):
        pairs = [kind for kind in range(KINDS) if counts & ONE[kind] << 1]
        blocks = tuple(Block(BlockKind.JANTOU, kind) for kind in pairs)
        yield Reading(Form.CHIITOITSU, blocks, pairs.index(won), Wait.TANKI)


def _kokushi(hand: Hand) -> Iterator[Reading]:
    if is_kokushi(hand.counts):
        thirteen_sided = is_thirteen_sided(hand.counts, hand.winning)
        yield Reading(Form.KOKUSHI, (), 0, Wait.JUUSANMEN if thirteen_sided else Wait.TANKI)


# --- how far a hand is from complete ----------------------------------------


def _how_far(hand: Hand) -> str:
    """Which tiles stand in the way of the nearest form."""
    near = [(_left_of_blocks(hand.counts), "{tiles} fit no block")]
    if not hand.melds:
        near.append((_left_of_pairs(hand.counts), "as seven pairs {tiles} are left over"))
        near.append((_left_of_orphans(hand.counts), "as orphans {tiles} are too many"))
    left, words = min(near, key=lambda form: len(form[0]))
    return t(
        "not a winning hand: four blocks and a pair are needed (or seven pairs, or thirteen "
        "orphans); at best {near}",
        near=t(words, tiles=format_tiles(left)),
    )


def _left_of_pairs(counts: int) -> tuple[Tile, ...]:
    """What is over when one pair of each kind is taken; a second pair of a kind is over too."""
    amounts = [(kind, counts >> 3 * kind & 7) for kind in range(KINDS)]
    return tuple(Tile(kind) for kind, n in amounts for _ in range(n - 2 if n >= 2 else n))


def _left_of_orphans(counts: int) -> tuple[Tile, ...]:
    """What is over when one of each orphan, and one more of one of them, is taken."""
    left = [(kind, (counts >> 3 * kind & 7) - (kind in ORPHANS)) for kind in range(KINDS)]
    over = [Tile(kind) for kind, n in left for _ in range(max(0, n))]
    second = next((tile for tile in over if tile.is_yaochuu), None)
    if second:
        over.remove(second)
    return tuple(over)


def _left_of_blocks(counts: int) -> tuple[Tile, ...]:
    """The fewest tiles that fit no block or pair, in the best split of the hand."""
    ways = [
        [
            (first, _suit_left(suit_key(counts, first // 9), first, first == pair_suit))
            for first in SUIT_STARTS
        ]
        for pair_suit in SUIT_STARTS
    ]
    best = min(ways, key=lambda left: sum(tile_count(key) for _, key in left))
    return tuple(
        Tile(first + place)
        for first, key in best
        for place in range(9)
        for _ in range(key >> 3 * place & 7)
    )


@lru_cache(maxsize=1024)
def _suit_left(key: int, first: int, pair: bool) -> int:
    """What is left of one suit when as many blocks (and one pair) as fit are taken out."""
    best = key
    for place in range(9):
        n = key >> 3 * place & 7
        taken = []
        if n >= 3:
            taken.append((3 << 3 * place, pair))
        if pair and n >= 2:
            taken.append((2 << 3 * place, False))
        run = all(key >> 3 * rank & 7 for rank in range(place, place + 3))
        if first < FIRST_HONOUR and place <= 6 and run:
            taken.append((0o111 << 3 * place, pair))
        for tiles, still in taken:
            best = min(best, _suit_left(key - tiles, first, still), key=tile_count)
    return best
