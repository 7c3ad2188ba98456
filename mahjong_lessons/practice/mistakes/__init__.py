"""Misconceptions of learners: each is data, and one small function that counts as its holder does.

``MISCONCEPTIONS`` holds all of them by id: F about fu, P about han, points and payments in
riichi, H about units in Hong Kong.
"""

from collections.abc import Mapping
from types import MappingProxyType

from mahjong_lessons.practice.mistakes.base import Misconception
from mahjong_lessons.practice.mistakes.fu import FU, FuMisconception
from mahjong_lessons.practice.mistakes.han import HAN, HanMisconception
from mahjong_lessons.practice.mistakes.hong_kong import HONG_KONG, HongKongMisconception
from mahjong_lessons.practice.mistakes.points import POINTS, PointMisconception
from mahjong_lessons.practice.mistakes.tally import Facts, Tally

MISCONCEPTIONS: Mapping[str, Misconception] = MappingProxyType({**FU, **HAN, **POINTS, **HONG_KONG})
"""All misconceptions by id."""

__all__ = [
    "FU",
    "HAN",
    "HONG_KONG",
    "MISCONCEPTIONS",
    "POINTS",
    "Facts",
    "FuMisconception",
    "HanMisconception",
    "HongKongMisconception",
    "Misconception",
    "PointMisconception",
    "Tally",
]
