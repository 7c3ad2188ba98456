"""What every widget has: a name at the front, a row among the exhibits, a place in a lesson."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from mahjong_lessons import widgets
from mahjong_lessons.widgets.building import LiveWidget
from tests.browser.exhibits import EXHIBITS

LESSONS = Path(__file__).parents[2] / "notebooks" / "en"
FUNCTIONS = sorted(name for name in widgets.__all__ if name.islower())


def _kinds(kind: type[LiveWidget] = LiveWidget) -> Iterator[type[LiveWidget]]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds(each)


def test_every_widget_stands_at_the_front() -> None:
    for module in iter_modules(widgets.__path__, f"{widgets.__name__}."):
        import_module(module.name)
    ours = {kind.__name__ for kind in _kinds() if kind.__module__.startswith(widgets.__name__)}
    assert ours - set(widgets.__all__) == set(), "name it in widgets/__init__.pyi"


def test_every_widget_is_tried_in_a_browser() -> None:
    assert set(FUNCTIONS) == set(EXHIBITS), "tests/browser/exhibits.py has a row for each"


NOT_IN_A_LESSON = {"scorers": "the page of mahjong-lessons app"}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_widget_is_shown_in_a_lesson(name: str) -> None:
    cells = (
        "".join(cell["source"])
        for lesson in LESSONS.glob("*.ipynb")
        for cell in json.loads(lesson.read_text("utf-8"))["cells"]
        if cell["cell_type"] == "code"
    )
    assert any(f"{name}(" in cell for cell in cells) is (name not in NOT_IN_A_LESSON)
