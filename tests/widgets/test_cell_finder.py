"""The score table on the page: it passes on what is chosen and shows the cell."""

from __future__ import annotations

import re
from html import unescape

from mahjong_lessons.riichi import Rules
from mahjong_lessons.widgets import cell_finder
from tests.widgets.board import Tags

HOSTILE = "<img src=x onerror=alert(1)>"
LIT = 'aria-current="true"'


def value(page: str, what: str) -> str:
    """What stands in a field."""
    (field,) = re.findall(rf'<input[^>]*data-what="{what}"[^>]*>', page)
    return unescape(re.findall(r'value="([^"]*)"', field)[0])


def pressed(page: str, name: str) -> list[str]:
    """What is chosen in a row of buttons."""
    found = re.findall(rf'<button[^>]*data-what="{name}:([^"]*)"[^>]*aria-pressed="true"', page)
    return [unescape(one) for one in found]


def test_fields_and_buttons_change_the_state_and_the_page() -> None:
    finder = cell_finder("1 han 30 fu")
    assert "1,000" in finder.html
    finder.take("choose", "han", han="3")
    finder.take("choose", "fu", fu="40 fu")
    assert value(finder.html, "fu") == "40"
    assert "5,200 points" in finder.html  # E
    finder.take("choose", "dealer:dealer")
    assert "7,700 points" in finder.html  # E
    finder.take("choose", "by:tsumo")
    assert "each of the three others" in finder.html
    assert finder.state.choice.line == "3 han 40 fu, dealer, tsumo"
    assert finder.html.count(LIT) == 1


def test_what_is_chosen_is_pressed() -> None:
    finder = cell_finder("4 han 30 fu, dealer, tsumo", rules="m-league")
    chosen = {name: pressed(finder.html, name) for name in ("dealer", "by", "rules")}
    assert chosen == {"dealer": ["dealer"], "by": ["tsumo"], "rules": ["m-league"]}


def test_fu_are_asked_for_below_5_han_alone() -> None:
    finder = cell_finder("4 han 40 fu")
    shut = re.compile(r'<input[^>]*data-what="fu"[^>]*readonly')
    assert not shut.search(finder.html)
    finder.take("choose", "han", han="5")
    assert shut.search(finder.html)
    finder.take("choose", "han", han="4")
    assert value(finder.html, "fu") == "40"


def test_text_that_cannot_be_read_stays_and_is_never_markup() -> None:
    finder = cell_finder("3 han 40 fu")
    finder.take("choose", "fu", fu=HOSTILE)
    assert value(finder.html, "fu") == HOSTILE
    assert "Nothing was changed:" in finder.html
    assert "img" not in Tags(finder.html).tags
    finder.take("choose", "by:tsumo")
    assert value(finder.html, "fu") == "40"
    assert "Nothing was changed:" not in finder.html


def test_own_rules_press_no_button() -> None:
    finder = cell_finder("4 han 30 fu", rules=Rules(kiriage_mangan=True, red_fives=False))
    assert pressed(finder.html, "rules") == []
    assert "8,000 points" in finder.html


def test_the_twin_is_the_same_every_time_and_holds_table_arithmetic_and_payers() -> None:
    first, second = (cell_finder("3 han 40 fu")._repr_mimebundle_()[0] for _ in range(2))
    live = "application/vnd.jupyter.widget-view+json"
    assert first.pop(live) != second.pop(live)
    assert first == second
    twin = first["text/html"]
    assert twin.count(LIT) == 1
    for words in ("40 × 2^(3 + 2) = 1,280", "rounded up to 5,200", "who dealt in"):
        assert words in twin
    assert first["text/plain"] == "CellChoice('3 han 40 fu, non-dealer, ron')"
