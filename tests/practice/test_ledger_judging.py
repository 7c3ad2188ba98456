"""How a fu ledger is judged. Expected fu are those of documents A, B and D, added up here."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.data import real_wins
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.ledger.judging import judge_lines
from mahjong_lessons.practice.ledger.lines import ledger_lines
from mahjong_lessons.riichi import FuCount, Rules, Win, count_fu, score
from tests.strategies import wins

FULL = "111m456678p35s99s ron 4s riichi"
RON_TRIPLET = "234678m999s55p44s ron 5p riichi"
PINFU_RON = "234567m345p99p67s ron 8s riichi"
SEVEN_PAIRS = "2288m3355p1177s6z ron 6z riichi"
KUIPINFU = "345m66p67p678s chi 234m ron 8p"
ORPHANS = "19m19p19s1234567z ron 1m"
OPEN_RON = "222s99p35p678m pon 777z ron 4p"

_LINES = ("base", "won", "sets 1", "sets 2", "sets 3", "sets 4", "pair", "wait")


def _count(line: str) -> FuCount:
    return count_fu(Win.parse(line))


def _right(count: FuCount) -> dict[str, int]:
    return {line.key: line.right for line in ledger_lines(count)}


def _verdicts(count: FuCount, answers: Mapping[str, object]) -> dict[str, Verdict]:
    return {key: found.verdict for key, found in judge_lines(count, answers).items()}


def _filled(*fu: int) -> dict[str, int]:
    """A ledger of four sets: the eight lines, the sum and the fu that count."""
    return dict(zip((*_LINES, "sum", "fu"), fu, strict=True))


@pytest.mark.parametrize(
    ("line", "right"),
    [
        (FULL, _filled(20, 10, 8, 0, 0, 0, 0, 2, 40, 40)),
        (RON_TRIPLET, _filled(20, 10, 0, 0, 2, 8, 0, 0, 40, 40)),
        (RON_TRIPLET.replace("ron", "tsumo"), _filled(20, 2, 0, 0, 4, 8, 0, 0, 34, 40)),
        (PINFU_RON, _filled(20, 10, 0, 0, 0, 0, 0, 0, 30, 30)),
        ("234567m345p99p67s tsumo 8s", _filled(20, 0, 0, 0, 0, 0, 0, 0, 20, 20)),
        (KUIPINFU, _filled(20, 0, 0, 0, 0, 0, 0, 0, 20, 30)),
        ("234m666z5z chi 345p chi 678s ron 5z", _filled(20, 0, 0, 8, 0, 0, 2, 2, 32, 40)),
        ("234m66p45p678s ankan 1111m ron 3p riichi", _filled(20, 10, 0, 0, 0, 32, 0, 0, 62, 70)),
        (SEVEN_PAIRS, {"base": 25, "won": 0, "pair": 0, "wait": 0, "sum": 25, "fu": 25}),
        (ORPHANS, {"base": 0, "won": 0, "pair": 0, "wait": 0, "sum": 0, "fu": 0}),
    ],
)
def test_the_right_ledger(line: str, right: dict[str, int]) -> None:
    assert _right(_count(line)) == right
    assert set(_verdicts(_count(line), right).values()) == {Verdict.RIGHT}


def test_labels_say_what_was_called_and_what_the_winning_tile_finished() -> None:
    count = _count("22z234s99m kakan 0555p kan 9999s tsumo 9m")
    assert [line.label for line in ledger_lines(count)] == [
        "base",
        "won by tsumo",
        "set 1, finished by 9m",
        "set 2",
        "set 3, added kan",
        "set 4, open kan",
        "pair",
        "wait",
        "sum",
        "fu that count",
    ]


def test_of_two_equal_sets_one_is_finished_by_the_winning_tile() -> None:
    labels = [line.label for line in ledger_lines(_count("123123m567p789s4z ron 4z"))]
    assert not any("finished" in label for label in labels)
    labels = [line.label for line in ledger_lines(_count("11223m567p789s44z ron 3m"))]
    assert sum("finished by 3m" in label for label in labels) == 1


def test_blank_is_not_wrong() -> None:
    count = _count(FULL)
    assert set(_verdicts(count, {}).values()) == {Verdict.BLANK}
    assert set(_verdicts(count, {"base": "", "won": None, "fu": ...}).values()) == {Verdict.BLANK}


def test_text_that_is_no_number_is_unreadable_and_leaves_the_others_alone() -> None:
    answers = {**_right(_count(FULL)), "sets 2": "nothing"}
    verdicts = _verdicts(_count(FULL), answers)
    assert verdicts.pop("sets 2") is Verdict.UNREADABLE
    assert set(verdicts.values()) == {Verdict.RIGHT}


def test_a_wrong_line_is_wrong_alone_and_the_sum_is_judged_against_the_lines() -> None:
    # The triplet finished by ron taken for closed: 20 + 10 + 4 + 8 = 42, rounded to 50.
    found = judge_lines(_count(RON_TRIPLET), _filled(20, 10, 0, 0, 4, 8, 0, 0, 42, 50))
    assert found["sets 3"].verdict is Verdict.WRONG
    assert found["sum"].verdict is Verdict.FOLLOWS
    assert found["fu"].verdict is Verdict.FOLLOWS
    assert found["fu"].words == "50 is right for your 42, but that sum is wrong."
    assert [key for key in found if found[key].verdict is Verdict.WRONG] == ["sets 3"]


def test_a_right_number_by_a_wrong_line_is_right_and_says_what_it_costs_elsewhere() -> None:
    # The pair wait forgotten: 34 - 2; both are rounded to 40. With 8 fu more: 42 and 40.
    count = _count("2m678s555z pon 888p chi 456m tsumo 2m")
    answers = {**_right(count), "wait": 0, "sum": 32}
    fu = judge_lines(count, answers)["fu"]
    assert fu.verdict is Verdict.RIGHT
    assert "not all that leads to it" in fu.words
    assert "On a hand with 8 fu more the same slip gives 40, not 50." in fu.words


def test_two_slips_that_cancel_out_are_seen() -> None:
    answers = {**_right(_count(FULL)), "sets 1": 10, "wait": 0}
    found = judge_lines(_count(FULL), answers)
    assert found["sum"].verdict is Verdict.RIGHT
    assert "not all that leads to it" in found["fu"].words


def test_the_right_sum_of_other_lines_is_said_to_differ_from_the_own_ones() -> None:
    found = judge_lines(_count(FULL), {**_right(_count(FULL)), "wait": 0})
    assert found["sum"].verdict is Verdict.RIGHT
    assert "your lines add up to 38" in found["sum"].words


def test_a_sum_that_is_not_that_of_the_own_lines_is_wrong() -> None:
    found = judge_lines(_count(FULL), {**_right(_count(FULL)), "sum": 38})
    assert (found["sum"].verdict, found["sum"].words) == (
        Verdict.WRONG,
        "Your lines do not add up to 38.",
    )


@pytest.mark.parametrize(("sum_", "fu"), [(34, 30), (34, 34), (42, 48), (50, 60)])
def test_a_wrong_rounding_of_the_own_sum_is_wrong(sum_: int, fu: int) -> None:
    count = _count("234678m444666p2p tsumo 2p")  # 20 + 2 + 4 + 4 + 2 = 32
    assert _right(count)["sum"] == 32
    assert _verdicts(count, {"sum": sum_, "fu": fu})["fu"] is Verdict.WRONG


def test_seven_pairs_are_not_rounded() -> None:
    count = _count(SEVEN_PAIRS)
    assert _verdicts(count, {"sum": 25, "fu": 30})["fu"] is Verdict.WRONG
    # Counted item by item: 20 + 10 + 2 + 2 = 34, and 40 is the right rounding of that.
    item_by_item = {"base": 20, "won": 10, "pair": 2, "wait": 2, "sum": 34, "fu": 40}
    assert _verdicts(count, item_by_item) == {
        **dict.fromkeys(("base", "won", "pair", "wait"), Verdict.WRONG),
        **dict.fromkeys(("sum", "fu"), Verdict.FOLLOWS),
    }


def test_an_open_hand_without_fu_is_raised_to_30() -> None:
    count = _count(KUIPINFU)
    assert judge_lines(count, {"sum": 20, "fu": 30})["fu"].verdict is Verdict.RIGHT
    assert _verdicts(count, {"sum": 20, "fu": 20})["fu"] is Verdict.WRONG
    low = count_fu(Win.parse(KUIPINFU), rules=Rules(open_pinfu_fu=20))
    assert _verdicts(low, {"sum": 20, "fu": 20})["fu"] is Verdict.RIGHT


def test_an_own_sum_of_20_is_raised_for_an_open_ron_but_not_for_a_closed_one() -> None:
    # Open: 20 + 4 + 4 + 2 = 30 in truth. An own 20 by ron would count 30, not 20.
    assert _verdicts(_count(OPEN_RON), {"sum": 20, "fu": 20})["fu"] is Verdict.WRONG
    # Pinfu by ron, the 10 forgotten: 20 stays 20.
    forgotten = {**_right(_count(PINFU_RON)), "won": 0, "sum": 20, "fu": 20}
    verdicts = _verdicts(_count(PINFU_RON), forgotten)
    assert (verdicts["won"], verdicts["sum"], verdicts["fu"]) == (
        Verdict.WRONG,
        Verdict.FOLLOWS,
        Verdict.FOLLOWS,
    )


@given(wins())
def test_no_hint_holds_a_number_and_every_line_has_one(win: Win) -> None:
    for line in ledger_lines(count_fu(win)):
        assert line.hint
        assert not re.search(r"\d", line.hint)


@given(wins(), st.data())
def test_nothing_raises_whatever_is_answered(win: Win, data: st.DataObject) -> None:
    count = count_fu(win)
    keys = list(_right(count))
    answer = st.none() | st.text() | st.integers() | st.booleans() | st.floats()
    answers = data.draw(st.dictionaries(st.sampled_from(keys) | st.text(), answer))
    assert list(judge_lines(count, answers)) == keys


def test_real_wins_the_right_ledger_is_right_and_one_slip_is_one_slip() -> None:
    for number, real in enumerate(real_wins()[::5]):
        count = count_fu(real.win)
        right = _right(count)
        assert set(_verdicts(count, right).values()) == {Verdict.RIGHT}, real.notation
        *lines, _, _ = right
        slip = lines[number % len(lines)]
        own = right["sum"] + 2
        rounded = -(-own // 10) * 10
        verdicts = _verdicts(count, {**right, slip: right[slip] + 2, "sum": own, "fu": rounded})
        same = [one for one in score(real.win, rules=count.rules).best_counts if one.raw == own]
        if same:  # what is a slip here is right in a reading that pays the same
            continue
        hidden = rounded == right["fu"]
        assert verdicts.pop("fu") is (Verdict.RIGHT if hidden else Verdict.FOLLOWS), real.notation
        assert verdicts.pop("sum") is Verdict.FOLLOWS
        assert verdicts.pop(slip) is Verdict.WRONG
        assert set(verdicts.values()) == {Verdict.RIGHT}
