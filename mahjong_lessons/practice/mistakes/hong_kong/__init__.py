"""What people get wrong between faan and payments in Hong Kong."""

from collections.abc import Mapping

from mahjong_lessons.practice.mistakes.hong_kong.misconception import (
    HongKongMisconception,
    Method,
)
from mahjong_lessons.practice.mistakes.hong_kong.rows import ROWS
from mahjong_lessons.practice.mistakes.misconception import by_id

HONG_KONG: Mapping[str, HongKongMisconception] = by_id(ROWS)
"""The misconceptions about units and who pays them, by id."""

__all__ = ["HONG_KONG", "HongKongMisconception", "Method"]
