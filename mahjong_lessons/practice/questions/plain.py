"""Questions that bring their answer along: a number, tiles, one or several of some things.

Those of :func:`~mahjong_lessons.practice.ask` are answered by the engine. A box asks both in
the same way; see :class:`AnyQuestion`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypedDict, Unpack

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import nt, number, t
from mahjong_lessons.core.tiles import Tile, parse_tiles
from mahjong_lessons.practice.answers.feedback import Feedback, Verdict, blank, is_blank, unreadable
from mahjong_lessons.practice.answers.numbers import read_amount
from mahjong_lessons.practice.answers.plain import plain
from mahjong_lessons.practice.answers.tiles import read_kinds
from mahjong_lessons.practice.questions.entry import (
    BETWEEN,
    KINDS_OF_TILES,
    NUMBER,
    TAP,
    Entry,
    choice,
    numbers,
    several,
)
from mahjong_lessons.practice.record.facts import QuestionKey
from mahjong_lessons.views import draw


class AnyQuestion(Protocol):
    """What a box can ask."""

    @property
    def asked(self) -> QuestionKey:
        """What it asks: by this, and not by its place, its answers are found again."""

    @property
    def prompt(self) -> str:
        """What is asked, in words."""

    @property
    def shown(self) -> Any:
        """What is drawn beside it: a win, tiles, words, a view, or None."""

    @property
    def entry(self) -> Entry:
        """How it is answered."""

    @property
    def hint_words(self) -> str:
        """A push in the right direction; "" where there is none."""

    @property
    def why(self) -> Displayable | None:
        """What explains the answer."""

    @property
    def answer(self) -> str:
        """The right answer, as it would be typed."""

    @property
    def said(self) -> str:
        """The right answer in words."""

    @property
    def example(self) -> str:
        """How an answer is written, where that must be shown; it is never right."""

    @property
    def answer_drawn(self) -> Displayable | None:
        """The right answer as tiles, where it is tiles."""

    def check(self, answer: object = None, *, sure: bool = False) -> Feedback:
        """Judge an answer; none raises. Who is ``sure`` is not asked about a slip."""


class Details(TypedDict, total=False):
    """What each of these questions may have beside its prompt and its answer."""

    hint: str
    shown: Any
    why: Displayable | None


class _Judged(NamedTuple):
    right: bool
    words: str = ""


@dataclass(frozen=True)
class PlainQuestion(Displayable):
    """A question that brings its answer along; the functions ``ask_…`` make them.

    ``read`` takes a text, and raises ValueError for one that is no answer; ``judge`` says
    whether what was read is right, and if not, why not.
    """

    prompt: str
    answer: str
    """The right answer, as it would be typed."""
    said: str
    entry: Entry
    read: Callable[[str], Any] = field(compare=False)
    judge: Callable[[Any], _Judged] = field(compare=False)
    hint_words: str = ""
    shown: Any = None
    why: Displayable | None = field(default=None, compare=False)
    answer_drawn: Displayable | None = None
    example: str = ""

    @property
    def asked(self) -> QuestionKey:
        """The kind of entry, and what is shown and asked in words.

        >>> ask_tiles("Which tile is missing?", "6p", shown="4578p").asked.about
        '4578p Which tile is missing?'
        """
        seen = self.shown
        shown = "".join(map(str, seen)) if isinstance(seen, tuple) else str(seen or "")
        return QuestionKey(self.entry.kind, f"{shown} {self.prompt}".strip())

    def check(self, answer: object = None, *, sure: bool = False) -> Feedback:
        """Judge an answer; one that cannot be read is no wrong one.

        >>> ask_choice("Which is a run?", ("406p", "891s"), right="406p").check("891s")
        Feedback(wrong: 891s is not it.)
        """
        if is_blank(answer):
            return blank()
        try:
            judged = self.judge(self.read(str(answer)))
        except ValueError as error:
            return unreadable(error)
        if judged.right:
            return Feedback(Verdict.RIGHT, t("Right: {answer}.", answer=self.said))
        return Feedback(Verdict.WRONG, judged.words)

    def __repr__(self) -> str:
        return f"PlainQuestion({self.prompt!r})"


def _question(
    prompt: str,
    answer: str,
    said: str,
    entry: Entry,
    read: Callable[[str], Any],
    judge: Callable[[Any], _Judged],
    details: Details,
    answer_drawn: Displayable | None = None,
) -> PlainQuestion:
    return PlainQuestion(
        prompt=prompt,
        answer=answer,
        said=said,
        entry=entry,
        read=read,
        judge=judge,
        hint_words=details.get("hint", ""),
        shown=details.get("shown"),
        why=details.get("why"),
        answer_drawn=answer_drawn,
    )


def _is_not_it(given: str) -> str:
    return t("{given} is not it.", given=given)


# --- numbers ----------------------------------------------------------------------


def ask_number(
    prompt: str, right: int, *, unit: str = "", near: int = 0, **details: Unpack[Details]
) -> PlainQuestion:
    """Ask for a whole number; an estimate that is not further away than ``near`` is right too.

    >>> ask_number("How many of a hundred wins?", 23, unit="%", near=5).check("27 %")
    Feedback(right: Right: 23 %.)
    """

    def judge(given: int) -> _Judged:
        if abs(given - right) <= near:
            return _Judged(True)
        said = number(given)
        if not near:
            return _Judged(False, _is_not_it(said))
        too = t("{given} is too many.", given=said) if given > right else None
        return _Judged(False, too or t("{given} is too few.", given=said))

    said = f"{number(right)} {unit}".strip()
    return _question(
        prompt, str(right), said, NUMBER, lambda text: _whole(text, unit), judge, details
    )


def ask_numbers(
    prompt: str, right: Mapping[str, int], *, near: int = 0, **details: Unpack[Details]
) -> PlainQuestion:
    """Ask for several whole numbers, each by its name.

    >>> ask_numbers("What do they pay?", {"ron": 3900, "tsumo": 4000}).check("3,900 4,100")
    Feedback(wrong: Not right: tsumo.)
    """

    def read(text: str) -> list[int | None]:
        words = text.split()
        if len(words) != len(right):
            raise ValueError(t("{n} numbers are asked for", n=len(right)))
        return [None if word == "?" else _whole(word) for word in words]

    def judge(given: Sequence[int | None]) -> _Judged:
        pairs = zip(right.items(), given, strict=True)
        wrong = [name for (name, n), one in pairs if one is None or abs(one - n) > near]
        words = t("Not right: {names}.", names=", ".join(wrong))
        return _Judged(not wrong, words)

    said = ", ".join(f"{name} {number(n)}" for name, n in right.items())
    answer = " ".join(map(str, right.values()))
    return _question(prompt, answer, said, numbers(*right), read, judge, details)


def _whole(text: str, unit: str = "") -> int:
    """A whole number with its sign; a share such as 22.9 % is rounded.

    >>> _whole("−1,300"), _whole("22.9 %", "%"), _whole("3 900")
    (-1300, 23, 3900)
    """
    written = plain(text)
    if share := _SHARE.fullmatch(written.removesuffix(unit)):
        return round(float(share[1].replace(",", ".")))
    sign = -1 if written.startswith("-") else 1
    return sign * read_amount(written.lstrip("+-"), unit)


_SHARE = re.compile(r"\s*([0-9]{1,3}[.,][0-9]{1,2})\s*")


# --- choices ----------------------------------------------------------------------


def ask_choice(
    prompt: str, options: Iterable[str], *, right: str, **details: Unpack[Details]
) -> PlainQuestion:
    """Ask for one of several things. Raises ValueError where the right one is not among them.

    >>> ask_choice("Closed or open?", ("closed", "open"), right="open").check("open")
    Feedback(right: Right: open.)
    """
    names = tuple(options)
    _among(names, right)
    judge: Callable[[str], _Judged] = lambda given: _Judged(given == right, _is_not_it(given))  # noqa: E731
    return _question(prompt, right, right, choice(*names), str.strip, judge, details)


def ask_several(
    prompt: str,
    options: Iterable[str],
    *,
    right: Iterable[str],
    tiles: bool = False,
    **details: Unpack[Details],
) -> PlainQuestion:
    """Ask which of several things are meant; with ``tiles`` they are tiles, and drawn.

    Raises ValueError where a right one is not among them, or there is none, or where an option
    holds a semicolon, which stands between those that are chosen.

    >>> runs = ask_several("Which are runs?", ("406p", "891s", "234m"), right=("406p", "234m"))
    >>> runs.check("406p")
    Feedback(wrong: 1 right, 1 still missing.)
    """
    names, wanted = tuple(options), frozenset(right)
    _among(names, *wanted)
    if any(BETWEEN.strip() in name for name in names):
        raise ValueError(t("an option must not hold a semicolon"))

    def judge(given: frozenset[str]) -> _Judged:
        return _Judged(given == wanted, _half_right(given, wanted))

    found = [name for name in names if name in wanted]
    said, entry = ", ".join(found), several(*names, tiles=tiles)
    return _question(prompt, BETWEEN.join(found), said, entry, _chosen, judge, details)


def _half_right(given: Set[Any], wanted: Set[Any]) -> str:
    """How much of an answer of several parts is right, without saying which."""
    found, missing, over = len(given & wanted), len(wanted - given), len(given - wanted)
    parts = [
        nt("{n} right", "{n} right", found),
        *([nt("{n} still missing", "{n} still missing", missing)] if missing else []),
        *([nt("{n} that does not belong", "{n} that do not belong", over)] if over else []),
    ]
    return t("{parts}.", parts=", ".join(parts))


def _chosen(text: str) -> frozenset[str]:
    return frozenset(name.strip() for name in text.split(BETWEEN.strip()) if name.strip())


def _among(options: Sequence[str], *right: str) -> None:
    if not right:
        raise ValueError(t("one of the options must be right"))
    for one in right:
        if one not in options:
            raise ValueError(t('"{right}" is not among the options', right=one))


# --- tiles ------------------------------------------------------------------------


def ask_tiles(
    prompt: str, right: str | Iterable[Tile], **details: Unpack[Details]
) -> PlainQuestion:
    """Ask for tiles: among those that are ``shown``, or among all kinds where none are.

    >>> ask_tiles("Which tile is missing in 4578p?", "6p").check("6p")
    Feedback(right: Right: 6p.)
    """
    written = right if isinstance(right, str) else "".join(map(str, right))
    wanted = read_kinds(written)

    def judge(given: str) -> _Judged:
        found, needed = set(parse_tiles(given)), set(parse_tiles(wanted))
        wrong = _is_not_it(given) if len(needed) == 1 else _half_right(found, needed)
        return _Judged(found == needed, wrong)

    entry = TAP if isinstance(details.get("shown"), tuple) else KINDS_OF_TILES
    return _question(prompt, wanted, wanted, entry, read_kinds, judge, details, draw(wanted))
