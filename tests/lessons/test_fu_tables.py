"""Ledgers for lessons: hands side by side, and the documents' tables."""

from __future__ import annotations

import pytest

from mahjong_lessons.lessons.fu import (
    compare_fu,
    compare_recipes,
    fu_lines,
    set_table,
)
from mahjong_lessons.riichi import Rules

B_SECOND = "2m678s555z pon 888p chi 456m tsumo 2m"


def test_set_table_holds_the_cells_of_document_b_step_3() -> None:
    cells = {row[0]: (row[2], row[4]) for row in set_table().rows}
    assert cells == {
        "run": (0, 0),
        "open triplet": (2, 4),
        "closed triplet": (4, 8),
        "open kan": (8, 16),
        "closed kan": (16, 32),
    }


def test_comparing_ron_with_tsumo_moves_two_parts() -> None:
    ron, tsumo = compare_fu("234678m999s55p44s ron 5p", "234678m999s55p44s tsumo 5p").rows
    # base, won, sets, pair, wait, sum, fu: 999s is 8; 555p is 2 by ron, 4 by tsumo
    assert ron[2:] == (20, 10, 2 + 8, 0, 0, 40, 40)
    assert tsumo[2:] == (20, 2, 4 + 8, 0, 0, 34, 40)


def test_comparing_takes_rules() -> None:
    line = "666m35p11z234567s tsumo 4p riichi seat E"
    (row,) = compare_fu(line, rules=Rules(double_wind_pair_fu=4)).rows
    assert row[-2:] == (20 + 2 + 4 + 4 + 2, 40)


@pytest.mark.parametrize(
    ("line", "totals"),
    [
        ("111m456678p35s99s ron 4s riichi", (40, 40, 40)),
        ("345m66p67p678s chi 234m ron 8p", (20, 30, 30)),  # A has no word on it
        ("2288m3355p1177s6z ron 6z riichi", (25, 25, 40)),  # D has no word on it
        ("34567m777p99s ankan 2222s tsumo 8m rinshan", (50, 50, 40)),
    ],
)
def test_recipes_part_where_the_documents_do(line: str, totals: tuple[int, int, int]) -> None:
    table = compare_recipes(line)
    found = dict(zip(table.head, table.rows[0], strict=True))
    assert tuple(found[document] for document in "ABD") == totals
    assert len(set(totals)) == 1 or found["agree"] == "no"


def test_the_lines_of_one_part() -> None:
    pairs = fu_lines("pair", *(f"234567m345p67s{pair} ron 8s" for pair in ("55z", "33z", "99p")))
    assert [row[-1] for row in pairs.rows] == [2, 0, 0]
