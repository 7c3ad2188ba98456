"""A table of points as a value: it draws itself, and goes to a file or to a page of its own.

Every cell opens with a click, or with Enter, and shows its arithmetic or why it is
empty; that needs no kernel. What is marked is marked by a word or a line, not by
colour alone. The HTML is the same on every run, for nothing in it is numbered.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import t
from mahjong_lessons.lessons.cells import LimitCell, ScoreCell
from mahjong_lessons.views import Part, Rendered, Table, content, page

EMPTY = "–"
"""What stands in a cell for which there is no hand."""


@dataclass(frozen=True, slots=True)
class PointCell:
    """A cell: what it says, a word below it, what opens, and whether it is lit up."""

    text: str
    note: str = ""
    steps: tuple[str, ...] = ()
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Columns that belong together, such as those of the dealer."""

    title: str
    head: tuple[str, ...]


@dataclass(frozen=True)
class PointTable(Displayable):
    """A table of points; ``cells`` holds the same cells as rows of data.

    >>> from mahjong_lessons.lessons import limit_table
    >>> limit_table()
    PointTable('limits, rules: documents')
    """

    caption: str
    corner: str
    groups: tuple[Group, ...]
    rows: tuple[tuple[str, tuple[PointCell, ...]], ...]
    cells: tuple[ScoreCell, ...] | tuple[LimitCell, ...] = field(compare=False)

    def __repr__(self) -> str:
        return f"PointTable({self.caption!r})"

    @property
    def notes(self) -> tuple[str, ...]:
        """Why cells are empty, each reason once.

        >>> from mahjong_lessons.lessons import score_table
        >>> score_table(dealer=True).notes[0]
        '– 20 fu are pinfu won by tsumo: by ron the least is 30 (25 for seven pairs).'
        """
        reasons = (cell.why_not for cell in self.cells if isinstance(cell, ScoreCell))
        return tuple(f"{EMPTY} {reason}." for reason in dict.fromkeys(reasons) if reason)

    def to_csv(self, path: Path | str) -> None:
        """Write ``cells`` to a file, a row each; numbers are plain, missing ones empty."""
        with Path(path).open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(self.cells[0]._fields)
            writer.writerows(self.cells)

    def to_page(self, path: Path | str) -> None:
        """Write a page that stands alone, to be looked at or printed."""
        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        whole = page(self.caption, table_html(self) + notes, css=PAGE_CSS)
        Path(path).write_text(whole, encoding="utf-8")


@content.register
def _(value: PointTable) -> tuple[Part, ...]:
    return (Rendered(f"<style>{CSS}</style>{table_html(value)}", _text(value)),)


# --- as HTML ----------------------------------------------------------------------


