"""Four seats: the view passes on what is chosen and shows what comes of it."""

from __future__ import annotations

import pytest

from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.widgets import FourSeats, four_seats


def test_seats_show_who_pays_what() -> None:
    page = four_seats(2, 30, honba=2, sticks=1).seats.value
    assert page.count("mj-pays") == 3
    assert page.count("mj-wins") == 1
    for words in ("+3,600", "−1,200", "−700", "dealer, pays half", "the table: 1,000 → 0"):
        assert words in page


def test_what_is_chosen_is_seen() -> None:
    four = four_seats()
    four.numbers["honba"].value = 1
    four.won.value = "W"
    assert four.choice.discarder is Wind.WEST
    assert "−2,300" in four.seats.value
    assert "pays nothing" in four.seats.value


def test_a_new_winner_cannot_have_dealt_in() -> None:
    four = four_seats(discarder="W")
    four.winner.value = Wind.WEST
    assert four.choice.discarder is None
    assert four.won.value == "tsumo"
    assert [label for label, _ in four.won.options] == [
        "tsumo",
        "ron from East",
        "ron from South",
        "ron from North",
    ]


def test_a_discarder_stays_when_another_wins() -> None:
    four = four_seats(discarder="W")
    four.winner.value = Wind.EAST
    assert four.choice.discarder is Wind.WEST
    assert repr(four) == "FourSeats(E=+2900, S=+0, W=-2900, N=+0)"


def test_fu_are_shut_from_5_han_on() -> None:
    four = four_seats()
    four.numbers["han"].value = 5
    assert four.numbers["fu"].disabled
    assert "+8,000" in four.seats.value


@pytest.mark.parametrize(("han", "fu", "why"), [(1, 25, "seven pairs"), (3, 35, "not 35")])
def test_a_hand_that_does_not_exist_says_why(han: int, fu: int, why: str) -> None:
    four = four_seats(han, fu)
    assert why in four.seats.value
    assert why in four._repr_mimebundle_()["text/html"]


def test_every_control_has_a_name_and_no_list_takes_the_arrows() -> None:
    four = four_seats()
    controls = [*four.numbers.values(), four.winner, four.won]
    names = [control.description for control in controls]
    assert all(names)
    assert len(set(names)) == len(names)
    assert not any("Dropdown" in type(control).__name__ for control in controls)


def test_the_twin_says_the_same_and_is_stable() -> None:
    first, second = (four_seats(3, 40, discarder="E")._repr_mimebundle_() for _ in range(2))
    live = "application/vnd.jupyter.widget-view+json"
    assert first.pop(live) != second.pop(live)
    assert first == second
    assert "5,200" in first["text/html"]
    assert "3 han, 40 fu, 0 honba" in str(four_seats(3, 40))


def test_seats_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="X"):
        four_seats(winner="X")
    assert isinstance(four_seats(winner="E"), FourSeats)
