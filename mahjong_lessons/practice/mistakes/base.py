"""What every misconception has, whatever it is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mahjong_lessons.core.rules import BaseRules, swap, there_and_here
from mahjong_lessons.core.text import t


@dataclass(frozen=True, kw_only=True, eq=False)
class Misconception:
    """A belief that leads to wrong numbers, as data; what it does is added by its kind.

    ``title`` says what somebody does, ``hint`` in one sentence what is right, ``lesson``
    names the lesson that teaches it. ``rule`` is set where the belief is another rule
    set's rule: the field of ``Rules`` that it turns on, and ``under`` the value with which
    it is right, or None for the other of two. ``house_rule`` says where it is played all the
    same, though these rules have no such field. ``within`` names misconceptions
    that give the same number wherever this one errs, so that no single hand tells them
    apart.
    """

    id: str
    title: str
    hint: str
    lesson: str
    rule: str = ""
    under: object = None
    house_rule: str = ""
    within: tuple[str, ...] = ()

    def elsewhere(self, rules: BaseRules) -> str:
        """Under which rule the belief is right, in words; empty for what is wrong everywhere.

        >>> from mahjong_lessons.practice.mistakes import MISCONCEPTIONS
        >>> from mahjong_lessons.riichi import Rules
        >>> MISCONCEPTIONS["F26"].elsewhere(Rules())
        'Right under another rule. There: A pair of the wind that is both seat and round wind \
brings 4 fu. Here: A pair of the wind that is both seat and round wind brings 2 fu.'
        """
        if not self.rule:
            return ""
        value = other_value(rules, self.rule) if self.under is None else self.under
        there = swap(rules, self.rule, value)
        words = there_and_here(there, rules, self.rule)
        return t("Right under another rule. {words}", words=words)

    def __str__(self) -> str:
        return f"{self.id}: {t(self.title)}"

    def __repr__(self) -> str:
        return f"<{self}>"


def other_value(rules: BaseRules, rule: str) -> Any:
    """The other value of a rule that has two; of a rule with more, the first other one.

    >>> from mahjong_lessons.riichi import Rules
    >>> other_value(Rules(), "double_wind_pair_fu")
    4
    """
    return next(value for value in rules.ALLOWED[rule] if value != getattr(rules, rule))
