"""What all widgets have in common to the eye: a box with its style sheet.

The control that has the keyboard has a line round it, and verdicts have colours that can be
read on a light and on a dark page (contrast 4.5 : 1 and more).
"""

from __future__ import annotations

from ipywidgets import HTML, VBox, Widget

from mahjong_lessons import views

_CSS = """
.mj-widget{--mj-good:#1b7a32;--mj-doubt:#8a5a00;--mj-bad:#c62828}
body[data-jp-theme-light="false"] .mj-widget{--mj-good:#4cc267;--mj-doubt:#e0a100;--mj-bad:#ff7068}
.mj-widget .mj-is-right{color:var(--mj-good)}
.mj-widget :is(.mj-is-follows,.mj-is-elsewhere){color:var(--mj-doubt)}
.mj-widget :is(.mj-is-wrong,.mj-is-unreadable){color:var(--mj-bad)}
.mj-widget.mj-widget :focus-visible{outline:3px solid #1a73e8!important;outline-offset:1px}
"""


def whole(kind: str, css: str, *parts: Widget) -> VBox:
    """The parts of a widget below each other, with their style sheet; ``kind`` is its class."""
    sheet = HTML(f"{views.html(views.style())}<style>{_CSS}{css}</style>")
    box = VBox([sheet, *parts])
    box.add_class("mj-widget")
    box.add_class(kind)
    return box
