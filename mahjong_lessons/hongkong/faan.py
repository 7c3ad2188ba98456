"""Counting faan: which patterns a reading shows, what they exclude, and the sum.

What a reading shows is a whole number, a bit for each row of ``patterns``. What such a
number is worth under a set of rules is worked out once and remembered.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from mahjong_lessons.core.readings import Form, Reading
from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.text import t
from mahjong_lessons.hongkong.facts import Facts, facts_of
from mahjong_lessons.hongkong.patterns import PATTERNS, Pattern
from mahjong_lessons.hongkong.rules import Rules
from mahjong_lessons.hongkong.win import Win


class FaanLine(NamedTuple):
    """A pattern that counts, and the faan that it brings."""

    pattern: Pattern
    faan: int

    @property
    def name(self) -> str:
        """What the pattern is called."""
        return self.pattern.name

    def as_record(self) -> Record:
        """The line as plain data.

        >>> FaanLine(PATTERNS[0], 1).as_record()
        {'name': 'self-draw', 'faan': 1}
        """
        return record(self, "name", "faan")

    def __str__(self) -> str:
        return t("{name}: {faan} faan", name=t(self.name), faan=self.faan)


class Exclusion(NamedTuple):
    """A pattern that is there and does not count, and the faan that it would bring."""

    pattern: Pattern
    faan: int
    by: Pattern | None
    """The pattern that takes its place; None where the rules, or the other lines, do."""
    alone: bool = False
    """Whether that one is a limit hand, which counts alone."""

    @property
    def name(self) -> str:
        """What the pattern is called."""
        return self.pattern.name

    @property
    def why(self) -> str:
        """Why it does not count, in words."""
        if not self.faan:
            return t("not counted: the rule {rule} is {value!r}", rule=self.pattern.rule, value=0)
        if self.by is None:  # a limit hand with its listed faan, and the others come to more
            return t("the other patterns together bring more")
        if self.alone:
            return t("{name} is a limit hand and counts alone", name=t(self.by.name))
        return t("{name} counts in its place", name=t(self.by.name))

    def as_record(self) -> Record:
        """The same as plain data; ``by`` is a name, or None.

        >>> from mahjong_lessons.hongkong import score
        >>> score("1112345678999m discard 5m").excluded[0].as_record()["by"]
        'nine gates'
        """
        return record(self, "name", "faan", "why") | {"by": self.by and self.by.name}

    def __str__(self) -> str:
        return t("{name}: {why}", name=t(self.name), why=self.why)


class Count(NamedTuple):
    """The faan of one reading.

    ``raw`` is the sum, ``faan`` what counts of it: at most the limit. ``to_minimum`` is
    what counts towards the minimum, and ``wins`` says whether it is enough. ``shown`` are all
    patterns that are there, a bit for each row of ``patterns``.
    """

    wins: bool
    faan: int
    limit_hand: bool
    raw: int
    to_minimum: int
    lines: tuple[FaanLine, ...]
    excluded: tuple[Exclusion, ...]
    shown: int

    @property
    def weight(self) -> tuple[bool, int, bool, int]:
        """What decides between two ways to count: the greater one is the better."""
        return self.wins, self.faan, self.limit_hand, self.raw

    @property
    def order(self) -> tuple[object, ...]:
        """The weight, and between equals what is shown: the order of tiles decides nothing."""
        return *self.weight, self.shown


def count_reading(win: Win, reading: Reading, rules: Rules) -> Count:
    """Count the faan of one reading of a win."""
    return _count(_shown(facts_of(win, reading, rules)), rules)


def can_win(reading: Reading, rules: Rules) -> bool:
    """Whether these rules know this form of hand: seven pairs are a rule."""
    return reading.form is not Form.CHIITOITSU or rules.seven_pairs > 0


_TESTS = tuple((1 << place, pattern.test) for place, pattern in enumerate(PATTERNS))


def _shown(facts: Facts) -> int:
    """The patterns that these facts show, a bit for each row."""
    bits = 0
    for bit, test in _TESTS:
        if test(facts):
            bits |= bit
    return bits


@lru_cache(maxsize=65536)
def _count(bits: int, rules: Rules) -> Count:
    """The best way to count what is shown: a limit hand alone, or the parts together."""
    shown = [row for place, row in enumerate(PATTERNS) if bits >> place & 1]
    worth = {row: row.worth(rules=rules) for row in shown}
    parts = [row for row in shown if worth[row][0] and not worth[row][1]]
    taken = {name: row for row in parts for name in row.excludes}
    ways = [_counted([row for row in parts if row.name not in taken], shown, taken, rules)]
    names = [row.name for row in shown]
    ways += [
        _counted([row], shown, dict.fromkeys(names, row), rules) for row in shown if worth[row][1]
    ]
    return max(ways, key=lambda count: count.weight)._replace(shown=bits)


def _counted(
    rows: list[Pattern], shown: list[Pattern], taken: Mapping[str, Pattern], rules: Rules
) -> Count:
    """What these rows of the patterns shown bring; ``taken`` says which take others' places."""
    worth = {row: row.worth(rules=rules)[0] for row in shown}
    raw = sum(worth[row] for row in rows)
    bonus = 0 if rules.bonus_counts_to_minimum else sum(worth[row] for row in rows if row.bonus)
    to_minimum = min(raw - bonus, rules.limit)
    return Count(
        wins=to_minimum >= rules.minimum,
        faan=min(raw, rules.limit),
        limit_hand=any(row.worth(rules=rules)[1] for row in rows),
        raw=raw,
        to_minimum=to_minimum,
        lines=tuple(FaanLine(row, worth[row]) for row in rows),
        excluded=tuple(
            _exclusion(row, worth[row], taken.get(row.name), rules)
            for row in shown
            if row not in rows
        ),
        shown=0,
    )


def _exclusion(row: Pattern, faan: int, by: Pattern | None, rules: Rules) -> Exclusion:
    if not faan or by is None:
        return Exclusion(row, faan, None)
    return Exclusion(row, faan, by, alone=by.worth(rules=rules)[1])


def forget() -> None:
    """Empty the cache, as a benchmark of a cold start needs.

    >>> forget()
    """
    _count.cache_clear()
