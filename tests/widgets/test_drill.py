"""The view of a drill: it passes on what a learner does and shows the state."""

from __future__ import annotations

import json
import re
from base64 import b64decode

import pytest

from mahjong_lessons.practice.drill.progress import AnswerRecord, Progress
from mahjong_lessons.practice.drill.saving import from_json, from_line, to_json, to_line
from mahjong_lessons.widgets.drill import Practice, practise

HOSTILE = "<img src=x onerror=alert(1)>"
THERE = Progress().record("there", AnswerRecord("fu", "0", False, ("F01",)))


def _fu(**more: str) -> Practice:
    return practise("fu", seed=4, session="here", **more)


def _enter(practice: Practice, text: str | None = None) -> None:
    """What a page sends for Enter: that it was pressed, and after it the text if it is new."""
    practice.field._handle_custom_msg({"event": "submit"}, [])
    if text is not None:
        practice.field.value = text


def test_enter_checks_and_enter_again_goes_on() -> None:
    practice = _fu()
    first = practice.drill.question
    _enter(practice, first.answer)
    assert "✓" in practice.said.value
    assert (practice.drill.question, practice.check.description) == (first, "Go on")
    _enter(practice)
    assert practice.drill.question != first
    assert (practice.field.value, practice.check.description) == ("", "Check")
    assert "✓" not in practice.said.value


def test_enter_without_an_answer_does_nothing() -> None:
    practice = _fu()
    _enter(practice)
    assert (practice.drill.number, practice.drill.counted) == (1, False)
    practice.check.click()
    assert not practice.drill.counted


def test_the_buttons_do_what_the_keys_do() -> None:
    practice = _fu()
    practice.help.click()
    assert "Hint: add base, win" in practice.said.value
    assert practice.help.description == "Answer"
    practice.help.click()
    assert practice.help.disabled
    assert f"Why {practice.drill.question.answer}" in practice.solution.value
    practice.check.click()
    assert practice.drill.number == 2
    assert practice.solution.value == ""


def test_a_question_mark_asks_for_help_and_leaves_the_field() -> None:
    practice = _fu()
    _enter(practice, "?")
    assert "Hint: " in practice.said.value
    assert practice.field.value == ""
    assert practice.drill.progress.answered == 0


def test_a_ledger_is_checked_when_no_line_is_blank() -> None:
    practice = practise("fu lines", seed=4, session="here")
    assert practice.ledger is not None
    assert "mj-drill-off" in practice.field._dom_classes
    *others, last = practice.rows
    for row in others:
        row.field.value = str(row.line.right)
        assert "✓" not in row.said.value, "nothing is judged before all is there"
    assert not practice.drill.counted
    last.field.value = str(last.line.right)
    assert "✓" in practice.said.value
    assert "✓" in others[0].said.value
    last.field._handle_custom_msg({"event": "submit"}, [])
    assert practice.drill.number == 2
    assert practice.rows[0].field.value == ""


def test_a_right_total_with_a_wrong_line_is_noticed() -> None:
    practice = practise("fu lines", seed=4, session="here")
    assert practice.ledger is not None
    rows = {row.line.key: row for row in practice.rows}
    right = {key: row.line.right for key, row in rows.items()}
    # One line 2 more, another 2 less: sum and fu stay.
    wrong = {"pair": right["pair"] + 2, "wait": right["wait"] - 2}
    for key, row in rows.items():
        row.field.value = str({**right, **wrong}[key])
    assert "✗" in practice.said.value
    assert practice.drill.progress.asked["lines"].wrong == 1
    assert "is right here, but not all that leads to it" in rows["fu"].said.value


def test_a_hint_on_a_line_says_that_the_ledger_was_not_filled_in_alone() -> None:
    practice = practise("fu lines", seed=4, session="here")
    assert practice.ledger is not None
    practice.rows[0].help.click()
    assert "Hint: " in practice.rows[0].said.value
    for row in practice.rows:
        row.field.value = str(row.line.right)
    assert practice.drill.helped == 1


