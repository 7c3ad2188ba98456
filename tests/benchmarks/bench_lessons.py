"""What each lesson costs beyond an empty one: the start of a kernel and the imports apart.

    python tests/benchmarks/bench_lessons.py [FILES]

Each lesson is run from a clean kernel, three times: what is printed is the quickest run, and
the slowest of what the lesson itself takes. An empty notebook, with one cell, is run beside it.
"imports" are the lesson's own import cell; "itself" is all other cells together. It prints and
judges nothing: times depend on the machine.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

from tests.notebooks.store import ROOT, code_cells, lessons, read

ROUNDS = 3


def run(notebook: NotebookNode, folder: Path) -> tuple[float, list[float]]:
    """Seconds for all of it, and for each code cell."""
    started = 0.0
    cells: list[float] = []

    def begin(**_: object) -> None:
        nonlocal started
        started = perf_counter()

    def end(**_: object) -> None:
        cells.append(perf_counter() - started)

    client = NotebookClient(
        notebook,
        timeout=120,
        resources={"metadata": {"path": str(folder)}},
        on_cell_execute=begin,
        on_cell_executed=end,
    )
    start = perf_counter()
    client.execute()
    return perf_counter() - start, cells


def empty() -> float:
    """Seconds that a notebook takes in which there is nothing to do."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("None")])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "", "language": "python"}
    return run(notebook, ROOT)[0]


def lesson(path: Path) -> tuple[float, float, float]:
    """Seconds for what a lesson itself does, for its imports, and for all of it."""
    notebook = read(path)
    for cell in code_cells(notebook):
        cell.update(outputs=[], execution_count=None)
    total, (imports, *rest) = run(notebook, path.parent)
    return sum(rest), imports, total


def main(paths: Sequence[Path]) -> None:
    starts: list[float] = []
    print(f"{'lesson':<28}{'all':>8}{'imports':>9}{'itself':>8}{'at most':>9}   seconds")
    for path in paths or lessons():
        starts.append(empty())
        runs = sorted(lesson(path) for _ in range(ROUNDS))
        itself, imports, total = runs[0]
        times = f"{total:8.2f}{imports:9.2f}{itself:8.2f}{runs[-1][0]:9.2f}"
        print(f"{path.stem:<28}{times}", flush=True)
    print(f"an empty notebook: {min(starts):.2f} to {max(starts):.2f} seconds")


if __name__ == "__main__":
    main([Path(name).resolve() for name in sys.argv[1:]])
