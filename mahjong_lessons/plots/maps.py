"""Plots with a field for each han and fu, and its number written in it."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from matplotlib.axes import Axes
from matplotlib.collections import LineCollection
from matplotlib.colors import LogNorm, Normalize

from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.cells import TABLE_FU, TABLE_HAN, HanFu
from mahjong_lessons.plots.figures import INK, PAPER, axes, described, styled
from mahjong_lessons.plots.payments import TIMES, payments_by_cell, whose_win
from mahjong_lessons.riichi.payments import MANGAN, Payment, points
from mahjong_lessons.riichi.rules import DEFAULT, Rules

_EMPTY = "#ececec"


@styled()
def score_map(
    ax: Axes | None = None,
    *,
    dealer: bool = False,
    by: str = WinBy.RON,
    rules: Rules | str = DEFAULT,
) -> Axes:
    """Points of every han and fu, the darker the more, with a frame round the mangans.

    Fields that no hand can reach are empty (documents B and E).

    >>> score_map().get_title(loc="left")
    "The score table, a non-dealer's ron"
    """
    ax = axes(ax)
    table = payments_by_cell(dealer=dealer, by=by, rules=rules)
    worth = {cell: payment.points for cell, payment in table.items()}
    capped = _capped(table)
    texts = {
        cell: f"{number(worth[cell])}\n{t(MANGAN.name)}" if cell in capped else number(worth[cell])
        for cell in table
    }
    _map(ax, worth, texts, LogNorm(min(worth.values()), 10 * max(worth.values())), "Blues")
    _frame(ax, capped)
    return described(
        ax,
        t("The score table, {winner}", winner=whose_win(dealer, by)),
        t(
            "From {least} points, the fewest, the points double with each han downwards and with "
            "each doubling of the fu to the right, apart from rounding, up to a mangan, {most}: "
            "{n} of {of} fields, at the bottom right.",
            least=number(min(worth.values())),
            most=number(max(worth.values())),
            n=len(capped),
            of=len(worth),
        ),
    )


@styled()
def what_rounding_adds(
    ax: Axes | None = None,
    *,
    dealer: bool = False,
    by: str = WinBy.RON,
    rules: Rules | str = DEFAULT,
) -> Axes:
    """The exact points of every han and fu, and what they are rounded up to (document E).

    By tsumo each of the three payments is rounded.

    >>> what_rounding_adds().texts[2].get_text().split()
    ['960', '→', '1,000']
    """
    ax = axes(ax)
    table = payments_by_cell(dealer=dealer, by=by, rules=rules)
    exact = {cell: payment.base * TIMES[dealer] for cell, payment in table.items()}
    added = {cell: payment.points - exact[cell] for cell, payment in table.items()}
    texts = {
        cell: "\n→ ".join(number(value) for value in dict.fromkeys((exact[cell], payment.points)))
        for cell, payment in table.items()
    }
    _map(ax, added, texts, Normalize(0, 2 * max(added.values())), "Oranges")
    unchanged = sum(not value for value in added.values())
    return described(
        ax,
        t("What rounding up adds, {winner}", winner=whose_win(dealer, by)),
        t(
            "The exact points of each field, with an arrow to what is paid: {first} becomes "
            "{paid}. Rounding adds {most} at most, and nothing in {unchanged} of {of} fields. It "
            "never takes anything away.",
            first=number(exact[1, 30]),
            paid=number(table[1, 30].points),
            most=number(max(added.values())),
            unchanged=unchanged,
            of=len(added),
        ),
    )


@styled()
def dealer_against_non_dealer(
    ax: Axes | None = None, *, by: str = WinBy.RON, rules: Rules | str = DEFAULT
) -> Axes:
    """How many times a non-dealer's points a dealer gets: near 1.5, seldom exactly (document E).

    >>> dealer_against_non_dealer().texts[2].get_text()
    '1.5'
    """
    ax = axes(ax)
    dealer, other = (payments_by_cell(dealer=who, by=by, rules=rules) for who in (True, False))
    exact = TIMES[True] / TIMES[False]
    ratios = {cell: dealer[cell].points / other[cell].points for cell in dealer}
    most = max(abs(ratio - exact) for ratio in ratios.values())
    norm = Normalize(exact - 2 * most, exact + 2 * most)
    _map(ax, ratios, {cell: _ratio(ratio) for cell, ratio in ratios.items()}, norm, "PuOr_r")
    return described(
        ax,
        t("Dealer's points ÷ non-dealer's points, by {by}", by=by),
        t(
            "The dealer's base points are paid {exact} times as often, but both payments are "
            "rounded up: the ratio is exactly {exact} in {n} of {of} fields and lies between "
            "{least} and {most}.",
            exact=_ratio(exact),
            n=sum(ratio == exact for ratio in ratios.values()),
            of=len(ratios),
            least=_ratio(min(ratios.values())),
            most=_ratio(max(ratios.values())),
        ),
    )


@styled()
def doubling(
    ax: Axes | None = None,
    *,
    dealer: bool = False,
    by: str = WinBy.RON,
    rules: Rules | str = DEFAULT,
) -> Axes:
    """How many times as much one han more brings (documents B and E).

    It is 2 apart from rounding, and less where the cap of a mangan is reached.

    >>> doubling().texts[2].get_text()
    '2'
    """
    ax = axes(ax)
    worth = {
        cell: one.points
        for cell, one in payments_by_cell(dealer=dealer, by=by, rules=rules).items()
    }
    mangan = points(MANGAN.han, dealer=dealer, by=by, rules=rules).points
    ratios = {
        (han + 1, fu): worth.get((han + 1, fu), mangan) / value
        for (han, fu), value in worth.items()
    }
    texts = {cell: _ratio(ratio) for cell, ratio in ratios.items()}
    _map(ax, ratios, texts, Normalize(0, max(2, *ratios.values())), "Blues_r")
    return described(
        ax,
        t("Points ÷ points with one han less, {winner}", winner=whose_win(dealer, by)),
        t(
            "One han more is exactly twice the points in {n} of {of} fields, and a little more in "
            "{more}. Rounding makes it a little less. The cap of a mangan makes it much less, and "
            "from a mangan to the next it is 1: nothing is gained.",
            n=sum(ratio == 2 for ratio in ratios.values()),
            more=sum(ratio > 2 for ratio in ratios.values()),
            of=len(ratios),
        ),
    )


def _ratio(value: float) -> str:
    """A ratio to three decimals, without zeros at its end.

    >>> _ratio(1.5), _ratio(20 / 13)
    ('1.5', '1.538')
    """
    return f"{value:.3f}".rstrip("0").rstrip(".")


def _capped(table: Mapping[HanFu, Payment]) -> set[HanFu]:
    return {cell for cell, payment in table.items() if payment.limit}


def _map(
    ax: Axes,
    values: Mapping[HanFu, float],
    texts: Mapping[HanFu, str],
    norm: Normalize,
    colours: str,
) -> None:
    """A field for each han and fu; grey and a dash where no hand exists.

    ``norm`` leaves the dark half of the colours out, so that dark words stand on all.
    """
    rows = range(min(han for han, _ in values), max(han for han, _ in values) + 1)
    grid = np.array([[values.get((han, fu), np.nan) for fu in TABLE_FU] for han in rows])
    ax.grid(False)
    ax.set_facecolor(_EMPTY)
    ax.pcolormesh(
        np.ma.masked_invalid(grid), norm=norm, cmap=colours, edgecolors=PAPER, linewidth=1.5
    )
    for row, han in enumerate(rows):
        for column, fu in enumerate(TABLE_FU):
            cell = han, fu
            ax.text(
                column + 0.5,
                row + 0.5,
                texts.get(cell, "–"),
                ha="center",
                va="center",
                fontsize="small",
            )
    ax.set_xticks([column + 0.5 for column in range(len(TABLE_FU))], [str(fu) for fu in TABLE_FU])
    ax.set_yticks([row + 0.5 for row in range(len(rows))], [str(han) for han in rows])
    ax.invert_yaxis()
    ax.tick_params(length=0)
    ax.spines[:].set_visible(False)
    ax.set_xlabel(t("fu"))
    ax.set_ylabel(t("han"))


def _frame(ax: Axes, framed: set[HanFu]) -> None:
    """A line round some fields: along every side whose neighbour is not one of them."""
    columns = {fu: column for column, fu in enumerate(TABLE_FU)}
    inside = {(columns[fu], han - TABLE_HAN[0]) for han, fu in framed}
    sides = []
    for x, y in sorted(inside):
        neighbours = {
            (x - 1, y): ((x, y), (x, y + 1)),
            (x + 1, y): ((x + 1, y), (x + 1, y + 1)),
            (x, y - 1): ((x, y), (x + 1, y)),
            (x, y + 1): ((x, y + 1), (x + 1, y + 1)),
        }
        sides += [side for neighbour, side in neighbours.items() if neighbour not in inside]
    ax.add_collection(
        LineCollection(sides, colors=INK, linewidths=3, clip_on=False, capstyle="projecting")
    )
