"""The payments of the score table as plots need them, by han and fu."""

from __future__ import annotations

from mahjong_lessons.core.text import t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.cells import TABLE_FU, TABLE_HAN, HanFu, why_not
from mahjong_lessons.riichi.payments import Payment, points
from mahjong_lessons.riichi.rules import DEFAULT, Rules

TIMES = {False: 4, True: 6}
"""A non-dealer wins four times the base points, a dealer six times (document E)."""


def payments_by_cell(
    *, dealer: bool = False, by: str = WinBy.RON, rules: Rules | str = DEFAULT
) -> dict[HanFu, Payment]:
    """The payment of every field of the score table that a hand can reach.

    >>> payments_by_cell()[2, 30].points, (1, 25) in payments_by_cell()
    (2000, False)
    """
    return {
        (han, fu): points(han, fu, dealer=dealer, by=by, rules=rules)
        for han in TABLE_HAN
        for fu in TABLE_FU
        if not why_not(han, fu, by=by, rules=rules)
    }


def whose_win(dealer: bool, by: str) -> str:
    """Who won, and how, in words.

    >>> whose_win(False, "ron")
    "a non-dealer's ron"
    """
    words = {
        (False, WinBy.RON): t("a non-dealer's ron"),
        (True, WinBy.RON): t("a dealer's ron"),
        (False, WinBy.TSUMO): t("a non-dealer's tsumo"),
        (True, WinBy.TSUMO): t("a dealer's tsumo"),
    }
    return words[dealer, WinBy(by)]
