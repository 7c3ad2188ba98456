"""What a kind of question is: its words, how its subject is made, how it is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from mahjong_lessons.core.rules import BaseRules
from mahjong_lessons.practice.answers.forms import AnswerForm
from mahjong_lessons.practice.answers.halves import Halves
from mahjong_lessons.practice.answers.slips import is_slip
from mahjong_lessons.practice.questions.entry import WORDS, Entry
from mahjong_lessons.practice.questions.possible import Possible, any_answer
from mahjong_lessons.practice.questions.subjects import QuestionSubject
from mahjong_lessons.riichi.rules import RULES


@dataclass(frozen=True)
class QuestionKind:
    """A kind of question: its words, how its subject is made, and the form of its answers.

    ``rule_sets`` are those of its game. ``diagnosed_as`` is what a diagnosis calls what is asked
    ("" where it knows nothing of it), and ``parse`` reads the line that the question is about
    into what a diagnosis and the form of answers take. ``examples`` show how an answer is
    written, and ``possible`` tells answers apart that no hand has. ``entry`` is how they are
    given, and ``part`` the one part of a ledger that is asked for.

    ``told`` is such a line as it was read, and ``rights`` are the right answers to a question.
    """

    prompt: str
    hint: str
    subject: Callable[[str, Any], QuestionSubject]
    answers: AnswerForm
    examples: tuple[str, ...]
    possible: Possible = any_answer
    entry: Entry = WORDS
    rule_sets: Mapping[str, BaseRules] = field(default_factory=lambda: RULES)
    diagnosed_as: str = ""
    parse: Callable[[str], Any] = str
    part: str = ""

    def example(self, about: str, told: object, rights: Sequence[str]) -> str:
        """One of the examples that is not right.

        Which one hangs on the line that is asked about: if it were always the first one, another
        one would say that the first is right.
        """
        wrong = [each for each in self.examples if self.answers.read(each, told) not in rights]
        return wrong[crc32(about.encode()) % len(wrong)]

    def halves(self, given: str, told: object, rights: Sequence[str]) -> Halves:
        """What of a wrong answer is right, beside the right one that it is nearest to."""
        found = (self.answers.halves(given, right, told) for right in rights)
        return max(found, key=lambda halves: halves.right)

    def is_slip(self, given: str, told: object, rights: Sequence[str]) -> bool:
        """Whether an answer is no answer to such a question, and one slip away from a right one."""
        if not self.answers.numbers or not any(is_slip(given, right) for right in rights):
            return False
        return not self.possible(given, told)
