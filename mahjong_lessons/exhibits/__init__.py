"""What the lessons show: ledgers with gaps, tables of rules, yaku and shares, a game's sheet.

Each function is a few lines around the engine, so that a lesson's cell can stay short.
"""

from mahjong_lessons.exhibits.ledgers import (
    compare,
    compare_recipes,
    faded,
    lines_of,
    predict,
    set_table,
)

__all__ = ["compare", "compare_recipes", "faded", "lines_of", "predict", "set_table"]
