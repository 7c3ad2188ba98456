"""Which tiles complete a hand that waits, for shapes whose waits are well known."""

from __future__ import annotations

import pytest

from mahjong_lessons.core.hand import Hand
from mahjong_lessons.core.readings import winning_tiles
from mahjong_lessons.core.tiles import format_tiles, parse_tiles

RUNS = "123456789m"


@pytest.mark.parametrize(
    ("held", "waits"),
    [
        (f"{RUNS}34p99s", "25p"),  # two-sided
        (f"{RUNS}46p99s", "5p"),  # closed
        (f"{RUNS}12p99s", "3p"),  # edge
        (f"{RUNS}89p99s", "7p"),  # edge
        (f"{RUNS}777s5p", "5p"),  # pair
        (f"{RUNS}55p99s", "5p9s"),  # double pair
        (f"{RUNS}2345s", "25s"),  # nobetan
        ("123m567p99m23456s", "147s"),  # three-sided
        ("3334m567p789s111z", "245m"),
        ("2288m3355p1177s6z", "6z"),  # seven pairs
        ("19m19p19s1234567z", "19m19p19s1234567z"),  # thirteen orphans, thirteen-sided
        ("119m19p19s234567z", "1z"),  # thirteen orphans, East missing
        ("1112345678999m", "123456789m"),  # nine gates
        ("1111m456p789p234s", ""),  # the fifth copy does not exist
        ("147m258p369s1234z", ""),
    ],
)
def test_waits(held: str, waits: str) -> None:
    assert format_tiles(winning_tiles(Hand(parse_tiles(held)))) == waits


def test_a_winning_tile_already_there_changes_nothing() -> None:
    (winning,) = parse_tiles("2p")
    hand = Hand(parse_tiles(f"{RUNS}34p99s"), winning=winning)
    assert format_tiles(winning_tiles(hand)) == "25p"
