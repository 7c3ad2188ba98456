"""Hong Kong scoring: from faan to units and payments, and the faan of a hand."""

from mahjong_lessons.hongkong.payments import (
    BelowMinimum,
    Payment,
    counted,
    draw,
    pay,
    settle,
    units,
)
from mahjong_lessons.hongkong.rules import RULES, STAKES, Rules, Stake
from mahjong_lessons.hongkong.sources import SOURCES
from mahjong_lessons.hongkong.unit_tables import TABLES

__all__ = [
    "RULES",
    "SOURCES",
    "STAKES",
    "TABLES",
    "BelowMinimum",
    "Payment",
    "Rules",
    "Stake",
    "counted",
    "draw",
    "pay",
    "settle",
    "units",
]
