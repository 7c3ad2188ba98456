"""Which call is meant by the tiles picked so far, the first tile of it first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import product

from mahjong_lessons.core.hand import Meld, MeldKind
from mahjong_lessons.core.tiles import Tile

LAST_START = 7
"""The highest rank that a run can start with."""


def calls_from(kind: MeldKind, picked: Sequence[Tile], reds: Collection[Tile]) -> Iterator[Meld]:
    """Every call of a kind that starts with the first picked tile and holds the others.

    ``reds`` are the red fives of the game. A red five stands before its brothers, so a pon
    that starts with a plain five has no red one.

    >>> three, red = Tile.parse("3m"), Tile.parse("0m")
    >>> list(calls_from(MeldKind.CHI, [three], {red}))
    [Meld('chi 345m'), Meld('chi 340m')]
    >>> list(calls_from(MeldKind.CHI, [three, red], {red}))
    [Meld('chi 340m')]
    """
    first = picked[0]
    if kind is MeldKind.CHI:
        if first.is_honour or first.rank > LAST_START:
            return
        rest = [_faces(first.kind + step, reds) for step in (1, 2)]
    else:
        rest = [(first.plain,)] * (3 if kind.is_kan else 2)
    for others in product(*rest):
        meld = Meld(kind, (first, *others))
        if Counter(picked) <= Counter(meld.tiles):
            yield meld


def _faces(kind: int, reds: Collection[Tile]) -> tuple[Tile, ...]:
    """The tiles of a kind, the red one last."""
    return (Tile(kind), *(tile for tile in reds if tile.kind == kind))
