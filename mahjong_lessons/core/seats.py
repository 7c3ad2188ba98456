"""Who sits where: seats named by text, and the deal as it goes round."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from mahjong_lessons.core.text import given, listing, t
from mahjong_lessons.core.tiles import Wind

PLAYERS = range(1, len(Wind) + 1)
"""Players by number: player 1 deals first, player 2 sits to the right, and so on."""

_BY_NAME = {name: seat for seat in Wind for name in (seat.value.lower(), seat.name.lower())}


def seat_of(seat: Wind | str) -> Wind:
    """The seat of that name, a letter or the English word; ``ValueError`` for another.

    >>> seat_of("w"), seat_of("North")
    (<Wind.WEST: 'W'>, <Wind.NORTH: 'N'>)
    """
    if found := _BY_NAME.get(str(seat).lower()):
        return found
    seats = listing([one.value for one in Wind])
    raise ValueError(t('there is no seat "{seat}": choose {seats}', seat=seat, seats=seats))


def seats_of(seats: Iterable[Wind | str]) -> tuple[Wind, ...]:
    """Several seats, each named once; ``ValueError`` for a plain text or a seat named twice.

    >>> seats_of(["E", "west"])
    (<Wind.EAST: 'E'>, <Wind.WEST: 'W'>)
    """
    if isinstance(seats, str) or not isinstance(seats, Iterable):
        raise ValueError(t('seats are a list, such as ["E", "S"], not {seats}', seats=given(seats)))
    found = tuple(map(seat_of, seats))
    for seat in found:
        if found.count(seat) > 1:
            raise ValueError(t("{seat} is named twice: name each seat once", seat=seat.word))
    return found


class Untold(Enum):
    """Stands for a seat that nobody named: None already means that there is none."""

    AS_THE_LINE_SAYS = "as the line says"


UNTOLD = Untold.AS_THE_LINE_SAYS


class Dealt:
    """What follows from ``place``, the number of deals that have passed on since the start."""

    place: int

    @property
    def name(self) -> str:
        """The round and which deal of it, such as East 1."""
        return t("{wind} {n}", wind=self.round.word, n=self.dealer)

    @property
    def round(self) -> Wind:
        """The round wind."""
        return list(Wind)[self.place // len(Wind) % len(Wind)]

    @property
    def dealer(self) -> int:
        """The player who deals."""
        return self.place % len(Wind) + 1

    def seat(self, player: int) -> Wind:
        """The wind that a player sits at in this hand."""
        return list(Wind)[(player - self.dealer) % len(Wind)]
