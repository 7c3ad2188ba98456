"""Questions about the faan of a Hong Kong hand, and how their answers are read."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches

from mahjong_lessons.core.text import t
from mahjong_lessons.hongkong import PATTERNS, Rules, Score, Win, score
from mahjong_lessons.practice.questions.subjects import Subject

NO_PATTERN = "no pattern"
"""What is answered for a hand without faan (a chicken hand)."""


def of_faan(answer: Callable[[Score], str]) -> Callable[[str, Rules], Subject]:
    """A question about a Hong Kong win that its lines explain."""

    def subject(about: str, rules: Rules) -> Subject:
        scored = score(Win.parse(about), rules=rules)
        return Subject(scored.win, answer(scored), scored.readings[0])

    return subject


def pattern_names(scored: Score) -> str:
    """The patterns that count, in the order of the table."""
    return ", ".join(line.name for line in scored.lines) or NO_PATTERN


def read_patterns(text: str) -> str:
    """Read patterns with commas, in any order; "no pattern" for none.

    A pattern may be written in English, in Chinese characters or as it sounds (Jyutping), with
    or without hyphens, spaces and tones. Raises ValueError for what is none.

    >>> read_patterns("平糊, Self Draw"), read_patterns("zi mo"), read_patterns("none")
    ('self-draw, common hand', 'self-draw', 'no pattern')
    """
    words = [word.strip().lower() for word in text.split(",") if word.strip()]
    if words in ([NO_PATTERN], ["none"]):
        return NO_PATTERN
    given = set(map(_named, words))
    return ", ".join(row.name for row in PATTERNS if row.name in given)


def _named(word: str) -> str:
    """The pattern of that name, or an error that suggests the nearest one."""
    if found := _NAMES.get(_bare(word)):
        return found
    message = t('there is no pattern "{word}"', word=word)
    if near := get_close_matches(_bare(word), _NAMES, n=1):
        message += t(": did you mean {word}?", word=_NAMES[near[0]])
    raise ValueError(message)


def _bare(word: str) -> str:
    """A word without what may be written in more ways than one."""
    return re.sub(r"[\s\d'’-]", "", word)


_WRITTEN = [
    (_bare(word), row.name) for row in PATTERNS for word in (row.name, row.cantonese, row.romanised)
]
_TWICE = {word for word, name in _WRITTEN if {name} != {n for w, n in _WRITTEN if w == word}}
_NAMES = {word: name for word, name in _WRITTEN if word not in _TWICE}
"""Patterns by their names; left out are those of two patterns, as 正花 of flowers and seasons."""
