"""Riichi and Hong Kong side by side for lessons: one hand in both games, and how they grow."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from fractions import Fraction

from mahjong_lessons import hongkong, riichi
from mahjong_lessons.core.hand import IncompleteHandError
from mahjong_lessons.core.readings import Form
from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.data import real_wins
from mahjong_lessons.hongkong.unit_tables import MOST_FAAN
from mahjong_lessons.lessons.faan import patterns_of
from mahjong_lessons.views import Cell, Table

EXAMPLE_FU = 30
"""Real wins count 30 fu more often than any other number."""


def as_hong_kong(win: riichi.Win) -> hongkong.Win:
    """The same tiles won in the Hong Kong game: no riichi, no dora, no red fives, no liability.

    The last tile, a kong's replacement tile, a robbed kong and a win on the first turn are
    patterns there too. A ron before the own first draw is one off the dealer alone.

    >>> as_hong_kong(riichi.Win.parse("123406m345p99p67s ron 8s riichi from W"))
    Win.parse("123456m34599p67s discard 8s from W")
    """
    there = {_THERE[flag] for flag in win.circumstances if flag in _THERE}
    if _Here.RENHOU in win.circumstances and win.discarder is Wind.EAST:
        there.add(_There.EARTHLY)
    return hongkong.Win(
        win.hand.plain,
        win.by,
        circumstances=frozenset(there),
        seat=win.seat,
        round=win.round,
        discarder=win.discarder,
    )


_Here, _There = riichi.win.Circumstance, hongkong.Circumstance
_THERE = {
    _Here.HAITEI: _There.LAST_TILE,
    _Here.HOUTEI: _There.LAST_TILE,
    _Here.RINSHAN: _There.KONG_REPLACEMENT,
    _Here.CHANKAN: _There.ROBBING_KONG,
    _Here.TENHOU: _There.HEAVENLY,
    _Here.CHIIHOU: _There.EARTHLY,
}
"""Circumstances of riichi that are a Hong Kong pattern too; the others are riichi's own."""


def _head() -> tuple[str, ...]:
    return t("riichi"), t("points"), t("Hong Kong"), t("faan"), t("Hong Kong points")


def _in_both(win: riichi.Win) -> tuple[Cell, ...]:
    return *_in_riichi(win), *_in_hong_kong(win)


def numbered(wins: Iterable[riichi.Win]) -> Table:
    """Set wins below each other, each with its number.

    >>> print(numbered([riichi.Win.parse("234567m345p99p67s ron 8s")]))
       hand
    -  -----------------------
    1  234567m34599p67s ron 8s
    """
    return Table(("", t("hand")), tuple(enumerate(wins, start=1)))


def compare_both(*lines: str) -> Table:
    """Score wins in riichi's notation in both games.

    The last column of each game is what the winner receives, in points (Hong Kong: one
    point a unit), 0 where the hand does not win.

    >>> compare_both("123m456p78s55p chi 234s ron 9s")
    Table(1 rows: , riichi, points, Hong Kong, faan, Hong Kong points)
    """
    wins = map(riichi.Win.parse, lines)
    rows = tuple((place, *_in_both(win)) for place, win in enumerate(wins, start=1))
    return Table(("", *_head()), rows)


def _in_riichi(win: riichi.Win) -> tuple[Cell, ...]:
    scored = riichi.score(win)
    names = " + ".join(t(line.name) for line in scored.yaku)
    return names or t("no yaku: no win"), scored.points


def _in_hong_kong(win: riichi.Win) -> tuple[Cell, ...]:
    try:
        scored = hongkong.score(as_hong_kong(win))
    except IncompleteHandError:
        return t("seven pairs: no winning hand"), 0, 0
    another = next(seat for seat in Wind if seat is not win.seat)
    loser = None if win.by is WinBy.TSUMO else win.discarder or another
    received = scored.settle(discarder=loser)[win.seat] if scored.meets_minimum else 0
    return patterns_of(scored), scored.faan, received


def faan_of_real_wins(every: int = 1) -> Table:
    """Count the faan that the recorded riichi wins would have in the Hong Kong game.

    With ``every=3`` every third win is taken. Their players built them for riichi. Seven pairs
    are left out, for by the default rules they do not win there. Shares are in wins of 100, "or
    more" adds those with more faan; in both a rare hand that was recorded twice as often weighs
    one half (see ``data``).

    >>> faan_of_real_wins(every=50).head
    ('faan', 'wins', 'of 100', 'or more')
    """
    wins: Counter[int] = Counter()
    weights: dict[int, float] = defaultdict(float)
    for real in real_wins()[::every]:
        win = as_hong_kong(real.win)
        if win.readings[0].form is not Form.CHIITOITSU:
            faan = hongkong.score(win).faan
            wins[faan] += 1
            weights[faan] += real.weight
    of_100 = 100 / sum(weights.values())
    rows = tuple(
        (
            faan,
            wins[faan],
            f"{of_100 * weights[faan]:.1f}",
            f"{of_100 * sum(weights[more] for more in wins if more >= faan):.1f}",
        )
        for faan in range(max(wins) + 1)
    )
    caption = t(
        "{n} recorded riichi wins, without seven pairs; in the shares rare hands that were "
        "recorded twice as often weigh one half",
        n=number(wins.total()),
    )
    return Table((t("faan"), t("wins"), t("of 100"), t("or more")), rows, caption=caption)


def growth_table(counts: Iterable[int]) -> Table:
    """What one han or one faan more multiplies the worth by, in both games.

    Riichi is a non-dealer's ron with 30 fu; the units are those without a limit.

    >>> print(growth_table([2, 5, 6]))
    han or faan  riichi  step    half-spicy  step    spicy  step
    -----------  ------  ------  ----------  ------  -----  ----
              2   2,000  × 2              4  × 2         4  × 2
              5   8,000  × 1.04          24  × 1.5      32  × 2
              6  12,000  × 1.5           32  × 1.33     64  × 2
    """
    head = [t("han or faan"), t("riichi"), t("step")]
    head += [word for name in _TABLES for word in (name, t("step"))]
    rows = tuple(
        (
            count,
            *_worth_and_step(riichi_points(count), riichi_points(count - 1)),
            *(cell for name in _TABLES for cell in _worth_and_step(*_units(name, count))),
        )
        for count in counts
    )
    return Table(tuple(head), rows)


_TABLES = ("half-spicy", "spicy")


def riichi_points(han: int) -> int:
    """Points of a non-dealer's ron with 30 fu; 0 without a han.

    >>> riichi_points(3), riichi_points(0)
    (3900, 0)
    """
    return riichi.points(han, EXAMPLE_FU, dealer=False, by="ron").points if han else 0


def _units(table: str, faan: int) -> tuple[int, int]:
    rules = hongkong.Rules(table=table, limit=MOST_FAAN)
    return hongkong.units(faan, rules=rules), hongkong.units(faan - 1, rules=rules) if faan else 0


def _worth_and_step(now: int, before: int) -> tuple[int, str]:
    return now, f"× {float(Fraction(now, before)):.3g}" if before else ""
