"""What a drill is given: questions of a topic, hands for a mistake, judgements on ledgers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mahjong_lessons.practice import Ledger, Verdict
from mahjong_lessons.practice.diagnosis.attempts import wrong_answers
from mahjong_lessons.practice.diagnosis.question_kinds import DIAGNOSED
from mahjong_lessons.practice.drill.drill import begin, hand_key
from mahjong_lessons.practice.drill.settings import Choice
from mahjong_lessons.practice.questions.question import Question, ask

# Document B, step 5: the triplet finished by ron is open: 20 + 10 + 8 + 2 = 40; closed it gives 42.
F01_HAND = "234678m999s55p44s ron 5p riichi"


def _filled(question: Question, **changed: object) -> dict[str, object]:
    """The right ledger of a question, with some parts changed."""
    ledger = Ledger(question.shown, question.rules)
    for key, entry in ledger.entries.items():
        ledger.answer(key, entry.right)
    return {**json.loads(ledger.export()), **changed}


def test_fresh_questions_are_the_same_for_the_same_choice_and_differ_from_each_other() -> None:
    questions = [Choice("payments", seed=3).fresh(n) for n in range(30)]
    assert questions == [Choice("payments", seed=3).fresh(n) for n in range(30)]
    assert len({question.about for question in questions[:20]}) == 20
    assert {question.kind for question in questions} == {"pays"}


def test_a_topic_with_few_questions_never_ends() -> None:
    assert Choice("units").fresh(100).kind == "units"


def test_mixed_takes_the_topics_in_turn() -> None:
    kinds = [Choice("mixed").fresh(n).kind for n in range(5)]
    assert kinds == ["lines", "fu", "han", "worth", "pays"]


@pytest.mark.parametrize("mistake", ["F01", "F17", "P06", "P15"])
def test_hinge_hands_show_the_mistake_and_are_three_different_ones(mistake: str) -> None:
    choice, keys = Choice("fu"), list[str]()
    for _ in range(3):
        question = choice.hinge(mistake, keys)
        assert question is not None
        assert len(choice.suspects(question, _answer_of(question, mistake))) >= 1
        keys.append(hand_key(question.about))
    assert len(set(keys)) == 3


def _answer_of(question: Question, mistake: str) -> object:
    """What somebody answers who makes this mistake."""
    asked, subject = DIAGNOSED[question.kind]
    return wrong_answers(subject(question.about), asked, question.rules)[mistake]


def test_hinge_hands_for_lines_ask_for_lines() -> None:
    question = Choice("fu lines").hinge("F01", ())
    assert question is not None
    assert question.kind == "lines"


def test_mistakes_of_one_game_do_not_come_back_in_the_other() -> None:
    assert Choice("units").hinge("F01", ()) is None
    assert Choice("fu").hinge("H06", ()) is None
    question = Choice("units").hinge("H01", ())
    assert question is not None
    assert question.kind == "settle"


def test_a_hand_that_tells_two_mistakes_apart() -> None:
    question = Choice("fu").apart("F01", "F17")
    assert question is not None
    wrong = wrong_answers(question.about)
    assert wrong.get("F01") != wrong.get("F17")


def test_a_ledger_is_judged_as_a_whole() -> None:
    choice, question = Choice("fu lines"), ask("lines", F01_HAND)
    right = _filled(question)
    assert choice.judge(question, right).verdict is Verdict.RIGHT
    assert choice.judge(question, json.dumps(right)).verdict is Verdict.RIGHT
    assert choice.judge(question, {**right, "wait": None}).verdict is Verdict.BLANK
    assert choice.judge(question, {**right, "wait": "two"}).verdict is Verdict.UNREADABLE
    wrong = {**right, "sets": [0, 0, 4, 8], "sum": 42, "fu": 50}
    assert choice.judge(question, wrong).verdict is Verdict.WRONG
    assert [found.id for found in choice.suspects(question, wrong)] == ["F01"]


def test_lines_may_be_written_as_text_too() -> None:
    choice, question = Choice("fu lines"), ask("lines", F01_HAND)
    assert choice.judge(question, "20 10 8 2 0 0 0 0").verdict is Verdict.RIGHT
    assert [found.id for found in choice.suspects(question, "20 10 8 4 0 0 0 0")] == ["F01"]


def test_a_line_that_another_table_s_rule_gives_is_no_mistake() -> None:
    question = ask("lines", "666m35p11z234567s tsumo 4p riichi seat E")
    ledger = _filled(question, pair=4, sum=32, fu=40)
    found = Choice("fu lines").judge(question, ledger)
    assert found.verdict is Verdict.ELSEWHERE
    assert "There: A pair of the wind that is both seat and round wind brings 4 fu." in found.words


def test_a_right_total_with_a_wrong_line_counts_and_comes_back() -> None:
    """Tsumo 2 of an open hand forgotten: 32 for 34, and both count 40 (document B, example 2)."""
    drill = begin(Choice("fu lines"), "s")
    about = "2m678s555z pon 888p chi 456m tsumo 2m"
    drill = type(drill)(drill.source, "s", ask("lines", about))
    after = drill.answer(_filled(drill.question, won=0, sum=32))
    assert after.progress.asked["lines"].wrong == 1
    assert after.progress.missed == {"F08": 1}


def test_a_choice_follows_the_topic() -> None:
    assert Choice("fu", level=4).but("topic", "units").level == 2
    assert Choice("fu", rules="tenhou").but("topic", "han").rules == "tenhou"
    assert list(Choice("units").rule_sets) != list(Choice("fu").rule_sets)
    for name, value in (("level", 9), ("rules", "none"), ("seed", "x"), ("topic", "fuu")):
        with pytest.raises(ValueError, match=r"level|rule set|whole number|topic"):
            Choice("fu").but(name, value)


@pytest.mark.parametrize("seed", ["a", "7", 1.5, None, True])
def test_a_seed_that_is_no_number_is_refused_in_words(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number, not "):
        Choice("fu", seed=seed)


def test_a_seed_may_be_long() -> None:
    assert Choice("fu").but("seed", "99999999").seed == 99_999_999
    assert Choice("fu", seed=99_999_999).fresh(0) == Choice("fu", seed=99_999_999).fresh(0)


def test_a_ledger_that_cannot_be_read_points_to_nothing() -> None:
    choice, question = Choice("fu lines"), ask("lines", F01_HAND)
    assert choice.suspects(question, {**_filled(question), "wait": "x"}) == ()
    assert choice.suspects(question, "x") == ()


def test_a_mistake_of_a_newer_version_keeps_its_name() -> None:
    assert Choice().titled("F99") == "F99"
    assert Choice().hinge("F99", ()) is None
