"""Four seats round a table, drawn: what widgets about payments have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple

from markupsafe import Markup

from mahjong_lessons.core.text import signed
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.widgets.markup import joined, tag

_AREAS = {Wind.EAST: "3/2", Wind.SOUTH: "2/3", Wind.WEST: "1/2", Wind.NORTH: "2/1"}
"""Row and column of each seat: turns go round against the clock."""


class Seat(NamedTuple):
    """What a seat shows: its change, words about it, and perhaps what its change was before."""

    change: int | Fraction
    words: str
    was: str = ""


def seats_view(
    seats: Mapping[Wind, Seat], middle: Iterable[Markup | str], steps: Iterable[str]
) -> Markup:
    """The four seats with something between them, and the steps of the payment below."""
    between = tag("div", *(tag("span", each) for each in middle), css="mj-middle")
    drawn = (_seat(wind, seat) for wind, seat in seats.items())
    below = tag("ul", *(tag("li", step) for step in steps))
    return joined(tag("div", *drawn, between, css="mj-seats"), below)


def _seat(wind: Wind, seat: Seat) -> Markup:
    css = "mj-seat mj-wins" if seat.change > 0 else "mj-seat mj-pays" if seat.change else "mj-seat"
    return tag(
        "div",
        tag("b", wind.word),
        tag("span", signed(seat.change)),
        tag("small", seat.words),
        was_view(seat.was),
        css=css,
        style=f"grid-area:{_AREAS[wind]}",
        data_id=f"seat {wind}",
    )


def was_view(words: str) -> Markup | None:
    """A mark for what a change moved, with what it was before; nothing without words."""
    return tag("small", words, css="mj-was") if words else None
