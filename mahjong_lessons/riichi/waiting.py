"""A hand that is one tile away: which tiles win it, and what each would score."""

from __future__ import annotations

from typing import Any

from mahjong_lessons.core.hand import Hand
from mahjong_lessons.core.waiting import AnyWaits, asked, wait_lines
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.scoring import Score, score
from mahjong_lessons.riichi.win import VOCABULARY, Win


class Waits(AnyWaits[Score]):
    """The tiles that win a hand, in order; empty when it is not one tile away.

    >>> found = waits("234567m345p99p67s riichi")
    >>> [(str(line.tile), line.left, line.ron.points) for line in found]
    [('5s', 4, 2000), ('8s', 4, 2000)]
    """


def waits(before: Hand | str, *, rules: Rules | str = DEFAULT) -> Waits:
    """Find the tiles that win a hand of 13, and what each would score.

    ``before`` is a hand without its winning tile, or a line of the notation that
    leaves out ron or tsumo and the tile; circumstances may follow as usual. Raises
    :class:`~mahjong_lessons.core.hand.HandError` for a line that cannot be.

    >>> [str(line.tile) for line in waits("2344m456p678s111z", rules="tenhou")]
    ['1m', '4m']
    """
    return waits_of(*asked(before, VOCABULARY), rules=rules)


def waits_of(hand: Hand, about: dict[str, Any], *, rules: Rules | str = DEFAULT) -> Waits:
    """Find the tiles that win a hand of 13; ``about`` holds a win's other arguments."""
    return Waits(hand, wait_lines(hand, about, Win, lambda win: score(win, rules=rules)))
