"""Who is learning, on the page: names, another learner, and the record to take along."""

from __future__ import annotations

import re
from html import unescape

from hypothesis import given, settings, strategies as st

from mahjong_lessons.practice import ask
from mahjong_lessons.practice.record.desk import Desk
from mahjong_lessons.widgets import Live, box, learner

LINE = "123567m99p35p678s ron 4p riichi"  # 20 + 10 + 2: 32, counts 40
HOSTILE = "<img src=x onerror=alert(1)>"


def value(page: str, what: str) -> str:
    """What stands in a field."""
    (field,) = re.findall(rf'<input[^>]*data-what="{what}"[^>]*>', page)
    return unescape(re.findall(r'value="([^"]*)"', field)[0])


def named(name: str) -> Live[Desk]:
    live = learner()
    live.take("name", "name", name=name)
    return live


def answer(text: str) -> None:
    box(ask("fu", LINE)).take("check", "0", **{"0": text})


def test_a_name_is_given_once_and_kept() -> None:
    named("Ada")
    again = learner()
    assert again.state.current.name == value(again.html, "name") == "Ada"


def test_each_learner_has_answers_of_their_own() -> None:
    live = named("Ada")
    answer("30")
    live.take("add", name="Grace")
    assert "Run a lesson again: its boxes are those of Grace now." in live.html
    assert "Nothing is answered yet." in live.html
    assert 'value="30"' not in box(ask("fu", LINE)).html
    (ada,) = (one for one in live.state.learners if one.name == "Ada")
    live.take("who", f":{ada.id}")
    assert "1 answer on 1 day are kept." in live.html
    assert 'value="30"' in box(ask("fu", LINE)).html


def test_a_record_is_taken_along_and_taken_in_once() -> None:
    live = named("Ada")
    answer("30")
    live.take("pack")
    line = value(live.html, "pack")
    live.take("add", name="Ada elsewhere")
    for n in ("1 answer was taken in.", "0 answers were taken in."):
        live.take("join", "join", join=line)
        assert n in live.html
    assert "mj-is-wrong" in box(ask("fu", LINE)).html


def test_what_cannot_be_taken_is_said() -> None:
    live = named("Ada")
    live.take("join", "join", join=HOSTILE)
    assert "it begins with" in live.html
    live.take("name", "name", name="x" * 99)
    assert "1 to 60" in live.html
    assert live.state.current.name == "Ada"
    assert "<img" not in live.html


def test_deleting_is_asked_about_first() -> None:
    live = named("Ada")
    answer("30")
    live.take("part")
    assert "Every answer goes for good." in live.html
    live.take("stay")
    assert live.state.answers == 1
    live.take("part")
    live.take("part")
    assert live.state.answers == 0
    assert live.state.learners == ()


@settings(max_examples=30, deadline=None)
@given(st.text(max_size=20), st.sampled_from(("name", "add", "join", "who", "pack")))
def test_any_text_is_taken(text: str, do: str) -> None:
    live = learner()
    live.take(do, f":{text}", name=text, join=text)
    assert "mj-box" in live.html


def test_the_twin_says_how_much_is_kept_and_no_name() -> None:
    twin = named("Ada")._repr_mimebundle_()[0]["text/html"]
    assert "Nothing is answered yet." in twin
    assert "Ada" not in twin
