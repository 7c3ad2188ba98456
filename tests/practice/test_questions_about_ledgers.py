"""Ledgers as answers to a question about lines: one verdict, and the mistakes behind them."""

from __future__ import annotations

from mahjong_lessons.practice import Verdict, begin_ledger
from mahjong_lessons.practice.drill.settings import DrillSettings
from mahjong_lessons.practice.drill.state import Drill
from mahjong_lessons.practice.questions.question import Question, ask

# Document B, step 5: the triplet finished by ron is open: 20 + 10 + 8 + 2 = 40; closed it gives 42.
F01_HAND = "234678m999s55p44s ron 5p riichi"


def _filled(question: Question, **changed: object) -> dict[str, object]:
    """The right ledger of a question, with some parts changed."""
    ledger = begin_ledger(question.shown, rules=question.rules)
    for line in ledger.lines:
        ledger = ledger.answer(line.key, line.right)
    return {**ledger.parts, **changed}


def test_a_ledger_is_judged_as_a_whole() -> None:
    question = ask("lines", F01_HAND)
    right = _filled(question)
    assert question.judge(right).verdict is Verdict.RIGHT
    filled = begin_ledger(F01_HAND, at_once=False).fill(right)
    assert question.judge(filled).verdict is Verdict.RIGHT
    assert question.judge({**right, "wait": None}).verdict is Verdict.BLANK
    assert question.judge({**right, "wait": "some"}).verdict is Verdict.UNREADABLE
    wrong = {**right, "sets": [0, 0, 4, 8], "sum": 42, "fu": 50}
    assert question.judge(wrong).verdict is Verdict.WRONG
    assert [found.id for found in question.candidates(wrong)] == ["F01"]
    said = question.check(wrong)
    assert said.mistakes == ("F01",)
    assert "2 right for your own numbers, 1 to look at again. A triplet" in said.words


def test_lines_may_be_written_as_text_too() -> None:
    question = ask("lines", F01_HAND)
    assert question.judge("20 10 8 2 0 0 0 0").verdict is Verdict.RIGHT
    assert [found.id for found in question.candidates("20 10 8 4 0 0 0 0")] == ["F01"]


def test_a_line_that_another_table_s_rule_gives_is_no_mistake() -> None:
    question = ask("lines", "666m35p11z234567s tsumo 4p riichi seat E")
    ledger = _filled(question, pair=4, sum=32, fu=40)
    found = question.judge(ledger)
    assert found.verdict is Verdict.ELSEWHERE
    assert "There: A pair of the wind that is both seat and round wind brings 4 fu." in found.words


def test_a_right_total_with_a_wrong_line_counts_and_comes_back() -> None:
    """Tsumo 2 of an open hand forgotten: 32 for 34, and both count 40 (document B, example 2)."""
    question = ask("lines", "2m678s555z pon 888p chi 456m tsumo 2m")
    drill = Drill(DrillSettings("fu lines"), "s", question)
    after = drill.answer(_filled(drill.question, won=0, sum=32))
    assert after.progress.asked["lines"].wrong == 1
    assert after.progress.missed == {"F08": 1}


def test_a_ledger_that_cannot_be_read_points_to_nothing() -> None:
    question = ask("lines", F01_HAND)
    assert question.candidates({**_filled(question), "wait": "x"}) == ()
    assert question.candidates("x") == ()


def test_a_ledger_with_parts_of_another_one_is_unreadable() -> None:
    for ledger in ({"sets": [8, 2, 0, 0, 0]}, {"bases": 20}, {"base": 20.5}):
        assert ask("lines", F01_HAND).check(ledger).verdict is Verdict.UNREADABLE


def test_help_in_a_ledger_is_help_in_the_drill() -> None:
    question = ask("lines", F01_HAND)
    drill = Drill(DrillSettings("fu lines"), "s", question)
    ledger = begin_ledger(F01_HAND).fill(_filled(question))
    assert drill.answer(ledger).helped == 0
    assert drill.answer(begin_ledger(F01_HAND).hint("wait").fill(_filled(question))).helped == 1
