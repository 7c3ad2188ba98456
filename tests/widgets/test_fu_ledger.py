"""The view of a fu ledger: it passes on what a learner does and shows the state."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from mahjong_lessons.core.hand import HandError
from mahjong_lessons.widgets import FuLedger, fu_ledger

FULL = "111m456678p35s99s ron 4s riichi"
HOSTILE = "<img src=x onerror=alert(1)>"


def _row(ledger: FuLedger, key: str):
    return next(row for row in ledger.rows if row.line.key == key)


class _Tags(HTMLParser):
    """The tags of a page, and its text outside of details."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.hidden, self.open_text = 0, ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)
        self.hidden += tag == "details"

    def handle_endtag(self, tag: str) -> None:
        self.hidden -= tag == "details"

    def handle_data(self, data: str) -> None:
        self.open_text += "" if self.hidden else data + " "


def test_a_field_passes_its_text_on_and_shows_what_became_of_it() -> None:
    ledger = fu_ledger(FULL)
    row = _row(ledger, "sets 1")
    row.field.value = "4"
    assert ledger.ledger.answers["sets 1"] == "4"
    assert "✗" in row.said.value
    assert "Not 4. Hint: is it open or closed?" in row.said.value
    row.field.value = "8 fu"
    assert "✓" in row.said.value
    assert "Right: a closed triplet" in row.said.value
    assert "Of 10 lines: 1 right" in ledger.summary.value


def test_the_help_button_names_what_it_gives() -> None:
    row = _row(fu_ledger(FULL), "wait")
    assert row.help.description == "Hint"
    row.help.click()
    assert "Hint: did these tiles wait" in row.said.value
    assert row.help.description == "Answer"
    row.help.click()
    assert "Answer: 2. 35s waited for 4s in the middle." in row.said.value
    assert row.help.disabled


def test_a_question_mark_in_a_field_gives_the_hint_and_leaves_the_field() -> None:
    row = _row(fu_ledger(FULL), "wait")
    row.field.value = "?"
    assert row.field.value == ""
    assert "Hint: did these tiles wait" in row.said.value


def test_tab_goes_from_field_to_field() -> None:
    # JupyterLab takes a digit that is typed while a button has focus for a command.
    ledger = fu_ledger(FULL)
    assert not any(row.help.tabbable for row in ledger.rows)
    assert all(row.field.tabbable is not False for row in ledger.rows)


def test_progress_is_copied_out_and_pasted_in() -> None:
    first, second = fu_ledger(FULL), fu_ledger(FULL)
    _row(first, "base").field.value = "20"
    _row(first, "fu").field.value = "about forty"
    second.progress.value = first.progress.value
    assert _row(second, "base").field.value == "20"
    assert _row(second, "fu").field.value == "about forty"
    assert "cannot be read" in _row(second, "fu").said.value


def test_broken_progress_stays_to_be_mended_and_changes_nothing() -> None:
    ledger = fu_ledger(FULL)
    _row(ledger, "base").field.value = "20"
    ledger.progress.value = HOSTILE
    assert ledger.progress.value == HOSTILE
    assert "Nothing was changed." in ledger.message.value
    assert _row(ledger, "base").field.value == "20"
    ledger.progress.value = '{"<b>": 1}'
    assert "&lt;b&gt;" in ledger.message.value
    assert "<b>" not in ledger.message.value


def test_what_a_learner_types_is_never_markup() -> None:
    ledger = fu_ledger(FULL)
    row = _row(ledger, "pair")
    row.field.value = HOSTILE
    assert "&lt;img" in row.said.value
    shown = [row.said.value, ledger.summary.value, ledger.message.value]
    for page in (*shown, ledger._repr_mimebundle_()["text/html"]):
        assert "img" not in _Tags(page).tags


def test_the_buttons_below_do_what_they_say() -> None:
    ledger = fu_ledger(FULL)
    check, clear, undo = ledger.buttons
    _row(ledger, "base").field.value = "20"
    check.click()
    assert "Not answered yet." in _row(ledger, "fu").said.value
    clear.click()
    assert _row(ledger, "base").field.value == ""
    undo.click()
    assert _row(ledger, "base").field.value == "20"


def test_a_step_is_seen() -> None:
    ledger = fu_ledger(FULL)
    ledger.take(lambda state: state.answer("base", 20))
    assert _row(ledger, "base").field.value == "20"


def test_given_fields_are_filled_in_and_shut() -> None:
    ledger = fu_ledger(FULL, given=("sets",))
    fields = {row.line.key: row.field for row in ledger.rows}
    assert [key for key, field in fields.items() if field.disabled] == [
        "sets 1",
        "sets 2",
        "sets 3",
        "sets 4",
    ]
    assert fields["sets 1"].value == "8"


def test_every_control_has_a_name_and_fields_wait_for_enter_or_tab() -> None:
    ledger = fu_ledger(FULL)
    fields = [row.field for row in ledger.rows]
    names = [field.description for field in (*fields, ledger.progress)]
    assert len(set(names)) == len(names)
    assert all(names)
    assert not any(field.continuous_update for field in (*fields, ledger.progress))
    buttons = [row.help for row in ledger.rows] + list(ledger.buttons)
    assert all(button.description and button.tooltip for button in buttons)


def test_the_twin_has_the_hand_blank_lines_and_the_filled_ledger_behind_a_click() -> None:
    page = _Tags(fu_ledger(FULL)._repr_mimebundle_()["text/html"])
    assert page.tags.count("table") == 2
    assert page.tags.count("details") == 1
    assert "riichi · seat South · round East" in page.open_text
    for label in ("base", "won by ron", "set 4, finished by 4s", "fu that count"):
        assert label in page.open_text
    assert "40" not in page.open_text


def test_the_output_is_the_same_every_time_but_for_the_live_view() -> None:
    first, second = (fu_ledger(FULL)._repr_mimebundle_() for _ in range(2))
    live = "application/vnd.jupyter.widget-view+json"
    assert first.pop(live) != second.pop(live)
    assert first == second
    assert first["text/plain"] == "FuLedger('111m456678p3599s ron 4s riichi')"


def test_bad_notation_is_a_hand_error() -> None:
    with pytest.raises(HandError):
        fu_ledger("111m")
