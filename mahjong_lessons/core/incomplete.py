"""How far a hand is from complete: the tiles that fit no block, in the nearest form."""

from __future__ import annotations

from functools import lru_cache

from mahjong_lessons.core.hand import Hand
from mahjong_lessons.core.packed import ORPHANS, suit_key, tile_count
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.tiles import FIRST_HONOUR, KINDS, SUIT_STARTS, Tile, format_tiles


def how_far(hand: Hand, *, pairs_win: bool = True) -> str:
    """Say which tiles stand in the way of the nearest form of a complete hand.

    Without ``pairs_win`` seven pairs win at some tables alone, and the words say so.

    >>> from mahjong_lessons.core.tiles import parse_tiles
    >>> how_far(Hand(parse_tiles("1155m2266p3388s7z"), winning=Tile.parse("6z")))[-40:]
    'at best as seven pairs 67z are left over'
    """
    near = [(_left_of_blocks(hand.counts), N_("{tiles} fit no block"))]
    pairs = _left_of_pairs(hand.counts)
    if not hand.melds:
        if pairs_win:
            near.append((pairs, N_("as seven pairs {tiles} are left over")))
        near.append((_left_of_orphans(hand.counts), N_("as orphans {tiles} are too many")))
    left, words = min(near, key=lambda form: len(form[0]))
    said = t(_NEEDED[pairs_win], near=t(words, tiles=format_tiles(left)))
    if pairs_win or hand.melds or len(pairs) >= len(left):
        return said
    return t(
        "{said}; as seven pairs, which win at some tables alone, {tiles} are left over",
        said=said,
        tiles=format_tiles(pairs),
    )


_NEEDED = {
    True: N_(
        "not a winning hand: four blocks and a pair are needed (or seven pairs, or thirteen "
        "orphans); at best {near}"
    ),
    False: N_(
        "not a winning hand: four blocks and a pair are needed (or thirteen orphans); "
        "at best {near}"
    ),
}


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
