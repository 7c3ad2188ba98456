"""Answers every box of a lesson in a browser, as a learner does: by mouse or by keyboard alone.

    python -m tests.browser.answering [LESSON ...]     all lessons, if none is named

In turn a box is answered rightly, wrongly first, half rightly first, oddly first, or wrongly,
and then shown. Whatever is answered gets a verdict, the explanation opens at the end, and the
lesson stays as it was: no cell changes, no dialog opens, no kernel restarts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from mahjong_lessons.core.tiles import parse_tiles
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.boxes.state import Box, Item
from mahjong_lessons.practice.questions.entry import BETWEEN
from tests.browser.chromium import find_chromium, running_chromium
from tests.browser.jupyter import Jupyter
from tests.browser.server import running_lab
from tests.notebooks.store import lessons, read
from tests.notebooks.test_boxes import BOX, beside, run_alone

ODD = ("", "?", "<img src=x onerror='window.hacked=true'>", "🀄" * 50, "9" * 400, "½", "\\x00 {}")
"""What no one expects in a field."""

_WAYS = ("right", "wrong", "half", "odd", "shown")
_STATE = """() => JSON.stringify([
    panel.content.widgets.map(({ model }) => [model.type, model.sharedModel.getSource()]),
    panel.sessionContext.session.kernel.id,
    document.querySelectorAll(".jp-Dialog").length,
    window.hacked === undefined,
])"""
_SCROLL = "place => panel.content.scrollToItem(place, 'start')"


class Asked(NamedTuple):
    """A box of a lesson: the place of its cell, and its questions with their answers."""

    place: int
    box: Box


def boxes_of(path: Path) -> list[Asked]:
    """The boxes of a lesson in their order; each is made here too, to know the answers."""
    with beside(path):
        return [
            Asked(place, run_alone(cell))
            for place, cell in enumerate(read(path).cells)
            if cell.cell_type == "code" and BOX.search(cell.source)
        ]


def answer_lesson(
    jupyter: Jupyter, boxes: Sequence[Asked], *, keyboard: bool, first: int = 0
) -> None:
    """Answer these boxes of the lesson that is open and was run; ``first`` is how it begins."""
    before = jupyter.page.evaluate(_STATE)
    odd, ways = cycle(ODD), cycle(_WAYS[first:] + _WAYS[:first])
    for asked, way in zip(boxes, ways, strict=False):
        jupyter.page.evaluate(_SCROLL, asked.place)
        cell = jupyter.notebook.locator(f'.jp-Cell[data-windowed-list-index="{asked.place}"]')
        hand = _Hand(jupyter, cell.locator(".mj-live"), asked.box, keyboard=keyboard)
        hand.answer(way, next(odd))
    assert jupyter.page.evaluate(_STATE) == before


class _Hand:
    """Whoever answers one box."""

    def __init__(self, jupyter: Jupyter, live: Locator, box: Box, *, keyboard: bool) -> None:
        self.jupyter, self.live, self.box, self.keyboard = jupyter, live, box, keyboard

    def answer(self, way: str, odd: str) -> None:
        """Answer every question in this way, and look at what is said."""
        expect(self.live.locator(".mj-box")).to_be_visible()
        if self.live.locator('button[data-do="again"]').count():  # it was answered before
            self.press('button[data-do="again"]')
        expect(self.live.locator(".mj-explained")).to_have_count(0)
        for key, item in self.box.by_key.items():
            for text in _tries(way, item, odd):
                self.give(key, item, text)
                self.jupyter.settle()
            verdict = self.live.locator(f'[data-id="item-{key}"] .mj-said-of')
            end = "wrong" if way == "shown" and wrong_answer(item) else "right"
            expect(verdict, f"{item.question.prompt} {way}").to_contain_class(f"mj-is-{end}")
        if way == "shown" and self.live.get_by_role("button", name="Show").count():
            self.press('button[data-do="show"]')
        expect(self.live.locator(".mj-explained, .mj-status-good").first).to_be_attached()
        expect(self.live.locator(".mj-failed")).to_have_count(0)

    def give(self, key: str, item: Item, text: str) -> None:
        """Put an answer where it belongs, and have it checked."""
        entry = item.question.entry
        if entry.options:
            wanted = text.split(BETWEEN) if entry.kind == "several" else [text]
            for option in entry.options:
                css = f'button[data-what="{_css(f"{key}:{option.text}")}"]'
                pressed = self.live.locator(css).get_attribute("aria-pressed") == "true"
                if (option.text in wanted) != pressed:
                    self.press(css)
            if not entry.at_once:
                self.press("button.mj-main")
        elif entry.names:
            for n, one in enumerate(text.split() or [""]):
                self.write(f'input[data-what="{key}.{n}"]', one)
            self.check()
        elif not self.keyboard and entry.kind in ("tap", "tiles") and item.question.answer == text:
            self.write(f'input[data-what="{key}"]', "", leave=True)
            for tile in map(str, parse_tiles(text)):
                self.press(f'button.mj-tile[data-what="{key}:{tile}"]')
            self.press("button.mj-main")
        else:
            self.write(f'input[data-what="{key}"]', text)
            self.check()

    def press(self, css: str) -> None:
        """Press a button: with the mouse, or with Tab and Space."""
        button = self.live.locator(css).first
        if self.keyboard:
            button.focus()
            self.jupyter.page.keyboard.press("Space")
        else:
            button.click()
        self.jupyter.settle()

    def write(self, css: str, text: str, *, leave: bool = False) -> None:
        """Write into a field in place of what stands there."""
        field = self.live.locator(css)
        if self.keyboard:
            field.focus()
        else:
            field.click()
        field.press("Control+a")
        field.press("Delete")
        self.jupyter.page.keyboard.insert_text(text[:400])
        if leave:
            field.press("Tab")
            self.jupyter.settle()

    def check(self) -> None:
        """Have it checked: with Enter, or with the button."""
        if self.keyboard:
            self.jupyter.page.keyboard.press("Enter")
        else:
            self.live.locator("button.mj-main").click()


def _tries(way: str, item: Item, odd: str) -> Iterator[str]:
    """What is answered, one after the other."""
    first = {
        "wrong": wrong_answer(item),
        "half": _half(item),
        "odd": odd,
        "shown": wrong_answer(item),
    }.get(way)
    if first is not None and (first or way == "odd") and not (way == "odd" and _chosen(item)):
        yield first
        if way == "shown":
            return
    yield item.question.answer


def _chosen(item: Item) -> bool:
    """Whether an answer is chosen, not written."""
    return bool(item.question.entry.options)


def wrong_answer(item: Item) -> str:
    """An answer that can be read and is wrong; "" where none is known."""
    question = item.question
    options = [one.text for one in question.entry.options]
    tried = [*options, *_POSSIBLE.get(question.entry.kind, ())]
    if question.entry.names:
        tried = [" ".join([one] * len(question.entry.names)) for one in ("1", "2", "3")]
    return next((one for one in tried if question.check(one).verdict is Verdict.WRONG), "")


_POSSIBLE = {
    "number": ("1", "30", "70", "2600"),
    "words": (
        "tanyao",
        "3 han",
        "ryanmen",
        "1000",
        "1m",
        "123m",
        "East",
        "20 10 0 0 0 0 0 0",
        "123456789m1122z ron 2z",
    ),
    "tap": ("9s", "1z", "1m", "5p"),
    "tiles": ("9s", "1z", "1m", "5p"),
    "blocks": ("11m", "123m 456m"),
}


def _half(item: Item) -> str:
    """An answer of which a part is right, where an answer has parts."""
    text = item.question.answer
    if item.question.entry.kind == "several":
        return text.split(BETWEEN)[0] if BETWEEN in text else wrong_answer(item)
    if item.question.entry.names:
        return " ".join([*text.split()[:-1], "7"])
    return wrong_answer(item)


def _css(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def main(names: Sequence[str]) -> None:
    """Answer whole lessons, by mouse and by keyboard, and say how long each took."""
    program = find_chromium() or sys.exit("no Chromium")
    faults = 0
    with (
        TemporaryDirectory() as home,
        running_lab(Path(home)) as lab,
        running_chromium(program) as browser,
    ):
        jupyter = Jupyter(browser, lab)
        delivered = sorted(file.name for file in lab.folder.glob("*.ipynb"))
        for path in lessons():
            if names and path.stem not in names:
                continue
            file = next(name for name in delivered if name.endswith(f"{path.stem}.ipynb"))
            boxes = boxes_of(path)
            for keyboard in (False, True):
                began = monotonic()
                with jupyter.opened(file):
                    jupyter.run_all()
                    try:
                        answer_lesson(jupyter, boxes, keyboard=keyboard, first=int(keyboard))
                        said = "all answered"
                    except AssertionError as fault:
                        faults += 1
                        said = f"FAULT {fault}"
                hand = "keyboard" if keyboard else "mouse"
                took = monotonic() - began
                print(f"{path.stem}, {hand}: {len(boxes)} boxes, {took:.0f} s, {said}", flush=True)
    sys.exit(f"{faults} faults" if faults else None)


if __name__ == "__main__":
    main(sys.argv[1:])
