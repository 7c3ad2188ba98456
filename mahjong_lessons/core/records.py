"""Values as plain data for other programs: what every ``as_record`` is made of.

A key is the name of the attribute that it tells, so that the same fact has the same key
everywhere. Names of yaku, patterns, kinds and rules are the package's own words, never
translated; what is a sentence for people (``why``, ``steps``, ``unsure`` …) comes in the
language that is spoken. Tiles, hands and wins are written in the one-line notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from enum import Enum
from fractions import Fraction
from typing import Any, TypeAlias

Record: TypeAlias = dict[str, Any]
"""Texts, numbers, True, False, None, lists and records: what JSON can hold."""


class Written:
    """A value that is one line of text, for other programs too.

    >>> from mahjong_lessons.riichi import Win
    >>> Win.parse("111m456678p35s99s ron 4s reach").as_record()
    '111m456678p3599s ron 4s riichi'
    """

    __slots__ = ()

    def as_record(self) -> str:
        """The value as it is written in the one-line notation."""
        return str(self)


def record(value: object, *names: str) -> Record:
    """What a value tells under these names of its attributes, as plain data.

    >>> from mahjong_lessons.core.tiles import Tile
    >>> record(Tile.parse("0p"), "suit", "rank", "red")
    {'suit': 'p', 'rank': 5, 'red': True}
    """
    return {name: as_plain(getattr(value, name)) for name in names}


def as_plain(value: Any) -> Any:
    """One value as JSON can hold it; ``TypeError`` for what has no record.

    An exact number stays exact: half a point is 0.5, and a third the text "1/3".

    >>> as_plain({"E": Fraction(1, 2), "S": (Fraction(1, 3), None)})
    {'E': 0.5, 'S': ['1/3', None]}
    """
    if hasattr(value, "as_record"):
        return value.as_record()
    match value:
        case Enum():
            return value.value
        case None | bool() | int() | str():
            return value
        case Fraction():
            return float(value) if _FINEST % value.denominator == 0 else str(value)
        case Mapping():
            return {as_plain(key): as_plain(each) for key, each in value.items()}
        case Set():
            return sorted(map(as_plain, value))
        case Iterable():
            return list(map(as_plain, value))
    raise TypeError(f"{type(value).__name__} has no as_record")


_FINEST = 1000
"""Parts of a thousand are written as numbers; of others JSON would hold no exact ones."""
