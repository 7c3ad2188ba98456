"""Tables of scores for lessons: wins, and the readings of one win, side by side."""

from __future__ import annotations

from mahjong_lessons.riichi.judging import YakuLine
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.scoring import score
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.text import listing, t
from mahjong_lessons.views import Cell, Table


def worth(*lines: str, rules: Rules | str = DEFAULT) -> Table:
    """Set wins below each other, with what each scores: yaku, han, fu and points.

    Points are without honba and sticks; by tsumo, all payments together.

    >>> print(worth("234567m345p99p67s ron 8s", "234567m345p99p67s tsumo 8s"))
       hand                       yaku                    han  fu  points
    -  -------------------------  ----------------------  ---  --  ------
    1  234567m34599p67s ron 8s    pinfu                     1  30   1,000
    2  234567m34599p67s tsumo 8s  menzen tsumo and pinfu    2  20   1,500
    """
    scores = [score(Win.parse(line), rules) for line in lines]
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (place, one.win, _names(one.yaku), one.han, one.fu.total, one.points)
        for place, one in enumerate(scores, start=1)
    )
    return Table(("", t("hand"), t("yaku"), t("han"), t("fu"), t("points")), rows)


def compare_readings(line: str, rules: Rules | str = DEFAULT) -> Table:
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
        for one in score(Win.parse(line), rules).readings
    )
    head = (t("reading"), t("sum"), t("fu"), t("yaku"), t("han"), t("points"))
    return Table(head, rows)


def _names(lines: tuple[YakuLine, ...]) -> str:
    return listing([t(line.name) for line in lines], t("and")) or t("no yaku")
