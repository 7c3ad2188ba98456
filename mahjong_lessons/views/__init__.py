"""How values look: as HTML in a notebook, as plain text elsewhere.

``parts`` is what views are made of, ``riichi`` and ``hongkong`` say which parts a value of the
engine is shown as, ``rendering`` turns parts into HTML and text, ``drawing`` draws hands, and
``document`` is the frame of a page.
"""

from mahjong_lessons.views import hongkong as _hongkong, riichi as _riichi  # noqa: F401 (they say how values of a game look)
from mahjong_lessons.views.document import page
from mahjong_lessons.views.parts import (
    Cell,
    Part,
    Rendered,
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
    "Part",
    "Rendered",
    "Reveal",
    "Stack",
    "Style",
    "Table",
    "Tiles",
    "content",
    "draw",
    "html",
    "name",
    "page",
    "reveal",
    "stack",
    "style",
    "stylesheet",
    "text",
]
