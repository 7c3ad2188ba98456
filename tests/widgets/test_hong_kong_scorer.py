"""The Hong Kong scorer by its buttons: published hands, flowers, rules one by one."""

from __future__ import annotations

import pytest

from mahjong_lessons.hongkong import Rules, Win
from mahjong_lessons.scorer import HONG_KONG
from mahjong_lessons.widgets import hong_kong_scorer
from tests.engine.hongkong.test_faan_cases import COUNTED, Row, named as case_name
from tests.scorer.clicking import clicks
from tests.widgets.board import Tags, buttons, hand, is_off, key, named, press, titled

FULL = "234567m78m22z pung 777z discard 9m from W"
HOSTILE = "<img src=x onerror=alert(1)>"
FEW = COUNTED[::4]


@pytest.mark.parametrize("row", FEW, ids=map(case_name, FEW))
def test_a_published_hand_entered_by_its_buttons_has_its_faan(row: Row) -> None:
    win = Win.parse(row["win"])
    board = hong_kong_scorer(rules=Rules(**row.get("rules", {})))
    for click in clicks(HONG_KONG, win):
        press(board, click)
    assert board.entry.win == win
    assert board.line.value == str(win)
    assert f"{row['faan']} " in board.headline.value
    assert ("does not win" not in board.headline.value) is row.get("wins", True)


def test_flowers_are_tiles_to_pick_and_to_take_back() -> None:
    board = hong_kong_scorer()
    assert key(board, "f2").description == "F2 ×1"
    assert key(board, "s4").tooltip == "season 4, winter"
    key(board, "f2").click()
    key(board, "s4").click()
    assert board.line.value == "flowers 2 seasons 4"
    assert is_off(key(board, "f2"))
    assert key(board, "f2").description == "F2 ×0"
    assert hand(board) == ["take back flower 2, orchid", "take back season 4, winter"]
    titled(board, "take back flower 2, orchid").click()
    assert board.line.value == "seasons 4"
    named(board, "undo").click()
    assert board.line.value == "flowers 2 seasons 4"
    named(board, "clear").click()
    assert hand(board) == []


def test_rules_are_chosen_one_by_one() -> None:
    """4 faan are 16 units; the discarder pays two shares, or one with half responsibility."""
    board = hong_kong_scorer(FULL)
    assert "mj-on" in named(board, "documents")._dom_classes
    assert "mj-on" in titled(board, "discard double")._dom_classes
    titled(board, "discard half").click()
    assert "mj-on" not in named(board, "documents")._dom_classes
    assert "mj-on" in titled(board, "discard half")._dom_classes
    assert "West pays one share: 16" in board.result.value
    titled(board, "points per unit 0.5").click()
    assert "West pays one share: 8" in board.result.value
    titled(board, "minimum 5").click()
    assert "below the minimum of 5" in board.headline.value
    named(board, "documents").click()
    assert "West pays 2 shares: 2 × 16 = 32" in board.result.value
    assert "mj-on" in titled(board, "minimum 3")._dom_classes


def test_impossible_circumstances_are_grey_with_the_reason() -> None:
    board = hong_kong_scorer("123m pung 555z")
    earthly = named(board, "earthly")
    assert is_off(earthly)
    assert earthly.tooltip.startswith("heavenly and earthly come before any call")
    assert named(board, "last-tile").tooltip.startswith("a win on the last tile of the wall")
    assert not is_off(named(board, "last-tile"))


def test_what_is_bad_stays_to_be_mended_and_is_never_markup() -> None:
    board = hong_kong_scorer(FULL)
    for text in ("0m", "123m chow 124m", f"123m {HOSTILE}", f"1m flowers {HOSTILE}", "flowers 7"):
        board.line.value = text
        assert board.message.value
        assert board.line.value == text
        assert "4 faan: 16 units" in board.headline.value
        for shown in (board.message, board.headline, board.result):
            assert "img" not in Tags(shown.value).tags


def test_every_button_has_a_name() -> None:
    board = hong_kong_scorer(f"{FULL} flowers 1 2 3 4 seasons 1 2 3 4")
    shown = [button for button in buttons(board) if "mj-none" not in button._dom_classes]
    assert all(button.description for button in shown)
    assert sum("mj-pick" in button._dom_classes for button in shown) == 34 + 8


def test_bad_lines_and_rules_are_refused_at_the_start() -> None:
    with pytest.raises(ValueError, match="no red fives"):
        hong_kong_scorer("0m")
    with pytest.raises(ValueError, match="rule set"):
        hong_kong_scorer(rules="tenhou")


def test_there_are_no_recorded_wins_to_ask_for() -> None:
    board = hong_kong_scorer()
    names = [button.description for button in buttons(board)]
    assert "next real win" not in names
    for name in ("random win", "next example"):
        named(board, name).click()
        assert board.entry.win


def test_the_twin_shows_the_answer() -> None:
    page = hong_kong_scorer(f"{FULL} flowers 2")._repr_mimebundle_()["text/html"]
    for words in ("5 faan: 24 units", "mixed one suit", "West pays 2 shares", "mj-f2"):
        assert words in page
