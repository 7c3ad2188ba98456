"""The fu ledger on the page: what is typed is judged line by line, and nothing of it is lost."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings, strategies as st

from mahjong_lessons.core.hand import HandError
from mahjong_lessons.practice.ledger.state import Ledger
from mahjong_lessons.widgets import Live, fu_ledger

FULL = "111m456678p35s99s ron 4s riichi"
"""Base 20, closed ron 10, a closed triplet of terminals 8, the closed wait 2: 40."""
HOSTILE = "<img src=x onerror=alert(1)>"


def leave(live: Live[Ledger], **written: object) -> None:
    """Leave fields after writing into them; ``sets_1`` is the line "sets 1"."""
    for key, text in written.items():
        name = f"line {key.replace('_', ' ')}"
        live.take("write", name, **{name: str(text)})


def said(live: Live[Ledger], key: str) -> str:
    """What stands beside a line, with its sign."""
    (row,) = re.findall(rf'data-id="row {key}".*?role="status">(.*?)</div>', live.html)
    return unescape(re.sub("<[^>]*>", "", row))


def value(live: Live[Ledger], what: str) -> str:
    """What stands in a field."""
    (field,) = re.findall(rf'<input[^>]*data-what="{what}"[^>]*>', live.html)
    (text,) = re.findall(r'value="([^"]*)"', field)
    return unescape(text)


def now(live: Live[Ledger]) -> str:
    """The field that the keyboard goes to."""
    found = re.findall(r'<input[^>]*data-what="line ([^"]*)"[^>]*data-now', live.html)
    return found[0] if found else ""


class Tags(HTMLParser):
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


def test_what_is_written_is_judged_when_its_field_is_left() -> None:
    live = fu_ledger(FULL)
    leave(live, sets_1=4)
    assert said(live, "sets 1").startswith("✗Not 4. Likely: ")
    assert "Hint: is it open or closed?" in said(live, "sets 1")
    leave(live, sets_1="8 fu")
    assert said(live, "sets 1").startswith("✓Right: a closed triplet")
    assert "Of 10 lines: 1 right" in live.html


def test_enter_goes_on_to_the_next_line_that_waits_and_stays_where_something_is_amiss() -> None:
    live = fu_ledger(FULL, given=("won",))
    live.take("enter line", "line base", **{"line base": "20"})
    assert now(live) == "sets 1"
    live.take("enter line", "line sets 1", **{"line base": "20", "line sets 1": "4"})
    assert now(live) == "sets 1"


def test_from_the_last_line_enter_goes_to_a_blank_one_above() -> None:
    live = fu_ledger(FULL)
    live.take("enter line", "line fu", **{"line fu": "40"})
    assert now(live) == "base"


def test_the_help_button_names_what_it_gives_and_the_keyboard_comes_to_the_field() -> None:
    live = fu_ledger(FULL)
    live.take("help with line", "wait")
    assert "Hint: did these tiles wait" in said(live, "wait")
    assert 'aria-label="Answer: wait 35s"' in live.html
    assert now(live) == "wait"
    live.take("help with line", "wait")
    assert "Answer: 2. 35s waited for 4s in the middle." in said(live, "wait")
    assert ": wait 35s" not in live.html


def test_a_question_mark_in_a_field_gives_the_hint_and_leaves_the_field() -> None:
    live = fu_ledger(FULL)
    leave(live, wait="?")
    assert value(live, "line wait") == ""
    assert "Hint: did these tiles wait" in said(live, "wait")


def test_whatever_is_clicked_keeps_what_stands_in_the_fields() -> None:
    live = fu_ledger(FULL)
    live.take("help with line", "wait", **{"line base": "20", "line won": "ten"})
    assert (value(live, "line base"), value(live, "line won")) == ("20", "ten")


def test_progress_is_copied_out_and_pasted_in() -> None:
    first, second = fu_ledger(FULL), fu_ledger(FULL)
    leave(first, base=20, fu="about forty")
    second.take("load", "load", load=value(first, "load"))
    assert (value(second, "line base"), value(second, "line fu")) == ("20", "about forty")
    assert "cannot be read" in said(second, "fu")


def test_broken_progress_stays_to_be_mended_and_changes_nothing() -> None:
    live = fu_ledger(FULL)
    leave(live, base=20)
    live.take("load", "load", load=HOSTILE)
    assert value(live, "load") == HOSTILE
    assert "Nothing was changed." in live.html
    assert value(live, "line base") == "20"
    live.take("load", "load", load='{"<b>": 1}')
    assert "<b>" not in live.html
    leave(live, won=10)
    assert "Nothing was changed." not in live.html


def test_what_a_learner_types_is_never_markup() -> None:
    live = fu_ledger(FULL)
    leave(live, pair=HOSTILE)
    assert "<img" in said(live, "pair")  # as text
    for page in (live.html, live._repr_mimebundle_()[0]["text/html"]):
        assert "img" not in Tags(page).tags


@settings(max_examples=30, deadline=None)
@given(st.text(max_size=30), st.sampled_from(["pair", "sets 2", "fu"]))
def test_any_text_in_any_field_is_taken(text: str, key: str) -> None:
    live, line = fu_ledger(FULL), f"line {key}"
    live.take("enter line", line, **{line: text})
    live.take("help with line", key, **{line: text})
    live.take("load", "load", load=text)
    assert "mj-ledger" in live.html


def test_the_buttons_below_do_what_they_say() -> None:
    live = fu_ledger(FULL)
    leave(live, base=20)
    live.take("check", **{"line base": "20"})
    assert "Not answered yet." in said(live, "fu")
    live.take("clear", **{"line base": "20"})
    assert value(live, "line base") == ""
    live.take("undo", **{"line base": ""})
    assert value(live, "line base") == "20"


def test_given_lines_are_filled_in_and_shut() -> None:
    live = fu_ledger(FULL, given=("sets",))
    shut = re.findall(r'<input[^>]*data-what="line ([^"]*)"[^>]*readonly', live.html)
    assert shut == ["sets 1", "sets 2", "sets 3", "sets 4"]
    leave(live, sets_1=4)
    assert value(live, "line sets 1") == "8"


def test_every_field_has_a_name_of_its_own() -> None:
    names = re.findall(r'<input[^>]*aria-label="([^"]*)"', fu_ledger(FULL).html)
    assert len(names) == len(set(names)) == 11  # ten lines and the progress


def test_the_twin_has_the_hand_blank_lines_and_the_filled_ledger_behind_a_click() -> None:
    page = Tags(fu_ledger(FULL)._repr_mimebundle_()[0]["text/html"])
    assert page.tags.count("table") == 2
    assert page.tags.count("details") == 1
    assert "riichi · seat South · round East" in page.open_text
    for label in ("base", "won by ron", "set 4, finished by 4s", "fu that count"):
        assert label in page.open_text
    assert "40" not in page.open_text


def test_the_output_is_the_same_every_time_but_for_the_live_view() -> None:
    first, second = (fu_ledger(FULL)._repr_mimebundle_()[0] for _ in range(2))
    live = "application/vnd.jupyter.widget-view+json"
    assert first.pop(live) != second.pop(live)
    assert first == second
    assert first["text/plain"] == "Ledger('111m456678p3599s ron 4s riichi')"


def test_bad_notation_is_a_hand_error() -> None:
    with pytest.raises(HandError):
        fu_ledger("111m")
