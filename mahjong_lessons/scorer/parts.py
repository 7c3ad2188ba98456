"""What the answers of both games are made of: a hand that waits, and parts beside each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mahjong_lessons import views
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, t
from mahjong_lessons.core.waiting import AnyWaits
from mahjong_lessons.views import Part, Rendered, content
from mahjong_lessons.views.rendering import parts_html, parts_text


@dataclass(frozen=True)
class WaitingHand(Displayable):
    """A hand one tile away from a win of either game, or one that is not.

    >>> from mahjong_lessons.riichi import waits
    >>> WaitingHand(waits("234567m345p99p67s")).headline
    'Waits for 5s or 8s.'
    """

    waits: AnyWaits[Any]
    wins = False

    @property
    def headline(self) -> str:
        """What it waits for, in a line."""
        if not self.waits:
            return t("No tile completes this hand.")
        return t("Waits for {tiles}.", tiles=listing([str(line.tile) for line in self.waits]))

    def __repr__(self) -> str:
        return f"WaitingHand({self.waits!r})"


@content.register
def _(value: WaitingHand) -> Sequence[Part]:
    return content(value.waits)


def hidden(value: Displayable, label: str) -> Rendered:
    """A value behind a click, as a part of another."""
    behind = views.reveal(value, label)
    return Rendered(views.html(behind), f"{label}\n{views.text(behind)}")


def beside(*columns: Sequence[Part]) -> Rendered:
    """Columns of parts, beside each other where there is room."""
    drawn = "".join(f"<div>{parts_html(column)}</div>" for column in columns)
    style = "display:flex;flex-wrap:wrap;gap:0 2em;align-items:flex-start"
    return Rendered(f'<div style="{style}">{drawn}</div>', "\n".join(map(parts_text, columns)))
