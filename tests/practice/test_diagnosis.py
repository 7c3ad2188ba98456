"""Diagnosis: every mistake is found again from what it leads to, and nobody right is accused."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from mahjong_lessons import hongkong
from mahjong_lessons.data import real_wins
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.practice import QUESTION_KINDS, ask, begin_ledger
from mahjong_lessons.practice.answers.asked import Asked
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.answers.payments import written_payers
from mahjong_lessons.practice.diagnosis.attempts import wrong_answers
from mahjong_lessons.practice.diagnosis.diagnosing import MOST_PAIRS, diagnose
from mahjong_lessons.practice.mistakes import FU, HONG_KONG, POINTS
from mahjong_lessons.practice.teaching.worksheets.answers import filled_answer
from mahjong_lessons.riichi import RULES, Win
from mahjong_lessons.riichi.hand_value import HandValue
from tests.cases import Row, diagnosis_cases, named
from tests.measure_diagnosis import (
    ASKED,
    Measure,
    answers_of_ties,
    noticed,
    of_numbers,
    right_answers,
    wrong_ledgers,
)

WINS = {
    Asked.FU: 16,
    Asked.RAW: 16,
    Asked.HAN: 8,
    Asked.POINTS: 60,
    Asked.PAYMENT: 60,
    Asked.LEDGER: 10,
}
"""Of so many real wins one is looked at; all of them: ``python -m tests.measure_diagnosis``."""

RON_TRIPLET = Win.parse("234678m999s55p44s ron 5p riichi")
NO_FU_OPEN = Win.parse("345m66p67p678s chi 234m ron 8p")


def _ids(*arguments: Any, **more: Any) -> list[str]:
    return [candidate.id for candidate in diagnose(*arguments, **more)]


# --- over the real wins ---------------------------------------------------------------


@pytest.mark.parametrize("asked", ASKED)
def test_no_mistake_is_lost_between_its_number_and_its_name(asked: Asked) -> None:
    """Of all that lead to a number none is dropped: by the order, the caches, or the reading.

    The numbers come from the misconceptions themselves, so this says nothing of whether they
    are right: the samples and the cases do.
    """
    measure = Measure()
    for real in real_wins()[:: WINS[asked]]:
        measure = of_numbers(real.win, asked, measure)
    assert measure.answers > 0
    assert measure.missed == 0


def test_no_ledger_loses_its_mistake_and_right_totals_hide_none() -> None:
    """Found again line by line, though the sets may stand in any order; as above, no proof."""
    measure, hidden = Measure(), 0
    for real in real_wins()[:: WINS[Asked.LEDGER]]:
        for id, tally, right_total in wrong_ledgers(real.win):
            measure = measure.plus(id, _ids(real.win, tally.ledger))
            if right_total:
                hidden += 1
                assert hidden % 5 or noticed(real.win, tally), (real.notation, id)
    assert measure.missed == 0
    assert hidden > 0
    assert measure.candidates / measure.answers < 1.25


@pytest.mark.parametrize("name", RULES)
def test_nobody_right_is_accused(name: str) -> None:
    """Real wins, others for each rule set, with the engine's numbers and lines."""
    for real in real_wins()[list(RULES).index(name) :: 2 * len(RULES)]:
        for answer, asked in right_answers(real.win, name):
            assert not diagnose(real.win, answer, asked, rules=name), (real.notation, answer)


def test_of_readings_that_pay_the_same_either_ledger_is_right() -> None:
    """One more than the best reading alone is right on many real wins."""
    tied = 0
    for real in real_wins()[::3]:
        for answer, asked in answers_of_ties(real.win):
            tied += 1
            assert not diagnose(real.win, answer, asked), (real.notation, answer)
    assert tied > 100


# --- what people really answered ---------------------------------------------------------


