"""What became of an answer: a verdict, and words that say what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import t
from mahjong_lessons.views import Part, content


class Verdict(StrEnum):
    """What became of an answer; blank is not wrong.

    ``FOLLOWS``: right for the learner's own earlier numbers, one of which is not right.
    ``ELSEWHERE``: right under another rule than those asked for, and so no mistake.
    ``SLIP``: likely a slip of the keyboard, and not judged until it is given again.
    """

    BLANK = "blank"
    RIGHT = "right"
    FOLLOWS = "follows"
    ELSEWHERE = "elsewhere"
    SLIP = "slip"
    WRONG = "wrong"
    UNREADABLE = "unreadable"


@dataclass(frozen=True)
class Feedback(Displayable):
    """The verdict on one answer, in words that say what to do next.

    ``mistakes`` are the ids of those that may be behind it. ``parts`` are those of a wrong answer
    that can be right alone, each with its verdict: payments, seats, names, groups, tiles.
    """

    verdict: Verdict
    words: str
    mistakes: tuple[str, ...] = ()
    parts: tuple[tuple[str, Verdict], ...] = ()

    def __repr__(self) -> str:
        return f"Feedback({self.verdict}: {self.words})"


@content.register
def _(value: Feedback) -> Sequence[Part]:
    return (value.words,)


def is_blank(answer: object) -> bool:
    """Whether nothing was answered: None, "" or ``...``.

    >>> is_blank(" "), is_blank(0)
    (True, False)
    """
    return answer is None or answer is ... or (isinstance(answer, str) and not answer.strip())


def asks_for_help(answer: object) -> bool:
    """Whether an answer is a question mark, as a Japanese keyboard writes it too.

    >>> asks_for_help(" ? "), asks_for_help("？"), asks_for_help("why?")
    (True, True, False)
    """
    return isinstance(answer, str) and answer.strip() in ("?", "？")


def blank() -> Feedback:
    """What is said of no answer."""
    return Feedback(Verdict.BLANK, t("Not answered yet."))


def unreadable(error: ValueError) -> Feedback:
    """What is said of an answer that cannot be read."""
    return Feedback(Verdict.UNREADABLE, t("This cannot be read: {why}", why=error))


def slip(given: str) -> Feedback:
    """What is asked of an answer that is likely a slip of the keyboard; it names no other one."""
    words = t("{given}: is that what you meant? Enter it again to keep it.", given=given)
    return Feedback(Verdict.SLIP, words)
