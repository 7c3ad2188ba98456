"""A hand that is one tile away: which tiles win it, and how many faan each would bring."""

from __future__ import annotations

from typing import Any

from mahjong_lessons.core.hand import Hand
from mahjong_lessons.core.waiting import AnyWaits, asked, wait_lines
from mahjong_lessons.hongkong.rules import DEFAULT, Rules
from mahjong_lessons.hongkong.scoring import Score, score
from mahjong_lessons.hongkong.win import VOCABULARY, Win


class Waits(AnyWaits[Score]):
    """The tiles that win a hand, in order; empty when it is not one tile away.

    A hand below the minimum has its tiles too; their scores say that they are not enough.

    >>> found = waits("234567m78m22z pung 777z")
    >>> [(str(line.tile), line.left, line.ron.faan, line.tsumo.faan) for line in found]
    [('6m', 3, 4, 5), ('9m', 4, 4, 5)]
    """


def waits(before: Hand | str, *, rules: Rules | str = DEFAULT) -> Waits:
    """Find the tiles that win a hand of 13, and how many faan each would bring.

    ``before`` is a hand without its winning tile, or a line of the notation that leaves out
    how it was won; circumstances may follow as usual. Raises
    :class:`~mahjong_lessons.core.hand.HandError` for a line that cannot be.

    >>> len(waits("1122m7799p55s114z")), len(waits("1122m7799p55s114z", rules=Rules(seven_pairs=4)))
    (0, 1)
    """
    return waits_of(*asked(before, VOCABULARY), rules=rules)


def waits_of(hand: Hand, about: dict[str, Any], *, rules: Rules | str = DEFAULT) -> Waits:
    """Find the tiles that win a hand of 13; ``about`` holds a win's other arguments."""
    return Waits(hand, wait_lines(hand, about, Win, lambda win: score(win, rules=rules)))
