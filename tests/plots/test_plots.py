"""Plots: what is drawn, in numbers and words, and SVG that is the same in every run."""

from __future__ import annotations

import gc
import os
import re
import subprocess
import sys
import warnings
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from html import escape
from itertools import combinations
from typing import Any

import matplotlib as mpl
import numpy as np
import pytest
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.collections import LineCollection, QuadMesh
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.text import Text

from mahjong_lessons import plots, views
from mahjong_lessons.lessons import real_wins_frame
from mahjong_lessons.plots import payments as payments_module
from mahjong_lessons.riichi import Payment, Rules, points

WINNERS = [(dealer, by) for dealer in (False, True) for by in ("ron", "tsumo")]
FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110]


def along_calls(ax: Axes | None = None) -> Axes:
    wins = real_wins_frame().query("yakuman == 0")
    return plots.estimates_along(wins, wins.fu, "calls", title="Fu by calls", label="fu", ax=ax)


def fu_shares(ax: Axes | None = None) -> Axes:
    return plots.fu_shares(real_wins_frame().query("yakuman == 0"), ax)


def claims(ax: Axes | None = None) -> Axes:
    return plots.claims_on_real_wins(real_wins_frame(), ax)


FORMS: dict[str, tuple[Callable[..., Axes], dict[str, Any]]] = {
    "points by han, ron": (plots.points_by_han, {}),
    "points by han, dealer's tsumo": (plots.points_by_han, {"dealer": True, "by": "tsumo"}),
    "staircase": (plots.fu_staircase, {}),
    "mangan": (plots.where_mangan_begins, {}),
    "mangan, kiriage": (plots.where_mangan_begins, {"rules": "m-league"}),
    "tsumo against ron": (plots.tsumo_against_ron, {}),
    "score map, ron": (plots.score_map, {}),
    "score map, dealer's tsumo": (plots.score_map, {"dealer": True, "by": "tsumo"}),
    "rounding, ron": (plots.what_rounding_adds, {}),
    "rounding, tsumo": (plots.what_rounding_adds, {"by": "tsumo"}),
    "dealer, ron": (plots.dealer_against_non_dealer, {}),
    "dealer, tsumo": (plots.dealer_against_non_dealer, {"by": "tsumo"}),
    "doubling, ron": (plots.doubling, {}),
    "doubling, dealer's tsumo": (plots.doubling, {"dealer": True, "by": "tsumo"}),
    "Hong Kong units": (plots.units_by_faan, {}),
    "Hong Kong units, in bands": (plots.units_by_faan, {"tables": ("half-spicy", "laak")}),
    "Hong Kong steps": (plots.unit_steps, {}),
    "Hong Kong limits": (plots.what_the_limit_does, {"table": "spicy"}),
    "Hong Kong shares": (plots.shares_by_rule, {}),
    "two games": (plots.growth_of_two_games, {}),
    "two games, reach": (plots.reach_of_two_games, {}),
    "fu of real wins": (fu_shares, {}),
    "claims on real wins": (claims, {}),
    "fu of real wins by calls": (along_calls, {}),
}
every_form = pytest.mark.parametrize("form", FORMS)


def drawn(form: str) -> Axes:
    plot, arguments = FORMS[form]
    return plot(**arguments)


@cache
def svg_of(form: str) -> str:
    return plots.show(drawn(form)).svg


# --- the documents' arithmetic ---------------------------------------------------


