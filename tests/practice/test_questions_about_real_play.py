"""Questions about real wins: their answers counted in the rows, and what is near enough."""

from __future__ import annotations

import pytest

from mahjong_lessons import views
from mahjong_lessons.lessons import Estimate, estimate, real_wins_frame
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.questions.real_play import REAL_QUESTIONS, RealQuestion, ask_real
from tests import recorded


def rows() -> list[dict[str, str]]:
    return [row for row in recorded.rows() if row["han"]]  # yakuman left out


def is_open(row: dict[str, str]) -> bool:
    return not {"chi", "pon", "kan", "kakan"}.isdisjoint(row["win"].split())


def percent(hits: int, of: int) -> float:
    return 100 * hits / of


def counted(name: str) -> float:
    """The answer with every win counted once; weights move it by far less than the margin."""
    closed = [row for row in rows() if not is_open(row)]
    opened = [row for row in rows() if is_open(row)]
    plain = [
        row
        for row in closed
        if row["discarder"] and "pinfu" not in row["yaku"] and "chiitoitsu" not in row["yaku"]
    ]
    tsumo = [int(row["han"]) for row in closed if not row["discarder"]]
    return {
        "closed": percent(len(closed), len(rows())),
        "riichi": percent(sum("riichi" in row["win"] for row in closed), len(closed)),
        "plain closed ron": percent(sum(row["fu"] == "40" for row in plain), len(plain)),
        "han": sum(tsumo) / len(tsumo),
        "open": percent(sum(int(row["fu"]) >= 50 for row in opened), len(opened)),
    }[name]


@pytest.mark.parametrize("name", REAL_QUESTIONS)
def test_the_answer_is_what_the_rows_say(name: str) -> None:
    question = ask_real(name)
    assert question.check(counted(name)).verdict is Verdict.RIGHT
    assert question.check(f"{counted(name):.1f}").verdict is Verdict.RIGHT
    assert question.check(counted(name) + 8).verdict is Verdict.WRONG
    assert question.check().verdict is Verdict.BLANK
    assert str(question.answer) in str(question.solution)


def test_the_hint_of_the_first_is_a_solution() -> None:
    wins = real_wins_frame().query("yakuman == 0")
    assert ask_real("closed").check(estimate(wins, wins.closed)).verdict is Verdict.RIGHT


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        ("21", Verdict.RIGHT),
        ("19 %", Verdict.RIGHT),
        ("２０", Verdict.RIGHT),
        (21.1, Verdict.WRONG),
        (18.9, Verdict.WRONG),
        (Estimate(20.5, 3, "%", 5, 5), Verdict.RIGHT),
        ("about 20", Verdict.UNREADABLE),
        ("nan", Verdict.UNREADABLE),
        ("inf", Verdict.UNREADABLE),
        ("<b>", Verdict.UNREADABLE),
        ("", Verdict.BLANK),
        (..., Verdict.BLANK),
    ],
)
def test_within_the_margin_is_near_enough(answer: object, verdict: Verdict) -> None:
    question = RealQuestion("How many?", "count", Estimate(20, 1, "%", 100, 50))
    feedback = question.check(answer)
    assert feedback.verdict is verdict
    assert "<b>" not in views.html(feedback)


def test_a_question_that_is_not_there() -> None:
    with pytest.raises(ValueError, match='no question "x": choose closed'):
        ask_real("x")
