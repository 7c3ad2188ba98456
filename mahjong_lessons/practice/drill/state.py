"""A drill: one question after the other, until no mistake is left in the method.

The state is a frozen value; what a learner does gives the next one. What was missed goes
into the learner's progress at once. The next question tells two likely mistakes
apart, or brings back one whose time has come (see ``deck``), or is a fresh one.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from mahjong_lessons import plots
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, t
from mahjong_lessons.practice.answers.feedback import Feedback, Verdict, asks_for_help, is_blank
from mahjong_lessons.practice.diagnosis.candidate import Candidate
from mahjong_lessons.practice.drill.deck import Deck, deck_of, title_of
from mahjong_lessons.practice.drill.progress import AnswerRecord, Progress, hand_key
from mahjong_lessons.practice.drill.saving import ProgressError, from_text, to_line
from mahjong_lessons.practice.drill.settings import DrillSettings
from mahjong_lessons.practice.ledger.state import Ledger
from mahjong_lessons.practice.questions.question import Question
from mahjong_lessons.views import Part, Table, content

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@dataclass(frozen=True)
class Drill(Displayable):
    """Where a learner stands: the question, what was answered, and all progress so far.

    ``target`` are the mistakes that the question was chosen for, ``candidates`` those that
    the last answer points to, and ``separating`` is a question that tells the first two of
    these apart, if there is one. ``fresh`` is the number of the next fresh question, ``said``
    what became of the answer, None before it, and ``log`` the answers of this session.

    >>> drill = begin_drill(DrillSettings("fu", seed=4), "a session")
    >>> drill.answer(drill.question.answer).summary
    '1 of 1 right.'
    """

    settings: DrillSettings
    session: str
    question: Question
    progress: Progress = field(default_factory=Progress)
    target: tuple[str, ...] = ()
    fresh: int = 1
    said: Feedback | None = None
    candidates: tuple[Candidate, ...] = ()
    separating: Question | None = None
    counted: bool = False
    helped: int = 0
    log: tuple[AnswerRecord, ...] = ()
    message: str = ""

    # --- what a learner does --------------------------------------------------

    def answer(self, answer: object) -> Drill:
        """Judge an answer. The first one counts; others may follow, to try again.

        An answer is a number or text, or a ledger (also as a mapping) where lines are asked
        for; help that was asked for in the ledger is help. Blank answers, answers that cannot
        be read, and those that are right under another rule do not count. One that is likely a
        slip of the keyboard is asked about once. A question mark asks for help.
        """
        if is_blank(answer):
            return replace(self, message="")
        if asks_for_help(answer):
            return self.help()
        sure = self.said is not None and self.said.verdict is Verdict.SLIP
        said = self.question.judge(answer, sure=sure)
        wrong = said.verdict not in (Verdict.RIGHT, *_DO_NOT_COUNT)
        found = self.question.candidates(answer) if wrong else ()
        helped = isinstance(answer, Ledger) and answer.helped
        tried = replace(
            self,
            said=said,
            candidates=found,
            separating=self._separating(found),
            helped=max(self.helped, int(helped)),
            message="",
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
            candidates=(),
            separating=None,
            counted=False,
            helped=0,
            message="",
        )

    def change(self, settings: DrillSettings) -> Drill:
        """Go on with other questions; session and progress stay."""
        question = settings.fresh_question(0)
        return replace(self.next(), settings=settings, question=question, target=(), fresh=1)

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
        """The number of this question in the session, from 1."""
        return len(self.log) + (not self.counted)

    @property
    def heading(self) -> str:
        """The number of the question, and why it is asked if it is no fresh one."""
        heading = t("Question {n}", n=self.number)
        if len(self.target) == 1 and self.counted:
            heading += " · " + t("it came back for: {title}", title=title_of(self.target[0]))
        elif len(self.target) == 1:
            heading += " · " + t("it comes back")
        elif self.target and not self.counted:
            heading += " · " + t("to tell two mistakes apart")
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
        right = sum(answer.right for answer in self.log)
        mastered, left = len(self.deck.mastered), len(self.deck.open)
        words = t("{right} of {n} right.", right=right, n=len(self.log))
        if mastered or left:
            words += " " + t(
                "Mistakes: {left} to come back, {mastered} mastered.", left=left, mastered=mastered
            )
        return words

    def plot(self) -> Axes:
        """The answers of the session, in order."""
        return plots.answers([(t(each.kind), each.right, each.likeliest) for each in self.log])

    @property
    def report(self) -> Table:
        """The mistakes of all sessions: how often each was made, and how it stands."""
        missed, maybe = self.progress.missed, self.progress.maybe
        deck = self.deck
        rows = tuple(
            (
                title_of(card.mistake),
                missed.get(card.mistake, 0),
                maybe.get(card.mistake, 0),
                deck.comes_back(card),
            )
            for card in deck.cards
        )
        return Table((t("mistake"), t("made"), t("perhaps made"), t("comes back")), rows)

    def __repr__(self) -> str:
        return f"Drill({self.heading}: {self.question.prompt!r})"

    # --- inside ---------------------------------------------------------------

    def _count(self, *, right: bool) -> Drill:
        """Write the answer into the progress."""
        likely = self.candidates[:MOST_CANDIDATES]
        names = tuple(dict.fromkeys(name for candidate in likely for name in candidate.ids))
        sure, maybe = (names, ()) if len(likely) == 1 else ((), names)
        avoided = self.target if not self.helped else ()
        if not right:  # of two that were to be told apart, the one that was not made
            avoided = tuple(each for each in avoided if names and len(self.target) > 1)
            avoided = tuple(each for each in avoided if each not in names)
        about = hand_key(self.question.about)
        record = AnswerRecord(self.question.kind, about, right, sure, maybe, avoided)
        progress = self.progress.record(self.session, record)
        return replace(self, progress=progress, log=(*self.log, record), counted=True)

    def _chosen(self) -> tuple[Question, tuple[str, ...], int]:
        """The next question, what it is for, and the number of the next fresh one."""
        if self.separating:
            return self.separating, _first_ids(self.candidates), self.fresh
        for card in self.deck.due:
            if (card.mistake,) != self.target:  # never twice running: that would be tiring
                hinge = self.settings.hinge_question(card.mistake, card.hands)
                if hinge:
                    return hinge, (card.mistake,), self.fresh
        return self.settings.fresh_question(self.fresh), (), self.fresh + 1

    def _separating(self, found: tuple[Candidate, ...]) -> Question | None:
        """A question that tells the two surest candidates apart; None where there is none."""
        names = _first_ids(found)
        if len(set(names)) < MOST_CANDIDATES:
            return None
        return self.settings.separating_question(*names)

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
    def _accused(self) -> tuple[str, ...]:
        """The mistake behind an answer, or the two that may be; nothing is claimed otherwise."""
        match self.candidates[:MOST_CANDIDATES]:
            case []:
                return ()
            case [one]:
                return (one.hint, t("Likely: {title}.", title=one.title))
            case several:
                titles = listing([one.title for one in several])
                likely = t("Likely: {titles}.", titles=titles)
                return (
                    (likely, t("The next hand tells them apart.")) if self.separating else (likely,)
                )


ANSWER = 2
"""Help comes in two steps: the hint, then the answer."""

MOST_CANDIDATES = 2
"""Mistakes that are named at once, and told apart by the next hand."""

_DO_NOT_COUNT = (Verdict.BLANK, Verdict.UNREADABLE, Verdict.ELSEWHERE, Verdict.SLIP)


def _first_ids(candidates: tuple[Candidate, ...]) -> tuple[str, ...]:
    return tuple(candidate.ids[0] for candidate in candidates[:MOST_CANDIDATES])


def begin_drill(settings: DrillSettings, session: str, progress: Progress | None = None) -> Drill:
    """Begin a session; where saved progress is given, with what is due from it."""
    first = Drill(settings, session, settings.fresh_question(0), progress or Progress())
    return replace(first, fresh=0).next() if first.deck.due else first


@content.register
def _(value: Drill) -> tuple[Part, ...]:
    parts: list[Part] = [value.heading, value.question.shown, value.question.prompt]
    return (*parts, *value.words, value.summary)
