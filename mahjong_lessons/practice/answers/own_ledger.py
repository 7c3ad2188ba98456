"""A fu ledger as a learner fills it in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from mahjong_lessons.practice.answers.feedback import is_blank
from mahjong_lessons.practice.answers.numbers import read_amount
from mahjong_lessons.practice.answers.plain import as_written
from mahjong_lessons.riichi.fu import BASE_FU, CLOSED_RON_FU


@dataclass(frozen=True, kw_only=True)
class OwnLedger:
    """The fu of each line, their sum and what it counts for; None where nothing is written.

    >>> own = OwnLedger(base=30, won=0, sets=(8, 2, 0, 0), pair=0, wait=0)
    >>> own.added, own.starts_at_30, own.starting_at_20.lines
    (40, True, (20, 10, 8, 2, 0, 0, 0, 0))
    """

    base: int | None = None
    won: int | None = None
    sets: tuple[int | None, ...] = ()
    pair: int | None = None
    wait: int | None = None
    sum: int | None = None
    fu: int | None = None

    @classmethod
    def read(cls, answers: Mapping[str, object]) -> OwnLedger:
        """Read answers by line; sets are a list, or stand in lines of their own ("sets 1").

        Raises ``ValueError`` for one that is no number.

        >>> OwnLedger.read({"base": "20", "won": "+10 fu", "sets 1": 8, "sets 2": ""}).lines
        (20, 10, 8, None, None, None)
        """
        numbered = [answer for line, answer in answers.items() if line.startswith("sets ")]
        sets = answers.get("sets", numbered)
        return cls(
            **{line: _number(answers.get(line)) for line in _ONE_NUMBER},
            sets=tuple(map(_number, sets)) if isinstance(sets, list | tuple) else (),
        )

    @property
    def lines(self) -> tuple[int | None, ...]:
        """Base, won, each set, pair, wait."""
        return (self.base, self.won, *self.sets, self.pair, self.wait)

    @property
    def added(self) -> int | None:
        """What the lines add up to, if all of them are there."""
        there = [fu for fu in self.lines if fu is not None]
        return sum(there) if len(there) == len(self.lines) else None

    @property
    def starts_at_30(self) -> bool:
        """Whether base and closed ron are one line of 30, as document D has them.

        That is right for a closed ron alone; whether the hand is one is not looked at.
        """
        return self.base == BASE_FU + CLOSED_RON_FU and not self.won

    @property
    def starting_at_20(self) -> OwnLedger:
        """The same with base and closed ron on lines of their own."""
        if not self.starts_at_30:
            return self
        return replace(self, base=BASE_FU, won=CLOSED_RON_FU)

    @property
    def without_total(self) -> OwnLedger:
        """The lines alone, without sum and fu."""
        return replace(self, sum=None, fu=None)


_ONE_NUMBER = ("base", "won", "pair", "wait", "sum", "fu")


def _number(answer: object) -> int | None:
    return None if is_blank(answer) else read_amount(as_written(answer))
