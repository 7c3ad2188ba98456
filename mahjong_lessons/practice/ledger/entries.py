"""A fu ledger that a learner fills in: its entries, and how answers are judged.

Each line is judged alone, the sum against the learner's own lines and the fu that
count against the learner's own sum. So one slip is one slip, and a right number
that was reached by a wrong line is seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from mahjong_lessons.core.text import read_number, t
from mahjong_lessons.core.tiles import Tile
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.practice.answers.feedback import Feedback, Verdict, blank, is_blank, unreadable
from mahjong_lessons.practice.answers.reading import ordered_lines
from mahjong_lessons.practice.diagnosis.diagnosing import Candidate, diagnose
from mahjong_lessons.practice.diagnosis.suspects import behind_lines, in_words
from mahjong_lessons.riichi.fu import BASE_FU, CLOSED_RON_FU, FuKind, Part, round_up_fu
from mahjong_lessons.riichi.fu_count import FuCount, FuLine, Special
from mahjong_lessons.riichi.scoring import score

SUM, FU = "sum", "fu"
"""The last two entries; the others are lines, named after the parts of a count."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of a ledger: what is asked, the right fu, a hint and the why.

    ``label`` and ``tiles`` name the line without giving its fu away.
    """

    key: str
    label: str
    tiles: tuple[Tile, ...]
    right: int
    hint: str
    why: str

    @property
    def part(self) -> str:
        """Its part of the ledger: all sets are one."""
        return self.key.split()[0]


def entries(count: FuCount) -> tuple[Entry, ...]:
    """The rows of the ledger for a count: base, won, each set, pair, wait, sum, fu.

    A part that has no line of its own, as in seven pairs, is a row worth 0: to
    leave it out would give the answer away.

    >>> from mahjong_lessons.riichi import Win, count_fu
    >>> rows = entries(count_fu(Win.parse("2288m3355p1177s6z ron 6z riichi")))
    >>> [(entry.key, entry.right) for entry in rows]
    [('base', 25), ('won', 0), ('pair', 0), ('wait', 0), ('sum', 25), ('fu', 25)]
    """
    return (*_line_entries(count), _sum_entry(count), _fu_entry(count))


def _line_entries(count: FuCount) -> Iterator[Entry]:
    for part in Part:
        lines = [line for line in count.lines if line.part is part]
        if part is Part.SET:
            yield from _set_entries(count, lines)
        else:
            yield _part_entry(count, part, lines)


def _part_entry(count: FuCount, part: Part, lines: list[FuLine]) -> Entry:
    """The one row of a part; one without a line is worth 0, and the base says why."""
    line, fu = (lines[0], lines[0].fu) if lines else (count.lines[0], 0)
    winning = count.win.hand.winning
    tiles = (winning,) if part is Part.WON and winning else line.tiles
    label = t(_LABELS[part], by=count.win.by)
    return Entry(part.value, label, tiles, fu, t(_HINTS[line.kind]), line.why)


def _set_entries(count: FuCount, lines: list[FuLine]) -> Iterator[Entry]:
    reading, winning = count.reading, count.win.hand.winning
    places = [place for place, block in enumerate(reading.blocks) if block in reading.sets]
    for number, (line, place) in enumerate(zip(lines, places, strict=True), 1):
        block = reading.blocks[place]
        label, hint = t("set {number}", number=number), t(_HINTS[line.kind])
        if block.meld:
            label = t("{label}, {call}", label=label, call=block.meld.word)
        elif place == reading.won:
            label = t("{label}, finished by {tile}", label=label, tile=winning)
            hint += t(_FINISHED_HINT) if line.kind is not FuKind.SHUNTSU else ""
        yield Entry(f"{Part.SET} {number}", label, line.tiles, line.fu, hint, line.why)


def _sum_entry(count: FuCount) -> Entry:
    added = [str(line.fu) for line in count.lines if line.fu]
    why = f"{' + '.join(added)} = {count.raw}" if len(added) > 1 else str(count.raw)
    return Entry(SUM, t("sum"), (), count.raw, t("add up the lines, and do not round yet"), why)


def _fu_entry(count: FuCount) -> Entry:
    hint = t(_LAST_HINTS[count.special])
    return Entry(FU, t("fu that count"), (), count.total, hint, count.last_step)


_LABELS: Mapping[Part, str] = MappingProxyType(
    {Part.BASE: "base", Part.WON: "won by {by}", Part.PAIR: "pair", Part.WAIT: "wait"}
)

_RUN_HINT = "three numbers in a row: does a run bring fu?"
_TRIPLET_HINT = "is it open or closed? Of simples, or of terminals or honours?"
_FINISHED_HINT = " The winning tile finished it: by ron it is open, by tsumo closed"
_KAN_HINT = (
    "a kan is worth four triplets: open or closed ones? Of simples, or of terminals or honours?"
)
_RON_HINT = "it was ron: was anything called before?"
_WAIT_HINT = "did these tiles wait at two open ends, in a gap, at an edge, or as a pair or two?"
_HINTS: Mapping[FuKind, str] = MappingProxyType(
    {
        FuKind.FUUTEI: "every hand of four sets and a pair starts with the same fu",
        FuKind.CHIITOITSU: "not every hand is four sets and a pair: how does this one count?",
        FuKind.KOKUSHI: "this hand is a yakuman: does it need fu?",
        FuKind.MENZEN_KAFU: _RON_HINT,
        FuKind.RON: _RON_HINT,
        FuKind.TSUMO: "the winning tile was drawn: is this hand an exception, such as pinfu?",
        FuKind.SHUNTSU: _RUN_HINT,
        FuKind.MINKOU: _TRIPLET_HINT,
        FuKind.ANKOU: _TRIPLET_HINT,
        FuKind.MINKAN: _KAN_HINT,
        FuKind.ANKAN: _KAN_HINT,
        FuKind.JANTOU: "only dragons, the seat wind and the round wind give a pair value",
        FuKind.RYANMEN: _WAIT_HINT,
        FuKind.SHANPON: _WAIT_HINT,
        FuKind.KANCHAN: _WAIT_HINT,
        FuKind.PENCHAN: _WAIT_HINT,
        FuKind.TANKI: _WAIT_HINT,
    }
)
_LAST_HINTS: Mapping[Special | None, str] = MappingProxyType(
    {
        None: "go up to the next ten, once; a round number stays",
        Special.KUIPINFU: "an open hand won by ron has a least value: is the sum below it?",
        Special.CHIITOITSU: "is this a hand that is rounded at all?",
        Special.KOKUSHI: "this hand is a yakuman: do fu count for it?",
    }
)


def written_lines(count: FuCount) -> str:
    """The fu of the lines of a ledger, without sum and rounding, the largest set first.

    >>> from mahjong_lessons.riichi import Win, count_fu
    >>> written_lines(count_fu(Win.parse("2m678s555z pon 888p chi 456m tsumo 2m")))
    '20 2 8 2 0 0 0 2'
    """
    return ordered_lines([entry.right for entry in _line_entries(count)])


# --- judging ------------------------------------------------------------------


def judge(count: FuCount, answers: Mapping[str, object]) -> dict[str, Feedback]:
    """Judge the answers to a ledger's entries, by key; a missing one is blank.

    Answers are numbers or text. None of them raises.

    >>> from mahjong_lessons.riichi import Win, count_fu
    >>> count = count_fu(Win.parse("2m678s555z pon 888p chi 456m tsumo 2m"))
    >>> found = judge(count, {"base": 20, "won": "+2 fu", "wait": 0, "fu": "40"})
    >>> found["won"], found["wait"], found["pair"]
    (Feedback(right: Right: the winning tile was drawn; an open hand gets this too.), \
Feedback(wrong: A wait for the second tile of the pair brings 2. Not 0.), \
Feedback(blank: Not answered yet.))
    """
    own = min((_Own(one, answers) for one in _paying_the_same(count)), key=lambda one: one.wrong)
    return {entry.key: own.feedback(entry, answers.get(entry.key)) for entry in own.entries}


def _paying_the_same(count: FuCount) -> Iterator[FuCount]:
    """The count, and those of readings that pay the same: who writes one of them is right too."""
    yield count
    counts = score(count.win, rules=count.rules).best_counts if len(count.win.readings) > 1 else ()
    if count.reading in [one.reading for one in counts]:
        keys = [entry.key for entry in entries(count)]
        for one in counts:
            if one.reading != count.reading and [entry.key for entry in entries(one)] == keys:
                yield one


class _Own:
    """The learner's own numbers, against which later entries are judged."""

    def __init__(self, count: FuCount, answers: Mapping[str, object]) -> None:
        self.count = count
        self.entries = entries(count)
        *self.lines, self.sum_entry, self.fu_entry = self.entries
        self.numbers = {entry.key: _number(answers.get(entry.key)) for entry in self.entries}

    @property
    def starts_at_30(self) -> bool:
        """Whether the 10 of a closed ron is in the base already, as document D has it."""
        base, won = self.numbers[Part.BASE], self.numbers[Part.WON]
        right = {entry.key: entry.right for entry in self.lines}
        return base == BASE_FU + CLOSED_RON_FU and not won and right[Part.WON] == CLOSED_RON_FU

    @property
    def added(self) -> int | None:
        """What the learner's lines add up to, if all of them are there."""
        numbers = [self.numbers[entry.key] for entry in self.lines]
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
            self.numbers[entry.key] not in (None, entry.right)
            for entry in (*self.lines, self.sum_entry)
            if entry.key not in together
        )

    def feedback(self, entry: Entry, answer: object) -> Feedback:
        """Judge one answer."""
        if is_blank(answer):
            return blank()
        try:
            given = read_number(str(answer))
        except ValueError as error:
            return unreadable(error)
        if entry.key == SUM:
            return self._sum(given)
        if entry.key == FU:
            return self._fu(given)
        if self.starts_at_30 and entry.key in (Part.BASE, Part.WON):
            return Feedback(Verdict.RIGHT, t("Right: the 10 for the ron is in the 30."))
        return _right(entry) if given == entry.right else _wrong(given, self._behind[entry.key])

    @cached_property
    def _behind(self) -> Mapping[str, tuple[Candidate, ...]]:
        """The mistakes behind the lines that are wrong."""
        lines = {entry.key: self.numbers[entry.key] for entry in self.lines}
        wrong = [entry.key for entry in self.lines if lines[entry.key] not in (None, entry.right)]
        return behind_lines(self.count, lines, wrong)

    def _sum(self, given: int) -> Feedback:
        added = self.added
        if given == self.sum_entry.right:
            if added == given and not self.slipped:
                return _right(self.sum_entry)
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

    def _fu(self, given: int) -> Feedback:
        own = self.numbers[SUM]
        if given == self.fu_entry.right:
            if not self.slipped:
                return _right(self.fu_entry)
            return Feedback(Verdict.RIGHT, self._hidden(given))
        if own is None:
            return _wrong(given)
        if given == _counted(self.count, own):
            words = t(
                "{given} is right for your {own}, but that sum is wrong.", given=given, own=own
            )
            return Feedback(Verdict.FOLLOWS, words)
        found = diagnose(self.count.win, {SUM: own, FU: given}, rules=self.count.rules)
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
        return read_number(str(answer))
    except ValueError:
        return None


def _right(entry: Entry) -> Feedback:
    return Feedback(Verdict.RIGHT, t("Right: {why}.", why=entry.why))


def _wrong(given: int, found: Sequence[Candidate] = ()) -> Feedback:
    return _named(t("Not {given}.", given=given), found)


def _named(words: str, found: Sequence[Candidate]) -> Feedback:
    """Wrong, and what is behind it before the number, where that is known."""
    named = in_words(found)
    ids = tuple(one.id for one in found) if named else ()
    return Feedback(Verdict.WRONG, f"{named} {words}".strip(), ids)
