"""What the score sheets of both games share: hand after hand, and everybody's running score.

A player is called by number: player 1 deals first, player 2 sits to the right, and so on.
A wind in a line is a seat of that hand.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeAlias, TypeVar

from mahjong_lessons.core.seats import PLAYERS, Dealt
from mahjong_lessons.core.show import Displayable

Points: TypeAlias = int | Fraction


@dataclass(frozen=True)
class SheetRow(Dealt, Displayable):
    """One hand on a score sheet: what each player had, and what each seat won or lost.

    ``place`` counts the deals that have passed on, ``before`` goes by player, ``by_seat``
    by wind; both are in points.
    """

    place: int
    before: tuple[Points, ...]
    by_seat: Mapping[str, Points]

    @property
    @abstractmethod
    def dealer_stays(self) -> bool:
        """Whether the dealer deals the next hand too."""

    @property
    def changes(self) -> tuple[Points, ...]:
        """What each player won or lost by the hand."""
        return tuple(self.by_seat[self.seat(player)] for player in PLAYERS)

    @property
    def scores(self) -> tuple[Points, ...]:
        """What each player has after the hand."""
        return tuple(map(sum, zip(self.before, self.changes, strict=True)))

    @property
    def title(self) -> str:
        """The name of the hand, which stays on one line."""
        return self.name.replace(" ", "\N{NO-BREAK SPACE}")


_Row = TypeVar("_Row", bound=SheetRow)


@dataclass(frozen=True)
class ScoreSheet(Displayable, Generic[_Row]):
    """The hands so far; each game's sheet says how one hand more is played."""

    start: Points
    """What everybody begins with."""

    rows: tuple[_Row, ...] = ()

    @property
    def scores(self) -> tuple[Points, ...]:
        """What each player has now."""
        return self.rows[-1].scores if self.rows else (self.start,) * len(PLAYERS)

    @property
    def place(self) -> int:
        """How many deals have passed on before the next hand."""
        return sum(not row.dealer_stays for row in self.rows)
