"""What is drawn on each tile, as layers that tiles can share.

A tile is 240 by 320. As on a playing card, the index stands in the left column,
rank over suit, and the picture beside it. Winds carry their letter (E S W N), the
one that names a seat and a round. Dragons carry the notation (5z 6z 7z): a W would
be West again, and the number is what a beginner has to look up. A red five is red
and has a diamond in the corner, so that it can be told without colour.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from mahjong_lessons.core.tiles import Suit, Tile
from mahjong_lessons.views.tile_art.pen import Box, dot, kanji, line, ring, tidy
from mahjong_lessons.views.tile_art.pictures import (
    BIRD,
    BLUE,
    BONUS,
    DIAMOND,
    FRAME,
    GREEN,
    INK,
    IVORY,
    RED,
)
from mahjong_lessons.views.tile_art.strokes import GLYPHS

COLOURS = {"r": RED, "g": GREEN, "b": BLUE}

# Rows of circles and sticks: a colour for each, their height y, then x for each.
PINZU = {
    2: "g 86 147, b 220 147",
    3: "b 60 99, r 153 147, g 246 195",
    4: "bg 86 104 190, gb 220 104 190",
    5: "bg 66 98 196, r 153 147, gb 240 98 196",
    6: "gg 58 108 186, rr 164 108 186, rr 248 108 186",
    7: "g 42 92, g 70 147, g 98 202, rr 172 113 181, rr 252 113 181",
    8: "bb 48 110 184, bb 118 110 184, bb 188 110 184, bb 258 110 184",
    9: "ggg 66 90 147 204, rrr 153 90 147 204, bbb 240 90 147 204",
}
PINZU_SIZE = {2: 90, 3: 68, 4: 72, 5: 62, 6: 64, 7: 52, 8: 58, 9: 48}

# A stick may lean: 128/16 is 16 to the left at its top and to the right at its foot.
SOUZU = {
    2: "g 84 147, g 224 147",
    3: "g 84 147, gg 224 104 190",
    4: "gg 84 104 190, gg 224 104 190",
    5: "gg 84 90 204, r 154 147, gg 224 90 204",
    6: "ggg 84 90 147 204, ggg 224 90 147 204",
    7: "r 56 147, ggg 154 90 147 204, ggg 250 90 147 204",
    8: "gggg 84 84 128/16 166/-16 210, gggg 224 84 128/-16 166/16 210",
    9: "grg 56 90 147 204, grg 154 90 147 204, grg 250 90 147 204",
}
SOUZU_LENGTH = {2: 96, 3: 96, 4: 96, 5: 96, 6: 96, 7: 60, 8: 96, 9: 60}

RANKS = "一二三四五六七八九"
RANK_BOX: Box = (82, 22, 140, 116)
SUIT_BOX: Box = (78, 164, 146, 124)
HONOUR_BOX: Box = (72, 52, 150, 204)
HONOURS = {
    1: ("東", 19, INK),
    2: ("南", 19, INK),
    3: ("西", 19, INK),
    4: ("北", 19, INK),
    6: ("發", 15, GREEN),
    7: ("中", 20, RED),
}


def brushed(character: str, box: Box, weight: float, colour: str) -> str:
    """A kanji in a box; the outline rounds its corners."""
    return (
        f"<path d='{kanji(character, box, weight)}' fill='{colour}' stroke='{colour}' "
        "stroke-width='4'/>"
    )


def index(signs: str, first: int = 0) -> str:
    """Signs of the corner index, one under the other from that row on."""
    return "".join(
        line(
            GLYPHS[sign],
            INK,
            11 if sign in "mW" else 13,
            f" transform='translate(20 {20 + 76 * row})'",
        )
        for row, sign in enumerate(signs, first)
    )


def circles(rank: int, red: bool) -> str:
    """The circles of a pinzu; the one circle of 1 pin is a flower."""
    if rank == 1:
        return (
            ring(147, 153, 66, BLUE, 18) + ring(147, 153, 38, RED, 22, 8) + dot(147, 153, BLUE, 34)
        )
    size = PINZU_SIZE[rank]
    paths = _by_colour(PINZU[rank], lambda x, y, _: f"M{x} {y}h0", red)
    return (
        _each(paths, size)
        + line("".join(paths.values()), IVORY, round(size * 0.66))
        + _each(paths, round(size * 0.36))
    )


def sticks(rank: int, red: bool) -> str:
    """The bamboo sticks of a souzu: a stem, a knot, and light on both halves."""
    length = SOUZU_LENGTH[rank]
    half = length // 2

    def stick(x: int, y: int, lean: int) -> str:
        return f"M{x - lean} {y - half}l{2 * lean} {length}"

    paths = _by_colour(SOUZU[rank], stick, red)
    knot = f" stroke-dasharray='8 {length}' stroke-dashoffset='{4 - half}' stroke-linecap='butt'"
    light = f" stroke-dasharray='{half - 22} 22' stroke-dashoffset='-11'"
    return (
        _each(paths, 20) + _each(paths, 32, knot) + line("".join(paths.values()), IVORY, 5, light)
    )


def _by_colour(rows: str, shape: Callable[[int, int, int], str], red: bool) -> dict[str, str]:
    """One path for each colour: the shape put in each place of the rows."""
    paths: dict[str, str] = {}
    for row in rows.split(", "):
        names, y, *places = row.split()
        for name, place in zip(names, places, strict=True):
            x, _, lean = place.partition("/")
            colour = RED if red else COLOURS[name]
            paths[colour] = paths.get(colour, "") + tidy(shape(int(x), int(y), int(lean or 0)))
    return paths


def _each(paths: dict[str, str], width: int, more: str = "") -> str:
    return "".join(line(path, colour, width, more) for colour, path in paths.items())


def layers(tile: Tile) -> tuple[str, ...]:
    """The drawing of a tile: what only it has, then the names of shared layers."""
    rank, red = tile.rank, tile.red
    if tile.is_honour and rank <= 4:
        return (honour(rank) + index("ESWN"[rank - 1]),)
    if tile.is_honour:
        own = honour(rank)
    elif tile.suit is Suit.MANZU:
        own = brushed(RANKS[rank - 1], RANK_BOX, 18, RED if red else INK)
    elif tile.suit is Suit.PINZU:
        own = circles(rank, red)
    else:
        own = BIRD if rank == 1 else sticks(rank, red)
    return (own + DIAMOND if red else own, str(rank), str(tile.suit))


def honour(rank: int) -> str:
    """The picture of a wind or dragon; White is an empty frame."""
    if rank not in HONOURS:
        return FRAME
    character, weight, colour = HONOURS[rank]
    return brushed(character, HONOUR_BOX, weight, colour)


@cache
def shared() -> dict[str, str]:
    """The layers that many tiles share: ranks, and suits with the kanji of manzu."""
    ranks = {rank: index(rank) for rank in "123456789"}
    suits = {suit: index(suit, 1) for suit in "mpsz"}
    suits["m"] += brushed("萬", SUIT_BOX, 13, RED)
    return ranks | suits


def bonus(name: str) -> str:
    """The drawing of a flower (F1 to F4) or a season (S1 to S4)."""
    return BONUS[name] + index(name)
