"""Hong Kong scoring: from faan to units and payments, and the faan of a hand."""

from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.faan import Exclusion, FaanLine, forget
from mahjong_lessons.hongkong.patterns import PATTERNS, Pattern
from mahjong_lessons.hongkong.payments import (
    BelowMinimum,
    Payment,
    counted,
    exhausted_wall,
    pay,
    settle,
    units,
)
from mahjong_lessons.hongkong.rules import HINGES, RULES, SOURCES, Rules
from mahjong_lessons.hongkong.scoring import Score, ScoredReading, score
from mahjong_lessons.hongkong.stakes import STAKES, Stake
from mahjong_lessons.hongkong.unit_tables import TABLES
from mahjong_lessons.hongkong.waiting import Waits, waits
from mahjong_lessons.hongkong.win import Circumstance, Win

__all__ = [
    "HINGES",
    "PATTERNS",
    "RULES",
    "SOURCES",
    "STAKES",
    "TABLES",
    "BelowMinimum",
    "Circumstance",
    "Ending",
    "Exclusion",
    "FaanLine",
    "Pattern",
    "Payment",
    "Rules",
    "Score",
    "ScoredReading",
    "Stake",
    "Waits",
    "Win",
    "counted",
    "exhausted_wall",
    "forget",
    "pay",
    "score",
    "settle",
    "units",
    "waits",
]
