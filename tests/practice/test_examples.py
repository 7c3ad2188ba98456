"""The example beside a question shows how an answer is written, and is never right."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from mahjong_lessons import hongkong, riichi
from mahjong_lessons.data import real_wins
from mahjong_lessons.practice import QUESTION_KINDS, TOPICS, Verdict, ask, draw_questions
from mahjong_lessons.practice.questions.question import Question

LESSONS = Path(__file__).parents[2] / "notebooks" / "en"


@cache
def asked_in_lessons() -> tuple[Question, ...]:
    """Every question that a cell of a lesson asks in one call."""
    return tuple(question for path in sorted(LESSONS.glob("*.ipynb")) for question in _asked(path))


def _asked(path: Path) -> Iterator[Question]:
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        for node in ast.walk(ast.parse("".join(cell["source"]))):
            match node:
                case ast.Call(func=ast.Name("ask")):
                    if question := _made(ast.unparse(node)):
                        yield question


def _made(call: str) -> Question | None:
    """The question of a call; None where it names what only its cell knows."""
    known = {"ask": ask, "riichi": riichi, "real_wins": real_wins, "Rules": hongkong.Rules}
    try:
        made = eval(call, known)
    except NameError:
        return None
    assert isinstance(made, Question)
    return made


def _taught(question: Question) -> bool:
    """Whether a learner who copies the example is not right."""
    return question.check(question.example).verdict in (Verdict.WRONG, Verdict.ELSEWHERE)


def test_in_the_lessons_no_example_is_right() -> None:
    questions = asked_in_lessons()
    assert len(questions) > 120
    assert [question for question in questions if not _taught(question)] == []


@pytest.mark.parametrize("topic", TOPICS)
def test_of_drawn_questions_no_example_is_right(topic: str) -> None:
    for level in range(1, len(TOPICS[topic]) + 1):
        questions = draw_questions(topic, level, 10, seed=5)
        assert [question for question in questions if not _taught(question)] == []


@pytest.mark.parametrize("kind", QUESTION_KINDS)
def test_each_example_can_be_read_and_none_gives_another_away(kind: str) -> None:
    """Questions of one right answer have several examples, so that none says what is right."""
    questions = [question for question in asked_in_lessons() if question.kind == kind]
    assert len(QUESTION_KINDS[kind].examples) >= 3
    for question in questions:
        for example in QUESTION_KINDS[kind].examples:
            assert question.check(example).verdict is not Verdict.UNREADABLE
