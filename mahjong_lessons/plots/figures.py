"""The one style of all plots, their words, and their SVG.

Figures are made without pyplot: no backend is chosen, none stays open, and the
reader's own settings neither change a plot nor are changed by it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from io import StringIO
from typing import Any
from weakref import WeakKeyDictionary

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from mahjong_lessons import views
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import number, t

INK, PAPER, FAINT = "#222222", "#ffffff", "#8a8a8a"

_STYLE: Mapping[str, Any] = {
    "axes.axisbelow": True,
    "axes.edgecolor": INK,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlepad": 10,
    "axes.titlesize": 15,
    "figure.figsize": (9.0, 5.2),
    "figure.subplot.left": 0.11,
    "figure.subplot.right": 0.97,
    "figure.subplot.bottom": 0.13,
    "figure.subplot.top": 0.9,
    "font.family": "DejaVu Sans",  # comes with matplotlib: the same everywhere
    "font.size": 11.5,
    "grid.color": "#dddddd",
    "legend.edgecolor": PAPER,
    "legend.framealpha": 1,  # no line runs through its words
    "lines.linewidth": 2,
    "lines.markersize": 7,
    "svg.fonttype": "path",  # no font of the reader's is needed
    "svg.hashsalt": "mahjong_lessons",  # the same marks in every run
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


@dataclass(frozen=True)
class Look:
    """How a series is told from the others: by colour, and without it."""

    colour: str
    marker: str
    line: str


LOOKS = (
    Look("#0072B2", "o", "-"),
    Look("#D55E00", "s", "--"),
    Look("#009E73", "^", "-."),
    Look("#CC79A7", "D", ":"),
    Look("#E69F00", "v", "-"),
    Look("#56B4E9", "P", "--"),
    Look("#000000", "X", "-."),
)
"""The colours of Okabe and Ito, which readers with any colour vision tell apart."""


@dataclass(frozen=True)
class Picture(Displayable):
    """A figure as a value: its SVG, and what it says in words."""

    svg: str
    words: str

    def __repr__(self) -> str:
        return f'Picture("{self.words}")'


@views.content.register
def _(value: Picture) -> tuple[views.Part, ...]:
    return (views.Rendered(value.svg, value.words),)


_WORDS: WeakKeyDictionary[Axes, str] = WeakKeyDictionary()


@contextmanager
def styled() -> Iterator[None]:
    """Draw in the style of this course, whatever the reader has set."""
    plain: dict[Any, Any] = {
        key: value for key, value in mpl.rcParamsDefault.items() if key not in _OTHERS
    }
    with mpl.rc_context(plain | dict[Any, Any](_STYLE)):
        yield


_OTHERS = frozenset({"backend", "backend_fallback", "interactive", "toolbar", "timezone"})
"""Settings that are not about looks."""


def axes(ax: Axes | None) -> Axes:
    """These Axes, or those of a new figure."""
    return Figure().add_subplot() if ax is None else ax


def described(ax: Axes, title: str, words: str) -> Axes:
    """Give the Axes a title, and keep with them what they say."""
    ax.set_title(title, y=1)  # its place is known: drawing need not measure the axes for it
    _WORDS[ax] = f"{title}. {words}"
    return ax


THOUSANDS = FuncFormatter(lambda value, _: number(round(value)))
"""Whole numbers on an axis, with their thousands set apart."""


def draw_line(
    ax: Axes, points: Mapping[int, float], look: Look, label: str, drawstyle: str = "default"
) -> None:
    """A series in one of the looks."""
    ax.plot(
        [*points],
        [*points.values()],
        color=look.colour,
        marker=look.marker,
        linestyle=look.line,
        drawstyle=drawstyle,
        label=label,
    )


def write_note(
    ax: Axes, words: str, at: tuple[float, float], ha: str = "left", *, below: bool = False
) -> None:
    """A few words just above a point, or below it."""
    ax.annotate(
        words,
        at,
        (0, -7 if below else 7),
        textcoords="offset points",
        ha=ha,
        va="top" if below else "baseline",
        fontsize="small",
    )


def describe(ax: Axes) -> str:
    """What a plot says, in words: for readers who cannot see it.

    >>> from mahjong_lessons.plots import fu_staircase
    >>> describe(fu_staircase()).startswith("Fu are rounded up to the next 10.")
    True
    """
    return _WORDS.get(ax, "")


def show(ax: Axes) -> Picture:
    """The whole figure of these Axes, to be shown in a notebook.

    It is SVG, and the same text in every run, so that a stored lesson notices
    a plot that has changed.

    >>> from mahjong_lessons.plots import fu_staircase
    >>> show(fu_staircase()).svg[:4]
    '<svg'
    """
    figure = ax.get_figure(root=True)
    if figure is None:
        raise ValueError(t("these axes are no longer in a figure"))
    words = " ".join(filter(None, map(describe, figure.axes)))
    file = StringIO()
    with styled():
        figure.savefig(file, format="svg", metadata=dict.fromkeys(_METADATA))
    return Picture(_for_a_page(file.getvalue(), words), words)


_METADATA = ("Creator", "Date", "Format", "Type")


def _for_a_page(svg: str, words: str) -> str:
    """A figure that can stand in a page with others.

    Its style must not reach the rest of the page, and its ids must be its own:
    a reference into another figure fails when that one is hidden.
    """
    box, drawing = _SVG.findall(svg)[0]
    drawing = _STYLE_OF_PAGE.sub("", _UNUSED_ID.sub("", drawing))
    drawing = _INSIDE.sub(" ", _INDENT.sub("\n", drawing))  # a line for each element
    mine = sha256(drawing.encode()).hexdigest()[:8]
    drawing = _REFERENCE.sub(rf"\g<1>{mine}-", drawing)
    label = escape(words)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" '
        f'aria-label="{label}" style="{_ON_A_PAGE}">{drawing}</svg>'
    )


_ON_A_PAGE = (
    f"width:100%;max-width:60em;height:auto;break-inside:avoid;background:{PAPER};"
    "stroke-linejoin:round;stroke-linecap:butt"
)
_SVG = re.compile(r'<svg\b[^>]* viewBox="([^"]*)"[^>]*>(.*)</svg>', re.DOTALL)
_STYLE_OF_PAGE = re.compile(r"<style\b.*?</style>|<metadata>.*?</metadata>", re.DOTALL)
_INDENT, _INSIDE = re.compile(r"\s*\n\s*"), re.compile(r"\n(?!<)")
_UNUSED_ID = re.compile(r' id="[\w.]+_\d+"')
_REFERENCE = re.compile(r'(?:xlink:)?(\bid="|href="#|url\(#)(?:DejaVuSans-)?')
