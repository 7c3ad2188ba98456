"""Questions on the four scores: right answers from the documents' arithmetic."""

from __future__ import annotations

import pytest

from mahjong_lessons.practice import ask
from mahjong_lessons.practice.answers.changes import read_changes
from mahjong_lessons.practice.answers.feedback import Verdict


@pytest.mark.parametrize(
    ("kind", "about", "answer"),
    [
        # B-52: 1 han 40 fu, 1,300; 1 honba 300, 1 stick
        ("changes", "111m456678p35s99s ron 4s riichi from W honba 1 sticks 1", "0 2600 -1600 0"),
        # B-61: 400/700; 2 honba: 200 more from each
        ("changes", "234567m345p99p67s tsumo 8s honba 2", "-900 +2100 -600 -600"),
        ("draw", "E N", "+1500 -1500 -1500 +1500"),
        ("draw", "S W N", "-3000 1000 1000 1000"),
        ("draw", "", "0 0 0 0"),
    ],
)
def test_the_right_answer(kind: str, about: str, answer: str) -> None:
    assert ask(kind, about).check(answer).verdict is Verdict.RIGHT


def test_the_stick_billed_to_the_loser_is_wrong() -> None:
    question = ask("changes", "111m456678p35s99s ron 4s riichi from W sticks 1")
    assert question.check("0 2300 -2300 0").verdict is Verdict.WRONG
    assert question.check().verdict is Verdict.BLANK


@pytest.mark.parametrize("text", ["0 0 0", "1 2 3 4 5", "0 0 0 lots", "<b>0 0 0 0</b>", ""])
def test_what_is_no_four_changes(text: str) -> None:
    with pytest.raises(ValueError, match="four changes"):
        read_changes(text)


def test_a_minus_sign_of_any_kind_is_read() -> None:
    assert read_changes("0 +2,600 −2,600 0") == read_changes("0/2600/-2600/0")
