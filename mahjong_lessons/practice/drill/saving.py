"""Progress as one line of text to copy and paste, and as a JSON file.

Both hold the same record. The line is packed and ends in a check over all that stands
before it, so that a slip in copying is noticed; the file carries its check as a field.
What is wrong is said, and nothing is taken over from what is damaged.

A newer version may only add fields. They are kept and written back, so an older program
loses nothing. An older version is brought up to date by ``UPGRADES``.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from mahjong_lessons.core.text import t
from mahjong_lessons.practice.drill.progress import (
    KEPT_HANDS,
    VERSION,
    Mark,
    Progress,
    Session,
    Tally,
    in_order,
)

PREFIX = "mahjong-progress"
MOST_BYTES = 2_000_000
"""More than a life of practice: what is larger is no progress."""

Record: TypeAlias = dict[str, Any]
"""What JSON can hold, by names."""

UPGRADES: Mapping[int, Callable[[Record], Record]] = MappingProxyType({})
"""For each older version what makes its record one of the next version."""


class ProgressError(ValueError):
    """Saved progress that cannot be read; the message says what is wrong with it."""


# --- one line -------------------------------------------------------------------


def to_line(progress: Progress) -> str:
    """Progress as one line of text.

    >>> to_line(Progress())[:19]
    'mahjong-progress:1:'
    """
    packer = zlib.compressobj(9, wbits=_RAW, zdict=_OFTEN)
    packed = packer.compress(_canonical(_record(progress))) + packer.flush()
    head = f"{PREFIX}:{progress.version}:{b64encode(packed).decode().rstrip('=')}"
    return f"{head}:{_check(head.encode())}"


def from_line(line: str) -> Progress:
    """Read such a line; spaces and line breaks in it do no harm.

    Raises ProgressError.

    >>> from_line(to_line(Progress()))
    Progress(0 answers in 0 sessions)
    """
    written = "".join(line.split())
    if not written:
        raise ProgressError(t("There is no text here: paste a whole line."))
    if not written.startswith(f"{PREFIX}:"):
        message = t('This is no progress of this course: it begins with "{start}:".', start=PREFIX)
        raise ProgressError(message)
    found = _LINE.fullmatch(written)
    if not found:
        raise ProgressError(t("The line is not whole: copy all of it, up to its end."))
    head, version, packed, check = found.groups()
    if check != _check(head.encode()):
        raise ProgressError(t("The line was changed on its way: copy it once more."))
    return _progress(_unpacked(packed), int(version))


_LINE = re.compile(rf"({PREFIX}:([0-9]{{1,4}}):([A-Za-z0-9+/]*)):([0-9a-f]{{8}})")
_RAW = -zlib.MAX_WBITS
_OFTEN = (
    b'"more":"ledger":{"right":1,"wrong":1},"payments":"points":"raw":"units":"han":"fu":'
    b'"P20":{"P15":{"P11":{"F31":{"F23":{"F19":{"F17":{"F13":{"F10":{"F09":{"F06":{"F05":{"F01":{'
    b'"right":0,"maybe":1,"missed":1,"last":10,"hands":["'
    b'Z-"},{"answered":{"asked":{"marks":{"name":"2026-{"sessions":[{"asked":{"'
)
"""Words that lines often hold: they make short lines shorter. Never to be changed."""


def _check(text: bytes) -> str:
    """A check that notices every change of up to four characters in a row."""
    return f"{zlib.crc32(text):08x}"


def _unpacked(packed: str) -> Record:
    unpacker = zlib.decompressobj(wbits=_RAW, zdict=_OFTEN)
    try:
        written = unpacker.decompress(b64decode(packed + "=" * (-len(packed) % 4)), MOST_BYTES)
    except (ValueError, zlib.error):
        raise ProgressError(_unreadable()) from None
    if not unpacker.eof:
        raise ProgressError(_unreadable())
    return _parsed(written)


# --- a file ---------------------------------------------------------------------


def to_json(progress: Progress) -> str:
    """Progress as the text of a JSON file.

    >>> from_json(to_json(Progress()))
    Progress(0 answers in 0 sessions)
    """
    file = {"format": PREFIX, "version": progress.version, "progress": _record(progress)}
    file["check"] = _check(_canonical(file))
    return json.dumps(file, indent=1, ensure_ascii=False) + "\n"


def from_json(text: str) -> Progress:
    """Read the text of such a file. Raises ProgressError."""
    file = _parsed(text.encode("utf-8", "replace"))
    if file.get("format") != PREFIX:
        raise ProgressError(t("This is no file with progress of this course."))
    if file.pop("check", "") != _check(_canonical(file)):
        raise ProgressError(t("The file was changed after it was saved."))
    version, record = file.get("version"), file.get("progress")
    if not isinstance(version, int) or not isinstance(record, dict):
        raise ProgressError(_unreadable())
    return _progress(record, version)


def from_text(text: str) -> Progress:
    """Read either of them. Raises ProgressError."""
    return from_json(text) if text.lstrip("\ufeff \r\n\t").startswith("{") else from_line(text)


# --- progress as a record, and back ---------------------------------------------


def _record(progress: Progress) -> Record:
    return {**progress.more, "sessions": [*map(_session_record, progress.sessions)]}


def _session_record(session: Session) -> Record:
    return {
        **session.more,
        "name": session.name,
        "asked": {kind: _counts(tally, "right", "wrong") for kind, tally in session.asked.items()},
        "marks": {name: _mark_record(mark) for name, mark in session.marks.items()},
    }


def _mark_record(mark: Mark) -> Record:
    hands = {"hands": [*mark.hands]} if mark.hands else {}
    return _counts(mark, "right", "missed", "maybe", "last") | hands


def _counts(value: Mark | Tally, *names: str) -> Record:
    """Its fields that are not 0, and what a newer version added."""
    counts = {name: getattr(value, name) for name in names}
    return {**value.more, **{name: n for name, n in counts.items() if n}}


def _progress(record: Record, version: int) -> Progress:
    while version < VERSION:
        if version not in UPGRADES:
            raise ProgressError(t("There is no version {n} of progress.", n=version))
        record, version = UPGRADES[version](record), version + 1
    read = _Fields(record)
    sessions = [_session(each) for each in read.take("sessions", list)]
    if len({one.name for one in sessions}) < len(sessions):
        raise ProgressError(_unreadable())
    return Progress(in_order(sessions), read.rest, version)


def _session(record: object) -> Session:
    read = _Fields(record)
    name = _word(read.take("name", str))
    asked = {_word(kind): _tally(each) for kind, each in read.take("asked", dict).items()}
    marks = {_word(one): _mark(each) for one, each in read.take("marks", dict).items()}
    return Session(name, asked, marks, read.rest)


def _tally(record: object) -> Tally:
    read = _Fields(record)
    return Tally(read.count("right"), read.count("wrong"), read.rest)


def _mark(record: object) -> Mark:
    read = _Fields(record)
    counts = {name: read.count(name) for name in ("right", "missed", "maybe", "last")}
    hands = tuple(map(_word, read.take("hands", list)))
    if len(hands) > KEPT_HANDS:
        raise ProgressError(_unreadable())
    return Mark(**counts, hands=hands, more=read.rest)


class _Fields:
    """The fields of a record: those we know are taken out, the rest is kept."""

    def __init__(self, record: object) -> None:
        if not isinstance(record, dict):
            raise ProgressError(_unreadable())
        self.rest: Record = dict(record)

    def take(self, name: str, kind: type[Any]) -> Any:
        """A field of a kind; an empty one if it is not there."""
        value = self.rest.pop(name, kind())
        if type(value) is not kind:
            raise ProgressError(t('In this progress "{name}" cannot be read.', name=name))
        return value

    def count(self, name: str) -> int:
        """A whole number that is not negative."""
        value: int = self.take(name, int)
        if not 0 <= value < _MOST:
            raise ProgressError(t('In this progress "{name}" cannot be read.', name=name))
        return value


_MOST = 10**9


def _word(text: object) -> str:
    """A short name without anything that a terminal or a page could take for more."""
    if not isinstance(text, str) or not _NAME.fullmatch(text):
        raise ProgressError(_unreadable())
    return text


_NAME = re.compile(r"[A-Za-z0-9:.+ -]{1,40}")


def _canonical(record: Record) -> bytes:
    """A record as the same bytes every time."""
    return json.dumps(record, separators=(",", ":"), sort_keys=True).encode()


def _parsed(text: bytes) -> Record:
    if len(text) > MOST_BYTES:
        raise ProgressError(t("This is too large for progress."))
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        record = None
    if not isinstance(record, dict):
        raise ProgressError(_unreadable())
    return record


def _unreadable() -> str:
    return t("This progress is damaged: take another copy of it.")