def table_html(table: PointTable, *, paper: bool = False) -> str:
    """A table without its style sheet; on ``paper`` no cell opens, and notes are initials."""
    titles = "".join(
        f'<th scope="colgroup" colspan="{len(group.head)}" class="mj-first">'
        f"{escape(group.title)}</th>"
        for group in table.groups
    )
    heads = "".join(
        f'<th scope="col"{_first(place)}>{escape(head)}</th>'
        for group in table.groups
        for place, head in enumerate(group.head)
    )
    body = "".join(
        f'<tr><th scope="row">{escape(label)}</th>{"".join(_cells(table, cells, paper))}</tr>'
        for label, cells in table.rows
    )
    return (
        '<div class="mj-points"><table class="mj-grid">'
        f"<caption>{escape(table.caption)}</caption>"
        f'<thead><tr><th scope="col" rowspan="2">{escape(table.corner)}</th>{titles}</tr>'
        f"<tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _cells(table: PointTable, cells: tuple[PointCell, ...], paper: bool) -> Iterator[str]:
    starts = {sum(len(group.head) for group in table.groups[:n]) for n in range(len(table.groups))}
    for place, cell in enumerate(cells):
        classes = (
            *(["mj-first"] if place in starts else []),
            *(["mj-limit"] if cell.note else []),
            *(["mj-lit"] if cell.lit else []),
        )
        css = f' class="{" ".join(classes)}"' if classes else ""
        current = ' aria-current="true"' if cell.lit else ""
        yield f"<td{css}{current}>{_inner(cell, paper)}</td>"


def _first(place: int) -> str:
    return "" if place else ' class="mj-first"'


def _inner(cell: PointCell, paper: bool) -> str:
    note = cell.note[:1].upper() if paper else cell.note
    shown = escape(cell.text) + (f"<small>{escape(note)}</small>" if note else "")
    if paper or not cell.steps:
        return shown
    steps = "".join(f"<p>{escape(step)}</p>" for step in cell.steps)
    return f"<details><summary>{shown}</summary>{steps}</details>"


CSS = """
.mj-points{overflow:auto;max-height:85vh;margin:.6em 0 1em}
table.mj-grid.mj-grid{border-collapse:separate;border-spacing:0;margin:0;line-height:1.3;
font-size:1em;font-variant-numeric:tabular-nums;color:inherit}
table.mj-grid.mj-grid caption{text-align:left;font-weight:bold;padding:.2em 0}
table.mj-grid.mj-grid th,table.mj-grid.mj-grid td{padding:.3em .7em;text-align:right;
vertical-align:top;white-space:nowrap;max-width:none;border:0 solid #8888;border-bottom-width:1px}
table.mj-grid.mj-grid th[scope=row]{text-align:left}
table.mj-grid.mj-grid .mj-first{border-left-width:2px}
table.mj-grid.mj-grid thead th{position:sticky;top:0;z-index:1;
background:var(--jp-layout-color0,Canvas)}
table.mj-grid.mj-grid thead tr+tr th{top:1.9em;border-bottom-width:2px}
table.mj-grid.mj-grid thead tr:first-child th{height:1.3em;text-align:left}
table.mj-grid.mj-grid thead th[rowspan]{border-bottom-width:2px;vertical-align:bottom}
table.mj-grid .mj-limit{background:#e69f0030}
table.mj-grid small{display:block;font-size:.75em}
table.mj-grid .mj-lit{outline:3px solid #d55e00;outline-offset:-3px;font-weight:bold}
table.mj-grid summary{cursor:pointer;list-style:none}
table.mj-grid summary::-webkit-details-marker{display:none}
table.mj-grid details[open] summary{font-weight:bold}
table.mj-grid.mj-grid details p{white-space:normal;width:13em;margin:.3em 0 0;
text-align:left;font-weight:normal;font-size:.85em}
@media print{.mj-points{overflow:visible;max-height:none}
table.mj-grid.mj-grid thead th{position:static}
table.mj-grid tr{break-inside:avoid}
table.mj-grid .mj-limit{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
"""

PAGE_CSS = (
    """
:root{color-scheme:light dark}
body{font:11pt/1.4 system-ui,sans-serif;margin:1.5em auto;max-width:60em;padding:0 1em}
@page{margin:12mm}
@media print{:root{color-scheme:light}body{margin:0;padding:0;max-width:none;font-size:10pt}}
"""
    + CSS
)
"""A page to print, and the tables in it."""


# --- as text ----------------------------------------------------------------------


def _text(table: PointTable) -> str:
    """One plain table for each group of columns."""
    parts = [table.caption]
    start = 0
    for group in table.groups:
        end = start + len(group.head)
        rows = tuple((label, *map(_cell_text, cells[start:end])) for label, cells in table.rows)
        parts.append(str(Table((table.corner, *group.head), rows, caption=group.title)))
        start = end
    return "\n\n".join(parts)


def _cell_text(cell: PointCell) -> str:
    words = t("{points} {limit}", points=cell.text, limit=cell.note) if cell.note else cell.text
    return f"[{words}]" if cell.lit else words
