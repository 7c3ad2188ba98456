"""Questions drawn from a seed: always the same, each right, none on an unstated rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mahjong_lessons.core.rules import sentences
from mahjong_lessons.practice import QUESTION_KINDS, TOPICS, Question, Verdict, ask, draw_questions
from mahjong_lessons.practice.draw.topics import HONG_KONG_TOPICS, MIXED
from mahjong_lessons.riichi import RULES, Win, count_fu, score

PLACES = [(topic, n) for topic, levels in TOPICS.items() for n in range(1, len(levels) + 1)]


def test_draws_the_same_for_the_same_seed() -> None:
    faults = []
    for topic, level in [*PLACES, (MIXED, 1), (MIXED, 2), (MIXED, 3)]:
        drawn = draw_questions(topic, level, 6, seed=11)
        again = drawn == draw_questions(topic, level, 6, seed=11)
        others = drawn != draw_questions(topic, level, 6, seed=12)
        different = len({(question.kind, question.about) for question in drawn}) == len(drawn)
        if not (again and others and different):
            faults.append((topic, level, again, others, different))
    assert faults == []


def test_a_question_takes_its_own_answer() -> None:
    drawn = (question for place in PLACES for question in draw_questions(*place, 8, seed=2))
    assert [
        question
        for question in drawn
        if question.check(question.answer).verdict is not Verdict.RIGHT
        or question.check(question.say(question.answer)).verdict is not Verdict.RIGHT
    ] == []


SETS = {True: ("documents", "hkma"), False: ("documents", "tenhou", "m-league")}


def test_every_rule_that_matters_is_said() -> None:
    faults = [
        (topic, level, rules, question.about, rule)
        for topic, level in PLACES
        for rules in SETS[topic in HONG_KONG_TOPICS]
        for question in draw_questions(topic, level, 4, seed=3, rules=rules)
        for rule in _unsaid(question)
    ]
    assert faults == []


def _unsaid(question: Question) -> list[str]:
    """The rules that change the answer and are not said in the prompt."""
    values = {rule: getattr(question.rules, rule) for rule in question.rules.ALLOWED}
    return [
        rule
        for rule, allowed in question.rules.ALLOWED.items()
        if sentences(question.rules, rule)[0] not in question.prompt
        for value in allowed
        if question.answer_under(type(question.rules)(**values | {rule: value})) != question.answer
    ]


def test_fu_are_asked_where_they_matter() -> None:
    places = [place for place in PLACES if place[0].startswith("fu")]
    drawn = [question.about for place in places for question in draw_questions(*place, 10, seed=4)]
    assert [about for about in drawn if not 1 <= score(Win.parse(about)).han <= 4] == []


def test_lines_of_sets_may_stand_in_any_order() -> None:
    # document B, example 2: 20 + 2 + 8 + 2 + 2 = 34
    question = ask("lines", "2m678s555z pon 888p chi 456m tsumo 2m")
    for answer in ("20 2 0 8 2 0 0 2", "20, 2, 8, 2, 0, 0, 0, 2", "20+2+2+8+0+0+0+2"):
        assert question.check(answer).verdict is Verdict.RIGHT
    for answer in ("20 2 0 8 2 0 2 0", "20 2 8 2 0 2", "34"):
        assert question.check(answer).verdict is Verdict.WRONG
    assert question.check("twenty").verdict is Verdict.UNREADABLE


def test_seven_pairs_have_no_sets() -> None:
    question = ask("lines", "2288m3355p1177s6z ron 6z riichi")
    assert question.check("25 0 0 0").verdict is Verdict.RIGHT


def test_levels_of_hands_are_apart() -> None:
    for question in draw_questions("fu", 1, 12, seed=6):
        win = Win.parse(question.about)
        reading = count_fu(win).reading
        assert win.is_closed
        assert not win.hand.melds
        assert reading.completed is not None
        assert reading.completed.kind != "koutsu"


@pytest.mark.parametrize(
    ("topic", "level"), [("fu", 0), ("fu", 9), ("fuu", 1), (MIXED, 9), ("", 1)]
)
def test_refuses_what_is_not_there(topic: str, level: int) -> None:
    with pytest.raises(ValueError, match=r"there is no topic|levels of"):
        draw_questions(topic, level)


def test_says_when_there_are_not_so_many_questions() -> None:
    with pytest.raises(ValueError, match="there are"):
        draw_questions("points", 1, 5000)


def test_every_kind_is_a_question() -> None:
    assert {level.kind for levels in TOPICS.values() for level in levels} <= set(QUESTION_KINDS)


TOGETHER = "34567788m340p55z tsumo 6m riichi seat E indicators 5p ura-indicators 2m"


def test_rules_that_change_an_answer_only_together_are_stated() -> None:
    """A red five and an ura-dora: without either it stays a haneman, without both it does not."""
    question = ask("points", TOGETHER, rules="m-league")
    assert score(Win.parse(TOGETHER), rules="m-league").points == 12000
    assert score(Win.parse(TOGETHER), rules="ema-2016").points == 11700
    assert {"red_fives", "ura_dora"} & set(question.turns_on)
    assert not _open(question)


@pytest.mark.parametrize("topic", ["points", "fu", "han"])
@pytest.mark.parametrize("rules", ["documents", "m-league", "jpml-2023"])
def test_no_answer_depends_on_a_rule_that_is_not_stated(topic: str, rules: str) -> None:
    for question in draw_questions(topic, 3, 12, seed=11, rules=rules):
        assert not _open(question)


def _open(question: Question) -> list[str]:
    """The rule sets that answer otherwise though they have the rules that are stated."""
    kept = {rule: getattr(question.rules, rule) for rule in question.turns_on}
    return [
        name
        for name, rules in RULES.items()
        if ask(question.kind, question.about, rules=replace(rules, **kept)).answer
        != question.answer
    ]
