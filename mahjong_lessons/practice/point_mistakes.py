"""Mistakes that people make between han and fu and the points, as data.

Each is the right method with one step done otherwise, so what it gives on a cell is
worked out, not noted down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from mahjong_lessons.notation import WinBy
from mahjong_lessons.practice.given import Given
from mahjong_lessons.riichi.payments import LIMITS, MANGAN, base_points, round_up_points
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.tables import score_frame
from mahjong_lessons.text import t
from mahjong_lessons.views import Cell, Table

Shares: TypeAlias = Mapping[tuple[bool, WinBy], tuple[int, ...]]

SHARES: Shares = MappingProxyType(
    {
        (False, WinBy.RON): (4,),
        (True, WinBy.RON): (6,),
        (False, WinBy.TSUMO): (1, 1, 2),
        (True, WinBy.TSUMO): (2, 2, 2),
    }
)
"""How many times the base points each payer pays; dealer or not, and how it was won."""


@dataclass(frozen=True, slots=True)
class PointMistake:
    """A mistake: what somebody did, and the points that this gives.

    >>> POINT_MISTAKES["P07"].gives(Given(1, 30), DEFAULT)
    900
    """

    did: str
    gives: Callable[[Given, Rules], int]


def mistaken(name: str, *abouts: str, rules: Rules | str = DEFAULT) -> Table:
    """Set cells below each other, with their points and with those that a mistake gives.

    ``abouts`` are lines such as "3 han 30 fu, dealer". Raises ``ValueError`` for one that
    cannot be read, ``KeyError`` for an unknown mistake.

    >>> print(mistaken("P05", "1 han 30 fu", "1 han 50 fu"))
    base points rounded to 100 first
    win                           right     so
    ----------------------------  -----  -----
    1 han 30 fu, non-dealer, ron  1,000  1,200
    1 han 50 fu, non-dealer, ron  1,600  1,600
    """
    these, mistake = rules_of(rules), POINT_MISTAKES[name]
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (str(given), given.pay(these).points, mistake.gives(given, these))
        for given in map(Given.parse, abouts)
    )
    return Table((t("win"), t("right"), t("so")), rows, caption=t(mistake.did))


def mistakes_on(about: str, *names: str, rules: Rules | str = DEFAULT) -> Table:
    """For one cell the right points, and those that each of some mistakes gives.

    >>> print(mistakes_on("1 han 30 fu, dealer", "P06", "P09"))
    1 han 30 fu, dealer, ron
    what was done                        points
    -----------------------------------  ------
    all right                             1,500
    payments rounded to the nearest 100   1,400
    a dealer's ron × 4                    1,000
    """
    these, given = rules_of(rules), Given.parse(about)
    mistakes = [POINT_MISTAKES[name] for name in names]
    rows = tuple((t(mistake.did), mistake.gives(given, these)) for mistake in mistakes)
    right = (t("all right"), given.pay(these).points)
    return Table((t("what was done"), t("points")), (right, *rows), caption=str(given))


def cells_changed(*names: str, rules: Rules | str = DEFAULT) -> Table:
    """For each mistake the number of cells of the score table in which it shows.

    >>> print(cells_changed("P08"))
    mistake                                                  cells   of
    -------------------------------------------------------  -----  ---
    for the dealer the rounded points of a non-dealer × 1.5      8  156
    """
    these = rules_of(rules)
    cells = list(_cells(these))
    rows = tuple(
        (
            t(mistake.did),
            sum(mistake.gives(cell, these) != cell.pay(these).points for cell in cells),
            len(cells),
        )
        for mistake in map(POINT_MISTAKES.__getitem__, names)
    )
    return Table((t("mistake"), t("cells"), t("of")), rows)


def _cells(rules: Rules) -> Iterator[Given]:
    frame = score_frame(rules)
    cells = frame.loc[frame["legal"], ["han", "fu", "dealer", "by"]]
    for han, fu, dealer, by in cells.to_numpy().tolist():
        yield Given(han, fu, dealer, WinBy(by))


# --- the right method, in steps that can go wrong ---------------------------------


def _exact(given: Given, exponent: int = 2) -> int:
    exact: int = (given.fu or 0) * 2 ** (given.han + exponent)
    return exact


def _right_base(given: Given, rules: Rules) -> int:
    return base_points(given.han, given.fu or 0, given.yakuman, rules)[0]


def _capped(base: int, han: int) -> int:
    return min(base, MANGAN.base) if han < MANGAN.han else base


def _paid(
    base: int,
    given: Given,
    rounding: Callable[[int], int] = round_up_points,
    shares: Shares = SHARES,
) -> int:
    return sum(rounding(base * times) for times in shares[given.dealer, given.by])


def _nearest(amount: int) -> int:
    return (amount + 50) // 100 * 100


def _down(amount: int) -> int:
    return amount // 100 * 100


# --- the mistakes -----------------------------------------------------------------


def _exponent(more: int) -> Callable[[Given, Rules], int]:
    """2^(han + more) for 2^(han + 2)."""
    return lambda given, _: _paid(_capped(_exact(given, more), given.han), given)


def _linear(given: Given, _: Rules) -> int:
    return _paid(_capped((given.fu or 0) * 4 * given.han, given.han), given)


def _rounded_base(given: Given, rules: Rules) -> int:
    return _paid(round_up_points(_right_base(given, rules)), given)


def _rounded(rounding: Callable[[int], int]) -> Callable[[Given, Rules], int]:
    return lambda given, rules: _paid(_right_base(given, rules), given, rounding)


def _half_more(given: Given, rules: Rules) -> int:
    """The dealer's ron from a non-dealer's rounded points."""
    base = _right_base(given, rules)
    if not given.dealer or given.by is WinBy.TSUMO:
        return _paid(base, given)
    return round_up_points(round_up_points(base * 4) * 3 // 2)


def _dealer_forgotten(given: Given, rules: Rules) -> int:
    shares = {**SHARES, (True, WinBy.RON): (4,)}
    return _paid(_right_base(given, rules), given, shares=shares)


def _doubled(given: Given, rules: Rules) -> int:
    """The rounded ron of the lowest han with these fu, doubled for each han more."""
    first = 2 if given.fu == 25 else 1
    if given.han >= MANGAN.han or given.by is WinBy.TSUMO:
        return _paid(_right_base(given, rules), given)
    lowest = Given(first, given.fu, dealer=given.dealer)
    doubled: int = _paid(_right_base(lowest, rules), lowest) * 2 ** (given.han - first)
    return min(doubled, _paid(MANGAN.base, given))


def _no_cap(given: Given, rules: Rules) -> int:
    if given.han >= MANGAN.han:
        return _paid(_right_base(given, rules), given)
    return _paid(_exact(given), given)


def _fu_above(given: Given, _: Rules) -> int:
    return _paid(_capped(_exact(given), given.han), given)


def _all_doubled(given: Given, rules: Rules) -> int:
    """Each limit twice the one below."""
    place = sum(limit.han <= given.han for limit in LIMITS)
    base = MANGAN.base * 2 ** (place - 1) if place else _right_base(given, rules)
    return _paid(base, given)


_EARLY = ((12, 8000), (10, 6000), (7, 4000), (6, 3000), (5, 2000))
"""The limits, each one han too early where it can be mixed up."""


def _early(given: Given, rules: Rules) -> int:
    early = (base for han, base in _EARLY if han <= given.han)
    return _paid(next(early, _right_base(given, rules)), given)


POINT_MISTAKES: Mapping[str, PointMistake] = MappingProxyType(
    {
        "P01": PointMistake("2^han for 2^(han + 2)", _exponent(0)),
        "P02": PointMistake("2^(han + 1) for 2^(han + 2)", _exponent(1)),
        "P03": PointMistake("2^(han + 3) for 2^(han + 2)", _exponent(3)),
        "P04": PointMistake("fu × 4 × han: no doubling", _linear),
        "P05": PointMistake("base points rounded to 100 first", _rounded_base),
        "P06": PointMistake("payments rounded to the nearest 100", _rounded(_nearest)),
        "P07": PointMistake("payments rounded down", _rounded(_down)),
        "P08": PointMistake("for the dealer the rounded points of a non-dealer × 1.5", _half_more),
        "P09": PointMistake("a dealer's ron × 4", _dealer_forgotten),
        "P10": PointMistake("rounded points doubled for each han", _doubled),
        "P11": PointMistake("no cap at a mangan", _no_cap),
        "P12": PointMistake("fu used from 5 han on", _fu_above),
        "P13": PointMistake("each limit twice the one below", _all_doubled),
        "P14": PointMistake("limits one han early", _early),
    }
)
"""The mistakes by their short names."""
