"""The scorers of both games beside each other: one is on the page, both keep what is entered."""

from __future__ import annotations

import pytest

from mahjong_lessons.widgets import scorers


def test_each_game_keeps_what_is_entered() -> None:
    board = scorers("123m ron 4s")
    riichi = board.shown
    board.buttons["hong-kong"].click()
    assert board.shown is not riichi
    assert board.box.children[1:] == (board.shown.box,)
    assert "mj-on" in board.buttons["hong-kong"]._dom_classes
    assert "mj-on" not in board.buttons["riichi"]._dom_classes
    board.shown.line.value = "123m456m789p23s55p self-draw 4s"
    board.buttons["riichi"].click()
    assert board.shown is riichi
    assert board.shown.line.value == "123m ron 4s"
    board.buttons["hong-kong"].click()
    assert board.shown.line.value == "123456m55789p23s self-draw 4s"


def test_a_hand_is_read_in_the_words_of_its_game() -> None:
    assert scorers("123m chow 456m", "hong-kong").shown.entry.line == "123m chow 456m"
    with pytest.raises(ValueError, match="mixed-riichi"):
        scorers("123m mixed-riichi")
    with pytest.raises(ValueError, match='no scorer for "go": choose riichi'):
        scorers("", "go")


def test_the_twin_is_that_of_the_scorer_on_the_page() -> None:
    board = scorers("123m456m789p23s55p self-draw 4s", "hong-kong")
    data = board._repr_mimebundle_()
    assert "3 faan: 8 units" in data["text/html"]
    live = "application/vnd.jupyter.widget-view+json"
    assert data[live]["model_id"] == board.box.model_id
