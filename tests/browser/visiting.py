"""Visits every lesson in a browser: slips of the hand, and axe at four widths, light and dark.

    python -m tests.browser.visiting [LESSON ...]     all lessons, if none is named

On every cell somebody double clicks and presses the keys that cut, split, merge and delete; no
cell may change. Then axe looks at all that the lesson shows. It prints what it finds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.browser.accessibility import OURS, faults
from tests.browser.answering import delivered
from tests.browser.chromium import find_chromium, running_chromium
from tests.browser.jupyter import THEMES, Jupyter
from tests.browser.screenshots import WIDTHS
from tests.browser.server import running_lab
from tests.browser.test_keys import CELLS, KERNEL, KEYS, SELECT
from tests.notebooks.store import lessons

_IS_LOCKED = """() => panel.content.widgets.map(
    ({ model }) => model.getMetadata("editable") === false)"""
_TOO_WIDE = """() => [...document.querySelectorAll(".mj-box")]
    .filter(it => it.scrollWidth > it.clientWidth + 1 && it.checkVisibility())
    .map(it => `wider than its place: ${it.innerText.slice(0, 80)}`)"""


def main(names: Sequence[str]) -> None:
    program = find_chromium() or sys.exit("no Chromium")
    found = 0
    with (
        TemporaryDirectory() as home,
        running_lab(Path(home)) as lab,
        running_chromium(program) as browser,
    ):
        jupyter = Jupyter(browser, lab)
        for path in lessons():
            if names and path.stem not in names:
                continue
            began = monotonic()
            with jupyter.opened(delivered(lab, path)):
                jupyter.run_all()
                jupyter.draw_all()
                said = list(dict.fromkeys([*_slips(jupyter), *_seen(jupyter)]))
            found += len(said)
            head = f"{path.stem}: {len(said)} faults, {monotonic() - began:.0f} s"
            print(head, *said, sep="\n    ", flush=True)
    sys.exit(f"{found} faults" if found else None)


def _slips(jupyter: Jupyter) -> Iterator[str]:
    """What changes by slips of the hand, on cells that a lesson stores locked."""
    page = jupyter.page
    for place, locked in enumerate(page.evaluate(_IS_LOCKED)):
        if not locked:
            continue
        before = page.evaluate(CELLS), page.evaluate(KERNEL)
        page.evaluate(SELECT, place)
        cell = jupyter.notebook.locator(f'.jp-Cell[data-windowed-list-index="{place}"]')
        cell.dblclick(position={"x": 120, "y": 10})
        for key in KEYS:
            page.evaluate(SELECT, place)
            page.keyboard.press(key)
            page.keyboard.press(key)
        if page.locator(".jp-Dialog").count():
            yield f"cell {place}: a dialog opened"
            page.locator(".jp-Dialog button").first.click()
        if (page.evaluate(CELLS), page.evaluate(KERNEL)) != before:
            yield f"cell {place}: it changed"
            return


def _seen(jupyter: Jupyter) -> Iterator[str]:
    for theme, width in product(THEMES, WIDTHS):
        jupyter.wear(theme)
        jupyter.resize(width)
        jupyter.settle()
        where = f"{width} px, {theme}"
        yield from (f"{where}: {fault}" for fault in faults(jupyter.page, OURS))
        yield from (f"{where}: {fault}" for fault in jupyter.page.evaluate(_TOO_WIDE))
    jupyter.wear(THEMES[0])


if __name__ == "__main__":
    main(sys.argv[1:])
