"""What keeps people out of a part of a page: axe's findings, and the way of the keyboard."""

from __future__ import annotations

from typing import NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

MOST_STOPS = 250
"""So many stops of the Tab key no page has."""

# What the keyboard should reach, in the order of the page.
_STOPS = """[...scope.querySelectorAll(
    "input, button, select, textarea, summary, a, [tabindex]:not([tabindex='-1'])")]
    .filter(it => !it.disabled && it.checkVisibility() && !it.matches(passedBy))"""
_COUNT = f"(scope, passedBy) => {_STOPS}.length"
_FOCUSED = f"""(scope, passedBy) => {{
    const it = document.activeElement, {{ outlineStyle, outlineWidth }} = getComputedStyle(it);
    return [
        {_STOPS}.indexOf(it),
        it.title || it.innerText || it.id,
        outlineStyle === "none" ? 0 : parseFloat(outlineWidth),
    ];
}}"""
_IS_BEHIND = """it => document.activeElement.compareDocumentPosition(it)
    === Node.DOCUMENT_POSITION_PRECEDING"""


OURS = ".jp-MarkdownOutput, .jp-OutputArea-output"
"""What a lesson shows, without what JupyterLab puts round it."""


class Stop(NamedTuple):
    """A control that Tab comes to."""

    place: int
    """Its place among the controls of the scope in the order of the page; -1 outside."""
    name: str
    outline: float
    """Pixels of the line round the control that has the keyboard."""


def faults(page: Page, scope: str) -> list[str]:
    """Serious and critical findings of axe within the scope."""
    found = Axe().run(page, context=scope).response["violations"]
    return [
        f"{each['id']}: {node['html'][:300]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


def count_stops(scope: Locator, passed_by: str) -> int:
    """How many controls Tab should come to."""
    count: int = scope.evaluate(_COUNT, passed_by)
    return count


def walk(scope: Locator, passed_by: str, key: str = "Tab") -> list[Stop]:
    """Press Tab until the keyboard has come to the scope and left it; the stops inside."""
    stops: list[Stop] = []
    for _ in range(MOST_STOPS):
        scope.page.keyboard.press(key)
        stop = Stop(*scope.evaluate(_FOCUSED, passed_by))
        if stop.place >= 0:
            stops.append(stop)
        elif stops:
            break
    return stops


def go_to(control: Locator, scope: Locator) -> None:
    """Press Tab, or Shift and Tab, until the keyboard is on a control of the scope."""
    key = "Shift+Tab" if control.evaluate(_IS_BEHIND) else "Tab"
    for _ in range(MOST_STOPS):
        if control.evaluate("it => it === document.activeElement"):
            return
        scope.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {control}")
