"""The fu of a hand, line by line: what each line is for, which tiles earn it, and why.

Numbers come first and words on demand: a count holds entries without words, and
makes its lines when somebody looks at them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import KW_ONLY, dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from mahjong_lessons.core.readings import Block, BlockKind, Form, Reading
from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.tiles import FIRST_DRAGON, Tile, format_tiles
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.fu import (
    BASE_FU,
    CHIITOITSU_FU,
    SET_FU,
    WAIT_FU,
    FuKind,
    Part,
    counted_fu,
    is_pinfu,
    pair_fu,
    set_kind,
    won_fu,
)
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.win import Circumstance, Win


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
    def _entries(self) -> tuple[_Entry, ...]:
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
        return tuple(entry.line(self.win) for entry in self._entries)

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


class _Entry(NamedTuple):
    """A line before it has words: ``reason`` is its key in ``_WHY``."""

    kind: FuKind
    fu: int
    reason: str
    block: Block | None = None

    def line(self, win: Win) -> FuLine:
        tiles = self.block.tiles if self.block else ()
        winning = win.hand.winning
        if self.kind.part is Part.WAIT and winning:
            tiles = _without(tiles, winning.plain)
        values = {"tiles": format_tiles(tiles), "winning": winning, "fu": self.fu}
        return FuLine(self.kind, self.fu, tiles, t(_WHY[self.reason], **values))


def _without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def _entries(win: Win, reading: Reading, rules: Rules) -> Iterator[_Entry]:
    if reading.form is Form.CHIITOITSU:
        yield _Entry(FuKind.CHIITOITSU, CHIITOITSU_FU, "chiitoitsu")
    elif reading.form is Form.KOKUSHI:
        yield _Entry(FuKind.KOKUSHI, 0, "kokushi")
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
    return tuple(entry.line(count.win) for entry in entries)


def _itemised(win: Win, reading: Reading, rules: Rules) -> Iterator[_Entry]:
    yield _Entry(FuKind.FUUTEI, BASE_FU, "fuutei")
    yield _won(win, reading, rules)
    for place, block in enumerate(reading.blocks):
        if block.kind is not BlockKind.JANTOU:
            yield _set(win, block, completed=place == reading.won)
    if reading.pair:
        yield _pair(win, reading.pair, rules)
    yield _wait(reading)


def _won(win: Win, reading: Reading, rules: Rules) -> _Entry:
    by_ron = win.by is WinBy.RON
    pinfu = is_pinfu(win, reading)
    rinshan = Circumstance.RINSHAN in win.circumstances
    fu = won_fu(by_ron=by_ron, closed=win.is_closed, pinfu=pinfu, rinshan=rinshan, rules=rules)
    if by_ron:
        kind = FuKind.MENZEN_KAFU if win.is_closed else FuKind.RON
        return _Entry(kind, fu, "closed ron" if win.is_closed else "open ron")
    if pinfu:
        return _Entry(FuKind.TSUMO, fu, "pinfu tsumo")
    if rinshan:
        return _Entry(FuKind.TSUMO, fu, "rinshan" if fu else "rinshan 0")
    return _Entry(FuKind.TSUMO, fu, "tsumo" if win.is_closed else "open tsumo")


def _set(win: Win, block: Block, *, completed: bool) -> _Entry:
    by_ron = completed and win.by is WinBy.RON
    kind = set_kind(block, by_ron=by_ron)
    if kind is FuKind.SHUNTSU:
        return _Entry(kind, 0, "shuntsu", block)
    reason = f"{kind} {'yaochuu' if block.is_yaochuu else 'simple'}"
    if completed:
        reason += " ron" if by_ron else " tsumo"
    return _Entry(kind, SET_FU[kind][block.is_yaochuu], reason, block)


def _pair(win: Win, pair: Block, rules: Rules) -> _Entry:
    fu = pair_fu(pair.first, win.seat, win.round, rules=rules)
    return _Entry(FuKind.JANTOU, fu, _pair_reason(win, pair.first), pair)


def _pair_reason(win: Win, kind: int) -> str:
    if kind >= FIRST_DRAGON:
        return "dragon pair"
    if kind == win.seat.kind == win.round.kind:
        return "double-wind pair"
    if kind == win.seat.kind:
        return "seat-wind pair"
    if kind == win.round.kind:
        return "round-wind pair"
    return "guest-wind pair" if Tile(kind).is_honour else "plain pair"


def _wait(reading: Reading) -> _Entry:
    kind = FuKind(reading.wait.value)
    return _Entry(kind, WAIT_FU[kind], kind.value, reading.completed)


_WHY: Mapping[str, str] = {
    "fuutei": N_("every standard hand starts at {fu}"),
    "chiitoitsu": N_("seven pairs are always {fu}: no other line counts"),
    "kokushi": N_("thirteen orphans are a yakuman, which has a fixed value"),
    "closed ron": N_("won by ron, and nothing was called"),
    "open ron": N_("won by ron with an open hand: nothing is added"),
    "tsumo": N_("the winning tile was drawn"),
    "open tsumo": N_("the winning tile was drawn; an open hand gets this too"),
    "pinfu tsumo": N_("pinfu gives up the 2 fu for tsumo"),
    "rinshan": N_("a replacement tile is drawn too: the fu of any tsumo"),
    "rinshan 0": N_("these rules give no tsumo fu on a replacement tile"),
    "shuntsu": N_("runs never bring fu"),
    "minkou simple": N_("an open triplet of simples"),
    "minkou yaochuu": N_("an open triplet of terminals or honours"),
    "minkou simple ron": N_("finished by ron, so it counts as open; simples"),
    "minkou yaochuu ron": N_("finished by ron, so it counts as open; terminals or honours"),
    "ankou simple": N_("a closed triplet of simples"),
    "ankou yaochuu": N_("a closed triplet of terminals or honours"),
    "ankou simple tsumo": N_("finished by tsumo, so it is closed; simples"),
    "ankou yaochuu tsumo": N_("finished by tsumo, so it is closed; terminals or honours"),
    "minkan simple": N_("an open kan of simples: four times the open triplet"),
    "minkan yaochuu": N_("an open kan of terminals or honours: four times the open triplet"),
    "ankan simple": N_("a closed kan of simples: four times the closed triplet"),
    "ankan yaochuu": N_("a closed kan of terminals or honours: four times the closed triplet"),
    "plain pair": N_("a pair of number tiles has no value"),
    "guest-wind pair": N_("a wind that is neither seat wind nor round wind has no value"),
    "dragon pair": N_("a pair of dragons"),
    "seat-wind pair": N_("a pair of the seat wind"),
    "round-wind pair": N_("a pair of the round wind"),
    "double-wind pair": N_("a pair of the wind that is both seat and round wind: {fu} here"),
    "ryanmen": N_("{winning} finished the run at one of two open ends"),
    "shanpon": N_("{winning} finished one of two pairs: no fu for the wait"),
    "kanchan": N_("{tiles} waited for {winning} in the middle"),
    "penchan": N_("{tiles} at the edge waited for {winning} alone"),
    "tanki": N_("{tiles} waited for its second tile"),
}
