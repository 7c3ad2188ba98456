"""Answers as learners write them, and what became of them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from mahjong_lessons.show import Shown
from mahjong_lessons.text import t
from mahjong_lessons.views import Part, content


class Verdict(StrEnum):
    """What became of an answer; blank is not wrong.

    An answer that follows is right for the learner's own earlier numbers, one of
    which is not right.
    """

    BLANK = "blank"
    RIGHT = "right"
    FOLLOWS = "follows"
    WRONG = "wrong"
    UNREADABLE = "unreadable"


@dataclass(frozen=True)
class Feedback(Shown):
    """The verdict on one answer, in words that say what to do next."""

    verdict: Verdict
    words: str

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
    return answer is None or answer is ... or str(answer).strip() == ""


def blank() -> Feedback:
    """What is said of no answer."""
    return Feedback(Verdict.BLANK, t("Not answered yet."))


def unreadable(error: ValueError) -> Feedback:
    """What is said of an answer that cannot be read."""
    return Feedback(Verdict.UNREADABLE, t("This cannot be read: {why}", why=error))


_NUMBER = re.compile(r"\+?\s*([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,7})\s*(?:fu)?\s*\.?")
_SHOWN_LETTERS = 20


def read_number(text: str) -> int:
    """Read a whole number; "+10", "1,300" and "40 fu" are read too.

    Raises ValueError for other text.

    >>> read_number("+10"), read_number("1,300"), read_number("40 fu")
    (10, 1300, 40)
    """
    written = unicodedata.normalize("NFKC", text).strip().lower()
    if number := _NUMBER.fullmatch(written):
        return int(number[1].replace(",", ""))
    short = text if len(text) <= _SHOWN_LETTERS else f"{text[:_SHOWN_LETTERS]}…"
    raise ValueError(t('a whole number is asked for, not "{text}"', text=short))
