"""What slips with Hong Kong units give, as lessons show it."""

from __future__ import annotations

import pytest

from mahjong_lessons.practice.mistakes.unit_tables import paid_wrong

# By hand: 4 faan are 16 units, 5 are 24 (spicy 32), 6 are 32, 13 under a limit of 10 are 128.
SLIPS = {
    "H01": ("32", "16"),
    "H02": ("32", "16 + 8 + 8"),
    "H03": ("32", "48"),
    "H04": ("16 + 16 + 16", "32 + 32 + 32"),
    "H05": ("16 + 16 + 16", "32 together"),
    "H06": ("48", "64"),
    "H07": ("64", "72"),  # 16 × 1.5 × 1.5 = 36 units
    "H08": ("48", "10"),
    "H09": ("16 + 16 + 16", "32 + 32 + 32"),
    "H10": ("256", "768"),  # 384 units
    "H11": ("no win", "8"),
    "H12": ("24 + 24 + 24", "100 + 100 + 100"),
    "H13": ("80", "16"),
}


@pytest.mark.parametrize("name", SLIPS)
def test_right_and_wrong(name: str) -> None:
    (row,) = paid_wrong(name).rows
    assert row[2:] == SLIPS[name]


def test_points_a_unit_are_named_where_they_matter() -> None:
    wins = [row[1] for row in paid_wrong("H12", "H13").rows]
    assert wins == ["South 5 faan self-draw", "South 3 faan from West, 5 points a unit"]


def test_an_unknown_mistake() -> None:
    with pytest.raises(KeyError):
        paid_wrong("P01")
