"""Tables of scores for lessons: wins, the readings of one win, what rounding does to points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from mahjong_lessons.core.text import N_, listing, number, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.judging import YakuLine
from mahjong_lessons.riichi.payments import MANGAN, points
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.scoring import score
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views import Cell, Table


def compare_scores(*lines: str, rules: Rules | str = DEFAULT) -> Table:
    """Set wins below each other, with what each scores: yaku, han, fu and points.

    Points are without honba and sticks; by tsumo, all payments together.

    >>> print(compare_scores("234567m345p99p67s ron 8s", "234567m345p99p67s tsumo 8s"))
       hand                       yaku                    han  fu  points
    -  -------------------------  ----------------------  ---  --  ------
    1  234567m34599p67s ron 8s    pinfu                     1  30   1,000
    2  234567m34599p67s tsumo 8s  menzen tsumo and pinfu    2  20   1,500
    """
    scores = [score(Win.parse(line), rules=rules) for line in lines]
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (place, one.win, _names(one.yaku), one.han, one.fu.total, one.points)
        for place, one in enumerate(scores, start=1)
    )
    return Table(("", t("hand"), t("yaku"), t("han"), t("fu"), t("points")), rows)


def compare_readings(line: str, *, rules: Rules | str = DEFAULT) -> Table:
    """Set all readings of one win below each other, the best first, with what each scores.

    The block that the winning tile completed is marked; the wait stands behind it.

    >>> print(compare_readings("56678m22p666z pon 888s ron 7m"))
    reading                             sum  fu  yaku   han  points
    ----------------------------------  ---  --  -----  ---  ------
    567m [678m] 22p 666z 888s, kanchan   32  40  hatsu    1   1,300
    [567m] 678m 22p 666z 888s, ryanmen   30  30  hatsu    1   1,000
    """
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (one.reading, one.fu.raw, one.fu.total, _names(one.yaku), one.han, one.points)
        for one in score(Win.parse(line), rules=rules).readings
    )
    head = (t("reading"), t("sum"), t("fu"), t("yaku"), t("han"), t("points"))
    return Table(head, rows)


def ambiguous(wins: Iterable[Win], *, rules: Rules | str = DEFAULT) -> Table:
    """Count the wins that can be read in several ways, and where the reading matters.

    >>> lines = "56678m22p666z pon 888s ron 7m", "23345789m567p44s ron 4m riichi seat W"
    >>> for words, n in ambiguous(map(Win.parse, lines)).rows:
    ...     print(n, words)
    2 wins
    2 with more than one reading
    2 whose readings are worth different points
    1 of these, best read with fewer fu
    0 with equal points, and the reading with more han comes first
    """
    found: Counter[str] = Counter()
    for win in wins:
        found[N_("wins")] += 1
        if len(win.readings) == 1:
            continue
        best, *others = score(win, rules=rules).readings
        found[N_("with more than one reading")] += 1
        cheaper = [one for one in others if one.points < best.points]
        found[N_("whose readings are worth different points")] += bool(cheaper)
        more_fu = any(one.fu.total > best.fu.total for one in cheaper)
        found[N_("of these, best read with fewer fu")] += more_fu
        ties = (one for one in others if one.points == best.points and one.han < best.han)
        found[N_("with equal points, and the reading with more han comes first")] += any(ties)
    return Table((t("wins"), t("number")), tuple((t(words), n) for words, n in found.items()))


def rounded_up(*fus: int, dealer: bool = False, rules: Rules | str = DEFAULT) -> Table:
    """Build rows of the score table for ron: fu × 2^(2 + han) × 4 or × 6, and the points.

    >>> print(rounded_up(25, 40))
    fu  1 han          2 han          3 han          4 han
    --  -------------  -------------  -------------  --------------
    25  –              1,600          3,200          6,400
    40  1,280 → 1,300  2,560 → 2,600  5,120 → 5,200  10,240 → 8,000
    """
    hans = range(1, MANGAN.han)
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (fu, *(_rounding(han, fu, dealer, rules) for han in hans)) for fu in fus
    )
    return Table((t("fu"), *(t("{n} han", n=han) for han in hans)), rows)


def _rounding(han: int, fu: int, dealer: bool, rules: Rules | str) -> str:
    """Exact points and what is paid for them; "–" where there is no such hand."""
    try:
        paid = points(han, fu, dealer=dealer, by=WinBy.RON, rules=rules).points
    except ValueError:
        return "–"
    exact = fu * 2 ** (2 + han) * (6 if dealer else 4)
    return number(paid) if paid == exact else f"{number(exact)} → {number(paid)}"


def _names(lines: tuple[YakuLine, ...]) -> str:
    return listing([t(line.name) for line in lines], "and") or t("no yaku")