def up(points: int) -> int:
    return -(-points // 100) * 100


def base(han: int, fu: int) -> int:
    """Document E: fu × 2^(han + 2); document A: 2,000 at most."""
    return min(fu * 2 ** (han + 2), 2000)


def worth(han: int, fu: int, dealer: bool, by: str) -> int:
    """Document E: a dealer's base points count six times, a non-dealer's four times."""
    one = base(han, fu)
    if by == "ron":
        return up(one * (6 if dealer else 4))
    return 3 * up(2 * one) if dealer else up(2 * one) + 2 * up(one)


def exists(han: int, fu: int, by: str) -> bool:
    """20 fu are pinfu by tsumo (2 han), 25 seven pairs (2 han, by tsumo 3); 110 need 2 han."""
    least = {20: {"ron": 5, "tsumo": 2}, 25: {"ron": 2, "tsumo": 3}, 110: {"ron": 2, "tsumo": 2}}
    return han >= least.get(fu, {by: 1})[by]


def fields(by: str) -> list[tuple[int, int]]:
    return [(han, fu) for han in (1, 2, 3, 4) for fu in FU if exists(han, fu, by)]


# --- what is drawn ------------------------------------------------------------------


def line(ax: Axes, label: str) -> Line2D:
    (found,) = (line for line in ax.lines if line.get_label() == label)
    return found


def data(line: Line2D) -> dict[int, int]:
    return dict(zip(map(int, line.get_xdata()), map(int, line.get_ydata()), strict=True))


def legend(ax: Axes) -> list[str]:
    found = ax.get_legend()
    assert found is not None
    return [text.get_text() for text in found.get_texts()]


def ticks(labels: list[Text]) -> list[str]:
    return [label.get_text() for label in labels]


def notes(ax: Axes) -> list[str]:
    return [text.get_text() for text in ax.texts]


def written(ax: Axes) -> dict[tuple[int, int], str]:
    """The words in the fields of a map, by the han and fu that the axes name there."""
    han, fu = (ticks(labels) for labels in (ax.get_yticklabels(), ax.get_xticklabels()))
    places = [tuple(map(int, text.get_position())) for text in ax.texts]
    assert len(set(places)) == len(places) == len(han) * len(fu)
    return {
        (int(han[row]), int(fu[column])): text.get_text()
        for (column, row), text in zip(places, ax.texts, strict=True)
    }


def coloured(ax: Axes) -> dict[tuple[int, int], float]:
    """The numbers behind the colours of a map."""
    (mesh,) = (each for each in ax.collections if isinstance(each, QuadMesh))
    han, fu = (ticks(labels) for labels in (ax.get_yticklabels(), ax.get_xticklabels()))
    grid = mesh.get_array()
    return {
        (int(han[row]), int(fu[column])): float(grid[row, column])
        for row in range(len(han))
        for column in range(len(fu))
        if not np.ma.is_masked(grid[row, column])
    }


@pytest.mark.parametrize(("dealer", "by"), WINNERS)
def test_points_by_han_has_a_line_for_each_fu(dealer: bool, by: str) -> None:
    ax = plots.points_by_han(dealer=dealer, by=by)
    mangan = 12_000 if dealer else 8000
    shown = [fu for fu in FU if fu <= 70 and exists(4, fu, by)]
    for fu in shown:
        below = {han: worth(han, fu, dealer, by) for han in range(1, 5) if exists(han, fu, by)}
        assert data(line(ax, f"{fu} fu")) == below | {5: mangan}
    assert legend(ax) == [*(f"{fu} fu" for fu in shown), "any fu"]
    assert ax.get_title(loc="left").endswith(f"{'dealer' if dealer else 'non-dealer'}'s {by}")


@pytest.mark.parametrize("dealer", [False, True])
def test_points_by_han_ends_in_the_limits_of_document_e(dealer: bool) -> None:
    limits = [8000, 12000, 12000, 16000, 16000, 16000, 24000, 24000, 32000]
    worths = [limit * 3 // 2 for limit in limits] if dealer else limits
    ax = plots.points_by_han(dealer=dealer)
    steps = line(ax, "any fu")
    assert data(steps) == dict(zip(range(5, 14), worths, strict=True))
    assert steps.get_drawstyle() == "steps-post"
    names = ["mangan", "haneman", "baiman", "sanbaiman", "yakuman"]
    assert sorted(notes(ax)) == sorted([*names, f"the cap: {worths[0]:,}"])
    at = {text.get_text(): text.xy for text in ax.texts}
    assert [at[name][0] for name in names] == [5, 6, 8, 11, 13]  # E, "Mangan und mehr"
    assert ticks(ax.get_yticklabels()) == [
        f"{worths[0] // 8:,}",
        f"{worths[0] // 4:,}",
        f"{worths[0] // 2:,}",
        *(f"{points:,}" for points in sorted(set(worths))),
    ]


def test_points_by_han_has_a_doubling_axis() -> None:
    ax = plots.points_by_han()
    assert (ax.get_xlabel(), ax.get_ylabel()) == ("han", "points")
    assert ax.get_yscale() == "log"
    y = ax.transData.transform([(1, value) for value in (1000, 2000, 4000, 8000)])[:, 1]
    assert y[1] - y[0] == pytest.approx(y[2] - y[1]) == pytest.approx(y[3] - y[2])
    left, right = ax.get_xlim()
    low, high = ax.get_ylim()
    assert left < 1 < 13 < right
    assert low < 1000 < 32_000 < high


def test_points_by_han_follows_the_rules() -> None:
    ax = plots.points_by_han(rules=Rules(kiriage_mangan=True, counted_yakuman="sanbaiman"))
    assert data(line(ax, "30 fu"))[4] == data(line(ax, "60 fu"))[3] == 8000
    assert data(line(ax, "any fu"))[13] == 24_000
    assert "yakuman" not in notes(ax)


def test_points_by_han_shows_the_fu_asked_for() -> None:
    ax = plots.points_by_han(fu=[110, 20], by="tsumo")
    assert legend(ax) == ["110 fu", "20 fu", "any fu"]
    assert data(line(ax, "110 fu")) == {2: 7200, 3: 8000, 4: 8000, 5: 8000}  # 2 × 1,800 + 3,600


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"fu": [33]}, "not 33"),
        ({"fu": FU}, "7 lines at most, not 11"),
        ({"rules": "house"}, "house"),
        ({"by": "chombo"}, "'ron' or 'tsumo'"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        plots.points_by_han(**arguments)


@pytest.mark.parametrize("by", ["ron", "tsumo"])
@pytest.mark.parametrize("plot", [plots.score_map, plots.what_rounding_adds, plots.doubling])
def test_an_unknown_way_to_win_or_rule_set_is_no_empty_map(
    plot: Callable[..., Axes], by: str
) -> None:
    with pytest.raises(ValueError, match="'ron' or 'tsumo'"):
        plot(by=by.upper())
    with pytest.raises(ValueError, match="house"):
        plot(by=by, rules="house")


def test_staircase() -> None:
    ax = plots.fu_staircase()
    stairs = line(ax, "what the sum counts as")
    sums = range(20, 71, 2)
    assert data(stairs) == {one: -(-one // 10) * 10 for one in sums}  # B step 6
    assert data(stairs)[32] == 40
    assert data(stairs)[44] == 50
    assert data(stairs)[40] == 40
    assert stairs.get_drawstyle() == "steps-pre"  # level up to a ten, a riser right after it
    assert data(line(ax, "seven pairs: always 25")) == {25: 25}  # A, B, E
    assert data(line(ax, "an open hand without fu, by ron")) == {20: 30}  # B special case 3
    assert data(line(ax, "not rounded")) == {20: 20, 70: 70}
    assert notes(ax) == ["32 counts 40", "42 counts 50", "52 counts 60", "62 counts 70"]
    assert ticks(ax.get_xticklabels()) == ticks(ax.get_yticklabels())
    assert ticks(ax.get_xticklabels()) == ["20", "30", "40", "50", "60", "70"]


def test_staircase_has_no_floor_where_rules_have_none() -> None:
    ax = plots.fu_staircase(rules=Rules(open_pinfu_fu=20), most=110)
    assert "an open hand without fu, by ron" not in legend(ax)
    assert data(line(ax, "what the sum counts as"))[102] == 110


def test_where_mangan_begins() -> None:
    ax = plots.where_mangan_begins()
    for han in (1, 2, 3, 4):
        legal = [fu for fu in FU if exists(han, fu, "ron") or exists(han, fu, "tsumo")]
        assert data(line(ax, f"{han} han")) == {fu: base(han, fu) for fu in legal}
        (uncapped,) = (
            data(one)
            for one in ax.lines
            if one.get_color() == line(ax, f"{han} han").get_color()
            and one.get_label().startswith("_")
        )
        assert uncapped == {fu: fu * 2 ** (han + 2) for fu in legal}
    assert notes(ax) == ["3 han 70 fu:\nmangan", "4 han 40 fu:\nmangan"]  # document A
    assert [text.xy for text in ax.texts] == [(70, 2000), (40, 2000)]
    assert ticks(ax.get_xticklabels()) == [str(fu) for fu in FU]
    assert ax.get_ylim()[0] == 0
    assert 2000 < ax.get_ylim()[1] < 4000
    assert (ax.get_xlabel(), ax.get_ylabel()) == ("fu", "base points")


def test_kiriage_begins_mangan_ten_fu_sooner() -> None:
    ax = plots.where_mangan_begins(rules=Rules(kiriage_mangan=True))
    assert notes(ax) == ["3 han 60 fu:\nmangan", "4 han 30 fu:\nmangan"]  # 60 × 32, 30 × 64: 1,920
    assert data(line(ax, "4 han"))[30] == 2000


def test_tsumo_against_ron() -> None:
    ax = plots.tsumo_against_ron()
    both = [field for field in fields("ron") if field in fields("tsumo")]
    counts = Counter[int]()
    for dealer, label in ((False, "non-dealer"), (True, "dealer")):
        expected = [
            (worth(*field, dealer, "ron"), worth(*field, dealer, "tsumo")) for field in both
        ]
        marks = line(ax, label)
        found = zip(map(int, marks.get_xdata()), map(int, marks.get_ydata()), strict=True)
        assert Counter(found) == Counter((ron, tsumo - ron) for ron, tsumo in expected)
        assert marks.get_linestyle() == "None"
        counts.update(tsumo - ron for ron, tsumo in expected)
    assert counts == {0: 48, 100: 17, 200: 9}
    assert {int(text.get_position()[1]): text.get_text() for text in ax.texts} == {
        0: "48 of 74 fields",
        100: "17 of 74 fields",
        200: "9 of 74 fields",
    }
    assert ticks(ax.get_yticklabels()) == ["0", "100", "200"]
    assert ticks(ax.get_xticklabels()) == ["1,000", "2,000", "4,000", "8,000"]
    least, most = ax.get_xlim()
    assert least < worth(1, 30, False, "ron") < worth(4, 110, True, "ron") < most
    assert legend(ax) == ["non-dealer", "dealer"]


@pytest.mark.parametrize(("dealer", "by"), WINNERS)
def test_score_map_writes_every_field(dealer: bool, by: str) -> None:
    ax = plots.score_map(dealer=dealer, by=by)
    texts = written(ax)
    assert list(dict.fromkeys(fu for _, fu in sorted(texts))) == FU
    for (han, fu), text in texts.items():
        expected = f"{worth(han, fu, dealer, by):,}"
        if fu * 2 ** (han + 2) > 2000:
            expected += "\nmangan"
        assert text == (expected if exists(han, fu, by) else "–"), (han, fu)
    assert coloured(ax) == {field: worth(*field, dealer, by) for field in fields(by)}


def test_score_map_frames_the_mangans() -> None:
    """From 70 fu at 3 han and from 40 fu at 4 han: a step of two, around 5 + 8 fields."""
    ax = plots.score_map()
    (frame,) = (one for one in ax.collections if isinstance(one, LineCollection))
    sides = [tuple(side.T.ravel()) for side in frame.get_segments()]
    around = {
        *((x, x + 1, 2, 2) for x in range(6, 11)),  # above 3 han, from 70 fu
        *((x, x + 1, 3, 3) for x in range(3, 6)),  # above 4 han, 40 to 60 fu
        *((x, x + 1, 4, 4) for x in range(3, 11)),  # below
        (6, 6, 2, 3),
        (3, 3, 3, 4),
        (11, 11, 2, 3),
        (11, 11, 3, 4),
    }
    assert set(sides) == around
    assert len(sides) == len(around)


@pytest.mark.parametrize(("dealer", "by"), WINNERS)
def test_what_rounding_adds(dealer: bool, by: str) -> None:
    ax = plots.what_rounding_adds(dealer=dealer, by=by)
    texts, added = written(ax), coloured(ax)
    for han, fu in fields(by):
        exact, paid = base(han, fu) * (6 if dealer else 4), worth(han, fu, dealer, by)
        assert added[han, fu] == paid - exact
        assert texts[han, fu] == (f"{exact:,}\n→ {paid:,}" if paid > exact else f"{exact:,}")
    assert len(added) == len(fields(by))


def test_what_rounding_adds_to_the_example_of_document_e() -> None:
    assert written(plots.what_rounding_adds())[1, 30] == "960\n→ 1,000"


@pytest.mark.parametrize("by", ["ron", "tsumo"])
def test_dealer_against_non_dealer(by: str) -> None:
    ax = plots.dealer_against_non_dealer(by=by)
    texts, ratios = written(ax), coloured(ax)
    for field in fields(by):
        dealer, other = (worth(*field, who, by) for who in (True, False))
        assert ratios[field] == dealer / other
        assert (texts[field] == "1.5") == (2 * dealer == 3 * other)
        assert float(texts[field]) == pytest.approx(dealer / other, abs=0.0005)
    assert len(ratios) == len(fields(by))


def test_dealer_is_not_exactly_one_and_a_half_in_10_of_the_23_fields_of_document_e() -> None:
    printed = {
        *((han, fu) for han in (1, 2, 3) for fu in (30, 40, 50, 60)),
        *((han, 25) for han in (2, 3, 4)),
        *((han, 70) for han in (1, 2)),
        (4, 30),
    }
    texts = written(plots.dealer_against_non_dealer())
    uneven = {field for field in printed if texts[field] != "1.5"}
    assert {(1, 40), (1, 60), (1, 70), (2, 30), (2, 60), (2, 70)} < uneven
    assert {(3, 30), (3, 40), (3, 60), (4, 30)} < uneven
    assert len(uneven) == 10


@pytest.mark.parametrize(("dealer", "by"), WINNERS)
def test_doubling(dealer: bool, by: str) -> None:
    ax = plots.doubling(dealer=dealer, by=by)
    texts, ratios = written(ax), coloured(ax)
    assert {han for han, _ in texts} == {2, 3, 4, 5}
    for han, fu in fields(by):
        more = worth(han + 1, fu, dealer, by)  # at 5 han the base is over 2,000 for any fu
        before = worth(han, fu, dealer, by)
        assert ratios[han + 1, fu] == more / before
        assert (texts[han + 1, fu] == "2") == (more == 2 * before)
        assert float(texts[han + 1, fu]) == pytest.approx(more / before, abs=0.0005)
    assert len(ratios) == len(fields(by))


def test_doubling_has_the_ratios_of_document_b() -> None:
    """1,000 2,000 3,900 7,700 and 1,300 2,600 5,200 8,000."""
    texts = written(plots.doubling())
    assert [texts[han, 30] for han in (2, 3, 4)] == ["2", "1.95", "1.974"]
    assert [texts[han, 40] for han in (2, 3, 4)] == ["2", "2", "1.538"]


# --- how it looks -------------------------------------------------------------------


def words_of(ax: Axes) -> Iterator[Text]:
    """Every text that is seen."""
    found = ax.get_legend()
    yield from (ax.title, ax._left_title, ax.xaxis.label, ax.yaxis.label)
    yield from (*ax.get_xticklabels(), *ax.get_yticklabels(), *ax.texts)
    yield from found.get_texts() if found else ()


@every_form
def test_no_word_is_cut_or_runs_into_another(form: str) -> None:
    ax = drawn(form)
    figure = ax.get_figure(root=True)
    assert figure is not None
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    paper = figure.bbox
    boxes = [
        (text.get_text(), text.get_window_extent(canvas.get_renderer()))
        for text in words_of(ax)
        if text.get_text()
    ]
    assert len(boxes) > 10
    for words, box in boxes:
        assert paper.x0 < box.x0 < box.x1 < paper.x1, words
        assert paper.y0 < box.y0 < box.y1 < paper.y1, words
    for (one, box), (other, beside) in combinations(boxes, 2):
        assert not box.overlaps(beside), (one, other)


@every_form
def test_words_are_large_and_dark_enough(form: str) -> None:
    """Contrast as WCAG counts it, 4.5 at least; the figure is 374 points high."""
    ax = drawn(form)
    grounds = [(1.0, 1.0, 1.0)]
    for mesh in ax.collections:
        if isinstance(mesh, QuadMesh):
            mesh.update_scalarmappable()
            grounds += [to_rgb(colour) for colour in mesh.get_facecolor() if colour[3]]
            assert len(grounds) > 30
    for text in filter(Text.get_text, words_of(ax)):
        assert text.get_fontsize() >= 9
        assert min(contrast(to_rgb(text.get_color()), ground) for ground in grounds) > 4.5


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    def light(rgb: tuple[float, ...]) -> float:
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("form", ["points by han, dealer's tsumo", "mangan", "tsumo against ron"])
def test_lines_are_told_apart_without_colour(form: str) -> None:
    ax = drawn(form)
    named = [one for one in ax.lines if not one.get_label().startswith("_")]
    looks = {(str(one.get_marker()), one.get_markersize()) for one in named}
    assert len(looks) == len(named) == len({one.get_color() for one in named})


@every_form
def test_every_sign_is_in_the_font(form: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        picture = plots.show(drawn(form))
    assert not re.search(r"[\u3000-\u9fff\U0001f000-\U0001f02b]", picture.svg + picture.words)


def test_a_glyph_that_is_missing_would_be_noticed() -> None:
    ax = plots.fu_staircase()
    ax.set_title("符")
    with pytest.warns(UserWarning, match="missing from font"):
        plots.show(ax)


# --- the axes -----------------------------------------------------------------------


@pytest.mark.parametrize("plot", list(dict.fromkeys(plot for plot, _ in FORMS.values())))
def test_a_plot_is_drawn_where_it_is_told(plot: Callable[..., Axes]) -> None:
    left, right = Figure().subplots(1, 2)
    assert plot(left) is left
    assert left.has_data()
    assert not right.has_data()
    assert plot().get_figure() is not plot().get_figure()


def test_two_plots_in_one_figure_are_both_described() -> None:
    left, right = Figure(figsize=(16, 5)).subplots(1, 2)
    plots.fu_staircase(left)
    plots.where_mangan_begins(right)
    assert plots.show(right).words == f"{plots.describe(left)} {plots.describe(right)}"


# --- words --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ("points by han, ron", "Each han doubles the points"),
        ("points by han, ron", "cap of 8,000"),
        ("points by han, ron", "32,000 at 13 han"),
        ("points by han, dealer's tsumo", "cap of 12,000"),
        ("staircase", "A sum of 32 to 40 fu counts 40"),
        ("mangan", "3 han from 70 fu and 4 han from 40 fu"),
        ("mangan, kiriage", "3 han from 60 fu and 4 han from 30 fu"),
        ("tsumo against ron", "the same as a ron in 48 of 74 fields"),
        ("tsumo against ron", "up to 200 points more"),
        ("score map, ron", "From 1,000 points"),
        ("score map, ron", "a mangan, 8,000: 13 of 38 fields"),
        ("rounding, ron", "960 becomes 1,000"),
        ("rounding, ron", "adds 80 at most"),  # 1,920 and 5,120 to 2,000 and 5,200
        ("rounding, tsumo", "960 becomes 1,100"),  # 2 × 300 + 500
        ("dealer, ron", "exactly 1.5 in"),
        ("doubling, ron", "One han more is exactly twice the points in"),
    ],
)
def test_words_say_the_message(form: str, message: str) -> None:
    assert message in plots.describe(drawn(form))


def test_words_count_what_is_written() -> None:
    exact = sum(text == "1.5" for text in written(drawn("dealer, ron")).values())
    assert f"exactly 1.5 in {exact} of 38" in plots.describe(drawn("dealer, ron"))
    twice = sum(text == "2" for text in written(drawn("doubling, ron")).values())
    assert f"twice the points in {twice} of 38" in plots.describe(drawn("doubling, ron"))
    arrows = sum("→" in text for text in written(drawn("rounding, ron")).values())
    assert f"nothing in {38 - arrows} of 38" in plots.describe(drawn("rounding, ron"))


@every_form
def test_a_picture_is_read_aloud_and_printed(form: str) -> None:
    ax = drawn(form)
    picture = plots.show(ax)
    words = plots.describe(ax)
    assert words.startswith(ax.get_title(loc="left") + ". ")
    assert f'role="img" aria-label="{escape(words)}"' in picture._repr_html_()
    assert str(picture) == words
    assert repr(picture) == f'Picture("{words}")'
    assert picture.svg in views.html(views.reveal(views.stack(picture, picture)))


def test_axes_of_others_have_no_words() -> None:
    assert plots.describe(Figure().add_subplot()) == ""


# --- SVG that can be stored -----------------------------------------------------------


@every_form
def test_the_same_plot_is_the_same_svg(form: str) -> None:
    assert plots.show(drawn(form)).svg == svg_of(form)


def test_every_process_draws_the_same() -> None:
    ours = [svg_of(form) for form in FORMS]
    code = (
        "from tests.plots.test_plots import FORMS, drawn; from mahjong_lessons import plots;"
        "import sys; sys.stdout.buffer.write("
        "chr(0).join(plots.show(drawn(form)).svg for form in FORMS).encode())"
    )
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "MPLBACKEND": "svg"}
        done = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, check=True
        )
        assert done.stdout.decode().split("\0") == ours


