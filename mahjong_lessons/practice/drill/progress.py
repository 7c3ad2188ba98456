"""What a learner has practised: one record for each session, and nothing else.

A session only grows while it lasts, and has a name of its own. So the progress of two
devices is put together by taking the sessions of both, and no answer is lost or
counted twice. All that is asked of progress, such as what is to come back, is worked
out from the sessions (see ``deck``).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import chain
from typing import Any, TypeAlias

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import t
from mahjong_lessons.views import Part, Table, content

VERSION = 1
"""The version of what is saved; a newer one may only add fields."""

KEPT_HANDS = 3
"""So many different hands in a row are kept: more are not needed for mastery."""

More: TypeAlias = Mapping[str, Any]
"""Fields that a newer version saved: kept as they are, and written back."""


def _none() -> More:
    return {}


@dataclass(frozen=True, slots=True)
class Mark:
    """What became of one mistake in one session.

    ``missed`` counts how often it was made, ``maybe`` how often it was one of several
    that fit, ``right`` how often it was avoided on a hinge hand. ``last`` is the number
    of the answer that told the last thing about it, ``hands`` the different hinge hands
    that were right since it was made.
    """

    right: int = 0
    missed: int = 0
    maybe: int = 0
    last: int = 0
    hands: tuple[str, ...] = ()
    more: More = field(default_factory=_none)


@dataclass(frozen=True, slots=True)
class Tally:
    """How many answers of one kind were right, and how many wrong."""

    right: int = 0
    wrong: int = 0
    more: More = field(default_factory=_none)


@dataclass(frozen=True, slots=True)
class Session:
    """One sitting: its name, which begins with its time, and what was answered."""

    name: str
    asked: Mapping[str, Tally] = field(default_factory=dict)
    marks: Mapping[str, Mark] = field(default_factory=dict)
    more: More = field(default_factory=_none)

    @property
    def answered(self) -> int:
        """How many questions were answered."""
        return sum(tally.right + tally.wrong for tally in self.asked.values())


@dataclass(frozen=True, slots=True)
class Outcome:
    """One answer, as progress keeps it.

    ``asks`` is the kind of question and ``hand`` what it was about. ``missed`` are the
    mistakes that were made, ``maybe`` those of which one was made, ``avoided`` those
    for which the hand is a hinge and that were not made.
    """

    asks: str
    hand: str
    right: bool
    missed: tuple[str, ...] = ()
    maybe: tuple[str, ...] = ()
    avoided: tuple[str, ...] = ()


@dataclass(frozen=True)
class Progress(Displayable):
    """All sessions of one learner, the oldest first.

    >>> progress = Progress().record("2026-01-05T10:00:00Z-1", Outcome("fu", "a", False, ("F01",)))
    >>> progress
    Progress(1 answers in 1 sessions)
    >>> progress.missed
    {'F01': 1}
    """

    sessions: tuple[Session, ...] = ()
    more: More = field(default_factory=_none)
    version: int = VERSION

    @property
    def answered(self) -> int:
        """How many questions were answered, all sessions together."""
        return sum(session.answered for session in self.sessions)

    @property
    def missed(self) -> dict[str, int]:
        """How often each mistake was made, the most frequent first."""
        return self._most(lambda mark: mark.missed)

    @property
    def maybe(self) -> dict[str, int]:
        """How often each mistake was one of several that fit, the most frequent first."""
        return self._most(lambda mark: mark.maybe)

    @property
    def asked(self) -> dict[str, Tally]:
        """How many answers of each kind were right and wrong."""
        found: dict[str, Tally] = {}
        for kind, tally in chain.from_iterable(one.asked.items() for one in self.sessions):
            so_far = found.get(kind, Tally())
            found[kind] = Tally(so_far.right + tally.right, so_far.wrong + tally.wrong)
        return found

    def record(self, session: str, outcome: Outcome) -> Progress:
        """Add one answer to a session, which begins with its first answer."""
        by_name = {one.name: one for one in self.sessions}
        by_name[session] = _with(by_name.get(session, Session(session)), outcome)
        return replace(self, sessions=in_order(by_name.values()))

    def __or__(self, other: Progress) -> Progress:
        """The progress of two devices together; of a session that both know, the longer."""
        longest: dict[str, Session] = {}
        for one in sorted((*self.sessions, *other.sessions), key=_age):
            longest[one.name] = one
        older, newer = sorted((self, other), key=lambda one: (one.version, repr(one.more)))
        return Progress(in_order(longest.values()), {**older.more, **newer.more}, newer.version)

    def _most(self, count: Callable[[Mark], int]) -> dict[str, int]:
        counts: dict[str, int] = {}
        for name, mark in chain.from_iterable(one.marks.items() for one in self.sessions):
            counts[name] = counts.get(name, 0) + count(mark)
        found = ((name, n) for name, n in counts.items() if n)
        return dict(sorted(found, key=lambda item: (-item[1], item[0])))

    def __repr__(self) -> str:
        return f"Progress({self.answered} answers in {len(self.sessions)} sessions)"


def session_name(now: datetime | None = None) -> str:
    """A name for a new session: its time, and a few letters against another device.

    >>> session_name(datetime(2026, 1, 5, 10, 30, tzinfo=UTC))[:21]
    '2026-01-05T10:30:00Z-'
    """
    at = (now or datetime.now(UTC)).astimezone(UTC)
    return f"{at:%Y-%m-%dT%H:%M:%SZ}-{secrets.token_hex(2)}"


def _with(session: Session, outcome: Outcome) -> Session:
    """A session with one more answer."""
    tally = session.asked.get(outcome.asks, Tally())
    counted = replace(
        tally, right=tally.right + outcome.right, wrong=tally.wrong + (not outcome.right)
    )
    marks = dict(session.marks)
    at = session.answered + 1
    for name in sorted({*outcome.missed, *outcome.maybe, *outcome.avoided}):
        marks[name] = _marked(marks.get(name, Mark()), name, outcome, at)
    return replace(session, asked={**session.asked, outcome.asks: counted}, marks=marks)


def _marked(mark: Mark, name: str, outcome: Outcome, at: int) -> Mark:
    if name in outcome.missed:
        return replace(mark, missed=mark.missed + 1, last=at, hands=())
    if name in outcome.maybe:
        return replace(mark, maybe=mark.maybe + 1, last=at, hands=())
    hands = in_a_row(mark.hands, (outcome.hand,))
    return replace(mark, right=mark.right + 1, last=at, hands=hands)


def in_a_row(before: Iterable[str], now: Iterable[str]) -> tuple[str, ...]:
    """The different hands of two rows, as many as are kept.

    >>> in_a_row(("a", "b"), ("b", "c", "d"))
    ('a', 'b', 'c')
    """
    return tuple(dict.fromkeys((*before, *now)))[:KEPT_HANDS]


def in_order(sessions: Iterable[Session]) -> tuple[Session, ...]:
    """Sessions by their names, which begin with their times."""
    return tuple(sorted(sessions, key=lambda one: one.name))


def _age(session: Session) -> tuple[int, str]:
    """How far a session had come; the same session is never two ways equally far."""
    return session.answered, repr(session)


@content.register
def _(value: Progress) -> tuple[Part, ...]:
    if not value.answered:
        return (t("Nothing has been answered yet."),)
    rows = tuple((t(kind), tally.right, tally.wrong) for kind, tally in sorted(value.asked.items()))
    maybe = value.maybe
    names = dict.fromkeys((*value.missed, *maybe))
    missed = tuple((name, value.missed.get(name, 0), maybe.get(name, 0)) for name in names)
    tables = [Table((t("asked"), t("right"), t("wrong")), rows)]
    if missed:
        head = (t("mistake"), t("made"), t("perhaps made"))
        tables.append(Table(head, missed))
    return tuple(tables)
