"""Plots of the real wins: marks and whiskers are the estimates, and words say the same."""

from __future__ import annotations

from collections import defaultdict

import pandas as pd
import pytest
from matplotlib.axes import Axes
from matplotlib.container import ErrorbarContainer

from mahjong_lessons import plots
from mahjong_lessons.lessons import claim_frame, real_wins_frame


@pytest.fixture(scope="module")
def counted() -> pd.DataFrame:
    return real_wins_frame().query("yakuman == 0")


def bars(ax: Axes) -> list[ErrorbarContainer]:
    return [one for one in ax.containers if isinstance(one, ErrorbarContainer)]


def test_bars_are_weighted_shares_of_each_fu(counted: pd.DataFrame) -> None:
    weight: defaultdict[int, float] = defaultdict(float)
    for fu, one in zip(counted["fu"], counted["weight"], strict=True):
        weight[fu] += 100 * one
    ax = plots.fu_shares(counted)
    total = float(counted["weight"].sum())
    names = [label.get_text() for label in ax.get_xticklabels()]
    assert names == [str(fu) for fu in sorted(weight)]
    heights = [bar.get_height() for bar in ax.patches]
    assert heights == pytest.approx([weight[fu] / total for fu in sorted(weight)])
    assert sum(heights) == pytest.approx(100)
    assert [text.get_text() for text in ax.texts][-1] == "under 0.1 %"  # 80 fu: 3 of 8,636


def test_claims_stand_on_their_side_of_one_half() -> None:
    ax = plots.claims_on_real_wins(real_wins_frame())
    frame = claim_frame(real_wins_frame())
    names = [label.get_text() for label in ax.get_yticklabels()]
    assert names == [f"{row.claim} ({row.source})" for row in frame.itertuples()]
    above, below = bars(ax)
    marks = {
        int(y): x
        for container in (above, below)
        for x, y in zip(*container[0].get_data(), strict=True)
    }
    assert [marks[place] for place in range(len(frame))] == pytest.approx(frame["value"].to_list())
    assert min(above[0].get_xdata()) > 50 > max(below[0].get_xdata())
    words = plots.describe(ax).removesuffix(" The others are below it.")
    for place, name in enumerate(names):
        assert (name in words) == (marks[place] > 50)


def test_a_line_for_each_split_and_a_whisker_for_each_mark(counted: pd.DataFrame) -> None:
    ax = plots.estimates_along(counted, counted["fu"], "calls", title="Fu", label="fu")
    ron, tsumo = bars(ax)
    assert [one.get_label() for one in (ron, tsumo)] == ["ron", "tsumo"]
    closed = counted.query("by == 'ron' and calls == 0")
    expected = (closed["fu"] * closed["weight"]).sum() / closed["weight"].sum()
    assert ron[0].get_ydata()[0] == pytest.approx(expected)
    assert f"ron: {expected:.1f} with 0 calls" in plots.describe(ax)
    assert [len(one[1][0].get_xdata()) for one in (ron, tsumo)] == [4, 4]


def test_whiskers_of_a_share_stay_between_nothing_and_all(counted: pd.DataFrame) -> None:
    early = counted[counted["han"].isin([3, 4])]
    mangan = early["limit"] == "mangan"
    ax = plots.estimates_along(early, mangan, "calls", split="han", title="Mangan", label="%")
    for container in bars(ax):
        lower, upper = container[1]
        assert min(lower.get_ydata()) >= 0
        assert max(upper.get_ydata()) <= 100


def test_small_groups_are_left_out(counted: pd.DataFrame) -> None:
    some = counted.head(200)
    ax = plots.estimates_along(some, some["fu"], "calls", title="Fu", label="fu")
    sizes = some.groupby(["by", "calls"], observed=True).size()
    drawn = sum(len(one[0].get_xdata()) for one in bars(ax))
    assert drawn == (sizes >= 30).sum() < len(sizes)


def test_no_wins_make_no_plot(counted: pd.DataFrame) -> None:
    with pytest.raises(ValueError, match="no wins to draw"):
        plots.fu_shares(counted.head(0))
    with pytest.raises(ValueError, match="no group has 30 wins"):
        plots.estimates_along(counted.head(20), counted["fu"], "calls", title="", label="")
