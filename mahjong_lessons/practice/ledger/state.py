"""A ledger while a learner fills it in.

The state is a frozen value; each step of a learner gives the next one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, listing, nt, t
from mahjong_lessons.practice.answers.feedback import Feedback, Verdict, asks_for_help
from mahjong_lessons.practice.ledger.judging import judge_lines
from mahjong_lessons.practice.ledger.lines import LedgerLine, ledger_lines
from mahjong_lessons.practice.ledger.parts import (
    as_text,
    by_lines,
    by_parts,
    known_parts,
    parse_parts,
)
from mahjong_lessons.riichi.fu_count import FuCount
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.scoring import count_fu, score
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views import Cell, Part, Reveal, Table, content, reveal

_NO_HELP, _HINT, _ANSWER = range(3)


@dataclass(frozen=True)
class Ledger(Displayable):
    """A ledger for one win: the answers so far, the help that was asked for, and what was before.

    ``answers`` are texts by the keys of the lines. Those in ``given`` are filled in from the
    start and stay. Answers are judged ``at_once``, or when they are ``checked``. ``help`` counts
    how often help was asked for on a line, ``past`` holds the answers before each change.

    >>> ledger = begin_ledger("234678m999s55p44s tsumo 5p", given=("base", "sets"))
    >>> ledger.answer("wait", "2").feedback("wait")
    Feedback(wrong: Not 2. Two pairs that wait bring nothing for the wait: the triplet has its \
own fu.)
    >>> ledger.answer("wait", "2").export()
    '{"base": 20, "won": null, "sets": [0, 0, 4, 8], "pair": null, "wait": 2, \
"sum": null, "fu": null}'
    """

    count: FuCount
    given: Mapping[str, str] = field(default_factory=dict)
    at_once: bool = True
    answers: Mapping[str, str] = field(default_factory=dict)
    help: Mapping[str, int] = field(default_factory=dict)
    checked: bool = False
    past: tuple[Mapping[str, str], ...] = ()
    message: str = ""
    unread: str = ""
    """A pasted line that could not be read, to be mended."""
    at: str = ""
    """The line at which the learner is."""

    # --- what a learner does --------------------------------------------------

    def answer(self, key: str, answer: object) -> Ledger:
        """Write an answer, a number or text, beside a line; "" takes it away.

        A question mark asks for help and leaves the answer as it was. Raises ValueError for
        a line that is not there.
        """
        if asks_for_help(answer):
            return self.hint(key)
        return self._write({**self.answers, self.line(key).key: as_text(answer)})

    def hint(self, key: str) -> Ledger:
        """Give more help on a line: first a hint, then the answer."""
        more = min(self._helped(self.line(key).key) + 1, _ANSWER)
        return replace(self, help={**self.help, key: more}, at=key, message="", unread="")

    def go_on(self, key: str) -> Ledger:
        """Leave a line for the next that waits, round the end; stay where something is amiss."""
        keys = [line.key for line in self.lines]
        place = keys.index(self.line(key).key)
        if key in self.blanks or self.feedback(key).verdict in _AMISS:
            return replace(self, at=key)
        later = keys[place + 1 :] + keys[:place]
        return replace(self, at=next((one for one in later if one in self.blanks), ""))

    def check(self) -> Ledger:
        """Point out what is still blank, and judge the rest if that was to wait."""
        return replace(self, checked=True, message="", unread="")

    def clear(self) -> Ledger:
        """Take every answer and every hint away; the answers can be brought back."""
        return replace(self, checked=False, help={})._write({})

    def undo(self) -> Ledger:
        """Bring back the answers before the last change."""
        if not self.past:
            return self
        *past, before = self.past
        return replace(self, answers=before, past=tuple(past), message="", unread="")

    def fill(self, parts: Mapping[str, object]) -> Ledger:
        """Take the answers from a mapping such as ``{"base": 20, "sets": [8, 0, 0, 0]}``.

        Raises ValueError for what belongs to no ledger of this hand.
        """
        return self._write(by_lines(self.lines, parts))

    def load(self, text: str) -> Ledger:
        """Take the answers from a line of text; if it cannot be read, say so alone."""
        try:
            return self.fill(parse_parts(text))
        except ValueError as error:
            message = t("Nothing was changed. {why}", why=error)
            return replace(self, message=message, unread=text)

    # --- what is shown --------------------------------------------------------

    @cached_property
    def lines(self) -> tuple[LedgerLine, ...]:
        """The lines in their order, each with its right fu."""
        return ledger_lines(self.count)

    @cached_property
    def judged(self) -> Mapping[str, Feedback]:
        """What became of each answer; worked out when it is first asked for."""
        return judge_lines(self.count, self.answers)

    @property
    def parts(self) -> Mapping[str, object]:
        """The answers by parts, as :meth:`fill` takes them; None where one is blank."""
        return by_parts(self.lines, self.answers)

    def export(self) -> str:
        """The answers as one line of text, that :meth:`load` reads."""
        return json.dumps(self.parts)

    @property
    def blanks(self) -> tuple[str, ...]:
        """The keys of the lines that are still blank."""
        return tuple(line.key for line in self.lines if line.key not in self.answers)

    @property
    def helped(self) -> bool:
        """Whether help was asked for."""
        return bool(self.help)

    def line(self, key: str) -> LedgerLine:
        """The line of that key; raises ValueError where there is none."""
        found = {line.key: line for line in self.lines}
        if key not in found:
            keys = listing(list(found))
            message = t('"{key}" is no line of this ledger: choose {keys}', key=key, keys=keys)
            raise ValueError(message)
        return found[key]

    def feedback(self, key: str) -> Feedback:
        """What is said beside a line now; nothing while it waits for an answer."""
        line = self.line(key)
        hint = t("Hint: {hint}", hint=line.hint)
        if self._waits and key not in self.given:
            return Feedback(Verdict.BLANK, hint if key in self.help else "")
        judged = self.judged[key]
        if key in self.given:
            return Feedback(judged.verdict, t("Given: {why}.", why=line.why))
        said = [judged.words] if judged.verdict is not Verdict.BLANK or self.checked else []
        match self._helped(key):
            case 1 if len(judged.mistakes) != 1:  # what is right has been said then
                said.append(hint)
            case 2:
                said.append(t("Answer: {fu}. {why}.", fu=line.right, why=_sentence(line.why)))
        return Feedback(judged.verdict, " ".join(said), judged.mistakes)

    def next_help(self, key: str) -> str:
        """What the next hint on a line will give, in a word; empty when nothing is left."""
        if self._waits and key not in self.given:
            return "" if key in self.help else t("Hint")
        if key in self.given or self.judged[key].verdict is Verdict.RIGHT:
            return ""
        return (t("Hint"), t("Answer"), "")[self._helped(key)]

    @property
    def summary(self) -> str:
        """How far the ledger is filled in, and how well."""
        asked = len(self.lines) - len(self.given)
        filled = asked - len(self.blanks)
        if not filled:
            return t("Nothing is filled in yet. Blank is not wrong; type ? for a hint.")
        if self._waits:
            return nt(
                "{done} of {n} line filled in.",
                "{done} of {n} lines filled in.",
                asked,
                done=filled,
            )
        found = Counter(
            feedback.verdict for key, feedback in self.judged.items() if key not in self.given
        )
        if found[Verdict.RIGHT] == asked:
            return t("Every line is right.")
        parts = [t(_COUNTED[verdict], n=found[verdict]) for verdict in _COUNTED if found[verdict]]
        return nt("Of {n} line: {parts}.", "Of {n} lines: {parts}.", asked, parts=", ".join(parts))

    @property
    def reading(self) -> str:
        """Which reading is meant, when the hand has several; else nothing."""
        ways = len(self.count.win.readings)
        if ways == 1:
            return ""
        words = nt(
            "This hand can be read in {n} way. The ledger is for this one: {reading}.",
            "This hand can be read in {n} ways. The ledger is for this one: {reading}.",
            ways,
            reading=str(self.count.reading).rsplit(",", 1)[0],
        )
        if len(score(self.count.win, rules=self.count.rules).best_counts) > 1:
            words += " " + t("The lines of one that pays the same are right too.")
        return words

    @property
    def solution(self) -> Reveal:
        """The filled ledger, behind a click."""
        rows = tuple((line.label, line.tiles, line.why, line.right) for line in self.lines)
        table = Table((t("line"), t("tiles"), t("why"), t("fu")), rows)
        return reveal(table, t("Show the filled ledger"))

    def __repr__(self) -> str:
        return f"Ledger({str(self.count.win)!r})"

    # --- inside ---------------------------------------------------------------

    @property
    def _waits(self) -> bool:
        """Whether nothing is judged yet."""
        return not (self.at_once or self.checked)

    def _helped(self, key: str) -> int:
        """How much help is shown: a wrong answer brings the hint by itself, a right one none."""
        verdict = self.judged[key].verdict
        if verdict is Verdict.RIGHT:
            return _NO_HELP
        return max(self.help.get(key, _NO_HELP), _HINT if verdict is Verdict.WRONG else _NO_HELP)

    def _write(self, answers: Mapping[str, str]) -> Ledger:
        """Replace the answers; where they are the same, only the message goes."""
        keys = [line.key for line in self.lines]
        kept = {**{key: answers[key] for key in keys if answers.get(key)}, **self.given}
        if kept == self.answers:
            return replace(self, message="", unread="")
        past = (*self.past, self.answers)
        return replace(self, answers=kept, past=past, message="", unread="")


_AMISS = (Verdict.WRONG, Verdict.UNREADABLE)

_COUNTED: Mapping[Verdict, str] = {
    Verdict.RIGHT: N_("{n} right"),
    Verdict.FOLLOWS: N_("{n} right for your own numbers"),
    Verdict.WRONG: N_("{n} to look at again"),
    Verdict.UNREADABLE: N_("{n} that cannot be read"),
    Verdict.BLANK: N_("{n} still blank"),
}
"""What is said of so many lines, in this order."""


def begin_ledger(
    win: Win | str,
    *,
    rules: Rules | str = DEFAULT,
    given: Iterable[str] = (),
    at_once: bool = True,
) -> Ledger:
    """A ledger for the best reading of a win, blank but for the parts that are ``given``.

    Raises HandError for a win that cannot be, ValueError for an unknown part.

    >>> begin_ledger("111m456678p35s99s ron 4s riichi", given=("base", "won")).answers
    {'base': '20', 'won': '10'}
    """
    count = count_fu(Win.parse(win) if isinstance(win, str) else win, rules=rules)
    parts = known_parts(given)
    filled = {line.key: str(line.right) for line in ledger_lines(count) if line.part in parts}
    return Ledger(count, filled, at_once, filled)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


@content.register
def _(value: Ledger) -> Sequence[Part]:
    answers = value.answers
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (line.label, line.tiles, answers.get(line.key, ""), value.feedback(line.key).words)
        for line in value.lines
    )
    head = (t("line"), t("tiles"), t("your fu"), t("notes"))
    said = [words for words in (value.reading, value.summary if answers else "") if words]
    return (value.count.win, Table(head, rows), *said)
