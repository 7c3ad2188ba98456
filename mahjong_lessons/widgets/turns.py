"""One step at a time, however the clicks arrive.

JupyterLab hands messages of widgets to the kernel over a second thread (a subshell), and for a
while after a widget was made, over the first one too. So two clicks may come at the same time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import ParamSpec, TypeVar

_P = ParamSpec("_P")
_R = TypeVar("_R")
_TURN = RLock()


def in_turn(step: Callable[_P, _R]) -> Callable[_P, _R]:
    """The step, which waits until the one before it, of whichever widget, is done.

    >>> in_turn(len)("abc")
    3
    """

    @wraps(step)
    def taken(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        with _TURN:
            return step(*args, **kwargs)

    return taken
