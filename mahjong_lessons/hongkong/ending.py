"""How a Hong Kong hand ended, as a line on a score sheet."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.seats import seat_of
from mahjong_lessons.core.text import given, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.payments import LIMIT, Faan, Payment, pay
from mahjong_lessons.hongkong.rules import DEFAULT, Rules

DRAW = "draw"
_ENDING = re.compile(
    r"(?P<winner>[a-z]+)\s+(?P<faan>\d{1,3}|limit)(?:\s+faan)?"
    r"\s+(?:self-draw|from\s+(?P<discarder>[a-z]+))(?:\s+liable\s+(?P<liable>[a-z]+))?"
)


@dataclass(frozen=True, kw_only=True)
class Ending:
    """How a hand ended; without a ``winner`` it is a draw, without a ``discarder`` a self-draw.

    >>> Ending.parse("S 5 from W")
    Ending(winner=<Wind.SOUTH: 'S'>, faan=5, discarder=<Wind.WEST: 'W'>, liable=None)
    """

    winner: Wind | None
    faan: Faan
    discarder: Wind | None
    liable: Wind | None = None

    @classmethod
    def parse(cls, line: str) -> Ending:
        """Read ``draw``, or a winner, the faan and how it was won.

        Such as ``S 5 from W``, ``E limit self-draw``, ``N 3 self-draw liable E``. Raises
        ``ValueError`` for another line.
        """
        words = line.strip().lower() if isinstance(line, str) else ""
        if words == DRAW:
            return cls(winner=None, faan=0, discarder=None)
        found = _ENDING.fullmatch(words)
        if not found:
            raise ValueError(
                t(
                    "{line} is not read: write draw, or who won, the faan and how, "
                    "such as S 5 from W, or E limit self-draw",
                    line=given(line),
                )
            )
        winner, faan, discarder, liable = found.groups()
        return cls(
            winner=seat_of(winner),
            faan=LIMIT if faan == LIMIT else int(faan),
            discarder=seat_of(discarder) if discarder else None,
            liable=seat_of(liable) if liable else None,
        )

    @property
    def dealer_stays(self) -> bool:
        """Whether the dealer deals again: after winning or a draw (document C, last section)."""
        return self.winner in (None, Wind.EAST)

    def pay(self, *, rules: Rules | str = DEFAULT) -> Payment | None:
        """What is paid; None for a draw."""
        if self.winner is None:
            return None
        return pay(
            self.faan,
            winner=self.winner,
            discarder=self.discarder,
            liable=self.liable,
            rules=rules,
        )

    def as_record(self) -> Record:
        """The same as plain data.

        >>> Ending.parse("S 5 from W").as_record()
        {'winner': 'S', 'faan': 5, 'discarder': 'W', 'liable': None}
        """
        return record(self, "winner", "faan", "discarder", "liable")

    def __str__(self) -> str:
        if self.winner is None:
            return t(DRAW)
        faan = t("limit hand") if self.faan == LIMIT else t("{n} faan", n=self.faan)
        how = t("self-draw")
        if self.discarder:
            how = t("from {seat}", seat=self.discarder.word)
        if self.liable:
            how = t("{how}, {seat} liable", how=how, seat=self.liable.word)
        return t("{winner} {faan} {how}", winner=self.winner.word, faan=faan, how=how)
