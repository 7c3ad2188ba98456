"""What a drill is given: questions of a topic, and hands for a mistake."""

from __future__ import annotations

from typing import Any

import pytest

from mahjong_lessons.practice import QUESTION_KINDS
from mahjong_lessons.practice.diagnosis.attempts import wrong_answers
from mahjong_lessons.practice.drill.progress import hand_key
from mahjong_lessons.practice.drill.settings import DrillSettings
from mahjong_lessons.practice.questions.question import Question


def test_fresh_questions_are_the_same_for_the_same_settings_and_differ_from_each_other() -> None:
    questions = [DrillSettings("payments", seed=3).fresh_question(n) for n in range(30)]
    assert questions == [DrillSettings("payments", seed=3).fresh_question(n) for n in range(30)]
    assert len({question.about for question in questions[:20]}) == 20
    assert {question.kind for question in questions} == {"pays"}


def test_a_topic_with_few_questions_never_ends() -> None:
    assert DrillSettings("units").fresh_question(100).kind == "units"


def test_mixed_takes_the_topics_in_turn() -> None:
    kinds = [DrillSettings("mixed").fresh_question(n).kind for n in range(5)]
    assert kinds == ["lines", "fu", "han", "worth", "pays"]


@pytest.mark.parametrize("mistake", ["F01", "F17", "P06", "P15"])
def test_hinge_hands_show_the_mistake_and_are_three_different_ones(mistake: str) -> None:
    settings, keys = DrillSettings("fu"), list[str]()
    for _ in range(3):
        question = settings.hinge_question(mistake, keys)
        assert question is not None
        assert len(question.candidates(_answer_of(question, mistake))) >= 1
        keys.append(hand_key(question.about))
    assert len(set(keys)) == 3


def _answer_of(question: Question, mistake: str) -> object:
    """What somebody answers who makes this mistake."""
    kind = QUESTION_KINDS[question.kind]
    return wrong_answers(kind.parse(question.about), kind.diagnosed_as, question.rules)[mistake]


def test_hinge_hands_for_lines_ask_for_lines() -> None:
    question = DrillSettings("fu lines").hinge_question("F01", ())
    assert question is not None
    assert question.kind == "lines"


def test_mistakes_of_one_game_do_not_come_back_in_the_other() -> None:
    assert DrillSettings("units").hinge_question("F01", ()) is None
    assert DrillSettings("fu").hinge_question("H06", ()) is None
    question = DrillSettings("units").hinge_question("H01", ())
    assert question is not None
    assert question.kind == "settle"


def test_a_hand_that_tells_two_mistakes_apart() -> None:
    question = DrillSettings("fu").separating_question("F01", "F17")
    assert question is not None
    wrong = wrong_answers(question.about)
    assert wrong.get("F01") != wrong.get("F17")


def test_a_settings_follows_the_topic() -> None:
    assert DrillSettings("fu", level=4).change("topic", "units").level == 2
    assert DrillSettings("fu", rules="tenhou").change("topic", "han").rules == "tenhou"
    assert list(DrillSettings("units").rule_sets) != list(DrillSettings("fu").rule_sets)
    for name, value in (("level", 9), ("rules", "none"), ("seed", "x"), ("topic", "fuu")):
        with pytest.raises(ValueError, match=r"level|rule set|whole number|topic"):
            DrillSettings("fu").change(name, value)


@pytest.mark.parametrize("seed", ["a", "7", 1.5, None, True])
def test_a_seed_that_is_no_number_is_refused_in_words(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number, not "):
        DrillSettings("fu", seed=seed)


def test_a_seed_may_be_long() -> None:
    assert DrillSettings("fu").change("seed", "99999999").seed == 99_999_999
    assert DrillSettings("fu", seed=99_999_999).fresh_question(0) == DrillSettings(
        "fu", seed=99_999_999
    ).fresh_question(0)


def test_a_mistake_that_is_not_known_has_no_hinge_hand() -> None:
    assert DrillSettings().hinge_question("F99", ()) is None
