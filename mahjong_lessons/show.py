"""How values of the engine show themselves in a notebook.

The one exception to the one-way imports: a value does not know how it is drawn,
but asks ``views`` for it when a notebook wants to show it.
"""

from __future__ import annotations


class Shown:
    """A value that a notebook draws as HTML, and ``print`` as plain text."""

    __slots__ = ()

    def __str__(self) -> str:
        from mahjong_lessons import views  # noqa: PLC0415 (loaded only when shown)

        return views.text(self)

    def _repr_html_(self) -> str:
        from mahjong_lessons import views  # noqa: PLC0415 (loaded only when shown)

        return views.html(self)
