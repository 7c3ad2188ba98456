"""The tables that are shown: views of the frames, with the arithmetic behind every cell."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

import pandas as pd

from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.tiles import parse_tiles
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.point_table import EMPTY, Group, PointCell, PointTable
from mahjong_lessons.lessons.score_frames import (
    TABLE_FU,
    TABLE_HAN,
    check_cell,
    limit_frame,
    rows_of,
    score_frame,
    way_to_win,
)
from mahjong_lessons.riichi.fu import WAIT_FU, FuKind
from mahjong_lessons.riichi.payments import points
from mahjong_lessons.riichi.rules import DEFAULT, Rules, name_of, rules_of
from mahjong_lessons.views import Cell, Table

_Rows: TypeAlias = tuple[tuple[Cell, ...], ...]

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
    frame = score_frame(these)
    frame = frame[(frame["by"] == by) & frame["dealer"].isin(seats)].reset_index(drop=True)
    cells = {
        (row.fu, row.dealer, row.han): PointCell(
            shown(row.payments) or EMPTY,
            t(row.limit) if row.limit else "",
            _steps(row, these),
            (row.han, row.fu) == lit,
        )
        for row in rows_of(frame)
    }
    heads = tuple(t("{n} han", n=han) for han in TABLE_HAN)
    return PointTable(
        caption=t("points by {by}, {rules}", by=t(by.value), rules=rules_name(these)),
        corner=t("fu"),
        groups=tuple(Group(seat_name(seat), heads) for seat in seats),
        rows=tuple(
            (str(fu), tuple(cells[fu, seat, han] for seat in seats for han in TABLE_HAN))
            for fu in TABLE_FU
        ),
        frame=frame,
    )


def limit_table(rules: Rules | str = DEFAULT) -> PointTable:
    """The limits from mangan to two yakuman, by ron and by tsumo (document E).

    Raises ``ValueError`` for an unknown rule set.

    >>> limit_table().rows[1][0]
    'haneman, 6–7 han'
    """
    these = rules_of(rules)
    frame = limit_frame(these)
    cells = {
        (row.limit, row.dealer, row.by): PointCell(shown(row.payments)) for row in rows_of(frame)
    }
    labels = {row.limit: _label(row.limit, row.least, row.most) for row in rows_of(frame)}
    heads = tuple(t(by.value) for by in WinBy)
    return PointTable(
        caption=t("limits, {rules}", rules=rules_name(these)),
        corner=t("limit"),
        groups=tuple(Group(seat_name(seat), heads) for seat in SEATS),
        rows=tuple(
            (label, tuple(cells[limit, seat, by.value] for seat in SEATS for by in WinBy))
            for limit, label in labels.items()
        ),
        frame=frame,
    )


def open_cell(han: int, fu: int, rules: Rules | str = DEFAULT) -> Table:
    """Open one cell for both seats and both ways to win: its arithmetic, or why it is empty.

    ``riichi.points`` gives a single payment, honba and sticks too. Raises ``ValueError``
    for han and fu that are not in the table.

    >>> [pays for _, _, pays, _ in open_cell(2, 25).rows]
    ['1,600', '2,400', '–', '–']
    """
    check_cell(han, fu)
    rows: list[tuple[Cell, ...]] = []
    frame = score_frame(rules)
    for row in rows_of(frame[(frame["han"] == han) & (frame["fu"] == fu)]):
        who = t("{seat}, {by}", seat=seat_name(row.dealer), by=t(row.by))
        worth = int(row.points) if row.legal else EMPTY
        steps = "; ".join(_steps(row, rules_of(rules)))
        rows.append((who, steps, shown(row.payments) or EMPTY, worth))
    head = (t("win"), t("arithmetic"), t("pays"), t("points"))
    return Table(head, tuple(rows), caption=t("{han} han {fu} fu", han=han, fu=fu))


_WAITS: Mapping[FuKind, tuple[str, str]] = MappingProxyType(
    {
        FuKind.RYANMEN: ("45s", "36s"),
        FuKind.SHANPON: ("44s99m", "4s9m"),
        FuKind.KANCHAN: ("46s", "5s"),
        FuKind.PENCHAN: ("12s", "3s"),
        FuKind.TANKI: ("5z", "5z"),
    }
)


def wait_table() -> Table:
    """The fu of every wait, with tiles to look at (A, B step 5, D "Wachtend Spel").

    >>> print(wait_table())
    wait              held    waits for  fu
    ----------------  ------  ---------  --
    two-sided wait    45s     36s         0
    double pair wait  44s99m  4s9m        0
    closed wait       46s     5s          2
    edge wait         12s     3s          2
    pair wait         5z      5z          2
    """
    rows: _Rows = tuple(
        (kind.word, *map(parse_tiles, _WAITS[kind]), fu) for kind, fu in WAIT_FU.items()
    )
    return Table((t("wait"), t("held"), t("waits for"), t("fu")), rows)


# --- words ------------------------------------------------------------------------


def shown(payments: str) -> str:
    """Payments as a reader writes numbers.

    >>> shown("700/1300")
    '700/1,300'
    """
    return re.sub(r"\d+", lambda digits: number(int(digits[0])), payments)


def rules_name(rules: Rules) -> str:
    """Which rules a table holds for, for its caption."""
    return t("rules: {name}", name=name_of(rules) or t("your own"))


def seat_name(dealer: bool) -> str:
    """What the winner is."""
    return t("dealer") if dealer else t("non-dealer")


def _steps(row: Any, rules: Rules) -> tuple[str, ...]:
    if not row.legal:
        return (row.why_not,)
    return points(row.han, row.fu, dealer=row.dealer, by=row.by, rules=rules).steps


def _label(limit: str, least: Any, most: Any) -> str:
    """A limit with the han that it takes; a yakuman takes none."""
    if least is pd.NA:
        return t(limit)
    if most is pd.NA:
        return t("{limit}, {n} han and more", limit=t(limit), n=least)
    if least == most:
        return t("{limit}, {n} han", limit=t(limit), n=least)
    return t("{limit}, {least}–{most} han", limit=t(limit), least=least, most=most)
