"""A drill: one question after the other, until no mistake is left in the method.

The state is a frozen value; what a learner does gives the next one. What was missed goes
into the learner's progress at once. The next question tells two suspected mistakes
apart, or brings back one whose time has come (see ``deck``), or is a fresh one.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Protocol
from zlib import crc32

from matplotlib.axes import Axes

from mahjong_lessons import plots
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, t
from mahjong_lessons.practice.answers.feedback import Feedback, Verdict, is_blank
from mahjong_lessons.practice.drill.deck import Deck, deck_of
from mahjong_lessons.practice.drill.progress import Outcome, Progress
from mahjong_lessons.practice.drill.saving import ProgressError, from_text, to_line
from mahjong_lessons.practice.questions.question import Question
from mahjong_lessons.views import Part, Table, content


class Suspect(Protocol):
    """What an answer points to: a mistake, or two that were made at once."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The short names, by which progress is kept."""

    @property
    def title(self) -> str:
        """What somebody does who makes it."""

    @property
    def hint(self) -> str:
        """What is right, in one sentence."""


class Source(Protocol):
    """Where a drill finds its questions, and what it asks about answers."""

    def fresh(self, number: int) -> Question:
        """The fresh question of this number, from 0."""

    def hinge(self, mistake: str, but: Collection[str]) -> Question | None:
        """A question that this mistake alone gets wrong, about none of these hands if possible."""

    def apart(self, one: str, other: str) -> Question | None:
        """A question that two mistakes answer differently."""

    def judge(self, question: Question, answer: object) -> Feedback:
        """What is said of an answer; an answer may be a ledger."""

    def suspects(self, question: Question, answer: object) -> tuple[Suspect, ...]:
        """The mistakes that an answer points to, the surest first; none if it is right."""

    def titled(self, mistake: str) -> str:
        """A mistake in words."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of this session and what became of it; ``missed`` is the mistake, if one fits."""

    kind: str
    right: bool
    missed: str = ""


