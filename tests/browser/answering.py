"""Answers every box of a lesson in a browser, as a learner does: by mouse or by keyboard alone.

    python -m tests.browser.answering [LESSON ...]     all lessons, if none is named

In turn a box is answered rightly, wrongly, half rightly or oddly first, wrongly and then shown,
or wrongly to the end. Whatever is answered gets a verdict, the explanation opens at the end, and
the lesson stays as it was: no cell changes, no dialog opens, no kernel restarts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle, pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import Error, Locator, expect

from mahjong_lessons.practice.answers.feedback import Verdict, asks_for_help, is_blank
from mahjong_lessons.practice.boxes.state import Box, Item
from mahjong_lessons.practice.questions.entry import BETWEEN
from tests.browser.chromium import find_chromium, running_chromium
from tests.browser.hands import Hand, Keyboard, Mouse
from tests.browser.jupyter import Jupyter
from tests.browser.server import Lab, running_lab
from tests.notebooks.store import lessons, read
from tests.notebooks.test_boxes import BOX, beside, run_alone

ODD = (
    *("", "?", "<img src=x onerror='window.hacked=true'>", "🀄" * 50, "9" * 400, "½", "\\x00 {}"),
    *("no idea", "-1", "？", "1e9", "０", "0m0m0m0m0m", "none; none", "</div><script>hacked=1"),
)
"""What no one expects in a field: words, markup, pictures, very much, nothing, a call for help."""

WAYS = ("right", "wrong", "half", "odd", "shown", "lost")
"""How a box is answered: rightly in the end, but for the last two, which say the answer."""

_TO_THE_END = {"shown": 1, "lost": 2}
"""After so many wrong answers the right one is said, where so many are known."""

_STATE = """() => JSON.stringify([
    panel.content.widgets.map(({ model, rendered }) =>
        [model.type, model.sharedModel.getSource(), rendered ?? null]),
    panel.sessionContext.session.kernel.id,
    document.querySelectorAll(".jp-Dialog").length,
    window.hacked === undefined,
])"""
_TO_THE_TOP = """() => {
    panel.content.activeCellIndex = 0;
    panel.content.mode = "command";
    panel.content.activeCell.node.focus();
}"""


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


def answer_lesson(hand: Hand, boxes: Iterable[Asked], *, first: int = 0) -> list[str]:
    """Answer these boxes of the lesson that is open and was run; what went wrong.

    ``first`` says how it begins among the ``WAYS``.
    """
    page = hand.jupyter.page
    before = page.evaluate(_STATE)
    page.evaluate(_TO_THE_TOP)
    odd, ways = cycle(ODD), cycle((*WAYS[first:], *WAYS[:first]))
    faults = []
    for asked, way in zip(boxes, ways, strict=False):
        try:
            answer_box(hand, hand.find(asked.place), asked.box, way, odd)
            assert page.evaluate(_STATE) == before, "the lesson changed"
        except (AssertionError, Error) as fault:
            faults.append(f"cell {asked.place}, {way}: {fault}")
    return faults


def answer_box(hand: Hand, live: Locator, box: Box, way: str, odd: Iterator[str]) -> None:
    """Answer every question of a box in this way, and look at what is said."""
    expect(live.locator(".mj-box")).to_be_visible()
    again = live.locator('button[data-do="again"]')
    if again.count():  # it was answered before
        hand.press(live, again)
    expect(live.locator(".mj-explained")).to_have_count(0)
    for key, item in box.by_key.items():
        said = live.locator(f'[data-id="item-{key}"] .mj-said-of')
        for text in _tries(item, way, odd):
            hand.give(live, key, item, text)
            _look_at(live, said, item, text)
    if way == "shown":
        show = live.locator('button[data-do="show"]')
        if show.count():
            hand.press(live, show)
    expect(live.locator(".mj-explained")).to_have_count(1)
    for key, item in box.by_key.items():
        said = live.locator(f'[data-id="item-{key}"] .mj-said-of')
        if len(wrong_answers(item)) >= _TO_THE_END.get(way, 9):
            expect(said).to_contain_text(item.question.said)
        else:
            expect(said).to_contain_class("mj-is-right")


def _look_at(live: Locator, said: Locator, item: Item, text: str) -> None:
    """What is said of an answer is a verdict, in words, and nothing of the answer is markup."""
    expect(live.locator(".mj-failed")).to_have_count(0)
    expect(live.locator("img[src=x], .mj-item script")).to_have_count(0)
    given = text[:400]  # a field takes no more
    if is_blank(given) or asks_for_help(given):
        expect(said).to_contain_class("mj-is-blank")
        return
    expect(said).not_to_contain_class("mj-is-blank")
    expect(said).not_to_be_empty()
    if text == item.question.answer:
        expect(said, text).to_contain_class("mj-is-right")
    if text in wrong_answers(item):
        expect(said, text).to_contain_class("mj-is-wrong")


def _tries(item: Item, way: str, odd: Iterator[str]) -> Iterator[str]:
    """What is answered, one after the other."""
    wrong, half = wrong_answers(item), _half(item)
    if way == "wrong" or (way == "half" and not half):
        yield from wrong[:1]
    elif way == "half":
        yield half
    elif way == "odd" and not item.question.entry.options:
        yield next(odd)
    elif way in _TO_THE_END:
        yield from wrong[: _TO_THE_END[way]]
        if len(wrong) >= _TO_THE_END[way]:
            return
    yield item.question.answer


def wrong_answers(item: Item) -> list[str]:
    """Two answers that can be read and are wrong, as far as they are known."""
    entry, shown = item.question.entry, item.question.shown
    tried = [*(one.text for one in entry.options), *_POSSIBLE.get(entry.kind, ())]
    if entry.names:
        tried = [" ".join([one] * len(entry.names)) for one in ("1", "2", "3")]
    if entry.taps_shown:  # only what is there can be tapped
        tiles = [
            str(tile.plain) for tile in (shown if isinstance(shown, tuple) else shown.hand.tiles)
        ]
        pairs = [f"{one} {other}" for one, other in pairwise(tiles)]
        tried = tiles if entry.kind == "tap" else pairs
    wrong = [one for one in tried if item.question.check(one).verdict is Verdict.WRONG]
    return list(dict.fromkeys(wrong))[:2]


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
    "tiles": ("9s", "1z", "1m", "5p"),
}


def _half(item: Item) -> str:
    """An answer of which a part is right, where an answer has parts; else ""."""
    text, entry = item.question.answer, item.question.entry
    if entry.kind == "several" and BETWEEN in text:
        return text.split(BETWEEN)[0]
    if entry.names:
        return " ".join([*text.split()[:-1], "7"])
    if entry.kind == "blocks":
        return text.rpartition(" ")[0]
    return ""


def main(names: Sequence[str]) -> None:
    """Answer whole lessons, by mouse and by keyboard, and say how long each took."""
    program = find_chromium() or sys.exit("no Chromium")
    chosen = [path for path in lessons() if not names or path.stem in names]
    faults = 0
    with (
        TemporaryDirectory() as home,
        running_lab(Path(home)) as lab,
        running_chromium(program) as browser,
    ):
        for n, path in enumerate(chosen):
            boxes = boxes_of(path)
            for kind in (Mouse, Keyboard):
                jupyter = Jupyter(browser, lab)
                began = monotonic()
                with jupyter.opened(delivered(lab, path)):
                    jupyter.run_all()
                    found = answer_lesson(kind(jupyter), boxes, first=n % len(WAYS))
                found += [*jupyter.watch.outside, *jupyter.watch.errors]
                jupyter.close()
                took = f"{len(boxes)} boxes, {monotonic() - began:.0f} s, {len(found)} faults"
                print(f"{path.stem}, {kind.__name__.lower()}: {took}", *found, sep="\n", flush=True)
                faults += len(found)
    sys.exit(f"{faults} faults" if faults else None)


def delivered(lab: Lab, path: Path) -> str:
    """The name of a lesson's file in the folder of a learner."""
    (file,) = lab.folder.glob(f"*-{path.name}")
    return file.name


if __name__ == "__main__":
    main(sys.argv[1:])
