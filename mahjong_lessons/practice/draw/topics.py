"""Topics of practice and their levels, as data, and the questions drawn from them.

A level names a kind of question and where its subjects come from. The same seed draws
the same questions, on every Python (see ``chance``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice, zip_longest
from random import Random
from typing import Any

from mahjong_lessons.core.rules import find
from mahjong_lessons.core.text import N_, listing, nt, t
from mahjong_lessons.practice.draw.chance import in_any_order
from mahjong_lessons.practice.draw.hinges import hinges
from mahjong_lessons.practice.draw.sources import (
    HAN_DIFFICULTY,
    LineSource,
    endings,
    faan_counts,
    fu_hands,
    hand_values,
    hong_kong_hands,
    wins_of_level,
    with_discarder,
    without_counters,
)
from mahjong_lessons.practice.mistakes import FU
from mahjong_lessons.practice.questions.kinds import QUESTION_KINDS
from mahjong_lessons.practice.questions.question import Question, ask, with_rules
from mahjong_lessons.riichi.payments import LIMITS, MANGAN
from mahjong_lessons.views import Table


@dataclass(frozen=True)
class Level:
    """One level of a topic: what it holds in words, the kind of question, and its subjects."""

    words: str
    kind: str
    source: LineSource


def _hinge_hands(random: Random, rules: Any) -> Iterator[str]:
    """Hinge hands of all fu misconceptions in turn."""
    seeds = [(id, int(random.random() * _SEEDS)) for id in FU]
    found = [hinges(id, seed, rules=rules) for id, seed in in_any_order(seeds, random)]
    for questions in zip_longest(*found):
        yield from (question.about for question in questions if question)


_SEEDS = 1_000_000
_BELOW_MANGAN = tuple(range(1, MANGAN.han))
_TO_YAKUMAN = tuple(range(1, LIMITS[-1].han + 1))

_FU_LEVELS = (
    N_("closed hands in which the winning tile finished a run or the pair"),
    N_("open hands, triplets finished by the winning tile, pinfu and seven pairs"),
    N_("kans, hands that can be read in several ways, open hands without fu"),
)
_FAAN_LEVELS = (
    N_("Hong Kong: hands with one or two patterns"),
    N_("Hong Kong: hands with three patterns"),
    N_("Hong Kong: hands with more patterns"),
)
_HAN_LEVELS = (
    N_("one or two yaku, no dora"),
    N_("three yaku, or dora"),
    N_("many yaku, and hands from mangan up"),
)


def _fu_levels(kind: str) -> tuple[Level, ...]:
    levels = [Level(words, kind, fu_hands(n)) for n, words in enumerate(_FU_LEVELS, 1)]
    return (
        *levels,
        Level(N_("hands on which one small mistake changes the answer"), kind, _hinge_hands),
    )


def _han_level(n: int, kind: str = "han", words: str = "") -> Level:
    return Level(
        words or _HAN_LEVELS[n - 1], kind, wins_of_level(n, HAN_DIFFICULTY, without_counters)
    )


TOPICS: Mapping[str, tuple[Level, ...]] = {
    N_("fu lines"): _fu_levels("lines"),
    N_("fu"): _fu_levels("fu"),
    N_("han"): tuple(map(_han_level, (1, 2, 3))),
    N_("points"): (
        Level(N_("given han and fu, below 5 han"), "worth", hand_values(_BELOW_MANGAN)),
        _han_level(1, "points", N_("a hand with few yaku: count it first")),
        _han_level(3, "points", N_("any hand: count it first")),
    ),
    N_("payments"): (
        Level(N_("given han and fu, limits too"), "pays", hand_values(_TO_YAKUMAN)),
        Level(
            N_("the same with honba and sticks"),
            "pays",
            hand_values(_TO_YAKUMAN, (1, 2, 3), (0, 1, 2)),
        ),
        Level(
            N_("a hand: what changes for all four"),
            "changes",
            wins_of_level(2, HAN_DIFFICULTY, with_discarder),
        ),
    ),
    N_("units"): (
        Level(N_("Hong Kong: faan to units"), "units", faan_counts),
        Level(N_("Hong Kong: faan to what changes for all four"), "settle", endings),
    ),
    N_("faan"): tuple(
        Level(words, "faan", hong_kong_hands(n)) for n, words in enumerate(_FAAN_LEVELS, 1)
    ),
}
"""The topics with their levels, the easiest first."""

HONG_KONG_TOPICS = frozenset({"units", "faan"})
"""The topics about Hong Kong; the others are about riichi."""

MIXED = N_("mixed")
"""The name under which all riichi topics take turns."""


def topic_table() -> Table:
    """Each topic with its levels, and what each level holds.

    >>> topic_table().rows[0][:2]
    ('fu lines', 1)
    """
    rows = tuple(
        (topic if n == 1 else "", n, t(level.words))
        for topic, levels in TOPICS.items()
        for n, level in enumerate(levels, start=1)
    )
    return Table((t("topic"), t("level"), t("what it holds")), rows)


def draw_questions(
    topic: str = MIXED,
    level: int = 1,
    count: int = 10,
    seed: int = 1,
    *,
    rules: Any = "documents",
) -> tuple[Question, ...]:
    """Draw questions of a topic and level; the same seed draws the same ones.

    No two are alike. A rule on which an answer turns is named in the question. Raises
    ``ValueError`` for a topic, level or rule set that is not there, or when there are
    fewer questions than asked for.

    >>> first, second = draw_questions("fu", count=2, seed=5)
    >>> first.prompt, first == draw_questions("fu", count=1, seed=5)[0]
    ('How many fu does this hand count, rounded?', True)
    """
    drawn = tuple(islice(questions_of(topic, level, seed, rules=rules), count))
    if len(drawn) < count:
        message = nt(
            'there is {n} question on "{topic}" at level {level}, not {count}',
            'there are {n} questions on "{topic}" at level {level}, not {count}',
            len(drawn),
            topic=topic,
            level=level,
            count=count,
        )
        raise ValueError(message)
    return drawn


def questions_of(
    topic: str = MIXED, level: int = 1, seed: int = 1, *, rules: Any = "documents"
) -> Iterator[Question]:
    """The questions of a topic and level, one after the other, until there are no more.

    >>> next(questions_of("fu", seed=5)) == draw_questions("fu", seed=5)[0]
    True
    """
    levels = levels_of(topic, level)
    return _drawn(levels, seed, find(rules, QUESTION_KINDS[levels[0].kind].rule_sets))


def most_level(topic: str) -> int:
    """The highest level of a topic.

    >>> most_level("units")
    2
    """
    return min(map(len, _levels(topic)))


def levels_of(topic: str, level: int) -> tuple[Level, ...]:
    """The levels that a topic draws from: one, or one of each topic when they are mixed.

    >>> [level.kind for level in levels_of("mixed", 1)]
    ['lines', 'fu', 'han', 'worth', 'pays']
    """
    if level not in range(1, most_level(topic) + 1):
        most = most_level(topic)
        raise ValueError(t('levels of "{topic}" are 1 to {most}', topic=topic, most=most))
    return tuple(levels[level - 1] for levels in _levels(topic))


def _levels(topic: str) -> Sequence[Sequence[Level]]:
    """The levels of a topic, or of each riichi topic when they are mixed."""
    if topic == MIXED:
        return [levels for name, levels in TOPICS.items() if name not in HONG_KONG_TOPICS]
    if topic not in TOPICS:
        names = listing([*TOPICS, MIXED])
        raise ValueError(t('there is no topic "{topic}": choose {names}', topic=topic, names=names))
    return [TOPICS[topic]]


def _drawn(levels: Sequence[Level], seed: int, rules: Any) -> Iterator[Question]:
    """Questions of the levels in turn, for as long as each has one left."""
    random = Random(seed)
    sources = [(level.kind, level.source(random, rules)) for level in levels]
    drawn = set()
    for kind, lines in cycle(sources):
        about = next((about for about in lines if (kind, about) not in drawn), None)
        if about is None:
            return
        drawn.add((kind, about))
        yield with_rules(ask(kind, about, rules=rules))
