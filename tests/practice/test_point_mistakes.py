"""What mistakes with points give, and in how many cells they show.

The numbers of the samples stand in the rows. Those of the cells were worked out beside a
count of all 158 cells of the table with a double wind of 4 fu (1 to 4 han, 20 to 110 fu), by
another program than this.
"""

from __future__ import annotations

import pytest

from mahjong_lessons.practice.answers.asked import Asked
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
    (id, one.about, *one.answers[Asked.WORTH])
    for id, mistake in POINTS.items()
    for one in mistake.samples
    if Asked.WORTH in one.answers
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
    (id, [one.answers[Asked.PAYMENT] for one in mistake.samples])
    for id, mistake in POINTS.items()
    if all(Asked.PAYMENT in one.answers for one in mistake.samples)
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
