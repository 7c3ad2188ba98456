"""The scorer's buttons and its line: they pass on what is done, and show the entry."""

from __future__ import annotations

from dataclasses import replace
from html import escape

import pytest
from ipywidgets import Button

from mahjong_lessons.data import RealWin
from mahjong_lessons.scorer import RIICHI, HandEntry
from mahjong_lessons.scorer.game import SampleWin
from mahjong_lessons.scorer.riichi import recorded
from mahjong_lessons.widgets import scorer
from mahjong_lessons.widgets.scoring import Scorer
from tests.scorer.clicking import chosen_wins, clicks
from tests.widgets.board import Tags, buttons, hand, is_off, key, named, press, titled

FULL = "111m456678p35s99s ron 4s riichi"
HOSTILE = "<img src=x onerror=alert(1)>"
LIVE = "application/vnd.jupyter.widget-view+json"
WINS = chosen_wins()


@pytest.mark.parametrize(("name", "real"), WINS, ids=[name for name, _ in WINS])
def test_a_real_win_entered_by_its_buttons_is_the_recorded_one(name: str, real: RealWin) -> None:
    board = scorer(rules=recorded(real).rules)
    for click in clicks(RIICHI, real.win):
        press(board, click)
    assert board.entry.win == real.win
    assert board.line.value == str(real.win)
    assert f"{real.points:,} points" in board.headline.value


def test_exhausted_tiles_and_impossible_circumstances_are_grey_with_the_reason() -> None:
    board = scorer("1111m pon 777z")
    assert is_off(key(board, "1m"))
    assert key(board, "1m").description == "1m ×0"
    assert key(board, "7z").description == "7z ×1"
    riichi = named(board, "riichi")
    assert is_off(riichi)
    assert riichi.tooltip == "riichi needs a closed hand: leave out riichi, or the calls"
    assert named(board, "haitei").tooltip.startswith("haitei is a tsumo")
    assert not is_off(named(board, "ankan"))
    named(board, "undo").click()
    assert not is_off(named(board, "riichi"))


def test_a_click_on_a_tile_that_is_there_takes_it_back() -> None:
    board = scorer("123m pon 777z ron 4s indicators 5p")
    assert hand(board) == [
        *("take back 1 man", "take back 2 man", "take back 3 man"),
        *["take back pon 777z"] * 3,
        *("take back the winning tile, 4 sou", "take back 5 pin of indicators"),
    ]
    for tip in ("2 man", "pon 777z", "the winning tile, 4 sou", "5 pin of indicators"):
        titled(board, f"take back {tip}").click()
    assert board.line.value == "13m"


def test_what_is_chosen_is_marked() -> None:
    board = scorer()
    assert "mj-on" in named(board, "ron")._dom_classes
    named(board, "tsumo").click()
    assert "mj-on" not in named(board, "ron")._dom_classes
    assert "mj-on" in named(board, "tsumo")._dom_classes
    named(board, "pon").click()
    assert "mj-on" in named(board, "pon")._dom_classes


def test_the_line_is_read_and_what_is_bad_stays_to_be_mended() -> None:
    board = scorer()
    board.line.value = FULL
    assert "1,300 points" in board.headline.value
    board.line.value = "111m456678p35s99s rn 4s"
    assert "did you mean ron?" in board.message.value
    assert "1,300 points" in board.headline.value  # nothing is lost
    assert board.line.value == "111m456678p35s99s rn 4s"
    named(board, "tsumo").click()  # and it is not lost by other steps
    assert board.line.value == "111m456678p35s99s rn 4s"
    assert "did you mean ron?" in board.message.value
    named(board, "undo").click()
    assert "did you mean ron?" in board.message.value
    board.line.value = "111m456678p3599s ron 4s riichi"  # just what is entered
    assert board.message.value == ""
    named(board, "undo").click()
    assert board.line.value == "111m456678p35s99s rn 4s"
    named(board, "next example").click()
    assert board.line.value == board.entry.line
    assert "did you mean" not in board.message.value


def test_from_is_not_said_by_ron_and_nobody_by_tsumo() -> None:
    board = scorer()
    assert [named(board, name).description for name in ("not said", "nobody")]
    named(board, "tsumo").click()
    assert "not said" not in [button.description for button in buttons(board)]


