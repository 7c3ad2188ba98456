"""How long parsing and counting take on the real wins, and what an import costs.

    python tests/benchmarks/bench_fu.py

It prints and judges nothing: times depend on the machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from statistics import median, quantiles
from time import perf_counter_ns
from typing import TypeVar

from mahjong_lessons.data import real_wins
from mahjong_lessons.riichi import Win, count_fu

HEAVY = ("IPython", "ipywidgets", "matplotlib", "numpy", "pandas")
STARTS = 5

T = TypeVar("T")

_TIMED_IMPORT = """
import sys, time
start = time.perf_counter()
import mahjong_lessons.riichi
print(time.perf_counter() - start)
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def report(what: str, task: Callable[[T], object], values: Iterable[T]) -> None:
    """Print how long the task takes for one value, in µs."""
    times = [_microseconds(task, value) for value in values]
    slowest = quantiles(times, n=100)[-1]
    print(f"{what:<34} median {median(times):7.1f} µs   99 % within {slowest:7.1f} µs")


def _microseconds(task: Callable[[T], object], value: T) -> float:
    start = perf_counter_ns()
    task(value)
    return (perf_counter_ns() - start) / 1000


def report_import() -> None:
    """Print how long a first import of the engine takes, and what it brings along."""
    seconds, loaded = [], set[str]()
    for _ in range(STARTS):
        command = [sys.executable, "-c", _TIMED_IMPORT]
        out = subprocess.run(
            command, capture_output=True, text=True, check=True, env=_compiled_before()
        ).stdout
        time, modules = out.splitlines()
        seconds.append(float(time))
        loaded |= set(modules.split())
    heavy = ", ".join(sorted(loaded & set(HEAVY))) or "none"
    print(f"import mahjong_lessons.riichi      median {1000 * median(seconds):7.1f} ms")
    print(f"heavy modules it loads: {heavy}")


def _compiled_before() -> dict[str, str]:
    """The environment, but compiled modules are kept, as they are for whoever installs these."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def main() -> None:
    real = real_wins()
    wins = [one.win for one in real]
    print(f"{len(wins):,} real wins, Python {sys.version.split()[0]}")
    report("parse a line", Win.parse, (one.notation for one in real))
    report("count the fu of a parsed win", lambda win: count_fu(win).total, wins)
    report("count again, with lines in words", lambda win: count_fu(win).lines, wins)
    report_import()


if __name__ == "__main__":
    main()
