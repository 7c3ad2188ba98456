"""How the four scores change, as a learner writes it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.unit_tables import Number

_CHANGE = re.compile(r"([+-]?)\s*([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,7})")
_BETWEEN = re.compile(r"[\s,;/ESWN:=]*", re.IGNORECASE)


RIICHI_EXAMPLE, HONG_KONG_EXAMPLE = "-1000 +2000 -500 -500", "+16 0 -16 0"
"""Four changes as they are written, in the size of each game."""


def read_changes(text: str, example: str = RIICHI_EXAMPLE) -> str:
    """Read four changes in the order E S W N; spaces, commas or the letters may part them.

    Raises ValueError for other text, and shows the ``example``.

    >>> read_changes("-1,000, +2,000, -500, -500"), read_changes("E 0 S 2600 W -2600 N 0")
    ('-1000 +2000 -500 -500', '0 +2600 -2600 0')
    """
    written = unicodedata.normalize("NFKC", text).replace("−", "-").replace("–", "-")
    found = [int(f"{sign}{digits.replace(',', '')}") for sign, digits in _CHANGE.findall(written)]
    if len(found) != len(Wind) or not _BETWEEN.fullmatch(_CHANGE.sub("", written)):
        raise ValueError(t("four changes are asked for, E S W N: {example}", example=example))
    return written_changes(dict(zip(Wind, found, strict=True)))


def written_changes(changes: Mapping[str, Number]) -> str:
    """Write changes in the order E S W N, with their signs; who is not named has 0.

    >>> written_changes({"E": 0, "S": 2600, "W": -2600, "N": 0})
    '0 +2600 -2600 0'
    """
    found = [changes.get(seat, 0) for seat in Wind]
    return " ".join(f"+{change}" if change > 0 else str(change) for change in found)
