"""Every lesson opens in JupyterLab and runs from top to bottom, without a word to another host."""

from __future__ import annotations

import pytest

from mahjong_lessons.cli.course import course
from tests.browser.jupyter import Jupyter


@pytest.mark.parametrize("lesson", course().lessons)
def test_lesson_runs(lesson: str, jupyter: Jupyter) -> None:
    with jupyter.opened(lesson):
        jupyter.run_all()
        assert jupyter.faults() == []