@dataclass(frozen=True)
class Drill(Displayable):
    """Where a learner stands: the question, what was answered, and all progress so far.

    ``target`` are the mistakes that the question was chosen for, ``suspects`` those that
    the last answer points to, and ``apart`` is a question that tells the first two of these
    apart, if there is one. ``said`` is what became of the answer, None before it.
    """

    source: Source = field(repr=False, compare=False)
    session: str
    question: Question
    progress: Progress = field(default_factory=Progress)
    target: tuple[str, ...] = ()
    fresh: int = 1
    said: Feedback | None = None
    suspects: tuple[Suspect, ...] = ()
    apart: Question | None = None
    counted: bool = False
    helped: int = 0
    log: tuple[Asked, ...] = ()
    message: str = ""

    # --- what a learner does --------------------------------------------------

    def answer(self, answer: object, *, helped: bool = False) -> Drill:
        """Judge an answer. The first one counts; others may follow, to try again.

        Blank answers, answers that cannot be read, and those that are right under
        another rule do not count. A question mark asks for help; ``helped`` says that
        there was help elsewhere.
        """
        if is_blank(answer):
            return replace(self, message="")
        if str(answer).strip() in _ASKS_FOR_HELP:
            return self.help()
        said = self.source.judge(self.question, answer)
        wrong = said.verdict not in (Verdict.RIGHT, *_DO_NOT_COUNT)
        found = self.source.suspects(self.question, answer) if wrong else ()
        helps = max(self.helped, int(helped))
        tried = replace(
            self, said=said, suspects=found, apart=self._apart(found), helped=helps, message=""
        )
        if self.counted or said.verdict in _DO_NOT_COUNT:
            return tried
        return tried._count(right=not wrong)

    def help(self) -> Drill:
        """Give the hint first, then the answer; a question whose answer was shown counts as wrong.

        A hint that was said with a wrong answer is not said again.
        What was right after a hint is right, but says nothing about a mistake.
        """
        helped = replace(self, helped=min(self._had + 1, ANSWER), message="")
        return helped if helped.helped < ANSWER or self.counted else helped._count(right=False)

    def next(self) -> Drill:
        """Go on: tell two mistakes apart, bring one back, or ask something fresh."""
        question, target, fresh = self._chosen()
        return replace(
            self,
            question=question,
            target=target,
            fresh=fresh,
            said=None,
            suspects=(),
            apart=None,
            counted=False,
            helped=0,
            message="",
        )

    def about(self, source: Source) -> Drill:
        """Go on with questions from elsewhere; session and progress stay."""
        return replace(self.next(), source=source, question=source.fresh(0), target=(), fresh=1)

    def load(self, text: str) -> Drill:
        """Take saved progress in, a line or a file; what was practised here stays.

        What cannot be read is said in the message, and changes nothing.
        """
        try:
            progress = from_text(text)
        except ProgressError as error:
            return replace(self, message=t("Nothing was changed. {why}", why=error))
        both = self.progress | progress
        more = both.answered - self.progress.answered
        message = t("Answers taken in: {more}; in all: {all}.", more=more, all=both.answered)
        return replace(self, progress=both, message=message)

    # --- what is shown --------------------------------------------------------

    @property
    def line(self) -> str:
        """The progress as one line of text."""
        return to_line(self.progress)

    @property
    def deck(self) -> Deck:
        """What is to come back, and when."""
        return deck_of(self.progress)

    @property
    def number(self) -> int:
        """The how-manieth question of the session this is."""
        return len(self.log) + (not self.counted)

    @property
    def heading(self) -> str:
        """The number of the question, and why it is asked if it is no fresh one."""
        heading = t("Question {n}", n=self.number)
        if len(self.target) == 1 and self.counted:
            heading += " · " + t("it came back for: {title}", title=self._titles[0])
        elif self.target and not self.counted:
            words = "it comes back" if len(self.target) == 1 else "to tell two mistakes apart"
            heading += " · " + t(words)
        return heading

    @property
    def words(self) -> tuple[str, ...]:
        """What is said now: first what is right, then the mistake and the answer, then help."""
        said = [*self._accused, *([self.said.words] if self.said else [])]
        right = self.said is not None and self.said.verdict is Verdict.RIGHT
        if self.helped and not right and not self._hinted:
            said.append(self.question.hint.words)
        return tuple(said)

    @property
    def shows_answer(self) -> bool:
        """Whether the answer and how it comes about may be shown."""
        return self.counted and (self.helped >= ANSWER or self._done)

    @property
    def next_help(self) -> str:
        """What more help would give, in a word; empty when nothing is left."""
        if self.shows_answer:
            return ""
        return t("Answer") if self._had else t("Hint")

    @property
    def summary(self) -> str:
        """The session in a sentence."""
        if not self.log:
            return t("Nothing is answered yet. Blank is not wrong; type ? for a hint.")
        right = sum(one.right for one in self.log)
        mastered, left = len(self.deck.mastered), len(self.deck.open)
        words = t("{right} of {n} right.", right=right, n=len(self.log))
        if mastered or left:
            words += " " + t(
                "Mistakes: {left} to come back, {mastered} mastered.", left=left, mastered=mastered
            )
        return words

    def plot(self) -> Axes:
        """The answers of the session, in order."""
        return plots.answers([(t(one.kind), one.right, one.missed) for one in self.log])

    @property
    def report(self) -> Table:
        """The mistakes of all sessions: how often each was made, and how it stands."""
        missed, maybe = self.progress.missed, self.progress.maybe
        deck = self.deck
        rows = tuple(
            (
                self.source.titled(card.mistake),
                missed.get(card.mistake, 0),
                maybe.get(card.mistake, 0),
                deck.stands(card),
            )
            for card in deck.cards
        )
        return Table((t("mistake"), t("made"), t("perhaps made"), t("comes back")), rows)

    def __repr__(self) -> str:
        return f"Drill({self.heading}: {self.question.prompt!r})"

    # --- inside ---------------------------------------------------------------

    def _count(self, *, right: bool) -> Drill:
        """Write the answer into the progress."""
        likely = self.suspects[:MOST_SUSPECTS]
        names = tuple(dict.fromkeys(name for suspect in likely for name in suspect.ids))
        sure, maybe = (names, ()) if len(likely) == 1 else ((), names)
        avoided = self.target if not self.helped else ()
        if not right:  # of two that were to be told apart, the one that was not made
            avoided = tuple(each for each in avoided if names and len(self.target) > 1)
            avoided = tuple(each for each in avoided if each not in names)
        about = hand_key(self.question.about)
        outcome = Outcome(self.question.kind, about, right, sure, maybe, avoided)
        asked = Asked(self.question.kind, right, names[0] if names else "")
        progress = self.progress.record(self.session, outcome)
        return replace(self, progress=progress, log=(*self.log, asked), counted=True)

    def _chosen(self) -> tuple[Question, tuple[str, ...], int]:
        """The next question, what it is for, and the number of the next fresh one."""
        if self.apart:
            return self.apart, _first_ids(self.suspects), self.fresh
        for card in self.deck.due:
            if (card.mistake,) != self.target:  # never twice running: that would be tiring
                hinge = self.source.hinge(card.mistake, card.hands)
                if hinge:
                    return hinge, (card.mistake,), self.fresh
        return self.source.fresh(self.fresh), (), self.fresh + 1

    def _apart(self, found: tuple[Suspect, ...]) -> Question | None:
        """A question that tells the surest suspects apart, if two are there and it is."""
        names = _first_ids(found)
        return self.source.apart(*names) if len(set(names)) == MOST_SUSPECTS else None

    @property
    def _hinted(self) -> bool:
        """Whether the hint was said with the answer."""
        return self.said is not None and self.question.hint_words in self.said.words

    @property
    def _had(self) -> int:
        """How much help there was, in steps."""
        return max(self.helped, int(self._hinted))

    @property
    def _done(self) -> bool:
        return self.said is not None and self.said.verdict is Verdict.RIGHT

    @property
    def _titles(self) -> tuple[str, ...]:
        return tuple(map(self.source.titled, self.target))

    @property
    def _accused(self) -> tuple[str, ...]:
        """The mistake behind an answer, or the two that may be; nothing is claimed otherwise."""
        match self.suspects[:MOST_SUSPECTS]:
            case []:
                return ()
            case [one]:
                return (one.hint, t("Likely: {title}.", title=one.title))
            case several:
                titles = listing([one.title for one in several])
                likely = t("Likely: {titles}.", titles=titles)
                return (likely, t("The next hand tells them apart.")) if self.apart else (likely,)


