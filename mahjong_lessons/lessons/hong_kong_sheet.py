"""The score sheet of Hong Kong hands: the deal, what happened, and everybody's running score.

Players are numbered as on the sheet of a riichi game. Everybody begins with 0; what the
four have always adds up to 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mahjong_lessons.core.seats import PLAYERS, Dealt
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import t
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.payments import Changes, Payment, exhausted_wall
from mahjong_lessons.hongkong.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.hongkong.unit_tables import Number
from mahjong_lessons.views import Cell, Part, Table, content


@dataclass(frozen=True)
class Row(Dealt, Displayable):
    """One hand on the sheet: how it ended, what it moved, what each player has now.

    ``place`` counts the deals that have passed on; ``changes`` and ``scores`` go by
    player, in points.
    """

    place: int
    ending: Ending
    payment: Payment | None
    changes: tuple[Number, ...]
    scores: tuple[Number, ...]

    @property
    def together(self) -> Number:
        """What the four players have: always 0."""
        return sum(self.scores)

    def __repr__(self) -> str:
        return f"Row({self.name!r}, {self.ending}, {self.scores})"


@dataclass(frozen=True)
class Sheet(Displayable):
    """The hands so far; :meth:`play` gives the sheet with one hand more.

    >>> sheet = play_hands("E 3 self-draw", "S 5 from W")
    >>> [row.scores for row in sheet.rows]
    [(24, -8, -8, -8), (24, 40, -56, -8)]
    >>> [row.name for row in sheet.rows]
    ['East 1', 'East 1']
    """

    rules: Rules = DEFAULT
    rows: tuple[Row, ...] = ()

    def play(self, line: str) -> Sheet:
        """Play one hand, written as :meth:`Ending.parse` reads it.

        Raises ``ValueError`` for what cannot be, below the minimum too.
        """
        ending = Ending.parse(line)
        payment = ending.pay(rules=self.rules)
        by_seat: Changes = payment.changes if payment else exhausted_wall()
        row = Row(self._place, ending, payment, (), self._scores)
        changes = tuple(by_seat[row.seat(player)] for player in PLAYERS)
        scores = tuple(map(sum, zip(row.scores, changes, strict=True)))
        return replace(self, rows=(*self.rows, replace(row, changes=changes, scores=scores)))

    @property
    def _place(self) -> int:
        """How many deals have passed on before the next hand."""
        return sum(not row.ending.dealer_stays for row in self.rows)

    @property
    def _scores(self) -> tuple[Number, ...]:
        return self.rows[-1].scores if self.rows else (0,) * len(PLAYERS)

    def __repr__(self) -> str:
        return f"Sheet({len(self.rows)} hands, {self._scores})"


def play_hands(*lines: str, rules: Rules | str = DEFAULT) -> Sheet:
    """Play hands, a line each, and give their score sheet.

    >>> play_hands("draw", "N limit from E")
    Sheet(2 hands, (-256, 0, 0, 256))
    """
    sheet = Sheet(rules_of(rules))
    for line in lines:
        sheet = sheet.play(line)
    return sheet


# --- words ------------------------------------------------------------------------


@content.register
def _(value: Sheet) -> Sequence[Part]:
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (_name(row), row.dealer, str(row.ending), *row.scores, row.together) for row in value.rows
    )
    head = (t("hand"), t("dealer"), t("what happened"), *map(str, PLAYERS), t("together"))
    return (Table(head, rows),)


@content.register
def _(value: Row) -> Sequence[Part]:
    rows = tuple(
        (str(player), value.seat(player).word, now - change, change, now)
        for player, change, now in zip(PLAYERS, value.changes, value.scores, strict=True)
    )
    together = tuple(map(sum, zip(*(row[2:] for row in rows), strict=True)))
    head = (t("player"), t("seat"), t("before"), t("the hand"), t("after"))
    steps = value.payment.steps if value.payment else (t("nobody won: nobody pays"),)
    title = t("{hand}: {words}", hand=value.name, words=value.ending)
    return title, *steps, Table(head, rows, (t("together"), "", *together))


def _name(row: Row) -> str:
    return row.name.replace(" ", "\N{NO-BREAK SPACE}")
