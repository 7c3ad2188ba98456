"""Plots of Hong Kong units: what is drawn, in numbers; test_plots asks how they look."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import pytest
from matplotlib.axes import Axes

from mahjong_lessons import plots
from mahjong_lessons.hongkong import Rules

HALF_SPICY = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384]
SPICY = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192]


def lines(ax: Axes) -> Mapping[str, dict[float, float]]:
    """What is drawn, by its name in the legend."""
    return {
        str(line.get_label()): dict(zip(line.get_xdata(), line.get_ydata(), strict=True))
        for line in ax.lines
        if not str(line.get_label()).startswith("_")
    }


def test_units_by_faan_are_the_printed_tables() -> None:
    drawn = lines(plots.units_by_faan())
    assert drawn == {
        "half-spicy table": dict(enumerate(HALF_SPICY)),
        "spicy table": dict(enumerate(SPICY)),
    }


def test_the_steps_are_two_then_three_halves_and_four_thirds() -> None:
    drawn = lines(plots.unit_steps())
    assert list(drawn["spicy table"].values()) == [2] * 13
    steps = [Fraction(step).limit_denominator(10) for step in drawn["half-spicy table"].values()]
    assert steps == [2] * 4 + [Fraction(3, 2), Fraction(4, 3)] * 4 + [Fraction(3, 2)]


@pytest.mark.parametrize(("table", "printed"), [("half-spicy", HALF_SPICY), ("spicy", SPICY)])
def test_above_the_limit_the_line_is_flat(table: str, printed: list[int]) -> None:
    drawn = lines(plots.what_the_limit_does(table=table))
    for limit in (8, 10, 13):
        expected = {faan: printed[min(faan, limit)] for faan in range(14)}
        assert drawn[f"limit {limit}"] == expected


def test_shares_by_rule() -> None:
    ax = plots.shares_by_rule(rules=Rules(points_per_unit=7))  # shares do not depend on it
    written: dict[int, list[str]] = {}
    for text in ax.texts:
        written.setdefault(round(text.get_position()[1]), []).append(text.get_text())
    names = [label.get_text().replace("\n", " ") for label in ax.get_yticklabels()]
    assert dict(zip(names, written.values(), strict=True)) == {
        "discard, double": ["West 2"],
        "discard, half": ["West 1", "South 0.5", "North 0.5"],
        "discard, pay for all": ["West 3"],
        "self-draw": ["West 1", "South 1", "North 1"],
        "self-draw, liable": ["West 3"],
    }
    widths = [bar.get_width() for bar in ax.patches]
    assert widths == [2, 1, 0.5, 0.5, 3, 1, 1, 1, 3]
