"""Misconceptions of learners: each is a row, with a small function that counts as its holder does.

``MISCONCEPTIONS`` holds all of them by id: F about fu, P about han, points and payments in
riichi, H about units in Hong Kong.
"""

from collections.abc import Mapping

from mahjong_lessons.practice.mistakes.fu import FU
from mahjong_lessons.practice.mistakes.fu.hand_seen import HandSeen
from mahjong_lessons.practice.mistakes.fu.misconception import FuMisconception
from mahjong_lessons.practice.mistakes.fu.tally import FuTally
from mahjong_lessons.practice.mistakes.han import HAN, HanMisconception
from mahjong_lessons.practice.mistakes.hong_kong import HONG_KONG, HongKongMisconception
from mahjong_lessons.practice.mistakes.misconception import Misconception, Sample, by_id
from mahjong_lessons.practice.mistakes.points import POINTS
from mahjong_lessons.practice.mistakes.points.misconception import PointMisconception

MISCONCEPTIONS: Mapping[str, Misconception] = by_id(
    (*FU.values(), *HAN.values(), *POINTS.values(), *HONG_KONG.values())
)
"""All misconceptions by id."""

__all__ = [
    "FU",
    "HAN",
    "HONG_KONG",
    "MISCONCEPTIONS",
    "POINTS",
    "FuMisconception",
    "FuTally",
    "HanMisconception",
    "HandSeen",
    "HongKongMisconception",
    "Misconception",
    "PointMisconception",
    "Sample",
]
