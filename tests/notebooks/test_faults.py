"""Each fault of a stored lesson is found, and a good lesson has none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from nbformat import NotebookNode, v4

from tests.notebooks.faults import faults
from tests.notebooks.store import WIDGET_VIEW, locks


def lesson() -> NotebookNode:
    def code(n: int, source: str, *outputs: NotebookNode) -> NotebookNode:
        return v4.new_code_cell(source, execution_count=n, outputs=list(outputs))

    shown = v4.new_output("execute_result", {"text/plain": "2"}, execution_count=1)
    printed = v4.new_output("stream", name="stdout", text="3\n")
    cells = [
        v4.new_markdown_cell("One and one."),
        code(1, "1 + 1", shown),
        code(2, "print(3)", printed),
        v4.new_markdown_cell("No more."),
        code(3, "x = 1"),
    ]
    for cell in cells:
        cell.metadata.update(locks(cell))
    kernel = {"name": "python3", "display_name": "Python 3"}
    return v4.new_notebook(cells=cells, metadata={"kernelspec": kernel})


def test_a_good_lesson_has_no_fault() -> None:
    assert faults(lesson()) == []


def _never_run(notebook: NotebookNode) -> None:
    notebook.cells[4].execution_count = None


def _run_out_of_order(notebook: NotebookNode) -> None:
    notebook.cells[1].execution_count, notebook.cells[2].execution_count = 2, 1


def _no_code(notebook: NotebookNode) -> None:
    notebook.cells = notebook.cells[:1]


def _other_kernel(notebook: NotebookNode) -> None:
    notebook.metadata.kernelspec.name = "my-venv"


def _python_version(notebook: NotebookNode) -> None:
    notebook.metadata.language_info = {"name": "python", "version": "3.11.7"}


def _widget_state(notebook: NotebookNode) -> None:
    notebook.metadata.widgets = {}


def _widget_view(notebook: NotebookNode) -> None:
    notebook.cells[1].outputs[0].data[WIDGET_VIEW] = {"model_id": "1"}


def _three_in_a_row(notebook: NotebookNode) -> None:
    del notebook.cells[3]


def _unlocked(notebook: NotebookNode) -> None:
    notebook.cells[0].metadata.pop("editable")


def _too_long(notebook: NotebookNode) -> None:
    notebook.cells[1].source = "\n".join(["x = 1"] * 16)


def _semicolon(notebook: NotebookNode) -> None:
    notebook.cells[1].source = "1 + 1;"


def _times(notebook: NotebookNode) -> None:
    notebook.cells[1].metadata.execution = {"iopub.execute_input": "2026-01-01"}


def _error(notebook: NotebookNode) -> None:
    error = v4.new_output("error", ename="ValueError", evalue="no", traceback=["ValueError: no"])
    notebook.cells[2].outputs = [error]


def _warning(notebook: NotebookNode) -> None:
    notebook.cells[2].outputs[0].name = "stderr"


def _path(notebook: NotebookNode) -> None:
    notebook.cells[2].outputs[0].text = "/home/somebody/lessons/x.py"


def _address(notebook: NotebookNode) -> None:
    notebook.cells[1].outputs[0].data["text/plain"] = "<Thing at 0x7f00aa>"


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (_never_run, "not run from top to bottom: [1, 2, None]"),
        (_run_out_of_order, "not run from top to bottom: [2, 1, 3]"),
        (_no_code, "no code cell"),
        (_other_kernel, "kernel is not python3"),
        (_python_version, "version of Python stored"),
        (_widget_state, "state of widgets stored"),
        (_widget_view, "code cell 1: view of a widget stored"),
        (_three_in_a_row, "3 code cells in a row"),
        (_unlocked, "cell 0 is not locked"),
        (_too_long, "code cell 1: 16 lines"),
        (_semicolon, "code cell 1: a semicolon hides what it shows"),
        (_times, "code cell 1: times stored"),
        (_error, "code cell 2: error ValueError"),
        (_warning, "code cell 2: text on stderr"),
        (_path, "code cell 2: differs between machines: /home/somebody/lessons/x.py"),
        (_address, "code cell 1: differs between machines: at 0x7f00aa"),
    ],
)
def test_a_fault_is_found(spoil: Callable[[NotebookNode], None], fault: str) -> None:
    notebook = lesson()
    spoil(notebook)
    assert [found for found in faults(notebook) if found.startswith(fault)]


def test_an_error_that_is_meant_is_no_fault() -> None:
    notebook = lesson()
    _error(notebook)
    notebook.cells[2].metadata.tags = ["raises-exception"]
    assert faults(notebook) == []
