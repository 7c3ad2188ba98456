"""What is wrong with a stored lesson, whatever it teaches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from nbformat import NotebookNode

from tests.notebooks.store import WIDGET_VIEW, code_cells, is_collapsed, locks

MOST_LINES = 15
"""Of a cell whose code stands in the open."""
MOST_IN_A_ROW = 2

_OF_ONE_MACHINE = re.compile(r"(/(home|Users|root|tmp)/|[A-Z]:\\Users)[^\s<]*|at 0x[0-9a-f]+")


def faults(notebook: NotebookNode) -> list[str]:
    """Every fault in words; none for a lesson that may be published."""
    return [
        *_notebook_faults(notebook),
        *_row_faults(notebook),
        *_lock_faults(notebook),
        *_cell_faults(notebook),
    ]


def _notebook_faults(notebook: NotebookNode) -> Iterator[str]:
    counts = [cell.execution_count for cell in code_cells(notebook)]
    if not counts:
        yield "no code cell"
    if counts != list(range(1, len(counts) + 1)):
        yield f"not run from top to bottom: {counts}"
    if notebook.metadata.get("kernelspec", {}).get("name") != "python3":
        yield "kernel is not python3"
    if "version" in notebook.metadata.get("language_info", {}):
        yield "version of Python stored"
    if "widgets" in notebook.metadata:
        yield "state of widgets stored"


def _row_faults(notebook: NotebookNode) -> Iterator[str]:
    for kind, cells in groupby(notebook.cells, key=lambda cell: cell.cell_type):
        n = len(list(cells))
        if kind == "code" and n > MOST_IN_A_ROW:
            yield f"{n} code cells in a row"


def _lock_faults(notebook: NotebookNode) -> Iterator[str]:
    """A learner's slip must not change or delete what the course says."""
    for place, cell in enumerate(notebook.cells):
        if any(cell.metadata.get(key) != value for key, value in locks(cell).items()):
            yield f"cell {place} is not locked"


def _cell_faults(notebook: NotebookNode) -> Iterator[str]:
    for place, cell in enumerate(code_cells(notebook), start=1):
        for fault in (*_source_faults(cell), *_output_faults(cell)):
            yield f"code cell {place}: {fault}"


def _source_faults(cell: NotebookNode) -> Iterator[str]:
    lines = cell.source.splitlines()
    if len(lines) > MOST_LINES and not is_collapsed(cell):
        yield f"{len(lines)} lines"
    if lines and lines[-1].rstrip().endswith(";"):
        yield "a semicolon hides what it shows"
    if "execution" in cell.metadata:
        yield "times stored"


def _output_faults(cell: NotebookNode) -> Iterator[str]:
    may_fail = "raises-exception" in cell.metadata.get("tags", [])
    for output in cell.outputs:
        if output.output_type == "error" and not may_fail:
            yield f"error {output.ename}"
        if output.get("name") == "stderr":
            yield "text on stderr"
        if WIDGET_VIEW in output.get("data", {}):
            yield "view of a widget stored"
        if found := _OF_ONE_MACHINE.search(str(output)):
            yield f"differs between machines: {found[0]}"
