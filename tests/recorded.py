"""The real wins as they lie in their file, read without the package's own reader."""

from __future__ import annotations

import csv
import gzip
from functools import cache
from importlib.resources import files


@cache
def rows() -> tuple[dict[str, str], ...]:
    """Every row by its columns, as text."""
    packed = files("mahjong_lessons.data").joinpath("real_wins.csv.gz")
    with packed.open("rb") as file, gzip.open(file, "rt", encoding="utf-8") as lines:
        return tuple(csv.DictReader(lines))
