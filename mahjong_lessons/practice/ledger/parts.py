"""The answers of a ledger by its parts: as an object, and as one line of text.

A ledger is written ``{"base": 20, "won": 10, "sets": [8, 0, 0, 0], "pair": 0, …}``: the sets are
one part, and what is blank is None. Inside it is a row of texts, one for each line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from mahjong_lessons.core.text import listing, nt, t
from mahjong_lessons.practice.answers.feedback import is_blank
from mahjong_lessons.practice.answers.numbers import read_amount
from mahjong_lessons.practice.ledger.lines import SUM, TOTAL, LedgerLine
from mahjong_lessons.riichi.fu import Part as FuPart

PARTS = (*(part.value for part in FuPart), SUM, TOTAL)
"""The parts of a ledger, by the names that its written form has."""


def known_parts(names: Iterable[str]) -> frozenset[str]:
    """The names of parts; raises ValueError for one that a ledger has not.

    >>> sorted(known_parts(("wait", "base")))
    ['base', 'wait']
    """
    parts = frozenset([names] if isinstance(names, str) else names)
    if unknown := parts.difference(PARTS):
        message = t(
            '"{part}" is no part of a ledger: choose {parts}',
            part=min(map(str, unknown)),
            parts=listing(PARTS),
        )
        raise ValueError(message)
    return parts


def by_parts(lines: Iterable[LedgerLine], answers: Mapping[str, str]) -> dict[str, object]:
    """The answers to the lines of a ledger by its parts: numbers where they can be read."""
    lines = tuple(lines)
    found = {part: [_plain(answers, key) for key in _keys(lines, part)] for part in PARTS}
    return {part: all_ if part == FuPart.SET else all_[0] for part, all_ in found.items()}


def by_lines(lines: Iterable[LedgerLine], parts: Mapping[str, object]) -> dict[str, str]:
    """The answers by their lines; raises ValueError for what belongs to no such ledger."""
    lines = tuple(lines)
    known_parts(parts)
    return dict(each for part in parts for each in _of_part(part, parts[part], _keys(lines, part)))


def parse_parts(text: str) -> dict[str, object]:
    """Read the one line of text; raises ValueError for other text.

    >>> parse_parts('{"base": 20, "sets": [8, 0]}')
    {'base': 20, 'sets': [8, 0]}
    """
    try:
        parts = json.loads(text)
    except (ValueError, RecursionError):
        parts = None
    if not isinstance(parts, dict):
        raise ValueError(t("This is no saved ledger: copy the whole line and paste all of it."))
    return parts


def as_text(answer: object) -> str:
    """An answer as it stands in a field; "" for none.

    >>> as_text(20), as_text(None)
    ('20', '')
    """
    return "" if is_blank(answer) else str(answer).strip()


def _of_part(part: str, value: object, keys: Sequence[str]) -> Iterator[tuple[str, str]]:
    values = [value] if part != FuPart.SET else [] if value is None else value
    if not isinstance(values, list | tuple) or len(values) > len(keys):
        message = nt(
            "This ledger is of another hand: {n} set is asked for here.",
            "This ledger is of another hand: {n} sets are asked for here.",
            len(keys),
        )
        raise ValueError(message)
    for key, each in zip(keys, values, strict=False):
        if isinstance(each, bool) or not isinstance(each, int | str | None):
            raise ValueError(t('"{part}" is a number, or null for blank.', part=part))
        yield key, as_text(each)


def _keys(lines: Sequence[LedgerLine], part: str) -> list[str]:
    return [line.key for line in lines if line.part == part]


def _plain(answers: Mapping[str, str], key: str) -> int | str | None:
    """An answer as a number if it is one, else as it was written."""
    answer = answers.get(key)
    if answer is None:
        return None
    try:
        return read_amount(answer)
    except ValueError:
        return answer
