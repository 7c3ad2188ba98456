"""The score sheet of Hong Kong hands: the deal, what happened, and everybody's running score.

Players are numbered as on the sheet of a riichi game. Everybody begins with 0; what the
four have always adds up to 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from mahjong_lessons.hongkong.payments import LIMIT, Changes, Faan, Payment, draw, pay
from mahjong_lessons.hongkong.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.hongkong.unit_tables import Number
from mahjong_lessons.seats import PLAYERS, Dealt, seat_of
from mahjong_lessons.show import Shown
from mahjong_lessons.text import given, t
from mahjong_lessons.tiles import Wind
from mahjong_lessons.views import Cell, Part, Table, content

DRAW = "draw"
_ENDING = re.compile(
    r"(?P<winner>[a-z]+)\s+(?P<faan>\d{1,3}|limit)(?:\s+faan)?"
    r"\s+(?:self-draw|from\s+(?P<discarder>[a-z]+))(?:\s+liable\s+(?P<liable>[a-z]+))?"
)


@dataclass(frozen=True)
class Ending:
    """How a hand ended; without a ``winner`` it is a draw.

    >>> Ending.parse("S 5 from W")
    Ending(winner=<Wind.SOUTH: 'S'>, faan=5, discarder=<Wind.WEST: 'W'>, liable=None)
    """

    winner: Wind | None = None
    faan: Faan = 0
    discarder: Wind | None = None
    liable: Wind | None = None

    @classmethod
    def parse(cls, line: str) -> Ending:
        """Read ``draw``, or a winner, the faan and how it was won.

        Such as ``S 5 from W``, ``E limit self-draw``, ``N 3 self-draw liable E``. Raises
        ``ValueError`` for another line.
        """
        words = line.strip().lower() if isinstance(line, str) else ""
        if words == DRAW:
            return cls()
        found = _ENDING.fullmatch(words)
        if not found:
            raise ValueError(
                t(
                    "{line} is not read: write draw, or who won, the faan and how, "
                    "such as S 5 from W, or E limit self-draw",
                    line=given(line),
                )
            )
        winner, faan, discarder, liable = found.groups()
        return cls(
            seat_of(winner),
            LIMIT if faan == LIMIT else int(faan),
            seat_of(discarder) if discarder else None,
            seat_of(liable) if liable else None,
        )

    @property
    def dealer_stays(self) -> bool:
        """Whether the dealer deals again: after winning or a draw (document C, last section)."""
        return self.winner in (None, Wind.EAST)

    def pay(self, rules: Rules) -> Payment | None:
        """What is paid; None for a draw."""
        if self.winner is None:
            return None
        return pay(self.faan, self.winner, self.discarder, self.liable, rules)

    def __str__(self) -> str:
        if self.winner is None:
            return t(DRAW)
        faan = t("limit hand") if self.faan == LIMIT else t("{n} faan", n=self.faan)
        how = t("self-draw")
        if self.discarder:
            how = t("from {seat}", seat=self.discarder.word)
        if self.liable:
            how = t("{how}, {seat} liable", how=how, seat=self.liable.word)
        return t("{winner} {faan} {how}", winner=self.winner.word, faan=faan, how=how)


@dataclass(frozen=True)
class Row(Dealt, Shown):
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
class Sheet(Shown):
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
        payment = ending.pay(self.rules)
        by_seat: Changes = payment.changes if payment else draw()
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
