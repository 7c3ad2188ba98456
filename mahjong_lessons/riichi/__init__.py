"""Riichi scoring: the win, its yaku and fu, and what it pays."""

from mahjong_lessons.riichi.fu import FuKind, round_up_fu
from mahjong_lessons.riichi.fu_count import FuCount, FuLine
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.judging import YakuLine, forget
from mahjong_lessons.riichi.payments import LIMITS, Limit, Payment, points
from mahjong_lessons.riichi.recipes import RECIPES, Recipe, RecipeCount, SideBySide, side_by_side
from mahjong_lessons.riichi.rules import HINGES, RULES, SOURCES, Rules
from mahjong_lessons.riichi.scoring import Score, ScoredReading, count_fu, count_readings, score
from mahjong_lessons.riichi.settlement import double_ron, exhausted_wall, nagashi_mangan
from mahjong_lessons.riichi.waiting import Waits, waits
from mahjong_lessons.riichi.win import Circumstance, Win
from mahjong_lessons.riichi.yaku import YAKU, Yaku

__all__ = [
    "HINGES",
    "LIMITS",
    "RECIPES",
    "RULES",
    "SOURCES",
    "YAKU",
    "Circumstance",
    "FuCount",
    "FuKind",
    "FuLine",
    "HandValue",
    "Limit",
    "Payment",
    "Recipe",
    "RecipeCount",
    "Rules",
    "Score",
    "ScoredReading",
    "SideBySide",
    "Waits",
    "Win",
    "Yaku",
    "YakuLine",
    "count_fu",
    "count_readings",
    "double_ron",
    "exhausted_wall",
    "forget",
    "nagashi_mangan",
    "points",
    "round_up_fu",
    "score",
    "side_by_side",
    "waits",
]
