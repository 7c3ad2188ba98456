"""Misconceptions about fu: of several readings of a hand another one is counted."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_lessons.core.readings import Form, Reading
from mahjong_lessons.core.text import N_
from mahjong_lessons.practice.mistakes.fu.hand_seen import HandSeen
from mahjong_lessons.practice.mistakes.fu.misconception import FuMisconception, unchanged
from mahjong_lessons.practice.mistakes.misconception import sample


def _others(hand: HandSeen, form: Form) -> Iterator[tuple[int, Reading]]:
    """The other readings, each behind a number that sorts them by their fu."""
    for number, reading in enumerate(hand.win.readings):
        if reading.form is form and reading != hand.reading:
            raw = HandSeen(hand.win, reading, hand.rules).tally.raw
            yield 100 * raw + number, reading


def _least_fu(hand: HandSeen) -> Reading | None:
    found = min(_others(hand, Form.STANDARD), default=None, key=lambda one: one[0])
    return found[1] if found and found[0] // 100 < hand.tally.raw else None


def _most_fu(hand: HandSeen) -> Reading | None:
    found = max(_others(hand, Form.STANDARD), default=None, key=lambda one: one[0])
    return found[1] if found and found[0] // 100 > hand.tally.raw else None


def _seven_pairs(hand: HandSeen) -> Reading | None:
    return next((reading for _, reading in _others(hand, Form.CHIITOITSU)), None)


READINGS = (
    FuMisconception(
        id="F22",
        title=N_("of two readings the one with less fu kept"),
        hint=N_(
            "The winning tile may end more than one shape: of readings that are worth the "
            "same han, take the one with more fu."
        ),
        lesson="fu-special-cases",
        samples=(
            sample(
                "56678m22p666z pon 888s ron 7m", raw=(32, 30), fu=(40, 30), payment=("1300", "1000")
            ),
        ),
        reads=_least_fu,
        changes=(unchanged,),
    ),
    FuMisconception(
        id="F36",
        title=N_("the reading with most fu taken, though another pays more"),
        hint=N_("Points decide between readings: one han more beats a few fu."),
        lesson="fu-special-cases",
        # 20 + 10 and pinfu; or 20 + 10 + 2 without it
        samples=(
            sample(
                "23345789m567p44s ron 4m riichi seat W",
                raw=(30, 32),
                fu=(30, 40),
                payment=("2000", "1300"),
            ),
        ),
        reads=_most_fu,
        changes=(unchanged,),
    ),
    FuMisconception(
        id="F37",
        title=N_("two double runs read as seven pairs"),
        hint=N_(
            "Seven pairs that are four runs and a pair as well count as runs, with their own fu."
        ),
        lesson="two-shortcuts",
        # riichi, pinfu, two double runs: 5 han; riichi, seven pairs: 3 han 25 fu
        samples=(
            sample(
                "22334m556677p99s ron 4m riichi",
                raw=(30, 25),
                fu=(30, 25),
                payment=("8000", "3200"),
            ),
        ),
        reads=_seven_pairs,
        changes=(unchanged,),
    ),
)
