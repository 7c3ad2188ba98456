"""What store.py stores of a widget: its twin alone, which strict nbval compares."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from nbclient.exceptions import CellExecutionError
from nbformat import v4, write

from tests.notebooks.faults import faults
from tests.notebooks.store import BareWidgetError, locks, read, store, unlock

# A widget with a twin is held by an object, not inherited from: ipywidgets would
# otherwise send its own bundle.
WITH_TWIN = """
import ipywidgets

class Displayable:
    def __init__(self):
        self.button = ipywidgets.Button(description="press")

    def __repr__(self):
        return "Displayable()"

    def _repr_mimebundle_(self, include=None, exclude=None):
        view = self.button._repr_mimebundle_()
        return view | {"text/plain": repr(self), "text/html": "<b>the twin</b>"}
"""
BARE = "import ipywidgets; ipywidgets.Button(description='press')"


def _notebook(folder: Path, *sources: str) -> Path:
    path = folder / "lesson é 一.ipynb"
    cells = [v4.new_code_cell(source.strip()) for source in sources]
    cells.insert(1, v4.new_markdown_cell("Look:"))
    write(v4.new_notebook(cells=cells, metadata={"widgets": {}}), path)
    return path


def _strict_nbval(path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "--nbval", "--nbval-current-env", path.name]
    alone = ["-p", "no:cacheprovider", "-p", "no:xdist", "-c", os.devnull, "--rootdir", "."]
    return subprocess.run(
        [*command, *alone],
        cwd=path.parent,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = _notebook(
        tmp_path_factory.mktemp("with twin"), WITH_TWIN, "print(1)\nDisplayable()", "2"
    )
    store(path)
    return path


def test_a_stored_notebook_has_no_fault(stored: Path) -> None:
    assert faults(read(stored)) == []


def test_only_the_twin_of_a_widget_is_stored(stored: Path) -> None:
    (_, shown) = read(stored).cells[2].outputs
    assert shown.data == {"text/plain": "Displayable()", "text/html": "<b>the twin</b>"}


def test_strict_nbval_passes_and_compares_the_twin(stored: Path, tmp_path: Path) -> None:
    passed = _strict_nbval(stored)
    assert passed.returncode == 0, passed.stdout
    assert "3 passed" in passed.stdout
    notebook = read(stored)
    notebook.cells[2].outputs[1].data["text/html"] = "<b>another twin</b>"
    spoilt = tmp_path / "spoilt.ipynb"
    write(notebook, spoilt)
    failed = _strict_nbval(spoilt)
    assert failed.returncode == 1
    assert "1 failed, 2 passed" in failed.stdout


def test_storing_again_changes_no_byte(stored: Path) -> None:
    before = stored.read_bytes()
    store(stored)
    assert stored.read_bytes() == before


@pytest.mark.parametrize(
    ("source", "error"), [(BARE, BareWidgetError), ("1 / 0", CellExecutionError)]
)
def test_what_cannot_be_stored_is_left_as_it_was(
    source: str, error: type[Exception], tmp_path: Path
) -> None:
    path = _notebook(tmp_path, source)
    before = path.read_bytes()
    with pytest.raises(error):
        store(path)
    assert path.read_bytes() == before


def test_a_lesson_can_be_unlocked_and_is_locked_again(tmp_path: Path) -> None:
    path = _notebook(tmp_path, "1", "2")
    store(path)
    assert all(locks(cell).items() <= cell.metadata.items() for cell in read(path).cells)
    unlock(path)
    assert all(not cell.metadata for cell in read(path).cells)
    store(path)
    assert faults(read(path)) == []


def test_collapsed_code_is_locked_like_prose_and_code_in_the_open_can_be_changed() -> None:
    collapsed = v4.new_code_cell(metadata={"jupyter": {"source_hidden": True}})
    assert (
        locks(collapsed) == locks(v4.new_markdown_cell()) == {"deletable": False, "editable": False}
    )
    assert locks(v4.new_code_cell()) == {"deletable": False}
