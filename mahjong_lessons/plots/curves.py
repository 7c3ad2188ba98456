"""Plots along one axis: points by han, fu that are rounded, and where a limit is met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from matplotlib.axes import Axes
from matplotlib.ticker import NullLocator

from mahjong_lessons.core.text import listing, number, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.cells import TABLE_FU, TABLE_HAN, why_not
from mahjong_lessons.plots.figures import (
    FAINT,
    INK,
    LOOKS,
    THOUSANDS,
    axes,
    described,
    draw_line,
    styled,
    write_note,
)
from mahjong_lessons.plots.payments import payments_by_cell, whose_win
from mahjong_lessons.riichi.fu import BASE_FU, CHIITOITSU_FU, counted_fu, round_up_fu
from mahjong_lessons.riichi.payments import COUNTED_YAKUMAN_HAN, MANGAN, base_points, points
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of

EVERYDAY_FU = (20, 25, 30, 40, 50, 60, 70)
"""The columns of document E's table, and pinfu by tsumo."""


@styled()
def points_by_han(
    ax: Axes | None = None,
    *,
    dealer: bool = False,
    by: str = WinBy.RON,
    fu: Iterable[int] = EVERYDAY_FU,
    rules: Rules | str = DEFAULT,
) -> Axes:
    """Points of a win by han, a line for each fu, where a doubling is always the same step up.

    From 5 han on there is one line for all fu: the limits (documents B and E). ``fu``
    are those to show, seven at most; what no such win has is left out. Raises
    ``ValueError`` for fu that are not in the score table.

    >>> points_by_han().get_yscale()
    'log'
    """
    lines = tuple(fu)
    if len(lines) > len(LOOKS):
        most = len(LOOKS)
        raise ValueError(
            t("{most} lines at most, not {n}: more look alike", most=most, n=len(lines))
        )
    ax = axes(ax)
    table = payments_by_cell(dealer=dealer, by=by, rules=rules)
    limits = {
        han: points(han, dealer=dealer, by=by, rules=rules)
        for han in range(MANGAN.han, COUNTED_YAKUMAN_HAN + 1)
    }
    mangan = limits[MANGAN.han].points
    for one, look in zip(lines, LOOKS, strict=False):
        reached = (han for han in TABLE_HAN if not why_not(han, one, by=by, rules=rules))
        worth = {han: table[han, one].points for han in reached}
        if worth:
            draw_line(ax, worth | {MANGAN.han: mangan}, look, t("{fu} fu", fu=one))
    steps = {han: limit.points for han, limit in limits.items()}
    ax.plot(
        [*steps],
        [*steps.values()],
        color=INK,
        marker=".",
        drawstyle="steps-post",
        label=t("any fu"),
    )
    ax.plot((1, MANGAN.han), (mangan, mangan), color=FAINT, linestyle=(0, (1, 1.5)), zorder=1)
    write_note(ax, t("the cap: {points}", points=number(mangan)), (1, mangan))
    first = {limit.limit: han for han, limit in reversed(limits.items())}
    for name, han in first.items():
        end = han == COUNTED_YAKUMAN_HAN
        write_note(ax, t(name), (han, steps[han]), ha="right" if end else "left")
    ax.set_yscale("log", base=2)
    ax.set_yticks([mangan / 8, mangan / 4, mangan / 2, *sorted(set(steps.values()))])
    ax.yaxis.set_major_formatter(THOUSANDS)
    ax.yaxis.set_minor_locator(NullLocator())
    ax.set_ylim(mangan / 16, steps[COUNTED_YAKUMAN_HAN] * 1.35)
    ax.set_xlim(0.6, COUNTED_YAKUMAN_HAN + 0.4)
    ax.set_xticks(range(1, COUNTED_YAKUMAN_HAN + 1))
    ax.set_xlabel(t("han"))
    ax.set_ylabel(t("points"))
    ax.legend(loc="lower right", ncols=2)
    return described(
        ax,
        t("Points by han, {winner}", winner=whose_win(dealer, by)),
        t(
            "Each han doubles the points, apart from rounding, until the cap of {mangan} at a "
            "mangan. From {han} han on the fu no longer matter and the points climb in uneven "
            "steps, to {most} at {last} han.",
            mangan=number(mangan),
            han=MANGAN.han,
            most=number(steps[COUNTED_YAKUMAN_HAN]),
            last=COUNTED_YAKUMAN_HAN,
        ),
    )


