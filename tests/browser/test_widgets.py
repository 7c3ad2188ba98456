"""Every widget in JupyterLab: open to all, by keyboard too, and never taken in by markup."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessibility import count_stops, faults, walk
from tests.browser.exhibits import EXHIBITS, HOSTILE
from tests.browser.jupyter import THEMES, Jupyter

OUTPUT = ".jp-Cell-outputArea"
PLANTED = """import ipywidgets
ipywidgets.HTML("<p style='color:#999;background:#fff'>pale words</p><button></button>")"""

each_widget = pytest.mark.parametrize("name", EXHIBITS)


def _type(jupyter: Jupyter, widget: Locator, label: str, text: str) -> None:
    field = widget.get_by_label(label, exact=True)
    field.click()
    field.press("Control+a")
    field.press_sequentially(text)
    field.press("Enter")
    jupyter.settle()


def test_faults_that_are_planted_are_found(scratch: Jupyter) -> None:
    scratch.wear(THEMES[0])
    expect(scratch.show(PLANTED)).to_contain_text("pale words")
    found = {fault.split(":")[0] for fault in faults(scratch.page, OUTPUT)}
    assert found == {"color-contrast", "button-name"}


@pytest.mark.parametrize("theme", THEMES)
@each_widget
def test_widget_has_no_serious_fault(name: str, theme: str, scratch: Jupyter) -> None:
    exhibit = EXHIBITS[name]
    scratch.wear(theme)
    widget = scratch.show(exhibit.source)
    for label, text in exhibit.typed.items():
        _type(scratch, widget, label, text)
    assert faults(scratch.page, OUTPUT) == []


@each_widget
def test_tab_comes_to_every_control_in_order_and_it_shows(name: str, scratch: Jupyter) -> None:
    exhibit = EXHIBITS[name]
    widget = scratch.show(exhibit.source)
    n = count_stops(widget, exhibit.passed_by)
    assert n > 0
    scratch.focus_cell()
    stops = walk(widget, exhibit.passed_by)
    assert [stop.place for stop in stops] == list(range(n))
    assert [stop.name for stop in stops if stop.outline < 2] == []


@each_widget
def test_text_that_looks_like_markup_stays_text(name: str, scratch: Jupyter) -> None:
    widget = scratch.show(EXHIBITS[name].source)
    fields = widget.locator("input:is([type=text], [type=number]):not([readonly]):enabled")
    expect(fields.first).to_be_visible()
    widget.evaluate("it => it.querySelectorAll('details').forEach(part => { part.open = true; })")
    for n in range(fields.count()):
        field = fields.nth(n)
        field.click()
        field.press("Control+a")
        field.press_sequentially(HOSTILE)
        field.press("Enter")
        scratch.settle()
    _nothing_was_taken_for_markup(scratch, widget)


@pytest.mark.parametrize(
    "source",
    [
        "riichi.Win.parse({})",
        "riichi.score('111m456678p35s99s ron 4s', rules={})",
        "riichi.points(han=1, fu=30, by={})",
        "hongkong.Win.parse({})",
        "views.reveal(views.Table(({},), (({},),)), {})",
        *(f"widgets.{name}({{}})" for name in EXHIBITS),
    ],
)
def test_no_message_takes_text_for_markup(source: str, scratch: Jupyter) -> None:
    output = scratch.show(source.replace("{}", repr(HOSTILE)))
    expect(output).to_contain_text("<img src=x")
    _nothing_was_taken_for_markup(scratch, output)


def _nothing_was_taken_for_markup(jupyter: Jupyter, output: Locator) -> None:
    assert output.locator("img").count() == 0
    assert jupyter.page.evaluate("window.hacked === undefined")
