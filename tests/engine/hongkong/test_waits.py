"""Which tiles win a Hong Kong hand of 13, and the faan of each by discard and by self-draw."""

from __future__ import annotations

import pytest

from mahjong_lessons.core.hand import CircumstanceError
from mahjong_lessons.hongkong import Rules, Win, score, waits


def test_each_tile_has_its_own_faan() -> None:
    """A dragon and one suit with honours bring 1 + 3; the own draw 1 more."""
    found = waits("234567m78m22z pung 777z")
    assert [(str(line.tile), line.left) for line in found] == [("6m", 3), ("9m", 4)]
    assert [(line.ron.faan, line.tsumo.faan) for line in found] == [(4, 5), (4, 5)]


def test_one_tile_may_be_enough_and_another_not() -> None:
    """2z completes the seat wind and all pungs, 9m all pungs alone: 3 + 1 and 3 faan."""
    found = {
        str(line.tile): line.ron.faan for line in waits("99m22z pung 333p pung 555s pung 777p")
    }
    assert found == {"9m": 3, "2z": 4}


def test_a_hand_below_the_minimum_waits_too() -> None:
    (first, *_) = waits("123m456p78s55p chow 234s")
    assert not first.ron.meets_minimum


def test_seven_pairs_are_waited_for_where_they_win() -> None:
    pairs = "1122m7799p55s114z"
    assert len(waits(pairs)) == 0
    (only,) = waits(pairs, rules=Rules(seven_pairs=4))
    assert str(only.tile) == "4z"
    assert only.ron == score(Win.parse(f"{pairs} discard 4z"), rules=Rules(seven_pairs=4))


def test_a_shape_that_is_also_four_sets_waits_under_any_rules() -> None:
    """223344m556677p and a single 9s: the pairs are runs too."""
    assert [str(line.tile) for line in waits("223344m556677p9s")] == ["9s"]


def test_flowers_and_seats_count() -> None:
    line = "123m456p78s55p234s"
    assert {each.ron.faan for each in waits(line)} == {2}  # concealed, common hand
    assert {each.ron.faan for each in waits(f"{line} flowers 2")} == {3}  # and the own flower


@pytest.mark.parametrize("flags", ["kong-replacement", "heavenly seat S", "flower-replacement"])
def test_what_cannot_be_is_refused(flags: str) -> None:
    with pytest.raises(CircumstanceError):
        waits(f"123m456p78s55p234s {flags}")


def test_a_way_to_win_that_cannot_be_has_no_score() -> None:
    found = waits("123m456p78s55p234s robbing-kong")
    assert [(bool(line.ron), line.tsumo) for line in found] == [(True, None), (True, None)]
