"""Looking up a cell: what is chosen, lit up and said; points are the documents'."""

from __future__ import annotations

from itertools import product

import pytest

from mahjong_lessons.lessons import TABLE_FU
from mahjong_lessons.lessons.point_lookup import CellChoice
from mahjong_lessons.riichi import RULES, Rules


def _lit(choice: CellChoice) -> list[tuple[str, int, str]]:
    """Row, column and text of each cell that is lit up."""
    return [
        (label, column, cell.text)
        for label, cells in choice.table.rows
        for column, cell in enumerate(cells)
        if cell.lit
    ]


@pytest.mark.parametrize(
    ("about", "lit", "pays"),
    [
        ("3 han 40 fu", ("40", 2, "5,200"), [5200]),  # E
        ("1 han 30 fu dealer", ("30", 0, "1,500"), [1500]),  # E
        ("1 han 40 fu tsumo", ("40", 0, "400/700"), [400, 700]),  # B, example 2
        ("2 han 30 fu dealer tsumo", ("30", 1, "1,000 all"), [1000]),  # 2 × 480 = 960
        ("5 han", ("mangan, 5 han", 0, "8,000"), [8000]),  # E
        ("7 han dealer", ("haneman, 6–7 han", 2, "18,000"), [18000]),  # E
        ("13 han tsumo", ("counted yakuman, 13 han and more", 1, "8,000/16,000"), [8000, 16000]),
    ],
)
def test_one_cell_is_lit_and_paid(about: str, lit: tuple[str, int, str], pays: list[int]) -> None:
    choice = CellChoice.parse(about)
    assert _lit(choice) == [lit]
    assert [row[1] for row in choice.payers.rows] == pays


def test_a_cell_without_a_hand_says_why() -> None:
    choice = CellChoice.parse("1 han 25 fu")
    assert _lit(choice) == [("25", 0, "–")]
    assert choice.payment is None
    assert "seven pairs" in choice.why_not
    assert choice.payers.rows == ()
    assert "seven pairs" in str(choice)


def test_every_choice_lights_one_cell() -> None:
    choice = CellChoice.parse("1 han 30 fu")
    for han, fu, dealer, by in product((1, 4, 5, 8, 39), TABLE_FU, (False, True), ("ron", "tsumo")):
        choice = choice.choose(han=han, fu=fu, dealer=dealer, by=by)
        assert len(_lit(choice)) == 1


@pytest.mark.parametrize(
    ("rules", "row"),
    [
        ("documents", "counted yakuman, 13 han and more"),
        ("ema-2016", "sanbaiman, 11 han and more"),
        (Rules(counted_yakuman="unlimited"), "counted yakuman, 13–25 han"),
    ],
)
def test_thirteen_han_light_the_row_of_the_rules(rules: Rules | str, row: str) -> None:
    assert [label for label, *_ in _lit(CellChoice.parse("13 han", rules=rules))] == [row]


def test_rules_change_a_cell() -> None:
    choice = CellChoice.parse("4 han 30 fu")
    assert choice.summary.endswith("7,700 points")
    choice = choice.choose(rules="m-league")
    assert choice.rules is RULES["m-league"]
    assert choice.summary.endswith("8,000 points")


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"han": 0}, "han are 1"),
        ({"han": "three"}, "whole number"),
        ({"fu": 33}, "20, 25"),
        ({"fu": ""}, "whole number"),
        ({"by": "theft"}, "ron"),
        ({"rules": "mine"}, "documents"),
    ],
)
def test_what_cannot_be_is_refused_in_words(change: dict[str, str], word: str) -> None:
    choice = CellChoice.parse("3 han 40 fu")
    with pytest.raises(ValueError, match=word):
        choice.choose(**change)


def test_a_step_leaves_the_choice_before_it_alone() -> None:
    choice = CellChoice.parse("3 han 40 fu")
    assert choice.choose(han=2) == CellChoice.parse("2 han 40 fu")
    assert choice == CellChoice.parse("3 han 40 fu")


@pytest.mark.parametrize("about", ["3 han 33 fu", "0 han 30 fu", "yakuman", "40 han"])
def test_a_start_that_cannot_be_is_refused(about: str) -> None:
    with pytest.raises(ValueError, match="fu|han"):  # noqa: RUF043 (either word)
        CellChoice.parse(about)
