"""Tables of points: the whole score table, the limits, fu of sets and waits, a cheat sheet.

The arithmetic stays in the engine; here it is laid out. One long frame holds every cell
(:func:`score_frame`), and every table is a view of it.
"""

from mahjong_lessons.exhibits.ledgers import set_table
from mahjong_lessons.tables.frames import (
    TABLE_FU,
    TABLE_HAN,
    limit_frame,
    score_frame,
    set_frame,
    wait_frame,
    why_not,
    wide,
)
from mahjong_lessons.tables.grid import PointTable
from mahjong_lessons.tables.layout import limit_table, open_cell, score_table, wait_table
from mahjong_lessons.tables.sheet import cheat_sheet

__all__ = [
    "TABLE_FU",
    "TABLE_HAN",
    "PointTable",
    "cheat_sheet",
    "limit_frame",
    "limit_table",
    "open_cell",
    "score_frame",
    "score_table",
    "set_frame",
    "set_table",
    "wait_frame",
    "wait_table",
    "why_not",
    "wide",
]
