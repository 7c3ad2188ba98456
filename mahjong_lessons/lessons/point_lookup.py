"""A cell of the score table that a learner looks up, choice by choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from typing import Any

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, number, read_number, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.cells import TABLE_FU, limit_cells, way_to_win, why_not
from mahjong_lessons.lessons.point_table import PointTable
from mahjong_lessons.lessons.score_tables import limit_table, score_table
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import Payment
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.views import Cell, Part, Table, content

_COMMON_FU = 30
MOST_HAN = 39
"""More han than any hand has: three counted yakuman where each 13 han are one."""


@dataclass(frozen=True)
class CellChoice(Displayable):
    """Han and fu, seat and way to win, and the rules: what they lead to, by table and in steps.

    >>> choice = CellChoice.parse("3 han 40 fu").choose(fu=30, by="tsumo")
    >>> choice.summary
    '3 han 30 fu, non-dealer, tsumo: 4,000 points'
    >>> choice.choose(fu=33)
    Traceback (most recent call last):
    ...
    ValueError: fu are 20, 25, 30, 40, 50, 60, 70, 80, 90, 100 or 110, not 33
    """

    value: HandValue
    _: KW_ONLY
    rules: Rules = DEFAULT

    @classmethod
    def parse(cls, about: str, *, rules: Rules | str = DEFAULT) -> CellChoice:
        """Begin with such a line as "3 han 40 fu, dealer, tsumo".

        Raises ``ValueError`` for one that cannot be read or is not in the tables.
        """
        value = HandValue.parse(about)
        value = _checked(value if value.fu else replace(value, fu=_COMMON_FU))
        return cls(value, rules=rules_of(rules))

    def choose(self, *, rules: Rules | str | None = None, **changes: object) -> CellChoice:
        """Choose some of han, fu, dealer, by and rules anew.

        Numbers may be text. Raises ``ValueError`` for what is not in the tables.
        """
        read = {name: _READERS[name](value) for name, value in changes.items()}
        value = _checked(replace(self.value, **read))
        return CellChoice(value, rules=self.rules if rules is None else rules_of(rules))

    @property
    def why_not(self) -> str:
        """Why there is no such hand, in words; empty where there is one."""
        value = self.value
        if value.past_fu:
            return ""
        return why_not(value.han, value.fu or 0, by=value.by, rules=self.rules)

    @property
    def payment(self) -> Payment | None:
        """What is paid, if there is such a hand."""
        return None if self.why_not else self.value.pay(rules=self.rules)

    @property
    def summary(self) -> str:
        """The choice and what it is worth, in a line."""
        payment = self.payment
        if not payment:
            return t("{given}: there is no such hand", given=self.words)
        return t("{given}: {points} points", given=self.words, points=number(payment.total))

    @property
    def table(self) -> PointTable:
        """The table that holds the choice, with its cell lit up."""
        value = self.value
        if value.past_fu:
            return _limits_lit(value, self.rules)
        lit = value.han, value.fu or 0
        return score_table(value.by, dealer=value.dealer, rules=self.rules, highlight=lit)

    @property
    def payers(self) -> Table:
        """Who pays how much; without a row where nobody does."""
        payment = self.payment
        shares: list[tuple[str, int]] = []
        if payment:
            others = t("each of the three others") if self.value.dealer else t("each non-dealer")
            shares = [
                (t("who dealt in"), payment.discarder),
                (others, payment.others),
                (t("the dealer"), payment.dealer),
            ]
        rows: tuple[tuple[Cell, ...], ...] = tuple((who, n) for who, n in shares if n)
        return Table((t("who pays"), t("points")), rows)

    @property
    def line(self) -> str:
        """The choice as the line that makes it, without fu where they do not matter."""
        return str(self._said)

    @property
    def words(self) -> str:
        """The same in the reader's language."""
        return self._said.words

    @property
    def _said(self) -> HandValue:
        return replace(self.value, fu=None) if self.value.past_fu else self.value

    def __repr__(self) -> str:
        return f"CellChoice({self.line!r})"


def _number(unit: str) -> Callable[[object], int]:
    return lambda value: read_number(str(value), unit)


_READERS: Mapping[str, Callable[[object], Any]] = {
    "han": _number("han"),
    "fu": _number("fu"),
    "dealer": bool,
    "by": lambda value: way_to_win(str(value)),
}


def _checked(value: HandValue) -> HandValue:
    if value.fu not in TABLE_FU:
        values = listing([str(fu) for fu in TABLE_FU])
        raise ValueError(t("fu are {values}, not {fu}", values=values, fu=value.fu))
    if not 1 <= value.han <= MOST_HAN:
        raise ValueError(t("han are 1 to {most}, not {han}", most=MOST_HAN, han=value.han))
    return value


def _limits_lit(value: HandValue, rules: Rules) -> PointTable:
    """The limits with the cell of the choice lit up: the last row that these han reach."""
    table = limit_table(rules=rules)
    least = {cell.limit: cell.least for cell in limit_cells(rules=rules)}
    lit_row = sum(han <= value.han for han in least.values() if han is not None) - 1
    lit_column = 2 * value.dealer + (value.by is WinBy.TSUMO)
    label, cells = table.rows[lit_row]
    lit = [replace(cell, lit=column == lit_column) for column, cell in enumerate(cells)]
    rows = (*table.rows[:lit_row], (label, tuple(lit)), *table.rows[lit_row + 1 :])
    return replace(table, rows=rows)


@content.register
def _(value: CellChoice) -> Sequence[Part]:
    if payment := value.payment:
        return (*content(value.table), value.summary, *content(payment), value.payers)
    return (*content(value.table), value.summary, value.why_not)
