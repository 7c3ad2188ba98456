"""Plots of Hong Kong units: how they grow with faan, what the limit does, and who pays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from matplotlib.axes import Axes
from matplotlib.ticker import NullLocator

from mahjong_lessons.core.rules import swap
from mahjong_lessons.core.text import listing, number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.payments import Payment, pay, units
from mahjong_lessons.hongkong.rules import ALLOWED, DEFAULT, Rules, rules_of
from mahjong_lessons.hongkong.unit_tables import KNEE, MOST_FAAN
from mahjong_lessons.plots.figures import (
    FAINT,
    LOOKS,
    THOUSANDS,
    axes,
    described,
    draw_line,
    styled,
    write_note,
)

FAAN = range(MOST_FAAN + 1)
DOCUMENTS_TABLES = ("half-spicy", "spicy")
"""The two tables that document C prints."""


@styled()
def units_by_faan(ax: Axes | None = None, *, tables: Iterable[str] = DOCUMENTS_TABLES) -> Axes:
    """Units by faan on several tables, 0 to 13 faan, where a doubling is always the same step up.

    No limit is set here (document C, "Fan in Einheiten").

    >>> units_by_faan().get_yscale()
    'log'
    """
    ax = axes(ax)
    shown = {name: _units(name) for name in tables}
    for (name, by_faan), look in zip(shown.items(), LOOKS, strict=False):
        draw_line(ax, by_faan, look, t("{name} table", name=name))
        end = number(round(by_faan[MOST_FAAN]))
        write_note(ax, end, (MOST_FAAN, by_faan[MOST_FAAN]), ha="right")
    _faan_axis(ax)
    _unit_axis(ax, max(by_faan[MOST_FAAN] for by_faan in shown.values()))
    ax.legend(loc="upper left")
    ends = [
        t("{n} on the {name} table", n=number(round(by_faan[MOST_FAAN])), name=name)
        for name, by_faan in shown.items()
    ]
    return described(
        ax,
        t("Units by faan"),
        t(
            "Up to {knee} faan the tables are the same. At {most} faan the units are {ends}.",
            knee=KNEE,
            most=MOST_FAAN,
            ends=listing(ends, "and"),
        ),
    )


@styled()
def unit_steps(ax: Axes | None = None, *, tables: Iterable[str] = DOCUMENTS_TABLES) -> Axes:
    """What one faan more multiplies the units by, on several tables.

    On the half-spicy table it is 2 up to 4 faan, then 1.5 and 4/3 in turn (document C).

    >>> unit_steps().get_ylabel()
    'units ÷ units of one faan less'
    """
    ax = axes(ax)
    for name, look in zip(tables, LOOKS, strict=False):
        by_faan = _units(name)
        steps = {faan: by_faan[faan] / by_faan[faan - 1] for faan in FAAN[1:]}
        draw_line(ax, steps, look, t("{name} table", name=name))
    ax.axvline(KNEE, color=FAINT, linestyle=":", linewidth=1.5, zorder=1)
    _faan_axis(ax)
    ax.set_ylim(1, 2.25)
    ax.set_yticks([1, 4 / 3, 1.5, 2], ["× 1", "× 4/3", "× 1.5", "× 2"])
    ax.set_ylabel(t("units ÷ units of one faan less"))
    ax.legend(loc="lower left")
    return described(
        ax,
        t("What one faan more is worth"),
        t(
            "On the spicy table every faan doubles the units. On the half-spicy table this ends "
            "at {knee} faan: after that they grow by 1.5 and by 4/3 in turn.",
            knee=KNEE,
        ),
    )


@styled()
def what_the_limit_does(ax: Axes | None = None, *, table: str = "half-spicy") -> Axes:
    """Units by faan under each limit of document C: above it the line is flat.

    >>> what_the_limit_does().get_xlabel()
    'faan'
    """
    ax = axes(ax)
    limits = sorted(limit for limit in ALLOWED["limit"] if isinstance(limit, int))
    tops = {}
    for limit, look in zip(limits, LOOKS, strict=False):
        rules = Rules(table=table, limit=limit)
        by_faan = {faan: float(units(faan, rules=rules)) for faan in FAAN}
        tops[limit] = round(by_faan[MOST_FAAN])
        draw_line(ax, by_faan, look, t("limit {n}", n=limit))
        write_note(ax, number(tops[limit]), (MOST_FAAN, by_faan[MOST_FAAN]), ha="right")
    _faan_axis(ax)
    _unit_axis(ax, tops[limits[-1]])
    ax.legend(loc="upper left")
    ends = [t("{n} at limit {limit}", n=number(n), limit=limit) for limit, n in tops.items()]
    return described(
        ax,
        t("What the limit does, {name} table", name=table),
        t(
            "Up to {first} faan all is the same. Then each line stays at its limit: {ends}.",
            first=limits[0],
            ends=listing(ends, "and"),
        ),
    )


@styled()
def shares_by_rule(ax: Axes | None = None, *, rules: Rules | str = DEFAULT) -> Axes:
    """Who pays how many shares: a discard under each rule, a self-draw, a liable player.

    East wins; West discards, or is liable. Sources: document C, and for "half" others.

    >>> shares_by_rule().get_xlabel()
    'shares of the hand'
    """
    ax = axes(ax)
    ways = _ways(rules_of(rules))
    for place, payment in enumerate(ways.values()):
        left = 0.0
        for seat, look in zip((Wind.WEST, Wind.SOUTH, Wind.NORTH), LOOKS, strict=False):
            share = float(payment.shares[seat.place])
            if share:
                bar = ax.barh(place, share, left=left, height=0.62)[0]
                bar.set(facecolor=(look.colour, 0.2), edgecolor=look.colour, linewidth=2)
                words = f"{seat.word} {share:g}"
                ax.text(left + share / 2, place, words, ha="center", va="center")
            left += share
    ax.set_yticks(range(len(ways)), list(ways), fontsize="small")
    ax.invert_yaxis()
    ax.grid(visible=False, axis="y")
    ax.set_xlim(0, 3.1)
    ax.set_xticks([0, 1, 2, 3])
    ax.set_xlabel(t("shares of the hand"))
    together = [
        t("{way}: {n}", way=way.replace("\n", " "), n=f"{float(sum(payment.shares)):g}")
        for way, payment in ways.items()
    ]
    return described(
        ax,
        t("Who pays when East wins"),
        t("Shares together: {each}.", each="; ".join(together)),
    )


def _ways(rules: Rules) -> Mapping[str, Payment]:
    """Every way of paying, by its name."""
    names = {
        "double": t("discard,\ndouble"),
        "half": t("discard,\nhalf"),
        "pay-for-all": t("discard,\npay for all"),
    }
    ways = {
        words: pay("limit", winner="E", discarder="W", rules=swap(rules, "discard", rule))
        for rule, words in names.items()
    }
    ways[t("self-draw")] = pay("limit", winner="E", discarder=None, rules=rules)
    ways[t("self-draw,\nliable")] = pay(
        "limit", winner="E", discarder=None, liable="W", rules=rules
    )
    return ways


def _units(table: str) -> dict[int, float]:
    rules = Rules(table=table, limit=MOST_FAAN)
    return {faan: float(units(faan, rules=rules)) for faan in FAAN}


def _faan_axis(ax: Axes) -> None:
    ax.set_xticks(FAAN)
    ax.set_xlim(-0.4, MOST_FAAN + 0.4)
    ax.set_xlabel(t("faan"))


def _unit_axis(ax: Axes, most: float) -> None:
    """Units so that a doubling is always the same step up."""
    ax.set_yscale("log", base=2)
    ax.set_yticks([2**n for n in FAAN if 2**n <= most])
    ax.set_ylim(0.75, most * 2)
    ax.yaxis.set_major_formatter(THOUSANDS)
    ax.yaxis.set_minor_locator(NullLocator())
    ax.set_ylabel(t("units"))
