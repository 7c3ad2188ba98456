"""A hand while it is being entered, tile by tile: pure values, whatever shows them.

``game`` says what differs between games, ``state`` holds what is entered and what can be
done next, ``calls`` finds the call that is meant, ``deal`` makes random wins, ``page`` is its twin
without a kernel.
"""

from mahjong_lessons.scorer import page as _page  # noqa: F401 (it says how an entry looks)
from mahjong_lessons.scorer.game import SampleWin, ScorerGame
from mahjong_lessons.scorer.hong_kong import HONG_KONG
from mahjong_lessons.scorer.riichi import RIICHI
from mahjong_lessons.scorer.state import HandEntry, Move, Refused

__all__ = ["HONG_KONG", "RIICHI", "HandEntry", "Move", "Refused", "SampleWin", "ScorerGame"]
