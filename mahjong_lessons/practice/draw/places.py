"""Where the mistakes of a kind can be asked for: what is asked, and of which subjects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any

from mahjong_lessons.core.rules import find
from mahjong_lessons.core.text import t
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.practice.answers.asked import Asked
from mahjong_lessons.practice.diagnosis.attempt import Value
from mahjong_lessons.practice.diagnosis.attempts import wrong_answers
from mahjong_lessons.practice.draw.disguises import in_disguise
from mahjong_lessons.practice.draw.sources import (
    HAN_DIFFICULTY,
    LineSource,
    endings,
    faan_counts,
    hand_values,
    wins_of_level,
    with_discarder,
    without_counters,
    without_riichi,
)
from mahjong_lessons.practice.mistakes import FU, HAN, HONG_KONG, MISCONCEPTIONS, POINTS
from mahjong_lessons.practice.mistakes.measured import measured
from mahjong_lessons.practice.questions.kinds import QUESTION_KINDS
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.win import Win


@dataclass(frozen=True)
class Place:
    """A kind of question, what it asks, and the subjects that it is asked of."""

    kind: str
    asked: Asked
    abouts: LineSource
    read: Callable[[str], Any]

    def drawn(self, seed: int, rules: Any) -> Iterator[str]:
        """Subjects in an order that the seed decides."""
        return self.abouts(Random(seed), find(rules, QUESTION_KINDS[self.kind].rule_sets))

    def wrong(self, about: str, rules: Any) -> Mapping[str, Value]:
        """What each misconception leads to there, by id, where that is wrong."""
        return wrong_answers(self.read(about), self.asked, rules)


def stored_hands(*ids: str) -> Place:
    """The stored hands of some misconceptions about fu, in other suits."""
    lines = [line for id in ids for line in (*measured(id).hinges, *measured(id).for_pairs)]
    return Place("fu", Asked.FU, lambda random, _: in_disguise(lines, random), Win.parse)


def _any_win(random: Random, rules: Any) -> Iterator[str]:
    """Real wins of every level in turn, and some that may have lost their only yaku."""
    levels = [wins_of_level(n, HAN_DIFFICULTY, without_counters)(random, rules) for n in (2, 3, 1)]
    levels.append(wins_of_level(1, HAN_DIFFICULTY, without_riichi)(random, rules))
    yield from chain.from_iterable(zip(*levels, strict=False))


_CELLS = hand_values(range(1, 14), honba=(0, 2), sticks=(0, 2), fu_above=(30, 40, 50))
_HAN = Place("han", Asked.HAN, _any_win, Win.parse)
_POINTS = Place("points", Asked.POINTS, _any_win, Win.parse)
_CHANGES = Place(
    "changes", Asked.CHANGES, wins_of_level(2, HAN_DIFFICULTY, with_discarder), Win.parse
)
"""With honba and sticks, which some mistakes are about."""
_WORTH = Place("worth", Asked.WORTH, _CELLS, HandValue.parse)
_PAYS = Place("pays", Asked.PAYMENT, _CELLS, HandValue.parse)
_UNITS = Place("units", Asked.UNITS, faan_counts, lambda faan: Ending.parse(f"S {faan} from W"))
_SETTLE = Place("settle", Asked.CHANGES, endings, Ending.parse)


def places_of(id: str) -> tuple[Place, ...]:
    """Where a mistake can be asked for; ``ValueError`` for an unknown one."""
    if id not in MISCONCEPTIONS:
        raise ValueError(t('there is no misconception "{id}"', id=id))
    if id in FU:
        return (stored_hands(id),)
    if id in HAN:
        return (_HAN,)
    return (_WORTH, _PAYS) if id in POINTS else (_UNITS, _SETTLE)


def shared_places(id: str, other: str) -> tuple[Place, ...]:
    """Where two mistakes can both be asked for."""
    first, second = places_of(id), places_of(other)
    if id in FU and other in FU:
        return (stored_hands(id, other),)
    both = tuple(place for place in first if place in second)
    return both or (() if {id, other} & HONG_KONG.keys() else (_POINTS, _CHANGES))
