"""The box as a state: what is judged, when an answer is said, when the explanation opens."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from mahjong_lessons.practice import (
    QUESTION_KINDS,
    Verdict,
    ask,
    ask_choice,
    ask_number,
    ask_numbers,
    ask_several,
    ask_tiles,
)
from mahjong_lessons.practice.boxes.state import Box, begin_box

CLOSED_RON = "123567m99p35p678s ron 4p riichi"  # 20 + 10 + 2 for the closed wait: 32, counts 40
CLOSED_TSUMO = "123567m99p35p678s tsumo 4p riichi"  # 20 + 2 + 2: 24, counts 30


def two() -> Box:
    return begin_box(ask("fu", CLOSED_RON), ask("fu", CLOSED_TSUMO), saw="40 and 30.")


def verdicts(box: Box) -> list[Verdict | None]:
    return [item.feedback.verdict if item.feedback else None for item in box.items]


def test_nothing_is_judged_before_it_is_checked() -> None:
    box = two().write("0", "40")
    assert verdicts(box) == [None, None]
    assert verdicts(box.check()) == [Verdict.RIGHT, Verdict.BLANK]


def test_one_answer_is_judged_alone() -> None:
    assert verdicts(two().write("0", "40").write("1", "99").check("0")) == [Verdict.RIGHT, None]


def test_the_explanation_opens_with_the_last_answer() -> None:
    box = two().write("0", "40").check()
    assert not box.open
    assert box.write("1", "30").check().open


def test_a_wrong_answer_is_not_followed_by_the_right_one_until_the_second_try() -> None:
    once = two().write("0", "30").check("0")
    assert not once.items[0].done
    assert "40" not in once.items[0].feedback.words
    twice = once.write("0", "50").check("0")
    assert twice.items[0].done
    assert not twice.open


def test_the_same_answer_is_not_judged_twice() -> None:
    once = two().write("0", "30").check("0")
    assert once.check("0").items[0].tries == ("30",)


def test_what_cannot_be_read_is_no_try() -> None:
    box = two().write("0", "about right").check("0").write("0", "40 40").check("0")
    assert (box.items[0].tries, verdicts(box)[0]) == ((), Verdict.UNREADABLE)


def test_show_says_what_is_open_and_leaves_what_is_right() -> None:
    box = two().write("0", "40").check().show()
    assert [(item.right, item.shown) for item in box.items] == [(True, False), (False, True)]
    assert box.open


def test_a_question_mark_asks_for_a_hint() -> None:
    box = two().write("0", "?").check("0")
    assert (box.items[0].hinted, box.items[0].text, box.items[0].tries) == (True, "", ())


def test_hints_come_one_by_one_and_end() -> None:
    box = two().hint()
    assert [item.hinted for item in box.items] == [True, False]
    assert not box.hint().more_hints


def test_again_begins_anew() -> None:
    assert two().write("0", "40").check().show().again() == two().again()


def test_the_keyboard_stays_at_a_wrong_answer_and_goes_on_from_a_right_one() -> None:
    assert two().write("0", "30").check("0").at == "0"
    assert two().write("0", "40").check("0").at == "1"
    assert two().write("1", "30").check("1").at == "0"


def test_an_answer_that_is_done_can_no_longer_be_changed() -> None:
    box = two().write("0", "40").check("0")
    assert box.write("0", "30") == box


def test_a_box_without_a_question_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a question"):
        begin_box()


ANSWERED = [
    (ask_number("How many?", 23, near=5), "28", "29"),
    (ask_number("How many?", 1300, unit="points"), "1,300 points", "1,200"),
    (ask_numbers("What is paid?", {"ron": 3900, "tsumo": 4000}), "3900 4,000", "3900 3900"),
    (ask_choice("Closed or open?", ("closed", "open"), right="open"), "open", "closed"),
    (ask_several("Runs?", ("406p", "891s", "234m"), right=("406p", "234m")), "234m; 406p", "406p"),
    (ask_tiles("The next one?", "6p"), "6p", "5p"),
    (ask_tiles("The ends?", "19m"), "9m1m", "1m"),
    (ask("won", CLOSED_RON), "10", "2"),
    (ask("sets", "234m66p45p678s ankan 1111m ron 3p riichi"), "32", "8"),  # TEACHING: F27
    (ask("pair fu", "234567m345p55z67s ron 8s riichi"), "2", "0"),  # a dragon
    (ask("wait fu", CLOSED_RON), "2", "0"),
]


@pytest.mark.parametrize(("question", "right", "wrong"), ANSWERED)
def test_each_kind_of_question_knows_right_from_wrong(question, right, wrong) -> None:
    assert question.check(right).verdict is Verdict.RIGHT
    assert question.check(wrong).verdict is Verdict.WRONG
    assert question.said not in question.check(wrong).words.split()


@pytest.mark.parametrize(("question", "right", "wrong"), ANSWERED)
@settings(max_examples=20)
@given(text=st.text(max_size=60))
def test_no_answer_raises(question, right, wrong, text) -> None:
    begin_box(question).write("0", text).check()


def test_a_part_of_the_ledger_names_the_mistake() -> None:
    # The 10 of a closed ron left out (F06).
    assert ask("won", CLOSED_RON).check("0").mistakes == ("F06",)


@pytest.mark.parametrize(("wrong", "why"), [(("open",), "not among"), ((), "must be right")])
def test_a_right_answer_must_be_among_the_options(wrong, why) -> None:
    with pytest.raises(ValueError, match=why):
        ask_several("Which?", ("closed",), right=wrong)


def test_every_kind_of_question_says_how_it_is_answered() -> None:
    kinds = {row.entry.kind for row in QUESTION_KINDS.values()}
    assert kinds == {"number", "numbers", "words", "choice", "tap", "tiles", "blocks"}
