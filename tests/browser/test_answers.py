"""Boxes of lessons answered in JupyterLab, by mouse and by keyboard alone, in every way.

All boxes of all lessons are answered by ``python -m tests.browser.answering``; here are some.
"""

from __future__ import annotations

import pytest

from tests.browser.answering import answer_lesson, boxes_of, delivered
from tests.browser.hands import Hand, Keyboard, Mouse
from tests.browser.jupyter import Jupyter
from tests.browser.server import Lab
from tests.notebooks.store import lessons


@pytest.mark.parametrize(
    ("lesson", "every", "kind"), [("read-a-hand", 2, Mouse), ("who-pays", 4, Keyboard)]
)
def test_boxes_are_answered(
    lesson: str, every: int, kind: type[Hand], jupyter: Jupyter, lab: Lab
) -> None:
    path = next(path for path in lessons() if path.stem == lesson)
    with jupyter.opened(delivered(lab, path)):
        jupyter.run_all()
        assert answer_lesson(kind(jupyter), boxes_of(path)[::every]) == []
