"""What a box costs: to judge an answer, from the click to the verdict, and in bytes.

    python tests/benchmarks/bench_boxes.py

Judging is timed for every kind of question, with a right and a wrong answer of its own, in the
process. Then a box is answered in JupyterLab in a real browser, in turn with a button of
ipywidgets that does next to nothing, in the same page: what is above it is ours. It prints, and
judges nothing: times depend on the machine.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from ipywidgets import Widget  # noqa: E402

from mahjong_lessons.practice import QUESTION_KINDS, ask  # noqa: E402
from mahjong_lessons.widgets import box  # noqa: E402
from tests.browser.answering import boxes_of, wrong_answers  # noqa: E402
from tests.browser.chromium import find_chromium, running_chromium  # noqa: E402
from tests.browser.jupyter import Jupyter, scratch_notebook  # noqa: E402
from tests.browser.server import running_lab  # noqa: E402
from tests.notebooks.store import lessons  # noqa: E402

TIMES, CLICKS = 5, 60
MOST, MOST_ABOVE = 50, 25
"""Milliseconds that are wanted: from a click to the verdict, and above the empty button."""

_SOURCE = """\
from ipywidgets import HTML, Button, VBox
from mahjong_lessons.practice import ask
seen, empty = HTML("0"), Button(description="empty")
seen.add_class("bench-seen")
empty.on_click(lambda _: setattr(seen, "value", str(int(seen.value) + 1)))
asked = [ask("fu", "123567m99p35p678s ron 4p riichi"), ask("pays", "2 han 30 fu, tsumo")]
VBox([empty, seen, widgets.box(*asked)])
"""

# A press, and the milliseconds until the watched part of the page changes.
_TIMED = """async ([button, selector]) => {
    const watched = document.querySelector(selector);
    const began = performance.now();
    return new Promise((done, fail) => {
        const watcher = new MutationObserver(() => {
            watcher.disconnect();
            done(performance.now() - began);
        });
        watcher.observe(
            watched, { attributes: true, childList: true, characterData: true, subtree: true });
        setTimeout(() => fail(new Error("nothing changed")), 5000);
        button.click();
    });
}"""


def main() -> None:
    _judging()
    _bytes()
    program = find_chromium() or sys.exit("no Chromium")
    with (
        TemporaryDirectory() as home,
        running_chromium(program) as browser,
        running_lab(Path(home)) as lab,
    ):
        jupyter = Jupyter(browser, lab)
        with jupyter.opened(scratch_notebook(lab)):
            jupyter.run_all()
            _clicks(jupyter)


def _judging() -> None:
    """Milliseconds to judge an answer: the first time, and once all is loaded."""
    first: dict[str, float] = {}
    later: dict[str, list[float]] = {}
    for path in lessons():
        for asked in boxes_of(path):
            for item in asked.box.items:
                kind = getattr(item.question, "kind", "") or item.question.entry.kind
                for answer in filter(None, (item.question.answer, *wrong_answers(item)[:1])):
                    began = perf_counter()
                    item.write(answer).check()
                    took = 1000 * (perf_counter() - began)
                    first.setdefault(kind, took)
                    later.setdefault(kind, []).append(took)
    for kind, took in sorted(later.items(), key=lambda pair: -max(pair[1])):
        print(
            f"{kind}: {median(took):.1f} ms at the median of {len(took)}, {max(took):.1f} at most"
        )
    unasked = sorted(set(QUESTION_KINDS) - set(later))
    print(f"in no lesson: {', '.join(unasked) or 'none'}")


def _bytes() -> None:
    """What a box sends to the page when it is opened: its models, and their bytes."""
    sizes = [
        len(box(*(item.question for item in asked.box.items)).html)
        for path in lessons()
        for asked in boxes_of(path)
    ]
    print(f"{len(sizes)} boxes: {median(sizes):.0f} bytes of HTML at the median,")
    print(f"{max(sizes)} at most, {sum(sizes) / len(lessons()):.0f} a lesson")
    one = box(ask("fu", "123567m99p35p678s ron 4p riichi"))
    state = one.get_state()
    models = [one, *(part for part in map(one.trait_values().get, state) if _is_model(part))]
    whole = sum(len(json.dumps(model.get_state(), default=str)) for model in models)
    print(f"one question for the fu of a hand: {len(one.html)} bytes of HTML,")
    print(f"{len(models)} models of {whole} bytes, {len(state['_esm'])} of them the script")


def _is_model(part: object) -> bool:
    return isinstance(part, Widget)


def _clicks(jupyter: Jupyter) -> None:
    page, shown = jupyter.page, jupyter.show(_SOURCE)
    live = shown.locator(".mj-live")
    live.locator(".mj-box").wait_for()
    empty = shown.get_by_role("button", name="empty", exact=True)
    check = live.locator("button.mj-main")
    plain, ours = [], []
    for n in range(CLICKS):
        live.locator("input").first.fill(str(30 + n % 2 * 20))  # 30 and 50 in turn: both are wrong
        jupyter.settle()
        page.wait_for_timeout(50)
        ours.append(page.evaluate(_TIMED, [check.element_handle(), ".mj-live"]))
        jupyter.settle()
        if live.get_by_role("button", name="Again").count():
            live.get_by_role("button", name="Again").click()
        elif n % 2:  # two wrong answers end it
            live.get_by_role("button", name="Show").click()
            live.get_by_role("button", name="Again").click()
        jupyter.settle()
        plain.append(page.evaluate(_TIMED, [empty.element_handle(), ".bench-seen"]))
    base, middle = median(plain), median(ours)
    print(f"empty button: {base:.1f} ms at the median of {CLICKS}")
    print(f"click to verdict: {middle:.1f} ms at the median, {middle - base:.1f} above it")
    print(f"wanted: at most {MOST}, and {MOST_ABOVE} above")


if __name__ == "__main__":
    main()
