"""What a learner chooses to practise, and the questions and judgements that this gives.

It joins what is drawn by topic and level, the hands made for one mistake, and the
diagnosis of answers into what a drill asks for (``drill.Source``).
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import count, islice, product
from typing import Any

from mahjong_lessons.core.rules import Agreed, find
from mahjong_lessons.core.text import given, read_number, t
from mahjong_lessons.practice.answers.feedback import Feedback, Verdict
from mahjong_lessons.practice.diagnosis.attempts import wrong_answers
from mahjong_lessons.practice.diagnosis.candidate import Candidate
from mahjong_lessons.practice.diagnosis.question_kinds import DIAGNOSED, LEDGER
from mahjong_lessons.practice.draw.hinges import hinges, separate
from mahjong_lessons.practice.draw.topics import MIXED, levels_of, most_level, questions_of
from mahjong_lessons.practice.drill.drill import hand_key
from mahjong_lessons.practice.ledger.state import Ledger
from mahjong_lessons.practice.mistakes import FU, HONG_KONG, MISCONCEPTIONS
from mahjong_lessons.practice.questions.kinds import ASKS
from mahjong_lessons.practice.questions.question import Question
from mahjong_lessons.riichi.rules import RULES

DOCUMENTS = "documents"
"""The rule set that both games have."""

_AT_ONCE = 20
"""So many questions are drawn at once: a drawing starts from the first one every time."""


@dataclass(frozen=True, repr=False)
class Choice:
    """Topic, level, rules and seed of a drill.

    Raises ValueError for a topic, level or rule set that is not there, and for a seed that
    is no whole number.

    >>> Choice("fu", level=2).but("seed", "7")
    Choice('fu', level=2, seed=7)
    """

    topic: str = MIXED
    level: int = 1
    rules: Agreed | str = DOCUMENTS
    seed: int = 1

    def __post_init__(self) -> None:
        find(self.rules, self.rule_sets)
        if type(self.seed) is not int:
            raise ValueError(t("a seed is a whole number, not {seed}", seed=given(self.seed)))

    @property
    def rule_sets(self) -> Mapping[str, Agreed]:
        """The rule sets of the game that the topic is about."""
        return ASKS[levels_of(self.topic, self.level)[0].kind].rule_sets

    @property
    def levels(self) -> range:
        """The levels of the topic."""
        return range(1, most_level(self.topic) + 1)

    def but(self, name: str, value: object) -> Choice:
        """Choose one of them anew; numbers may be text. Raises ValueError as the choice itself.

        A topic that has no such level is begun at its last one, and one of the other
        game with the rules that both games have.

        >>> Choice("fu", level=3, rules="tenhou").but("topic", "units")
        Choice('units', level=2, seed=1)
        """
        if name in ("level", "seed"):
            value = read_number(str(value), name)
        changed: dict[str, Any] = {name: value}
        if name == "topic":
            changed["level"] = min(self.level, most_level(str(value)))
            other = Choice(str(value), changed["level"])
            changed["rules"] = self.rules if other.rule_sets is self.rule_sets else DOCUMENTS
        return replace(self, **changed)

    def __repr__(self) -> str:
        named = "" if self.rules == DOCUMENTS else f", rules={self.rules!r}"
        return f"Choice({self.topic!r}, level={self.level}, seed={self.seed}{named})"

    # --- what a drill asks for --------------------------------------------------

    def fresh(self, number: int) -> Question:
        """The fresh question of this number; the same for the same choice."""
        for times in count():
            drawn = _drawn(self, times)
            if number < len(drawn):
                break
            number -= len(drawn)
        return drawn[number]

    def hinge(self, mistake: str, but: Collection[str]) -> Question | None:
        """A question that this mistake alone gets wrong, about none of these hands."""
        about_riichi = self.rule_sets is RULES
        if mistake not in MISCONCEPTIONS or (mistake in HONG_KONG) is about_riichi:
            return None
        found = self._hinges(mistake) if about_riichi else self._shown_by(mistake)
        return next((one for one in found if hand_key(one.about) not in but), None)

    def apart(self, one: str, other: str) -> Question | None:
        """A question that two mistakes answer differently."""
        about_riichi = self.rule_sets is RULES
        if any((each in HONG_KONG) is about_riichi for each in (one, other)):
            return None
        return separate(one, other, self.seed, self.rules, self._kind(one, other))

    def judge(self, question: Question, answer: object) -> Feedback:
        """What is said of an answer; a ledger is one in its written form."""
        ledger = _ledger(question, answer)
        return _judged(question, ledger) if ledger else question.judge(answer)

    def suspects(self, question: Question, answer: object) -> tuple[Candidate, ...]:
        """The mistakes that an answer points to."""
        ledger = _ledger(question, answer)
        return question.suspects(_written(ledger) if ledger else answer)

    def titled(self, mistake: str) -> str:
        """A mistake in words; its name alone, if a newer version knows it and this one not."""
        known = MISCONCEPTIONS.get(mistake)
        return t(known.title) if known else mistake

    # --- inside -----------------------------------------------------------------

    def _hinges(self, mistake: str) -> Iterator[Question]:
        return islice(hinges(mistake, self.seed, self.rules, self._kind(mistake)), _AT_ONCE)

    def _shown_by(self, mistake: str) -> Iterator[Question]:
        """Questions of the topic, of any level, on which a mistake shows."""
        for level, number in product(self.levels, range(_AT_ONCE)):
            question = replace(self, level=level).fresh(number)
            if question.kind in DIAGNOSED:
                asked, subject = DIAGNOSED[question.kind]
                if mistake in wrong_answers(subject(question.about), asked, question.rules):
                    yield question

    def _kind(self, *mistakes: str) -> str:
        """Fu are asked for as the topic asks for them: by lines, or as one number."""
        kind = levels_of(self.topic, self.level)[0].kind
        return kind if kind == LEDGER and all(one in FU for one in mistakes) else ""


@cache
def _drawn(choice: Choice, times: int) -> tuple[Question, ...]:
    """The questions of one drawing, each with a seed of its own; all, where there are few."""
    seed = choice.seed + times * _NEXT_SEED
    return tuple(islice(questions_of(choice.topic, choice.level, seed, choice.rules), _AT_ONCE))


_NEXT_SEED = 1_000_003
"""Far from the seeds that people choose, so that no two drills share a drawing."""


# --- ledgers as answers -----------------------------------------------------------


def _ledger(question: Question, answer: object) -> Ledger | None:
    """The ledger that an answer is, for a question about lines."""
    if question.kind != LEDGER:
        return None
    written = json.dumps(answer) if isinstance(answer, dict) else str(answer).strip()
    if not written.startswith("{"):
        return None
    ledger = Ledger(question.shown, question.rules)
    ledger.load(written)
    ledger.check()
    return ledger


def _written(ledger: Ledger) -> Mapping[str, object]:
    """A ledger in its written form."""
    written: Mapping[str, object] = json.loads(ledger.export())
    return written


def _judged(question: Question, ledger: Ledger) -> Feedback:
    """One verdict for a whole ledger: wrong where a line is, blank where one is open.

    What another table's rule gives is said to be that, and no mistake.
    """
    verdicts = {found.verdict for found in ledger.judged.values()}
    for verdict in (Verdict.UNREADABLE, Verdict.BLANK):
        if verdict in verdicts:
            return Feedback(verdict, ledger.message or ledger.summary)
    if verdicts == {Verdict.RIGHT}:
        return Feedback(Verdict.RIGHT, ledger.summary)
    found = question.suspects(_written(ledger))
    if found and found[0].elsewhere:
        return Feedback(Verdict.ELSEWHERE, f"{t('A rule, not a mistake:')} {found[0].hint}")
    return Feedback(Verdict.WRONG, ledger.summary)
