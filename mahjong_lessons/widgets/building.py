"""What widgets have in common: a box with its style sheet, and what it is made of.

The control that has the keyboard has a line round it, and verdicts have colours that can be
read on a light and on a dark page (contrast 4.5 : 1 and more).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from html import escape
from typing import Any, TypeVar

from anywidget import AnyWidget
from ipywidgets import (
    HTML,
    Box,
    Button,
    ButtonStyle,
    Layout,
    Text,
    VBox,
    Widget,
)
from ipywidgets.widgets.widget_string import HTMLStyle, TextStyle

from mahjong_lessons import views
from mahjong_lessons.widgets.host import page_script
from mahjong_lessons.widgets.messages import hear_in_turn

_T = TypeVar("_T")

_CSS = """
.mj-widget{--mj-good:#1b7a32;--mj-doubt:#8a5a00;--mj-bad:#c62828}
body[data-jp-theme-light="false"] .mj-widget{--mj-good:#4cc267;--mj-doubt:#e0a100;--mj-bad:#ff7068}
.mj-widget .mj-is-right{color:var(--mj-good)}
.mj-widget :is(.mj-is-follows,.mj-is-elsewhere){color:var(--mj-doubt)}
.mj-widget :is(.mj-is-wrong,.mj-is-unreadable){color:var(--mj-bad)}
.mj-widget.mj-widget :focus-visible{outline:3px solid #1a73e8!important;outline-offset:1px}
"""


class LiveWidget(ABC):
    """A widget, live where a kernel runs, and its twin in print and on a page without one."""

    box: VBox

    @property
    @abstractmethod
    def twin(self) -> str:
        """HTML that shows the same without a kernel: nothing in it can be clicked."""

    def _repr_mimebundle_(self, **_: object) -> dict[str, Any]:
        # The box could say this too, but it spells out all its parts to name itself.
        view = {"version_major": 2, "version_minor": 0, "model_id": self.box.model_id}
        return {"text/plain": repr(self), "text/html": self.twin, _VIEW: view}


_VIEW = "application/vnd.jupyter.widget-view+json"


class KeptKeys(AnyWidget):
    """Keeps keys in the widget that it is a part of; nothing of it is seen."""

    _esm = (
        page_script("keys.js")
        + """
export default { render({ el }) {
  const keep = () => {
    const widget = el.closest(".mj-widget");
    if (widget) keepKeys(widget);
    else requestAnimationFrame(keep);  // it is not in the page yet
  };
  keep();
} };
"""
    )


def whole_widget(kind: str, css: str, *parts: Widget) -> VBox:
    """The parts of a widget below each other, with their style sheet; ``kind`` are its classes."""
    sheet = HTML(f"{views.html(views.style())}<style>{_CSS}{css}</style>")
    box = VBox([sheet, *parts, KeptKeys()], _dom_classes=("mj-widget", *kind.split()))
    hear_in_turn(box)
    return box


class Parts:
    """Makes the parts of one widget; all of them share one layout, and those of a kind a style.

    Every layout and style is a model of its own that has to be sent to the page.
    """

    def __init__(self) -> None:
        self.layout = Layout()
        self._quiet = False
        self._html, self._field, self._button = HTMLStyle(), TextStyle(), ButtonStyle()

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """What is set inside was not chosen by anybody: nothing hears of it."""
        before, self._quiet = self._quiet, True
        try:
            yield
        finally:
            self._quiet = before

    def heard(self, write: Callable[[_T], None]) -> Callable[[_T], None]:
        """Pass on what somebody does, and nothing that is set quietly."""
        return lambda value: None if self._quiet else write(value)

    def html(self, value: str = "", *classes: str) -> HTML:
        """A piece of HTML."""
        return HTML(value, layout=self.layout, style=self._html, _dom_classes=classes)

    def box(self, parts: Iterable[Widget], *classes: str) -> Box:
        """Widgets in a box, which the style sheet lays out."""
        return Box(tuple(parts), layout=self.layout, _dom_classes=classes)

    def row(self, parts: Iterable[Widget], label: str = "", *classes: str) -> Box:
        """Widgets beside each other, perhaps with a name before them."""
        name = [self.html(f'<span class="mj-label">{escape(label)}</span>')] if label else []
        return self.box([*name, *parts], "mj-line", *classes)

    def field(
        self, name: str, write: Callable[[str], None], css: str, tooltip: str = "", **traits: Any
    ) -> Text:
        """A field that passes its text on after Enter or Tab."""
        text = Text(
            description=name,
            tooltip=tooltip,
            continuous_update=False,
            layout=self.layout,
            style=self._field,
            _dom_classes=(css,),
            **traits,
        )
        heard = self.heard(write)
        text.observe(lambda change: heard(change["new"]), "value")
        return text

    def button(self, do: Callable[[], None], **traits: Any) -> Button:
        """A button that does one thing."""
        made = Button(layout=self.layout, style=self._button, **traits)
        made.on_click(lambda _: do())
        return made
