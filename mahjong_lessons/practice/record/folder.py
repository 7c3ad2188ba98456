"""A record as a folder of files that only grow: one for each kernel, read as their union.

There are no locks, so it is the same on Windows, in a network home and in a browser; and two
devices are joined by copying files. A line that is no line is passed over, and counted.
"""

from __future__ import annotations

import gc
import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from errno import ENOSPC
from pathlib import Path
from secrets import token_hex
from stat import S_ISREG
from typing import NamedTuple

from mahjong_lessons.core.text import nt
from mahjong_lessons.practice.record.facts import (
    BOX,
    Again,
    Answered,
    Fact,
    NewerLineError,
    QuestionKey,
    fact_in,
    fact_of,
    line_of,
)

SUFFIX = ".jsonl"
LONGEST_LINE = 100_000
"""Bytes of a line; a longer one was not written by us."""

MOST_BYTES = 500_000_000
"""Of a file; a larger one was not written by us either."""

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """The time in UTC, in whole seconds, as a record has it."""
    return datetime.now(UTC).replace(microsecond=0)


class Kept(NamedTuple):
    """What a record holds, the oldest first; and what is to be said about what it does not."""

    facts: tuple[Fact, ...]
    notes: tuple[str, ...] = ()


@dataclass(slots=True)
class _File:
    """What was read of a file so far: whole lines up to ``size`` bytes, and its unended line."""

    size: int = 0
    facts: list[Fact] = field(default_factory=list)
    passed: Counter[str] = field(default_factory=Counter)
    rest: bytes = b""


class Record:
    """The record in a folder, as this kernel reads it and adds to it.

    ``now`` is the clock. What cannot be written is kept, and tried again with the next fact.

    >>> from tempfile import mkdtemp
    >>> from mahjong_lessons.practice.record.facts import Answered, QuestionKey
    >>> record = Record(Path(mkdtemp()))
    >>> record.write(Answered(utc_now(), QuestionKey("fu", "123m"), "30", "wrong"))
    ''
    >>> len(record.read().facts)
    1
    """

    def __init__(self, folder: Path, now: Clock = utc_now) -> None:
        self.folder, self.now = folder, now
        self._name = ""
        self._torn = False
        self._waiting: list[Fact] = []
        self._files: dict[str, _File] = {}
        self._stand = (-1, 0, 0)
        self._joined = Kept(())
        self._about: dict[QuestionKey, list[Answered]] | None = None

    # --- writing ------------------------------------------------------------------

    def write(self, fact: Fact) -> str:
        """Add a fact; "" where all is written, else a sentence that says what is not, and why.

        A fact is one write of one line, so that a file that is cut loses its last line at most.
        """
        self._waiting.append(fact)
        try:
            while self._waiting:
                self._append(line_of(self._waiting[0]))
                self._waiting.pop(0)
        except OSError as error:
            return nt(
                "{n} answer could not be written into {folder}: {why}. It is kept while this "
                "notebook runs, and written as soon as that goes.",
                "{n} answers could not be written into {folder}: {why}. They are kept while this "
                "notebook runs, and written as soon as that goes.",
                len(self._waiting),
                folder=self.folder,
                why=error.strerror or error,
            )
        return ""

    def _append(self, line: str) -> None:
        if not self._name:
            self._name = f"{self.now():%Y%m%dT%H%M%S}-{token_hex(4)}{SUFFIX}"
        self.folder.mkdir(parents=True, exist_ok=True)
        data = f"{line}\n".encode()
        if self._torn:  # what was cut before ends here
            data = b"\n" + data
        file = os.open(self.folder / self._name, _APPEND, 0o600)
        try:
            self._torn = True
            if os.write(file, data) < len(data):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
            self._torn = False
        finally:
            os.close(file)

    # --- reading ------------------------------------------------------------------

    def read(self) -> Kept:
        """Every fact that can be read, and those that wait to be written.

        Within a file its order holds; files are joined by time, and a time to come counts as
        now. What was read before is not read again.
        """
        with _no_collection():
            paths = sorted(self._paths())
            for gone in self._files.keys() - {path.name for path in paths}:
                del self._files[gone]
            for path in paths:
                self._read_on(path)
            size = sum(file.size + len(file.rest) for file in self._files.values())
            stand = (size, len(self._files), len(self._waiting))
            if stand != self._stand:
                self._stand, self._joined, self._about = stand, self._join(), None
            return self._joined

    def about(self, asked: QuestionKey) -> tuple[Answered, ...]:
        """The answers to one question in boxes, the oldest first, since it was begun anew last."""
        facts = self.read().facts
        if self._about is None:
            self._about = _by_question(facts)
        return tuple(self._about.get(asked, ()))

    def _join(self) -> Kept:
        now = self.now()
        joined: list[tuple[datetime, str, int, Fact]] = []
        passed: Counter[str] = Counter()
        for name, file in self._files.items():
            latest, whole, over = _LONG_AGO, [*file.facts], Counter(file.passed)
            _take(file.rest, whole, over)  # it may be whole, but for its end
            for place, fact in enumerate(whole):
                latest = max(latest, min(fact.at, now))
                joined.append((latest, name, place, fact))
            passed += over
        joined.sort()  # places differ, so facts are never compared
        facts = (*(fact for *_, fact in joined), *self._waiting)
        return Kept(facts, tuple(_note(kind, n) for kind, n in sorted(passed.items())))

    def _paths(self) -> Iterator[Path]:
        try:
            yield from (path for path in self.folder.iterdir() if path.suffix == SUFFIX)
        except OSError:
            return

    def _read_on(self, path: Path) -> None:
        """Read what was added to a file: its whole lines."""
        known = self._files.setdefault(path.name, _File())
        try:
            state = path.lstat()
            if not S_ISREG(state.st_mode) or state.st_size > MOST_BYTES:
                raise OSError
            if state.st_size < known.size:  # it is another file now
                known = self._files[path.name] = _File()
            with path.open("rb") as file:
                file.seek(known.size)
                data = file.read()
        except OSError:
            known.passed["file"] = 1
            return
        *lines, known.rest = data.split(b"\n")
        known.size += len(data) - len(known.rest)
        _take_all(lines, known.facts, known.passed)


