"""What the lessons on Hong Kong say in prose is what the package counts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import nbformat
import pytest

from mahjong_lessons.hongkong import score
from mahjong_lessons.lessons.two_games import as_hong_kong, faan_of_real_wins
from mahjong_lessons.practice.mistakes import HONG_KONG
from mahjong_lessons.riichi import Win

_LESSONS = Path(__file__).parents[2] / "notebooks" / "en"
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


@cache
def cells(slug: str) -> tuple[str, ...]:
    """The cells of a lesson, as they are written, each in one line."""
    notebook = nbformat.read(_LESSONS / f"{slug}.ipynb", nbformat.NO_CONVERT)
    return tuple(" ".join(cell.source.split()) for cell in notebook.cells)


@pytest.mark.parametrize("slug", ["hong-kong-units", "hong-kong-payments"])
def test_how_many_slips_are_rules_elsewhere(slug: str) -> None:
    """The sentence after the slips counts those that are marked as a rule of somebody."""
    place = next(n for n, cell in enumerate(cells(slug)) if "paid_wrong(" in cell)
    shown = re.findall(r'"(H\d\d)"', cells(slug)[place])
    rules = [id for id in shown if HONG_KONG[id].rule or HONG_KONG[id].house_rule]
    said = f"{_NUMBERS[len(rules)]} of the {_NUMBERS[len(shown)]} are".capitalize()
    around = " ".join(cells(slug)[place : place + 2])
    assert said in around
    assert f"The other {_NUMBERS[len(shown) - len(rules)]} " in around


def test_shares_of_real_wins_are_those_of_the_table() -> None:
    rows = {row[0]: row for row in faan_of_real_wins(every=4).rows}
    text = " ".join(cells("two-games-side-by-side"))
    assert f"{rows[3][3]} of 100. Three of four" in text
    assert rows[10][3] == "0.1"  # of 100
    assert "only 1 in 1,000 reaches the limit" in text
    assert f"The {rows[10][1]} wins at the limit" in text


@pytest.mark.parametrize(
    ("closed", "opened", "faan", "name"),
    [
        # all pungs alone are 3, and nothing of them is concealed
        (
            "222m555p777333s9p ron 9p",
            "222m555p777s9p pon 333s ron 9p",
            3,
            "four concealed pungs become all pungs",
        ),
        # pure one suit alone is 7
        (
            "1112345678999m ron 5m",
            "2345678999m pon 111m ron 5m",
            7,
            "nine gates become pure one suit",
        ),
    ],
)
def test_limit_hands_that_a_call_costs(closed: str, opened: str, faan: int, name: str) -> None:
    before, after = (score(as_hong_kong(Win.parse(line))) for line in (closed, opened))
    assert (before.faan, before.limit_hand) == (10, True)
    assert (after.faan, after.limit_hand) == (faan, False)
    assert name in " ".join(cells("two-games-side-by-side"))
    assert f"10 fall to {faan}" in " ".join(cells("two-games-side-by-side")).replace(
        "faan fall", "fall"
    )
