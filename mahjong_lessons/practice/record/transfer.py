"""A record as one line of text, to carry it to another device, and back.

The line is packed, and ends in a check over all that stands before it, so that a slip in
copying is noticed.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable

from mahjong_lessons.core.text import t
from mahjong_lessons.practice.record.facts import Fact, fact_in, line_of
from mahjong_lessons.practice.record.folder import Record

PREFIX = "mahjong-record"
MOST_BYTES = 50_000_000
"""More than a life of practice, unpacked: what is larger is no record."""

_LINE = re.compile(rf"({PREFIX}:([A-Za-z0-9+/=]*)):([0-9a-f]{{8}})")


def pack_facts(facts: Iterable[Fact]) -> str:
    """Kept as one line of text.

    >>> pack_facts([])[:15]
    'mahjong-record:'
    """
    packed = zlib.compress("\n".join(map(line_of, facts)).encode(), 9)
    head = f"{PREFIX}:{b64encode(packed).decode()}"
    return f"{head}:{_check(head)}"


def unpack_facts(text: str) -> tuple[Fact, ...]:
    """Read such a line; spaces and line breaks in it do no harm. Raises ValueError.

    >>> unpack_facts(pack_facts([]))
    ()
    """
    written = "".join(text.split())
    if not written:
        raise ValueError(t("There is no text here: paste a whole line."))
    if not written.startswith(f"{PREFIX}:"):
        message = t('This is no record of this course: it begins with "{start}:".', start=PREFIX)
        raise ValueError(message)
    found = _LINE.fullmatch(written)
    if not found:
        raise ValueError(t("The line is not whole: copy all of it, up to its end."))
    head, packed, check = found.groups()
    if check != _check(head):
        raise ValueError(t("The line was changed on its way: copy it once more."))
    lines = _unpacked(packed).splitlines()
    return tuple(fact_in(line) for line in lines if line.strip())


def join(record: Record, facts: Iterable[Fact]) -> int:
    """Add facts that a record does not have yet; how many these were. Twice is as good as once."""
    known = set(record.read().facts)
    new = [fact for fact in dict.fromkeys(facts) if fact not in known]
    for fact in new:
        record.write(fact)
    return len(new)


def _check(head: str) -> str:
    """A check that notices every change of up to four characters in a row."""
    return f"{zlib.crc32(head.encode()):08x}"


def _unpacked(packed: str) -> bytes:
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(b64decode(packed), MOST_BYTES)
    except (ValueError, zlib.error):
        raise ValueError(t("This record is damaged: take another copy of it.")) from None
    if not unpacker.eof:
        raise ValueError(t("This is too large for a record."))
    return data
