"""Riichi scoring: the win, its yaku and fu, and what it pays."""

from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.fu_count import FuCount, FuLine
from mahjong_lessons.riichi.judging import forget
from mahjong_lessons.riichi.payments import Payment, points
from mahjong_lessons.riichi.rules import HINGES, RULES, SOURCES, Rules
from mahjong_lessons.riichi.scoring import Score, count_fu, count_readings, score
from mahjong_lessons.riichi.settlement import double_ron, exhausted_wall, nagashi_mangan
from mahjong_lessons.riichi.waits import Waits, waits
from mahjong_lessons.riichi.win import Circumstance, Win

__all__ = [
    "HINGES",
    "RULES",
    "SOURCES",
    "Circumstance",
    "FuCount",
    "FuLine",
    "Payment",
    "Rules",
    "Score",
    "Waits",
    "Win",
    "WinBy",
    "count_fu",
    "count_readings",
    "double_ron",
    "exhausted_wall",
    "forget",
    "nagashi_mangan",
    "points",
    "score",
    "waits",
]
