"""Stakes: what a unit is worth in points, by the name that players give it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.text import given, listing, number, t
from mahjong_lessons.hongkong.unit_tables import Number, exact


class Stake(NamedTuple):
    """What a unit is worth, under the name that players give it."""

    name: str
    cantonese: str
    points_per_unit: Number

    def as_record(self) -> Record:
        """The stake as plain data.

        >>> STAKES["ji-ng-gai"].as_record()["points_per_unit"]
        0.5
        """
        return record(self, "name", "cantonese", "points_per_unit")


STAKES: Mapping[str, Stake] = {
    stake.name: stake
    for stake in (
        Stake("ji-ng-gai", "二五雞", Fraction(1, 2)),
        Stake("ng-jat", "五一", 1),
        Stake("jat-ji-man", "一二蚊", 2),
    )
}
"""Stakes by name. Printed tables differ by these factors, so the name belongs to the table."""

MOST_POINTS = 1_000_000
"""No table plays for more points a unit."""


def points_per_unit(value: object) -> Number:
    """What a unit is worth, from a number or the name of a stake; ``ValueError`` for another.

    >>> points_per_unit("ji-ng-gai"), points_per_unit(2)
    (Fraction(1, 2), 2)
    """
    if isinstance(value, str) and value in STAKES:
        return STAKES[value].points_per_unit
    try:
        points = exact(value)
    except ValueError:
        points = 0
    if 0 < points <= MOST_POINTS:
        return points
    raise ValueError(
        t(
            "points_per_unit is a number above 0 and up to {most}, or {names}, not {value}",
            most=number(MOST_POINTS),
            names=listing([repr(name) for name in STAKES]),
            value=given(value),
        )
    )
