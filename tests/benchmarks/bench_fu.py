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
STARTS = 20

T = TypeVar("T")

_TIMED_IMPORT = """
import sys, time
start = time.perf_counter()
import {modules}
print(time.perf_counter() - start)
print(*sorted({{name.partition(".")[0] for name in sys.modules}}))
"""
_ENGINE = "mahjong_lessons.riichi"
_STANDARD = "dataclasses, enum, functools, gettext, re, typing, unicodedata"
"""What the engine loads of the standard library: the peer of its import."""


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
    """Print how long a first import takes beyond the interpreter's start, in turns.

    The engine and what it needs of the standard library, best and median of all starts.
    """
    seconds: dict[str, list[float]] = {_ENGINE: [], _STANDARD: []}
    loaded = set[str]()
    for _ in range(STARTS):
        for modules, times in seconds.items():
            time, names = _import(modules)
            times.append(time)
            loaded |= set(names)
    heavy = ", ".join(sorted(loaded & set(HEAVY))) or "none"
    for modules, times in seconds.items():
        best, middle = 1000 * min(times), 1000 * median(times)
        print(f"import {modules}: best {best:.1f} ms, median {middle:.1f} ms")
    print(f"heavy modules it loads: {heavy}")


def _import(modules: str) -> tuple[float, list[str]]:
    """Seconds to import these in a fresh interpreter, and all modules loaded then."""
    command = [sys.executable, "-c", _TIMED_IMPORT.format(modules=modules)]
    out = subprocess.run(
        command, capture_output=True, text=True, check=True, env=_compiled_before()
    ).stdout
    time, names = out.splitlines()
    return float(time), names.split()


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
