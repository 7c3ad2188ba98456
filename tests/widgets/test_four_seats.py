"""Four seats: what is chosen is paid, and text that is no number stays to be mended."""

from __future__ import annotations

import re
from html import unescape

import pytest
from hypothesis import given, settings, strategies as st

from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.lessons.payments import Payout, PayoutChoice
from mahjong_lessons.widgets import Live, four_seats
from mahjong_lessons.widgets.choosing import Chosen
from tests.widgets.board import Tags

HOSTILE = "<img src=x onerror=alert(1)>"


def choose(live: Live[Chosen[PayoutChoice]], name: str, text: str) -> None:
    """Write into a field and press Enter."""
    live.take("choose", name, **{name: text})


def press(live: Live[Chosen[PayoutChoice]], what: str) -> None:
    live.take("choose", what)


def value(page: str, what: str) -> str:
    """What stands in a field."""
    (field,) = re.findall(rf'<input[^>]*data-what="{what}"[^>]*>', page)
    return unescape(re.findall(r'value="([^"]*)"', field)[0])


def test_seats_show_who_pays_what() -> None:
    page = four_seats(2, 30, honba=2, sticks=1).html
    assert page.count("mj-pays") == 3
    assert page.count("mj-wins") == 1
    for words in ("+3,600", "−1,200", "−700", "dealer, pays half", "the table: 1,000 → 0"):
        assert words in page


def test_what_is_chosen_is_seen() -> None:
    four = four_seats()
    choose(four, "honba", "1")
    press(four, "discarder:W")
    assert four.state.choice.discarder is Wind.WEST
    assert "−2,300" in four.html
    assert "pays nothing" in four.html


def test_buttons_step_through_the_values_of_a_number() -> None:
    four = four_seats(2, 20)
    assert 'data-what="fu:25"' in four.html
    press(four, "fu:25")
    assert 'data-what="fu:20"' in four.html
    assert 'data-what="fu:30"' in four.html
    choose(four, "honba", "0")
    less = re.findall(r'<button[^>]*data-id="honba−"[^>]*>', four.html)
    assert 'aria-disabled="true"' in less[0]


def test_a_new_winner_cannot_have_dealt_in() -> None:
    four = four_seats(discarder="W")
    press(four, "winner:W")
    assert four.state.choice.discarder is None
    ways = re.findall(r'data-what="discarder:[^>]*>([^<]*)<', four.html)
    assert ways == ["tsumo", "ron from East", "ron from South", "ron from North"]


def test_a_discarder_stays_when_another_wins() -> None:
    four = four_seats(discarder="W")
    press(four, "winner:E")
    assert four.state.choice.discarder is Wind.WEST
    assert repr(four) == "PayoutChoice(E=+2900, S=+0, W=-2900, N=+0)"


def test_fu_are_shut_from_5_han_on() -> None:
    four = four_seats()
    choose(four, "han", "5")
    assert re.search(r'<input[^>]*data-what="fu"[^>]*readonly', four.html)
    assert "+8,000" in four.html


@pytest.mark.parametrize(("han", "fu", "why"), [(1, 25, "seven pairs"), (3, 35, "not 35")])
def test_a_hand_that_does_not_exist_says_why(han: int, fu: int, why: str) -> None:
    four = four_seats(han, fu)
    assert why in four.html
    assert why in four._repr_mimebundle_()[0]["text/html"]


def test_text_that_cannot_be_read_stays_and_is_never_markup() -> None:
    four = four_seats()
    before = four.state.choice
    for text in (HOSTILE, "", "21"):
        choose(four, "sticks", text)
        assert value(four.html, "sticks") == text
        assert "Nothing was changed:" in four.html
        assert "img" not in Tags(four.html).tags
        assert four.state.choice == before
    choose(four, "honba", "2")
    assert "Nothing was changed:" not in four.html


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["han", "fu", "honba", "sticks"]), st.text(max_size=9))))
def test_any_text_is_taken_and_no_point_is_lost(texts: list[tuple[str, str]]) -> None:
    four = four_seats(discarder="E")
    for name, text in [*texts, ("honba", "3"), ("sticks", "2")]:
        choose(four, name, text)
    outcome = four.state.choice.outcome
    if isinstance(outcome, Payout):
        assert sum(outcome.changes.values()) == 2000, "two sticks came from the table"


def test_every_field_has_a_name_of_its_own_and_no_list_takes_the_arrows() -> None:
    page = four_seats().html
    names = re.findall(r'<input[^>]*aria-label="([^"]*)"', page)
    assert names == ["han", "fu", "honba", "sticks"]
    assert "<select" not in page


def test_the_twin_says_the_same_and_is_stable() -> None:
    first, second = (four_seats(3, 40, discarder="E")._repr_mimebundle_()[0] for _ in range(2))
    live = "application/vnd.jupyter.widget-view+json"
    assert first.pop(live) != second.pop(live)
    assert first == second
    assert "5,200" in first["text/html"]


def test_seats_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="X"):
        four_seats(winner="X")
    assert four_seats(winner="E").state.choice.winner is Wind.EAST
