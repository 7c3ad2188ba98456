"""The fu of a hand, line by line: what each line is for, which tiles earn it, and why.

Numbers come first and words on demand: a count holds entries without words, and
makes its lines when somebody looks at them. What a line earns is decided in ``fu``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import KW_ONLY, dataclass
from enum import StrEnum
from functools import cached_property

from mahjong_lessons.core.readings import BlockKind, Form, Reading
from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.tiles import Tile, format_tiles
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.fu import (
    BASE_FU,
    CHIITOITSU_FU,
    Earned,
    FuKind,
    Part,
    counted_fu,
    is_pinfu,
    pair_earns,
    set_earns,
    wait_earns,
    won_earns,
)
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.win import Win


class Special(StrEnum):
    """The hands that a recipe must settle apart from its steps."""

    CHIITOITSU = "chiitoitsu"
    KOKUSHI = "kokushi"
    KUIPINFU = "kuipinfu"


@dataclass(frozen=True, slots=True, repr=False)
class FuLine(Displayable):
    """One line of a count: what for, how many fu, which tiles earn it, and why."""

    kind: FuKind
    fu: int
    tiles: tuple[Tile, ...]
    why: str

    @property
    def part(self) -> Part:
        """The part of the count that it belongs to."""
        return self.kind.part

    def as_record(self) -> Record:
        """The line as plain data; its tiles are one text, such as "35s".

        >>> from mahjong_lessons.riichi import count_fu
        >>> count_fu("111m456678p35s99s ron 4s").lines[3].as_record()
        {'kind': 'shuntsu', 'fu': 0, 'tiles': '456p', 'why': 'runs never bring fu'}
        """
        return record(self, "kind", "fu") | {"tiles": format_tiles(self.tiles), "why": self.why}

    def __str__(self) -> str:
        tiles = f" {format_tiles(self.tiles)}" if self.tiles else ""
        return f"{self.kind.word}{tiles}: {self.fu}"

    def __repr__(self) -> str:
        return f"FuLine('{self}')"


@dataclass(frozen=True, repr=False)
class FuCount(Displayable):
    """The fu of one reading of a win, in fu.

    ``raw`` is the sum of the lines, ``total`` what counts: rounded up to tens,
    25 for seven pairs, 0 for thirteen orphans.

    >>> from mahjong_lessons.riichi import count_fu
    >>> count = count_fu(Win.parse("2m678s555z pon 888p chi 456m tsumo 2m"))
    >>> count.raw, count.total, [line.fu for line in count.lines]
    (34, 40, [20, 2, 0, 8, 2, 0, 0, 2])
    """

    win: Win
    reading: Reading
    _: KW_ONLY
    rules: Rules = DEFAULT

    @cached_property
    def _entries(self) -> tuple[Earned, ...]:
        return tuple(_entries(self.win, self.reading, self.rules))

    @cached_property
    def raw(self) -> int:
        """The sum of the lines."""
        return sum(entry.fu for entry in self._entries)

    @cached_property
    def total(self) -> int:
        """What counts for the points."""
        if self.reading.form is not Form.STANDARD:
            return self.raw
        return counted_fu(self.raw, by_ron=self.win.by is WinBy.RON, rules=self.rules)

    @property
    def is_pinfu(self) -> bool:
        """Whether the hand is pinfu, read this way."""
        return is_pinfu(self.win, self.reading)

    @property
    def special(self) -> Special | None:
        """Seven pairs, thirteen orphans, or an open hand without fu won by ron (kuipinfu)."""
        if self.reading.form is not Form.STANDARD:
            return Special(self.reading.form.value)
        if self.win.by is WinBy.RON and self.raw == BASE_FU:
            return Special.KUIPINFU
        return None

    @cached_property
    def lines(self) -> tuple[FuLine, ...]:
        """The lines in order: base, won, sets, pair, wait."""
        return tuple(_line(entry, self.win) for entry in self._entries)

    @property
    def last_step(self) -> str:
        """How the sum becomes what counts, in words."""
        changed = "rounded" if self.total != self.raw else "exact"
        key = f"{self.special} {changed}" if self.special else changed
        return t(_LAST_STEP[key], raw=self.raw, total=self.total)

    def as_record(self) -> Record:
        """The count as plain data: the sum, what counts of it, and every line.

        >>> from mahjong_lessons.riichi import count_fu
        >>> record = count_fu("2m678s555z pon 888p chi 456m tsumo 2m").as_record()
        >>> record["raw"], record["total"], record["lines"][0]["kind"]
        (34, 40, 'fuutei')
        """
        return record(self, "raw", "total", "lines")

    def __repr__(self) -> str:
        return f"FuCount({str(self.win)!r}, raw={self.raw}, total={self.total})"


_LAST_STEP: Mapping[str, str] = {
    "exact": N_("{raw} is a multiple of 10 and stays {total}"),
    "rounded": N_("{raw} is rounded up to the next 10: {total}"),
    "kuipinfu rounded": N_("an open hand without fu, won by ron, is raised from {raw} to {total}"),
    "kuipinfu exact": N_("under these rules an open hand without fu stays at {total}"),
    "chiitoitsu exact": N_("seven pairs stay at {total}: nothing is added or rounded"),
    "kokushi exact": N_("a yakuman has a fixed value: fu are not counted"),
}


# --- the lines, numbers first and words on demand ----------------------------


def _line(earned: Earned, win: Win) -> FuLine:
    tiles = earned.block.tiles if earned.block else ()
    winning = win.hand.winning
    if earned.kind.part is Part.WAIT and winning:
        tiles = _without(tiles, winning.plain)
    why = earned.why(tiles=format_tiles(tiles), winning=winning)
    return FuLine(earned.kind, earned.fu, tiles, why)


def _without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def _entries(win: Win, reading: Reading, rules: Rules) -> Iterator[Earned]:
    if reading.form is Form.CHIITOITSU:
        yield Earned(FuKind.CHIITOITSU, CHIITOITSU_FU, "chiitoitsu")
    elif reading.form is Form.KOKUSHI:
        yield Earned(FuKind.KOKUSHI, 0, "kokushi")
    else:
        yield from _itemised(win, reading, rules)


def literal_lines(count: FuCount) -> tuple[FuLine, ...]:
    """The lines of the recipe taken literally, whatever the form of the hand.

    For seven pairs these are base, win and pair wait: what a document says that
    has no word on them.
    """
    if count.reading.form is Form.KOKUSHI:
        return count.lines
    entries = _itemised(count.win, count.reading, count.rules)
    return tuple(_line(entry, count.win) for entry in entries)


def _itemised(win: Win, reading: Reading, rules: Rules) -> Iterator[Earned]:
    yield Earned(FuKind.FUUTEI, BASE_FU, "fuutei")
    yield won_earns(win, reading, rules)
    for place, block in enumerate(reading.blocks):
        if block.kind is not BlockKind.JANTOU:
            yield set_earns(win, block, completed=place == reading.won)
    if reading.pair:
        yield pair_earns(win, reading.pair, rules)
    yield wait_earns(reading)