@pytest.mark.parametrize("case", diagnosis_cases(), ids=named)
def test_what_people_or_programs_really_answered_is_named(case: Row) -> None:
    """Public reports, in which what was wrong is known: it is named, alone or among others.

    By the lines where they are known, else by one of the numbers: a number alone may hide it.
    """
    hand = (HandValue if " han " in case["hand"] else Win).parse(case["hand"])
    answers = case["answers"]
    told = {"ledger": answers["ledger"]} if "ledger" in answers else answers
    found = [
        {*candidate.ids}
        for asked, answer in told.items()
        for candidate in diagnose(hand, answer, asked, rules=case["rules"])
    ]
    assert any({*mistakes} in found for mistakes in case["mistakes"]), found


# --- one by one -------------------------------------------------------------------------


def test_the_ledger_tells_apart_what_a_number_does_not() -> None:
    """50 is a triplet taken for closed, or 2 for two pairs that wait: 40 + 2 = 42."""
    assert {"F01", "F17"} <= set(_ids(RON_TRIPLET, 50))
    lines = {"base": 20, "won": 10, "pair": 0}
    assert _ids(RON_TRIPLET, {**lines, "sets": [8, 4, 0, 0], "wait": 0}) == ["F01"]
    assert _ids(RON_TRIPLET, {**lines, "sets": [8, 2, 0, 0], "wait": 2}) == ["F17"]


def test_a_right_total_hides_no_wrong_line() -> None:
    """34 without the 2 for a pair wait is 32: both are 40."""
    win = Win.parse("2m678s555z pon 888p chi 456m tsumo 2m")
    lines = {"base": 20, "won": 2, "sets": [0, 8, 2, 0], "pair": 0, "wait": 0, "sum": 32, "fu": 40}
    assert _ids(win, lines) == ["F35"]
    assert _ids(win, {"fu": 40}) == []


def test_two_mistakes_at_once_are_a_pair_and_come_after_one() -> None:
    """40 without the 10 for the ron, and the triplet taken for closed: 32."""
    lines = {"base": 20, "won": 0, "sets": [0, 0, 4, 8], "pair": 0, "wait": 0, "sum": 32, "fu": 40}
    (pair,) = diagnose(RON_TRIPLET, lines)
    assert pair.id == "F01+F06"
    assert pair.ids == ("F01", "F06")
    assert "and" in pair.title
    assert pair.hint.count(".") == 2
    assert all("+" not in id for id in _ids(RON_TRIPLET, 50))
    assert len(_ids(RON_TRIPLET, 60)) <= MOST_PAIRS


def test_a_slip_in_the_adding_does_not_hide_the_line() -> None:
    lines = {"base": 20, "won": 10, "sets": [8, 4, 0, 0], "pair": 0, "wait": 0}
    assert _ids(RON_TRIPLET, {**lines, "sum": 44, "fu": 50}) == ["F01"]
    right = {**lines, "sets": [8, 2, 0, 0]}
    assert _ids(RON_TRIPLET, {**right, "sum": 44, "fu": 50}) == []


def test_a_closed_ron_may_start_at_30() -> None:
    """As document D has it; by tsumo, or in an open hand, it may not."""
    lines = {"base": 30, "won": 0, "sets": [8, 2, 0, 0], "pair": 0, "wait": 0, "sum": 40, "fu": 40}
    assert diagnose(RON_TRIPLET, lines) == ()
    assert _ids(RON_TRIPLET, {**lines, "sets": [8, 4, 0, 0], "sum": 42, "fu": 50}) == ["F01"]
    ledger = begin_ledger(RON_TRIPLET)
    ledger = ledger.answer("base", 30)
    ledger = ledger.answer("won", 0)
    assert ledger.feedback("base").verdict is Verdict.RIGHT
    ledger = ledger.answer("won", 10)
    assert ledger.feedback("base").verdict is Verdict.WRONG
    open_ron = begin_ledger(NO_FU_OPEN)
    open_ron = open_ron.answer("base", 30)
    assert open_ron.feedback("base").verdict is Verdict.WRONG


