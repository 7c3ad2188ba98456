"""A worksheet as a value: what was asked for, and the questions that this draws."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from functools import cached_property

from mahjong_lessons.core.rules import find, sentences
from mahjong_lessons.core.text import N_, listing, t
from mahjong_lessons.practice.draw.topics import MIXED, draw_questions, levels_of
from mahjong_lessons.practice.questions.kinds import QUESTION_KINDS
from mahjong_lessons.practice.questions.question import Question

PAPERS = ("a4", "letter")
"""The paper that a sheet is laid out for."""


@dataclass(frozen=True)
class Worksheet:
    """Questions of a topic and level, drawn from a seed; ``rules`` is the name of a rule set.

    Raises ``ValueError`` for a topic, level, rule set or paper that is not there.

    >>> sheet = Worksheet("fu", level=2, count=3, seed=7)
    >>> len(sheet.questions), sheet.title
    (3, 'fu, level 2')
    """

    topic: str = MIXED
    level: int = 1
    count: int = 10
    seed: int = 1
    _: KW_ONLY
    rules: str = "documents"
    paper: str = "a4"

    def __post_init__(self) -> None:
        find(self.rules, QUESTION_KINDS[levels_of(self.topic, self.level)[0].kind].rule_sets)
        if self.paper not in PAPERS:
            names = listing(list(PAPERS))
            raise ValueError(t("paper is {names}, not {paper}", names=names, paper=self.paper))
        if self.count < 1:
            raise ValueError(t("a worksheet has one question at least"))

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """The questions, always the same for the same sheet."""
        return draw_questions(self.topic, self.level, self.count, self.seed, rules=self.rules)

    @property
    def title(self) -> str:
        """Topic and level."""
        return t("{topic}, level {level}", topic=t(self.topic), level=self.level)

    @property
    def tasks(self) -> tuple[str, ...]:
        """What is asked for, each wording once."""
        return tuple(dict.fromkeys(map(task_of, self.questions)))

    @property
    def rule_words(self) -> tuple[str, ...]:
        """The rules on which answers turn: said once for all, lest a question give itself away."""
        names = dict.fromkeys(name for each in self.questions for name in each.turns_on)
        return sentences(self.questions[0].rules, *names)

    @property
    def call(self) -> str:
        """The same questions in Python."""
        return (
            f'draw_questions("{self.topic}", level={self.level}, count={self.count}, '
            f'seed={self.seed}, rules="{self.rules}")'
        )


_ON_PAPER: Mapping[str, str] = {
    "lines": N_("Fill in the ledger: tiles and fu of each line, the sum, and the fu that count."),
    "fu": N_("How many fu does this hand count? The ledger is there to help."),
}
"""Tasks in other words than on a screen."""


def task_of(question: Question) -> str:
    """What a question asks for, without the rules on which it turns.

    >>> from mahjong_lessons.practice import ask
    >>> task_of(ask("fu", "234678m999s55p44s ron 5p riichi"))
    'How many fu does this hand count? The ledger is there to help.'
    """
    return t(_ON_PAPER.get(question.kind, QUESTION_KINDS[question.kind].prompt))
