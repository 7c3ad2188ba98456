"""The design of all that is seen, as tokens: each colour and size has one name and one meaning.

Style sheets use the names (``var(--mj-good)``); plots, which know no style sheet, use the values.
On JupyterLab's dark theme the dark values hold, elsewhere what the reader's system asks for;
a reader who asks for more contrast gets the third value, and paper the light one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Colour(NamedTuple):
    """A colour by what it means: on a light page, on a dark one, and with more contrast."""

    name: str
    light: str
    dark: str
    strong: str
    meaning: str


COLOURS = (
    Colour("ink", "#1d2126", "#e6e8eb", "#000000", "text"),
    Colour("quiet", "#565d66", "#a9b0b8", "#2b2f34", "text of less weight: units, notes"),
    Colour("paper", "#ffffff", "#16191d", "#ffffff", "where answers are written"),
    Colour("panel", "#f5f6f8", "#20252b", "#ffffff", "what belongs together"),
    Colour("line", "#d5d9df", "#3b424a", "#565d66", "between things"),
    Colour("edge", "#747c86", "#8d959f", "#000000", "round what can be pressed or filled in"),
    Colour("accent", "#0b57a4", "#7cb8ff", "#003a78", "chosen, and where the keyboard is"),
    Colour("on-accent", "#ffffff", "#06203d", "#ffffff", "text on the accent"),
    Colour("accent-soft", "#e4eefa", "#17334f", "#ffffff", "behind what is chosen"),
    Colour("good", "#19702e", "#5fcf7a", "#0b4a1b", "right"),
    Colour("good-soft", "#e5f4e8", "#15321d", "#ffffff", "behind what is right"),
    Colour("doubt", "#855600", "#e8b23a", "#553700", "not quite, or right under other rules"),
    Colour("doubt-soft", "#fcf2da", "#36290b", "#ffffff", "behind what is not quite right"),
    Colour("bad", "#bb2323", "#ff857c", "#7d0d0d", "wrong"),
    Colour("bad-soft", "#fcebea", "#3d1a18", "#ffffff", "behind what is wrong"),
    Colour("takes", "#00695c", "#4fc3b0", "#003d33", "takes points, from payers or the table"),
    Colour("gives", "#a84300", "#ffa366", "#6b2b00", "gives points"),
    Colour("moved", "#fff1a8", "#4a4212", "#ffffff", "behind a number that has just changed"),
)
"""The colours of the page, in the order of its style sheet."""

SIZES = (
    ("tap", "44px", "the least height of what is tapped"),
    ("gap", ".5em", "between parts of one thing"),
    ("room", "1em", "between things"),
    ("round", ".5em", "the corners of a panel; of a button half of it"),
    ("small", ".875em", "notes"),
    ("large", "1.25em", "results"),
)
"""Sizes and space: name, value, use."""


def tokens() -> str:
    """The tokens as CSS, to stand before every style sheet that uses them.

    >>> "--mj-good:#19702e" in tokens()
    True
    """
    dark = _values((one.name, one.dark) for one in COLOURS)
    strong = _values((one.name, one.strong) for one in COLOURS)
    light = _values(
        [*((one.name, one.light) for one in COLOURS), *((name, size) for name, size, _ in SIZES)]
    )
    return (
        f":root{{{light}}}"
        f'@media screen{{body[data-jp-theme-light="false"]{{{dark}}}}}'
        f"@media screen and (prefers-contrast:more){{body:not({_DARK}){{{strong}}}}}"
    )


_DARK = '[data-jp-theme-light="false"]'


def _values(tokens: Iterable[tuple[str, str]]) -> str:
    return "".join(f"--mj-{name}:{value};" for name, value in tokens)
