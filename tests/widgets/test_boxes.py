"""The box on the page: what a click does, and what can be seen before and after it."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings, strategies as st

from mahjong_lessons.practice import (
    QUESTION_KINDS,
    Verdict,
    ask,
    ask_choice,
    ask_numbers,
    ask_several,
    ask_tiles,
)
from mahjong_lessons.practice.boxes.state import Box
from mahjong_lessons.views import draw
from mahjong_lessons.widgets import Live, box

HOSTILE = "<img src=x onerror=alert(1)>"
LINE = "123567m99p35p678s ron 4p riichi"  # 20 + 10 + 2: 32, counts 40


def fu() -> Live[Box]:
    return box(ask("fu", LINE), saw="Twenty, **ten** and two.")


def verdict(live: Live[Box], key: str = "0") -> Verdict | None:
    feedback = live.state.by_key[key].feedback
    return feedback.verdict if feedback else None


def test_enter_checks_what_stands_in_the_field() -> None:
    live = fu()
    live.take("check", "0", **{"0": "40"})
    assert verdict(live) is Verdict.RIGHT
    assert "<strong>ten</strong>" in live.html


def test_nothing_of_the_answer_is_in_the_page_before() -> None:
    live = fu()
    assert "ten" not in live.html
    assert not re.search(r"\b40\b", live.html)


def test_whatever_is_clicked_keeps_what_stands_in_the_fields() -> None:
    live = box(ask("fu", LINE), ask("raw", LINE))
    live.take("hint", **{"0": "4", "1": "32"})
    assert [item.text for item in live.state.items] == ["4", "32"]
    assert 'value="32"' in live.html


def test_a_wrong_answer_is_marked_and_the_right_one_not_said() -> None:
    live = fu()
    live.take("check", **{"0": "30"})
    assert "✗" in live.html
    assert "mj-is-wrong" in live.html
    assert "40" not in re.sub(r"<[^>]*>", " ", live.html)


def test_show_says_the_answer_and_opens_the_explanation() -> None:
    live = fu()
    live.take("show")
    assert "Answer: 40" in live.html
    assert "<strong>ten</strong>" in live.html
    assert "readonly" in live.html


def test_again_closes_it() -> None:
    live = fu()
    closed = live.html
    live.take("show")
    live.take("again")
    assert live.html.replace(" data-now", "") == closed


def test_a_choice_is_judged_by_the_click() -> None:
    live = box(ask("wait", "123567m66p345p89s ron 7s riichi"))
    assert 'data-do="check"' not in live.html
    live.take("tap", "0:penchan")  # an edge wait: 8 and 9 wait for 7
    assert verdict(live) is Verdict.RIGHT


def test_a_choice_of_several_is_taken_and_taken_back() -> None:
    live = box(ask_several("Runs?", ("406p", "891s", "234m"), right=("406p", "234m"), tiles=True))
    for option in ("891s", "406p", "891s", "234m"):
        live.take("tap", f"0:{option}")
    assert live.state.items[0].text == "406p; 234m"
    live.take("check")
    assert verdict(live) is Verdict.RIGHT


def test_tiles_are_tapped_and_typed() -> None:
    live = box(ask("yaochuu", "129p8s5z"))
    live.take("tap", "0:9p")
    assert live.state.items[0].text == "9p"
    live.take("tap", "0:1p", **{"0": "9p5z"})  # typed meanwhile
    assert live.state.items[0].text == "19p5z"
    live.take("tap", "0:1p", **{"0": "19p5z"})
    assert live.state.items[0].text == "9p5z"


def test_a_hand_is_tapped_into_blocks() -> None:
    live = box(ask("blocks", "67m22678s444z chi 345p ron 8m"))
    for tile in ("6m", "7m", "8m", "2s", "2s", "6s", "7s", "8s", *["4z"] * 3, "3p", "4p", "5p"):
        live.take("tap", f"0:{tile}")
    assert live.state.items[0].text == "678m 22s 678s 444z 345p"
    live.take("check")
    assert verdict(live) is Verdict.RIGHT


def test_numbers_by_name_keep_their_places() -> None:
    live = box(ask_numbers("What is paid?", {"ron": 3900, "tsumo": 4000}))
    live.take("check", "0.1", **{"0.0": "", "0.1": "4 000"})
    assert live.state.items[0].text == "? 4000"
    assert verdict(live) is Verdict.WRONG
    assert 'value="4000"' in live.html
    live.take("check", "0.0", **{"0.0": "3,900", "0.1": "4000"})
    assert verdict(live) is Verdict.RIGHT


def test_a_seat_each() -> None:
    live = box(ask("settle", "E 3 from W"))  # 8 units, document C: double from the discarder
    live.take("check", **{"0.0": "+16", "0.1": "0", "0.2": "-16", "0.3": "0"})
    assert verdict(live) is Verdict.RIGHT


def test_the_keyboard_goes_to_the_next_question() -> None:
    live = box(ask("fu", LINE), ask("raw", LINE))
    live.take("check", "0", **{"0": "40", "1": ""})
    assert re.search(r'data-id="1"[^>]*data-now|data-now[^>]*data-id="1"', live.html)


EACH = [
    ask("fu", LINE),
    ask("wait", LINE),
    ask("settle", "E 3 from W"),
    ask("yaochuu", "129p8s5z"),
    ask("dora", "4z"),
    ask("blocks", "67m22678s444z chi 345p ron 8m"),
    ask_choice(HOSTILE, (HOSTILE, "b"), right="b", hint=HOSTILE, shown=HOSTILE),
    ask_several("Which?", ("a", HOSTILE), right=("a",)),
    ask_numbers("How many?", {HOSTILE: 3, "b": 4}),
    ask_tiles("Which?", "19m", shown=draw("123m").tiles),
]


@pytest.mark.parametrize("question", EACH)
def test_nothing_is_taken_for_markup(question) -> None:
    live = box(question, prompt=HOSTILE, saw=HOSTILE)
    data, _ = live._repr_mimebundle_()
    fields = {"0": HOSTILE, "0.0": HOSTILE, "0.1": HOSTILE, "0.2": "", "0.3": ""}
    pages = [live.html, data["text/html"]]
    for do in ("check", "hint", "show"):
        live.take(do, **fields)
        pages.append(live.html)
    assert all("<img" not in page for page in pages)


@pytest.mark.parametrize("question", EACH)
@settings(max_examples=20)
@given(text=st.text(max_size=40), what=st.text(max_size=10))
def test_no_message_raises(question, text, what) -> None:
    """But a tap on a tile that is none, which the page does not offer."""
    live = box(question)
    for do in ("write", "check", what, "hint", "show", "again"):
        live.take(do, "0", **{"0": text, "0.0": text, "0.1": what})


@pytest.mark.parametrize("question", EACH)
def test_the_twin_has_the_question_in_the_open_and_the_rest_behind_one_click(question) -> None:
    live = box(question, saw="This is why.")
    data, _ = live._repr_mimebundle_()
    page = data["text/html"]
    before, after = page.split("<details>", maxsplit=1)
    assert "This is why." in after
    assert "This is why." not in before
    assert data["text/plain"] == repr(live)
    assert repr(live).startswith("Box(")


def test_every_kind_of_question_has_an_entry() -> None:
    """Each can be shown; the lines are those of the documentation of each kind."""
    shown = {
        "numbers": ask("changes", "2288m3355p1177s6z ron 6z riichi seat W from E"),
        "number": ask("points", LINE),
        "words": ask("yaku", LINE),
        "choice": ask("limit", "5 han 30 fu"),
        "tap": ask("pair", LINE),
        "tiles": ask("winning", "234m678p5556s111z"),
        "blocks": ask("blocks", "111m456678p35s99s ron 4s riichi"),
    }
    assert {row.entry.kind for row in QUESTION_KINDS.values()} == set(shown)
    for kind, question in shown.items():
        assert question.entry.kind == kind
        assert "mj-item" in box(question).html


def test_a_card_opens_beside_the_question_and_keeps_what_was_typed() -> None:
    live = fu()
    closed = live.html
    assert 'data-key="F2"' in closed
    assert "every hand starts with" not in closed
    live.take("card", "fu", **{"0": "3"})
    assert "every hand starts with" in live.html
    assert 'value="3"' in live.html
    live.take("card", ":units", **{"0": "3"})
    assert "discarder pays" in live.html
    live.take("card", "units", **{"0": ""})
    assert live.html == closed
    assert live.state.cards == ("fu", "units")


def test_the_twin_has_no_card() -> None:
    live = fu()
    live.take("card", "fu")
    assert "every hand starts with" not in live._repr_mimebundle_()[0]["text/html"]
