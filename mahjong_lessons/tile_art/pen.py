"""A brush and a pen: strokes become the short path texts of an SVG."""

from __future__ import annotations

import re
from math import hypot

from mahjong_lessons.tile_art.strokes import KANJI

Point = tuple[float, float]
Box = tuple[int, int, int, int]

PRESSURE = {
    "h": (0.72, 0.56, 0.86),
    "v": (1.1, 0.96, 1.04),
    "d": (0.25, 0.9, 1.25),
    "k": (1.0, 0.62, 0.15),
    "p": (1.1, 0.95, 0.12),
    "n": (0.3, 0.8, 1.35),
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
        path += _touch(points, weight, PRESSURE[kind])
        if kind == "n":  # the foot: the brush turns flat and leaves the paper
            end = points[-1]
            tail = (end[0] + 0.9 * weight, end[1] + 0.1 * weight)
            path += _touch([_between(*points[1:], 0.9), end, tail], weight, (1.25, 1.1, 0.1))
    return path


def _touch(points: list[Point], weight: float, pressure: tuple[float, float, float]) -> str:
    """One touch of the brush: the outline of a curve whose width changes."""
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
    a, b, c, f, e, d = ((round(x), round(y)) for x, y in edges)
    return tidy(f"M{_at(a)}q{_at(b, a)} {_at(c, a)}l{_at(d, c)}q{_at(e, d)} {_at(f, d)}z")


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
