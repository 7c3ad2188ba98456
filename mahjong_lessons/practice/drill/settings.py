"""What a learner chooses to practise, and the questions that this gives."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import KW_ONLY, dataclass, replace
from functools import cache
from itertools import count, islice, product
from typing import Any

from mahjong_lessons.core.rules import BaseRules, find
from mahjong_lessons.core.text import given, language, read_number, t
from mahjong_lessons.practice.diagnosis.attempts import wrong_answers
from mahjong_lessons.practice.draw.hinges import hinges, separate
from mahjong_lessons.practice.draw.topics import MIXED, levels_of, most_level, questions_of
from mahjong_lessons.practice.drill.progress import hand_key
from mahjong_lessons.practice.mistakes import FU, HONG_KONG, MISCONCEPTIONS
from mahjong_lessons.practice.questions.kinds import LEDGER, QUESTION_KINDS
from mahjong_lessons.practice.questions.question import Question
from mahjong_lessons.riichi.rules import RULES

DOCUMENTS = "documents"
"""The rule set that both games have."""

_AT_ONCE = 20
"""Questions drawn at once: a drawing starts from the first one every time."""


@dataclass(frozen=True, repr=False)
class DrillSettings:
    """Topic, level, rules and seed of a drill.

    Raises ValueError for a topic, level or rule set that is not there, and for a seed that
    is no whole number.

    >>> DrillSettings("fu", level=2).change("seed", "7")
    DrillSettings('fu', level=2, seed=7)
    """

    topic: str = MIXED
    level: int = 1
    _: KW_ONLY
    rules: BaseRules | str = DOCUMENTS
    seed: int = 1

    def __post_init__(self) -> None:
        find(self.rules, self.rule_sets)
        if type(self.seed) is not int:
            raise ValueError(t("a seed is a whole number, not {seed}", seed=given(self.seed)))

    @property
    def rule_sets(self) -> Mapping[str, BaseRules]:
        """The rule sets of the game that the topic is about."""
        return QUESTION_KINDS[self._kind].rule_sets

    @property
    def levels(self) -> range:
        """The levels of the topic."""
        return range(1, most_level(self.topic) + 1)

    def change(self, name: str, value: object) -> DrillSettings:
        """Choose one of them anew; numbers may be text. Raises ValueError as the settings do.

        A topic that has no such level is begun at its last one, and one of the other
        game with the rules that both games have.

        >>> DrillSettings("fu", level=3, rules="tenhou").change("topic", "units")
        DrillSettings('units', level=2, seed=1)
        """
        if name in ("level", "seed"):
            value = read_number(str(value), name)
        changed: dict[str, Any] = {name: value}
        if name == "topic":
            changed["level"] = min(self.level, most_level(str(value)))
            other = DrillSettings(str(value), changed["level"])
            changed["rules"] = self.rules if other.rule_sets is self.rule_sets else DOCUMENTS
        return replace(self, **changed)

    def __repr__(self) -> str:
        named = "" if self.rules == DOCUMENTS else f", rules={self.rules!r}"
        return f"DrillSettings({self.topic!r}, level={self.level}, seed={self.seed}{named})"

    # --- questions ----------------------------------------------------------------

    def fresh_question(self, number: int) -> Question:
        """The fresh question of this number, from 0; the same for the same settings."""
        for times in count():
            drawn = _drawn(self, times, language())
            if number < len(drawn):
                break
            number -= len(drawn)
        return drawn[number]

    def hinge_question(self, mistake: str, avoid: Collection[str]) -> Question | None:
        """A question that this mistake alone gets wrong; ``avoid`` are keys of hands.

        None where there is none: for a mistake of the other game, or one that is not known.
        """
        about_riichi = self.rule_sets is RULES
        if mistake not in MISCONCEPTIONS or (mistake in HONG_KONG) is about_riichi:
            return None
        found = self._hinges(mistake) if about_riichi else self._shown_by(mistake)
        return next((each for each in found if hand_key(each.about) not in avoid), None)

    def separating_question(self, mistake: str, other: str) -> Question | None:
        """A question that two mistakes answer differently; None where there is none."""
        about_riichi = self.rule_sets is RULES
        if any((each in HONG_KONG) is about_riichi for each in (mistake, other)):
            return None
        return separate(
            mistake, other, self.seed, rules=self.rules, kind=self._kind_for(mistake, other)
        )

    # --- inside -----------------------------------------------------------------

    @property
    def _kind(self) -> str:
        """The kind of question that the topic begins with."""
        return levels_of(self.topic, self.level)[0].kind

    def _kind_for(self, *mistakes: str) -> str:
        """Fu are asked for as the topic asks for them: by lines, or as one number."""
        return LEDGER if self._kind == LEDGER and all(one in FU for one in mistakes) else ""

    def _hinges(self, mistake: str) -> Iterator[Question]:
        found = hinges(mistake, self.seed, rules=self.rules, kind=self._kind_for(mistake))
        return islice(found, _AT_ONCE)

    def _shown_by(self, mistake: str) -> Iterator[Question]:
        """Questions of the topic, of any level, on which a mistake shows."""
        for level, number in product(self.levels, range(_AT_ONCE)):
            question = replace(self, level=level).fresh_question(number)
            kind = QUESTION_KINDS[question.kind]
            if kind.diagnosed_as and mistake in wrong_answers(
                kind.parse(question.about), kind.diagnosed_as, question.rules
            ):
                yield question


@cache
def _drawn(settings: DrillSettings, times: int, spoken: str) -> tuple[Question, ...]:
    """The questions of one drawing, each with a seed of its own; all, where there are few."""
    seed = settings.seed + times * _NEXT_SEED
    found = questions_of(settings.topic, settings.level, seed, rules=settings.rules)
    return tuple(islice(found, _AT_ONCE))


_NEXT_SEED = 1_000_003
"""Far from the seeds that people choose, so that no two drills share a drawing."""
