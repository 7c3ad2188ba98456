from __future__ import annotations

import pytest

from mahjong_lessons.core.text import read_number
from mahjong_lessons.practice.answers.feedback import is_blank


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("10", 10),
        ("+10", 10),
        ("+ 10", 10),
        (" 10 fu ", 10),
        ("10fu.", 10),
        ("10 FU", 10),
        ("１０", 10),
        ("0", 0),
        ("1,300", 1300),
        ("12,000", 12000),
    ],
)
def test_numbers_are_read_leniently(written: str, number: int) -> None:
    assert read_number(written) == number


@pytest.mark.parametrize(
    "written", ["ten", "-2", "2 4", "1,3", "2.5", "10 han", "fu", "9" * 5000, "{x}", "<b>2</b>"]
)
def test_other_text_is_refused_with_what_is_asked_for(written: str) -> None:
    with pytest.raises(ValueError, match="a whole number is asked for") as caught:
        read_number(written)
    assert len(str(caught.value)) < 80


def test_blank_is_nothing_at_all_and_zero_is_an_answer() -> None:
    assert all(map(is_blank, (None, ..., "", " \t")))
    assert not any(map(is_blank, (0, "0", False)))
