"""No key and no click of a learner changes a lesson: nothing is lost by a slip of the hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from nbformat import v4, write
from playwright.sync_api import Locator, expect

from tests.browser.exhibits import EXHIBITS
from tests.browser.jupyter import Jupyter
from tests.browser.server import Lab
from tests.notebooks.store import locks

CELLS = """() => JSON.stringify(panel.content.widgets.map(({ model, rendered }) =>
    [model.type, model.sharedModel.getSource(), rendered ?? null]))"""
SELECT = """place => {
    panel.content.activeCellIndex = place;
    panel.content.mode = "command";
    panel.content.activeCell.node.focus();
}"""
_LOCK = "() => panel.content.activeCell.model.setMetadata('editable', false)"
KERNEL = "() => panel.sessionContext.session.kernel.id"

KEYS = (
    *"mxyr123456abcvjkz0idh",
    *("Enter", "Escape", "ArrowUp", "ArrowDown", "Backspace", "Delete"),
    *("Shift+M", "Shift+K", "Shift+J", "Shift+V", "Shift+A", "Shift+B", "Shift+Z"),
    *("Control+Shift+Minus", "Control+z", "Control+Shift+M", "Control+Backspace"),
)
"""What one may press by a slip; each is pressed twice, for some commands are double."""


def _lesson(lab: Lab, name: str = "keys.ipynb") -> str:
    """Prose, a box, prose, as lessons are stored."""
    box = "from mahjong_lessons.practice import ask\nfrom mahjong_lessons.widgets import box\n\n"
    box += 'box(ask("fu", "123567m99p35p678s ron 4p riichi"))'
    cells = [
        v4.new_markdown_cell("# A lesson"),
        v4.new_markdown_cell("Some words.\n\nAnd more."),
        v4.new_code_cell(box, metadata={"jupyter": {"source_hidden": True}}),
        v4.new_markdown_cell("The end."),
    ]
    for cell in cells:
        cell.metadata.update(locks(cell))
    kernel = {"name": "python3", "display_name": "Python 3"}
    write(v4.new_notebook(cells=cells, metadata={"kernelspec": kernel}), lab.folder / name)
    return name


@pytest.fixture(scope="module")
def lesson(jupyter: Jupyter, lab: Lab) -> Iterator[Jupyter]:
    with jupyter.opened(_lesson(lab)):
        jupyter.run_all()
        yield jupyter


@pytest.fixture
def _unchanged(lesson: Jupyter) -> Iterator[None]:
    """Cells and kernel are the same after a test, and no dialog asks anything."""
    before = lesson.page.evaluate(CELLS), lesson.page.evaluate(KERNEL)
    yield
    lesson.settle()
    assert lesson.page.locator(".jp-Dialog").count() == 0
    assert (lesson.page.evaluate(CELLS), lesson.page.evaluate(KERNEL)) == before


def _press_all(jupyter: Jupyter) -> None:
    for key in KEYS:
        jupyter.page.keyboard.press(key)
        jupyter.page.keyboard.press(key)


@pytest.mark.usefixtures("_unchanged")
@pytest.mark.parametrize("place", range(4))
def test_keys_on_a_cell(lesson: Jupyter, place: int) -> None:
    for key in KEYS:
        lesson.page.evaluate(SELECT, place)
        lesson.page.keyboard.press(key)
        lesson.page.keyboard.press(key)


@pytest.mark.usefixtures("_unchanged")
@pytest.mark.parametrize("place", [0, 1, 3])
def test_a_double_click_on_prose(lesson: Jupyter, place: int) -> None:
    lesson.notebook.locator(".jp-Cell").nth(place).dblclick(position={"x": 120, "y": 20})
    _press_all(lesson)


@pytest.mark.usefixtures("_unchanged")
@pytest.mark.parametrize("part", [".mj-prompt", ".mj-hand", "input", "text=Hint", ".mj-items"])
def test_keys_in_a_box(lesson: Jupyter, part: str) -> None:
    live = lesson.notebook.locator(".mj-live")
    live.locator(part).first.click(force=True)
    _press_all(lesson)
    if live.get_by_role("button", name="Again").count():
        live.get_by_role("button", name="Again").click()


def test_what_is_typed_arrives_and_enter_checks_it(lesson: Jupyter) -> None:
    live = lesson.notebook.locator(".mj-live")
    _answer(live, "40")
    expect(live.locator(".mj-is-right")).to_contain_text("Right: 40")
    live.get_by_role("button", name="Again").click()
    expect(live.locator("input")).to_have_value("")


def test_ctrl_s_saves_from_a_field(lesson: Jupyter, lab: Lab) -> None:
    live = lesson.notebook.locator(".mj-live")
    live.locator("input").click()
    before = (lab.folder / "keys.ipynb").stat().st_mtime_ns
    lesson.page.keyboard.press("Control+s")
    lesson.page.wait_for_function("() => !panel.context.model.dirty")
    assert (lab.folder / "keys.ipynb").stat().st_mtime_ns > before


def _answer(live: Locator, text: str) -> None:
    field = live.locator("input")
    field.click()
    field.press("Control+a")
    field.press_sequentially(text)
    field.press("Enter")


def test_a_wrong_answer_keeps_the_keyboard(lesson: Jupyter) -> None:
    live = lesson.notebook.locator(".mj-live")
    _answer(live, "30")
    expect(live.locator(".mj-is-wrong")).to_be_visible()
    expect(live.locator("input")).to_be_focused()
    live.get_by_role("button", name="Show").click()
    live.get_by_role("button", name="Again").click()


def test_a_slow_click_arrives_though_the_page_changes_meanwhile(lesson: Jupyter) -> None:
    """Leaving the field takes the verdict away, so that the button would move from under it."""
    live, mouse = lesson.notebook.locator(".mj-live"), lesson.page.mouse
    _answer(live, "x" * 200)
    expect(live.locator(".mj-is-unreadable")).to_be_visible()
    live.locator("input").press("Control+a")
    live.locator("input").press_sequentially("40")
    box = live.get_by_role("button", name="Check").bounding_box()
    assert box is not None
    mouse.move(box["x"] + 5, box["y"] + box["height"] - 3)
    mouse.down()
    lesson.settle()
    lesson.page.wait_for_timeout(150)  # as long as a person presses
    mouse.up()
    expect(live.locator(".mj-is-right")).to_be_visible()
    live.get_by_role("button", name="Again").click()


def test_a_double_click_does_what_its_first_click_did(lesson: Jupyter) -> None:
    """*Again* comes to the place of *Check*, and would take the answer away."""
    live, mouse = lesson.notebook.locator(".mj-live"), lesson.page.mouse
    live.locator("input").click()
    lesson.page.keyboard.type("40")
    where = live.get_by_role("button", name="Check").bounding_box()
    assert where is not None
    x, y = where["x"] + 5, where["y"] + 5
    mouse.click(x, y)
    again = live.get_by_role("button", name="Again")
    expect(again).to_be_visible()
    now = again.bounding_box()
    assert now is not None
    assert (now["x"] <= x, now["y"] <= y <= now["y"] + now["height"]) == (True, True)
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    lesson.settle()
    expect(live.locator(".mj-is-right")).to_be_visible()
    again.click()
    expect(live.locator(".mj-is-right")).to_have_count(0)


def test_the_keyboard_stays_where_a_button_was(lesson: Jupyter) -> None:
    """*Show* is gone once it was pressed: the keyboard goes to what it opened."""
    live = lesson.notebook.locator(".mj-live")
    live.get_by_role("button", name="Show").press("Space")
    expect(live.locator(".mj-explained")).to_be_focused()
    lesson.page.keyboard.press("Tab")
    assert lesson.page.evaluate("() => document.activeElement.closest('.mj-box') === null")
    live.get_by_role("button", name="Again").press("Space")
    expect(live.locator("input")).to_be_focused()


def test_enter_that_ends_a_composition_does_not_check(lesson: Jupyter) -> None:
    """Whoever writes with an input method, as in Japanese, takes a word with Enter."""
    live = lesson.notebook.locator(".mj-live")
    field = live.locator("input")
    field.click()
    lesson.page.keyboard.insert_text("４０")
    enter = {"key": "Enter", "bubbles": True, "cancelable": True}
    field.dispatch_event("keydown", {**enter, "isComposing": True})
    lesson.settle()
    expect(live.locator(".mj-said-of.mj-is-blank")).to_have_count(1)
    field.dispatch_event("keydown", enter)
    expect(live.locator(".mj-is-right")).to_be_visible()
    live.get_by_role("button", name="Again").click()


@pytest.mark.usefixtures("_unchanged")
def test_one_key_opens_a_card_and_leaves_the_keyboard_in_the_field(lesson: Jupyter) -> None:
    live = lesson.notebook.locator(".mj-live")
    live.locator("input").click()
    lesson.page.keyboard.press("F2")
    expect(live.locator(".mj-card")).to_contain_text("every hand starts with")
    expect(live.locator("input")).to_be_focused()
    lesson.page.keyboard.press("F2")
    expect(live.locator(".mj-card")).to_have_count(0)


@pytest.mark.parametrize("name", EXHIBITS)
def test_keys_after_a_click_on_a_widget(name: str, scratch: Jupyter) -> None:
    """In a cell that is locked, as lessons store those whose code is not the point."""
    widget = scratch.show(EXHIBITS[name].source)
    scratch.page.evaluate(_LOCK)
    before = scratch.page.evaluate(CELLS), scratch.page.evaluate(KERNEL)
    controls = widget.locator("button:visible, input:visible")
    for place in {0, controls.count() // 2}:
        controls.nth(place).click()
        _press_all(scratch)
    scratch.settle()
    assert scratch.page.locator(".jp-Dialog").count() == 0
    assert (scratch.page.evaluate(CELLS), scratch.page.evaluate(KERNEL)) == before


def test_the_next_day_a_box_looks_as_before_and_says_that_it_sleeps(
    jupyter: Jupyter, lab: Lab
) -> None:
    live = jupyter.notebook.locator(".mj-live")
    name = _lesson(lab, "next day.ipynb")
    with jupyter.opened(name):
        jupyter.run_all()
        _answer(live, "30")
        expect(live.locator(".mj-is-wrong")).to_be_visible()
        jupyter.page.keyboard.press("Control+s")
        jupyter.page.wait_for_function("() => !panel.context.model.dirty")
    with jupyter.opened(name):
        expect(live.locator(".mj-is-wrong")).to_be_visible()
        expect(live.locator("input")).to_have_value("30")
        expect(jupyter.notebook.locator(".mj-asleep-words")).to_contain_text("Run this cell")
        jupyter.run_all()
        _answer(live, "40")
        expect(live.locator(".mj-is-right")).to_be_visible()
        expect(jupyter.notebook.locator(".mj-asleep-words")).to_be_hidden()
