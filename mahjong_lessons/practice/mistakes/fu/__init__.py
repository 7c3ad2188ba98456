"""What people get wrong when they count fu.

Each misconception is the right recipe with a line of it changed (or the reading, or the
rounding), so two of them at once compose.
"""

from collections.abc import Mapping

from mahjong_lessons.practice.mistakes.fu.base_and_win import BASE_AND_WIN
from mahjong_lessons.practice.mistakes.fu.misconception import FuMisconception
from mahjong_lessons.practice.mistakes.fu.pair_and_wait import PAIR_AND_WAIT
from mahjong_lessons.practice.mistakes.fu.readings import READINGS
from mahjong_lessons.practice.mistakes.fu.sets import SETS
from mahjong_lessons.practice.mistakes.fu.total import TOTAL
from mahjong_lessons.practice.mistakes.misconception import by_id

FU: Mapping[str, FuMisconception] = by_id((*READINGS, *SETS, *BASE_AND_WIN, *PAIR_AND_WAIT, *TOTAL))
"""The misconceptions about fu by id, in the order in which they act."""
