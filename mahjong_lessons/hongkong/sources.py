"""Where the values of the Hong Kong rules come from, and how sure each of them is."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mahjong_lessons.core.rules import UNKNOWN, Source
from mahjong_lessons.hongkong.rules import ALLOWED, STAKES

_ENGLISH = "English Wikipedia, Hong Kong mahjong scoring rules"
_CANTONESE = "Cantonese Wikipedia"
_CHINESE = "Chinese Wikipedia, 廣東麻雀籌碼計法"
_LIST = f"{_ENGLISH}; document C has no list of patterns"
_SEEN = Source("lists of rules name 0, 1 and 2 too; most tables ask for 3", "C")
_NOT_SEEN = Source("no list of rules seen names it: here to be tried", "choice")

_ROWS: Mapping[str, Mapping[object, Source]] = {
    "table": {
        "half-spicy": Source('C, "Fan in Einheiten"', "document"),
        "spicy": Source('C, "Fan in Einheiten", last column', "document"),
        "laak": Source("bigproduction.com; mahjong.wikidot, 2013", "B"),
    },
    "limit": {faan: Source('C, "Das Limit"', "document") for faan in (10, 8, 13)},
    "minimum": {
        3: Source('C, "Fan in Einheiten", below the table', "document"),
        0: _SEEN,
        1: Source("the rules of a television tournament, 2026, in hk-mahjong-trainer", "C"),
        2: _SEEN,
        **dict.fromkeys(range(4, 9), _NOT_SEEN),
    },
    "discard": {
        "double": Source('C, "Sieg durch Ablage und Selbstziehen"', "document"),
        "pay-for-all": Source('C, "Zahlen für alle"; no other source has it', "document"),
        "half": Source(f"{_CHINESE}; {_ENGLISH}; yawnoc/mahjong-scorer", "B"),
    },
    "points_per_unit": {
        1: Source('C, the example: 1 point a unit; the stake "ng-jat", 五一', "document"),
        STAKES["ji-ng-gai"].points_per_unit: Source(
            f'the stake "ji-ng-gai", 二五雞: what {_ENGLISH} and {_CANTONESE} print', "B"
        ),
        STAKES["jat-ji-man"].points_per_unit: Source(
            f'the stake "jat-ji-man", 一二蚊: {_CHINESE}; the HKMA, quoted by others', "B"
        ),
    },
    "pure_one_suit": {7: Source(_LIST, "B"), 6: Source(f"{_CANTONESE}, a footnote", "C")},
    "small_winds": {
        6: Source(f"{_ENGLISH}; {_CANTONESE}; riichi_advanced", "B"),
        8: Source("hk-mahjong-coach, a rule set", "C"),
        10: Source("mahjong.wikidot; GamblingKings", "B"),
        "limit": Source("the HKMA, quoted by others; hk-mahjong on npm", "B"),
    },
    "small_dragons": {
        5: Source(f"{_ENGLISH}; {_CANTONESE}; the HKMA, quoted by others", "B"),
        4: Source("a club's list; a television tournament, 2026", "B"),
    },
    "four_concealed": {
        "limit": Source(f"{_ENGLISH}; the HKMA, quoted by others", "B"),
        8: Source(f"{_CANTONESE}; riichi_advanced", "B"),
        0: Source("hk-mahjong on PyPI: no pattern of its own", "C"),
    },
    "double_kong_replacement": {
        8: Source(f"{_ENGLISH}; riichi_advanced", "B"),
        "limit": Source("the HKMA, quoted by others", "C"),
    },
    "seven_pairs": {
        0: Source(f"{_CANTONESE}: not everywhere a win; a tournament bans them", "B"),
        3: Source(f"{_CANTONESE}, where they are played", "C"),
        4: Source(f"{_ENGLISH}, some variants; riichi_advanced", "B"),
        5: Source("mahjong.wikidot", "C"),
    },
    "limit_hand_value": {
        "cap": Source('C, "Das Limit"', "document"),
        "listed": Source(f"{_ENGLISH}; {_CANTONESE}", "B"),
    },
    "concealed_kong_breaks_concealed": {
        True: Source(f"{_CANTONESE}; the HKMA, quoted by others", "B"),
        False: Source(_ENGLISH, "C"),
    },
    "flowers": {
        False: Source("C does not name flowers: the course's choice for first lessons", "choice"),
        True: Source(f"{_ENGLISH}; {_CANTONESE}; riichi_advanced", "B"),
    },
    "bonus_counts_to_minimum": {
        True: Source("one program says so; most sources are silent: the course's choice", "choice"),
        False: Source("Wikipedia, Mahjong: the old Hong Kong rules", "C"),
    },
    "concealed_with_flowers": {
        True: Source(_ENGLISH, "C"),
        False: Source(_CANTONESE, "C"),
    },
    "flower_replacement": {
        0: Source(f"{_CANTONESE}; the HKMA, quoted by others", "B"),
        1: Source(f"{_ENGLISH}; riichi_advanced", "B"),
    },
    "seven_flowers": {
        0: Source("C does not name flowers: the course's choice", "choice"),
        3: Source(f"{_ENGLISH}; {_CANTONESE}", "B"),
    },
    "eight_flowers": {
        0: Source("C does not name flowers: the course's choice", "choice"),
        8: Source(_CANTONESE, "C"),
        13: Source(_ENGLISH, "C"),
    },
    "robbed_kong": {
        "discard": Source("C names no other way to pay for another player's tile", "choice"),
        "self-draw": Source("an answer on Yahoo Hong Kong, 2007; the HKMA, quoted by others", "B"),
    },
}

SOURCES: Mapping[str, Mapping[object, Source]] = MappingProxyType(
    {
        rule: MappingProxyType({value: _ROWS[rule].get(value, UNKNOWN) for value in values})
        for rule, values in ALLOWED.items()
    }
)
"""For each rule and each value that it can take, where that value comes from, and how sure.

>>> SOURCES["limit"][10]
Source(where='C, "Das Limit"', sure='document')
"""
