"""Misconceptions of learners: each is data, and one small function that counts as its holder does.

``MISCONCEPTIONS`` holds all of them by id: F about fu, P about points and payments in
riichi, H about units in Hong Kong.
"""

from collections.abc import Mapping
from types import MappingProxyType

from mahjong_lessons.practice.misconceptions.base import Misconception
from mahjong_lessons.practice.misconceptions.fu import FU, FuMisconception
from mahjong_lessons.practice.misconceptions.tally import Facts, Tally

MISCONCEPTIONS: Mapping[str, Misconception] = MappingProxyType({**FU})
"""All misconceptions by id."""

__all__ = ["FU", "MISCONCEPTIONS", "Facts", "FuMisconception", "Misconception", "Tally"]
