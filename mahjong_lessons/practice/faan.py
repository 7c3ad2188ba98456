"""Questions about the faan of a Hong Kong hand, and how their answers are read."""

from __future__ import annotations

from collections.abc import Callable

from mahjong_lessons.hongkong import PATTERNS, Rules, Score, Win, score
from mahjong_lessons.practice.subjects import Subject
from mahjong_lessons.text import t

NO_PATTERN = "no pattern"
"""What is answered for a hand without faan (a chicken hand)."""


def of_faan(answer: Callable[[Score], str]) -> Callable[[str, Rules], Subject]:
    """A question about a Hong Kong win that its lines explain."""

    def subject(about: str, rules: Rules) -> Subject:
        scored = score(Win.parse(about), rules)
        return Subject(scored.win, answer(scored), scored.readings[0])

    return subject


def pattern_names(scored: Score) -> str:
    """The patterns that count, in the order of the table."""
    return ", ".join(line.name for line in scored.lines) or NO_PATTERN


def read_patterns(text: str) -> str:
    """Read patterns with commas, in any order, in English or Cantonese; "no pattern" for none.

    Raises ValueError for what is none.

    >>> read_patterns("平糊, Self-Draw"), read_patterns("none")
    ('self-draw, common hand', 'no pattern')
    """
    words = [word.strip().lower() for word in text.split(",") if word.strip()]
    if words in ([NO_PATTERN], ["none"]):
        return NO_PATTERN
    names = {row.name: row.name for row in PATTERNS} | {row.cantonese: row.name for row in PATTERNS}
    for word in words:
        if word not in names:
            raise ValueError(t('there is no pattern "{word}"', word=word))
    given = {names[word] for word in words}
    return ", ".join(row.name for row in PATTERNS if row.name in given)
