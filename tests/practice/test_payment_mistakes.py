"""Mistakes with payments: what each gives, as TEACHING's arithmetic has it by hand."""

from __future__ import annotations

import pytest

from mahjong_lessons.practice.payment_mistakes import PAYMENT_MISTAKES, split_wrong


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        # 2 han 30 fu: base 480. 960 and 480, rounded up; a ron would be 2,000.
        ("P15", [("500/1000", "700/700")]),  # 2,000 / 3 = 667
        ("P16", [("500/1000", "500/500")]),
        ("P17", [("500/1000", "1000/500")]),
        ("P18", [("1000", "500/1000")]),
        ("P19", [("1000/2000", "1000/1900")]),  # 3 han 30 fu: base 960, ron 3,900
        ("P20", [("700/1200", "1100/1600"), ("2600", "2200")]),
        ("P21", [("2600", "4400")]),  # (480 + 600) × 4 = 4,320
        ("P22", [("2000", "4000")]),  # 2,000 and two sticks
    ],
)
def test_what_a_mistake_gives(name: str, rows: list[tuple[str, str]]) -> None:
    assert [row[2:] for row in split_wrong(name).rows] == rows


def test_every_mistake_shows_on_its_wins() -> None:
    table = split_wrong(*PAYMENT_MISTAKES)
    assert len(table.rows) == 9
    assert all(right != wrong for _, _, right, wrong in table.rows)
