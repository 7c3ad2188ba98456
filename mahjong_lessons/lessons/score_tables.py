"""The score table, the limits and single cells, shown with the arithmetic behind every cell."""

from __future__ import annotations

import re

from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.cells import (
    TABLE_FU,
    TABLE_HAN,
    LimitCell,
    ScoreCell,
    check_cell,
    limit_cells,
    score_cells,
    way_to_win,
)
from mahjong_lessons.lessons.point_table import EMPTY, Group, PointCell, PointTable
from mahjong_lessons.riichi.payments import points
from mahjong_lessons.riichi.rules import DEFAULT, Rules, name_of, rules_of
from mahjong_lessons.views import Cell, Table

SEATS = (False, True)
"""Both seats: the non-dealer first, then the dealer, as in document E."""


def score_table(
    by: str = WinBy.RON,
    *,
    dealer: bool | None = None,
    rules: Rules | str = DEFAULT,
    highlight: tuple[int, int] | None = None,
) -> PointTable:
    """The score table for 1 to 4 han and 20 to 110 fu (documents B and E).

    A row is a fu, a column a han; both seats side by side, unless ``dealer`` chooses
    one. A ron shows the points, a tsumo the payments: each non-dealer's/the dealer's, or
    what all pay. ``highlight`` is the (han, fu) to light up. Raises ``ValueError`` for
    han and fu, a way to win or a rule set that there is not.

    >>> print(score_table(dealer=False, highlight=(3, 40)))
    points by ron, rules: documents
    <BLANKLINE>
    non-dealer
    fu   1 han  2 han  3 han         4 han
    ---  -----  -----  ------------  ------------
    20   –      –      –             –
    25   –      1,600  3,200         6,400
    30   1,000  2,000  3,900         7,700
    40   1,300  2,600  [5,200]       8,000 mangan
    50   1,600  3,200  6,400         8,000 mangan
    60   2,000  3,900  7,700         8,000 mangan
    70   2,300  4,500  8,000 mangan  8,000 mangan
    80   2,600  5,200  8,000 mangan  8,000 mangan
    90   2,900  5,800  8,000 mangan  8,000 mangan
    100  3,200  6,400  8,000 mangan  8,000 mangan
    110  –      7,100  8,000 mangan  8,000 mangan
    """
    by = way_to_win(by)
    these = rules_of(rules)
    lit = tuple(highlight) if highlight else ()
    if lit:
        check_cell(*lit)
    seats = SEATS if dealer is None else (dealer,)
    cells = tuple(
        cell for cell in score_cells(rules=these) if cell.by == by and cell.dealer in seats
    )
    shown = {
        (cell.fu, cell.dealer, cell.han): PointCell(
            written(cell.payments) or EMPTY,
            t(cell.limit) if cell.limit else "",
            _steps(cell, these),
            (cell.han, cell.fu) == lit,
        )
        for cell in cells
    }
    heads = tuple(t("{n} han", n=han) for han in TABLE_HAN)
    return PointTable(
        caption=t("points by {by}, {rules}", by=t(by.value), rules=rules_name(these)),
        corner=t("fu"),
        groups=tuple(Group(seat_name(seat), heads) for seat in seats),
        rows=tuple(
            (str(fu), tuple(shown[fu, seat, han] for seat in seats for han in TABLE_HAN))
            for fu in TABLE_FU
        ),
        cells=cells,
    )


def limit_table(*, rules: Rules | str = DEFAULT) -> PointTable:
    """The limits from mangan to two yakuman, by ron and by tsumo (document E).

    Raises ``ValueError`` for an unknown rule set.

    >>> limit_table().rows[1][0]
    'haneman, 6–7 han'
    """
    these = rules_of(rules)
    cells = limit_cells(rules=these)
    shown = {
        (cell.limit, cell.dealer, cell.by): PointCell(written(cell.payments)) for cell in cells
    }
    labels = {cell.limit: _label(cell) for cell in cells}
    heads = tuple(t(by.value) for by in WinBy)
    return PointTable(
        caption=t("limits, {rules}", rules=rules_name(these)),
        corner=t("limit"),
        groups=tuple(Group(seat_name(seat), heads) for seat in SEATS),
        rows=tuple(
            (label, tuple(shown[limit, seat, by.value] for seat in SEATS for by in WinBy))
            for limit, label in labels.items()
        ),
        cells=cells,
    )


def open_cell(han: int, fu: int, *, rules: Rules | str = DEFAULT) -> Table:
    """Open one cell for both seats and both ways to win: its arithmetic, or why it is empty.

    ``riichi.points`` gives a single payment, honba and sticks too. Raises ``ValueError``
    for han and fu that are not in the table.

    >>> [pays for _, _, pays, _ in open_cell(2, 25).rows]
    ['1,600', '2,400', '–', '–']
    """
    check_cell(han, fu)
    these = rules_of(rules)
    rows: list[tuple[Cell, ...]] = []
    for cell in score_cells(rules=these):
        if (cell.han, cell.fu) == (han, fu):
            who = t("{seat}, {by}", seat=seat_name(cell.dealer), by=t(cell.by))
            worth = EMPTY if cell.points is None else cell.points
            steps = "; ".join(_steps(cell, these))
            rows.append((who, steps, written(cell.payments) or EMPTY, worth))
    head = (t("win"), t("arithmetic"), t("pays"), t("points"))
    return Table(head, tuple(rows), caption=t("{han} han {fu} fu", han=han, fu=fu))


# --- words ------------------------------------------------------------------------


def written(payments: str) -> str:
    """Payments as a reader writes numbers.

    >>> written("700/1300")
    '700/1,300'
    """
    return re.sub(r"\d+", lambda digits: number(int(digits[0])), payments)


def rules_name(rules: Rules) -> str:
    """Which rules a table holds for, for its caption."""
    return t("rules: {name}", name=name_of(rules) or t("your own"))


def seat_name(dealer: bool) -> str:
    """What the winner is."""
    return t("dealer") if dealer else t("non-dealer")


def _steps(cell: ScoreCell, rules: Rules) -> tuple[str, ...]:
    if not cell.legal:
        return (cell.why_not,)
    return points(cell.han, cell.fu, dealer=cell.dealer, by=cell.by, rules=rules).steps


def _label(cell: LimitCell) -> str:
    """A limit with the han that it takes; a yakuman takes none."""
    limit, least, most = t(cell.limit), cell.least, cell.most
    if least is None:
        return limit
    if most is None:
        return t("{limit}, {n} han and more", limit=limit, n=least)
    if least == most:
        return t("{limit}, {n} han", limit=limit, n=least)
    return t("{limit}, {least}–{most} han", limit=limit, least=least, most=most)