def test_a_half_filled_ledger_is_looked_at_where_it_is_filled() -> None:
    assert _ids(RON_TRIPLET, {"wait": 2, "pair": None, "sets": [None, "", None, None]}) == ["F17"]
    assert _ids(RON_TRIPLET, {"sets": [None, None, 4, None]}) == ["F01"]
    assert diagnose(RON_TRIPLET, {}) == ()


def test_what_fits_nothing_is_not_named() -> None:
    assert diagnose(RON_TRIPLET, 33, asks="raw") == ()
    assert diagnose(RON_TRIPLET, {"won": 4}) == ()
    assert diagnose(RON_TRIPLET, None) == diagnose(RON_TRIPLET, "") == ()


def test_another_table_s_rule_is_said_to_be_one() -> None:
    first, *_ = diagnose(NO_FU_OPEN, 20)
    assert first.id == "F12"
    words = (
        "Right under another rule. There: An open hand without fu, won by ron, counts 20. "
        "Here: An open hand without fu, won by ron, counts 30."
    )
    assert first.elsewhere == words
    assert first.hint.endswith(words)
    assert diagnose(NO_FU_OPEN, 20, rules="documents") == diagnose(NO_FU_OPEN, 20)


@pytest.mark.parametrize("id", POINTS)
def test_given_han_and_fu_are_enough_for_points(id: str) -> None:
    mistake = POINTS[id]
    for about in mistake.shows:
        given = HandValue.parse(about)
        assert id in _ids(given, mistake.payment(given), "payment")
        assert not diagnose(given, written_payers(given.pay()), "payment")
        assert not diagnose(given, given.pay().total, "worth")
        assert not diagnose(given, given.pay().base, "base")


@pytest.mark.parametrize(("id", "number"), [("P15", 700), ("P16", 500)])
def test_one_number_is_paid_by_all_alike(id: str, number: int) -> None:
    """2 han 30 fu tsumo is 500/1,000: a third of 2,000 from each, or 500 from each, is not."""
    given = HandValue.parse("2 han 30 fu tsumo")
    for answer in (str(number), f"{number}/{number}", f"{number} all"):
        assert _ids(given, answer, "payment")[0] == id
    assert not diagnose(HandValue.parse("2 han 30 fu dealer tsumo"), "1000 all", "payment")


@pytest.mark.parametrize("name", hongkong.RULES)
def test_nobody_right_is_accused_in_hong_kong(name: str) -> None:
    for faan in range(14):
        for how in ("from W", "self-draw"):
            ending = Ending.parse(f"S {faan} {how}")
            try:
                payment = ending.pay(rules=hongkong.RULES[name])
            except hongkong.BelowMinimum:
                assert not diagnose(ending, 0, "units", rules=name)
                continue
            assert payment
            assert not diagnose(ending, payment.units, "units", rules=name)
            assert not diagnose(ending, payment.total, "points", rules=name)
            changes = " ".join(f"{change:+d}" for change in map(int, payment.changes.values()))
            if all(int(change) == change for change in payment.changes.values()):
                assert not diagnose(ending, changes, "changes", rules=name)


@pytest.mark.parametrize("id", HONG_KONG)
def test_hong_kong_mistakes_are_named_on_the_seats_they_move(id: str) -> None:
    mistake = HONG_KONG[id]
    ending = Ending.parse(mistake.shows)
    first, each = mistake.pays(ending, mistake.table)
    if id == "H05":  # a third of 32 points is no whole number
        return
    paid = {"E": each, "W": first if ending.discarder else each, "N": each}
    if ending.winner == "E":
        paid = {"S": each, "W": each, "N": each}
    won = sum(paid.values())
    changes = " ".join(f"-{paid[seat]}" if seat in paid else f"+{won}" for seat in "ESWN")
    assert id in _ids(ending, changes, "changes", rules=mistake.table)


