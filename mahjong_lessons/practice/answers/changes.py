"""How the four scores change, as a learner writes it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction

from mahjong_lessons.core.text import signed, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.unit_tables import Number
from mahjong_lessons.practice.answers.numbers import numbers_in, unit_words, without
from mahjong_lessons.practice.answers.plain import any_of, plain

RIICHI_EXAMPLE, HONG_KONG_EXAMPLE = "-100 +300 -100 -100", "+5 0 -5 0"
"""How four changes are written; no hand of either game moves so little, or five units."""

_KANJI = dict(zip("東南西北", Wind, strict=True))


def read_changes(text: str, example: str = RIICHI_EXAMPLE) -> str:
    """Read four changes, in the order E S W N or each beside its seat, with any marks between.

    Where seats are named, those that are not change nothing. Raises ``ValueError`` for other
    text, and shows the ``example``.

    >>> read_changes("-3500,0,5500,0"), read_changes("-1,000, +2,000, -500, -500")
    ('-3500 0 +5500 0', '-1000 +2000 -500 -500')
    >>> read_changes("West −2600, South +2600"), read_changes("E 0 S 2600 W -2600 N 0")
    ('0 +2600 -2600 0', '0 +2600 -2600 0')
    """
    written = without(plain(text), (*unit_words("points"), *unit_words("units")))
    seats = _seats()
    before, *rest = re.split(f"({any_of(seats)})", written)
    named = [seats[word] for word in rest[::2]]
    texts = [each.strip(" ,;/|:=") for each in rest[1::2]]
    found: dict[str, Number]
    if not named:
        found = dict(zip(Wind, _four(before), strict=False))
    elif sorted(named) == sorted(Wind) and not any(texts[:-1]):
        found = dict(zip(named, _four(texts[-1]), strict=False))
    elif before.strip(" ,;:") or len({*named}) < len(named):
        found = {}
    else:
        ways = [next(numbers_in(each, signs=True), ()) for each in texts]
        found = {seat: way[0] for seat, way in zip(named, ways, strict=True) if len(way) == 1}
        found = found if len(found) == len(named) else {}
    if not found:
        raise ValueError(t("four changes are asked for, E S W N: {example}", example=example))
    return written_changes(found)


def _seats() -> Mapping[str, Wind]:
    """Each seat by its letter, its English name, the reader's and its character."""
    names = {plain(name): seat for seat in Wind for name in (seat.value, seat.name, seat.word)}
    return {**names, **_KANJI}


def _four(written: str) -> Sequence[int]:
    """Four numbers; of several ways to read them the one that adds up best."""
    ways = [way for way in numbers_in(written, signs=True) if len(way) == len(Wind)]
    return min(ways, key=lambda way: abs(sum(way)), default=())


def written_changes(changes: Mapping[str, Number]) -> str:
    """Write changes in the order E S W N, with their signs; who is not named has 0.

    >>> written_changes({"E": 0, "S": 2600, "W": -2600, "N": 0})
    '0 +2600 -2600 0'
    """
    found = [changes.get(seat, 0) for seat in Wind]
    return " ".join(f"+{change}" if change > 0 else str(change) for change in found)


def four_changes(answer: str) -> tuple[Number, ...]:
    """The numbers of changes that were written so.

    >>> four_changes("0 +2600 -2600 0")
    (0, 2600, -2600, 0)
    """
    found = [Fraction(each) for each in answer.split()]
    return tuple(int(each) if each.denominator == 1 else each for each in found)


def say_changes(answer: str) -> str:
    """Changes as they are printed.

    >>> say_changes("0 +2600 -2600 0")
    '0 +2,600 −2,600 0'
    """
    return " ".join(map(signed, four_changes(answer)))
