"""The state of a ledger while a learner fills it in; whatever shows it only listens."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, read_number, t
from mahjong_lessons.practice.answers.feedback import Feedback, Verdict, is_blank
from mahjong_lessons.practice.ledger.entries import FU, SUM, Entry, entries, judge
from mahjong_lessons.riichi.fu import Part as Line
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.scoring import count_fu, score
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views import Cell, Part, Reveal, Table, content, reveal

PARTS = (*(part.value for part in Line), SUM, FU)
"""The parts of a ledger, by the names that its written form has."""

_NO_HELP, _HINT, _ANSWER = range(3)
_ASKS_FOR_HELP = ("?", "？")  # as a Japanese keyboard writes it, too


class Ledger(Displayable):
    """A ledger for one win: the answers so far, what is said of them, and help.

    ``given`` names parts that are filled in from the start and cannot be changed. Answers
    are judged at once, or if ``at_once`` is False when they are checked. Raises HandError
    for a win that cannot be, ValueError for an unknown part.

    >>> ledger = Ledger("234678m999s55p44s tsumo 5p", given=("base", "sets"))
    >>> ledger.answer("wait", "2")
    >>> ledger.feedback("wait")
    Feedback(wrong: Two pairs that wait bring nothing for the wait: the triplet has its \
own fu. Not 2.)
    >>> ledger.export()
    '{"base": 20, "won": null, "sets": [0, 0, 4, 8], "pair": null, "wait": 2, \
"sum": null, "fu": null}'
    """

    def __init__(
        self,
        win: Win | str,
        rules: Rules | str = DEFAULT,
        given: Iterable[str] = (),
        *,
        at_once: bool = True,
    ) -> None:
        self.at_once = at_once
        self.count = count_fu(Win.parse(win) if isinstance(win, str) else win, rules=rules)
        self.entries: Mapping[str, Entry] = MappingProxyType(
            {entry.key: entry for entry in entries(self.count)}
        )
        given = _known_parts(given)
        self.given = {
            key: str(entry.right) for key, entry in self.entries.items() if entry.part in given
        }
        self.message = ""
        self._checked = False
        self._help: Counter[str] = Counter()
        self._judged: Mapping[str, Feedback] = {}
        self._past: list[Mapping[str, str]] = []
        self._listeners: list[Callable[[], None]] = []
        self._replace(self.given)

    def listen(self, listener: Callable[[], None]) -> None:
        """Call this after every change."""
        self._listeners.append(listener)

    # --- what a learner does --------------------------------------------------

    def answer(self, key: str, answer: object) -> None:
        """Write an answer, a number or text, beside an entry; "" takes it away.

        A question mark asks for help and leaves the answer as it was.
        """
        text = _text(answer)
        if text in _ASKS_FOR_HELP:
            self.hint(key)
        else:
            self._write({**self.answers, self._entry(key).key: text})

    def hint(self, key: str) -> None:
        """Give more help on an entry: first a hint, then the answer."""
        self._help[self._entry(key).key] = min(self._helped(key) + 1, _ANSWER)
        self._changed()

    def check(self) -> None:
        """Point out what is still blank, and judge the rest if that was to wait."""
        self._checked = True
        self._changed()

    def clear(self) -> None:
        """Take every answer and every hint away; the answers can be brought back."""
        self._checked = False
        self._help.clear()
        self._write({})

    def undo(self) -> None:
        """Bring back the answers before the last change."""
        if self._past:
            self._replace(self._past.pop())
            self._changed()

    def export(self) -> str:
        """The answers as one line of text, that :meth:`load` reads."""
        written = {part: [self._plain(key) for key in self._keys(part)] for part in PARTS}
        return json.dumps(
            {part: found if part == Line.SET else found[0] for part, found in written.items()}
        )

    def load(self, text: str) -> None:
        """Take the answers from a line of text; if it cannot be read, say so alone."""
        try:
            answers = self._read(text)
        except ValueError as error:
            self._changed(t("Nothing was changed. {why}", why=error))
            return
        self._write(answers)

    # --- what is shown --------------------------------------------------------

    @property
    def judged(self) -> Mapping[str, Feedback]:
        """What became of each answer; worked out when it is first asked for."""
        if not self._judged:
            self._judged = judge(self.count, self.answers)
        return self._judged

    @property
    def blanks(self) -> tuple[str, ...]:
        """The entries that are still blank."""
        return tuple(key for key in self.entries if key not in self.answers)

    @property
    def helped(self) -> bool:
        """Whether help was asked for."""
        return bool(self._help.total())

    def feedback(self, key: str) -> Feedback:
        """What is said beside an entry now; nothing while it waits for an answer."""
        entry = self._entry(key)
        if self._waits and key not in self.given:
            hint = t("Hint: {hint}", hint=entry.hint) if self._help[key] else ""
            return Feedback(Verdict.BLANK, hint)
        judged = self.judged[key]
        if key in self.given:
            return Feedback(judged.verdict, t("Given: {why}.", why=entry.why))
        said = [judged.words] if judged.verdict is not Verdict.BLANK or self._checked else []
        match self._helped(key):
            case 1 if len(judged.mistakes) != 1:  # what is right has been said then
                said.append(t("Hint: {hint}", hint=entry.hint))
            case 2:
                said.append(t("Answer: {fu}. {why}.", fu=entry.right, why=_sentence(entry.why)))
        return Feedback(judged.verdict, " ".join(said), judged.mistakes)

    def next_help(self, key: str) -> str:
        """What the next hint on an entry will give, in a word; empty when nothing is left."""
        if self._waits and key not in self.given:
            return "" if self._help[key] else t("Hint")
        if key in self.given or self.judged[key].verdict is Verdict.RIGHT:
            return ""
        return (t("Hint"), t("Answer"), "")[self._helped(key)]

    @property
    def summary(self) -> str:
        """How far the ledger is filled in, and how well."""
        asked = len(self.entries) - len(self.given)
        if len(self.blanks) == asked:
            return t("Nothing is filled in yet. Blank is not wrong; type ? for a hint.")
        if self._waits:
            return t("{n} of {asked} lines filled in.", n=asked - len(self.blanks), asked=asked)
        found = Counter(
            feedback.verdict for key, feedback in self.judged.items() if key not in self.given
        )
        if found[Verdict.RIGHT] == asked:
            return t("Every line is right.")
        words = {
            Verdict.RIGHT: "{n} right",
            Verdict.FOLLOWS: "{n} right for your own numbers",
            Verdict.WRONG: "{n} to look at again",
            Verdict.UNREADABLE: "{n} that cannot be read",
            Verdict.BLANK: "{n} still blank",
        }
        parts = [t(words[verdict], n=found[verdict]) for verdict in words if found[verdict]]
        return t("Of {asked} lines: {parts}.", asked=asked, parts=", ".join(parts))

    @property
    def reading(self) -> str:
        """Which reading is meant, when the hand has several; else nothing."""
        if len(self.count.win.readings) == 1:
            return ""
        words = t(
            "This hand can be read in {n} ways. The ledger is for this one: {reading}.",
            n=len(self.count.win.readings),
            reading=str(self.count.reading).rsplit(",", 1)[0],
        )
        if len(score(self.count.win, rules=self.count.rules).best_counts) > 1:
            words += " " + t("The lines of one that pays the same are right too.")
        return words

    @property
    def solution(self) -> Reveal:
        """The filled ledger, behind a click."""
        rows = tuple(
            (entry.label, entry.tiles, entry.why, entry.right) for entry in self.entries.values()
        )
        table = Table((t("line"), t("tiles"), t("why"), t("fu")), rows)
        return reveal(table, t("Show the filled ledger"))

    def __repr__(self) -> str:
        return f"Ledger({str(self.count.win)!r})"

    # --- inside ---------------------------------------------------------------

    @property
    def _waits(self) -> bool:
        """Whether nothing is judged yet."""
        return not (self.at_once or self._checked)

    def _entry(self, key: str) -> Entry:
        if key not in self.entries:
            raise ValueError(
                t(
                    '"{key}" is no line of this ledger: choose {keys}',
                    key=key,
                    keys=listing(list(self.entries)),
                )
            )
        return self.entries[key]

    def _helped(self, key: str) -> int:
        """A wrong answer brings the hint by itself, a right one needs none."""
        verdict = self.judged[key].verdict
        if verdict is Verdict.RIGHT:
            return _NO_HELP
        return max(self._help[key], _HINT if verdict is Verdict.WRONG else _NO_HELP)

    def _write(self, answers: Mapping[str, str]) -> None:
        """Replace the answers; nothing happens when nothing changes."""
        kept = {key: answers[key] for key in self.entries if answers.get(key)} | self.given
        if kept != self.answers:
            self._past.append(self.answers)
            self._replace(kept)
        self._changed()

    def _replace(self, answers: Mapping[str, str]) -> None:
        self.answers = answers
        self._judged = {}

    def _changed(self, message: str = "") -> None:
        self.message = message
        for listener in self._listeners:
            listener()

    def _keys(self, part: str) -> list[str]:
        return [key for key, entry in self.entries.items() if entry.part == part]

    def _plain(self, key: str) -> int | str | None:
        """An answer as a number if it is one, else as it was written."""
        answer = self.answers.get(key)
        if answer is None:
            return None
        try:
            return read_number(answer)
        except ValueError:
            return answer

    def _read(self, text: str) -> dict[str, str]:
        """The answers in a line of text; ValueError with what is wrong."""
        try:
            ledger = json.loads(text)
        except (ValueError, RecursionError):
            ledger = None
        if not isinstance(ledger, dict):
            raise ValueError(t("This is no saved ledger: copy the whole line and paste all of it."))
        parts = _known_parts(ledger)
        return {key: text for part in parts for key, text in self._answers(part, ledger[part])}

    def _answers(self, part: str, value: object) -> Iterator[tuple[str, str]]:
        """The answers of one part of a saved ledger."""
        keys = self._keys(part)
        values = [value] if part != Line.SET else [] if value is None else value
        if not isinstance(values, list) or len(values) > len(keys):
            raise ValueError(
                t("This ledger is of another hand: {n} sets are asked for here.", n=len(keys))
            )
        for key, each in zip(keys, values, strict=False):
            if isinstance(each, bool) or not isinstance(each, int | str | None):
                raise ValueError(t('"{part}" is a number, or null for blank.', part=part))
            yield key, _text(each)


def _text(answer: object) -> str:
    return "" if is_blank(answer) else str(answer).strip()


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _known_parts(given: Iterable[str]) -> frozenset[str]:
    given = frozenset([given] if isinstance(given, str) else given)
    if unknown := given.difference(PARTS):
        raise ValueError(
            t(
                '"{part}" is no part of a ledger: choose {parts}',
                part=min(unknown),
                parts=listing(PARTS),
            )
        )
    return given


@content.register
def _(value: Ledger) -> Sequence[Part]:
    answers = value.answers
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (entry.label, entry.tiles, answers.get(key, ""), value.feedback(key).words)
        for key, entry in value.entries.items()
    )
    head = (t("line"), t("tiles"), t("your fu"), t("notes"))
    said = [words for words in (value.reading, value.summary if answers else "") if words]
    return (value.count.win, Table(head, rows), *said)