ANSWER = 2
"""Help comes in two steps: the hint, then the answer."""

MOST_SUSPECTS = 2
"""So many mistakes are named at once, and told apart by the next hand."""

_ASKS_FOR_HELP = ("?", "？")
_DO_NOT_COUNT = (Verdict.BLANK, Verdict.UNREADABLE, Verdict.ELSEWHERE)


def _first_ids(suspects: tuple[Suspect, ...]) -> tuple[str, ...]:
    return tuple(suspect.ids[0] for suspect in suspects[:MOST_SUSPECTS])


def hand_key(about: str) -> str:
    """A short name for what a question is about, to tell three hands apart.

    >>> hand_key(""), len(hand_key("234567m345p99p67s tsumo 8s"))
    ('000', 3)
    """
    return f"{crc32(about.encode()) & 0xFFF:03x}"


def begin(source: Source, session: str, progress: Progress | None = None) -> Drill:
    """Begin a session; where saved progress is given, with what is due from it."""
    first = Drill(source, session, source.fresh(0), progress or Progress())
    return replace(first, fresh=0).next() if first.deck.due else first


@content.register
def _(value: Drill) -> tuple[Part, ...]:
    parts: list[Part] = [value.heading, value.question.shown, value.question.prompt]
    return (*parts, *value.words, value.summary)
