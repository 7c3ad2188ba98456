"""What widgets have in common: a box with its style sheet, fields and buttons.

The control that has the keyboard has a line round it, and verdicts have colours that can be
read on a light and on a dark page (contrast 4.5 : 1 and more).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ipywidgets import HTML, Button, Text, ToggleButtons, VBox, Widget

from mahjong_lessons import views
from mahjong_lessons.widgets.turns import in_turn

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


def field(name: str, write: Callable[[str], None], css: str, tooltip: str = "") -> Text:
    """A field that passes its text on after Enter or Tab."""
    write = in_turn(write)
    text = Text(description=name, tooltip=tooltip, continuous_update=False)
    text.observe(lambda change: write(change["new"]), "value")
    text.add_class(css)
    return text


def button(label: str, do: Callable[[], None], tooltip: str = "") -> Button:
    """A button that does one thing."""
    do = in_turn(do)
    made = Button(description=label, tooltip=tooltip)
    made.on_click(lambda _: do())
    return made


def choices(name: str, options: Mapping[str, Any], write: Callable[[Any], None]) -> ToggleButtons:
    """Buttons of which one is pressed; Tab and Space reach them.

    Rather than a list: there JupyterLab takes arrows and digits for commands.
    """
    write = in_turn(write)
    buttons = ToggleButtons(description=name, options=list(options.items()))
    buttons.observe(lambda change: write(change["new"]), "value")
    return buttons
