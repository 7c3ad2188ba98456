"""Four seats round a table, drawn: what widgets about payments have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from html import escape
from typing import NamedTuple

from ipywidgets import BoundedIntText

from mahjong_lessons.core.text import signed
from mahjong_lessons.core.tiles import Wind

SEATS_CSS = """
.mj-four{max-width:44em}
.mj-four-fields{display:flex;flex-wrap:wrap;gap:.2em .5em;overflow:visible}
.mj-four-fields>*{width:10em}
.mj-four .widget-toggle-buttons{width:auto}
.mj-four .widget-toggle-button{width:auto;min-width:6em;padding:0 .7em}
.mj-four .widget-toggle-button.mod-active{font-weight:bold;text-decoration:underline}
.mj-four .widget-html-content{line-height:1.35}
.mj-seats{display:grid;grid-template-columns:repeat(3,1fr);gap:.5em;margin:.6em 0}
.mj-seat{border:1px solid rgba(128,128,128,.5);border-radius:.5em;padding:.5em .8em;
text-align:center}
.mj-seat b,.mj-seat span,.mj-seat small{display:block}
.mj-seat span{font-size:1.4em;font-variant-numeric:tabular-nums}
.mj-seat.mj-wins{border:3px solid #2e9e44}
.mj-seat.mj-pays{border:3px dashed #d55e00}
.mj-middle{align-self:center;text-align:center;grid-area:2/2}
.mj-middle span{display:block}
.mj-four .mj-was{border-radius:.3em;margin-left:.4em;padding:0 .4em;background:#fff1a8;color:#222}
.mj-seat .mj-was{margin:.2em auto 0;width:max-content}
"""
_AREAS = {Wind.EAST: "3/2", Wind.SOUTH: "2/3", Wind.WEST: "1/2", Wind.NORTH: "2/1"}
"""Row and column of each seat: turns go round against the clock."""


class Seat(NamedTuple):
    """What a seat shows: its change, words about it, and perhaps what its change was before."""

    change: int | Fraction
    words: str
    was: str = ""


def seats_html(seats: Mapping[Wind, Seat], middle: Iterable[str], steps: Iterable[str]) -> str:
    """The four seats with something between them, and steps below.

    ``middle`` is HTML; seats and steps are words.
    """
    drawn = "".join(_seat_html(wind, seat) for wind, seat in seats.items())
    words = "".join(f"<span>{each}</span>" for each in middle)
    below = "".join(f"<li>{escape(step)}</li>" for step in steps)
    return (
        f'<div class="mj-seats">{drawn}<div class="mj-middle">{words}</div></div><ul>{below}</ul>'
    )


def _seat_html(wind: Wind, seat: Seat) -> str:
    change = seat.change
    kind = " mj-wins" if change > 0 else " mj-pays" if change else ""
    return (
        f'<div class="mj-seat{kind}" style="grid-area:{_AREAS[wind]}"><b>{escape(wind.word)}</b>'
        f"<span>{signed(change)}</span><small>{escape(seat.words)}</small>{was_html(seat.was)}</div>"
    )


def was_html(words: str) -> str:
    """A mark for what a change moved, with what it was before; nothing without words."""
    return f'<small class="mj-was">{escape(words)}</small>' if words else ""


def number_field(name: str, least: int, most: int, step: int = 1) -> BoundedIntText:
    """A field for a number, with arrows; JupyterLab leaves its keys alone."""
    return BoundedIntText(description=name, min=least, max=most, step=step)
