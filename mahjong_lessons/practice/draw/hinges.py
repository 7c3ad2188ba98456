"""Questions that point at one mistake, and questions that tell two mistakes apart.

For a fu misconception these are stored hands (``hinge_hands.txt``, found by
``tests/practice/find_hinges.py``), given out in other suits; for the others natural wins
and cells are searched. Each is checked again before it is given out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import chain, islice, permutations, product
from random import Random
from typing import Any, NamedTuple

from mahjong_lessons.core.rules import find
from mahjong_lessons.core.text import t
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.practice.diagnosis.company import company_of
from mahjong_lessons.practice.diagnosis.starts import wrong_answers
from mahjong_lessons.practice.draw.chance import in_any_order
from mahjong_lessons.practice.draw.sources import (
    HARDER_HAN,
    Abouts,
    cells,
    endings,
    faan_counts,
    natural_wins,
    with_discarder,
    without_counters,
    without_riichi,
)
from mahjong_lessons.practice.mistakes import FU, HAN, HONG_KONG, MISCONCEPTIONS, POINTS
from mahjong_lessons.practice.mistakes.often import rarely_left
from mahjong_lessons.practice.questions.kinds import ASKS
from mahjong_lessons.practice.questions.question import Question, ask, with_rules
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.scoring import count_fu
from mahjong_lessons.riichi.win import Win

_SEARCHED = 600
"""So many subjects are looked at before a search for one mistake is given up."""

_LOOKED_AT, _STORED_LOOKED_AT = 24, 6
"""So many are looked at for two mistakes that are both wrong in different ways: a stored
hand is mostly wrong for one of them alone."""


class _Place(NamedTuple):
    """Where some mistakes can be asked for; ``asks`` is what a diagnosis calls the kind.

    ``looked_at`` are as many as are looked at for two mistakes.
    """

    kind: str
    asks: str
    abouts: Abouts
    read: Callable[[str], Any]
    looked_at: int = _LOOKED_AT


# --- stored fu hands, in other suits ------------------------------------------------


@cache
def stored_hands() -> Mapping[str, tuple[str, ...]]:
    """The stored hinge hands by misconception.

    >>> stored_hands().keys() == FU.keys()
    True
    """
    text = files(__package__).joinpath("hinge_hands.txt").read_text(encoding="utf-8")
    rows = [line.split(maxsplit=1) for line in text.splitlines()]
    return {id: tuple(line for name, line in rows if name == id) for id in FU}


_SUITS, _NUMBERS, _DRAGONS = "mps", "123456789", "567"
_DISGUISES = tuple(
    product(permutations(_SUITS), (_NUMBERS, _NUMBERS[::-1]), permutations(_DRAGONS))
)


def _disguised(line: str, suits: tuple[str, ...], numbers: str, dragons: tuple[str, ...]) -> str:
    """A win in other suits, perhaps counted from the other end, with other dragons.

    >>> _disguised("123m05p77z ron 6p", ("p", "s", "m"), _NUMBERS[::-1], ("6", "7", "5"))
    '987p05s55z ron 4s'
    """
    words = [
        _other_tiles(w, suits, numbers, dragons) if w[0].isdigit() else w for w in line.split()
    ]
    return " ".join(words)


def _other_tiles(word: str, suits: tuple[str, ...], numbers: str, dragons: tuple[str, ...]) -> str:
    by_suit = dict(zip(_SUITS, suits, strict=True))
    written, digits = "", ""
    for letter in word:
        if letter.isdigit():
            digits += letter
            continue
        others = dragons if letter == "z" else numbers
        known = _DRAGONS if letter == "z" else _NUMBERS
        table = str.maketrans(dict(zip(known, others, strict=True)))
        written += digits.translate(table) + by_suit.get(letter, letter)
        digits = ""
    return written


def _stored(ids: tuple[str, ...], random: Random) -> Iterator[str]:
    """Stored hands of these misconceptions in every disguise, each hand once before any twice."""
    lines = [line for id in ids for line in stored_hands()[id]]
    rounds = [in_any_order(_DISGUISES, random) for _ in lines]
    seen = set()
    while lines:
        for line, disguises in in_any_order(list(zip(lines, rounds, strict=True)), random):
            disguise = next(disguises, None)
            if disguise is None:
                return
            win = str(Win.parse(_disguised(line, *disguise)))
            if win not in seen:
                seen.add(win)
                yield win


# --- one mistake --------------------------------------------------------------------


def hinges(id: str, seed: int = 1, rules: Any = "documents", kind: str = "") -> Iterator[Question]:
    """Questions that point at one mistake, in an order that the seed decides.

    For a fu misconception it alone changes the fu that count (see ``company``); for
    another its answer is wrong, and no other misconception's but of those that show on so
    many hands that they are rarely left (see ``misconceptions.often``). ``kind`` asks for fu as
    "fu", "raw" or "lines". Raises ``ValueError`` for an unknown mistake. There may be none.

    >>> [question.answer for question in islice(hinges("F10", seed=4), 3)]
    ['25', '25', '25']
    """
    for place in _places(id):
        abouts = _abouts(place, seed, rules)
        for about in abouts if id in FU else islice(abouts, _SEARCHED):
            if _points_at(id, place, about, rules):
                yield with_rules(ask(kind or place.kind, about, rules))


def hinge(id: str, seed: int = 1, rules: Any = "documents", kind: str = "") -> Question | None:
    """The first of :func:`hinges`; None where there is none.

    >>> hinge("F01").kind
    'fu'
    """
    return next(hinges(id, seed, rules, kind), None)


def _abouts(place: _Place, seed: int, rules: Any) -> Iterator[str]:
    return place.abouts(Random(seed), find(rules, ASKS[place.kind].rule_sets))


def _points_at(id: str, place: _Place, about: str, rules: Any) -> bool:
    if id in FU:
        return company_of(Win.parse(about), rules).alone(id)
    wrong = wrong_answers(place.read(about), place.asks, rules)
    same = {other for other, answer in wrong.items() if answer == wrong.get(id)}
    others = same - {id, *MISCONCEPTIONS[id].within}
    return id in wrong and all(map(rarely_left, others))


# --- two mistakes ---------------------------------------------------------------------


def separate(
    id: str, other: str, seed: int = 1, rules: Any = "documents", kind: str = ""
) -> Question | None:
    """A question that two mistakes answer differently; both wrong, if such a one is found.

    Raises ``ValueError`` for an unknown mistake; None where no question was found.

    >>> question = separate("F01", "F17")
    >>> wrong = wrong_answers(question.about)
    >>> wrong.get("F01") != wrong.get("F17")
    True
    """
    second = None
    for place in _shared(id, other):
        for about in islice(_abouts(place, seed, rules), place.looked_at):
            wrong = _wrong(id, other, place, about, rules)
            if len(set(wrong.values())) == 2:
                return with_rules(ask(kind or place.kind, about, rules))
            if len(wrong) == 1:
                second = second or (place.kind, about)
    return with_rules(ask(kind or second[0], second[1], rules)) if second else None


def _wrong(id: str, other: str, place: _Place, about: str, rules: Any) -> Mapping[str, object]:
    """What two mistakes lead to, where that is wrong."""
    if id in FU and other in FU:
        win = Win.parse(about)
        fu = {one: FU[one].count(win, rules).fu for one in (id, other)}
        right = count_fu(win, rules=rules).total
        return {one: counted for one, counted in fu.items() if counted != right}
    found = wrong_answers(place.read(about), place.asks, rules)
    return {one: found[one] for one in (id, other) if one in found}


def _places(id: str) -> tuple[_Place, ...]:
    """Where a mistake can be asked for."""
    if id not in MISCONCEPTIONS:
        raise ValueError(t('there is no misconception "{id}"', id=id))
    if id in FU:
        return (_fu_place(id),)
    if id in HAN:
        return (_HAN,)
    return (_WORTH, _PAYS) if id in POINTS else (_UNITS, _SETTLE)


def _shared(id: str, other: str) -> tuple[_Place, ...]:
    """Where two mistakes can both be asked for."""
    first, second = _places(id), _places(other)
    if id in FU and other in FU:
        return (_fu_place(id, other),)
    both = tuple(place for place in first if place in second)
    return both or (() if {id, other} & HONG_KONG.keys() else (_POINTS, _CHANGES))


def _fu_place(*ids: str) -> _Place:
    return _Place(
        "fu", "fu", lambda random, rules: _stored(ids, random), Win.parse, _STORED_LOOKED_AT
    )


def _any_win(random: Random, rules: Any) -> Iterator[str]:
    """Real wins of every level in turn, and some that may have lost their only yaku."""
    levels = [natural_wins(n, HARDER_HAN, without_counters)(random, rules) for n in (2, 3, 1)]
    levels.append(natural_wins(1, HARDER_HAN, without_riichi)(random, rules))
    yield from chain.from_iterable(zip(*levels, strict=False))


_CELLS = cells(range(1, 14), honba=(0, 2), sticks=(0, 2), fu_above=(30, 40, 50))
_HAN = _Place("han", "han", _any_win, Win.parse)
_POINTS = _Place("points", "points", _any_win, Win.parse)
_CHANGES = _Place("changes", "changes", natural_wins(2, HARDER_HAN, with_discarder), Win.parse)
"""With honba and sticks, which some mistakes are about."""
_WORTH = _Place("worth", "worth", _CELLS, HandValue.parse)
_UNITS = _Place("units", "units", faan_counts, lambda faan: Ending.parse(f"S {faan} from W"))
_SETTLE = _Place("settle", "changes", endings, Ending.parse)
_PAYS = _Place("pays", "payment", _CELLS, HandValue.parse)
