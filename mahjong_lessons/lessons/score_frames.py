"""The tables as pandas frames, tidy: one row for each cell.

Numbers stay numbers; how they are written for a reader is decided where they are shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product, zip_longest
from typing import Any

import pandas as pd

from mahjong_lessons.core.text import listing, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.fu import SET_FU, WAIT_FU
from mahjong_lessons.riichi.payments import (
    COUNTED_YAKUMAN_HAN,
    FU_VALUES,
    LIMITS,
    MANGAN,
    YAKUMAN,
    Payment,
    points,
)
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of

TABLE_HAN = tuple(range(1, MANGAN.han))
"""The han of the score table: below those for which fu stop to count."""

TABLE_FU = tuple(fu for fu in FU_VALUES if fu <= 110)
"""The fu of the score table (document E prints 25 to 70)."""

VALUES = ("base", "points", "payments", "limit", "legal", "why_not")
"""The columns that say what a cell holds; the others say which cell it is."""

_Row = dict[str, object]


def score_frame(rules: Rules | str = DEFAULT) -> pd.DataFrame:
    """Every cell of the score table, one a row, in points (documents B and E).

    ``by`` and ``dealer`` say how and by whom the hand was won. ``points`` is its worth
    without honba and sticks, ``base`` the base points. ``payments`` is what is paid: by
    ron one number, by a non-dealer's tsumo what each non-dealer and what the dealer
    pays, by a dealer's tsumo what all pay. Where no hand exists, ``legal`` is false,
    ``why_not`` gives the reason, and the others are empty. Raises ``ValueError`` for an
    unknown rule set.

    >>> score_frame().query("han == 2 and fu == 30").payments.to_list()
    ['2000', '2900', '500/1000', '1000 all']
    >>> len(score_frame()), int(score_frame().legal.sum())
    (176, 156)
    """
    these = rules_of(rules)
    rows = [
        {"han": han, "fu": fu, "dealer": dealer, "by": by.value}
        | _cell(han, fu, dealer=dealer, by=by, rules=these)
        for by, dealer, fu, han in product(WinBy, (False, True), TABLE_FU, TABLE_HAN)
    ]
    return pd.DataFrame(rows).astype({"base": "Int64", "points": "Int64"})


def wide(
    values: str = "points",
    *,
    by: str = WinBy.RON,
    dealer: bool = False,
    rules: Rules | str = DEFAULT,
) -> pd.DataFrame:
    """One column of :func:`score_frame` laid out: a row for each fu, a column for each han.

    Raises ``ValueError`` for another column, way to win or rule set than there is.

    >>> wide().loc[30].to_list()
    [1000, 2000, 3900, 7700]
    """
    if values not in VALUES:
        raise ValueError(
            t('there is no column "{name}": choose {names}', name=values, names=listing(VALUES))
        )
    frame = score_frame(rules)
    shown = frame[(frame["by"] == way_to_win(by)) & (frame["dealer"] == dealer)]
    return shown.pivot(index="fu", columns="han", values=values)


def limit_frame(rules: Rules | str = DEFAULT) -> pd.DataFrame:
    """Every limit from mangan to two yakuman, one payment a row (document E).

    ``least`` and ``most`` are the han that it takes: ``most`` is empty where there is no
    end, both where a yakuman is not counted in han. The other columns are those of
    :func:`score_frame`. Raises ``ValueError`` for an unknown rule set.

    >>> limit_frame().query("dealer and by == 'ron'").points.to_list()
    [12000, 18000, 24000, 36000, 48000, 48000, 96000]
    """
    these = rules_of(rules)
    rows = [
        {"limit": name, "least": least, "most": most, "dealer": dealer, "by": by.value}
        | _paid(points(least or 0, dealer=dealer, by=by, yakuman=yakuman, rules=these))
        for name, least, most, yakuman in _limits(these)
        for by, dealer in product(WinBy, (False, True))
    ]
    return pd.DataFrame(rows).astype({"least": "Int64", "most": "Int64"})


def set_frame() -> pd.DataFrame:
    """Fu of every kind of set (A, B step 3, D "Pon").

    >>> set_frame().loc["closed triplet"].to_list()
    [4, 8]
    """
    return pd.DataFrame.from_dict(
        {kind.word: fu for kind, fu in SET_FU.items()},
        orient="index",
        columns=[t("simples"), t("terminals and honours")],
    )


def wait_frame() -> pd.DataFrame:
    """Fu of every wait (A, B step 5, D "Wachtend Spel").

    >>> wait_frame().fu.to_dict()["pair wait"]
    2
    """
    return pd.DataFrame.from_dict(
        {kind.word: fu for kind, fu in WAIT_FU.items()}, orient="index", columns=[t("fu")]
    )


def why_not(han: int, fu: int, *, by: str = WinBy.RON, rules: Rules | str = DEFAULT) -> str:
    """Why no hand has these han and fu, in words; "" where there are such hands.

    Raises ``ValueError`` for han and fu that are not in the table at all.

    >>> why_not(1, 25)
    '25 fu are seven pairs, which are 2 han already: 1 han 25 fu does not exist'
    >>> why_not(2, 25)
    ''
    """
    check_cell(han, fu)
    by = way_to_win(by)
    return str(_cell(han, fu, dealer=False, by=by, rules=rules_of(rules))["why_not"])


def check_cell(han: int, fu: int) -> None:
    """Raise ``ValueError`` for han and fu that are not in the table."""
    for name, value, allowed in (("han", han, TABLE_HAN), ("fu", fu, TABLE_FU)):
        if value not in allowed:
            words = listing([str(each) for each in allowed])
            raise ValueError(
                t(
                    "the table has {name} {values}, not {value}",
                    name=name,
                    values=words,
                    value=value,
                )
            )


def way_to_win(by: str) -> WinBy:
    """The way to win of that name; ``ValueError`` if there is none."""
    if by not in list(WinBy):
        names = listing([repr(way.value) for way in WinBy])
        raise ValueError(t("by is {names}, not {by!r}", names=names, by=by))
    return WinBy(by)


def rows_of(frame: pd.DataFrame) -> Iterator[Any]:
    """The rows of a frame, each with its columns as attributes."""
    return iter(frame.itertuples(index=False))


# --- cells ------------------------------------------------------------------------


def _cell(han: int, fu: int, *, dealer: bool, by: WinBy, rules: Rules) -> _Row:
    reason = _unreached(han, fu, by, rules)
    if not reason:
        try:
            payment = points(han, fu, dealer=dealer, by=by, rules=rules)
        except ValueError as impossible:
            reason = str(impossible)
    if reason:
        return dict(zip(VALUES, (None, None, "", "", False, reason), strict=True))
    return _paid(payment) | {"limit": payment.limit, "legal": True, "why_not": ""}


def _paid(payment: Payment) -> _Row:
    return {"base": payment.base, "points": payment.points, "payments": _payments(payment)}


def _payments(payment: Payment) -> str:
    if payment.discarder:
        return str(payment.discarder)
    if payment.dealer:
        return f"{payment.others}/{payment.dealer}"
    return t("{n} all", n=payment.others)


def _unreached(han: int, fu: int, by: WinBy, rules: Rules) -> str:
    """Why 110 fu are out of reach for 1 han: no more than two closed kans are allowed.

    A third closed triplet or kan is sanankou, a third kan sankantsu, four triplets
    toitoi: 2 han each. What is left, each with a pair of ``double_wind_pair_fu``: by ron
    30, two kans of 32 and a triplet that the ron finished, 4; by tsumo, open, 22, the
    same sets, and a pair wait, 2.
    """
    if (han, fu) != (1, 110):
        return ""
    most = {WinBy.RON: 30 + 2 * 32 + 4, WinBy.TSUMO: 22 + 2 * 32 + 4 + 2}[by]
    most += rules.double_wind_pair_fu
    if most > fu - 10:
        return ""
    return t(
        "with 1 han a {by} has {most} fu at most: three closed triplets, three kans "
        "or four triplets would be 2 han",
        by=by.value,
        most=most,
    )


def _limits(rules: Rules) -> Iterator[tuple[str, int | None, int | None, int]]:
    """Each limit's name, its least and most han, and how many yakuman it is."""
    counted = rules.counted_yakuman
    held = [limit for limit in LIMITS if limit is not YAKUMAN or counted != "sanbaiman"]
    for limit, above in zip_longest(held, held[1:]):
        most = above.han - 1 if above else None
        if limit is not YAKUMAN:
            yield limit.name, limit.han, most, 0
        elif counted == "unlimited":
            twice = 2 * COUNTED_YAKUMAN_HAN
            yield "counted yakuman", limit.han, twice - 1, 0
            yield "two counted yakuman", twice, twice + COUNTED_YAKUMAN_HAN - 1, 0
        else:
            yield "counted yakuman", limit.han, most, 0
    yield "yakuman", None, None, 1
    if rules.double_yakuman:
        yield "double yakuman", None, None, 2
    elif rules.yakuman_add_up:
        yield "two yakuman", None, None, 2
