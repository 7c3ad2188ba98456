"""The facts of a record, and how each is one line of text.

What is to be concluded from an answer is worked out anew each time: a record outlives every
opinion about it. A line is a JSON object; these are its keys:

=======  ==========================================================================
``v``    version of the format
``is``   the kind of fact: "answered", "again" or "slip"
``at``   when, in UTC: "2026-01-05T18:30:00Z"
``q``    what was asked: its kind, what it is about, and the rules, as a list of texts
``a``    the answer, as it was typed
``said`` the verdict that the page gave
``how``  what help there was, as a list: "hint", "shown", "sure", "card fu" and so on
``s``    seconds from the question to the answer
``in``   the lesson, by its slug
``by``   where it was asked: "box", "drill", "test" or "worksheet"
=======  ==========================================================================

A key that says nothing is left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeAlias

from mahjong_lessons.core.text import t

VERSION = 1
LONGEST_TEXT = 10_000
"""Characters that are kept of an answer, and of what was asked."""


BOX = "box"
"""Where most questions are asked."""


class QuestionKey(NamedTuple):
    """What was asked. A question is known by this, and not by the place where it stands."""

    kind: str
    about: str
    rules: str = ""


class Answered(NamedTuple):
    """Somebody answered a question; ``said`` is the verdict that the page gave.

    ``how`` are the helps there were, ``seconds`` the time it took, where that is known.
    """

    at: datetime
    asked: QuestionKey
    answer: str
    said: str
    how: tuple[str, ...] = ()
    seconds: float | None = None
    lesson: str = ""
    where: str = BOX


class Again(NamedTuple):
    """Somebody began anew: what was answered before in this lesson is not filled in any more.

    With ``asked`` it is one question alone. The record stays as it is.
    """

    at: datetime
    lesson: str = ""
    asked: QuestionKey | None = None


class Slip(NamedTuple):
    """The last answer to a question was a slip, says who gave it: no mistake is behind it."""

    at: datetime
    asked: QuestionKey


Fact: TypeAlias = "Answered | Again | Slip"


class NewerLineError(ValueError):
    """A line that a newer version wrote."""


def line_of(fact: Fact) -> str:
    """A fact as one line of text, without its end.

    >>> at = datetime(2026, 1, 5, 18, 30, tzinfo=UTC)
    >>> line_of(Answered(at, QuestionKey("fu", "123m"), "30", "wrong"))
    '{"v":1,"is":"answered","at":"2026-01-05T18:30:00Z","q":["fu","123m",""],"a":"30",\
"said":"wrong","by":"box"}'
    """
    written: dict[str, Any] = {
        "v": VERSION,
        "is": _KINDS[type(fact)],
        "at": f"{fact.at.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}",
    }
    if fact.asked:
        written["q"] = [_short(text) for text in fact.asked]
    if isinstance(fact, Answered):
        written |= {
            "a": _short(fact.answer),
            "said": fact.said,
            "how": [*fact.how],
            "s": fact.seconds,
            "in": fact.lesson,
            "by": fact.where,
        }
        if written["a"] == "":
            written["a"] = None
    elif isinstance(fact, Again):
        written["in"] = fact.lesson
    kept = {key: value for key, value in written.items() if value not in (None, "", [])}
    return json.dumps(kept, separators=(",", ":"))  # ASCII: any text can be written and read


def fact_in(line: str | bytes) -> Fact:
    """Read a line. Raises ValueError for what is none, and NewerLineError for a newer one's.

    >>> at = datetime(2026, 1, 5, 18, 30, tzinfo=UTC)
    >>> fact_in(line_of(Slip(at, QuestionKey("fu", "123m")))).asked
    QuestionKey(kind='fu', about='123m', rules='')
    """
    try:
        return fact_of(json.loads(line))
    except RecursionError:
        raise ValueError(t("this is no line of a record")) from None


def fact_of(read: object) -> Fact:
    """The fact that was read from a line. Raises as :func:`fact_in` does."""
    if type(read) is not dict or type(read.get("v")) is not int:
        raise ValueError(t("this is no line of a record"))
    if read["v"] > VERSION:
        raise NewerLineError(t("a newer version wrote this line"))
    try:
        return _READ[read["is"]](read)
    except (KeyError, TypeError, ValueError, OverflowError):
        raise ValueError(t("this is no line of a record")) from None


def _short(text: str) -> str:
    return text[:LONGEST_TEXT]


def _when(read: dict[str, Any]) -> datetime:
    at = datetime.fromisoformat(read["at"])
    if at.tzinfo is UTC:
        return at
    return at.astimezone(UTC) if at.tzinfo else at.replace(tzinfo=UTC)


def _asked(read: dict[str, Any]) -> QuestionKey:
    kind, about, rules = map(_text, read["q"])
    return QuestionKey(kind, about, rules)


def _text(value: object) -> str:
    if type(value) is not str or len(value) > LONGEST_TEXT:
        raise ValueError(value)
    return value


def _answered(read: dict[str, Any]) -> Answered:
    get, seconds = read.get, read.get("s")
    if seconds is not None and (type(seconds) not in (int, float) or not 0 <= seconds < _DAY):
        raise ValueError(seconds)
    return Answered(
        _when(read),
        _asked(read),
        _text(get("a", "")),
        _text(read["said"]),
        tuple(map(_text, read["how"])) if "how" in read else (),
        seconds,
        _text(get("in", "")),
        _text(get("by", "")),
    )


def _again(read: dict[str, Any]) -> Again:
    asked = _asked(read) if "q" in read else None
    return Again(_when(read), _text(read.get("in", "")), asked)


def _slip(read: dict[str, Any]) -> Slip:
    return Slip(_when(read), _asked(read))


_DAY = 86_400
_KINDS: dict[type, str] = {Answered: "answered", Again: "again", Slip: "slip"}
_READ: dict[str, Callable[[dict[str, Any]], Fact]] = {
    "answered": _answered,
    "again": _again,
    "slip": _slip,
}
