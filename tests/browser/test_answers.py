"""Boxes of lessons answered in JupyterLab, by mouse and by keyboard alone, in every way.

All boxes of all lessons are answered by ``python -m tests.browser.answering``; here are some.
"""

from __future__ import annotations

import pytest

from tests.browser.answering import answer_lesson, boxes_of
from tests.browser.jupyter import Jupyter
from tests.browser.server import Lab
from tests.notebooks.store import lessons


@pytest.mark.parametrize(
    ("lesson", "every", "keyboard"), [("read-the-tiles", 2, False), ("who-pays", 4, True)]
)
def test_boxes_are_answered(
    lesson: str, every: int, keyboard: bool, jupyter: Jupyter, lab: Lab
) -> None:
    path = next(path for path in lessons() if path.stem == lesson)
    (file,) = lab.folder.glob(f"*{lesson}.ipynb")
    with jupyter.opened(file.name):
        jupyter.run_all()
        answer_lesson(jupyter, boxes_of(path)[::every], keyboard=keyboard)
