"""The host of all that is live: a frozen state, a view of it, and what an event makes of it.

``view(state)`` gives HTML, in which attributes say what can be done (see ``host.js``), and
``act(state, event)`` the next state. Neither knows the page, so tests call them as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import anywidget
import traitlets
from markupsafe import Markup

from mahjong_lessons import views
from mahjong_lessons.core.text import t
from mahjong_lessons.widgets.markup import joined, tag
from mahjong_lessons.widgets.messages import hear_in_turn

S = TypeVar("S")

HELLO = "hello"
"""What the page does when it shows a widget: it asks for a sign of life, perhaps for the sheet."""


class Event(NamedTuple):
    """What somebody did, to which part, and what stood in all fields at that moment."""

    do: str
    what: str = ""
    fields: Mapping[str, str] = {}


def page_script(*files: str) -> str:
    """The page's side of a widget, put together of files in this folder."""
    folder = Path(__file__).parent
    return "\n".join((folder / file).read_text(encoding="utf-8") for file in files)


class Live(anywidget.AnyWidget, Generic[S]):
    """A state on the screen; where no kernel runs, its twin is read.

    ``keep`` is told of every step, and says what of it could not be kept.

    What an event raises is shown, and the state stays as it was.
    """

    _esm = page_script("keys.js", "host.js")
    html = traitlets.Unicode().tag(sync=True)
    asleep = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        state: S,
        view: Callable[[S], Markup],
        act: Callable[[S, Event], S],
        twin: Callable[[S], str],
        keep: Callable[[S, S], str] | None = None,
    ) -> None:
        self.state, self._view, self._act, self._twin = state, view, act, twin
        self._keep = keep
        super().__init__(
            html=str(view(state)),
            asleep=t("Nobody answers. Run this cell, and go on."),
        )
        self.on_msg(self._hear)
        hear_in_turn(self)

    def take(self, do: str, what: str = "", **fields: str) -> None:
        """Do what a click or Enter does, and show what comes of it."""
        self._show(self._act(self.state, Event(do, what, fields)))

    def _show(self, state: S) -> None:
        before, self.state = self.state, state
        trouble = self._keep(before, state) if self._keep else ""
        view = self._view(state)
        self.html = str(joined(view, _trouble(trouble)) if trouble else view)

    def _hear(self, _: object, said: Mapping[str, Any], __: object) -> None:
        if said["do"] == HELLO:
            self.send({"sheet": views.stylesheet() if said["what"] else ""})
            return
        fields = {str(name): str(text) for name, text in said["fields"].items()}
        try:
            self._show(self._act(self.state, Event(said["do"], said["what"], fields)))
        except Exception as error:  # whoever clicked sees no log
            self.html = str(joined(self._view(self.state), _failed(error)))
        self.send({})

    def _repr_mimebundle_(self, **_: object) -> tuple[dict[str, Any], dict[str, Any]]:
        view = {"version_major": 2, "version_minor": 0, "model_id": self.model_id}
        return {"text/plain": repr(self), "text/html": self._twin(self.state), _VIEW: view}, {}

    def __repr__(self) -> str:
        return repr(self.state)


_VIEW = "application/vnd.jupyter.widget-view+json"


def _trouble(words: str) -> Markup:
    return tag("p", words, css="mj-failed", role="alert")


def _failed(error: Exception) -> Markup:
    words = t("That did not work; what you wrote is still here. {error}", error=error)
    return tag("p", words, css="mj-failed", role="alert")
