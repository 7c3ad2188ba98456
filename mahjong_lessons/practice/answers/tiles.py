"""Tiles as learners write them: in the notation, by name, by character, or as a picture."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from mahjong_lessons.core.text import N_, nt, t
from mahjong_lessons.core.tiles import (
    FIRST_HONOUR,
    PLAIN_TILES,
    Tile,
    Wind,
    format_tiles,
    normalise,
    parse_tiles,
)
from mahjong_lessons.practice.answers.plain import any_of, plain

MOST_IN_BLOCK = 4
"""Tiles of a kan, the largest block."""


def read_notation(text: str) -> str:
    """Read tiles in the notation, in any order, and give them in order.

    >>> read_notation("5z 1m0p")
    '1m0p5z'
    """
    return format_tiles(sorted(parse_tiles(plain(normalise(text)))))


def read_kinds(text: str) -> str:
    """Read tiles as kinds: each once, none of them red; names are read too.

    >>> read_kinds("0p5p1m"), read_kinds("White, East"), read_kinds("5 man and 北")
    ('1m5p', '15z', '5m4z')
    """
    return format_tiles(sorted({tile.plain for tile in named_tiles(text)}))


def named_tiles(text: str) -> tuple[Tile, ...]:
    """Tiles in the notation or by name. Raises ``ValueError`` for what is neither.

    Ranks of one suit may stand apart: 4-7s are a 4 and a 7.

    >>> format_tiles(named_tiles("red 5 pin, W, 發"))
    '0p36z'
    """
    names = _names()
    written = re.sub(r"(?<=[0-9])[\s,/&-]+(?=[0-9])", "", plain(normalise(text)))
    written = _RANKS_APART.sub(lambda found: f"{found[1]}{_SUITS[found[2]]} ", written)
    written = re.sub(r"\bred\s*5(?=[mps])", "0", written)
    written = re.sub(
        rf"(?<![0-9])(?:{any_of(names)})", lambda found: f" {names[found[0]]} ", written
    )
    return parse_tiles(re.sub(rf"{any_of(_BETWEEN)}|[/;|+&-]", " ", written))


_SUIT_NAMES = {
    "m": ("m", "man", "manzu", "character", "characters", "萬", "万"),
    "p": ("p", "pin", "pinzu", "dot", "dots", "circles", "筒"),
    "s": ("s", "sou", "souzu", "bamboo", "bamboos", "索"),
    "z": ("z",),
}
_SUITS = {name: suit for suit, names in _SUIT_NAMES.items() for name in names}
_RANKS_APART = re.compile(rf"([0-9])\s*({any_of(_SUITS)})")
_BETWEEN = ("and", "the", "a", "tile", "tiles", "of")
_HONOURS: Sequence[tuple[str, ...]] = (
    ("E", "East", "ton", "東", "东"),
    ("S", "South", "nan", "南"),
    ("W", "West", "shaa", "xia", "西"),
    ("N", "North", "pei", "北"),
    (N_("white"), "haku", "白板", "白"),
    (N_("green"), "hatsu", "發財", "發", "発", "发"),
    (N_("red"), "chun", "紅中", "中"),
)
"""Other names of the honours, in their order."""


def _names() -> Mapping[str, str]:
    """The tile that each name names, as the notation writes it."""
    tiles = PLAIN_TILES[FIRST_HONOUR:]
    rows = [*zip(tiles, _HONOURS, strict=True)]
    names = {word: tile for tile, others in rows for word in others}
    names |= {tile.word: tile for tile in tiles}
    names |= {seat.word: tile for seat, tile in zip(Wind, tiles, strict=False)}
    for place, (tile, others) in enumerate(rows):
        if place < len(Wind):
            names[f"{others[1]} wind"] = tile
        else:
            names[f"{others[0]} dragon"] = names[t(others[0])] = tile
    return {plain(name): str(tile) for name, tile in names.items()}


# --- blocks -----------------------------------------------------------------------


def split_words(blocks: Iterable[Iterable[Tile]]) -> str:
    """Write blocks in order, each with its tiles in order.

    >>> split_words([parse_tiles("777z"), parse_tiles("231m")])
    '123m 777z'
    """
    ordered = sorted(sorted(tile.plain for tile in block) for block in blocks)
    return " ".join(map(format_tiles, ordered))


def read_blocks(text: str, groups: int | None = None) -> str:
    """Read blocks with spaces or commas between them; words such as "pon" may stand among them.

    Where ``groups`` are asked for and spaces make fewer, what is longer than a block is taken
    apart as it is written: into runs, triplets and pairs one after the other. Raises
    ``ValueError`` for text that is no tiles, and where it cannot be taken apart.

    >>> read_blocks("pon 777z 312m"), read_blocks("NNN, 22s")
    ('123m 777z', '22s 444z')
    >>> read_blocks("123456m345p22s678s", groups=5)
    '123m 456m 345p 22s 678s'
    """
    written = re.sub("[,;|/+&]", " ", plain(normalise(text)))
    written = re.sub(any_of(_CALLS), " ", written)
    blocks = [_block(word) for word in written.split()]
    if groups and len(blocks) < groups:
        blocks = [part for block in blocks for part in _apart(block)]
    longest = max(blocks, key=len, default=())
    if len(longest) > MOST_IN_BLOCK:
        raise ValueError(
            nt(
                "put spaces between the groups: {tiles} is {n} tile",
                "put spaces between the groups: {tiles} is {n} tiles",
                len(longest),
                tiles=format_tiles(longest),
            )
        )
    return split_words(blocks)


_CALLS = (
    *("pon", "pung", "chi", "chii", "chow", "kan", "kong", "ankan", "kakan", "daiminkan"),
    *("pair", "run", "triplet", "sequence", "and", "the", "closed", "open"),
)


def _block(word: str) -> tuple[Tile, ...]:
    """One block; several of one letter are so many of a wind: NNN."""
    if len(word) <= MOST_IN_BLOCK and len({*word}) == 1 and word[0] in "eswn":
        return (named_tiles(word[0])[0],) * len(word)
    return parse_tiles(word)


def _apart(tiles: tuple[Tile, ...]) -> list[tuple[Tile, ...]]:
    """Tiles as the blocks that stand in them one after the other; the tiles, if they do not."""
    by_suit: list[tuple[Tile, ...]] = []
    for tile in tiles:
        if by_suit and by_suit[-1][0].suit is tile.suit:
            by_suit[-1] += (tile,)
        else:
            by_suit.append((tile,))
    found = [_blocks_in(each) for each in by_suit]
    return [block for each in found for block in each] if all(found) else [tiles]


@lru_cache(maxsize=256)
def _blocks_in(tiles: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
    """Tiles as blocks one after the other, as few as can be; none where they are no blocks."""
    ways = []
    for size in range(min(MOST_IN_BLOCK, len(tiles)), 1, -1):
        first, rest = tiles[:size], tiles[size:]
        if _is_block(first):
            others = _blocks_in(rest) if rest else ()
            if others or not rest:
                ways.append((first, *others))
    return min(ways, key=len, default=())


def _is_block(tiles: tuple[Tile, ...]) -> bool:
    kinds = sorted(tile.kind for tile in tiles)
    if len({*kinds}) == 1:
        return True
    first = tiles[0]
    return not first.is_honour and kinds == [kinds[0] + n for n in range(3)]