def _by_question(facts: Iterable[Fact]) -> dict[QuestionKey, list[Answered]]:
    """The answers in boxes to each question since it, or its lesson, was begun anew."""
    found: dict[QuestionKey, list[Answered]] = {}
    for fact in facts:
        if isinstance(fact, Answered):
            if fact.where == BOX:
                found.setdefault(fact.asked, []).append(fact)
        elif isinstance(fact, Again) and fact.asked:
            found.pop(fact.asked, None)
        elif isinstance(fact, Again):
            for asked, answers in found.items():
                found[asked] = [one for one in answers if one.lesson != fact.lesson]
    return found


@contextmanager
def _no_collection() -> Iterator[None]:
    """Kept hold no circles: to look for some, again and again, would take as long as reading."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _take_all(lines: list[bytes], facts: list[Fact], passed: Counter[str]) -> None:
    """Take the facts of lines: all in one where nothing is amiss, which is much quicker."""
    try:
        read = json.loads(b"[%s]" % b",".join(lines))
        found = [fact_of(one) for one in read]
    except (ValueError, RecursionError):
        found = []
    if len(found) == len(lines) and max(map(len, lines), default=0) <= LONGEST_LINE:
        facts += found
        return
    for line in lines:
        _take(line, facts, passed)


def _take(line: bytes, facts: list[Fact], passed: Counter[str]) -> None:
    """Take the fact of a line, or count why it is passed over."""
    if not line.strip():
        return
    if len(line) > LONGEST_LINE:
        passed["broken"] += 1
        return
    try:
        facts.append(fact_in(line))
    except NewerLineError:
        passed["newer"] += 1
    except ValueError:
        passed["broken"] += 1


def _note(kind: str, n: int) -> str:
    """What is said about what was passed over."""
    if kind == "newer":
        return nt(
            "{n} answer was written by a newer version: bring this one up to date to see it.",
            "{n} answers were written by a newer version: bring this one up to date to see them.",
            n,
        )
    if kind == "file":
        return nt("{n} file could not be read.", "{n} files could not be read.", n)
    return nt(
        "{n} line is damaged and was passed over; all others are here.",
        "{n} lines are damaged and were passed over; all others are here.",
        n,
    )


_LONG_AGO = datetime(1, 1, 1, tzinfo=UTC)
_APPEND = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
