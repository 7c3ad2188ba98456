"""The drill on the page: it passes on what a learner does and shows the state."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from html import unescape

import pytest
from hypothesis import given, settings, strategies as st

from mahjong_lessons.practice.drill.progress import AnswerRecord, Progress
from mahjong_lessons.practice.drill.saving import from_json, from_line, to_json, to_line
from mahjong_lessons.practice.drill.sitting import Sitting
from mahjong_lessons.practice.record.facts import Answered
from mahjong_lessons.practice.record.now import record_now
from mahjong_lessons.widgets import Live, box, practise

HOSTILE = "<img src=x onerror=alert(1)>"
THERE = Progress().record("there", AnswerRecord("fu", "0", False, ("F01",)))


def fu(**more: str) -> Live[Sitting]:
    return practise("fu", seed=4, session="here", **more)


def enter(live: Live[Sitting], text: str) -> None:
    """Write an answer and press Enter."""
    live.take("check", "answer", answer=text)


def buttons(live: Live[Sitting]) -> list[str]:
    """The words of the buttons that bring the drill on."""
    return [one for one in re.findall(r"<button[^>]*mj-button[^>]*>([^<]*)<", live.html) if one]


def value(live: Live[Sitting], what: str) -> str:
    """What stands in a field."""
    (field,) = re.findall(rf'<input[^>]*data-what="{what}"[^>]*>', live.html)
    found = re.findall(r'value="([^"]*)"', field)
    return unescape(found[0]) if found else ""


def fill(live: Live[Sitting], fu: dict[str, int]) -> None:
    """Write the fu of lines into the ledger, and leave each field."""
    written: dict[str, str] = {}
    for key, one in fu.items():
        written[f"line {key}"] = str(one)
        live.take("write", f"line {key}", **written)


def right_fu(live: Live[Sitting]) -> dict[str, int]:
    """The right fu of each line of the ledger."""
    ledger = live.state.ledger
    assert ledger is not None
    return {line.key: line.right for line in ledger.lines}


def test_enter_checks_and_enter_again_goes_on() -> None:
    live = fu()
    first = live.state.drill.question
    enter(live, first.answer)
    assert "✓" in live.html
    assert (live.state.drill.question, buttons(live)[0]) == (first, "Go on")
    enter(live, first.answer)
    assert live.state.drill.question != first
    assert (value(live, "answer"), buttons(live)[0]) == ("", "Check")
    assert "✓" not in live.html


def test_another_answer_after_a_wrong_one_is_judged_and_no_way_to_go_on() -> None:
    live = fu()
    first = live.state.drill.question
    enter(live, "110")
    enter(live, first.answer)
    assert "✓" in live.html
    assert live.state.drill.question == first
    assert live.state.drill.progress.asked["fu"].wrong == 1, "the first answer counts"


def test_enter_without_an_answer_does_nothing() -> None:
    live = fu()
    enter(live, "")
    assert (live.state.drill.number, live.state.drill.counted) == (1, False)


def test_the_buttons_do_what_the_keys_do() -> None:
    live = fu()
    live.take("help")
    assert "Hint: add base, win" in live.html
    assert "Answer" in buttons(live)
    live.take("help")
    assert not {"Hint", "Answer"} & set(buttons(live))
    assert f"Why {live.state.drill.question.answer}" in live.html
    live.take("go on")
    assert live.state.drill.number == 2
    assert "<summary>Why" not in live.html


def test_a_question_mark_asks_for_help_and_leaves_the_field() -> None:
    live = fu()
    enter(live, "?")
    assert "Hint: " in live.html
    assert value(live, "answer") == ""
    assert live.state.drill.progress.answered == 0


def test_what_is_typed_stays_when_something_else_is_clicked() -> None:
    live = fu()
    live.take("help", answer="4")
    live.take("sum up", answer="4")
    assert value(live, "answer") == "4"


def test_a_ledger_is_checked_when_no_line_is_blank() -> None:
    live = practise("fu lines", seed=4, session="here")
    right = right_fu(live)
    *others, last = right
    fill(live, {key: right[key] for key in others})
    assert "✓" not in live.html, "nothing is judged before all is there"
    assert not live.state.drill.counted
    live.take("enter line", f"line {last}", **{f"line {key}": str(n) for key, n in right.items()})
    assert live.html.count("✓") == len(right) + 1
    live.take("go on")
    assert live.state.drill.number == 2
    assert live.state.ledger is not None
    assert not live.state.ledger.answers


def test_a_right_total_with_a_wrong_line_is_noticed() -> None:
    live = practise("fu lines", seed=4, session="here")
    right = right_fu(live)
    # One line 2 more, another 2 less: sum and fu stay.
    fill(live, {**right, "pair": right["pair"] + 2, "wait": right["wait"] - 2})
    assert "✗" in live.html
    assert live.state.drill.progress.asked["lines"].wrong == 1
    assert "is right here, but not all that leads to it" in live.html


def test_a_hint_on_a_line_says_that_the_ledger_was_not_filled_in_alone() -> None:
    live = practise("fu lines", seed=4, session="here")
    live.take("help with line", "base")
    assert "Hint: " in live.html
    fill(live, right_fu(live))
    assert live.state.drill.helped == 1


def test_other_topics_levels_rules_and_seeds_are_other_questions_in_the_same_session() -> None:
    live = fu()
    enter(live, "110")
    for what, seed in (
        ("topic:payments", ""),
        ("level:2", ""),
        ("rules:tenhou", ""),
        ("seed", "9"),
    ):
        before = live.state.drill.question
        live.take("choose", what, seed=seed)
        assert live.state.drill.question != before
    assert repr(live) == "Sitting(DrillSettings('payments', level=2, seed=9, rules='tenhou'))"
    assert live.state.drill.progress.answered == 1


def test_a_seed_that_is_no_number_changes_nothing_and_is_said() -> None:
    live = fu()
    live.take("choose", "seed", seed=HOSTILE)
    assert "Nothing was changed" in live.html
    assert "<img" not in live.html
    assert live.state.drill.settings.seed == 4


def test_progress_is_always_there_to_copy_and_is_pasted_in_without_losing_what_is_here() -> None:
    live = fu()
    assert from_line(value(live, "progress")) == live.state.drill.progress == Progress()
    enter(live, live.state.drill.question.answer)
    live.take("load", "load", load=to_line(THERE))
    assert value(live, "load") == ""
    assert live.state.drill.progress.answered == 2
    assert from_line(value(live, "progress")) == live.state.drill.progress


def test_a_broken_line_stays_to_be_mended_and_changes_nothing() -> None:
    live = fu()
    broken = to_line(THERE)[:-1] + "?"
    live.take("load", "load", load=broken)
    assert value(live, "load") == broken
    assert "Nothing was changed. The line is not whole" in live.html
    assert live.state.drill.progress == Progress()
    assert "not whole" in fu(progress=broken).html


def test_the_file_to_save_holds_the_progress_and_can_be_loaded() -> None:
    live = fu(progress=to_line(THERE))
    (packed,) = re.findall(r'download="mahjong-progress.json" href="data:[^,]*,([^"]*)"', live.html)
    assert from_json(b64decode(packed).decode()) == THERE
    other = fu()
    other.take("load", "file", file=to_json(THERE))
    assert other.state.drill.progress == THERE
    other.take("load", "file", file="\ufffd{")
    assert "Nothing was changed" in other.html


def test_the_summary_is_a_plot_and_a_table_and_can_be_put_away() -> None:
    live = fu(progress=to_line(THERE))
    enter(live, "110")
    closed = live.html
    live.take("sum up", answer="110")
    assert live.html.count("<svg") == closed.count("<svg") + 1
    assert "a triplet finished by ron counted as closed" in live.html
    live.take("sum up", answer="110")
    assert live.html == closed


def test_what_a_learner_types_is_never_markup() -> None:
    live = fu()
    enter(live, HOSTILE)
    live.take("load", "load", load=HOSTILE)
    assert "<img" not in live.html
    assert "&lt;img" in live.html


@settings(max_examples=30, deadline=None)
@given(st.text(max_size=30))
def test_any_text_in_any_field_is_taken(text: str) -> None:
    live = fu()
    live.take("check", "answer", answer=text)
    live.take("choose", "seed", seed=text, answer=text)
    live.take("load", "load", load=text, answer=text)
    assert "mj-drill" in live.html


def test_every_kind_of_question_is_answered_rightly_in_its_own_way() -> None:
    for topic in ("fu", "payments", "units", "mixed"):
        live = practise(topic, seed=3, session="here")
        for _ in range(6):
            item = live.state.item
            fields = {"answer": item.question.answer}
            if names := item.question.entry.names:
                words = item.question.answer.split()
                fields = {f"answer.{n}": words[n] for n in range(len(names))}
            if live.state.ledger:
                fill(live, right_fu(live))
            elif item.question.entry.at_once:
                live.take("tap", f"answer:{item.question.answer}")
            else:
                live.take("check", "answer", **fields)
            assert live.state.drill.log[-1].right, item.question
            live.take("go on")


def test_the_twin_has_question_and_solution_and_is_the_same_every_time() -> None:
    live = "application/vnd.jupyter.widget-view+json"
    first, second = (practise("fu", seed=4)._repr_mimebundle_()[0] for _ in range(2))
    assert first.pop(live) != second.pop(live)
    assert first == second
    assert "How many fu does this hand count" in first["text/html"]
    assert "<details" in first["text/html"]
    assert json.dumps(first).count("mahjong-progress") == 0


def test_every_field_has_a_name_of_its_own() -> None:
    names = re.findall(r'<input[^>]*aria-label="([^"]*)"', fu().html)
    assert len(names) == len(set(names)) == 4  # answer, seed, and the two lines of progress


def test_the_first_answer_to_each_question_is_kept() -> None:
    live = fu()
    asked = live.state.drill.question.asked
    enter(live, "110")
    enter(live, live.state.drill.question.answer)
    (fact,) = record_now().read().facts
    assert isinstance(fact, Answered)
    assert (fact.asked, fact.answer, fact.said, fact.where) == (asked, "110", "wrong", "drill")
    live.take("go on")
    live.take("help")
    live.take("help")
    *_, shown = record_now().read().facts
    assert isinstance(shown, Answered)
    assert (shown.answer, shown.said, shown.how) == ("", "shown", ("shown",))


def test_a_box_is_not_filled_with_what_was_answered_in_a_drill() -> None:
    live = fu()
    question = live.state.drill.question
    enter(live, question.answer)
    assert not box(question).state.touched


def test_a_topic_that_is_not_there_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match='no topic "fuu": choose fu lines, fu'):
        practise("fuu")
