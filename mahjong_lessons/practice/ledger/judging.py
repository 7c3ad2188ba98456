"""How the answers to a fu ledger are judged.

Each line is judged alone, the sum against the learner's own lines and the fu that
count against the learner's own sum. So one slip is one slip, and a right number
that was reached by a wrong line is seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from mahjong_lessons.core.text import t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.practice.answers.feedback import Feedback, Verdict, blank, is_blank, unreadable
from mahjong_lessons.practice.answers.numbers import read_amount
from mahjong_lessons.practice.answers.plain import as_written
from mahjong_lessons.practice.diagnosis.candidate import Candidate, candidates_in_words
from mahjong_lessons.practice.diagnosis.diagnosing import diagnose, mistakes_by_line
from mahjong_lessons.practice.ledger.lines import SUM, TOTAL, LedgerLine, ledger_lines
from mahjong_lessons.riichi.fu import BASE_FU, CLOSED_RON_FU, Part, round_up_fu
from mahjong_lessons.riichi.fu_count import FuCount
from mahjong_lessons.riichi.scoring import score


def judge_lines(count: FuCount, answers: Mapping[str, object]) -> dict[str, Feedback]:
    """Judge the answers to a ledger's lines, by key; a missing one is blank.

    Answers are numbers or text. None of them raises.

    >>> from mahjong_lessons.riichi import Win, count_fu
    >>> count = count_fu(Win.parse("2m678s555z pon 888p chi 456m tsumo 2m"))
    >>> found = judge_lines(count, {"base": 20, "won": "+2 fu", "wait": 0, "fu": "40"})
    >>> found["won"], found["wait"], found["pair"]
    (Feedback(right: Right: the winning tile was drawn; an open hand gets this too.), \
Feedback(wrong: Not 0. A wait for the second tile of the pair brings 2.), \
Feedback(blank: Not answered yet.))
    """
    own = min(
        (_OwnNumbers(one, answers) for one in _paying_the_same(count)), key=lambda one: one.wrong
    )
    return {line.key: own.feedback(line, answers.get(line.key)) for line in own.rows}


def _paying_the_same(count: FuCount) -> Iterator[FuCount]:
    """The count, and those of readings that pay the same: who writes one of them is right too."""
    yield count
    counts = score(count.win, rules=count.rules).best_counts if len(count.win.readings) > 1 else ()
    if count.reading in [one.reading for one in counts]:
        keys = [line.key for line in ledger_lines(count)]
        for one in counts:
            if one.reading != count.reading and [line.key for line in ledger_lines(one)] == keys:
                yield one


class _OwnNumbers:
    """The learner's own numbers, against which later lines are judged."""

    def __init__(self, count: FuCount, answers: Mapping[str, object]) -> None:
        self.count = count
        self.rows = ledger_lines(count)
        *self.lines, self.sum_line, self.total_line = self.rows
        self.numbers = {line.key: _number(answers.get(line.key)) for line in self.rows}

    @property
    def starts_at_30(self) -> bool:
        """Whether the 10 of a closed ron is in the base already, as document D has it."""
        base, won = self.numbers[Part.BASE], self.numbers[Part.WON]
        right = {line.key: line.right for line in self.lines}
        return base == BASE_FU + CLOSED_RON_FU and not won and right[Part.WON] == CLOSED_RON_FU

    @property
    def added(self) -> int | None:
        """What the learner's lines add up to, if all of them are there."""
        numbers = [self.numbers[line.key] for line in self.lines]
        return sum(n for n in numbers if n is not None) if None not in numbers else None

    @property
    def wrong(self) -> int:
        """How many lines are there and not right; sum and fu follow from them."""
        return sum(self.numbers[one.key] not in (None, one.right) for one in self.lines)

    @property
    def slipped(self) -> bool:
        """Whether a line or the sum is there and wrong."""
        together = (Part.BASE, Part.WON) if self.starts_at_30 else ()
        return any(
            self.numbers[line.key] not in (None, line.right)
            for line in (*self.lines, self.sum_line)
            if line.key not in together
        )

    def feedback(self, line: LedgerLine, answer: object) -> Feedback:
        """Judge one answer."""
        if is_blank(answer):
            return blank()
        try:
            given = read_amount(as_written(answer))
        except ValueError as error:
            return unreadable(error)
        if line.key == SUM:
            return self._sum(given)
        if line.key == TOTAL:
            return self._total(given)
        if self.starts_at_30 and line.key in (Part.BASE, Part.WON):
            return Feedback(Verdict.RIGHT, t("Right: the 10 for the ron is in the 30."))
        return _right(line) if given == line.right else _wrong(given, self._behind[line.key])

    @cached_property
    def _behind(self) -> Mapping[str, tuple[Candidate, ...]]:
        """The mistakes behind the lines that are wrong."""
        lines = {line.key: self.numbers[line.key] for line in self.lines}
        wrong = [line.key for line in self.lines if lines[line.key] not in (None, line.right)]
        return mistakes_by_line(self.count, lines, wrong)

    def _sum(self, given: int) -> Feedback:
        added = self.added
        if given == self.sum_line.right:
            if added == given and not self.slipped:
                return _right(self.sum_line)
            if added is None or added == given:
                # The addends would give the lines away that are still open or wrong.
                words = t("Right: {given}.", given=given)
                if self.slipped:
                    words += " " + t("But a line is wrong.")
                return Feedback(Verdict.RIGHT, words)
            words = t(
                "{given} is right, but your lines add up to {added}.", given=given, added=added
            )
            return Feedback(Verdict.RIGHT, words)
        if given == added:
            words = t("{given} is right for your lines, but a line is wrong.", given=given)
            return Feedback(Verdict.FOLLOWS, words)
        if added is None:
            return _wrong(given)
        return Feedback(Verdict.WRONG, t("Your lines do not add up to {given}.", given=given))

    def _total(self, given: int) -> Feedback:
        own = self.numbers[SUM]
        if given == self.total_line.right:
            if not self.slipped:
                return _right(self.total_line)
            return Feedback(Verdict.RIGHT, self._hidden(given))
        if own is None:
            return _wrong(given)
        if given == _counted(self.count, own):
            words = t(
                "{given} is right for your {own}, but that sum is wrong.", given=given, own=own
            )
            return Feedback(Verdict.FOLLOWS, words)
        found = diagnose(self.count.win, {SUM: own, TOTAL: given}, rules=self.count.rules)
        words = t("A sum of {own} does not count as {given} here.", own=own, given=given)
        return _named(words, found if own == self.count.raw else ())

    def _hidden(self, given: int) -> str:
        """What is said of a right number that wrong lines or a wrong sum led to."""
        words = t("{given} is right here, but not all that leads to it.", given=given)
        own = self.numbers[SUM] if self.added is None else self.added
        return f"{words} {_cost(self.count.raw, self.count.raw if own is None else own)}"


