"""The learner answers on the page: every question of a lesson is a box, and none gives its
answer away.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path

import pytest
from nbformat import NotebookNode

from mahjong_lessons.practice.boxes.state import Box
from mahjong_lessons.widgets.host import Live
from tests.notebooks.store import code_cells, lessons, read

each_lesson = pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
BOX = re.compile(r"^(?:box|\w+ = box)\(", re.MULTILINE)


def box_cells(path: Path) -> list[NotebookNode]:
    return [cell for cell in code_cells(read(path)) if BOX.search(cell.source)]


def run_alone(cell: NotebookNode) -> Box:
    """The box of a cell, in a kernel where nothing else was run."""
    *before, last = re.split(BOX, cell.source)
    names: dict[str, object] = {}
    made: list[Live[Box]] = []
    source = "".join(before) + "made.append(box(" + last.rstrip() + ")"
    names["made"] = made
    exec(compile(source, "cell", "exec"), names)  # a cell of ours
    (live,) = made
    assert isinstance(live.state, Box)
    return live.state


@contextmanager
def beside(path: Path) -> Iterator[None]:
    """In the folder of a lesson, as its kernel is."""
    before = Path.cwd()
    os.chdir(path.parent)
    yield
    os.chdir(before)


class Open(HTMLParser):
    """The words of a page that stand in the open: outside of what a click opens."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.deep, self.summary, self.words = 0, 0, [""]
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.deep += tag == "details"
        self.summary += tag == "summary"

    def handle_endtag(self, tag: str) -> None:
        self.deep -= tag == "details"
        self.summary -= tag == "summary"

    def handle_data(self, data: str) -> None:
        if not self.deep or self.summary:
            self.words.append(data)


@each_lesson
def test_every_cell_with_a_box_runs_alone_and_is_stored_collapsed(path: Path) -> None:
    cells = box_cells(path)
    assert cells
    with beside(path):
        for cell in cells:
            run_alone(cell)
    shown = [cell.id for cell in cells if not cell.metadata.get("jupyter", {}).get("source_hidden")]
    assert shown == []


@each_lesson
def test_nothing_is_asked_outside_of_a_box(path: Path) -> None:
    """No prediction and no exercise in prose or in a cell that is to be edited."""
    found = [
        (cell.id, word)
        for cell in read(path).cells
        for word in ("**Predict", "What we saw", "= None", "None  #", "place of `None`", ".hint`")
        if word in cell.source
    ]
    assert found == []


@each_lesson
def test_answer_and_explanation_stand_behind_one_click(path: Path) -> None:
    """In the HTML that a page without a kernel shows, and in plain text there is neither."""
    for cell in box_cells(path):
        (output,) = cell.outputs
        page, text = output.data["text/html"], output.data["text/plain"]
        assert page.count("<summary>Answer</summary>") == 1, cell.id
        assert text.startswith("Box("), cell.id
        with beside(path):
            box = run_alone(cell)
        in_the_open = " ".join(Open(page).words)
        asked = " ".join(
            [box.prompt, *(f"{item.question.prompt} {item.question.shown}" for item in box.items)]
        )
        told = [
            item.question.said
            for item in box.items
            if not item.question.entry.options
            and re.search(rf"(?<!\w){re.escape(item.question.said)}(?!\w)", in_the_open)
            and item.question.said not in asked
        ]
        assert told == [], cell.id
        assert all(sentence not in in_the_open for sentence in box.saw.splitlines() if sentence)


@each_lesson
def test_a_box_opens_with_its_right_answers(path: Path) -> None:
    """Each question takes the answer that it says is right."""
    for cell in box_cells(path):
        with beside(path):
            box = run_alone(cell)
        for key, item in box.by_key.items():
            box = box.write(key, item.question.answer)
        box = box.check()
        wrong = [item.question.prompt for item in box.items if not item.right]
        assert (wrong, box.open) == ([], True), cell.id
