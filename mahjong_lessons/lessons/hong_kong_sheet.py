"""The score sheet of Hong Kong hands: everybody begins with 0, and the four always have 0."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass, replace

from mahjong_lessons.core.seats import PLAYERS
from mahjong_lessons.core.text import t
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.payments import Payment, exhausted_wall
from mahjong_lessons.hongkong.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.lessons.score_sheet import Points, ScoreSheet, SheetRow
from mahjong_lessons.views import Cell, Part, Table, content


@dataclass(frozen=True)
class HongKongRow(SheetRow):
    """One Hong Kong hand on the sheet; without a ``payment`` it is a draw."""

    ending: Ending
    payment: Payment | None

    @property
    def dealer_stays(self) -> bool:
        """After winning, and after a draw."""
        return self.ending.dealer_stays

    @property
    def together(self) -> Points:
        """What the four players have: always 0."""
        return sum(self.scores)

    def __repr__(self) -> str:
        return f"HongKongRow({self.name!r}, {self.ending}, {self.scores})"


@dataclass(frozen=True)
class HongKongSheet(ScoreSheet[HongKongRow]):
    """The hands so far; :meth:`play` gives the sheet with one hand more.

    >>> sheet = play_hong_kong("E 3 self-draw", "S 5 from W")
    >>> [row.scores for row in sheet.rows]
    [(24, -8, -8, -8), (24, 40, -56, -8)]
    >>> [row.name for row in sheet.rows]
    ['East 1', 'East 1']
    """

    start: Points = 0
    _: KW_ONLY
    rules: Rules = DEFAULT

    def play(self, line: str) -> HongKongSheet:
        """Play one hand, written as :meth:`Ending.parse` reads it.

        Raises ``ValueError`` for what cannot be, below the minimum too.
        """
        ending = Ending.parse(line)
        payment = ending.pay(rules=self.rules)
        by_seat = payment.changes if payment else exhausted_wall()
        row = HongKongRow(self.place, self.scores, by_seat, ending, payment)
        return replace(self, rows=(*self.rows, row))

    def __repr__(self) -> str:
        return f"HongKongSheet({len(self.rows)} hands, {self.scores})"


def play_hong_kong(*lines: str, rules: Rules | str = DEFAULT) -> HongKongSheet:
    """Play Hong Kong hands, a line each, and give their score sheet.

    >>> play_hong_kong("draw", "N limit from E")
    HongKongSheet(2 hands, (-256, 0, 0, 256))
    """
    sheet = HongKongSheet(rules=rules_of(rules))
    for line in lines:
        sheet = sheet.play(line)
    return sheet


# --- words ------------------------------------------------------------------------


@content.register
def _(value: HongKongSheet) -> Sequence[Part]:
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (row.title, row.dealer, str(row.ending), *row.scores, row.together) for row in value.rows
    )
    head = (t("hand"), t("dealer"), t("what happened"), *map(str, PLAYERS), t("together"))
    return (Table(head, rows),)


@content.register
def _(value: HongKongRow) -> Sequence[Part]:
    rows = tuple(
        (str(player), value.seat(player).word, *moved)
        for player, *moved in zip(PLAYERS, value.before, value.changes, value.scores, strict=True)
    )
    together = tuple(map(sum, zip(*(row[2:] for row in rows), strict=True)))
    head = (t("player"), t("seat"), t("before"), t("the hand"), t("after"))
    steps = value.payment.steps if value.payment else (t("nobody won: nobody pays"),)
    title = t("{hand}: {words}", hand=value.name, words=value.ending)
    return title, *steps, Table(head, rows, (t("together"), "", *together))
