"""Self-checking questions: what is asked, the right answer, a hint and the why.

A question is data; its answer is worked out by the engine when it is made. ``kinds``
holds the kinds of question.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import cached_property
from typing import Any

from mahjong_lessons.core.rules import (
    BaseRules,
    find,
    name_among,
    sentences,
    swap,
    there_and_here,
    variations,
)
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, listing, t
from mahjong_lessons.lessons.units import SETTINGS
from mahjong_lessons.practice.answers.feedback import (
    Feedback,
    Verdict,
    blank,
    is_blank,
    slip,
    unreadable,
)
from mahjong_lessons.practice.answers.halves import Halves
from mahjong_lessons.practice.answers.plain import as_written
from mahjong_lessons.practice.diagnosis.candidate import Candidate, candidates_in_words
from mahjong_lessons.practice.ledger.state import Ledger, begin_ledger
from mahjong_lessons.practice.questions.candidates import candidates_for
from mahjong_lessons.practice.questions.entry import Entry
from mahjong_lessons.practice.questions.kind import QuestionKind
from mahjong_lessons.practice.questions.kinds import LEDGER, QUESTION_KINDS
from mahjong_lessons.practice.record.facts import QuestionKey
from mahjong_lessons.views import Part, content, draw, reveal


@dataclass(frozen=True)
class Question(Displayable):
    """One question about a win or some tiles; ``ask(kind, about, rules)`` makes it again.

    Answers may be given as a number or as text; for the lines of a ledger as a ledger, too, or
    as a mapping of its parts. A blank one (None, "" or ``...``) is never wrong, and no answer
    raises.

    >>> question = ask("fu", "234678m999s55p44s tsumo 5p")
    >>> question.check(40)
    Feedback(right: Right: 40.)
    >>> question.check(None)
    Feedback(blank: Not answered yet.)
    """

    kind: str
    about: str
    prompt: str
    shown: Any
    """A win of either game, tiles, or words."""
    answer: str
    """The right answer, written the same way in every language."""
    also: tuple[str, ...]
    """Other right answers: of another reading that pays the same."""
    hint_words: str
    why: Displayable = field(compare=False)
    _: KW_ONLY
    rules: Any
    """The rules of its game."""

    @property
    def asked(self) -> QuestionKey:
        """What it asks; the rules are named, or those are that differ from the documents'.

        >>> ask("fu", "2288m3355p1177s6z ron 6z", rules="tenhou").asked.rules
        'tenhou'
        """
        known = name_among(self.rules, self._kind.rule_sets)
        return QuestionKey(self.kind, self.about, known or _differences(self.rules))

    # --- answers ----------------------------------------------------------------

    def check(self, answer: object = None, *, sure: bool = False) -> Feedback:
        """Judge an answer, and say which mistake is behind it where one is known.

        One that is likely a slip of the keyboard is asked about first; who is ``sure`` of it
        gives it again, and it is judged.

        >>> ask("fu", "234567m345p99p67s tsumo 8s").check(30).words
        '30 is not it. Likely: a pair of terminals given 2; or 2 for tsumo added to pinfu.'
        >>> ask("fu", "234567m345p99p67s tsumo 8s").check(200)
        Feedback(slip: 200: is that what you meant? Enter it again to keep it.)
        """
        judged = self.judge(answer, sure=sure)
        if judged.verdict is not Verdict.WRONG:
            return judged
        found = self.candidates(answer)
        if not (named := candidates_in_words(found)):
            return judged
        ids = tuple(one.id for one in found)
        if isinstance(answer, Ledger | Mapping):
            return Feedback(Verdict.WRONG, f"{judged.words} {named}", ids)
        given = self.read(as_written(answer))
        words = t("{given} is not it.", given=self.say(given))
        words = _sentences(words, named, self._halves(given).words, self._by_chance(given))
        return replace(judged, words=words, mistakes=ids)

    def candidates(self, answer: object) -> tuple[Candidate, ...]:
        """The mistakes that an answer points to, the surest first; none if it cannot be read."""
        if is_blank(answer):
            return ()
        if isinstance(answer, Ledger):
            answer = answer.parts
        try:
            read = answer if isinstance(answer, Mapping) else self.read(as_written(answer))
            return candidates_for(self.kind, self.about, read, self.rules)
        except ValueError:
            return ()

    def judge(self, answer: object = None, *, sure: bool = False) -> Feedback:
        """Judge an answer, whatever is behind it.

        One that is right under another rule is no mistake, unless a mistake is known that
        leads to it and is not that rule. Of a wrong one it is said what of it is right.
        """
        if is_blank(answer):
            return blank()
        try:
            if self.kind == LEDGER and isinstance(answer, Ledger | Mapping):
                return self._judge_ledger(answer)
            given = self.read(as_written(answer))
        except ValueError as error:
            return unreadable(error)
        if given in self._rights:
            return Feedback(Verdict.RIGHT, t("Right: {answer}.", answer=self.say(given)))
        alone = [one for one in self.candidates(answer) if len(one.mistakes) == 1]
        open_to_rules = not alone or any(one.elsewhere for one in alone)
        if open_to_rules and (rule := self._rule_of(given)):
            words = t(
                "{given} is right under another rule. {rule}", given=self.say(given), rule=rule
            )
            return Feedback(Verdict.ELSEWHERE, words)
        if not sure and not alone and self._kind.is_slip(given, self._told, self._rights):
            return slip(self.say(given))
        halves = self._halves(given)
        verdict = N_("{given} is not quite it.") if halves.words else N_("{given} is not it.")
        words = _sentences(
            t(verdict, given=self.say(given)),
            halves.words,
            t("Hint: {hint}", hint=self.hint_words),
            self._by_chance(given),
        )
        return Feedback(Verdict.WRONG, words, parts=halves.parts)

    def _judge_ledger(self, answer: Ledger | Mapping[str, object]) -> Feedback:
        """One verdict for a whole ledger: wrong where a line is, blank where one is open.

        What another table's rule gives is said to be that, and no mistake.
        """
        if isinstance(answer, Mapping):
            ledger = begin_ledger(self.shown, rules=self.rules).fill(answer)
        else:
            ledger = answer if answer.checked else answer.check()
        verdicts = {found.verdict for found in ledger.judged.values()}
        for verdict in (Verdict.UNREADABLE, Verdict.BLANK):
            if verdict in verdicts:
                return Feedback(verdict, ledger.summary)
        if verdicts == {Verdict.RIGHT}:
            return Feedback(Verdict.RIGHT, ledger.summary)
        found = self.candidates(ledger)
        if found and found[0].elsewhere:
            words = t("A rule, not a mistake: {rule}", rule=found[0].hint)
            return Feedback(Verdict.ELSEWHERE, words)
        return Feedback(Verdict.WRONG, ledger.summary)

    def read(self, answer: str) -> str:
        """An answer in the form in which :attr:`answer` is written; ValueError for other text."""
        return self._kind.answers.read(answer, self._told)

    def say(self, answer: str) -> str:
        """An answer as the course prints it: names are in the language that is spoken."""
        return self._kind.answers.say(answer)

    @cached_property
    def example(self) -> str:
        """How an answer is written; it is never right.

        >>> ask("pays", "2 han 30 fu, tsumo").example
        '800/1600'
        """
        return self._kind.example(self.about, self._told, self._rights)

    @property
    def _kind(self) -> QuestionKind:
        return QUESTION_KINDS[self.kind]

    @property
    def _rights(self) -> tuple[str, ...]:
        return (self.answer, *self.also)

    @cached_property
    def _told(self) -> Any:
        """What is asked about, for whoever reads an answer."""
        return self._kind.parse(self.about)

    def _halves(self, given: str) -> Halves:
        return self._kind.halves(given, self._told, self._rights)

    # --- other rules --------------------------------------------------------------

    def answer_under(self, rules: BaseRules) -> str:
        """The answer under other rules; "" where they have no such hand."""
        try:
            return self._kind.subject(self.about, rules).answer
        except ValueError:
            return ""

    def _by_chance(self, given: str) -> str:
        """That a wrong answer would be right under another rule; nothing where it would not.

        Rules that the question states are left out: with these the learner has counted.
        """
        rule = self._rule_of(given, but=SETTINGS)
        return t("Under another rule it would be right. {rule}", rule=rule) if rule else ""

    def _rule_of(self, given: str, but: Collection[str] = ()) -> str:
        """The rules under which an answer is right, in words; "" where there are none."""
        for rules in self._excuses(but):
            if given == self.answer_under(rules):
                names = self._together(rules)
                return there_and_here(rules, self.rules, *names)
        return ""

    def _excuses(self, but: Collection[str]) -> Iterator[Any]:
        """Other rules that an answer may have been counted by, first those with one difference."""

        def excuses(rule: str, value: object) -> bool:
            return rule not in but and value not in self.rules.ROWS[rule].no_excuse

        for rule, value, rules in variations(self.rules):
            if excuses(rule, value):
                yield rules
        for rules in self._published:
            here = {rule: getattr(self.rules, rule) for rule in rules.ALLOWED}
            kept = [rule for rule in here if not excuses(rule, getattr(rules, rule))]
            yield replace(rules, **{rule: here[rule] for rule in kept})

    @property
    def said(self) -> str:
        """The right answer, as the reader would write it."""
        said = self.entry.said(self.answer)
        return self.say(self.answer) if said == self.answer else said

    @property
    def answer_drawn(self) -> Displayable | None:
        """The right answer as tiles, where it is tiles that are tapped."""
        if self.entry.kind in ("tap", "tiles"):
            return draw(self.answer)
        return None

    @property
    def entry(self) -> Entry:
        """How it is answered."""
        return QUESTION_KINDS[self.kind].entry

    @property
    def hint(self) -> Feedback:
        """A push in the right direction, without the answer."""
        return Feedback(Verdict.BLANK, t("Hint: {hint}", hint=self.hint_words))

    @cached_property
    def turns_on(self) -> tuple[str, ...]:
        """The rules that alone could change the answer, and those that do so together.

        Rules act together where a published rule set has them.

        >>> ask("fu", "666m35p11z234567s tsumo 4p riichi seat E").turns_on
        ('double_wind_pair_fu',)
        """
        found = [
            rule
            for rule, _, rules in variations(self.rules)
            if self.answer_under(rules) != self.answer
        ]
        for rules in self._published:
            kept = {rule: getattr(self.rules, rule) for rule in found}
            there = replace(rules, **kept)
            if self.answer_under(there) != self.answer:
                found += self._together(there)
        return tuple(dict.fromkeys(found))

    @property
    def _published(self) -> tuple[Any, ...]:
        """The published rule sets of its game."""
        return tuple(self._kind.rule_sets.values())

    def _together(self, there: Any) -> tuple[str, ...]:
        """Of the rules that other rules change so many as change the answer, and no more."""
        answer = self.answer_under(there)
        names = [
            rule for rule in there.ALLOWED if getattr(there, rule) != getattr(self.rules, rule)
        ]
        needed = []
        for name in names:
            without = swap(there, name, getattr(self.rules, name))
            if self.answer_under(without) == answer:
                there = without
            else:
                needed.append(name)
        return tuple(needed)

    @property
    def solution(self) -> Displayable:
        """The answer and how it comes about, behind a click."""
        return reveal(self.why, t("Show the solution"))

    def __repr__(self) -> str:
        return f"Question({self.prompt!r})"


@content.register
def _(value: Question) -> Sequence[Part]:
    return value.shown, value.prompt


def ask(kind: str, about: object, *, rules: BaseRules | str = "documents") -> Question:
    """Make a question of a kind (see :data:`QUESTION_KINDS`) about a win or some tiles.

    ``about`` is a win or its line in the one-line notation; for "dora", "tiles", "yaochuu" and
    "winning" it is tiles; for "base", "worth", "pays" and "limit" han and fu, such as
    "3 han 40 fu, dealer, tsumo"; for "draw" the seats that are tenpai. For "faan" and
    "patterns" it is a Hong Kong win, and the rules are Hong Kong ones.

    >>> ask("dora", "9s").check("1s")
    Feedback(right: Right: 1s.)
    """
    if not isinstance(kind, str) or kind not in QUESTION_KINDS:
        raise ValueError(
            t(
                '"{kind}" is no kind of question: choose {kinds}',
                kind=kind,
                kinds=listing(list(QUESTION_KINDS)),
            )
        )
    row, line = QUESTION_KINDS[kind], str(about)
    agreed = find(rules, row.rule_sets)
    subject = row.subject(line, agreed)
    return Question(
        kind=kind,
        about=line,
        prompt=t(row.prompt),
        shown=subject.shown,
        answer=subject.answer,
        also=subject.also,
        hint_words=subject.hint or t(row.hint),
        why=subject.why,
        rules=agreed,
    )


def _differences(rules: BaseRules) -> str:
    """The rules that are others than those a game begins with."""
    first = type(rules)()
    names = (name for name in rules.ROWS if getattr(rules, name) != getattr(first, name))
    return ", ".join(f"{name}={getattr(rules, name)}" for name in names)


def _sentences(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


def with_rules(question: Question) -> Question:
    """The same question, and in its prompt every rule that could change the answer.

    >>> with_rules(ask("fu", "345m66p67p678s chi 234m ron 8p")).prompt
    'How many fu does this hand count, rounded? An open hand without fu, won by ron, counts 30.'
    """
    words = sentences(question.rules, *question.turns_on)
    return replace(question, prompt=" ".join((question.prompt, *words)))
