"""Questions that point at one mistake, and questions that tell two mistakes apart.

For a fu misconception these are stored hands (``mistakes.measured``), given out in other
suits; for the others natural wins and cells are searched. Each is checked again before it
is given out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from mahjong_lessons.practice.diagnosis.attempt import Value
from mahjong_lessons.practice.draw.places import places_of, shared_places
from mahjong_lessons.practice.mistakes import FU
from mahjong_lessons.practice.mistakes.measured import all_measured, measured
from mahjong_lessons.practice.questions.question import Question, ask, with_rules

SEARCHED = 600
"""Subjects that are searched for one mistake that has no stored hands."""

_LOOKED_AT = 24
"""Subjects that are looked at for two mistakes that are wrong in different ways."""


def hinges(
    id: str, seed: int = 1, *, rules: Any = "documents", kind: str = ""
) -> Iterator[Question]:
    """Questions that point at one mistake, in an order that the seed decides.

    Its answer is wrong there, and no other misconception's is the same but of obvious ones,
    and of rivals that no hand keeps out (see ``mistakes.measured``). ``kind``
    asks for fu as "fu", "raw" or "lines". Raises ``ValueError`` for an unknown mistake. There
    may be none.

    >>> [question.answer for question in islice(hinges("F10", seed=4), 3)]
    ['25', '25', '25']
    """
    for place in places_of(id):
        abouts = place.drawn(seed, rules)
        for about in abouts if id in FU else islice(abouts, SEARCHED):
            if points_at(id, place.wrong(about, rules)):
                yield with_rules(ask(kind or place.kind, about, rules=rules))


def hinge(id: str, seed: int = 1, *, rules: Any = "documents", kind: str = "") -> Question | None:
    """The first of :func:`hinges`; None where there is none.

    >>> hinge("F01").kind
    'fu'
    """
    return next(hinges(id, seed, rules=rules, kind=kind), None)


def points_at(id: str, wrong: Mapping[str, Value]) -> bool:
    """Whether a wrong answer points at a mistake, of the wrong answers to a question by id.

    >>> points_at("F01", {"F01": 50, "F24": 30}), points_at("F01", {"F01": 50, "F24": 50})
    (True, False)
    """
    return id in wrong and not rivals(id, wrong) - {*measured(id).rivals}


def rivals(id: str, wrong: Mapping[str, Value]) -> set[str]:
    """The others that lead to the same answer and could still be there.

    Obvious ones are not; those that are not measured yet are left aside.
    """
    same = {other for other, answer in wrong.items() if answer == wrong[id]} - {id}
    return {other for other in same & all_measured().keys() if not measured(other).obvious}


def separate(
    id: str, other: str, seed: int = 1, *, rules: Any = "documents", kind: str = ""
) -> Question | None:
    """A question that two mistakes answer differently; both wrong, if such a one is found.

    Raises ``ValueError`` for an unknown mistake; None where no question was found.

    >>> from mahjong_lessons.practice.diagnosis.attempts import wrong_answers
    >>> question = separate("F01", "F17")
    >>> wrong = wrong_answers(question.about)
    >>> wrong.get("F01") != wrong.get("F17")
    True
    """
    second = None
    for place in shared_places(id, other):
        for about in islice(place.drawn(seed, rules), _LOOKED_AT):
            found = place.wrong(about, rules)
            wrong = {one: found[one] for one in (id, other) if one in found}
            if len(set(wrong.values())) == 2:
                return with_rules(ask(kind or place.kind, about, rules=rules))
            if len(wrong) == 1:
                second = second or (place.kind, about)
    return with_rules(ask(kind or second[0], second[1], rules=rules)) if second else None
