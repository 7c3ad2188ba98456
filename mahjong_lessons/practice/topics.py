"""Topics of practice and their levels, as data, and the questions drawn from them.

A level names a kind of question and where its subjects come from. The same seed draws
the same questions, on every Python (see ``chance``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import cycle, islice, product
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from mahjong_lessons.data import RealWin, real_wins
from mahjong_lessons.notation import WinBy
from mahjong_lessons.practice.chance import in_any_order
from mahjong_lessons.practice.given import Given
from mahjong_lessons.practice.questions import Question, ask
from mahjong_lessons.practice.stated import with_rules
from mahjong_lessons.readings import BlockKind, Form
from mahjong_lessons.riichi.payments import FU_VALUES, LIMITS, MANGAN
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.riichi.scoring import Score, score
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.text import listing, t

Abouts: TypeAlias = Callable[[Random, Rules], Iterator[str]]
"""Gives what questions can be about, each once, in an order that chance decides."""


@dataclass(frozen=True)
class Level:
    """One level of a topic: what it holds in words, the kind of question, its subjects."""

    words: str
    kind: str
    abouts: Abouts


# --- natural hands ----------------------------------------------------------------

_Test: TypeAlias = Callable[[Score], bool]


def _finished_a_triplet(scored: Score) -> bool:
    completed = scored.reading.completed
    return completed is not None and completed.kind is BlockKind.KOUTSU


def _kan(scored: Score) -> bool:
    return any(meld.kind.is_kan for meld in scored.win.hand.melds)


_HARDER_FU: tuple[tuple[int, _Test], ...] = (
    (2, lambda scored: not scored.win.is_closed),
    (2, lambda scored: scored.reading.form is Form.CHIITOITSU),
    (2, lambda scored: scored.fu.is_pinfu),
    (2, _finished_a_triplet),
    (3, _kan),
    (3, lambda scored: len(scored.win.readings) > 1),
    (3, lambda scored: scored.fu.special is not None and not scored.win.is_closed),
)
"""What lifts a hand to a level when its fu are asked for."""

_HARDER_HAN: tuple[tuple[int, _Test], ...] = (
    (2, lambda scored: len(scored.yaku) > 2),
    (2, lambda scored: any(line.yaku is None for line in scored.yaku)),
    (3, lambda scored: sum(line.yaku is not None for line in scored.yaku) > 2),
    (3, lambda scored: bool(scored.limit)),
)
"""What lifts a hand to a level when its han or points are asked for."""


def _natural(
    level: int, harder: Sequence[tuple[int, _Test]], bare: Callable[[RealWin], Win]
) -> Abouts:
    """Real wins of a level: of the hardest thing in them."""

    def abouts(random: Random, rules: Rules) -> Iterator[str]:
        for real in in_any_order(real_wins(), random):
            scored = score(bare(real), rules)
            found = max((lifts for lifts, test in harder if test(scored)), default=1)
            if found == level and not scored.yakuman:
                yield str(scored.win)

    return abouts


def _without_dora(real: RealWin) -> Win:
    """What fu depend on; with riichi where it was, so that the hand has its yaku."""
    return replace(real.win, indicators=(), ura_indicators=(), honba=0, sticks=0)


def _without_counters(real: RealWin) -> Win:
    return replace(real.win, honba=0, sticks=0)


def _with_discarder(real: RealWin) -> Win:
    return replace(real.win, discarder=real.discarder, liable=real.liable)


def _fu(level: int) -> Abouts:
    """Real wins whose fu matter, and for which no other reading pays as much."""
    natural = _natural(level, _HARDER_FU, _without_dora)

    def abouts(random: Random, rules: Rules) -> Iterator[str]:
        for line in natural(random, rules):
            scored = score(Win.parse(line), rules)
            if 0 < scored.han < MANGAN.han and not _tied(scored):
                yield line

    return abouts


def _tied(scored: Score) -> bool:
    """Whether another reading with other lines pays the same: either ledger is right then."""
    first, *others = scored.readings
    return any(
        other.points == first.points
        and [line.fu for line in other.fu.lines] != [line.fu for line in first.fu.lines]
        for other in others
    )


# --- given han and fu -------------------------------------------------------------


def _cells(
    hans: Sequence[int], honba: Sequence[int] = (0,), sticks: Sequence[int] = (0,)
) -> Abouts:
    """Han and fu that a hand can have, dealer and not, ron and tsumo; from 5 han no fu."""

    def abouts(random: Random, rules: Rules) -> Iterator[str]:
        given = (
            Given(han, fu, dealer=dealer, by=by, honba=counters, sticks=laid)
            for han in hans
            for fu in (FU_VALUES if han < MANGAN.han else (None,))
            for dealer, by, counters, laid in product((False, True), WinBy, honba, sticks)
        )
        yield from map(str, in_any_order([each for each in given if _legal(each, rules)], random))

    return abouts


_MOST_FU = 70
"""Hands with more fu are so rare that nobody practises their cells."""


def _legal(given: Given, rules: Rules) -> bool:
    try:
        given.pay(rules)
    except ValueError:
        return False
    return (given.fu or 0) <= _MOST_FU


_BELOW_MANGAN = tuple(range(1, MANGAN.han))
_TO_YAKUMAN = tuple(range(1, LIMITS[-1].han + 1))

_FU_LEVELS = (
    "closed hands in which the winning tile finished a run or the pair",
    "open hands, triplets finished by the winning tile, pinfu and seven pairs",
    "kans, hands that can be read in several ways, open hands without fu",
)
_HAN_LEVELS = (
    "one or two yaku, no dora",
    "three yaku, or dora",
    "many yaku, and hands from mangan up",
)

TOPICS: Mapping[str, tuple[Level, ...]] = MappingProxyType(
    {
        "fu lines": tuple(Level(words, "lines", _fu(n)) for n, words in enumerate(_FU_LEVELS, 1)),
        "fu": tuple(Level(words, "fu", _fu(n)) for n, words in enumerate(_FU_LEVELS, 1)),
        "han": tuple(
            Level(words, "han", _natural(n, _HARDER_HAN, _without_counters))
            for n, words in enumerate(_HAN_LEVELS, 1)
        ),
        "points": (
            Level("given han and fu, below 5 han", "worth", _cells(_BELOW_MANGAN)),
            Level(
                "a hand with few yaku: count it first",
                "points",
                _natural(1, _HARDER_HAN, _without_counters),
            ),
            Level(
                "any hand: count it first", "points", _natural(3, _HARDER_HAN, _without_counters)
            ),
        ),
        "payments": (
            Level("given han and fu, limits too", "pays", _cells(_TO_YAKUMAN)),
            Level(
                "the same with honba and sticks", "pays", _cells(_TO_YAKUMAN, (1, 2, 3), (0, 1, 2))
            ),
            Level(
                "a hand: what changes for all four",
                "changes",
                _natural(2, _HARDER_HAN, _with_discarder),
            ),
        ),
    }
)
"""The topics with their levels, the easiest first."""

MIXED = "mixed"
"""The name under which all topics take turns."""


def draw_questions(
    topic: str = MIXED,
    level: int = 1,
    count: int = 10,
    seed: int = 1,
    rules: Rules | str = DEFAULT,
) -> tuple[Question, ...]:
    """Draw questions of a topic and level; the same seed draws the same ones.

    No two are alike. A rule on which an answer turns is named in the question. Raises
    ``ValueError`` for a topic, level or rule set that is not there, or when there are
    fewer questions than asked for.

    >>> first, second = draw_questions("fu", count=2, seed=5)
    >>> first.prompt, first == draw_questions("fu", count=1, seed=5)[0]
    ('How many fu does this hand count, rounded?', True)
    """
    names = levels_of(topic, level)
    drawn = tuple(islice(_drawn(names, seed, rules_of(rules)), count))
    if len(drawn) < count:
        message = t(
            'there are {n} questions on "{topic}" at level {level}, not {count}',
            n=len(drawn),
            topic=topic,
            level=level,
            count=count,
        )
        raise ValueError(message)
    return drawn


def levels_of(topic: str, level: int) -> tuple[Level, ...]:
    """The levels that a topic draws from: one, or one of each topic when they are mixed.

    >>> [level.kind for level in levels_of("mixed", 1)]
    ['lines', 'fu', 'han', 'worth', 'pays']
    """
    if topic not in (*TOPICS, MIXED):
        names = listing([*TOPICS, MIXED])
        raise ValueError(t('there is no topic "{topic}": choose {names}', topic=topic, names=names))
    topics = TOPICS.values() if topic == MIXED else (TOPICS[topic],)
    most = min(map(len, topics))
    if level not in range(1, most + 1):
        raise ValueError(t('levels of "{topic}" are 1 to {most}', topic=topic, most=most))
    return tuple(levels[level - 1] for levels in topics)


def _drawn(levels: Sequence[Level], seed: int, rules: Rules) -> Iterator[Question]:
    """Questions of the levels in turn, for as long as each has one left."""
    random = Random(seed)
    subjects = [(level.kind, level.abouts(random, rules)) for level in levels]
    for kind, abouts in cycle(subjects):
        about = next(abouts, None)
        if about is None:
            return
        yield with_rules(ask(kind, about, rules))
