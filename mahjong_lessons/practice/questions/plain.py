"""Questions with an answer of their own: a number, or one of several things to choose.

The others, of :func:`~mahjong_lessons.practice.ask`, are answered by the engine. Both are asked
in the same way; see :class:`AnyQuestion`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import number, t
from mahjong_lessons.practice.answers.feedback import Feedback, Verdict, blank, is_blank, unreadable
from mahjong_lessons.practice.answers.reading import read_amount
from mahjong_lessons.practice.questions.entry import NUMBER, Entry, choice


class AnyQuestion(Protocol):
    """What a box can ask."""

    @property
    def prompt(self) -> str:
        """What is asked, in words."""

    @property
    def shown(self) -> Any:
        """What is drawn beside it: a win, tiles, words, or None."""

    @property
    def entry(self) -> Entry:
        """How it is answered."""

    @property
    def hint_words(self) -> str:
        """A push in the right direction."""

    @property
    def why(self) -> Displayable | None:
        """What explains the answer."""

    @property
    def said(self) -> str:
        """The right answer, as the reader would write it."""

    @property
    def answer_drawn(self) -> Displayable | None:
        """The right answer as tiles, where it is tiles."""

    def check(self, answer: object = None) -> Feedback:
        """Judge an answer; none raises."""


@dataclass(frozen=True)
class PlainQuestion(Displayable):
    """A question that brings its answer along; :func:`number_of` and :func:`choose` make one."""

    prompt: str
    said: str
    entry: Entry
    read: Callable[[str], Any] = field(compare=False)
    fits: Callable[[Any], bool] = field(compare=False)
    hint_words: str = ""
    shown: Any = None
    why: Displayable | None = field(default=None, compare=False)

    @property
    def answer_drawn(self) -> None:
        """Nothing: the answer is words."""

    def check(self, answer: object = None) -> Feedback:
        """Judge an answer; one that cannot be read is no wrong one.

        >>> choose("Which is a run?", ("406p", "891s"), right="406p").check("891s").verdict
        <Verdict.WRONG: 'wrong'>
        """
        if is_blank(answer):
            return blank()
        try:
            given = self.read(str(answer))
        except ValueError as error:
            return unreadable(error)
        if self.fits(given):
            return Feedback(Verdict.RIGHT, t("Right: {answer}.", answer=self.said))
        said = number(given) if isinstance(given, int) else given
        words = t("{given} is not it.", given=said)
        if self.hint_words:
            words = t("{given} is not it. Hint: {hint}", given=said, hint=self.hint_words)
        return Feedback(Verdict.WRONG, words)

    def __repr__(self) -> str:
        return f"PlainQuestion({self.prompt!r})"


def number_of(
    prompt: str,
    right: int,
    *,
    unit: str = "",
    near: int = 0,
    hint: str = "",
    shown: Any = None,
    why: Displayable | None = None,
) -> PlainQuestion:
    """Ask for a whole number; an estimate that is not further away than ``near`` is right too.

    >>> number_of("How many of a hundred wins?", 23, unit="%", near=5).check("27 %")
    Feedback(right: Right: 23 %.)
    """
    said = f"{number(right)} {unit}".strip()
    return PlainQuestion(
        prompt=prompt,
        said=said,
        entry=NUMBER,
        read=lambda text: read_amount(text, unit),
        fits=lambda given: abs(given - right) <= near,
        hint_words=hint,
        shown=shown,
        why=why,
    )


def choose(
    prompt: str,
    options: tuple[str, ...],
    *,
    right: str,
    hint: str = "",
    shown: Any = None,
    why: Displayable | None = None,
) -> PlainQuestion:
    """Ask for one of several things. Raises ValueError where the right one is not among them.

    >>> choose("Closed or open?", ("closed", "open"), right="open").check("open")
    Feedback(right: Right: open.)
    """
    if right not in options:
        raise ValueError(t('"{right}" is not among the options', right=right))
    return PlainQuestion(
        prompt=prompt,
        said=right,
        entry=choice(*options),
        read=str.strip,
        fits=lambda given: given == right,
        hint_words=hint,
        shown=shown,
        why=why,
    )
