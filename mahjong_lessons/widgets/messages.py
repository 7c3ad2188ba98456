"""One message at a time, however they arrive.

JupyterLab hands messages of widgets to the kernel over a second thread (a subshell), and for a
while after a widget was made, over the first one too. So two of them may come at the same time,
and ipywidgets itself would mix them up: a text that is typed while a click sets the same field
to something else would be lost.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import ParamSpec, TypeVar

from ipywidgets import Widget

_P = ParamSpec("_P")
_R = TypeVar("_R")
_TURN = RLock()


def hear_in_turn(*widgets: Widget) -> None:
    """Let these widgets and all within them hear the page one message at a time.

    Each waits until the one before it, to whichever widget, is done.
    """
    for widget in widgets:
        if widget.comm is not None:
            widget.comm.on_msg(_in_turn(widget._handle_msg))  # what ipywidgets puts there
        hear_in_turn(*getattr(widget, "children", ()))


def _in_turn(step: Callable[_P, _R]) -> Callable[_P, _R]:
    @wraps(step)
    def taken(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        with _TURN:
            return step(*args, **kwargs)

    return taken
