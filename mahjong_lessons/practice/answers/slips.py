"""Slips of the keyboard: what a finger does to a number that the head has right."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise


def is_slip(given: str, meant: str) -> bool:
    """Whether one slip of a finger makes one text of numbers of the other.

    A slip is a nought too many, a digit twice, a digit left out, or two neighbours swapped.

    >>> [is_slip(given, "1300") for given in ("13000", "130", "13300", "3100", "1400")]
    [True, True, True, True, False]
    >>> is_slip("500/10000", "500/1000"), is_slip("1300", "1300")
    (True, False)
    """
    return given != meant and abs(len(given) - len(meant)) <= 1 and given in _slips(meant)


def _slips(meant: str) -> Iterator[str]:
    """Every text that one slip makes."""
    for place, character in enumerate(meant):
        if character.isdigit():
            before, after = meant[:place], meant[place + 1 :]
            yield before + after
            yield before + character * 2 + after
            yield f"{before}{character}0{after}"
    for place, (one, other) in enumerate(pairwise(meant)):
        if one.isdigit() and other.isdigit():
            yield meant[:place] + other + one + meant[place + 2 :]
