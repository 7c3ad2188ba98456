"""How long each plot takes after import, from the engine's numbers to the SVG of a lesson.

    python tests/benchmarks/bench_plots.py

It prints and judges nothing: times depend on the machine. The aim is below 300 ms.
"""

from __future__ import annotations

from statistics import median
from time import perf_counter

from mahjong_lessons import plots
from tests.plots.test_plots import FORMS, drawn

ROUNDS = 5


def milliseconds(form: str) -> float:
    """One drawing, in ms."""
    start = perf_counter()
    plots.show(drawn(form))
    return 1000 * (perf_counter() - start)


if __name__ == "__main__":
    for form in FORMS:
        first, *others = (milliseconds(form) for _ in range(1 + ROUNDS))
        print(f"{form:<30} first {first:6.0f} ms   then median {median(others):6.0f} ms")
