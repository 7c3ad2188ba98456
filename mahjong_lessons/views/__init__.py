"""How values look: as HTML in a notebook, as plain text elsewhere.

``parts`` is what views are made of, ``values`` says which parts a value of the engine
is shown as, ``rendering`` turns parts into HTML and text, ``drawing`` draws hands.
"""

from mahjong_lessons.views import hongkong
from mahjong_lessons.views import riichi as values
from mahjong_lessons.views.parts import (
    Cell,
    Drawn,
    Part,
    Reveal,
    Stack,
    Style,
    Table,
    Tiles,
    draw,
    name,
    reveal,
    stack,
    style,
)
from mahjong_lessons.views.rendering import content, html, text

__all__ = [
    "Cell",
    "Drawn",
    "Part",
    "Reveal",
    "Stack",
    "Style",
    "Table",
    "Tiles",
    "content",
    "draw",
    "hongkong",
    "html",
    "name",
    "reveal",
    "stack",
    "style",
    "text",
    "values",
]
