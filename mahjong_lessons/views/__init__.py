"""How values look: as HTML in a notebook, as plain text elsewhere.

``parts`` is what views are made of, ``values`` says which parts a value of the engine
is shown as, XX
"""

from mahjong_lessons.views import hongkong, riichi as values
from mahjong_lessons.views.document import page
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
from mahjong_lessons.views.rendering import content, html, stylesheet, text

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
    "page",
    "reveal",
    "stack",
    "style",
    "stylesheet",
    "text",
    "values",
]
