"""From faan to units: tables as data, and the closed forms that make them.

A unit is what each loser pays on a self-draw (document C, first table).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from fractions import Fraction
from itertools import pairwise
from operator import index
from typing import SupportsIndex, TypeAlias

from mahjong_lessons.core.text import given, listing, t

Number: TypeAlias = int | Fraction
"""An exact number: a whole one, or a fraction such as half a point."""

Bands: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs of faan and units; units hold from these faan up to the next pair."""

MOST_FAAN = 13
"""The highest limit in use, and the last row of every printed table."""

KNEE = 4
"""Up to so many faan both tables double."""


def half_spicy(faan: int) -> int:
    """Units on the half-spicy table: doubling up to 4 faan, then × 1.5 and × 4/3 in turn.

    Two faan together still double. Source: document C, "Fan in Einheiten".

    >>> [half_spicy(faan) for faan in range(14)]
    [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384]
    """
    if faan <= KNEE:
        return spicy(faan)
    pairs, one_more = divmod(faan, 2)
    return spicy(pairs + 1) * (2 + one_more)


def spicy(faan: int) -> int:
    """Units on the spicy table, where every faan doubles (document C, last column).

    >>> [spicy(faan) for faan in (3, 5, 10, 13)]
    [8, 32, 1024, 8192]
    """
    return 1 << faan  # 2 to the power of faan


TABLES: Mapping[str, Bands] = {
    "half-spicy": tuple((faan, half_spicy(faan)) for faan in range(MOST_FAAN + 1)),
    "spicy": tuple((faan, spicy(faan)) for faan in range(MOST_FAAN + 1)),
    "laak": ((0, 1), (1, 2), (2, 4), (3, 8), (4, 16), (7, 32), (10, 64)),
}
"""The tables with a name: two of document C, and one in bands (4 to 6, 7 to 9, 10 and more)."""


def bands(table: Mapping[int, int] | Iterable[object]) -> Bands:
    """A table of one's own: a row of units from 0 faan on, or faan mapped to units.

    A mapping may have gaps: units hold until the next entry. Pairs may come in any order.
    Raises ``ValueError`` for units that fall, for faan that are there twice, and for what is
    no whole number.

    >>> bands([1, 2, 4, 8]), bands({3: 1, 4: 2, 7: 4, 10: 8})
    (((0, 1), (1, 2), (2, 4), (3, 8)), ((3, 1), (4, 2), (7, 4), (10, 8)))
    """
    pairs = _pairs(table)
    if not pairs:
        raise ValueError(t("a table needs at least one row of faan and units"))
    for (faan, units), (more, higher) in pairwise(pairs):
        if faan == more:
            raise ValueError(t("a table has one row for each number, but {n} is twice", n=faan))
        if higher < units:
            raise ValueError(
                t(
                    "units never fall as faan rise, but {faan} faan are {units} and {more} are {n}",
                    faan=faan,
                    units=units,
                    more=more,
                    n=higher,
                )
            )
    return pairs


def _pairs(table: Mapping[int, int] | Iterable[object]) -> Bands:
    if isinstance(table, str | bytes | bytearray | Set):
        raise ValueError(
            t("a table is a row of units, or faan mapped to units, not {table}", table=given(table))
        )
    rows: Sequence[object] = list(table.items() if isinstance(table, Mapping) else table)
    if not any(isinstance(row, tuple | list) for row in rows):
        rows = list(enumerate(rows))
    return tuple(sorted(map(_pair, rows)))


def _pair(row: object) -> tuple[int, int]:
    """A row of the table, checked."""
    if not isinstance(row, tuple | list) or len(row) != 2:
        raise ValueError(t("a table row is faan and units, not {row!r}", row=row))
    faan, units = map(whole, row)
    if faan is None or not units:
        raise ValueError(
            t("faan are whole numbers from 0 up and units from 1 up, not {row!r}", row=row)
        )
    return faan, units


def table_of(table: object) -> str | Bands:
    """The name of a table, or the bands of one's own; ``ValueError`` for another name.

    >>> table_of("spicy"), table_of([1, 2])
    ('spicy', ((0, 1), (1, 2)))
    """
    if isinstance(table, str) and table in TABLES:
        return table
    if isinstance(table, Mapping | Iterable) and not isinstance(table, str | bytes):
        return bands(table)
    raise ValueError(
        t(
            "table is {names}, or units for each number of faan, not {table}",
            names=listing([repr(name) for name in TABLES]),
            table=given(table),
        )
    )


def whole(value: object) -> int | None:
    """A whole number from 0 up, of Python or of a table; None for what is none, as True or 3.0.

    >>> whole(3), whole(3.0), whole(-1)
    (3, None, None)
    """
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    number = index(value)
    return number if number >= 0 else None


def exact(value: object) -> Number:
    """A number without rounding: 0.5 is one half.

    Raises ``ValueError`` for what is none, and for text with more digits than anybody writes.

    >>> exact(0.5), exact("1/2"), exact(2.0)
    (Fraction(1, 2), Fraction(1, 2), 2)
    """
    try:
        number = value if isinstance(value, int | Fraction) else _read(value)
        if isinstance(value, bool):
            raise TypeError
    except (TypeError, ValueError, ZeroDivisionError):
        raise ValueError(t("{value} is not a number", value=given(value))) from None
    return number.numerator if number.denominator == 1 else number


_MOST_WRITTEN, _MOST_EXPONENT = 40, 3
"""Characters of a number, and digits of its exponent: 1e308 is a float's greatest."""


def _read(value: object) -> Fraction:
    """A number from its text; one with a great exponent would take hours to write out."""
    text = str(value)
    exponent = text.lower().partition("e")[2].lstrip("+-")
    if len(text) > _MOST_WRITTEN or len(exponent) > _MOST_EXPONENT:
        raise ValueError
    return Fraction(text)
