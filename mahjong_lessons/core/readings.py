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
from functools import lru_cache
from itertools import product

from mahjong_lessons.core.hand import Hand, IncompleteHandError, Meld, MeldKind
from mahjong_lessons.core.incomplete import how_far
from mahjong_lessons.core.packed import (
    ONE,
    ORPHANS,
    is_kokushi,
    is_seven_pairs,
    is_thirteen_sided,
    split_suit,
    suit_key,
)
from mahjong_lessons.core.records import Record, Written, record
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.tiles import (
    COPIES,
    FIRST_HONOUR,
    KINDS,
    PLAIN_TILES,
    SUIT_STARTS,
    Tile,
    format_tiles,
)


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
    BlockKind.SHUNTSU: N_("run"),
    BlockKind.KOUTSU: N_("triplet"),
    BlockKind.KANTSU: N_("kan"),
    BlockKind.JANTOU: N_("pair"),
}
WAIT_WORDS = {
    Wait.RYANMEN: N_("two-sided wait"),
    Wait.KANCHAN: N_("closed wait"),
    Wait.PENCHAN: N_("edge wait"),
    Wait.TANKI: N_("pair wait"),
    Wait.SHANPON: N_("double pair wait"),
    Wait.JUUSANMEN: N_("thirteen-sided wait"),
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
class Block(Written):
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
class Reading(Displayable):
    """One way to read a complete hand.

    ``blocks`` are the concealed ones in order, the pair among them, then the
    melds in the order of calling; for kokushi there are none. ``won`` is the
    place in ``blocks`` of the one that the winning tile completed.

    >>> from mahjong_lessons.core.tiles import parse_tiles
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

    def as_record(self) -> Record:
        """The reading as plain data: its blocks, and which of them the winning tile completed.

        >>> from mahjong_lessons.riichi import Win
        >>> Win.parse("111m456678p35s99s ron 4s").readings[0].as_record()["blocks"]
        ['111m', '456p', '678p', '345s', '99s']
        """
        return record(self, "form", "blocks", "won", "wait")

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


def require_complete(hand: Hand, *, pairs_win: bool = True) -> tuple[Reading, ...]:
    """The readings of a hand, or an error that says which tiles do not fit a block.

    Without ``pairs_win`` the error does not hold out seven pairs, which need a rule there.
    """
    if hand.winning is None:
        raise IncompleteHandError(t("the winning tile is missing"))
    found = readings(hand)
    if found:
        return found
    raise IncompleteHandError(how_far(hand, pairs_win=pairs_win))


def winning_tiles(hand: Hand) -> tuple[Tile, ...]:
    """The tiles that complete a hand which waits, in order; empty if there are none.

    A tile whose four copies are all in the hand is left out.

    >>> from mahjong_lessons.core.tiles import parse_tiles
    >>> format_tiles(winning_tiles(Hand(parse_tiles("123789m567p2345s"))))
    '25s'
    """
    held = Counter(tile.kind for tile in replace(hand, winning=None).tiles)
    free = (Tile(kind) for kind in range(KINDS) if held[kind] < COPIES)
    return tuple(tile for tile in free if readings(replace(hand, winning=tile)))


# --- four blocks and a pair -------------------------------------------------


def _standard(hand: Hand, won: int) -> Iterator[Reading]:
    called = tuple([Block.of(meld) for meld in hand.melds])
    for concealed in _splits(hand.counts):
        blocks = concealed + called
        for place, block in enumerate(concealed):
            if won in block and block not in concealed[:place]:
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


CONCEALED = (BlockKind.KOUTSU, BlockKind.SHUNTSU, BlockKind.JANTOU)
"""What a block in the hand can be, in the order of the block codes of ``packed``."""


def _splits(counts: int) -> Iterator[tuple[Block, ...]]:
    """All ways to split the concealed tiles into blocks and exactly one pair."""
    parts = [_suit_blocks(suit_key(counts, first // 9), first) for first in SUIT_STARTS]
    for choice in product(*parts):
        blocks = tuple([block for part in choice for block in part])
        if [block.kind for block in blocks].count(BlockKind.JANTOU) == 1:
            yield blocks


@lru_cache(maxsize=16384)
def _suit_blocks(key: int, first: int) -> tuple[tuple[Block, ...], ...]:
    """All ways to split one suit, whose first kind this is; suits come again and again."""
    return tuple(
        tuple(Block(CONCEALED[code // 9], first + code % 9) for code in split)
        for split in split_suit(key, first >= FIRST_HONOUR)
    )


# --- seven pairs and thirteen orphans ---------------------------------------


def _seven_pairs(counts: int, won: int) -> Iterator[Reading]:
    if is_seven_pairs(counts):
        pairs = [kind for kind in range(KINDS) if counts & ONE[kind] << 1]
        blocks = tuple(Block(BlockKind.JANTOU, kind) for kind in pairs)
        yield Reading(Form.CHIITOITSU, blocks, pairs.index(won), Wait.TANKI)


def _kokushi(hand: Hand) -> Iterator[Reading]:
    if is_kokushi(hand.counts):
        thirteen_sided = is_thirteen_sided(hand.counts, hand.winning)
        yield Reading(Form.KOKUSHI, (), 0, Wait.JUUSANMEN if thirteen_sided else Wait.TANKI)
