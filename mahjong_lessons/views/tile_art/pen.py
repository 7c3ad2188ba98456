"""A brush and a pen: strokes become the short path texts of an SVG."""

from __future__ import annotations

import re
from math import hypot, pi

from mahjong_lessons.views.tile_art.strokes import KANJI

Point = tuple[float, float]
Box = tuple[int, int, int, int]

WIDTH, HEIGHT = 240, 320

PRESSURE = {
    "h": (0.72, 0.56, 0.86),
    "v": (1.1, 0.96, 1.04),
    "d": (0.2, 1.15, 0.85),
    "k": (1.0, 0.62, 0.15),
    "p": (1.1, 0.95, 0.12),
    "n": (0.3, 0.75, 1.1),
    "c": (1.0, 0.9, 0.72),
}
"""How broad the brush is at the start, in the middle and at the end of each kind of stroke."""


def kanji(character: str, box: Box, weight: float) -> str:
    """The path of a kanji in a box (left, top, width, height), for a brush of that weight."""
    left, top, width, height = box
    path = ""
    for stroke in KANJI[character].split(", "):
        kind, *numbers = stroke.split()
        points = [
            (left + int(x) * width / 100, top + int(y) * height / 100)
            for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        ]
        tip = (points[-1][0] + 1.3 * weight, points[-1][1] + 0.4 * weight)
        path += _touch(points, weight, PRESSURE[kind], tip if kind == "n" else None)
    return path


def _touch(
    points: list[Point], weight: float, pressure: tuple[float, float, float], tip: Point | None
) -> str:
    """One touch of the brush: the outline of a curve whose width changes.

    A sweep to the right ends in a tip, where the brush turns flat and leaves the paper.
    """
    start, end = points[0], points[-1]
    middle = points[1] if len(points) == 3 else _between(start, end, 0.5)
    edges = [
        _beside(at, along, side * weight * width / 2)
        for side in (1, -1)
        for at, along, width in zip(
            (start, middle, end),
            ((start, middle), (start, end), (middle, end)),
            pressure,
            strict=True,
        )
    ]
    a, b, c, f, e, d, t = ((round(x), round(y)) for x, y in (*edges, tip or edges[5]))
    corner = f"l{_at(t, c)}" if tip else ""
    return tidy(
        f"M{_at(a)}q{_at(b, a)} {_at(c, a)}{corner}l{_at(d, t if tip else c)}"
        f"q{_at(e, d)} {_at(f, d)}z"
    )


def _between(a: Point, b: Point, share: float) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def _beside(at: Point, along: tuple[Point, Point], distance: float) -> Point:
    (x1, y1), (x2, y2) = along
    length = hypot(x2 - x1, y2 - y1)
    return (at[0] - (y2 - y1) / length * distance, at[1] + (x2 - x1) / length * distance)


def _at(point: tuple[int, int], origin: tuple[int, int] = (0, 0)) -> str:
    return f"{point[0] - origin[0]} {point[1] - origin[1]}"


def tidy(path: str) -> str:
    """Drop the spaces that a path does not need.

    >>> tidy("M 3 4 l 5 -6 z")
    'M3 4l5-6z'
    """
    return re.sub(r" ?([-A-Za-z]) ?", r"\1", path)


def svg(drawing: str) -> str:
    """An SVG document as big as a tile; in it a pen is round and fills nothing."""
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' "
        f"fill='none' stroke-linecap='round' stroke-linejoin='round'>{drawing}</svg>"
    )


def line(path: str, colour: str, width: int, more: str = "") -> str:
    """A path under the pen; ``more`` may hold other attributes."""
    return f"<path d='{path}' stroke='{colour}' stroke-width='{width}'{more}/>"


def area(path: str, colour: str) -> str:
    """A path filled with a colour."""
    return f"<path d='{path}' fill='{colour}'/>"


def dot(x: int, y: int, colour: str, size: int) -> str:
    """A round dot."""
    return line(f"M{x} {y}h0", colour, size)


def ring(x: int, y: int, radius: int, colour: str, width: int, beads: int = 0) -> str:
    """A circle, drawn through or as a string of beads."""
    dashes = f" stroke-dasharray='0 {2 * pi * radius / beads:.1f}'" if beads else ""
    return (
        f"<circle cx='{x}' cy='{y}' r='{radius}' stroke='{colour}' stroke-width='{width}'{dashes}/>"
    )
