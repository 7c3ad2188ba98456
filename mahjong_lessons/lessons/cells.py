"""The cells of the score table and of the limits, as rows of data: numbers and why there are none.

How they are written for a reader is decided where they are shown (``score_tables``).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product, zip_longest
from typing import NamedTuple, TypeAlias

from mahjong_lessons.core.text import N_, listing, t
from mahjong_lessons.core.vocabulary import WinBy
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

HanFu: TypeAlias = tuple[int, int]
"""Han and fu: where a cell stands in the score table."""


class ScoreCell(NamedTuple):
    """A cell of the score table, in points; where no hand exists, ``why_not`` says why.

    ``points`` is the worth without honba and sticks, ``base`` the base points.
    ``payments`` is what is paid: by ron one number, by a non-dealer's tsumo what each
    non-dealer and what the dealer pays, by a dealer's tsumo what all pay.
    """

    han: int
    fu: int
    dealer: bool
    by: str
    base: int | None
    points: int | None
    payments: str
    limit: str
    legal: bool
    why_not: str


class LimitCell(NamedTuple):
    """A limit for one winner, in points as in :class:`ScoreCell`.

    ``least`` and ``most`` are the han that it takes: ``most`` is None where there is no
    end, both where a yakuman is not counted in han.
    """

    limit: str
    least: int | None
    most: int | None
    dealer: bool
    by: str
    base: int
    points: int
    payments: str


def score_cells(*, rules: Rules | str = DEFAULT) -> tuple[ScoreCell, ...]:
    """Every cell of the score table (documents B and E).

    Raises ``ValueError`` for an unknown rule set.

    >>> [cell.payments for cell in score_cells() if (cell.han, cell.fu) == (2, 30)]
    ['2000', '2900', '500/1000', '1000 all']
    """
    these = rules_of(rules)
    return tuple(
        _cell(han, fu, dealer=dealer, by=by, rules=these)
        for by, dealer, fu, han in product(WinBy, (False, True), TABLE_FU, TABLE_HAN)
    )


def limit_cells(*, rules: Rules | str = DEFAULT) -> tuple[LimitCell, ...]:
    """Every limit from mangan to two yakuman, for each winner (document E).

    Raises ``ValueError`` for an unknown rule set.

    >>> [cell.points for cell in limit_cells() if cell.dealer and cell.by == "ron"]
    [12000, 18000, 24000, 36000, 48000, 48000, 96000]
    """
    these = rules_of(rules)
    cells = []
    for name, least, most, yakuman in _limits(these):
        for by, dealer in product(WinBy, (False, True)):
            payment = points(least or 0, dealer=dealer, by=by, yakuman=yakuman, rules=these)
            paid = payment.base, payment.points, _payments(payment)
            cells.append(LimitCell(name, least, most, dealer, by.value, *paid))
    return tuple(cells)


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
    return _cell(han, fu, dealer=False, by=by, rules=rules_of(rules)).why_not


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


# --- cells ------------------------------------------------------------------------


def _cell(han: int, fu: int, *, dealer: bool, by: WinBy, rules: Rules) -> ScoreCell:
    where = han, fu, dealer, by.value
    reason = _unreached(han, fu, by, rules)
    if not reason:
        try:
            payment = points(han, fu, dealer=dealer, by=by, rules=rules)
            paid = payment.base, payment.points, _payments(payment), payment.limit
            return ScoreCell(*where, *paid, legal=True, why_not="")
        except ValueError as impossible:
            reason = str(impossible)
    return ScoreCell(*where, None, None, "", "", legal=False, why_not=reason)


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
            yield N_("counted yakuman"), limit.han, twice - 1, 0
            yield N_("two counted yakuman"), twice, twice + COUNTED_YAKUMAN_HAN - 1, 0
        else:
            yield N_("counted yakuman"), limit.han, most, 0
    yield N_("yakuman"), None, None, 1
    if rules.double_yakuman:
        yield N_("double yakuman"), None, None, 2
    elif rules.yakuman_add_up:
        yield N_("two yakuman"), None, None, 2
