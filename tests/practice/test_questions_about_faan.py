"""Questions about the faan of a Hong Kong hand."""

import pytest

from mahjong_lessons.hongkong import Rules
from mahjong_lessons.practice import ask
from mahjong_lessons.practice.answers.feedback import Verdict

HAND = "111s444s777z4z pung 999s discard 4z round W"
"""Mixed one suit 3, all pungs 3, red dragon 1 (a reported hand)."""


def test_faan_are_asked_and_checked() -> None:
    question = ask("faan", HAND)
    assert question.check("7 faan").verdict is Verdict.RIGHT
    assert question.check(6).verdict is Verdict.WRONG
    assert question.check(None).verdict is Verdict.BLANK
    assert question.check("many").verdict is Verdict.UNREADABLE
    assert "mixed one suit" in str(question.solution)


def test_an_answer_under_another_rule_is_no_mistake() -> None:
    """Pure one suit is 7 here, and 6 at other tables; the common hand adds 1."""
    question = ask("faan", "345567789p9p chow 123p discard 9p")
    assert question.check(8).verdict is Verdict.RIGHT
    feedback = question.check(7)
    assert feedback.verdict is Verdict.ELSEWHERE
    assert "There: One suit without honours: 6 faan." in feedback.words
    assert (
        ask("faan", question.about, rules=Rules(pure_one_suit=6)).check(7).verdict is Verdict.RIGHT
    )


@pytest.mark.parametrize(
    "answer",
    [
        "red dragon, mixed one suit, all pungs",
        "All Pungs, red dragon,mixed one suit",
        "對對糊, 混一色, 紅中",
    ],
)
def test_patterns_are_read_in_any_order_and_in_two_languages(answer: str) -> None:
    assert ask("patterns", HAND).check(answer).verdict is Verdict.RIGHT


@pytest.mark.parametrize("word", ["self-draw", "self draw", "Selfdraw", "自摸", "zi mo", "zi6 mo1"])
def test_a_pattern_is_known_by_all_its_names(word: str) -> None:
    """Its lesson introduces it as *self-draw* (自摸, *zi mo*)."""
    question = ask("patterns", "123m456p78s22m pung 111z self-draw 9s round S seat S")
    assert question.check(word).verdict is Verdict.RIGHT


@pytest.mark.parametrize(
    ("word", "meant"),
    [("self-drawn", "self-draw"), ("al pungs", "all pungs"), ("ping wo", "common")],
)
def test_a_pattern_misspelt_is_suggested(word: str, meant: str) -> None:
    said = ask("patterns", HAND).check(word)
    assert said.verdict is Verdict.UNREADABLE
    assert f"did you mean {meant}" in said.words


def test_a_name_of_two_patterns_names_neither() -> None:
    said = ask("patterns", HAND).check("正花")
    assert said.verdict is Verdict.UNREADABLE


def test_patterns_that_are_missing_or_are_none() -> None:
    question = ask("patterns", HAND)
    assert question.check("all pungs").verdict is Verdict.WRONG
    assert question.check("riichi").verdict is Verdict.UNREADABLE


def test_a_chicken_hand_has_no_pattern() -> None:
    question = ask("patterns", "123m456p78s55p pung 333z discard 9s")
    assert question.answer == "no pattern"
    assert question.check("none").verdict is Verdict.RIGHT
    assert ask("faan", question.about).check(0).verdict is Verdict.RIGHT
