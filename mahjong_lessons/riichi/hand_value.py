"""Han and fu as a question gives them: "3 han 40 fu, dealer, tsumo"."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, fields
from typing import Any

from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.text import N_, listing, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.payments import MANGAN, Payment, points, win_by
from mahjong_lessons.riichi.rules import DEFAULT, Rules

_COUNTS = (N_("han"), N_("fu"), N_("yakuman"), N_("honba"), N_("sticks"))
_DEALER, _NON_DEALER = N_("dealer"), N_("non-dealer")
_WORDS: dict[str, tuple[str, bool | WinBy]] = {
    _DEALER: ("dealer", True),
    _NON_DEALER: ("dealer", False),
    "ron": ("by", WinBy.RON),
    "tsumo": ("by", WinBy.TSUMO),
}
_PART = re.compile(r"(?:(\d{1,4})\s*)?([a-z-]+)[\s,]*")


@dataclass(frozen=True)
class HandValue:
    """All that a payment depends on, apart from the rules; see :func:`points`.

    ``by`` may be given as a word; ``ValueError`` where it is no way to win.

    >>> HandValue(3, 40, dealer=True, by=WinBy.TSUMO).pay().others
    2600
    """

    han: int = 0
    fu: int | None = None
    _: KW_ONLY
    dealer: bool
    by: WinBy
    yakuman: int = 0
    honba: int = 0
    sticks: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "by", win_by(self.by))

    @classmethod
    def parse(cls, text: str) -> HandValue:
        """Read such a line; what is not said is a non-dealer's ron, without honba and sticks.

        Raises ``ValueError`` for a part that it does not know.

        >>> str(HandValue.parse("2 han 30 fu tsumo 2 honba"))
        '2 han 30 fu, non-dealer, tsumo, 2 honba'
        """
        written = text.lower()
        if rest := _PART.sub("", written).strip():
            raise ValueError(_unknown(rest))
        values: dict[str, Any] = dict(_read(*part.groups()) for part in _PART.finditer(written))
        return cls(**{"dealer": False, "by": WinBy.RON, **values})

    def pay(self, *, rules: Rules | str = DEFAULT) -> Payment:
        """What is paid; ``ValueError`` where no hand has these han and fu."""
        return points(**{each.name: getattr(self, each.name) for each in fields(self)}, rules=rules)

    def as_record(self) -> Record:
        """The same as plain data; ``HandValue(**record)`` reads it back.

        >>> HandValue.parse("5 han dealer tsumo").as_record()["by"]
        'tsumo'
        """
        return record(self, *(each.name for each in fields(self)))

    @property
    def past_fu(self) -> bool:
        """Whether han alone, or yakuman, decide.

        >>> HandValue.parse("5 han 30 fu").past_fu, HandValue.parse("4 han 40 fu").past_fu
        (True, False)
        """
        return bool(self.yakuman) or self.han >= MANGAN.han

    @property
    def words(self) -> str:
        """The same in the reader's language; ``str`` gives the line that :meth:`parse` reads."""
        return self._joined(t)

    def __str__(self) -> str:
        return self._joined(str)

    def _joined(self, say: Callable[[str], str]) -> str:
        counts = {unit: getattr(self, unit) for unit in _COUNTS}
        words = [f"{n} {say(unit)}" for unit, n in counts.items() if n]
        place = sum(bool(counts[unit]) for unit in ("han", "fu", "yakuman"))
        seat = say(_DEALER) if self.dealer else say(_NON_DEALER)
        parts = [" ".join(words[:place]), seat, say(self.by.value), *words[place:]]
        return ", ".join(filter(None, parts))


def _read(number: str | None, word: str) -> tuple[str, Any]:
    if number and word in _COUNTS:
        return word, int(number)
    if not number and word in _WORDS:
        return _WORDS[word]
    raise ValueError(_unknown(f"{number or ''} {word}".strip()))


def _unknown(part: str) -> str:
    return t(
        '"{part}" is not read: write a number with {units}, and {words}',
        part=part,
        units=listing(_COUNTS),
        words=listing(list(_WORDS)),
    )
