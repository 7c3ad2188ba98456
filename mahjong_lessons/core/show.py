"""How values of the engine show themselves: in a notebook as HTML, else as plain text.

A value does not know how it is drawn. The package's own front, above everything, names what
draws it (see :func:`draw_with`); it is loaded when the first value is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Drawing(Protocol):
    """What draws values: the package ``views``."""

    def html(self, value: object, /) -> str:
        """A value as HTML."""

    def text(self, value: object, /) -> str:
        """A value as plain text."""


_drawings: list[Callable[[], Drawing]] = []


def draw_with(load: Callable[[], Drawing]) -> None:
    """Draw values from now on with what ``load`` gives."""
    _drawings[:] = [load]


class Displayable:
    """A value that a notebook draws as HTML, and ``print`` as plain text."""

    __slots__ = ()

    def __str__(self) -> str:
        return _drawings[0]().text(self)

    def _repr_html_(self) -> str:
        return _drawings[0]().html(self)
