"""Plots of riichi and Hong Kong side by side: how fast they grow, and how far they reach."""

from __future__ import annotations

from collections.abc import Mapping

from matplotlib.axes import Axes
from matplotlib.ticker import NullLocator

from mahjong_lessons import hongkong
from mahjong_lessons.core.text import number, t
from mahjong_lessons.hongkong.unit_tables import MOST_FAAN
from mahjong_lessons.lessons.two_games import EXAMPLE_FU, riichi_points
from mahjong_lessons.plots.figures import (
    LOOKS,
    THOUSANDS,
    axes,
    described,
    draw_line,
    styled,
    write_note,
)

COUNTS = range(1, MOST_FAAN + 1)
"""Han or faan, up to 13 in both games."""


@styled()
def growth_of_two_games(ax: Axes | None = None) -> Axes:
    """What a hand pays by its han or faan, as a multiple of one; a doubling is one step up.

    Riichi is a non-dealer's ron with 30 fu (document E), Hong Kong a discard on both tables
    without a limit (document C). Each line begins at 1, so the units do not matter.

    >>> growth_of_two_games().get_yscale()
    'log'
    """
    ax = axes(ax)
    lines = _multiples()
    for (name, multiples), look in zip(lines.items(), LOOKS, strict=False):
        draw_line(ax, multiples, look, name)
        end = multiples[MOST_FAAN]
        write_note(ax, t("× {n}", n=number(round(end))), (MOST_FAAN, end), ha="right")
    ax.set_xticks(COUNTS)
    ax.set_xlim(0.6, MOST_FAAN + 0.4)
    ax.set_xlabel(t("han or faan"))
    ax.set_yscale("log", base=2)
    ax.set_yticks([2**power for power in range(MOST_FAAN)])
    ax.set_ylim(0.75, 2**MOST_FAAN)
    ax.yaxis.set_major_formatter(THOUSANDS)
    ax.yaxis.set_minor_locator(NullLocator())
    ax.set_ylabel(t("times the worth of one han or faan"))
    ax.legend(loc="upper left")
    ends = [
        t("{game}: {n} times", n=number(round(multiples[MOST_FAAN])), game=name)
        for name, multiples in lines.items()
    ]
    return described(
        ax,
        t("How two games grow"),
        t(
            "All lines double up to 4 han or faan, riichi but for rounding. Then they part. What "
            "13 pay against one: {ends}.",
            ends="; ".join(ends),
        ),
    )


@styled()
def reach_of_two_games(ax: Axes | None = None) -> Axes:
    """From the least hand that wins to the most, as a multiple of the least.

    Riichi goes from 1 han 30 fu to a yakuman (document E), Hong Kong from 3 faan to the
    limit of 10 (document C); below them what a limit of 13 and no minimum would do.

    >>> reach_of_two_games().get_xscale()
    'log'
    """
    ax = axes(ax)
    reaches = _reaches()
    for place, (least, most) in enumerate(reaches.values()):
        look = LOOKS[place]
        times = most / least
        ax.plot(
            (1, times), (place, place), color=look.colour, marker=look.marker, linestyle=look.line
        )
        words = t("{least} to {most}", least=number(least), most=number(most))
        write_note(ax, words, (1, place))
        write_note(ax, t("× {n}", n=number(round(times))), (times, place), ha="right")
    ax.set_yticks(range(len(reaches)), list(reaches), fontsize="small")
    ax.set_ylim(len(reaches) - 0.4, -0.6)
    ax.set_xscale("log", base=2)
    ax.set_xticks([2**power for power in range(MOST_FAAN + 1)])
    ax.set_xlim(0.8, 2 ** (MOST_FAAN + 0.4))
    ax.xaxis.set_major_formatter(THOUSANDS)
    ax.xaxis.set_minor_locator(NullLocator())
    ax.set_xlabel(t("times the least hand that wins"))
    spans = [
        t("{name}: {n} times", name=name.replace("\n", " "), n=number(round(most / least)))
        for name, (least, most) in reaches.items()
    ]
    return described(
        ax,
        t("From the least win to the most"),
        t("The most that a hand pays, against the least. {spans}.", spans="; ".join(spans)),
    )


def _multiples() -> Mapping[str, dict[int, float]]:
    """What each number of han or faan pays, as a multiple of one of them."""
    names = {t("the half-spicy table"): "half-spicy", t("the spicy table"): "spicy"}
    points = {han: riichi_points(han) for han in COUNTS}
    lines = {t("riichi, {fu} fu", fu=EXAMPLE_FU): points}
    lines |= {words: _units(table) for words, table in names.items()}
    return {
        name: {count: worth[count] / worth[1] for count in COUNTS} for name, worth in lines.items()
    }


def _reaches() -> Mapping[str, tuple[int, int]]:
    """The least and the most that a winning hand pays, in the units of its table."""
    rules = hongkong.Rules()
    half, spicy = _units("half-spicy"), _units("spicy")
    least, most = rules.minimum, rules.limit
    return {
        t("riichi,\n{fu} fu, points", fu=EXAMPLE_FU): (riichi_points(1), riichi_points(MOST_FAAN)),
        t("half-spicy,\n3 to 10 faan"): (half[least], half[most]),
        t("spicy,\n3 to 10 faan"): (spicy[least], spicy[most]),
        t("half-spicy,\n1 to 13 faan"): (half[1], half[MOST_FAAN]),
        t("spicy,\n1 to 13 faan"): (spicy[1], spicy[MOST_FAAN]),
    }


def _units(table: str) -> dict[int, int]:
    rules = hongkong.Rules(table=table, limit=MOST_FAAN)
    return {faan: hongkong.units(faan, rules=rules) for faan in COUNTS}
