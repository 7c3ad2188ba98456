"""The view of the score table: it passes on what is chosen and shows the state."""

from __future__ import annotations

from mahjong_lessons.riichi import Rules
from mahjong_lessons.widgets import cell_finder
from tests.widgets.board import Tags

HOSTILE = "<img src=x onerror=alert(1)>"
LIT = 'aria-current="true"'


def test_fields_and_buttons_change_the_state_and_the_page() -> None:
    finder = cell_finder("1 han 30 fu")
    assert "1,000" in finder.body.value
    finder.han.value = "3"
    finder.fu.value = "40 fu"
    assert finder.fu.value == "40"
    assert "5,200 points" in finder.body.value  # E
    finder.seat.value = True
    assert "7,700 points" in finder.body.value  # E
    finder.by.value = "tsumo"
    assert "each of the three others" in finder.body.value
    assert str(finder.state.line) == "3 han 40 fu, dealer, tsumo"
    assert finder.body.value.count(LIT) == 1


def test_a_change_of_the_state_is_seen() -> None:
    finder = cell_finder("1 han 30 fu")
    finder.choose(han=4, dealer=True, by="tsumo", rules="m-league")
    assert finder.han.value == "4"
    assert finder.seat.value is True
    assert finder.by.value == "tsumo"
    assert finder.rules.value == "m-league"
    assert "mangan" in finder.body.value


def test_fu_are_asked_for_below_5_han_alone() -> None:
    finder = cell_finder("4 han 40 fu")
    assert not finder.fu.disabled
    finder.han.value = "5"
    assert finder.fu.disabled
    finder.han.value = "4"
    assert finder.fu.value == "40"


def test_text_that_cannot_be_read_stays_and_is_never_markup() -> None:
    finder = cell_finder("3 han 40 fu")
    finder.fu.value = HOSTILE
    assert finder.fu.value == HOSTILE
    assert "Nothing was changed:" in finder.message.value
    assert "img" not in Tags(finder.message.value).tags
    finder.by.value = "tsumo"
    assert finder.fu.value == "40"
    assert finder.message.value == ""


def test_own_rules_press_no_button() -> None:
    finder = cell_finder("4 han 30 fu", rules=Rules(kiriage_mangan=True, red_fives=False))
    assert finder.rules.value is None
    assert "8,000 points" in finder.body.value


def test_every_control_has_a_name_and_fields_wait_for_enter() -> None:
    finder = cell_finder()
    controls = (finder.han, finder.fu, finder.seat, finder.by, finder.rules)
    assert all(control.description for control in controls)
    assert not finder.han.continuous_update
    assert not finder.fu.continuous_update


def test_the_twin_is_the_same_every_time_and_holds_table_arithmetic_and_payers() -> None:
    first, second = (cell_finder("3 han 40 fu")._repr_mimebundle_() for _ in range(2))
    live = "application/vnd.jupyter.widget-view+json"
    assert first.pop(live) != second.pop(live)
    assert first == second
    twin = first["text/html"]
    assert twin.count(LIT) == 1
    for words in ("40 × 2^(3 + 2) = 1,280", "rounded up to 5,200", "who dealt in"):
        assert words in twin
    assert first["text/plain"] == "CellFinder('3 han 40 fu, non-dealer, ron')"
