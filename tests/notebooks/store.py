"""Run lessons from a clean kernel and store what they show, the same every time.

    python tests/notebooks/store.py [FILES]              (all lessons if none is named)
    python tests/notebooks/store.py --unlock [FILES]     so that they can be edited in JupyterLab

A stored lesson is locked: prose and collapsed code can neither be changed nor deleted there by
a slip of a learner's hand, and the rest cannot be deleted.
Of a widget only its HTML twin is stored: a page without a kernel can show that,
and strict nbval compares it. A cell that shows a bare widget is refused.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from nbformat import NotebookNode

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.nobody import with_an_empty_record  # noqa: E402

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"

# No version of Python stands here: the same file comes out of every one.
_KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
_LANGUAGE = {
    "file_extension": ".py",
    "mimetype": "text/x-python",
    "name": "python",
    "nbconvert_exporter": "python",
    "pygments_lexer": "ipython3",
}
_PASSING = ("collapsed", "execution", "scrolled", "trusted")
"""What editors and runs leave in a cell's metadata."""


_UNLOCK = "--unlock"


class BareWidgetError(Exception):
    """A cell shows a widget that has no HTML twin."""


def lessons() -> list[Path]:
    """Every lesson of every language, in the order of the course."""
    order = (ROOT / "notebooks" / "lessons.txt").read_text(encoding="utf-8").split()
    folders = sorted(ROOT.glob("notebooks/*/"))
    paths = (folder / f"{slug}.ipynb" for folder in folders for slug in order)
    return [path for path in paths if path.is_file()]


def read(path: Path) -> NotebookNode:
    """Read a notebook; cells without an id get one from their place."""
    notebook = nbformat.read(path, as_version=nbformat.NO_CONVERT)
    for place, cell in enumerate(notebook.cells):
        cell.setdefault("id", f"cell-{place:02}")
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    return notebook


def store(path: Path) -> None:
    """Run one notebook from its own folder and store it; if a cell fails, leave it as it was."""
    notebook = read(path)
    for cell in code_cells(notebook):
        cell.update(outputs=[], execution_count=None)
    NotebookClient(
        notebook,
        kernel_name=_KERNEL["name"],
        resources={"metadata": {"path": str(path.parent)}},
        timeout=120,
        coalesce_streams=True,
        record_timing=False,
        store_widget_state=False,
    ).execute()
    tidy(notebook)
    nbformat.write(notebook, path)


def tidy(notebook: NotebookNode) -> None:
    """Take out what differs from run to run and what only a kernel can show."""
    notebook.metadata.pop("widgets", None)
    notebook.metadata.update(kernelspec=_KERNEL, language_info=_LANGUAGE)
    for cell in notebook.cells:
        for key in _PASSING:
            cell.metadata.pop(key, None)
        cell.metadata.update(locks(cell))
    for cell in code_cells(notebook):
        for output in cell.outputs:
            data = output.get("data", {})
            if data.pop(WIDGET_VIEW, None) and "text/html" not in data:
                raise BareWidgetError(f"cell {cell.execution_count} shows a widget without a twin")


def locks(cell: NotebookNode) -> dict[str, bool]:
    """What keeps a cell from harm; code that stands in the open is there to be changed."""
    in_the_open = cell.cell_type == "code" and not is_collapsed(cell)
    return {"deletable": False} if in_the_open else {"deletable": False, "editable": False}


def unlock(path: Path) -> None:
    """Take the locks of a lesson away; they come back when it is stored."""
    notebook = read(path)
    for cell in notebook.cells:
        for key in ("deletable", "editable"):
            cell.metadata.pop(key, None)
    nbformat.write(notebook, path)


def is_collapsed(cell: NotebookNode) -> bool:
    """Whether the code of a cell is stored out of sight, one click away."""
    return bool(cell.metadata.get("jupyter", {}).get("source_hidden"))


def code_cells(notebook: NotebookNode) -> Iterator[NotebookNode]:
    return (cell for cell in notebook.cells if cell.cell_type == "code")


def main(names: Sequence[str]) -> int:
    with_an_empty_record()
    failed = 0
    paths = [Path(name).absolute() for name in names if name != _UNLOCK] or lessons()
    if _UNLOCK in names:
        for path in paths:
            unlock(path)
        return 0
    for path in paths:
        try:
            store(path)
        except (CellExecutionError, BareWidgetError) as error:
            failed += 1
            print(f"not stored: {path.name}: {error}", file=sys.stderr)
        else:
            print(f"stored: {path.name}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
