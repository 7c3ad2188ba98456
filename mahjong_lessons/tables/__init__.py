"""Tables of points: the whole score table, the limits, fu of sets and waits, a cheat sheet.

The arithmetic stays in the engine; here it is laid out. One long frame holds every cell
(:func:`score_frame`), and every table is a view of it. Another holds the real wins
(:func:`real_wins_frame`), with what the documents claim of real play.
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
from mahjong_lessons.tables.real_claims import REAL_CLAIMS, claim_frame, claim_table
from mahjong_lessons.tables.real_play import (
    COLUMNS,
    Estimate,
    estimate,
    estimate_table,
    estimates_by,
    real_wins_frame,
    triplets,
)
from mahjong_lessons.tables.sheet import cheat_sheet

__all__ = [
    "COLUMNS",
    "REAL_CLAIMS",
    "TABLE_FU",
    "TABLE_HAN",
    "Estimate",
    "PointTable",
    "cheat_sheet",
    "claim_frame",
    "claim_table",
    "estimate",
    "estimate_table",
    "estimates_by",
    "limit_frame",
    "limit_table",
    "open_cell",
    "real_wins_frame",
    "score_frame",
    "score_table",
    "set_frame",
    "set_table",
    "triplets",
    "wait_frame",
    "wait_table",
    "why_not",
    "wide",
]
