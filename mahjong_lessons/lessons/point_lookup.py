"""A cell of the score table that a learner looks up; whatever shows it only listens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, number, read_number, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons import TABLE_FU, PointTable, limit_table, score_table, why_not
from mahjong_lessons.lessons.score_frames import way_to_win
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import MANGAN, Payment
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.views import Cell, Part, Table, content

_COMMON_FU = 30
MOST_HAN = 39
"""More han than any hand has: three counted yakuman where each 13 han are one."""


class PointChoice(Displayable):
    """Han and fu, seat and way to win, and the rules: what they lead to, by table and in steps.

    ``about`` is such a line as "3 han 40 fu, dealer, tsumo". Raises ``ValueError`` for one
    that cannot be read or is not in the tables.

    >>> choice = PointChoice("3 han 40 fu")
    >>> choice.choose(fu=30, by="tsumo")
    >>> choice.summary
    '3 han 30 fu, non-dealer, tsumo: 4,000 points'
    >>> choice.choose(fu=33)
    >>> choice.message
    'Nothing was changed: fu are 20, 25, 30, 40, 50, 60, 70, 80, 90, 100 or 110, not 33'
    """

    def __init__(self, about: str, rules: Rules | str = DEFAULT) -> None:
        given = HandValue.parse(about)
        self.given = _checked(given if given.fu else replace(given, fu=_COMMON_FU))
        self.rules = rules_of(rules)
        self.message = ""
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call this after every change."""
        self._listeners.append(listener)

    def choose(self, *, rules: Rules | str | None = None, **changes: object) -> None:
        """Choose some of han, fu, dealer, by and rules anew.

        Numbers may be text. What cannot be is said and changes nothing.
        """
        before = self.given, self.rules, self.message
        try:
            read = {name: _READERS[name](value) for name, value in changes.items()}
            self.given = _checked(replace(self.given, **read))
            self.rules = self.rules if rules is None else rules_of(rules)
            self.message = ""
        except ValueError as error:
            self.message = t("Nothing was changed: {why}", why=error)
        if (self.given, self.rules, self.message) != before:
            for listener in self._listeners:
                listener()

    @property
    def fu_count(self) -> bool:
        """Whether the fu matter: below 5 han."""
        return self.given.han < MANGAN.han

    @property
    def why_not(self) -> str:
        """Why there is no such hand, in words; empty where there is one."""
        han, fu = self.given.han, self.given.fu or 0
        return why_not(han, fu, by=self.given.by, rules=self.rules) if self.fu_count else ""

    @property
    def payment(self) -> Payment | None:
        """What is paid, if there is such a hand."""
        return None if self.why_not else self.given.pay(rules=self.rules)

    @property
    def summary(self) -> str:
        """The choice and what it is worth, in a line."""
        payment = self.payment
        if not payment:
            return t("{given}: there is no such hand", given=self.line)
        return t("{given}: {points} points", given=self.line, points=number(payment.total))

    @property
    def table(self) -> PointTable:
        """The table that holds the choice, with its cell lit up."""
        given = self.given
        if not self.fu_count:
            return _limits_lit(given, self.rules)
        lit = given.han, given.fu or 0
        return score_table(given.by, dealer=given.dealer, rules=self.rules, highlight=lit)

    @property
    def payers(self) -> Table:
        """Who pays how much; without a row where nobody does."""
        payment = self.payment
        shares: list[tuple[str, int]] = []
        if payment:
            others = t("each of the three others") if self.given.dealer else t("each non-dealer")
            shares = [
                (t("who dealt in"), payment.discarder),
                (others, payment.others),
                (t("the dealer"), payment.dealer),
            ]
        rows: tuple[tuple[Cell, ...], ...] = tuple((who, n) for who, n in shares if n)
        return Table((t("who pays"), t("points")), rows)

    @property
    def line(self) -> str:
        """The choice as one line, without fu where they do not matter."""
        return str(self.given if self.fu_count else replace(self.given, fu=None))

    def __repr__(self) -> str:
        return f"PointChoice({self.line!r})"


def _number(unit: str) -> Callable[[object], int]:
    return lambda value: read_number(str(value), unit)


_READERS: Mapping[str, Callable[[object], Any]] = MappingProxyType(
    {
        "han": _number("han"),
        "fu": _number("fu"),
        "dealer": bool,
        "by": lambda value: way_to_win(str(value)),
    }
)


def _checked(given: HandValue) -> HandValue:
    if given.fu not in TABLE_FU:
        values = listing([str(fu) for fu in TABLE_FU])
        raise ValueError(t("fu are {values}, not {fu}", values=values, fu=given.fu))
    if not 1 <= given.han <= MOST_HAN:
        raise ValueError(t("han are 1 to {most}, not {han}", most=MOST_HAN, han=given.han))
    return given


def _limits_lit(given: HandValue, rules: Rules) -> PointTable:
    """The limits with the cell of the choice lit up: the last row that these han reach."""
    table = limit_table(rules)
    least = table.frame["least"].drop_duplicates().dropna()
    lit_row = int((least <= given.han).sum()) - 1
    lit_column = 2 * given.dealer + (given.by is WinBy.TSUMO)
    rows = tuple(
        (
            label,
            tuple(
                replace(cell, lit=(row, column) == (lit_row, lit_column))
                for column, cell in enumerate(cells)
            ),
        )
        for row, (label, cells) in enumerate(table.rows)
    )
    return replace(table, rows=rows)


@content.register
def _(value: PointChoice) -> Sequence[Part]:
    if payment := value.payment:
        return (*content(value.table), value.summary, *content(payment), value.payers)
    return (*content(value.table), value.summary, value.why_not)
