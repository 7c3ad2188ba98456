"""The same hand in other tiles: suits swapped, counted from the other end, other dragons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from random import Random

from mahjong_lessons.practice.draw.chance import in_any_order
from mahjong_lessons.riichi.win import Win

_SUITS, _NUMBERS, _DRAGONS = "mps", "123456789", "567"
_DISGUISES = tuple(
    product(permutations(_SUITS), (_NUMBERS, _NUMBERS[::-1]), permutations(_DRAGONS))
)


def disguised(line: str, suits: Sequence[str], numbers: str, dragons: Sequence[str]) -> str:
    """A win in other suits, perhaps counted from the other end, with other dragons.

    >>> disguised("123m05p77z ron 6p", "psm", "987654321", "675")
    '987p05s55z ron 4s'
    """
    words = [
        _other_tiles(w, suits, numbers, dragons) if w[0].isdigit() else w for w in line.split()
    ]
    return " ".join(words)


def _other_tiles(word: str, suits: Sequence[str], numbers: str, dragons: Sequence[str]) -> str:
    by_suit = dict(zip(_SUITS, suits, strict=True))
    written, digits = "", ""
    for letter in word:
        if letter.isdigit():
            digits += letter
            continue
        others = dragons if letter == "z" else numbers
        known = _DRAGONS if letter == "z" else _NUMBERS
        table = str.maketrans(dict(zip(known, others, strict=True)))
        written += digits.translate(table) + by_suit.get(letter, letter)
        digits = ""
    return written


def in_disguise(lines: Sequence[str], random: Random) -> Iterator[str]:
    """Some wins in every disguise, each hand once before any twice."""
    rounds = [in_any_order(_DISGUISES, random) for _ in lines]
    seen = set()
    while lines:
        for line, disguises in in_any_order(list(zip(lines, rounds, strict=True)), random):
            disguise = next(disguises, None)
            if disguise is None:
                return
            win = str(Win.parse(disguised(line, *disguise)))
            if win not in seen:
                seen.add(win)
                yield win
