"""What a view is made of: tables, rows of tiles, things below each other or behind a click."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from mahjong_lessons.core.hand import Hand
from mahjong_lessons.core.readings import Reading
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.tiles import Tile, format_tiles, parse_tiles
from mahjong_lessons.core.wins import AnyWin


@dataclass(frozen=True, slots=True)
class Rendered:
    """A part that is rendered already: its HTML, and the plain text that says the same."""

    html: str
    text: str


Cell: TypeAlias = str | int | Fraction | tuple[Tile, ...] | AnyWin | Reading | Rendered
"""A table cell: words, an exact number, tiles, a win, one reading of a win, or what is rendered."""


@dataclass(frozen=True)
class Style(Displayable):
    """The style sheet of the page; a lesson shows it once, in its first cell."""

    dark_tiles: bool = False

    def __str__(self) -> str:
        return ""

    def __repr__(self) -> str:
        return "Style(dark_tiles=True)" if self.dark_tiles else "Style()"


def style(*, dark_tiles: bool = False) -> Style:
    """The style sheet with the tile faces, to be shown once a page.

    Tiles are ivory; with ``dark_tiles`` they are dark on a dark page.
    """
    return Style(dark_tiles)


@dataclass(frozen=True)
class Table(Displayable):
    """A small table: a head, rows of cells, and perhaps a last row that sums up.

    >>> print(Table(("hand", "fu"), (("pinfu tsumo", 20), ("seven pairs", 25))))
    hand         fu
    -----------  --
    pinfu tsumo  20
    seven pairs  25
    """

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    foot: tuple[Cell, ...] = ()
    caption: str = ""

    def __repr__(self) -> str:
        return f"Table({len(self.rows)} rows: {', '.join(self.head)})"


@dataclass(frozen=True)
class Tiles(Displayable):
    """Tiles in a row; ``named`` says below each how it is written and what it is called."""

    tiles: tuple[Tile, ...]
    named: bool = False

    def __repr__(self) -> str:
        return f'Tiles("{format_tiles(self.tiles)}")'


def draw(tiles: str | Tile | Iterable[Tile]) -> Tiles:
    """Tiles to be drawn in a row, in the order given; text is read as notation.

    >>> draw("7p0p")
    Tiles("70p")
    """
    return Tiles(_tiles(tiles))


def name(tiles: str | Tile | Iterable[Tile]) -> Tiles:
    """Tiles to be drawn in a row with their names below.

    >>> print(name("0p7z"))
    0p red 5 pin, 7z Red dragon
    """
    return Tiles(_tiles(tiles), named=True)


def _tiles(tiles: str | Tile | Iterable[Tile]) -> tuple[Tile, ...]:
    match tiles:
        case str():
            return parse_tiles(tiles)
        case Tile():
            return (tiles,)
    return tuple(tiles)


@dataclass(frozen=True)
class Stack(Displayable):
    """Values shown one below the other."""

    values: tuple[Displayable, ...]

    def __repr__(self) -> str:
        return f"Stack({', '.join(map(repr, self.values))})"


def stack(*values: Displayable) -> Stack:
    """Show several values one below the other, such as all readings of a hand.

    >>> stack(draw("123m"), draw("44z"))
    Stack(Tiles("123m"), Tiles("44z"))
    """
    return Stack(values)


@dataclass(frozen=True)
class Reveal(Displayable):
    """A value behind a click, so that a learner can predict it first."""

    value: Displayable
    label: str

    def __repr__(self) -> str:
        return f"Reveal({self.value!r})"


def reveal(value: Displayable, label: str = N_("Show the answer")) -> Reveal:
    """Hide a value behind a click; works on a page without a kernel too.

    >>> reveal(Table(("fu",), ((30,),)))
    Reveal(Table(1 rows: fu))
    """
    return Reveal(value, t(label))


Part: TypeAlias = str | Table | AnyWin | Hand | Reading | tuple[Tile, ...] | Rendered
"""A part of a value's content: a paragraph, a table, or something that is drawn."""
