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
from zlib import crc32

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import t
from mahjong_lessons.views import Part, Table, content

KEPT_HANDS = 3
"""Different hands in a row that are kept: more are not needed for mastery."""


@dataclass(frozen=True, slots=True)
class MistakeRecord:
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


@dataclass(frozen=True, slots=True)
class RightWrong:
    """How many answers of one kind were right, and how many wrong."""

    right: int = 0
    wrong: int = 0

    def __add__(self, other: RightWrong) -> RightWrong:
        return RightWrong(self.right + other.right, self.wrong + other.wrong)


@dataclass(frozen=True, slots=True)
class Session:
    """One sitting: its name, which begins with its time, and what was answered."""

    name: str
    asked: Mapping[str, RightWrong] = field(default_factory=dict)
    mistakes: Mapping[str, MistakeRecord] = field(default_factory=dict)

    @property
    def answered(self) -> int:
        """How many questions were answered."""
        return sum(counted.right + counted.wrong for counted in self.asked.values())


@dataclass(frozen=True, slots=True)
class AnswerRecord:
    """One answer, as progress keeps it.

    ``kind`` is the kind of question and ``hand`` the key of what it was about. ``missed`` are
    the mistakes that were made, ``maybe`` those of which one was made, ``avoided`` those
    for which the hand is a hinge and that were not made.
    """

    kind: str
    hand: str
    right: bool
    missed: tuple[str, ...] = ()
    maybe: tuple[str, ...] = ()
    avoided: tuple[str, ...] = ()

    @property
    def likeliest(self) -> str:
        """The mistake that was made, or the surest of several; "" where none fits."""
        return next(iter((*self.missed, *self.maybe)), "")


@dataclass(frozen=True)
class Progress(Displayable):
    """All sessions of one learner, the oldest first.

    >>> answer = AnswerRecord("fu", "a", False, missed=("F01",))
    >>> progress = Progress().record("2026-01-05T10:00:00Z-1", answer)
    >>> progress
    Progress(1 answers in 1 sessions)
    >>> progress.missed
    {'F01': 1}
    """

    sessions: tuple[Session, ...] = ()

    @property
    def answered(self) -> int:
        """How many questions were answered, all sessions together."""
        return sum(session.answered for session in self.sessions)

    @property
    def missed(self) -> dict[str, int]:
        """How often each mistake was made, the most frequent first."""
        return self._most(lambda record: record.missed)

    @property
    def maybe(self) -> dict[str, int]:
        """How often each mistake was one of several that fit, the most frequent first."""
        return self._most(lambda record: record.maybe)

    @property
    def asked(self) -> dict[str, RightWrong]:
        """How many answers of each kind were right and wrong."""
        found: dict[str, RightWrong] = {}
        for kind, counted in chain.from_iterable(each.asked.items() for each in self.sessions):
            found[kind] = found.get(kind, RightWrong()) + counted
        return found

    def record(self, session: str, answer: AnswerRecord) -> Progress:
        """Add one answer to a session, which begins with its first answer."""
        by_name = {each.name: each for each in self.sessions}
        by_name[session] = _with(by_name.get(session, Session(session)), answer)
        return Progress(in_order(by_name.values()))

    def __or__(self, other: Progress) -> Progress:
        """The progress of two devices together; of a session that both know, the longer."""
        longest = {each.name: each for each in sorted((*self.sessions, *other.sessions), key=_age)}
        return Progress(in_order(longest.values()))

    def _most(self, count: Callable[[MistakeRecord], int]) -> dict[str, int]:
        counts: dict[str, int] = {}
        for name, record in chain.from_iterable(each.mistakes.items() for each in self.sessions):
            counts[name] = counts.get(name, 0) + count(record)
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


def hand_key(about: str) -> str:
    """A short name for what a question is about, to tell three hands apart.

    >>> hand_key(""), len(hand_key("234567m345p99p67s tsumo 8s"))
    ('000', 3)
    """
    return f"{crc32(about.encode()) & 0xFFF:03x}"


def in_a_row(before: Iterable[str], now: Iterable[str]) -> tuple[str, ...]:
    """The different hands of two rows, as many as are kept.

    >>> in_a_row(("a", "b"), ("b", "c", "d"))
    ('a', 'b', 'c')
    """
    return tuple(dict.fromkeys((*before, *now)))[:KEPT_HANDS]


def in_order(sessions: Iterable[Session]) -> tuple[Session, ...]:
    """Sessions by their names, which begin with their times."""
    return tuple(sorted(sessions, key=lambda session: session.name))


def _with(session: Session, answer: AnswerRecord) -> Session:
    """A session with one more answer."""
    counted = RightWrong(int(answer.right), int(not answer.right))
    asked = {**session.asked, answer.kind: session.asked.get(answer.kind, RightWrong()) + counted}
    mistakes = dict(session.mistakes)
    at = session.answered + 1
    for name in sorted({*answer.missed, *answer.maybe, *answer.avoided}):
        mistakes[name] = _after(mistakes.get(name, MistakeRecord()), name, answer, at)
    return Session(session.name, asked, mistakes)


def _after(record: MistakeRecord, name: str, answer: AnswerRecord, at: int) -> MistakeRecord:
    if name in answer.missed:
        return replace(record, missed=record.missed + 1, last=at, hands=())
    if name in answer.maybe:
        return replace(record, maybe=record.maybe + 1, last=at, hands=())
    hands = in_a_row(record.hands, (answer.hand,))
    return replace(record, right=record.right + 1, last=at, hands=hands)


def _age(session: Session) -> tuple[int, str]:
    """How far a session had come; the same session is never two ways equally far."""
    return session.answered, repr(session)


@content.register
def _(value: Progress) -> tuple[Part, ...]:
    if not value.answered:
        return (t("Nothing has been answered yet."),)
    rows = tuple(
        (t(kind), counted.right, counted.wrong) for kind, counted in sorted(value.asked.items())
    )
    maybe = value.maybe
    names = dict.fromkeys((*value.missed, *maybe))
    missed = tuple((name, value.missed.get(name, 0), maybe.get(name, 0)) for name in names)
    tables = [Table((t("asked"), t("right"), t("wrong")), rows)]
    if missed:
        head = (t("mistake"), t("made"), t("perhaps made"))
        tables.append(Table(head, missed))
    return tuple(tables)
