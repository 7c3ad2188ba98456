"""What mistakes with Hong Kong units give, as a table that lessons show.

The mistakes themselves are among the ``misconceptions``.
"""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.payments import BelowMinimum
from mahjong_lessons.hongkong.rules import Rules
from mahjong_lessons.hongkong.unit_tables import Number, exact
from mahjong_lessons.practice.mistakes.hong_kong import HONG_KONG, HongKongMisconception
from mahjong_lessons.views import Cell, Table


def paid_wrong(*names: str) -> Table:
    """Set mistakes below each other, each with a win, what is paid for it and what it gives.

    Payments are in points; by a discard that of its player stands first. Raises
    ``KeyError`` for an unknown mistake.

    >>> print(paid_wrong("H02"))
    mistake                                 win                     right  so
    --------------------------------------  ----------------------  -----  ----------
    on a discard the other two pay as well  South 4 faan from West  32     16 + 8 + 8
    """
    rows = tuple(map(_row, map(HONG_KONG.__getitem__, names)))
    return Table((t("mistake"), t("win"), t("right"), t("so")), rows)


def _row(mistake: HongKongMisconception) -> tuple[Cell, ...]:
    ending, rules = Ending.parse(mistake.shows), mistake.table
    win = str(ending)
    if rules.points_per_unit != 1:
        points = number(rules.points_per_unit)
        win = t("{win}, {points} points a unit", win=win, points=points)
    first, each = mistake.pays(ending, rules)
    wrong = (each, each, each) if ending.discarder is None else (first, each, each)
    return t(mistake.title), win, _right(ending, rules), _written(wrong)


def _right(ending: Ending, rules: Rules) -> str:
    try:
        payment = ending.pay(rules=rules)
    except BelowMinimum:
        return t("no win")
    return _written(payment.paid(seat) for seat in Wind) if payment else ""


def _written(payments: Iterable[Number]) -> str:
    """What each payer pays; only together where it cannot be paid in whole points."""
    paid = [each for each in payments if each]
    if any(each.denominator != 1 for each in paid):
        return t("{n} together", n=number(exact(sum(paid))))
    return " + ".join(map(number, paid))
