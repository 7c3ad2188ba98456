"""Riichi and Hong Kong on one axis: what is drawn is what the tables of both games say."""

from __future__ import annotations

import pytest
from matplotlib.axes import Axes

from mahjong_lessons import plots

# a non-dealer's ron with 30 fu (document E), and the units of document C and others, 1 to 13
RIICHI = [1000, 2000, 3900, 7700, 8000, *[12000] * 2, *[16000] * 3, *[24000] * 2, 32000]
HALF_SPICY = [2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384]
SPICY = [2**faan for faan in range(1, 14)]


def lines(ax: Axes) -> list[list[float]]:
    return [list(map(float, line.get_ydata())) for line in ax.lines]  # type: ignore[arg-type]


def test_each_line_begins_at_one_and_is_a_multiple_of_it() -> None:
    ax = plots.growth_of_two_games()
    expected = [[one / worth[0] for one in worth] for worth in (RIICHI, HALF_SPICY, SPICY)]
    for drawn, multiples in zip(lines(ax), expected, strict=True):
        assert drawn == pytest.approx(multiples)
    assert ax.get_yscale() == "log"
    words = plots.describe(ax)
    for n in ("32 times", "192 times", "4,096 times"):
        assert n in words


def test_the_reach_is_the_most_against_the_least() -> None:
    ax = plots.reach_of_two_games()
    reaches = [list(line.get_xdata()) for line in ax.lines]  # type: ignore[arg-type]
    assert reaches == [
        [1, 32000 / 1000],
        [1, 128 / 8],  # 3 faan to the limit of 10
        [1, 1024 / 8],
        [1, 384 / 2],
        [1, 8192 / 2],
    ]
    notes = [text.get_text() for text in ax.texts]
    assert "8 to 128" in notes
    assert "1,000 to 32,000" in notes
