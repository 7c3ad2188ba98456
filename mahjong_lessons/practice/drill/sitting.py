"""A drill as it stands on a page: with what was written and not judged yet, and what is open.

The state is a frozen value; what a learner does gives the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from mahjong_lessons.core.text import t
from mahjong_lessons.practice.boxes.state import Item
from mahjong_lessons.practice.drill.settings import DrillSettings
from mahjong_lessons.practice.drill.state import Drill, begin_drill
from mahjong_lessons.practice.ledger.state import Ledger, begin_ledger
from mahjong_lessons.practice.questions.kinds import LEDGER


@dataclass(frozen=True, repr=False)
class Sitting:
    """A drill while somebody sits at it.

    ``text`` stands in the field, and ``judged`` is the text that was judged last; ``ledger`` is
    what is filled in where lines are asked for. ``unread`` is a pasted line that could not be
    read, and ``summed_up`` says whether the summary is open.

    >>> sitting = begin_sitting(DrillSettings("fu", seed=4), "a session")
    >>> sitting.write("110").check().drill.counted
    True
    """

    drill: Drill
    text: str = ""
    judged: str = ""
    ledger: Ledger | None = None
    unread: str = ""
    summed_up: bool = False

    # --- what a learner does --------------------------------------------------

    def write(self, text: str) -> Sitting:
        """Put a text into the field."""
        return replace(self, text=text)

    def check(self) -> Sitting:
        """Judge what stands there; once that was judged, go on."""
        if self.drill.counted and self.text == self.judged:
            return self.go_on()
        if self.ledger:
            checked = self.ledger.check()
            return replace(self, ledger=checked, drill=self.drill.answer(checked))
        drill = self.drill.answer(self.text)
        text = "" if drill.said is None else self.text  # a question mark goes
        return replace(self, drill=drill, text=text, judged=text)

    def fill_in(self, step: Callable[[Ledger], Ledger]) -> Sitting:
        """Take a step in the ledger; it is checked as soon as no line of it is blank."""
        if not self.ledger:
            return self
        before, ledger = self.ledger, step(self.ledger)
        taken = replace(self, ledger=ledger)
        return taken if ledger.blanks or ledger.answers == before.answers else taken.check()

    def go_on(self) -> Sitting:
        """The next question."""
        return _fresh(replace(self, drill=self.drill.next()))

    def help(self) -> Sitting:
        """Give the hint, then the answer."""
        return replace(self, drill=self.drill.help())

    def choose(self, name: str, value: object) -> Sitting:
        """Choose a topic, level, rules or seed: another row of questions, the same session."""
        try:
            settings = self.drill.settings.change(name, value)
        except ValueError as error:
            message = t("Nothing was changed: {why}", why=error)
            return replace(self, drill=replace(self.drill, message=message))
        if settings == self.drill.settings:
            return self
        return _fresh(replace(self, drill=self.drill.change(settings)))

    def load(self, text: str) -> Sitting:
        """Take in saved progress, a line or a file; what cannot be read stays, to be mended."""
        if not text.strip():
            return replace(self, unread="")
        drill = self.drill.load(text)
        return replace(
            self, drill=drill, unread=text if drill.progress is self.drill.progress else ""
        )

    def sum_up(self) -> Sitting:
        """Show the summary, or put it away."""
        return replace(self, summed_up=not self.summed_up)

    # --- what is shown --------------------------------------------------------

    @property
    def item(self) -> Item:
        """The question with what was answered, as a box has it."""
        drill = self.drill
        return Item(drill.question, self.text, feedback=drill.said, shown=drill.shows_answer)

    def __repr__(self) -> str:
        return f"Sitting({self.drill.settings!r})"


def begin_sitting(settings: DrillSettings, session: str, *, progress: str = "") -> Sitting:
    """Sit down to a drill, perhaps with saved progress, which may be one that cannot be read."""
    return _fresh(Sitting(begin_drill(settings, session))).load(progress)


def _fresh(sitting: Sitting) -> Sitting:
    """Before anything of the question is answered; lines are asked for in a ledger."""
    question, ledger = sitting.drill.question, None
    if question.kind == LEDGER:
        ledger = begin_ledger(question.shown, rules=question.rules, at_once=False)
    return replace(sitting, text="", judged="", ledger=ledger, summed_up=False)
