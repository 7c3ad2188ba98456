"""The score sheet of Hong Kong hands: the four always have 0 together."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons import views
from mahjong_lessons.hongkong import BelowMinimum, Rules
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.lessons.hong_kong_sheet import play_hong_kong

HANDS = (
    "draw",
    "E 3 self-draw",
    "E limit from N",
    "S 5 from W",
    "W 12 from E",
    "N 4 self-draw liable E",
    "W 3 from S liable N",
)
"""Every way in which a hand can end."""


@given(
    st.lists(st.sampled_from(HANDS), max_size=12),
    st.sampled_from(["double", "half", "pay-for-all"]),
    st.sampled_from([1, 0.5, 3]),
)
def test_the_four_always_have_nothing_together(
    lines: list[str], discard: str, points: float
) -> None:
    for row in play_hong_kong(*lines, rules=Rules(discard=discard, points_per_unit=points)).rows:
        assert sum(row.changes) == 0
        assert row.together == 0


def test_the_deal_stays_after_a_win_of_the_dealer_and_after_a_draw() -> None:
    rows = play_hong_kong("E 3 self-draw", "draw", "S 3 from E", "E 3 self-draw", "N 3 from E").rows
    assert [row.name for row in rows] == ["East 1", "East 1", "East 1", "East 2", "East 2"]
    assert [row.dealer for row in rows] == [1, 1, 1, 2, 2]


def test_winds_go_round_with_the_deal() -> None:
    # In the second hand player 2 is East, so South is player 3 and West player 4.
    first, second = play_hong_kong("S 3 from E", "S 5 from W").rows
    assert first.changes == (-16, 16, 0, 0)
    assert second.changes == (0, 0, 48, -48)
    assert second.scores == (-16, 16, 48, -48)


def test_after_four_deals_the_round_is_south() -> None:
    rows = play_hong_kong(*["S 3 from E"] * 4, "draw").rows
    assert rows[-1].name == "South 1"


def test_a_streak_brings_no_faan() -> None:
    rows = play_hong_kong(*["E 4 self-draw"] * 3).rows
    assert [row.changes for row in rows] == [(48, -16, -16, -16)] * 3


@pytest.mark.parametrize("line", HANDS)
def test_an_ending_in_words(line: str) -> None:
    ending = Ending.parse(line.upper())
    assert ending == Ending.parse(line)
    words = str(ending)
    for seat in (ending.winner, ending.discarder, ending.liable):
        assert seat is None or seat.word in words


def test_a_row_shows_what_was_before_and_after_and_why() -> None:
    row = play_hong_kong("E 3 self-draw", "S 5 from W").rows[1]
    shown = views.text(row)
    assert "West pays 2 shares: 2 × 24 = 48" in shown
    assert [line.split() for line in shown.splitlines() if line.startswith("3 ")] == [
        ["3", "West", "-8", "-48", "-56"]
    ]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "write draw, or who won"),
        ("S wins", "such as S 5 from W"),
        ("X 3 self-draw", 'there is no seat "x"'),
        ("S 3 from S", "cannot win on the own discard"),
    ],
)
def test_a_line_that_cannot_be_is_refused(line: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        play_hong_kong(line)


def test_a_hand_below_the_minimum_is_refused() -> None:
    with pytest.raises(BelowMinimum):
        play_hong_kong("S 2 from W")
