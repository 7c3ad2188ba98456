"""Every lesson opens in JupyterLab and runs from top to bottom, without a word to another host."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.jupyter import Jupyter
from tests.notebooks.store import lessons


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_lesson_runs(path: Path, jupyter: Jupyter) -> None:
    with jupyter.opened(path.name):
        jupyter.run_all()
        assert jupyter.faults() == []
