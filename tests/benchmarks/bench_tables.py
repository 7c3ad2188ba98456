"""How long the whole set of tables takes to build, once everything is imported.

    python tests/benchmarks/bench_tables.py

It prints and judges nothing: times depend on the machine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

import pandas as pd

from mahjong_lessons.lessons import (
    cheat_sheet,
    limit_table,
    open_cell,
    score_frame,
    score_table,
    set_table,
)

ROUNDS = 20


def frame() -> None:
    score_frame()


def tables() -> None:
    scores = score_table("ron"), score_table("tsumo"), limit_table()
    for table in (*scores, set_table()):
        table._repr_html_()


def cell() -> None:
    open_cell(3, 40)._repr_html_()


def sheet() -> None:
    cheat_sheet()


def milliseconds(build: Callable[[], None]) -> float:
    start = perf_counter()
    build()
    return 1000 * (perf_counter() - start)


def main() -> None:
    print(f"Python {sys.version.split()[0]}, pandas {pd.__version__}, {ROUNDS} rounds")
    for name, build in {
        "frame": frame,
        "tables drawn": tables,
        "one cell opened": cell,
        "cheat sheet": sheet,
    }.items():
        first, *later = [milliseconds(build) for _ in range(ROUNDS)]
        print(f"{name:15} first {first:5.1f} ms, then {median(later):5.1f} ms")


if __name__ == "__main__":
    main()
