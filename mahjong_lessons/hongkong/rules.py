"""Rule sets of Hong Kong tables, as one frozen value.

Defaults follow document C; where it is silent they are what most sources say. Where
each value comes from stands in ``sources``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from types import MappingProxyType
from typing import ClassVar, NamedTuple

from mahjong_lessons.core import rules as rule_sets
from mahjong_lessons.core.rules import Agreed
from mahjong_lessons.core.text import given, listing, number, t
from mahjong_lessons.hongkong.unit_tables import TABLES, Bands, Number, bands, exact


class Stake(NamedTuple):
    """What a unit is worth, under the name that players give it."""

    name: str
    cantonese: str
    points_per_unit: Number


STAKES: Mapping[str, Stake] = MappingProxyType(
    {
        stake.name: stake
        for stake in (
            Stake("ji-ng-gai", "二五雞", Fraction(1, 2)),
            Stake("ng-jat", "五一", 1),
            Stake("jat-ji-man", "一二蚊", 2),
        )
    }
)
"""Stakes by name. Printed tables differ by these factors, so the name belongs to the table."""

MOST_POINTS = 1_000_000
"""No table plays for more points a unit."""

ALLOWED: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "table": tuple(TABLES),
        "limit": (10, 8, 13),
        "minimum": (3, 0, 1, 2, 4, 5, 6, 7, 8),
        "discard": ("double", "half", "pay-for-all"),
        "points_per_unit": (1, Fraction(1, 2), 2),
        "pure_one_suit": (7, 6),
        "small_winds": (6, 8, 10, "limit"),
        "small_dragons": (5, 4),
        "four_concealed": ("limit", 8, 0),
        "double_kong_replacement": (8, "limit"),
        "seven_pairs": (0, 3, 4, 5),
        "limit_hand_value": ("cap", "listed"),
        "concealed_kong_breaks_concealed": (True, False),
        "flowers": (False, True),
        "bonus_counts_to_minimum": (True, False),
        "concealed_with_flowers": (True, False),
        "flower_replacement": (0, 1),
        "seven_flowers": (0, 3),
        "eight_flowers": (0, 8, 13),
        "robbed_kong": ("discard", "self-draw"),
    }
)
"""The values that each rule can take, the default first; a table and points per unit are open."""


@dataclass(frozen=True)
class Rules(Agreed):
    """The choices that change what a hand is worth and who pays.

    ``table`` may be one of your own: a row of units from 0 faan on, or faan mapped to
    units. ``points_per_unit`` may be any number above 0 (up to a million), or the name of a
    stake. Raises ``ValueError`` for a value that a rule cannot take.

    >>> Rules(points_per_unit="ji-ng-gai").points_per_unit
    Fraction(1, 2)
    """

    ALLOWED: ClassVar[Mapping[str, tuple[object, ...]]] = ALLOWED
    OPEN: ClassVar[frozenset[str]] = frozenset({"table", "points_per_unit"})

    table: str | Bands = "half-spicy"
    """How faan become units: "half-spicy", "spicy", "laak" (in bands), or one of your own."""

    limit: int = 10
    """Faan above the limit are not counted: 10, 8 or 13."""

    minimum: int = 3
    """So many faan are needed to win, 0 to 8."""

    discard: str = "double"
    """Who pays for a discard: "double" (its player two shares), "half" (one share, and
    half a share from each of the others) or "pay-for-all" (its player three shares)."""

    points_per_unit: Number = 1
    """What a unit is worth, in points."""

    pure_one_suit: int = 7
    """Faan of a hand in one suit without honours: 7 or 6."""

    small_winds: int | str = 6
    """Faan of small four winds: 6, 8 or 10, or "limit"."""

    small_dragons: int = 5
    """Faan of small three dragons, their two pungs included: 5 or 4."""

    four_concealed: int | str = "limit"
    """Faan of four concealed pungs: "limit", 8, or 0 where it is no pattern."""

    double_kong_replacement: int | str = 8
    """Faan for winning on the tile drawn after two kongs in a row: 8, or "limit"."""

    seven_pairs: int = 0
    """Faan of seven pairs: 3, 4 or 5, or 0 where they do not win."""

    limit_hand_value: str = "cap"
    """Whether a limit hand counts the limit ("cap") or what lists print for it ("listed")."""

    concealed_kong_breaks_concealed: bool = True
    """Whether a hand with a concealed kong is no concealed hand."""

    flowers: bool = False
    """Whether the eight flower and season tiles are in play."""

    bonus_counts_to_minimum: bool = True
    """Whether faan of flowers count to the minimum."""

    concealed_with_flowers: bool = True
    """Whether the concealed hand counts its faan where flowers are in play."""

    flower_replacement: int = 0
    """Faan for winning on the tile that replaces a flower: 0 or 1."""

    seven_flowers: int = 0
    """Faan of seven flowers: 3, or 0 where they are no pattern."""

    eight_flowers: int = 0
    """Faan of all eight flowers: 8 or 13, or 0 where they are no pattern."""

    robbed_kong: str = "discard"
    """How a robbed kong is paid: like a "discard", or like a "self-draw", all three shares
    by the player who made the kong."""

    __hash__ = Agreed.__hash__  # a dataclass would make its own

    def __post_init__(self) -> None:
        self._check_range()
        object.__setattr__(self, "points_per_unit", _points_per_unit(self.points_per_unit))
        object.__setattr__(self, "table", _table(self.table))
        super().__post_init__()
        self._check_table()

    def _check_range(self) -> None:
        numbers = type(self.limit) is type(self.minimum) is int  # another kind is refused below
        if numbers and self.limit < self.minimum:
            raise ValueError(
                t(
                    "the limit is {limit} faan, below the minimum of {minimum}: no hand could win",
                    limit=self.limit,
                    minimum=self.minimum,
                )
            )

    def _check_table(self) -> None:
        first, last = self.bands[0][0], self.bands[-1][0]
        if first > self.minimum:
            raise ValueError(
                t(
                    "the table begins at {first} faan, but {minimum} are enough to win",
                    first=first,
                    minimum=self.minimum,
                )
            )
        has_gaps = last - first >= len(self.bands)
        if last < self.limit and not has_gaps:  # only bands hold on after their last row
            raise ValueError(
                t(
                    "the table ends at {last} faan, but the limit is {limit}",
                    last=last,
                    limit=self.limit,
                )
            )

    @property
    def bands(self) -> Bands:
        """The table as pairs of faan and units."""
        return TABLES[self.table] if isinstance(self.table, str) else self.table


def _points_per_unit(value: object) -> Number:
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


def _table(table: object) -> str | Bands:
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


_DOCUMENTS = Rules()
RULES: Mapping[str, Rules] = MappingProxyType(
    {
        "documents": _DOCUMENTS,
        "english-wikipedia": replace(
            _DOCUMENTS,
            points_per_unit=STAKES["ji-ng-gai"].points_per_unit,
            limit_hand_value="listed",
            concealed_kong_breaks_concealed=False,
            flowers=True,
            flower_replacement=1,
            seven_flowers=3,
            eight_flowers=13,
        ),
        "hkma": replace(
            _DOCUMENTS,
            points_per_unit=STAKES["jat-ji-man"].points_per_unit,
            small_winds="limit",
            double_kong_replacement="limit",
            flowers=True,
            robbed_kong="self-draw",
        ),
    }
)
"""Rule sets by name; "documents" is the default everywhere."""

DEFAULT = RULES["documents"]


def name_of(rules: Rules) -> str:
    """The name of a rule set, or "" for rules put together by hand.

    >>> name_of(Rules()), name_of(Rules(limit=8))
    ('documents', '')
    """
    return rule_sets.name_among(rules, RULES)


def rules_of(rules: Rules | str) -> Rules:
    """The rules themselves, or the rule set of that name.

    >>> rules_of("hkma").points_per_unit
    2
    """
    return rules if isinstance(rules, Rules) else rule_sets.find(rules, RULES)