USES_PAYMENTS = [form for form, (plot, _) in FORMS.items() if plot.__module__.endswith("maps")] + [
    "points by han, ron",
    "tsumo against ron",
]


@pytest.mark.parametrize("form", USES_PAYMENTS)
def test_a_changed_number_changes_the_svg(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = svg_of(form)

    def wrong(han: int, fu: int, **terms: Any) -> Payment:
        right = points(han, fu, **terms)
        spoilt = (han, fu) == (2, 40) and terms["by"] == "ron" and not terms["dealer"]
        return replace(right, points=right.points + 100) if spoilt else right

    monkeypatch.setattr(payments_module, "points", wrong)
    after = plots.show(drawn(form)).svg
    asked = FORMS[form][1]
    if asked.get("by") == "tsumo":
        assert after == before
    else:
        assert after != before


@every_form
def test_svg_keeps_to_itself_on_a_page(form: str) -> None:
    svg = svg_of(form)
    ids = re.findall(r'\bid="([^"]*)"', svg)
    used = set(re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', svg))
    assert len(ids) == len(set(ids))
    assert {one or other for one, other in used} <= set(ids)
    assert len({name.partition("-")[0] for name in ids}) == 1  # each begins with the plot's mark
    assert "<style" not in svg
    assert "<metadata" not in svg
    assert "<image" not in svg
    assert len(svg) < 60_000


def test_pictures_do_not_share_ids() -> None:
    marks = {re.findall(r'\bid="([^"-]*)', svg_of(form))[0] for form in FORMS}
    assert len(marks) == len(FORMS)


def test_the_readers_settings_neither_matter_nor_change() -> None:
    plain = svg_of("score map, ron")
    with mpl.rc_context({"font.size": 30, "axes.facecolor": "black", "svg.hashsalt": "other"}):
        before = settings()
        assert plots.show(drawn("score map, ron")).svg == plain
        assert settings() == before


def settings() -> dict[str, object]:
    """All but the backend, which looking at it would choose."""
    return {key: mpl.rcParams[key] for key in mpl.rcParams if key != "backend"}


def test_no_figure_stays_behind() -> None:
    ax = plots.fu_staircase()
    plots.show(ax)
    figure = weakref.ref(ax.get_figure(root=True))
    del ax
    gc.collect()
    assert figure() is None


def test_drawing_chooses_no_backend() -> None:
    code = (
        "import sys; from mahjong_lessons import plots; plots.show(plots.fu_staircase());"
        "assert 'matplotlib.pyplot' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_doubling_says_where_rounding_up_gives_more_than_twice() -> None:
    """With kiriage 3 han 30 fu are 3,900 and 4 han 30 fu 8,000, and so are 2 and 3 han 60 fu."""
    assert "a little more in 2." in plots.describe(plots.doubling(rules="m-league"))
    assert "a little more in 0." in plots.describe(plots.doubling())