def test_text_is_never_markup() -> None:
    for text in (HOSTILE, f"123m {HOSTILE}", f"123m seat {HOSTILE}", f"1m pon {HOSTILE}"):
        board = scorer()
        board.line.value = text
        assert board.message.value
        for shown in (board.message, board.headline, board.result):
            assert "img" not in Tags(shown.value).tags


def test_the_line_says_what_is_entered_whatever_is_said_beside_it() -> None:
    board = scorer("123m riichi")
    for name in ("haitei", "pon"):  # refused; then a call takes riichi away
        named(board, name).click()
    key(board, "7z").click()
    assert "riichi was taken away" in board.message.value
    assert board.line.value == "123m pon 777z"


def test_a_grey_button_says_why_when_it_is_pressed() -> None:
    board = scorer("123m")
    for button in buttons(board):
        if is_off(button):
            reason = button.tooltip
            button.click()
            assert escape(reason) in board.message.value
    assert board.line.value == "123m"


def test_equal_tiles_are_told_apart_by_the_names_of_their_buttons() -> None:
    board = scorer("11m chi 234m chi 234m ron 1m indicators 1m")
    shown = [button for button in buttons(board) if button.tabbable is None]
    names = [one.description for one in shown if one.tooltip.startswith("take back")]
    assert names == [
        *("take back 1 man (1 of 2)", "take back 1 man (2 of 2)"),
        *("take back chi 234m (1 of 2)", "take back chi 234m (2 of 2)"),
        *("take back the winning tile, 1 man", "take back 1 man of indicators"),
    ]


def test_every_button_has_a_name_and_the_line_waits_for_enter() -> None:
    board = scorer(FULL)
    shown = [button for button in buttons(board) if "mj-none" not in button._dom_classes]
    assert all(button.description for button in shown)
    assert board.line.description
    assert not board.line.continuous_update


def test_tab_stops_once_at_each_call() -> None:
    board = scorer("1m chi 234m kan 5555s")
    stops = [
        button.tooltip
        for button in buttons(board)
        if button.tooltip.startswith("take back") and button.tabbable is not False
    ]
    assert stops == ["take back 1 man", "take back chi 234m", "take back kan 5555s"]


def test_one_tile_changes_little_of_the_page() -> None:
    board = scorer("111m456678p35s9s")
    changed: set[str] = set()
    for widget in (*buttons(board), board.line, board.ask, board.result, board.message):
        widget.observe(lambda change: changed.add(change["owner"].model_id))
    key(board, "9m").click()
    # the key, seven tiles of the hand that move on, the line and what is asked; the calls,
    # for which there is no room any more, stay disabled but say another reason
    assert len(changed) <= 25


def test_a_button_is_made_as_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    again: list[str] = []
    monkeypatch.setattr(Button, "send_state", lambda button, key: again.append(button.description))
    board = scorer(FULL)
    assert again == [], "no second message to the page"
    named(board, "undo").click()
    assert again, "what changes is sent"


def test_recorded_wins_are_read_when_one_is_asked_for() -> None:
    asked: list[str] = []

    def records() -> tuple[SampleWin, ...]:
        asked.append("records")
        return (SampleWin(FULL, lambda: "a record"),)

    board = Scorer(HandEntry(replace(RIICHI, records=records)))
    key(board, "9m").click()
    assert asked == []
    named(board, "next real win").click()
    assert asked
    assert board.message.value.endswith(">a record</pre>")


def test_steps_that_come_without_tiles() -> None:
    board = scorer()
    for name in ("random win", "next example", "next real win"):
        named(board, name).click()
        assert board.entry.message
        assert board.entry.win
        assert board.line.value == board.entry.line
    named(board, "clear").click()
    assert board.line.value == ""
    assert hand(board) == []


def test_bad_lines_and_rules_are_refused_at_the_start() -> None:
    with pytest.raises(ValueError, match="1m is there 5 times"):
        scorer("11111m")
    with pytest.raises(ValueError, match="rule set"):
        scorer(rules="nowhere")


def test_the_twin_is_the_same_every_time() -> None:
    first, second = (scorer(FULL)._repr_mimebundle_() for _ in range(2))
    assert first.pop(LIVE) != second.pop(LIVE)
    assert first == second
    for words in ("1,300 points: 1 han, 40 fu", "rounded up to 1,300", "who dealt in"):
        assert words in first["text/html"]
    assert first["text/plain"] == "Scorer('111m456678p3599s ron 4s riichi')"
