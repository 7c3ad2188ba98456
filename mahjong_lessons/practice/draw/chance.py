"""Chance that is the same on every Python: a seed gives one order, here and everywhere.

Only ``Random.random`` is used: its numbers for a whole-number seed are promised to
stay, while ``shuffle``, ``sample`` and ``choice`` have given other results before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

_T = TypeVar("_T")


def in_any_order(items: Sequence[_T], random: Random) -> Iterator[_T]:
    """Give every item once, in an order that chance decides.

    >>> list(in_any_order("abcde", Random(7)))
    ['b', 'a', 'e', 'd', 'c']
    """
    left = list(items)
    while left:
        place = int(random.random() * len(left))
        left[place], left[-1] = left[-1], left[place]
        yield left.pop()
