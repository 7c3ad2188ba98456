"""What a learner can do to a ledger, without any widget."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.core.hand import HandError
from mahjong_lessons.practice import Verdict, begin_ledger

FULL = "111m456678p35s99s ron 4s riichi"
# The written form of the ledger of FULL, filled in.
FILLED = '{"base": 20, "won": 10, "sets": [8, 0, 0, 0], "pair": 0, "wait": 2, "sum": 40, "fu": 40}'
HANDS = st.sampled_from([FULL, "2288m3355p1177s6z ron 6z riichi", "345m66p67p678s chi 234m ron 8p"])


def test_the_written_form_is_read_and_written_back() -> None:
    ledger = begin_ledger(FULL)
    ledger = ledger.load(FILLED)
    assert ledger.message == ""
    assert {found.verdict for found in ledger.judged.values()} == {Verdict.RIGHT}
    assert ledger.summary == "Every line is right."
    assert ledger.export() == FILLED


@given(HANDS, st.data())
def test_nothing_is_lost_between_export_and_load(hand: str, data: st.DataObject) -> None:
    ledger, other = begin_ledger(hand), begin_ledger(hand)
    answer = st.text() | st.integers().map(str) | st.sampled_from(["+10", "8 fu", "20"])
    for key in [line.key for line in ledger.lines]:
        ledger = ledger.answer(key, data.draw(answer))
    line = ledger.export()
    assert "\n" not in line
    other = other.load(line)
    assert other.message == ""
    assert other.export() == line
    verdicts = {key: found.verdict for key, found in ledger.judged.items()}
    assert {key: found.verdict for key, found in other.judged.items()} == verdicts


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.just("sets"), inner),
)


@given(st.text() | _JSON.map(json.dumps))
def test_a_line_that_cannot_be_read_changes_nothing(line: str) -> None:
    ledger = begin_ledger(FULL)
    ledger = ledger.answer("base", 20)
    before = ledger.answers
    ledger = ledger.load(line)
    if ledger.message:
        assert ledger.answers == before
        assert ledger.message.startswith("Nothing was changed. ")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "no saved ledger"),
        (FILLED[:40], "no saved ledger"),
        ("[20, 10]", "no saved ledger"),
        ("[" * 100_000, "no saved ledger"),
        ('{"base": 20, "bases": 20}', '"bases" is no part of a ledger: choose base, won'),
        ('{"sets": [8, 0, 0, 0, 0]}', "of another hand: 4 sets are asked for"),
        ('{"sets": 8}', "of another hand"),
        ('{"sets": false}', "of another hand"),
        ('{"base": true}', '"base" is a number, or null'),
        ('{"base": 20.5}', '"base" is a number, or null'),
        ('{"pair": {"fu": 2}}', '"pair" is a number, or null'),
    ],
)
def test_what_is_wrong_with_a_line_is_said(line: str, words: str) -> None:
    ledger = begin_ledger(FULL)
    ledger = ledger.load(FILLED)
    ledger = ledger.load(line)
    assert words in ledger.message
    assert ledger.export() == FILLED
    ledger = ledger.answer("base", 30)
    assert ledger.message == ""


def test_a_hint_comes_before_the_answer() -> None:
    ledger = begin_ledger(FULL)
    assert (ledger.feedback("sets 1").words, ledger.next_help("sets 1")) == ("", "Hint")
    ledger = ledger.hint("sets 1")
    assert ledger.feedback("sets 1").words.startswith("Hint: is it open or closed?")
    assert ledger.next_help("sets 1") == "Answer"
    ledger = ledger.hint("sets 1")
    assert ledger.feedback("sets 1").words == (
        "Answer: 8. A closed triplet of terminals or honours."
    )
    assert ledger.next_help("sets 1") == ""
    ledger = ledger.hint("sets 1")
    assert ledger.feedback("sets 1").verdict is Verdict.BLANK


def test_a_question_mark_asks_for_help_and_is_no_answer() -> None:
    ledger = begin_ledger(FULL)
    ledger = ledger.answer("wait", "?")
    assert ledger.feedback("wait").words.startswith("Hint: ")
    ledger = ledger.answer("wait", 0)
    ledger = ledger.answer("wait", " ? ")
    assert ledger.feedback("wait").words.startswith(
        "Not 0. A wait for the tile in the middle of a run brings 2. Answer: 2."
    )
    assert ledger.answers["wait"] == "0"


def test_a_wrong_answer_brings_its_hint_and_a_right_one_takes_it_away() -> None:
    ledger = begin_ledger(FULL)
    ledger = ledger.answer("won", 0)
    assert ledger.feedback("won").words == "Not 0. A closed hand won by ron gets 10."
    ledger = ledger.answer("won", 4)  # no known mistake gives 4
    assert ledger.feedback("won").words == "Not 4. Hint: it was ron: was anything called before?"
    assert ledger.next_help("won") == "Answer"
    ledger = ledger.answer("won", "10 fu")
    assert ledger.feedback("won").words == "Right: won by ron, and nothing was called."
    assert ledger.next_help("won") == ""


def test_blank_lines_are_pointed_out_only_when_asked() -> None:
    ledger = begin_ledger(FULL)
    assert ledger.feedback("base").words == ""
    ledger = ledger.check()
    assert ledger.feedback("base").words == "Not answered yet."
    assert "Blank is not wrong" in ledger.summary


def test_the_summary_counts_what_is_asked() -> None:
    ledger = begin_ledger(FULL, given=("base", "won", "sets"))
    ledger = ledger.answer("pair", 2)
    ledger = ledger.answer("wait", "some")
    ledger = ledger.answer("sum", 40)
    # Asked are pair, wait, sum and fu; the given lines do not count.
    assert ledger.summary == "Of 4 lines: 1 right, 1 to look at again, 1 that cannot be read, " + (
        "1 still blank."
    )


def test_given_parts_are_there_and_stay() -> None:
    ledger = begin_ledger(FULL, given=("base", "won", "sets", "pair"))
    ledger = ledger.answer("base", 30)
    ledger = ledger.clear()
    ledger = ledger.load('{"base": 30, "wait": 2}')
    assert json.loads(ledger.export()) == {
        "base": 20,
        "won": 10,
        "sets": [8, 0, 0, 0],
        "pair": 0,
        "wait": 2,
        "sum": None,
        "fu": None,
    }
    assert ledger.feedback("base").words == "Given: every standard hand starts at 20."
    assert ledger.next_help("base") == ""


def test_clear_can_be_undone() -> None:
    ledger = begin_ledger(FULL)
    ledger = ledger.load(FILLED)
    ledger = ledger.clear()
    assert dict(ledger.answers) == {}
    ledger = ledger.undo()
    assert ledger.export() == FILLED
    ledger = ledger.undo()
    ledger = ledger.undo()  # there is nothing more
    assert dict(ledger.answers) == {}


def test_every_step_gives_a_new_ledger_and_leaves_the_one_before_as_it_was() -> None:
    before = begin_ledger(FULL).answer("base", 20)
    steps = [
        before.answer("won", 10),
        before.hint("won"),
        before.check(),
        before.load("?"),
        before.undo(),
        before.clear(),
    ]
    assert all(after != before for after in steps)
    assert before == begin_ledger(FULL).answer("base", 20)


def test_the_reading_is_named_when_there_are_several() -> None:
    assert begin_ledger(FULL).reading == ""
    # 567 678 in m: the 7 finished the one as a closed wait or the other as a two-sided one.
    assert begin_ledger("56678m22p666z pon 888s ron 7m").reading == (
        "This hand can be read in 2 ways. The ledger is for this one: 567m [678m] 22p 666z 888s."
    )


def test_bad_input_is_refused_in_words() -> None:
    with pytest.raises(HandError, match="this hand has 12"):
        begin_ledger("111m456678p35s9s ron 4s")
    with pytest.raises(ValueError, match='"waits" is no part of a ledger: choose base'):
        begin_ledger(FULL, given=("waits",))
    with pytest.raises(ValueError, match='"set 1" is no line of this ledger: choose base'):
        begin_ledger(FULL).answer("set 1", 8)


def test_printed_it_is_a_table_of_lines_answers_and_notes() -> None:
    ledger = begin_ledger(FULL)
    ledger = ledger.answer("base", "+20")
    printed = str(ledger).splitlines()
    assert printed[1].split() == ["line", "tiles", "your", "fu", "notes"]
    assert printed[3].split(maxsplit=2)[:2] == ["base", "+20"]
    assert printed[-1] == "Of 10 lines: 1 right, 9 still blank."


def test_a_right_sum_gives_no_line_away() -> None:
    """20 + 2 + 4 + 4 + 2 + 2 = 34 would tell every line that is still open."""
    ledger = begin_ledger("345m777p66z89s pon 222z tsumo 7s")
    ledger = ledger.answer("sum", "34")
    assert ledger.feedback("sum").words == "Right: 34."
    ledger = ledger.answer("sets 1", "8")
    assert ledger.feedback("sum").words == "Right: 34. But a line is wrong."


def test_a_ledger_that_waits_judges_nothing_before_it_is_checked() -> None:
    ledger = begin_ledger(FULL, at_once=False)
    ledger = ledger.load(FILLED)
    ledger = ledger.answer("base", 30)
    assert {ledger.feedback(line.key).words for line in ledger.lines} == {""}
    assert ledger.summary == "10 of 10 lines filled in."
    ledger = ledger.check()
    assert ledger.feedback("base").words.startswith("Not 30. Hint: ")
    assert ledger.feedback("wait").verdict is Verdict.RIGHT


def test_a_hint_of_a_ledger_that_waits_does_not_tell_right_from_wrong() -> None:
    ledger = begin_ledger(FULL, at_once=False)
    ledger = ledger.answer("won", 10)
    ledger = ledger.answer("wait", 0)
    assert not ledger.helped
    for key in ("won", "wait"):
        assert ledger.next_help(key) == "Hint"
        ledger = ledger.hint(key)
        ledger = ledger.hint(key)
        assert ledger.feedback(key).words == f"Hint: {ledger.line(key).hint}"
        assert ledger.next_help(key) == ""
    assert ledger.helped
    assert set(ledger.blanks) == {line.key for line in ledger.lines} - {"won", "wait"}