@styled()
def fu_staircase(ax: Axes | None = None, *, most: int = 70, rules: Rules | str = DEFAULT) -> Axes:
    """What a sum of fu counts as: a staircase of tens, and what does not stand on it.

    A sum is always even, and 20 at least (A, B step 6, D). ``most`` is where the
    staircase ends, in fu.

    >>> fu_staircase().get_xlabel()
    'sum of the lines, in fu'
    """
    ax = axes(ax)
    floor = counted_fu(BASE_FU, by_ron=True, rules=rules_of(rules))
    stairs = {one: round_up_fu(one) for one in range(BASE_FU, most + 1, 2)}
    ax.plot((BASE_FU, most), (BASE_FU, most), color=FAINT, linestyle=":", label=t("not rounded"))
    draw_line(ax, stairs, LOOKS[0], t("what the sum counts as"), drawstyle="steps-pre")
    draw_line(ax, {CHIITOITSU_FU: CHIITOITSU_FU}, LOOKS[1], t("seven pairs: always 25"))
    if floor != BASE_FU:
        draw_line(ax, {BASE_FU: floor}, LOOKS[2], t("an open hand without fu, by ron"))
    tens = range(BASE_FU, most + 1, 10)
    for low in tens[1:-1]:
        example = t("{sum} counts {fu}", sum=low + 2, fu=stairs[low + 2])
        write_note(ax, example, (low + 2, stairs[low + 2]))
    ax.set_xticks(tens)
    ax.set_yticks(tens)
    ax.set_ylim(BASE_FU - 4, most + 6)
    ax.set_xlabel(t("sum of the lines, in fu"))
    ax.set_ylabel(t("fu that count"))
    ax.legend(loc="lower right")
    return described(
        ax,
        t("Fu are rounded up to the next 10"),
        t(
            "A sum of {low} to {high} fu counts {high}, and a sum that is a ten already stays: "
            "a staircase above the line of the sums, never below it. Seven pairs stand beside "
            "the staircase with {pairs}.",
            low=tens[1] + 2,
            high=tens[2],
            pairs=CHIITOITSU_FU,
        ),
    )


@styled()
def where_mangan_begins(ax: Axes | None = None, *, rules: Rules | str = DEFAULT) -> Axes:
    """Base points by fu, a line for each han, and where they run into the cap of a mangan.

    Thin lines go on as if there was no cap (A, "Wann Fu keine Rolle spielt").

    >>> where_mangan_begins().get_ylabel()
    'base points'
    """
    ax = axes(ax)
    rules = rules_of(rules)
    legal = {cell for by in WinBy for cell in payments_by_cell(by=by, rules=rules)}
    meets = {}
    for han, look in zip(TABLE_HAN, LOOKS, strict=False):
        counted = {
            fu: base_points(han, fu, 0, rules=rules) for fu in TABLE_FU if (han, fu) in legal
        }
        capped = {fu: base for fu, (base, _) in counted.items()}
        exact = {fu: fu * 2 ** (han + 2) for fu in counted}
        ax.plot(
            [*exact], [*exact.values()], color=look.colour, linewidth=1.5, linestyle=":", zorder=1
        )
        draw_line(ax, capped, look, t("{han} han", han=han))
        meets[han] = next((fu for fu, (_, limit) in counted.items() if limit), None)
    for han, fu in meets.items():
        if fu:
            words = t("{han} han {fu} fu:\nmangan", han=han, fu=fu)
            write_note(ax, words, (fu, MANGAN.base), below=True)
    ax.set_ylim(0, 1.6 * MANGAN.base)
    ax.set_xticks(TABLE_FU)
    ax.set_xlabel(t("fu"))
    ax.set_ylabel(t("base points"))
    ax.yaxis.set_major_formatter(THOUSANDS)
    ax.legend(loc="upper left", ncols=2)
    first = [t("{han} han from {fu} fu", han=han, fu=fu) for han, fu in meets.items() if fu]
    return described(
        ax,
        t("Where fu alone make a mangan"),
        t(
            "Base points are fu × 2^(han + 2), a straight line for each han, twice as steep as "
            "the one before. They stop at the cap of {cap}: {first}.",
            cap=number(MANGAN.base),
            first=listing(first, "and"),
        ),
    )


@styled()
def tsumo_against_ron(ax: Axes | None = None, *, rules: Rules | str = DEFAULT) -> Axes:
    """How much more a tsumo brings than a ron with the same han and fu (document E).

    Each payment is rounded up by itself, so three payments gain more than one.

    >>> tsumo_against_ron().get_ylabel()
    'tsumo minus ron, in points'
    """
    ax = axes(ax)
    counts = Counter[int]()
    for dealer, look in zip((False, True), LOOKS, strict=False):
        ron, tsumo = (
            payments_by_cell(dealer=dealer, by=by, rules=rules) for by in (WinBy.RON, WinBy.TSUMO)
        )
        more = {cell: tsumo[cell].points - ron[cell].points for cell in ron if cell in tsumo}
        counts.update(more.values())
        ax.plot(
            [ron[cell].points for cell in more],
            list(more.values()),
            color=look.colour,
            marker=look.marker,
            linestyle="none",
            markersize=8 + 5 * dealer,  # rings inside squares: both are seen where they meet
            markerfacecolor="none",
            markeredgewidth=2,
            label=t("dealer") if dealer else t("non-dealer"),
        )
    of = counts.total()
    for gain, n in counts.items():
        words = t("{n} of {of} fields", n=n, of=of)
        ax.text(0.99, gain, words, transform=ax.get_yaxis_transform(), ha="right", va="center")
    ax.set_xscale("log", base=2)
    ax.set_xticks([1000 * 2**n for n in range(4)])
    ax.set_xlim(800, 30_000)
    ax.xaxis.set_major_formatter(THOUSANDS)
    ax.xaxis.set_minor_locator(NullLocator())
    ax.set_yticks(sorted(counts))
    ax.set_ylim(-40, max(counts) + 80)
    ax.set_xlabel(t("points by ron"))
    ax.set_ylabel(t("tsumo minus ron, in points"))
    ax.legend(loc="upper left", ncols=2)
    return described(
        ax,
        t("What a tsumo brings more than a ron"),
        t(
            "With the same han and fu a tsumo brings the same as a ron in {same} of {of} fields, "
            "up to {most} points more in the others, and never less: three payments are rounded "
            "up instead of one.",
            same=counts[0],
            of=of,
            most=max(counts),
        ),
    )
