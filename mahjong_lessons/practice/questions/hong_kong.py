"""Questions about Hong Kong units and payments; given is how a hand ended, as on a score sheet."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from mahjong_lessons.core.text import t
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.payments import LIMIT, Changes, counted, draw, units
from mahjong_lessons.hongkong.rules import Rules
from mahjong_lessons.lessons.units import FaanChoice, step_table
from mahjong_lessons.practice.questions.subjects import Subject

_WHOLE = re.compile(r"-?[0-9]{1,3}")
_SHOWN_STEPS = 3
"""So many rows of the table explain a number of units."""


def about_units(about: str, rules: Rules) -> Subject:
    """A question about the units of so many faan, or of a limit hand ("limit").

    Raises ``ValueError`` for what is no number of faan.

    >>> about_units("5", Rules()).answer
    '24'
    """
    faan: Any = int(about) if _WHOLE.fullmatch(about) else about
    count = counted(faan, rules)
    said = t("a limit hand") if faan == LIMIT else t("a hand of {n} faan", n=faan)
    shown = t(
        "{faan}, {table} table, limit {limit}", faan=said, table=_table(rules), limit=rules.limit
    )
    first = max(0, count + 1 - _SHOWN_STEPS)
    why = step_table(range(first, count + 1), _table(rules))
    if faan != count:
        why = replace(why, caption=t("{faan} counts {n} faan: the limit", faan=said, n=count))
    return Subject(shown, str(units(faan, rules)), why)


def _table(rules: Rules) -> str:
    if isinstance(rules.table, str):
        return rules.table
    raise ValueError(t("questions are about the tables with a name"))


def about_settling(about: str, rules: Rules) -> Subject:
    """A question about what each seat wins and loses, such as "S 5 from W".

    Raises ``ValueError`` for a line that cannot be read and for a hand that does not win.

    >>> about_settling("S 5 from W", Rules()).answer
    '0 +48 -48 0'
    """
    ending = Ending.parse(about)
    payment = ending.pay(rules)
    changes = payment.changes if payment else draw()
    choice = FaanChoice(ending, rules)
    shown = t(
        "{what}. Table {table}, limit {limit}; discard: {discard}; points a unit: {points}.",
        what=ending,
        table=choice.settings["table"],
        limit=rules.limit,
        discard=rules.discard,
        points=choice.settings["points per unit"],
    )
    return Subject(shown, _written(changes), payment or choice)


def _written(changes: Changes) -> str:
    """Changes in the order E S W N, with their signs."""
    return " ".join(f"+{change}" if change > 0 else str(change) for change in changes.values())
