"""What is drawn on each tile, as layers that tiles can share.

A tile is 240 by 320. As on a playing card, the index stands in the left column,
rank over suit, and the picture to the right of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_lessons.tile_art.pen import Box, kanji
from mahjong_lessons.tile_art.strokes import GLYPHS
from mahjong_lessons.tiles import Suit, Tile

WIDTH, HEIGHT = 240, 320
INK, RED, GREEN, BLUE, IVORY = "#223", "#b12", "#175", "#148", "#fffdf6"
COLOURS = {"k": INK, "r": RED, "g": GREEN, "b": BLUE}

CENTRE, MIDDLE = 147, 153

# Where the circles of each pinzu stand: diameter, then "colour x y" for each.
PINZU = {
    2: (88, "g 147 86, b 147 220"),
    3: (66, "b 97 56, r 147 153, g 197 250"),
    4: (70, "b 106 88, g 188 88, g 106 218, b 188 218"),
    5: (62, "b 99 66, g 195 66, r 147 153, g 99 240, b 195 240"),
    6: (62, "g 108 62, g 186 62, r 108 164, r 186 164, r 108 244, r 186 244"),
    7: (50, "g 90 44, g 147 70, g 204 96, r 113 172, r 181 172, r 113 250, r 181 250"),
    8: (
        60,
        "b 110 47, b 184 47, b 110 118, b 184 118, b 110 189, b 184 189, b 110 260, b 184 260",
    ),
    9: (
        50,
        "g 90 66, g 147 66, g 204 66, r 90 153, r 147 153, r 204 153, b 90 240, b 147 240, b 204 240",
    ),
}

# The bamboo sticks of each souzu: "colour x1 y1 x2 y2" for each.
SOUZU = {
    2: "g 147 36 147 132, g 147 176 147 272",
    3: "g 147 36 147 132, g 104 176 104 272, g 190 176 190 272",
    4: "g 104 36 104 132, g 190 36 190 132, g 104 176 104 272, g 190 176 190 272",
    5: "g 88 36 88 132, g 206 36 206 132, r 147 106 147 202, g 88 176 88 272, g 206 176 206 272",
    6: (
        "g 90 36 90 132, g 147 36 147 132, g 204 36 204 132, "
        "g 90 176 90 272, g 147 176 147 272, g 204 176 204 272"
    ),
    7: (
        "r 147 30 147 90, g 90 124 90 184, g 147 124 147 184, g 204 124 204 184, "
        "g 90 218 90 278, g 147 218 147 278, g 204 218 204 278"
    ),
    8: (
        "g 82 36 82 132, g 212 36 212 132, g 112 44 136 124, g 182 44 158 124, "
        "g 82 176 82 272, g 212 176 212 272, g 136 184 112 264, g 158 184 182 264"
    ),
    9: (
        "g 90 30 90 90, r 147 30 147 90, g 204 30 204 90, "
        "g 90 124 90 184, r 147 124 147 184, g 204 124 204 184, "
        "g 90 218 90 278, r 147 218 147 278, g 204 218 204 278"
    ),
}

RANKS = "一二三四五六七八九"
HONOURS = {1: ("東", INK), 2: ("南", INK), 3: ("西", INK), 4: ("北", INK), 6: ("發", GREEN), 7: ("中", RED)}
RANK_BOX: Box = (70, 22, 154, 116)
SUIT_BOX: Box = (70, 162, 154, 126)
HONOUR_BOX: Box = (68, 50, 158, 206)


def line(path: str, colour: str, width: int, more: str = "") -> str:
    """A path drawn with a round pen."""
    return f"<path d='{path}' fill='none' stroke='{colour}' stroke-width='{width}' {_ROUND}{more}/>"


_ROUND = "stroke-linecap='round' stroke-linejoin='round'"


def brushed(character: str, box: Box, weight: float, colour: str) -> str:
    path = kanji(character, box, weight)
    return (
        f"<path d='{path}' fill='{colour}' stroke='{colour}' "
        "stroke-width='4' stroke-linejoin='round'/>"
    )


def glyph(character: str, y: int, colour: str) -> str:
    """One sign of the corner index."""
    return line(GLYPHS[character], colour, 13, f" transform='translate(19 {y})'")


def index(signs: str, colour: str = INK) -> str:
    """The corner index: one or two signs, the second under the first."""
    return "".join(glyph(sign, 22 + 76 * n, colour) for n, sign in enumerate(signs))


def circles(rank: int, red: bool) -> str:
    if rank == 1:
        return _rings(150, "M147 153h0", RED if red else BLUE)
    size, places = PINZU[rank]
    return "".join(
        _rings(size, path, colour) for colour, path in _by_colour(places, "M{} {}h0", red)
    )


def _rings(size: int, path: str, colour: str) -> str:
    return (
        line(path, colour, size)
        + line(path, IVORY, round(size * 0.68))
        + line(path, colour, round(size * 0.44))
        + line(path, IVORY, round(size * 0.14))
    )


def sticks(rank: int, red: bool) -> str:
    drawing = ""
    for colour, path in _by_colour(SOUZU[rank], "M{} {}L{} {}", red):
        drawing += line(path, colour, 22) + line(path, IVORY, 4)
    return drawing


def _by_colour(places: str, shape: str, red: bool) -> list[tuple[str, str]]:
    """One path for each colour, from "colour x y …" places."""
    paths: dict[str, str] = {}
    for place in places.split(", "):
        name, *numbers = place.split()
        colour = RED if red else COLOURS[name]
        paths[colour] = paths.get(colour, "") + shape.format(*numbers)
    return list(paths.items())


def frame() -> str:
    return (
        f"<rect x='76' y='44' width='142' height='218' rx='10' fill='none' stroke='{BLUE}' stroke-width='12'/>"
        f"<rect x='94' y='62' width='106' height='182' rx='4' fill='none' stroke='{BLUE}' stroke-width='4'/>"
    )


def bird() -> str:
    return line("M147 60v180", GREEN, 40)


def shared() -> dict[str, str]:
    """Layers that more than one tile uses, by name."""
    return {"wan": brushed("萬", SUIT_BOX, 13, RED)} | {
        sign: glyph(sign, 22 if sign.isdigit() else 98, INK) for sign in "123456789mpsz"
    }


def layers(tile: Tile) -> tuple[str, ...]:
    """The drawing of a tile: names of shared layers and layers of its own."""
    if tile.is_honour:
        return _honour(tile.rank)
    colour = RED if tile.red else INK
    own = {
        Suit.MANZU: lambda: brushed(RANKS[tile.rank - 1], RANK_BOX, 18, colour),
        Suit.PINZU: lambda: circles(tile.rank, tile.red),
        Suit.SOUZU: lambda: bird() if tile.rank == 1 else sticks(tile.rank, tile.red),
    }[tile.suit]()
    suit = ("wan",) if tile.suit is Suit.MANZU else ()
    if tile.red:
        diamond = f"<path d='M36 232l22 29-22 29-22-29z' fill='{RED}'/>"
        return (own + index(f"5{tile.suit}", RED) + diamond, *suit)
    return (own, *suit, str(tile.rank), str(tile.suit))


def _honour(rank: int) -> tuple[str, ...]:
    if rank <= 4:
        character, colour = HONOURS[rank]
        return (brushed(character, HONOUR_BOX, 19, colour) + index("ESWN"[rank - 1]),)
    if rank == 5:
        return (frame(), "5", "z")
    character, colour = HONOURS[rank]
    return (brushed(character, HONOUR_BOX, 15 if rank == 6 else 20, colour), str(rank), "z")


def flower(n: int) -> str:
    return line("M147 80v140", RED, 8 * n) + index(f"F{n}")


def season(n: int) -> str:
    return line("M147 80v140", GREEN, 8 * n) + index(f"S{n}")


def back_art() -> str:
    return f"<rect width='{WIDTH}' height='{HEIGHT}' fill='#c80'/>"


def flat(parts: Iterable[str]) -> str:
    """One drawing from layers, with the shared ones put in."""
    known = shared()
    return "".join(known.get(part, part) for part in parts)
