"""What is answered in a box is kept, and a box is fill_from_record with it again."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.practice import ask, ask_choice, ask_tiles
from mahjong_lessons.practice.boxes.kept import facts_between, fill_from_record, keep
from mahjong_lessons.practice.boxes.state import Box, begin_box
from mahjong_lessons.practice.record.facts import Answered
from mahjong_lessons.practice.record.now import lesson_now, record_now
from mahjong_lessons.widgets import box

LINE = "123567m99p35p678s ron 4p riichi"  # 20 + 10 + 2: 32, counts 40


def fu() -> Box:
    return begin_box(ask("fu", LINE), ask_choice("Closed?", ("yes", "no"), right="yes"))


def step(before: Box, after: Box) -> Box:
    assert keep(before, after) == ""
    return after


def answered(text: str = "30") -> Box:
    """Wrong, with a hint and a card; then the choice, rightly."""
    begun = fu()
    wrong = step(begun, begun.hint().look_at("fu").write("0", text).check("0"))
    return step(wrong, wrong.write("1", "yes").check("1"))


def test_a_box_is_filled_as_it_was_left() -> None:
    left, found = answered(), fill_from_record(fu())
    for old, new in zip(left.items, found.items, strict=True):
        assert (new.text, new.tries, new.done, new.hinted) == (
            old.text,
            old.tries,
            old.done,
            old.hinted,
        )
    assert found.items[0].feedback == left.items[0].feedback
    assert found.items[0].cards == ("fu",)


def test_a_line_holds_facts_and_the_verdict_that_was_given() -> None:
    answered()
    first, second = record_now().read().facts
    assert isinstance(first, Answered)
    assert (first.asked.kind, first.asked.rules) == ("fu", "documents")
    assert (first.answer, first.said, first.how) == ("30", "wrong", ("hint", "card fu"))
    assert isinstance(second, Answered)
    assert (second.asked.kind, second.asked.about) == ("choice", "Closed?")


def test_a_box_is_known_by_what_it_asks() -> None:
    """Another box, elsewhere, with the same question among others."""
    answered()
    elsewhere = fill_from_record(begin_box(ask_tiles("Which?", "6p"), ask("fu", LINE)))
    assert [item.text for item in elsewhere.items] == ["", "30"]
    other_rules = fill_from_record(begin_box(ask("fu", LINE, rules="tenhou")))
    assert other_rules.items[0].text == ""


def test_what_is_begun_anew_stays_empty_and_the_record_stays() -> None:
    left = answered()
    shown = step(left, left.show())
    step(shown, shown.again())
    assert fill_from_record(fu()) == fu()
    kept = [fact for fact in record_now().read().facts if isinstance(fact, Answered)]
    assert [fact.said for fact in kept] == ["wrong", "right", "shown"]


def test_an_answer_that_was_shown_is_shown() -> None:
    begun = fu()
    step(begun, begun.show())
    assert fill_from_record(fu()).open
    assert not any(item.right for item in fill_from_record(fu()).items)


def test_nothing_is_written_before_it_is_judged() -> None:
    begun = fu()
    assert [*facts_between(begun, begun.write("0", "4"))] == []
    assert [*facts_between(begun, begun.write("0", "forty-ish").check("0"))] == []


def test_a_slip_that_was_meant_is_meant_again() -> None:
    begun = begin_box(ask("fu", LINE))
    asked = step(begun, begun.write("0", "400").check("0"))
    assert asked.items[0].tries == ()
    step(asked, asked.check("0"))
    assert fill_from_record(begin_box(ask("fu", LINE))).items[0].tries == ("400",)


@given(st.lists(st.sampled_from(("30", "40", "?", "x", "", "400")), max_size=5))
def test_whatever_was_answered_is_found_again(texts: list[str]) -> None:
    question = ask("fu", LINE)
    begun = begin_box(question)
    if begun.items[0].tries or fill_from_record(begun) != begun:  # of an example before
        shown = fill_from_record(begun)
        step(shown, shown.again())
    state = begun
    for text in texts:
        state = step(state, state.write("0", text).check("0"))
    found = fill_from_record(begun)
    assert found.items[0].tries == state.items[0].tries
    assert found.items[0].done == state.items[0].done


def test_on_the_page_the_next_day() -> None:
    live = box(ask("fu", LINE))
    live.take("check", "0", **{"0": "30"})
    again = box(ask("fu", LINE))
    assert 'value="30"' in again.html
    assert "mj-is-wrong" in again.html
    twin = again._repr_mimebundle_()[0]["text/html"]
    assert "30" not in twin.partition("<details>")[0], "what is stored shows no answer"


def test_what_cannot_be_written_is_said_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAHJONG_LESSONS_RECORD", "/dev/null/record")
    live = box(ask("fu", LINE))
    live.take("check", "0", **{"0": "30"})
    assert "could not be written" in live.html
    assert "mj-is-wrong" in live.html


def test_the_lesson_is_known_by_the_name_of_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JPY_SESSION_NAME", "/home/me/12-my-lesson.ipynb")
    assert lesson_now() == "my-lesson"
    monkeypatch.setenv("JPY_SESSION_NAME", "/home/me/Untitled.ipynb")
    assert lesson_now() == ""