@pytest.mark.parametrize(
    ("subject", "asks"),
    [
        (RON_TRIPLET, "units"),
        (HandValue(3, 30, dealer=False, by="ron"), "fu"),
        (Ending.parse("S 4 from W"), "fu"),
    ],
)
def test_what_is_not_asked_is_refused(subject: Any, asks: str) -> None:
    with pytest.raises(ValueError, match="is not asked here"):
        diagnose(subject, 40, asks)


@pytest.mark.parametrize(
    ("id", "line", "han", "points"),
    [  # the course's own samples; 2 han 30 is 2,000, 1 han 40 is 1,300
        ("F20", "123789m567p2345s ron 5s riichi", 2, 2000),
        ("F21", "123567m66p345p89s ron 7s riichi", 2, 2000),
        ("F23", "234567m345p33z67s ron 8s riichi", 1, 1300),
        ("F25", "234567m345p55z67s ron 8s riichi", 2, 2000),
        # by tsumo: 1 han more, and pinfu has no 2 for it: 3 han 20, or 2 han with 20 + 2 + 2
        ("F20", "123789m567p2345s tsumo 5s riichi", 3, 2700),
        ("F23", "234567m345p33z67s tsumo 8s riichi", 2, 2000),
    ],
)
def test_a_hand_taken_for_pinfu_or_for_none_is_one_mistake(
    id: str, line: str, han: int, points: int
) -> None:
    """Who misses the wait or the pair sees pinfu; who gives 2 for the pair sees none."""
    for answer, asks in ((han, "han"), (points, "points")):
        named = _ids(Win.parse(line), answer, asks)
        assert id in named
        assert all("+" not in each for each in named)


# --- what learners read -------------------------------------------------------------------


def test_a_question_says_that_the_number_is_wrong_and_then_what_is_right() -> None:
    seven = ask("fu", "2288m3355p1177s6z ron 6z riichi")
    words = "30 is not it. Seven pairs are 25 and stay 25: nothing is rounded."
    assert seven.check(30).words == words
    assert seven.check(30).mistakes == ("F10",)
    assert seven.check(70).mistakes == ()
    two = ask("fu", str(RON_TRIPLET)).check(50)
    assert two.words.startswith("50 is not it. Likely: ")


@pytest.mark.parametrize("id", ["P27", "P28", "P29"])
def test_a_mistake_is_named_though_some_rule_would_excuse_its_answer(id: str) -> None:
    """Red fives forgotten is red fives forgotten, whatever a table without them would count."""
    named = excused = 0
    for real in real_wins()[::40]:
        answer = wrong_answers(real.win, "han").get(id)
        if answer is None:
            continue
        said = ask("han", real.notation).check(answer)
        assert said.verdict is Verdict.WRONG, real.notation
        assert id in said.mistakes
        named += 1
        excused += "Under another rule it would be right. There: " in said.words
    assert named > 10
    assert id == "P29" or excused > 0


HONG_KONG_HAND = "345567789p9p chow 123p discard 9p"
ABOUT = {
    **dict.fromkeys(("base", "worth", "pays", "limit"), "2 han 30 fu tsumo 2 honba"),
    **dict.fromkeys(("faan", "patterns"), HONG_KONG_HAND),
    "changes": f"{RON_TRIPLET} from W",
    "draw": "E S",
    "dora": "9s",
    "tiles": "19m5z",
    "yaochuu": "19m5z",
    "winning": "1112345678999m",
    "units": "5",
    "settle": "S 5 from W",
}
"""What each kind of question can be about; where nothing stands, a win."""


ANSWERS = ["5 units", "1,024", "５ units", "1/0", "-", "x/y", "1e9", "{}", {"base": "x"}, {"x": 1}]
"""A number with its unit, with commas, in full width, and what is none."""


def test_no_answer_to_any_question_raises() -> None:
    faults = []
    for kind, answer in product(QUESTION_KINDS, ANSWERS):
        question = ask(kind, ABOUT.get(kind, RON_TRIPLET))
        try:
            question.check(answer)
            question.candidates(answer)
        except Exception as error:  # any: that is what is asked
            faults.append((kind, answer, error))
    assert faults == []


