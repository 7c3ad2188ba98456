"""Boxes of lessons answered in JupyterLab, by mouse and by keyboard alone, in every way.

All boxes of all lessons are answered by ``python -m tests.browser.answering``; here are some.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.answering import answer_lesson, boxes_of, delivered
from tests.browser.hands import Hand, Keyboard, Mouse
from tests.browser.jupyter import Jupyter
from tests.browser.server import Lab
from tests.notebooks.store import lessons

TAP = 44
"""Pixels that a finger needs, as docs/design.md has it."""


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


def test_one_box_runs_alone_and_is_as_it_was_the_next_day(jupyter: Jupyter, lab: Lab) -> None:
    """A lesson as it is stored; nobody runs it from the top."""
    path = next(path for path in lessons() if path.stem == "limits")
    asked = next(
        asked for asked in boxes_of(path)[9:] if not asked.box.items[0].question.entry.names
    )
    item, hand = asked.box.items[0], Mouse(jupyter)
    cell = jupyter.notebook.locator(f'.jp-Cell[data-windowed-list-index="{asked.place}"]')
    with jupyter.opened(delivered(lab, path)):
        expect(jupyter.notebook.locator(".mj-live")).to_have_count(0)
        expect(cell.locator("details:not([open]) > summary").first).to_have_text("Answer")
        jupyter.run(asked.place)
        assert jupyter.faults() == []
        hand.give(hand.find(asked.place), "0", item, item.question.answer)
        expect(cell.locator(".mj-is-right")).to_have_count(1)
        jupyter.save()
    with jupyter.opened(delivered(lab, path)):
        expect(hand.find(asked.place).locator(".mj-is-right")).to_have_count(1)
        expect(cell.locator(".mj-asleep-words")).to_contain_text("Run this cell")
        jupyter.run(asked.place)
        expect(cell.locator(".mj-is-right")).to_have_count(1)
        expect(cell.locator(".mj-asleep-words")).to_be_hidden()


def test_a_tap_with_a_finger_on_a_narrow_page(browser: Browser, lab: Lab) -> None:
    """What is tapped is 44 pixels wide and high."""
    path = next(path for path in lessons() if path.stem == "read-the-tiles")
    asked = next(
        asked
        for asked in boxes_of(path)
        if {item.question.entry.kind for item in asked.box.items} & {"tap", "tiles"}
    )
    jupyter = Jupyter(browser, lab, touch=True)
    jupyter.resize(390)
    with jupyter.opened(delivered(lab, path)):
        jupyter.run(asked.place)
        live = Mouse(jupyter).find(asked.place)
        sizes = live.locator("button, input").evaluate_all(
            "all => all.map(it => it.getBoundingClientRect()).map(it => [it.width, it.height])"
        )
        assert [size for size in sizes if min(size) < TAP] == []
        tile = live.locator(".mj-tile").nth(2)
        tile.tap()
        expect(tile).to_have_attribute("aria-pressed", "true")
        outside = "it => it.scrollWidth - it.clientWidth"
        assert live.locator(".mj-box").evaluate(outside) <= 0
    jupyter.close()
