"""What values of Hong Kong scoring are shown as; one registered function for each type."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_lessons.hongkong.payments import Payment
from mahjong_lessons.text import number, t
from mahjong_lessons.tiles import Wind
from mahjong_lessons.views.parts import Part, Table
from mahjong_lessons.views.rendering import content


@content.register
def _(value: Payment) -> Sequence[Part]:
    steps = tuple((step,) for step in value.steps)
    receives = t("{winner} receives {n}", winner=value.winner.word, n=number(value.total))
    arithmetic = Table((t("the arithmetic"),), steps, (receives,))
    rows = tuple(
        (seat.word, shares, value.changes[seat])
        for seat, shares in zip(Wind, value.shares, strict=True)
    )
    head = (t("seat"), t("shares it pays"), t("change"))
    together = (t("together"), sum(value.shares), sum(value.changes.values()))
    return arithmetic, Table(head, rows, together)
