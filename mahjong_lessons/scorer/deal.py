"""Random wins, to be looked at and scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from mahjong_lessons.core.hand import Meld, MeldKind, Unfinished
from mahjong_lessons.core.tiles import BONUS_TILES, COPIES, FIRST_HONOUR, KINDS, Tile, Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.scorer.game import ScorerGame

_RUNS, _CALLED, _KANS, _FLAGS, _FLOWER = 0.65, 0.25, 0.15, 0.6, 0.2
"""How often a block is a run, is called, a triplet is a kan, a usual circumstance or a flower is
there."""


def deal(game: ScorerGame, random: Random, *, bonus: bool = False) -> dict[str, Any]:
    """The parts of a random win: four blocks and a pair, some of them called, and who sat where.

    With ``bonus`` there are flowers. What cannot be true of it is left for the entry to sort out.
    """
    pool = random.choice(game.pools)
    while True:
        blocks = [_block(pool, random) for _ in range(4)]
        pair = Tile(random.choice(pool))
        held = Counter(tile.kind for block in blocks for tile in block)
        held[pair.kind] += 2
        if max(held.values()) <= COPIES:
            break
    concealed, melds = [pair, pair], []
    for block in blocks:
        kan = len(set(block)) == 1 and held[block[0].kind] == 3 and random.random() < _KANS
        called = random.random() < _CALLED
        if kan:
            melds.append(Meld(_kan(random, called=called), (*block, block[0])))
        elif called:
            melds.append(Meld(MeldKind.PON if len(set(block)) == 1 else MeldKind.CHI, block))
        else:
            concealed += block
    concealed = _with_red(game, concealed, random)
    winning = concealed.pop(random.randrange(len(concealed)))
    hand = Unfinished(tuple(concealed), tuple(melds), winning)
    by = random.choice(tuple(WinBy))
    flowers = _flowers(game, random) if bonus else {}
    return {
        "hand": hand,
        "by": by,
        "circumstances": frozenset(flag for flag in game.usual if random.random() < _FLAGS),
        "values": {**_seats(by, random), **_indicators(game, hand, random), **flowers},
    }


def _block(pool: Sequence[int], random: Random) -> tuple[Tile, ...]:
    first = random.choice(pool)
    if random.random() < _RUNS and first < FIRST_HONOUR and first % 9 <= 6:
        return tuple(Tile(first + step) for step in range(3))
    return (Tile(first),) * 3


def _kan(random: Random, *, called: bool) -> MeldKind:
    return random.choice((MeldKind.KAN, MeldKind.KAKAN)) if called else MeldKind.ANKAN


def _with_red(game: ScorerGame, tiles: list[Tile], random: Random) -> list[Tile]:
    """The same tiles; sometimes a five among them is red."""
    reds = [tile for tile in sorted(game.red_fives) if tile.plain in tiles]
    if reds and random.random() < 0.5:
        red = random.choice(reds)
        tiles = [red if n == tiles.index(red.plain) else tile for n, tile in enumerate(tiles)]
    return tiles


def _seats(by: WinBy, random: Random) -> dict[str, Wind]:
    """Seat, round and who dealt in, as far as they are not the usual ones."""
    seats = {"seat": random.choice(tuple(Wind)), "round": random.choice(tuple(Wind)[:2])}
    if by is WinBy.RON:
        others = [wind for wind in Wind if wind is not seats["seat"]]
        seats["discarder"] = random.choice(others)
    return {name: wind for name, wind in seats.items() if (name, wind) not in _USUAL}


_USUAL = {("seat", Wind.SOUTH), ("round", Wind.EAST)}


def _indicators(game: ScorerGame, hand: Unfinished, random: Random) -> dict[str, tuple[Tile, ...]]:
    """One tile for the first field that holds tiles."""
    free = [
        Tile(kind)
        for kind in range(KINDS)
        if sum(tile.kind == kind for tile in hand.tiles) < COPIES
    ]
    return {one.attribute: (random.choice(free),) for one in game.tile_fields[:1]}


def _flowers(game: ScorerGame, random: Random) -> dict[str, tuple[int, ...]]:
    """Some flowers and seasons, or none."""
    dealt = {
        one.attribute: tuple(n for n in BONUS_TILES if random.random() < _FLOWER)
        for one in game.bonus_fields
    }
    return {name: numbers for name, numbers in dealt.items() if numbers}
