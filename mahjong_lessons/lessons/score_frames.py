"""The score table as a frame, for those who calculate with it; no table needs pandas."""

from __future__ import annotations

import pandas as pd

from mahjong_lessons.lessons.cells import score_cells
from mahjong_lessons.riichi.rules import DEFAULT, Rules


def score_frame(*, rules: Rules | str = DEFAULT) -> pd.DataFrame:
    """The score table as a tidy frame, one row a cell; empty numbers are missing values.

    >>> len(score_frame()), int(score_frame().legal.sum())
    (176, 156)
    """
    return pd.DataFrame(score_cells(rules=rules)).astype({"base": "Int64", "points": "Int64"})
