"""Progress as one line of text to copy and paste, and as a JSON file.

Both hold the same record. The line is packed and ends in a check over all that stands
before it, so that a slip in copying is noticed; the file carries its check as a field.
What is wrong is said, and nothing is taken over from what is damaged.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode, b64encode
from typing import Any, TypeAlias

from mahjong_lessons.core.text import t
from mahjong_lessons.practice.drill.progress import (
    KEPT_HANDS,
    MistakeRecord,
    Progress,
    RightWrong,
    Session,
    in_order,
)

PREFIX = "mahjong-progress"
MOST_BYTES = 2_000_000
"""More than a life of practice: what is larger is no progress."""

_Json: TypeAlias = dict[str, Any]


class ProgressError(ValueError):
    """Saved progress that cannot be read; the message says what is wrong with it."""


# --- one line -------------------------------------------------------------------


def to_line(progress: Progress) -> str:
    """Progress as one line of text.

    >>> to_line(Progress())[:17]
    'mahjong-progress:'
    """
    packer = zlib.compressobj(9, wbits=_RAW)
    packed = packer.compress(_canonical(_written(progress))) + packer.flush()
    head = f"{PREFIX}:{b64encode(packed).decode().rstrip('=')}"
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
    head, packed, check = found.groups()
    if check != _check(head.encode()):
        raise ProgressError(t("The line was changed on its way: copy it once more."))
    return _progress(_unpacked(packed))


_LINE = re.compile(rf"({PREFIX}:([A-Za-z0-9+/]*)):([0-9a-f]{{8}})")
_RAW = -zlib.MAX_WBITS
"""Deflate without a header: the line has a check of its own."""


def _check(text: bytes) -> str:
    """A check that notices every change of up to four characters in a row."""
    return f"{zlib.crc32(text):08x}"


def _unpacked(packed: str) -> _Json:
    unpacker = zlib.decompressobj(wbits=_RAW)
    try:
        written = unpacker.decompress(b64decode(packed + "=" * (-len(packed) % 4)), MOST_BYTES)
    except (ValueError, zlib.error):
        raise _damaged() from None
    if not unpacker.eof:
        raise _damaged()
    return _parsed(written)


# --- a file ---------------------------------------------------------------------


def to_json(progress: Progress) -> str:
    """Progress as the text of a JSON file.

    >>> from_json(to_json(Progress()))
    Progress(0 answers in 0 sessions)
    """
    file = {"format": PREFIX, "progress": _written(progress)}
    file["check"] = _check(_canonical(file))
    return json.dumps(file, indent=1, ensure_ascii=False) + "\n"


def from_json(text: str) -> Progress:
    """Read the text of such a file. Raises ProgressError."""
    file = _parsed(text.encode("utf-8", "replace"))
    if file.get("format") != PREFIX:
        raise ProgressError(t("This is no file with progress of this course."))
    if file.pop("check", "") != _check(_canonical(file)):
        raise ProgressError(t("The file was changed after it was saved."))
    return _progress(file.get("progress"))


def from_text(text: str) -> Progress:
    """Read either of them. Raises ProgressError."""
    return from_json(text) if text.lstrip("\ufeff \r\n\t").startswith("{") else from_line(text)


# --- progress as JSON has it, and back --------------------------------------------


def _written(progress: Progress) -> _Json:
    return {"sessions": [*map(_session_written, progress.sessions)]}


def _session_written(session: Session) -> _Json:
    return {
        "name": session.name,
        "asked": {kind: _counts(each, "right", "wrong") for kind, each in session.asked.items()},
        "mistakes": {name: _mistake_written(each) for name, each in session.mistakes.items()},
    }


def _mistake_written(record: MistakeRecord) -> _Json:
    hands = {"hands": [*record.hands]} if record.hands else {}
    return _counts(record, "right", "missed", "maybe", "last") | hands


def _counts(value: MistakeRecord | RightWrong, *names: str) -> _Json:
    """Its fields that are not 0."""
    counts = {name: getattr(value, name) for name in names}
    return {name: n for name, n in counts.items() if n}


def _progress(written: object) -> Progress:
    fields = _fields(written, sessions=list)
    sessions = [_session(each) for each in fields["sessions"]]
    if len({session.name for session in sessions}) < len(sessions):
        raise _damaged()
    return Progress(in_order(sessions))


def _session(written: object) -> Session:
    fields = _fields(written, name=str, asked=dict, mistakes=dict)
    return Session(
        _word(fields["name"]),
        {_word(kind): _right_wrong(each) for kind, each in fields["asked"].items()},
        {_word(name): _mistake(each) for name, each in fields["mistakes"].items()},
    )


def _right_wrong(written: object) -> RightWrong:
    return RightWrong(**_fields(written, right=int, wrong=int))


def _mistake(written: object) -> MistakeRecord:
    fields = _fields(written, right=int, missed=int, maybe=int, last=int, hands=list)
    fields["hands"] = tuple(map(_word, fields["hands"]))
    if len(fields["hands"]) > KEPT_HANDS:
        raise _damaged()
    return MistakeRecord(**fields)


def _fields(written: object, **kinds: type[Any]) -> _Json:
    """The fields of a record, empty where one is missing; raises ProgressError for others."""
    if not isinstance(written, dict):
        raise _damaged()
    found = {name: written.get(name, kind()) for name, kind in kinds.items()}
    for name, kind in kinds.items():
        if not _is_sound(found[name], kind):
            raise ProgressError(t('In this progress "{name}" cannot be read.', name=name))
    if written.keys() - kinds.keys():
        raise _damaged()
    return found


def _is_sound(value: object, kind: type[Any]) -> bool:
    """Whether a value is of its kind; numbers are counts."""
    return type(value) is kind and (not isinstance(value, int) or 0 <= value < _MOST)


_MOST = 10**9


def _word(text: object) -> str:
    """A short name without anything that a terminal or a page could take for more."""
    if not isinstance(text, str) or not _NAME.fullmatch(text):
        raise _damaged()
    return text


_NAME = re.compile(r"[A-Za-z0-9:.+ -]{1,40}")


def _canonical(written: _Json) -> bytes:
    """A record as the same bytes every time."""
    return json.dumps(written, separators=(",", ":"), sort_keys=True).encode()


def _parsed(text: bytes) -> _Json:
    if len(text) > MOST_BYTES:
        raise ProgressError(t("This is too large for progress."))
    try:
        written = json.loads(text)
    except (ValueError, RecursionError):
        written = None
    if not isinstance(written, dict):
        raise _damaged()
    return written


def _damaged() -> ProgressError:
    return ProgressError(t("This progress is damaged: take another copy of it."))
