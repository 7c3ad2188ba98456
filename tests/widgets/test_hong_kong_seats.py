"""Hong Kong seats: what is chosen is paid, and a change marks the numbers that it moves."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong import Rules
from mahjong_lessons.lessons.units import Moved, choose_faan, what_moves
from mahjong_lessons.widgets import HongKongSeats, hong_kong_seats


def seat(page: str, name: str) -> str:
    """What stands in a seat's box."""
    (found,) = re.findall(rf'<div class="mj-seat[^>]*><b>{name}</b>(.*?)</div>', page)
    return str(found)


def test_seats_show_who_pays_what() -> None:
    page = hong_kong_seats(3).seats.value
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
    four.buttons["discard"].value = "half"
    page = four.seats.value
    assert "discard: double → half" in page
    assert "was −16" in seat(page, "West")
    assert "was 0" in seat(page, "South")
    assert "was" not in seat(page, "East")
    four.buttons["limit"].value = 8
    assert "limit: 10 → 8: no number moves" in four.seats.value
    assert "mj-was" not in four.seats.value


def test_every_control_is_heard() -> None:
    four = hong_kong_seats()
    four.faan.value = 9
    four.minimum.value = 1
    four.buttons["winner"].value = Wind.SOUTH
    four.buttons["discarder"].value = Wind.NORTH
    four.buttons["liable"].value = Wind.EAST
    four.buttons["table"].value = "spicy"
    four.buttons["limit"].value = 8
    four.buttons["discard"].value = "pay-for-all"
    four.buttons["points_per_unit"].value = Fraction(1, 2)
    rules = Rules(
        table="spicy", limit=8, minimum=1, discard="pay-for-all", points_per_unit=Fraction(1, 2)
    )
    assert four.choice == choose_faan(9, "S", "N", "E", rules=rules)
    # 8 faan count: 256 units, 128 points, three shares, all from East.
    assert repr(four) == "HongKongSeats(E=−384, S=+384, W=0, N=0)"
    four.limit_hand.value = True
    assert four.choice.ending.faan == "limit"
    assert four.faan.disabled
    four.limit_hand.value = False
    assert four.choice.ending.faan == 9


def test_a_new_winner_neither_discards_nor_is_liable() -> None:
    four = hong_kong_seats(3, "E", "W", "N")
    four.buttons["winner"].value = Wind.WEST
    assert (four.choice.ending.discarder, four.choice.ending.liable) == (None, Wind.NORTH)
    assert [label for label, _ in four.buttons["discarder"].options] == [
        "self-draw",
        "from East",
        "from South",
        "from North",
    ]


def test_below_the_minimum_says_so_on_page_and_twin() -> None:
    four = hong_kong_seats()
    four.faan.value = 2
    why = "2 faan is below the minimum of 3"
    assert why in four.seats.value
    assert why in four._repr_mimebundle_()["text/html"]
    four.faan.value = 3
    assert "+16" in four.seats.value


def test_a_table_of_ones_own_has_no_button() -> None:
    own = Rules(table=[1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
    four = hong_kong_seats(5, rules=own)
    assert four.buttons["table"].value is None
    assert "+6" in four.seats.value


def test_every_control_has_a_name_and_no_list_takes_the_arrows() -> None:
    four = hong_kong_seats()
    controls = [four.faan, four.limit_hand, four.minimum, *four.buttons.values()]
    names = [control.description for control in controls]
    assert all(names)
    assert len(set(names)) == len(names)
    assert not any("Dropdown" in type(control).__name__ for control in controls)


def test_the_twin_says_the_same_and_is_stable() -> None:
    first, second = (hong_kong_seats(5)._repr_mimebundle_() for _ in range(2))
    live = "application/vnd.jupyter.widget-view+json"
    assert first.pop(live) != second.pop(live)
    assert first == second
    assert "West pays 2 shares: 2 × 24 = 48" in first["text/html"]
    assert "limit 10" in str(hong_kong_seats(5))


def test_seats_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="X"):
        hong_kong_seats(winner="X")
    for faan in (3.5, None, "x", -1, True):
        with pytest.raises(ValueError, match='faan is a whole number from 0 up, or "limit"'):
            hong_kong_seats(faan)  # type: ignore[arg-type]
    assert "cannot win on the own discard" in hong_kong_seats(3, "W", "W").seats.value
    assert isinstance(hong_kong_seats(), HongKongSeats)


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
    control = getattr(four, name, None) or four.buttons[name]
    control.value = value
    assert four.choice.rules == rules
    assert control.value == getattr(rules, name)
    assert why in four.seats.value
    four.faan.value = 5
    assert four.choice.ending.faan == 5
    assert why not in four.seats.value


def test_more_faan_than_the_field_begins_with() -> None:
    four = hong_kong_seats(25)
    assert four.faan.value == four.choice.ending.faan == 25