def _cost(right: int, own: int) -> str:
    """What a slip that rounding hides here does to a hand with a few fu more."""
    for more in range(2, 10, 2):
        counted, slipped = round_up_fu(right + more), round_up_fu(own + more)
        if counted != slipped:
            return t(
                "On a hand with {more} fu more the same slip gives {slipped}, not {counted}.",
                more=more,
                slipped=slipped,
                counted=counted,
            )
    return t("On another hand it will cost.")


def _counted(count: FuCount, raw: int) -> int:
    """What a sum counts for on this hand, the named exceptions included."""
    if raw == count.raw:
        return count.total
    if raw == BASE_FU and count.win.by is WinBy.RON and not count.win.is_closed:
        return count.rules.open_pinfu_fu
    return round_up_fu(raw)


def _number(answer: object) -> int | None:
    if is_blank(answer):
        return None
    try:
        return read_amount(as_written(answer))
    except ValueError:
        return None


def _right(line: LedgerLine) -> Feedback:
    return Feedback(Verdict.RIGHT, t("Right: {why}.", why=line.why))


def _wrong(given: int, found: Sequence[Candidate] = ()) -> Feedback:
    return _named(t("Not {given}.", given=given), found)


def _named(words: str, found: Sequence[Candidate]) -> Feedback:
    """Wrong, and what is behind it, where that is known."""
    named = candidates_in_words(found)
    ids = tuple(one.id for one in found) if named else ()
    return Feedback(Verdict.WRONG, f"{words} {named}".strip(), ids)
