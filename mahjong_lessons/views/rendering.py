"""Values as HTML and as plain text, from the same content.

A value's content is a list of parts: paragraphs, tables, things that are drawn. So the
plain text never says less than the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, singledispatch
from html import escape
from importlib.resources import files
from unicodedata import east_asian_width

from mahjong_lessons.core.hand import Hand
from mahjong_lessons.core.readings import Reading
from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.tiles import format_tiles
from mahjong_lessons.core.wins import AnyWin
from mahjong_lessons.views import tile_art
from mahjong_lessons.views.design import tokens
from mahjong_lessons.views.drawing import facts_html, hand_html, named_html, reading_html
from mahjong_lessons.views.parts import Cell, Part, Rendered, Reveal, Stack, Style, Table, Tiles


@singledispatch
def content(value: object) -> Sequence[Part]:
    """The parts that a value is shown as; one registered function for each type."""
    raise TypeError(t("there is no view of {type}", type=type(value).__name__))


def html(value: object) -> str:
    """A value as HTML."""
    match value:
        case Style():
            return f"<style>{stylesheet(dark_tiles=value.dark_tiles)}</style>"
        case Reveal():
            summary = f"<summary>{escape(value.label)}</summary>"
            return f'<details class="mj-reveal">{summary}{html(value.value)}</details>'
        case Table():
            return _table_html(value)
        case Stack():
            return "".join(html(each) for each in value.values)
        case Tiles(named=True):
            return named_html(value.tiles)
    return f'<div class="mj-view">{parts_html(content(value))}</div>'


def text(value: object) -> str:
    """A value as plain text."""
    match value:
        case Reveal():
            return text(value.value)
        case Table():
            return _table_text(value)
        case Stack():
            return "\n".join(text(each) for each in value.values)
        case Tiles(named=True):
            return ", ".join(f"{tile} {tile.word}" for tile in value.tiles)
    return parts_text(content(value))


def parts_html(parts: Sequence[Part]) -> str:
    """Parts below each other as HTML."""
    return "".join(map(_part_html, parts))


def parts_text(parts: Sequence[Part]) -> str:
    """Parts below each other as plain text, with a blank line after a table."""
    *others, last = parts
    spaced = (_part_text(part) + "\n" * isinstance(part, Table) for part in others)
    return "\n".join([*spaced, _part_text(last)])


def _part_html(part: Part) -> str:
    match part:
        case Table():
            return _table_html(part)
        case str():
            return f"<p>{_words(part)}</p>"
        case Rendered():
            return part.html
        case AnyWin():
            return hand_html(part.hand, part) + facts_html(part)
        case Hand():
            return hand_html(part)
        case Reading():
            return reading_html(part)
        case _:
            return f'<div class="mj-hand">{tile_art.tiles_html(part)}</div>'


def _words(text: str) -> str:
    """Text that no page takes for markup, nor for a formula between dollar signs."""
    escaped = escape(text)
    for sign in "$\\":
        escaped = escaped.replace(sign, f"<span>{sign}</span>")
    return escaped


def _part_text(part: Part) -> str:
    match part:
        case Table():
            return _table_text(part)
        case tuple():
            return format_tiles(part)
        case Rendered():
            return part.text
        case _:
            return str(part)


@cache
def stylesheet(*, dark_tiles: bool = False) -> str:
    """The CSS text of a page on which values are shown, tiles included."""
    sheets = (files(__package__).joinpath(name) for name in ("views.css", "box.css"))
    ours = (sheet.read_text(encoding="utf-8") for sheet in sheets)
    dark = [tile_art.DARK_TILES] if dark_tiles else []
    return "\n".join((tokens(), tile_art.tile_stylesheet(), *dark, *ours))


# --- tables ---------------------------------------------------------------------


def _table_html(table: Table) -> str:
    numeric = [
        any(isinstance(row[column], int | Fraction) for row in table.rows)
        for column in range(len(table.head))
    ]

    def row_html(cells: Sequence[Cell], tag: str = "td", css: str = "") -> str:
        inner = "".join(
            f"<{tag}{' class=mj-number' if number_column else ''}>{_cell_html(cell)}</{tag}>"
            for cell, number_column in zip(cells, numeric, strict=True)
        )
        return f"<tr{css}>{inner}</tr>"

    caption = f"<caption>{escape(table.caption)}</caption>" if table.caption else ""
    body = "".join(row_html(row) for row in table.rows)
    foot = row_html(table.foot, css=" class=mj-foot") if table.foot else ""
    head = row_html(table.head, "th")
    return (
        f'<table class="mj-table">{caption}<thead>{head}</thead><tbody>{body}{foot}</tbody></table>'
    )


def _cell_html(cell: Cell) -> str:
    if isinstance(cell, tuple):
        return tile_art.tiles_html(cell) if cell else ""
    if isinstance(cell, AnyWin | Reading | Rendered):
        return _part_html(cell)
    return _words(_cell_text(cell))


def _cell_text(cell: Cell) -> str:
    match cell:
        case int() | Fraction():
            return number(cell)
        case tuple():
            return format_tiles(cell)
        case Rendered():
            return cell.text
        case _:
            return str(cell)


def _table_text(table: Table) -> str:
    rows = [table.head, *table.rows, *([table.foot] if table.foot else [])]
    texts = [[_cell_text(cell) for cell in row] for row in rows]
    widths = [max(_width(row[column]) for row in texts) for column in range(len(table.head))]
    numeric = [
        isinstance(cell, int | Fraction) for cell in (table.rows[0] if table.rows else table.head)
    ]

    def line(cells: Sequence[str]) -> str:
        padded = [
            " " * (width - _width(cell)) + cell if right else cell + " " * (width - _width(cell))
            for cell, width, right in zip(cells, widths, numeric, strict=True)
        ]
        return "  ".join(padded).rstrip()

    rule = "  ".join("-" * width for width in widths)
    body = [line(cells) for cells in texts[1 : 1 + len(table.rows)]]
    foot = [rule, line(texts[-1])] if table.foot else []
    caption = [table.caption] if table.caption else []
    return "\n".join([*caption, line(texts[0]), rule, *body, *foot])


def _width(text: str) -> int:
    """How many columns a text takes in a terminal: Chinese characters take two each."""
    return sum(1 + (east_asian_width(character) in "WF") for character in text)
