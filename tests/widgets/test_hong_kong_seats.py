"""Hong Kong seats: what is chosen is paid, and a change marks the numbers that it moves."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong import Rules
from mahjong_lessons.lessons.units import Moved, choose_faan, what_moves
from mahjong_lessons.widgets import Live, hong_kong_seats
from mahjong_lessons.widgets.choosing import Chosen


def seat(page: str, name: str) -> str:
    """What stands in a seat's box."""
    (found,) = re.findall(rf'<div class="mj-seat[^>]*><b>{name}</b>(.*?)</div>', page)
    return str(found)


def choose(live: Live[Chosen[Moved]], what: str, **fields: str) -> None:
    """Press a button, or write into a field and press Enter."""
    live.take("choose", what, **fields)


def test_seats_show_who_pays_what() -> None:
    page = hong_kong_seats(3).html
    assert (page.count("mj-pays"), page.count("mj-wins")) == (1, 1)
    assert "+16" in seat(page, "East")
    assert "−16" in seat(page, "West")
    assert "pays 2 shares" in seat(page, "West")
    assert "pays nothing" in seat(page, "North")
    assert "mj-was" not in page


CHANGES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    # Document C: a self-draw is a share from each; the winner gets 24 in place of 16.
    "self-draw": ({"discarder": None}, ("East", "South", "West", "North")),
    "half": ({"discard": "half"}, ("South", "West", "North")),
    "pay for all": ({"discard": "pay-for-all"}, ("East", "West")),
    "spicy, the same up to 4 faan": ({"table": "spicy"}, ()),
    "limit 8": ({"limit": 8}, ()),
    "2 points a unit": ({"points_per_unit": 2}, ("one share", "East", "West")),
    "one faan more": ({"faan": 4}, ("faan that count", "units", "one share", "East", "West")),
    "liable": ({"liable": Wind.NORTH}, ("West", "North")),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_marks_the_numbers_that_it_moves(name: str) -> None:
    changed, moved = CHANGES[name]
    assert what_moves(choose_faan(3), **changed).moved == moved


def test_what_moved_is_marked_on_the_page() -> None:
    four = hong_kong_seats(3)
    choose(four, "discard:half")
    page = four.html
    assert "discard: double → half" in page
    assert "was −16" in seat(page, "West")
    assert "was 0" in seat(page, "South")
    assert "was" not in seat(page, "East")
    choose(four, "limit:8")
    assert "limit: 10 → 8: no number moves" in four.html
    assert "mj-was" not in four.html


def test_every_control_is_heard() -> None:
    four = hong_kong_seats()
    choose(four, "faan", faan="9")
    choose(four, "minimum", minimum="1")
    for what in ("winner:S", "discarder:N", "liable:E", "table:spicy", "limit:8"):
        choose(four, what)
    choose(four, "discard:pay-for-all")
    choose(four, "points_per_unit:1/2")
    rules = Rules(
        table="spicy", limit=8, minimum=1, discard="pay-for-all", points_per_unit=Fraction(1, 2)
    )
    assert four.state.choice.after == choose_faan(9, "S", "N", "E", rules=rules)
    # 8 faan count: 256 units, 128 points, three shares, all from East.
    assert repr(four.state.choice.after) == "FaanChoice(E=−384, S=+384, W=0, N=0)"
    choose(four, "faan:limit")
    assert four.state.choice.after.ending.faan == "limit"
    assert re.search(r'<input[^>]*data-what="faan"[^>]*readonly', four.html)
    choose(four, "faan:8")  # as many as the limit counts
    assert four.state.choice.after.ending.faan == 8


def test_a_new_winner_neither_discards_nor_is_liable() -> None:
    four = hong_kong_seats(3, "E", "W", "N")
    choose(four, "winner:W")
    ending = four.state.choice.after.ending
    assert (ending.discarder, ending.liable) == (None, Wind.NORTH)
    ways = re.findall(r'data-what="discarder:[^>]*>([^<]*)<', four.html)
    assert ways == ["self-draw", "from East", "from South", "from North"]


def test_below_the_minimum_says_so_on_page_and_twin() -> None:
    four = hong_kong_seats()
    choose(four, "faan", faan="2")
    why = "2 faan is below the minimum of 3"
    assert why in four.html
    assert why in four._repr_mimebundle_()[0]["text/html"]
    choose(four, "faan", faan="3")
    assert "+16" in four.html


def test_a_table_of_ones_own_has_no_button() -> None:
    own = Rules(table=[1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
    four = hong_kong_seats(5, rules=own)
    assert not re.search(r'data-what="table:[^>]*aria-pressed="true"', four.html)
    assert "+6" in four.html


def test_every_field_has_a_name_of_its_own_and_no_list_takes_the_arrows() -> None:
    page = hong_kong_seats().html
    assert re.findall(r'<input[^>]*aria-label="([^"]*)"', page) == ["faan", "minimum"]
    assert "<select" not in page


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["faan", "minimum"]), st.text(max_size=9))))
def test_any_text_is_taken_and_no_point_is_lost(texts: list[tuple[str, str]]) -> None:
    four = hong_kong_seats()
    for name, text in texts:
        choose(four, name, **{name: text})
    outcome = four.state.choice.after.outcome
    assert isinstance(outcome, str) or sum(outcome.changes.values()) == 0


def test_the_twin_says_the_same_and_is_stable() -> None:
    first, second = (hong_kong_seats(5)._repr_mimebundle_()[0] for _ in range(2))
    live = "application/vnd.jupyter.widget-view+json"
    assert first.pop(live) != second.pop(live)
    assert first == second
    assert "West pays 2 shares: 2 × 24 = 48" in first["text/html"]


def test_seats_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="X"):
        hong_kong_seats(winner="X")
    for faan in (3.5, None, "x", -1, True):
        with pytest.raises(ValueError, match='faan is a whole number from 0 up, or "limit"'):
            hong_kong_seats(faan)  # type: ignore[arg-type]
    assert "cannot win on the own discard" in hong_kong_seats(3, "W", "W").html


def test_nothing_changed_moves_nothing() -> None:
    moved = Moved(choose_faan(3), choose_faan(3))
    assert (moved.changed, moved.moved) == ("", ())


@pytest.mark.parametrize(
    ("rules", "change", "why"),
    [
        (
            Rules(table={3: 1, 4: 2, 7: 4, 10: 8}),
            ("minimum", 2),
            "the table begins at 3 faan, but 2 are enough to win",
        ),
        (
            Rules(table=[1] * 11),
            ("limit", 13),
            "the table ends at 10 faan, but the limit is 13",
        ),
    ],
)
def test_a_rule_that_contradicts_the_table_is_refused_in_words(
    rules: Rules, change: tuple[str, Any], why: str
) -> None:
    """The control goes back to what holds, and the next change is made as usual."""
    four = hong_kong_seats(4, rules=rules)
    name, value = change
    choose(four, name if name == "minimum" else f"{name}:{value}", **{name: str(value)})
    assert four.state.choice.after.rules == rules
    assert why in four.html
    choose(four, "faan", faan="5")
    assert four.state.choice.after.ending.faan == 5
    assert why not in four.html


def test_text_that_cannot_be_read_stays_and_is_never_markup() -> None:
    four = hong_kong_seats()
    choose(four, "faan", faan="<b>3</b>")
    assert 'value="&lt;b&gt;3&lt;/b&gt;"' in four.html
    assert "Nothing was changed:" in four.html
    assert four.state.choice.after.ending.faan == 3


def test_as_many_faan_as_are_given() -> None:
    assert hong_kong_seats(25).state.choice.after.ending.faan == 25
