"""Questions about Hong Kong: faan of a hand, units of faan, and what a hand moves."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from mahjong_lessons.core.text import t
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.payments import LIMIT, counted, exhausted_wall, units
from mahjong_lessons.hongkong.rules import Rules
from mahjong_lessons.hongkong.scoring import Score, score
from mahjong_lessons.hongkong.win import Win
from mahjong_lessons.lessons.units import FaanChoice, step_table
from mahjong_lessons.practice.answers.changes import written_changes
from mahjong_lessons.practice.answers.names import NO_PATTERN
from mahjong_lessons.practice.questions.subjects import QuestionSubject

_WHOLE = re.compile(r"-?[0-9]{1,3}")
_SHOWN_STEPS = 3
"""Rows of the table that explain a number of units."""


def units_subject(about: str, rules: Rules) -> QuestionSubject:
    """A question about the units of so many faan, or of a limit hand ("limit").

    Raises ``ValueError`` for what is no number of faan.

    >>> units_subject("5", Rules()).answer
    '24'
    """
    faan: Any = int(about) if _WHOLE.fullmatch(about) else about
    count = counted(faan, rules=rules)
    said = t("a limit hand") if faan == LIMIT else t("a hand of {n} faan", n=faan)
    shown = t(
        "{faan}, {table} table, limit {limit}", faan=said, table=_table(rules), limit=rules.limit
    )
    first = max(0, count + 1 - _SHOWN_STEPS)
    why = step_table(range(first, count + 1), _table(rules))
    if faan != count:
        why = replace(why, caption=t("{faan} counts {n} faan: the limit", faan=said, n=count))
    return QuestionSubject(shown, str(units(faan, rules=rules)), why)


def _table(rules: Rules) -> str:
    if isinstance(rules.table, str):
        return rules.table
    raise ValueError(t("questions are about the tables with a name"))


def settling_subject(about: str, rules: Rules) -> QuestionSubject:
    """A question about what each seat wins and loses, such as "S 5 from W".

    Raises ``ValueError`` for a line that cannot be read and for a hand that does not win.

    >>> settling_subject("S 5 from W", Rules()).answer
    '0 +48 -48 0'
    """
    ending = Ending.parse(about)
    payment = ending.pay(rules=rules)
    changes = payment.changes if payment else exhausted_wall()
    choice = FaanChoice(ending, rules=rules)
    shown = t(
        "{what}. Table {table}, limit {limit}; discard: {discard}; points a unit: {points}.",
        what=ending,
        table=choice.settings["table"],
        limit=rules.limit,
        discard=rules.discard,
        points=choice.settings["points per unit"],
    )
    return QuestionSubject(shown, written_changes(changes), payment or choice)


def faan_subject(answer: Callable[[Score], str]) -> Callable[[str, Rules], QuestionSubject]:
    """A question about a Hong Kong win that its lines explain."""

    def subject(about: str, rules: Rules) -> QuestionSubject:
        scored = score(Win.parse(about), rules=rules)
        return QuestionSubject(scored.win, answer(scored), scored.readings[0])

    return subject


def pattern_names(scored: Score) -> str:
    """The patterns that count, in the order of the table."""
    return ", ".join(line.name for line in scored.lines) or NO_PATTERN
