"""What mistakes with points give, and in how many cells they show.

The numbers were worked out beside a count of all 158 cells of the table with a double
wind of 4 fu (1 to 4 han, 20 to 110 fu), by another program than this.
"""

from __future__ import annotations

import pytest

from mahjong_lessons.practice.mistakes import POINTS
from mahjong_lessons.practice.mistakes.point_tables import (
    cells_changed,
    mistaken,
    mistakes_on,
    split_wrong,
)
from mahjong_lessons.riichi import Rules

FOUR = Rules(double_wind_pair_fu=4)

SAMPLES = [
    ("P01", "3 han 30 fu", 3900, 1000),
    ("P02", "3 han 30 fu", 3900, 2000),
    ("P03", "3 han 30 fu", 3900, 7700),
    ("P04", "3 han 30 fu", 3900, 1500),
    ("P05", "1 han 30 fu", 1000, 1200),
    ("P05", "3 han 30 fu", 3900, 4000),
    ("P05", "4 han 30 fu", 7700, 8000),
    ("P06", "1 han 30 fu dealer", 1500, 1400),
    ("P07", "1 han 30 fu", 1000, 900),
    ("P08", "2 han 30 fu dealer", 2900, 3000),
    ("P08", "3 han 30 fu dealer", 5800, 5900),
    ("P08", "3 han 40 fu dealer", 7700, 7800),
    ("P09", "3 han 30 fu dealer", 5800, 3900),
    ("P09b", "3 han 30 fu", 3900, 5800),
    ("P10", "3 han 30 fu", 3900, 4000),
    ("P10", "4 han 30 fu", 7700, 8000),
    ("P11", "4 han 40 fu", 8000, 10300),
    ("P11", "3 han 70 fu", 8000, 9000),
    ("P12", "5 han 30 fu", 8000, 15400),
    ("P13", "6 han", 12000, 16000),
    ("P14", "7 han", 12000, 16000),
    ("P14", "10 han", 16000, 24000),
    ("P14", "12 han", 24000, 32000),
]


@pytest.mark.parametrize(("name", "about", "right", "wrong"), SAMPLES)
def test_what_a_mistake_gives(name: str, about: str, right: int, wrong: int) -> None:
    assert mistaken(name, about).rows[0][1:] == (right, wrong)


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("P01", 158),
        ("P02", 138),
        ("P03", 106),
        ("P04", 158),
        ("P05", 53),
        ("P06", 43),
        ("P07", 76),
        ("P08", 9),
        ("P09", 39),
        ("P09b", 39),
        ("P10", 13),
        ("P11", 52),
    ],
)
def test_in_how_many_cells_a_mistake_shows(name: str, cells: int) -> None:
    assert cells_changed(name, rules=FOUR).rows[0][1:] == (cells, 158)


def test_mistakes_on_one_cell_stand_below_the_right_points() -> None:
    table = mistakes_on("3 han 30 fu", "P01", "P05")
    assert [points for _, points in table.rows] == [3900, 1000, 4000]


PAYMENTS = [
    # 2 han 30 fu: base 480. 960 and 480, rounded up; a ron would be 2,000.
    ("P15", [("500/1000", "700/700")]),  # 2,000 / 3 = 667
    ("P16", [("500/1000", "500/500")]),
    ("P17", [("500/1000", "1000/500")]),
    ("P18", [("1000", "500/1000")]),
    ("P19", [("1000/2000", "1000/1900")]),  # 3 han 30 fu: base 960, ron 3,900
    ("P20", [("700/1200", "1100/1600"), ("2600", "2200")]),
    ("P21", [("2600", "4400")]),  # (480 + 600) × 4 = 4,320
    ("P22", [("2000", "4000")]),  # 2,000 and two sticks
    ("P23", [("7700", "8000"), ("7700", "8000")]),  # 1,920 × 4, and a mangan
]


@pytest.mark.parametrize(("name", "rows"), PAYMENTS)
def test_how_a_mistake_splits_a_payment(name: str, rows: list[tuple[str, str]]) -> None:
    assert [row[2:] for row in split_wrong(name).rows] == rows


def test_every_mistake_is_tried() -> None:
    assert {name for name, *_ in SAMPLES + PAYMENTS} == set(POINTS)


def test_every_mistake_shows_on_its_wins() -> None:
    rows = split_wrong(*POINTS).rows
    assert all(right != wrong for _, _, right, wrong in rows)
    assert len(rows) == sum(len(mistake.shows) for mistake in POINTS.values())
