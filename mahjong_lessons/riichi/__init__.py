"""Riichi scoring: the win, its fu, and what it pays."""

from mahjong_lessons.notation import WinBy
from mahjong_lessons.riichi.fu import FuCount, FuLine, count_fu, count_readings
from mahjong_lessons.riichi.payments import Payment, points
from mahjong_lessons.riichi.rules import RULES, Rules
from mahjong_lessons.riichi.win import Circumstance, Win

__all__ = [
    "RULES",
    "Circumstance",
    "FuCount",
    "FuLine",
    "Payment",
    "Rules",
    "Win",
    "WinBy",
    "count_fu",
    "count_readings",
    "points",
]
