"""A hand that is one tile away, in every game: which tiles win it, and what each would score."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from mahjong_lessons.core import notation
from mahjong_lessons.core.hand import (
    CircumstanceError,
    CopiesError,
    Hand,
    HandError,
    IncompleteHandError,
)
from mahjong_lessons.core.readings import winning_tiles
from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import given, t
from mahjong_lessons.core.tiles import COPIES, Tile
from mahjong_lessons.core.vocabulary import TILES, Vocabulary, WinBy
from mahjong_lessons.core.wins import AnyWin

AnyScore = TypeVar("AnyScore")


@dataclass(frozen=True, repr=False)
class WaitLine(Generic[AnyScore]):
    """One tile that wins: how many copies are not in the hand, and what it would score.

    ``ron`` or ``tsumo`` is None where the circumstances exclude that way to win.
    """

    tile: Tile
    left: int
    ron: AnyScore | None
    tsumo: AnyScore | None

    def as_record(self) -> Record:
        """The tile as plain data, with the whole score of each way to win."""
        return record(self, "tile", "left", "ron", "tsumo")

    def __repr__(self) -> str:
        return f"WaitLine({str(self.tile)!r}, left={self.left})"


@dataclass(frozen=True, repr=False)
class AnyWaits(Displayable, Generic[AnyScore]):
    """The tiles that win a hand, in order; empty when it is not one tile away."""

    hand: Hand
    lines: tuple[WaitLine[AnyScore], ...]

    def as_record(self) -> Record:
        """The hand and the tiles that win it, as plain data.

        >>> from mahjong_lessons.riichi import waits
        >>> [line["tile"] for line in waits("234567m345p99p67s").as_record()["lines"]]
        ['5s', '8s']
        """
        return record(self, "hand", "lines")

    def __iter__(self) -> Iterator[WaitLine[AnyScore]]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.lines)

    def __repr__(self) -> str:
        return f"Waits({str(self.hand)!r}, {[str(line.tile) for line in self.lines]})"


def asked(before: Hand | str, vocabulary: Vocabulary) -> tuple[Hand, dict[str, Any]]:
    """A hand of 13, or a line that leaves out how it was won; and a win's other arguments."""
    if not isinstance(before, Hand | str):
        raise HandError(
            t("a hand of 13 tiles or its line is needed, not {given}", given=given(before))
        )
    about = notation.parse_waiting(before, vocabulary) if isinstance(before, str) else {}
    hand: Hand = about.pop("hand", before)
    return replace(hand, winning=None), about


def wait_lines(
    hand: Hand,
    about: dict[str, Any],
    win: type[AnyWin],
    score: Callable[[Any], AnyScore],
) -> tuple[WaitLine[AnyScore], ...]:
    """The tiles that win a hand of 13; ``about`` holds a win's other arguments.

    Raises :class:`~mahjong_lessons.core.hand.CircumstanceError` where the circumstances leave no
    way to win.
    """
    fields = win.VOCABULARY.fields
    beside = [about.get(one.attribute, ()) for one in fields if one.reader is TILES]
    seen = (*hand.tiles, *(tile for tiles in beside for tile in tiles))

    def scored(tile: Tile, by: WinBy) -> AnyScore | HandError:
        """What this way to win would score, or what forbids it."""
        try:
            return score(win(replace(hand, winning=tile), by, **about))
        except (CircumstanceError, CopiesError, IncompleteHandError) as error:
            return error

    lines: list[WaitLine[AnyScore]] = []
    refused: list[CircumstanceError] = []
    for tile in winning_tiles(hand):
        ways = [scored(tile, by) for by in WinBy]
        if any(isinstance(way, IncompleteHandError) for way in ways):
            continue  # the rules do not know this form of hand
        left = COPIES - sum(other.kind == tile.kind for other in seen)
        ron, tsumo = (None if isinstance(way, HandError) else way for way in ways)
        lines.append(WaitLine(tile, left, ron, tsumo))
        refused += [way for way in ways if isinstance(way, CircumstanceError)]
    if len(refused) == len(lines) * len(WinBy) > 0:
        raise refused[0]
    return tuple(lines)