@pytest.mark.parametrize(
    ("answer", "same"), [("5 units", 5), ("1,024", 1024), ("３２ units", 32), ("32 units.", 32)]
)
def test_a_number_of_units_is_diagnosed_however_it_is_written(answer: str, same: int) -> None:
    question = ask("units", "5")
    assert question.check(answer) == question.check(same)
    assert question.candidates(answer) == question.candidates(same)


def test_a_question_says_that_a_rule_is_a_rule() -> None:
    said = ask("fu", str(NO_FU_OPEN)).check(20)
    assert said.verdict is Verdict.ELSEWHERE


TIED = "456888m44p56678s ron 7s riichi"
"""20 + 10 + 4, and 2 more if the winning tile closed a gap: 34 or 36, both count 40."""


@pytest.mark.parametrize("wait", [0, 2])
def test_of_readings_that_pay_the_same_every_place_takes_either(wait: int) -> None:
    lines, raw = f"20 10 4 0 0 0 0 {wait}", 34 + wait
    assert ask("lines", TIED).check(lines).verdict is Verdict.RIGHT
    assert ask("raw", TIED).check(raw).verdict is Verdict.RIGHT
    ledger = begin_ledger(TIED)
    answers = {"base": 20, "won": 10, "sets": [0, 4, 0, 0], "pair": 0, "wait": wait}
    ledger = ledger.fill({**answers, "sum": raw, "fu": 40})
    assert ledger.summary == "Every line is right."
    assert ask("lines", TIED).check(ledger).verdict is Verdict.RIGHT


def test_what_is_wrong_in_either_reading_stays_wrong() -> None:
    ledger = begin_ledger(TIED)
    for key, answer in {"won": 10, "pair": 2, "wait": 0, "sum": 36, "fu": 40}.items():
        ledger = ledger.answer(key, answer)
    assert ledger.feedback("pair").verdict is Verdict.WRONG
    assert ask("lines", TIED).check("20 10 8 0 0 0 0 0").verdict is Verdict.WRONG


def test_the_key_says_both_ledgers() -> None:
    drawn = filled_answer(ask("lines", TIED))
    assert "or 20 10 4 0 0 0 0 0: it pays the same" in drawn
    assert "<td>36</td>" in drawn


def test_a_ledger_names_the_mistake_on_its_line_though_the_total_is_right() -> None:
    ledger = begin_ledger("2m678s555z pon 888p chi 456m tsumo 2m")
    answers = {"base": 20, "won": 2, "sets 1": 0, "sets 2": 8, "sets 3": 2, "sets 4": 0}
    for key, answer in {**answers, "pair": 0, "wait": 0, "sum": 32, "fu": 40}.items():
        ledger = ledger.answer(key, answer)
    said = ledger.feedback("wait")
    assert said.words == "Not 0. A wait for the second tile of the pair brings 2."
    assert said.mistakes == ("F35",)
    assert "40 is right here, but not all that leads to it." in ledger.feedback("fu").words


def test_a_ledger_names_each_of_three_mistakes_on_its_own_line() -> None:
    ledger = begin_ledger(RON_TRIPLET)
    for key, answer in {"won": 0, "sets 3": 4, "wait": 2}.items():
        ledger = ledger.answer(key, answer)
    named = [ledger.feedback(key).mistakes for key in ("won", "sets 3", "wait")]
    assert named == [("F06",), ("F01",), ("F17",)]


def test_a_ledger_names_the_rounding() -> None:
    ledger = begin_ledger("123567m99p35p678s ron 4p riichi")  # 20 + 10 + 2
    ledger = ledger.answer("sum", 32)
    ledger = ledger.answer("fu", 30)
    assert set(ledger.feedback("fu").mistakes) == {"F13", "F14"}


def test_the_list_of_fu_has_all_that_is_taught() -> None:
    """F01 to F33 of the course's list of mistakes, and those that were added."""
    assert {f"F{n:02}" for n in range(1, 39)} <= set(FU)
