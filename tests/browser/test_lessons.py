"""Every lesson opens in JupyterLab and runs from top to bottom, without a word to another host."""

from __future__ import annotations

import pytest

from mahjong_lessons.cli.course import course
from tests.browser.accessibility import OURS, faults
from tests.browser.jupyter import THEMES, Jupyter


@pytest.mark.parametrize("lesson", course().lessons)
def test_lesson_runs(lesson: str, jupyter: Jupyter) -> None:
    with jupyter.opened(lesson):
        jupyter.run_all()
        assert jupyter.faults() == []


def test_a_whole_lesson_has_no_serious_fault(jupyter: Jupyter) -> None:
    """All lessons at four widths: ``python -m tests.browser.visiting``."""
    with jupyter.opened(course().lessons[3]):
        jupyter.run_all()
        jupyter.draw_all()
        for theme in THEMES:
            jupyter.wear(theme)
            assert faults(jupyter.page, OURS) == [], theme
