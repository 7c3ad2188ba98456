"""Who sits at the desk: the learner whose answers are kept, and how a record is taken along."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from mahjong_lessons.core.text import nt, t
from mahjong_lessons.practice.record.facts import Answered
from mahjong_lessons.practice.record.learners import Learner, Learners, record_home
from mahjong_lessons.practice.record.now import record_of
from mahjong_lessons.practice.record.transfer import join, pack_facts, unpack_facts


@dataclass(frozen=True)
class Desk:
    """What is known of the learners of this computer, as it was read last.

    ``line`` is the record of who learns now as one line of text, once it was asked for,
    ``unread`` a pasted line, or a name, that could not be taken, and ``parting`` says whether
    the record is to be deleted, if that is confirmed.
    """

    learners: tuple[Learner, ...]
    current: Learner
    answers: int = 0
    days: int = 0
    notes: tuple[str, ...] = ()
    message: str = ""
    line: str = ""
    unread: str = ""
    parting: bool = False

    # --- what a learner does --------------------------------------------------

    def name(self, text: str) -> Desk:
        """Give whoever learns now a name."""
        return self._try(text, lambda: _home().rename(self.current, text))

    def add(self, text: str) -> Desk:
        """Let somebody else learn here, too; from now on."""
        return self._try(text, lambda: _home().add(text))

    def choose(self, id: str) -> Desk:
        """Let another learner of this computer go on."""
        found = next((one for one in self.learners if one.id == id), self.current)
        return self._try("", lambda: _home().choose(found))

    def pack(self) -> Desk:
        """The record as a line of text, to take along."""
        return replace(self, line=pack_facts(record_of(self.current).read().facts), message="")

    def join(self, text: str) -> Desk:
        """Take in a line that was taken along."""
        if not text.strip():
            return replace(self, unread="", message="")
        try:
            more = join(record_of(self.current), unpack_facts(text))
        except ValueError as error:
            return replace(self, unread=text, message=str(error))
        words = nt("{n} answer was taken in.", "{n} answers were taken in.", more)
        return replace(look(), message=words)

    def part(self) -> Desk:
        """Delete the record for good: asked about first, and done when it is asked again."""
        if not self.parting:
            return replace(look(), parting=True)
        return self._try("", lambda: _home().delete(self.current))

    def stay(self) -> Desk:
        """Do not delete it."""
        return look()

    # --- what is shown --------------------------------------------------------

    @property
    def summary(self) -> str:
        """How much is kept, in a sentence."""
        if not self.answers:
            return t("Nothing is answered yet.")
        answers = nt("{n} answer", "{n} answers", self.answers)
        days = nt("{n} day", "{n} days", self.days)
        return t("{answers} on {days} are kept.", answers=answers, days=days)

    def __repr__(self) -> str:
        return f"Desk({self.current.name!r})"

    # --- inside ---------------------------------------------------------------

    def _try(self, text: str, step: Callable[[], object]) -> Desk:
        try:
            step()
        except (ValueError, OSError) as error:
            return replace(self, unread=text, message=str(error), parting=False)
        now = look()
        if now.current.id == self.current.id:
            return now
        name = now.current.name or t("a learner without a name")
        words = t("Run a lesson again: its boxes are those of {name} now.", name=name)
        return replace(now, message=words)


def look() -> Desk:
    """The desk as it is now."""
    learners = _home()
    current = learners.current()
    found = record_of(current).read()
    answered = [fact for fact in found.facts if isinstance(fact, Answered)]
    days = {fact.at.astimezone().date() for fact in answered}
    return Desk(learners.all(), current, len(answered), len(days), found.notes)


def _home() -> Learners:
    return Learners(record_home())
