"""Which numbers are possible answers at all; what is not may be a slip of the keyboard.

``told`` is what the question is about, as it was read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import product
from typing import Any, TypeAlias

from mahjong_lessons.hongkong.unit_tables import TABLES
from mahjong_lessons.practice.answers.changes import four_changes
from mahjong_lessons.practice.answers.payments import written_payment
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import (
    FU_VALUES,
    HONBA_POINTS,
    KIRIAGE_BASE,
    LIMITS,
    MANGAN,
    STICK_POINTS,
    YAKUMAN,
    shares,
    worth,
)

Possible: TypeAlias = Callable[[str, Any], bool]
"""Whether an answer, as it was read, can be the answer to such a question."""

_MOST_YAKUMAN = 6
_SEATS_AND_WAYS = tuple(product((False, True), (False, True)))
"""Dealer or not, ron or not."""


def any_answer(answer: str, told: object) -> bool:
    """For kinds of questions of which nothing is known."""
    return True


def is_fu(answer: str, told: object) -> bool:
    """Fu that count.

    >>> is_fu("40", None), is_fu("400", None)
    (True, False)
    """
    return int(answer) in FU_VALUES


def is_fu_sum(answer: str, told: object) -> bool:
    """A sum of fu: 25, or even.

    >>> is_fu_sum("34", None), is_fu_sum("43", None)
    (True, False)
    """
    return int(answer) == _SEVEN_PAIRS or (
        int(answer) % 2 == 0 and FU_VALUES[0] <= int(answer) <= FU_VALUES[-1]
    )


_SEVEN_PAIRS = 25


def is_up_to(most: int) -> Possible:
    """Numbers that are no greater.

    >>> is_up_to(19)("22", None)
    False
    """
    return lambda answer, told: int(answer) <= most


@cache
def _bases() -> frozenset[int]:
    """All base points there are."""
    below = {fu * 2 ** (han + 2) for fu in FU_VALUES for han in range(1, MANGAN.han)}
    return frozenset(
        {base for base in below if base <= KIRIAGE_BASE}
        | {limit.base for limit in LIMITS}
        | {YAKUMAN.base * n for n in range(1, _MOST_YAKUMAN + 1)}
    )


def is_base(answer: str, told: object) -> bool:
    """Base points of some han and fu."""
    return int(answer) in _bases()


@cache
def _worths() -> frozenset[int]:
    return frozenset(
        {worth(base, dealer=d, by_ron=ron) for base in _bases() for d, ron in _SEATS_AND_WAYS}
    )


def is_worth(answer: str, told: object) -> bool:
    """What some hand is worth, of a dealer or not, by ron or tsumo; and 0.

    >>> is_worth("1300", None), is_worth("13000", None)
    (True, False)
    """
    return int(answer) == 0 or int(answer) in _worths()


def is_worth_with_counters(answer: str, told: HandValue) -> bool:
    """The same with the honba and sticks that are asked about, or without."""
    counters = HONBA_POINTS * told.honba, STICK_POINTS * told.sticks
    sums = {0, *counters, sum(counters)}
    return any(is_worth(str(int(answer) - more), told) for more in sums)


@lru_cache(maxsize=16)
def _payments(honba: int) -> frozenset[str]:
    return frozenset(written for base in _bases() for written in _paid(base, honba))


def _paid(base: int, honba: int) -> Iterator[str]:
    """Each payment of so many base points, in its short form."""
    for dealer, ron in _SEATS_AND_WAYS:
        discarder, from_dealer, others = shares(base, dealer=dealer, by_ron=ron)
        more = honba * (HONBA_POINTS if ron else HONBA_POINTS // 3)
        one = (discarder or others) + more
        yield written_payment(one, from_dealer and from_dealer + more)


def is_payment(answer: str, told: HandValue) -> bool:
    """A payment of some hand, with the honba that are asked about or without."""
    return answer in _payments(0) or answer in _payments(told.honba)


def are_riichi_changes(answer: str, told: object) -> bool:
    """Changes that make up what lay on the table: nothing, or sticks.

    >>> are_riichi_changes("0 +2600 -1600 0", None), are_riichi_changes("0 +2600 -260 0", None)
    (True, False)
    """
    total = sum(four_changes(answer))
    return total >= 0 and total % STICK_POINTS == 0


def are_hong_kong_changes(answer: str, told: object) -> bool:
    """Changes that add up to nothing."""
    return sum(four_changes(answer)) == 0


_UNITS = frozenset(units for table in TABLES.values() for _, units in table)


def are_units(answer: str, told: object) -> bool:
    """Units that stand in some table, and 0.

    >>> are_units("24", None), are_units("240", None)
    (True, False)
    """
    return int(answer) == 0 or int(answer) in _UNITS
