"""What people get wrong between han and fu and the points, and when these are shared out.

Each misconception is the right formula with a step done otherwise, so what it gives is
worked out, not noted down.
"""

from collections.abc import Mapping

from mahjong_lessons.practice.mistakes.misconception import by_id
from mahjong_lessons.practice.mistakes.points.misconception import PointMisconception
from mahjong_lessons.practice.mistakes.points.payments import PAYMENTS
from mahjong_lessons.practice.mistakes.points.table import OTHER_RULES, TABLE

POINTS: Mapping[str, PointMisconception] = by_id((*TABLE, *PAYMENTS, *OTHER_RULES))
"""The misconceptions about points and payments by id."""
