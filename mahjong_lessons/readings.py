"""Every way to read a complete hand.

A reading says which tiles make which block, and which block or pair the
winning tile completed; the wait follows from that. One hand often has several
readings, and they may be worth different fu.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import product

from mahjong_lessons.hand import Hand, IncompleteHandError, Meld, MeldKind
from mahjong_lessons.show import Shown
from mahjong_lessons.text import t
from mahjong_lessons.tiles import FIRST_HONOUR, KINDS, Tile, format_tiles

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
_CALLED = {MeldKind.CHI: BlockKind.SHUNTSU, MeldKind.PON: BlockKind.KOUTSU}


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
        kind = _CALLED.get(meld.kind, BlockKind.KANTSU)
        return cls(kind, meld.tiles[0].kind, meld.kind)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its tiles, none of them red."""
        return tuple(Tile(self.first + offset) for offset in _OFFSETS[self.kind])

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
    counts = kind_counts(hand)
    won = hand.winning.kind
    found = list(_standard(hand, counts, won))
    if not hand.melds:
        found += _seven_pairs(counts, won)
        found += _kokushi(counts, won)
    return tuple(found)


def kind_counts(hand: Hand) -> tuple[int, ...]:
    """How many of each kind stand in the hand or win it; melds are left out."""
    counts = [0] * KINDS
    for tile in hand.concealed:
        counts[tile.kind] += 1
    if hand.winning:
        counts[hand.winning.kind] += 1
    return tuple(counts)


def require_complete(hand: Hand) -> tuple[Reading, ...]:
    """The readings of a hand, or an error that says which tiles do not fit a block."""
    if hand.winning is None:
        raise IncompleteHandError(t("the winning tile is missing"))
    found = readings(hand)
    if found:
        return found
    left = _left_over(hand)
    raise IncompleteHandError(
        t(
            "not a winning hand: four blocks and a pair are needed (or seven pairs, or "
            "thirteen orphans); with the best split {tiles} fit no block",
            tiles=format_tiles(left),
        )
    )


# --- four blocks and a pair -------------------------------------------------

_Split = tuple[Block, ...]


def _standard(hand: Hand, counts: tuple[int, ...], won: int) -> Iterator[Reading]:
    called = tuple(Block.of(meld) for meld in hand.melds)
    for concealed in _splits(counts):
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


def _splits(counts: tuple[int, ...]) -> Iterator[_Split]:
    """All ways to split the counts of all kinds into blocks and exactly one pair."""
    suits = [counts[first : first + 9] for first in range(0, KINDS, 9)]
    parts = [_suit_splits(suit, 9 * place) for place, suit in enumerate(suits)]
    for choice in product(*parts):
        blocks = tuple(block for part in choice for block in part)
        if sum(block.kind is BlockKind.JANTOU for block in blocks) == 1:
            yield blocks


@lru_cache(maxsize=None)
def _suit_splits(counts: tuple[int, ...], first: int) -> tuple[_Split, ...]:
    """All ways to split one suit into blocks and at most one pair.

    The cache is bounded by the suits that exist: 405,350 keys at the very most,
    a few thousand in practice.
    """
    place = next((place for place, n in enumerate(counts) if n), None)
    if place is None:
        return ((),)
    found: list[_Split] = []
    for kind in (BlockKind.KOUTSU, BlockKind.SHUNTSU, BlockKind.JANTOU):
        rest = _without(counts, kind, place, first)
        if rest is None:
            continue
        block = Block(kind, first + place)
        for split in _suit_splits(rest, first):
            if kind is BlockKind.JANTOU and any(b.kind is BlockKind.JANTOU for b in split):
                continue
            found.append((block, *split))
    return tuple(found)


def _without(
    counts: Sequence[int], kind: BlockKind, place: int, first: int
) -> tuple[int, ...] | None:
    """The counts after a block starting at this place is taken out, or None."""
    if kind is BlockKind.SHUNTSU and (first >= FIRST_HONOUR or place > 6):
        return None
    rest = list(counts)
    for offset in _OFFSETS[kind]:
        rest[place + offset] -= 1
        if rest[place + offset] < 0:
            return None
    return tuple(rest)


# --- seven pairs and thirteen orphans ---------------------------------------


def _seven_pairs(counts: tuple[int, ...], won: int) -> Iterator[Reading]:
    pairs = [kind for kind, n in enumerate(counts) if n == 2]
    if len(pairs) == 7:
        blocks = tuple(Block(BlockKind.JANTOU, kind) for kind in pairs)
        yield Reading(Form.CHIITOITSU, blocks, pairs.index(won), Wait.TANKI)


def _kokushi(counts: tuple[int, ...], won: int) -> Iterator[Reading]:
    if all(counts[kind] for kind in ORPHANS) and sum(counts[kind] for kind in ORPHANS) == 14:
        wait = Wait.JUUSANMEN if counts[won] == 2 else Wait.TANKI
        yield Reading(Form.KOKUSHI, (), 0, wait)


# --- how far a hand is from complete ----------------------------------------


def _left_over(hand: Hand) -> tuple[Tile, ...]:
    """The fewest tiles that fit no block or pair, in the best split of the hand."""
    counts = kind_counts(hand)
    suits = [counts[first : first + 9] for first in range(0, KINDS, 9)]
    best: tuple[int, ...] | None = None
    for pair_place in range(-1, len(suits)):
        left: list[int] = []
        for place, suit in enumerate(suits):
            left += _suit_left(suit, 9 * place, pair_place == place)
        if best is None or sum(left) < sum(best):
            best = tuple(left)
    assert best is not None
    return tuple(Tile(kind) for kind, n in enumerate(best) for _ in range(n))


@lru_cache(maxsize=1024)
def _suit_left(counts: tuple[int, ...], first: int, pair: bool) -> tuple[int, ...]:
    """What is left of one suit when as many blocks (and one pair) as fit are taken out."""
    best = counts
    for place in range(len(counts)):
        for kind in (BlockKind.KOUTSU, BlockKind.SHUNTSU, BlockKind.JANTOU):
            if kind is BlockKind.JANTOU and not pair:
                continue
            rest = _without(counts, kind, place, first)
            if rest is not None:
                left = _suit_left(rest, first, pair and kind is not BlockKind.JANTOU)
                best = min(best, left, key=sum)
    return best
