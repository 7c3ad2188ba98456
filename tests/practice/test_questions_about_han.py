"""Questions about han, yaku and points; every answer is a document's or worked out by eye."""

from __future__ import annotations

import pytest

from mahjong_lessons.practice import ask
from mahjong_lessons.practice.answers.feedback import Verdict

E_EXAMPLE = "34m067p22678s pon 111z ron 5m indicators 1s"
B_FIRST = "111m456678p35s99s ron 4s riichi"
B_THIRD = "234567m345p99p67s tsumo 8s"
NO_YAKU = "123m35p55p678s chi 678m ron 4p indicators 4p7s"

RIGHT = [
    ("han", E_EXAMPLE, "4 han"),
    ("han", B_THIRD, 2),
    ("han", NO_YAKU, 0),
    ("yaku", E_EXAMPLE, "round wind"),
    ("yaku", B_THIRD, "pinfu, menzen tsumo"),
    ("yaku", B_THIRD, "Closed self-draw, no fu"),
    ("yaku", NO_YAKU, "none"),
    ("yaku", NO_YAKU, "no yaku"),
    ("points", B_FIRST, "1,300"),
    ("points", B_THIRD, 1500),
    ("points", E_EXAMPLE, "7700 points"),
    ("points", NO_YAKU, 0),
]
WRONG = [
    ("han", E_EXAMPLE, 5),
    ("han", NO_YAKU, 2),  # dora are no yaku
    ("yaku", B_THIRD, "pinfu"),
    ("points", B_FIRST, 1000),
]


@pytest.mark.parametrize(("kind", "about", "answer"), RIGHT)
def test_right_answers(kind: str, about: str, answer: object) -> None:
    assert ask(kind, about).check(answer).verdict is Verdict.RIGHT


@pytest.mark.parametrize(("kind", "about", "answer"), WRONG)
def test_wrong_answers(kind: str, about: str, answer: object) -> None:
    assert ask(kind, about).check(answer).verdict is Verdict.WRONG


def test_dora_are_not_read_as_yaku() -> None:
    feedback = ask("yaku", E_EXAMPLE).check("round wind, dora")
    assert feedback.verdict is Verdict.UNREADABLE
    assert "dora" in feedback.words


# The dealer's pair of East, B step 4: 2 fu, raw 30, 1,000 from each; 4 fu, raw 32, 1,300.
DOUBLE_WIND = "666m35p11z234567s tsumo 4p riichi seat E"


@pytest.mark.parametrize(
    ("kind", "rules", "here", "there"),
    [
        ("points", "documents", 3000, 3900),
        ("points", "tenhou", 3900, 3000),
        ("fu", "documents", 30, 40),
        ("raw", "documents", 30, 32),
    ],
)
def test_a_rule_is_not_a_mistake(kind: str, rules: str, here: int, there: int) -> None:
    question = ask(kind, DOUBLE_WIND, rules=rules)
    assert question.check(here).verdict is Verdict.RIGHT
    feedback = question.check(there)
    assert feedback.verdict is Verdict.ELSEWHERE
    pair = "A pair of the wind that is both seat and round wind brings {} fu."
    both = [pair.format(fu) for fu in ((4, 2) if rules == "documents" else (2, 4))]
    assert feedback.words.endswith("There: {} Here: {}".format(*both))
    assert question.check(8000).verdict is Verdict.WRONG
