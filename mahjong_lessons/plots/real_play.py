"""Plots of the real wins: each mark is an estimate, its whisker the 95 % interval.

They draw tidy frames of wins (``lessons.real_wins_frame`` or a part of it) and compute
nothing but estimates (``lessons.estimate``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pandas as pd
from matplotlib.axes import Axes

from mahjong_lessons.core.text import N_, listing, number, t
from mahjong_lessons.lessons.real_claims import claim_frame
from mahjong_lessons.lessons.real_play import estimate, estimates_by, said_value
from mahjong_lessons.plots.figures import FAINT, INK, LOOKS, PAPER, Look, axes, described, styled

if TYPE_CHECKING:
    from mahjong_lessons.lessons.real_play import Values

_HALF = 50


@styled()
def fu_shares(wins: pd.DataFrame, ax: Axes | None = None) -> Axes:
    """How many of the wins have each fu, in percent (B, "What your fu is worth"; E).

    Raises ``ValueError`` for no wins.

    >>> from mahjong_lessons.lessons import real_wins_frame
    >>> fu_shares(real_wins_frame().query("yakuman == 0")).get_ylabel()
    'share of the wins, in percent'
    """
    if wins.empty:
        raise ValueError(t("there are no wins to draw"))
    ax = axes(ax)
    found = {int(fu): estimate(wins, wins["fu"] == fu) for fu in sorted(wins["fu"].unique())}
    places = range(len(found))
    values = [one.value for one in found.values()]
    margins = [one.margin for one in found.values()]
    ax.bar(places, values, color=LOOKS[0].colour, width=0.7)
    ax.errorbar(places, values, margins, fmt="none", ecolor=INK, capsize=4)
    for place, value, margin in zip(places, values, margins, strict=True):
        ax.annotate(
            _percent(value),
            (place, value + margin),
            (0, 4),
            textcoords="offset points",
            ha="center",
        )
    ax.grid(axis="x", visible=False)
    ax.set_xticks(places, [str(fu) for fu in found])
    ax.set_ylim(0, max(values) * 1.15)
    ax.set_xlabel(t("fu"))
    ax.set_ylabel(t("share of the wins, in percent"))
    first, second = sorted(found, key=lambda fu: -found[fu].value)[:2]
    return described(
        ax,
        t("Fu of {n} real wins", n=number(len(wins))),
        t(
            "{first} fu come first with {one}, then {second} fu with {two}. What is above or "
            "below these is rare.",
            first=first,
            one=found[first],
            second=second,
            two=found[second],
        ),
    )


@styled()
def claims_on_real_wins(wins: pd.DataFrame, ax: Axes | None = None) -> Axes:
    """What the documents claim, a line each, beside the half that "most" needs (A, B, E).

    >>> from mahjong_lessons.lessons import real_wins_frame
    >>> claims_on_real_wins(real_wins_frame()).get_xlabel()
    'share of those wins, in percent'
    """
    ax = axes(ax)
    ax.figure.subplots_adjust(left=0.4)
    frame = claim_frame(wins)
    places = range(len(frame))
    ax.axvline(_HALF, color=FAINT, linestyle="--", zorder=1)
    most = frame["value"] > _HALF
    for side, look in ((most, LOOKS[0]), (~most, LOOKS[1])):
        part = frame[side]
        _whiskers(ax, part["value"], [places[n] for n in part.index], look, xerr=part["margin"])
    for place, value, margin in zip(places, frame["value"], frame["margin"], strict=True):
        ax.annotate(
            _percent(value),
            (value + margin, place),
            (5, 0),
            textcoords="offset points",
            va="center",
            bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 1},  # the line stays behind it
        )
    names = [f"{claim} ({source})" for claim, source in zip(frame.claim, frame.source, strict=True)]
    ax.set_yticks(places, names)
    ax.invert_yaxis()
    ax.grid(axis="y", visible=False)
    ax.set_xlim(0, 100)
    ax.set_xlabel(t("share of those wins, in percent"))
    above = [names[n] for n in frame.index[most]]
    return described(
        ax,
        t("Claims on real wins"),
        t("Above one half: {above}. The others are below it.", above=listing(above, "and")),
    )


@styled()
def estimates_along(
    wins: pd.DataFrame,
    values: Values,
    along: str,
    *,
    split: str = "by",
    title: str,
    label: str,
    ax: Axes | None = None,
) -> Axes:
    """An estimate of ``values`` for each number in the column ``along``, a line for each split.

    Groups of fewer than 30 wins are left out: their intervals would fill the plot.
    Raises ``ValueError`` where no group is left.

    >>> from mahjong_lessons.lessons import real_wins_frame
    >>> wins = real_wins_frame().query("yakuman == 0")
    >>> estimates_along(wins, wins.fu, "calls", title="Fu", label="fu").get_xlabel()
    'calls'
    """
    ax = axes(ax)
    frame = estimates_by(wins, values, split, along)
    frame = frame[frame["wins"] >= _FEWEST]
    if frame.empty:
        raise ValueError(t("no group has {n} wins or more", n=_FEWEST))
    is_share = (frame["unit"] == "%").all()
    ends = []
    for shift, look, (name, part) in zip(
        _SHIFTS, LOOKS, frame.groupby(split, observed=True), strict=False
    ):
        places = part[along] + shift  # beside each other: no whisker hides another
        ax.plot(places, part["value"], color=look.colour, linestyle=look.line, linewidth=1.5)
        up = part["margin"].clip(upper=100 - part["value"]) if is_share else part["margin"]
        down = part["margin"].clip(upper=part["value"])
        _whiskers(ax, places, part["value"], look, yerr=(down, up), label=said_value(name))
        ends.append(_from_to(_group(split, name), along, part))
    ax.set_xticks(sorted(frame[along].unique()))
    ax.grid(axis="x", visible=False)
    if is_share:
        ax.set_ylim(-3, 103)
    ax.set_xlabel(t(along))
    ax.set_ylabel(label)
    ax.legend(loc="best", title=t(split), alignment="left")
    return described(ax, title, " ".join(ends))


_FEWEST = 30
_SHIFTS = (-0.06, 0.06, -0.12, 0.12)


_AXES = (N_("by"), N_("way"), N_("shortcut"), N_("calls"), N_("triplets"), N_("han"), N_("fu"))
"""Columns that wins are grouped by, so that translators see their names."""


def _group(column: str, value: object) -> str:
    """A group of wins by its column and the value there, such as "han 3"."""
    return t("{column} {value}", column=t(column), value=said_value(value))


def _from_to(name: str, along: str, part: pd.DataFrame) -> str:
    first, last = part.iloc[0], part.iloc[-1]
    return t(
        "{name}: {value:.1f} with {n} {along}, {end:.1f} with {last}.",
        name=name,
        value=first["value"],
        n=first[along],
        along=t(along),
        end=last["value"],
        last=last[along],
    )


def _percent(value: float) -> str:
    return (
        t("{value:.1f} %", value=value) if value >= _LEAST else t("under {least} %", least=_LEAST)
    )


_LEAST = 0.1


def _whiskers(
    ax: Axes,
    x: pd.Series[float] | Sequence[float],
    y: pd.Series[float] | Sequence[float],
    look: Look,
    *,
    xerr: pd.Series[float] | None = None,
    yerr: tuple[pd.Series[float], pd.Series[float]] | None = None,
    label: str = "",
) -> None:
    ax.errorbar(
        x,
        y,
        yerr,
        xerr,
        fmt=look.marker,
        color=look.colour,
        ecolor=look.colour,
        capsize=4,
        label=label,
    )
