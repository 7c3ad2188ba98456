"""What every misconception has, whatever it is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from mahjong_lessons.core.rules import BaseRules, swap, there_and_here
from mahjong_lessons.core.text import t
from mahjong_lessons.practice.answers.asked import Asked


@dataclass(frozen=True, eq=False)
class Sample:
    """A hand on which a misconception shows, with right answers and its holder's.

    ``about`` is a win, han and fu, or how a hand ended. ``answers`` are pairs by what is
    asked: the right one, the holder's. They are from the documents or added up by hand, and
    never from this code, which tests hold to them.
    """

    about: str
    answers: Mapping[Asked, tuple[int | str, int | str]]
    rules: Any = "documents"


def sample(about: str, rules: Any = "documents", **answers: tuple[int | str, int | str]) -> Sample:
    """A sample, with each pair named by what is asked.

    >>> sample("1 han 30 fu", worth=(1000, 900)).answers[Asked.WORTH]
    (1000, 900)
    """
    return Sample(about, {Asked(asked): pair for asked, pair in answers.items()}, rules)


@dataclass(frozen=True, kw_only=True, eq=False)
class Misconception:
    """A belief that leads to wrong numbers, as data; what it does is added by its kind.

    ``title`` says what somebody does, ``hint`` in one sentence what is right, ``lesson``
    names the lesson that teaches it, without its number. ``samples`` show it. ``rule`` is
    set where the belief is another rule set's rule: the field of ``Rules`` that it turns on,
    and ``under`` the value with which it is right, or None for the other of two.
    ``house_rule`` says where it is played all the same, though these rules have no such
    field. On how many wins it shows is ``measured``. Raises ``ValueError`` where a part is
    missing.
    """

    id: str
    title: str = ""
    hint: str = ""
    lesson: str = ""
    samples: tuple[Sample, ...] = ()
    rule: str = ""
    under: object = None
    house_rule: str = ""

    NEEDED: ClassVar[tuple[str, ...]] = ("title", "hint", "lesson", "samples")
    """The parts without which a row is not whole: its kind adds what its holder does."""

    def __post_init__(self) -> None:
        for part in self.NEEDED:
            if not getattr(self, part):
                raise ValueError(
                    t(
                        "misconception {id} has no {part}: write it in its row",
                        id=self.id,
                        part=part,
                    )
                )

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


AnyMisconception = TypeVar("AnyMisconception", bound=Misconception)


def by_id(rows: Iterable[AnyMisconception]) -> Mapping[str, AnyMisconception]:
    """Rows by their ids, in their order; ``ValueError`` where an id is there twice."""
    found: dict[str, AnyMisconception] = {}
    for row in rows:
        if row.id in found:
            raise ValueError(
                t(
                    "misconception {id} is there twice: {one} and {other}",
                    id=row.id,
                    one=found[row.id],
                    other=row,
                )
            )
        found[row.id] = row
    return found


def other_value(rules: BaseRules, rule: str) -> Any:
    """The other value of a rule that has two; of a rule with more, the first other one.

    >>> from mahjong_lessons.riichi import Rules
    >>> other_value(Rules(), "double_wind_pair_fu")
    4
    """
    return next(value for value in rules.ALLOWED[rule] if value != getattr(rules, rule))
