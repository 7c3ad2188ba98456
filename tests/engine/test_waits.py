"""Waits: which tiles win, how many are left, what each scores, and lines that cannot be."""

import pytest

from mahjong_lessons.core.hand import CircumstanceError
from mahjong_lessons.riichi import Win, waits


def test_a_two_sided_wait_with_riichi() -> None:
    """Riichi and pinfu by ron are 2 han 30 fu: 2,000; with tsumo 3 han 20 fu: 700/1,300."""
    found = waits("234567m345p99p67s riichi")
    assert [(str(line.tile), line.left) for line in found] == [("5s", 4), ("8s", 4)]
    for line in found:
        assert line.ron
        assert line.tsumo
        assert (line.ron.points, line.tsumo.points) == (2_000, 2_700)


def test_tiles_that_lie_open_are_not_left() -> None:
    found = waits("234567m345p99p67s riichi indicators 558s")
    assert [(str(line.tile), line.left) for line in found] == [("5s", 2), ("8s", 3)]


def test_a_wait_with_no_tile_left_is_a_wait() -> None:
    found = waits("234567m345p99p67s indicators 5555s8s")
    assert [(str(line.tile), line.left) for line in found] == [("5s", 0), ("8s", 3)]
    assert found.lines[0].ron is None


def test_a_winning_tile_in_the_hand_is_put_back() -> None:
    won = Win.parse("234567m345p99p67s ron 8s riichi").hand
    assert [(str(line.tile), line.left) for line in waits(won)] == [("5s", 4), ("8s", 4)]


@pytest.mark.parametrize("flags", ["ippatsu", "rinshan", "tenhou seat S", "riichi double-riichi"])
def test_what_cannot_be_is_refused_not_swallowed(flags: str) -> None:
    with pytest.raises(CircumstanceError):
        waits(f"234567m345p99p67s {flags}")


def test_a_tile_that_the_circumstances_exclude_leaves_the_others() -> None:
    """A robbed kan holds the other three copies, so 6s, of which one is here, cannot be robbed."""
    found = waits("123m789p22m45678s chankan")
    assert [(str(line.tile), bool(line.ron), bool(line.tsumo)) for line in found] == [
        ("3s", True, False),
        ("6s", False, False),
        ("9s", True, False),
    ]
