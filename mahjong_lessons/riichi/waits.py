"""A hand that is one tile away: which tiles win it, and what each would score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from mahjong_lessons import notation
from mahjong_lessons.hand import CircumstanceError, CopiesError, Hand, HandError
from mahjong_lessons.notation import WinBy
from mahjong_lessons.readings import winning_tiles
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.scoring import Score, score
from mahjong_lessons.riichi.win import VOCABULARY, Win
from mahjong_lessons.show import Shown
from mahjong_lessons.tiles import COPIES, Tile


@dataclass(frozen=True, repr=False)
class WaitLine(Shown):
    """One tile that wins: how many copies are not in the hand, and what it would score.

    ``ron`` or ``tsumo`` is None where the circumstances exclude that way to win.
    """

    tile: Tile
    left: int
    ron: Score | None
    tsumo: Score | None

    def __repr__(self) -> str:
        return f"WaitLine({str(self.tile)!r}, left={self.left})"


@dataclass(frozen=True, repr=False)
class Waits(Shown):
    """The tiles that win a hand, in order; empty when it is not one tile away.

    >>> found = waits("234567m345p99p67s riichi")
    >>> [(str(line.tile), line.left, line.ron.points) for line in found]
    [('5s', 4, 2000), ('8s', 4, 2000)]
    """

    hand: Hand
    lines: tuple[WaitLine, ...]

    def __iter__(self) -> Iterator[WaitLine]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.lines)

    def __repr__(self) -> str:
        return f"Waits({str(self.hand)!r}, {[str(line.tile) for line in self.lines]})"


def waits(before: Hand | str, rules: Rules | str = DEFAULT) -> Waits:
    """Find the tiles that win a hand of 13, and what each would score.

    ``before`` is a hand without its winning tile, or a line of the notation that
    leaves out ron or tsumo and the tile; circumstances may follow as usual. Raises
    :class:`~mahjong_lessons.hand.HandError` for a line that cannot be.
    """
    about = notation.parse_waiting(before, VOCABULARY) if isinstance(before, str) else {}
    return waits_of(about.pop("hand", before), about, rules)


def waits_of(hand: Hand, about: dict[str, Any], rules: Rules | str = DEFAULT) -> Waits:
    """Find the tiles that win a hand of 13; ``about`` holds a win's other arguments."""
    hand = replace(hand, winning=None)
    seen = (*hand.tiles, *about.get("indicators", ()), *about.get("ura_indicators", ()))
    lines = []
    for tile in winning_tiles(hand):
        left = COPIES - sum(other.kind == tile.kind for other in seen)
        ron, tsumo = (_scored(hand, tile, by, about, rules) for by in WinBy)
        if isinstance(ron, CircumstanceError) and isinstance(tsumo, CircumstanceError):
            raise ron
        lines.append(WaitLine(tile, left, *(_possible(way) for way in (ron, tsumo))))
    return Waits(hand, tuple(lines))


def _possible(way: Score | HandError) -> Score | None:
    return None if isinstance(way, HandError) else way


def _scored(
    hand: Hand, tile: Tile, by: WinBy, about: dict[str, Any], rules: Rules | str
) -> Score | HandError:
    """What this way to win would score, or what forbids it."""
    try:
        win = Win(replace(hand, winning=tile), by, **about)
    except (CircumstanceError, CopiesError) as error:
        return error
    return score(win, rules)