def test_other_topics_levels_rules_and_seeds_are_other_questions_in_the_same_session() -> None:
    practice = _fu()
    _enter(practice, "110")
    for name, value in (("topic", "payments"), ("level", 2), ("rules", "tenhou"), ("seed", "9")):
        before = practice.drill.question
        getattr(practice, name).value = value
        assert practice.drill.question != before
    assert repr(practice) == "Practice(DrillSettings('payments', level=2, seed=9, rules='tenhou'))"
    assert practice.drill.progress.answered == 1


def test_a_seed_that_is_no_number_changes_nothing_and_is_said() -> None:
    practice = _fu()
    practice.seed.value = HOSTILE
    assert "Nothing was changed" in practice.message.value
    assert "<img" not in practice.message.value
    assert practice.drill.settings.seed == 4


def test_progress_is_always_there_to_copy_and_is_pasted_in_without_losing_what_is_here() -> None:
    practice = _fu()
    assert from_line(practice.line.value) == practice.drill.progress == Progress()
    _enter(practice, practice.drill.question.answer)
    practice.paste.value = to_line(THERE)
    assert practice.paste.value == ""
    assert practice.drill.progress.answered == 2
    assert from_line(practice.line.value) == practice.drill.progress
    practice.line.value = "typed over"
    assert from_line(practice.line.value) == practice.drill.progress


def test_a_broken_line_stays_to_be_mended_and_changes_nothing() -> None:
    practice = _fu()
    broken = to_line(THERE)[:-1] + "?"
    practice.paste.value = broken
    assert practice.paste.value == broken
    assert "Nothing was changed. The line is not whole" in practice.message.value
    assert practice.drill.progress == Progress()
    assert "not whole" in _fu(progress=broken).message.value


def test_the_file_to_save_holds_the_progress_and_can_be_loaded() -> None:
    practice = _fu(progress=to_line(THERE))
    (packed,) = re.findall(
        r'download="mahjong-progress.json" href="data:[^,]*,([^"]*)"', (practice.download.value)
    )
    assert from_json(b64decode(packed).decode()) == THERE
    other = _fu()
    other.load_file(({"name": "a.json", "content": memoryview(to_json(THERE).encode())},))
    assert other.drill.progress == THERE
    other.load_file(({"name": "b.json", "content": memoryview(b"\xff{")},))
    assert "Nothing was changed" in other.message.value


def test_the_summary_is_a_plot_and_a_table_and_can_be_put_away() -> None:
    practice = _fu(progress=to_line(THERE))
    _enter(practice, "110")
    practice.show.click()
    assert practice.report.value.count("<svg") == 1
    assert "a triplet finished by ron counted as closed" in practice.report.value
    practice.show.click()
    assert practice.report.value == ""


def test_what_a_learner_types_is_never_markup() -> None:
    practice = _fu()
    _enter(practice, HOSTILE)
    practice.paste.value = HOSTILE
    shown = practice.said.value + practice.message.value + practice.question.value
    assert "<img" not in shown
    assert "&lt;img" in practice.said.value


def test_the_twin_has_question_and_solution_and_is_the_same_every_time() -> None:
    live = "application/vnd.jupyter.widget-view+json"
    first, second = (practise("fu", seed=4)._repr_mimebundle_() for _ in range(2))
    assert first.pop(live) != second.pop(live)
    assert first == second
    assert "How many fu does this hand count" in first["text/html"]
    assert "<details" in first["text/html"]
    assert json.dumps(first).count("mahjong-progress") == 0


def test_every_control_has_a_name() -> None:
    practice = _fu()
    fields = (practice.field, practice.seed, practice.line, practice.paste, practice.upload)
    choices = (practice.topic, practice.level, practice.rules)
    buttons = (practice.check, practice.help, practice.show)
    assert all(one.description for one in (*fields, *choices, *buttons))
    assert all(one.tooltip for one in fields)


def test_a_topic_that_is_not_there_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match='no topic "fuu": choose fu lines, fu'):
        practise("fuu")
