"""Fu, line by line.

Every number that a recipe adds stands in a table here; the lines of a count say
which tiles earn it and why. Documents A, B and D teach the same count in three
orders (see ``recipes``); where they differ, a field of ``Rules`` decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType

from mahjong_lessons.notation import WinBy
from mahjong_lessons.readings import WAIT_WORDS, Block, BlockKind, Form, Reading, Wait
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.riichi.win import Circumstance, Win
from mahjong_lessons.show import Shown
from mahjong_lessons.text import t
from mahjong_lessons.tiles import FIRST_DRAGON, Tile, Wind, format_tiles


class Part(StrEnum):
    """The parts of a count, in the order of the ledger."""

    BASE = "base"
    WON = "won"
    SET = "sets"
    PAIR = "pair"
    WAIT = "wait"


class FuKind(StrEnum):
    """What a line of the count is for."""

    FUUTEI = "fuutei"
    CHIITOITSU = "chiitoitsu"
    KOKUSHI = "kokushi"
    MENZEN_KAFU = "menzen-kafu"
    RON = "ron"
    TSUMO = "tsumo"
    SHUNTSU = "shuntsu"
    MINKOU = "minkou"
    ANKOU = "ankou"
    MINKAN = "minkan"
    ANKAN = "ankan"
    JANTOU = "jantou"
    RYANMEN = "ryanmen"
    SHANPON = "shanpon"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    TANKI = "tanki"

    @property
    def part(self) -> Part:
        """The part of the ledger that it belongs to."""
        return _KINDS[self][0]

    @property
    def word(self) -> str:
        """Its English name.

        >>> FuKind.MINKOU.word
        'open triplet'
        """
        return t(_KINDS[self][1])


_KINDS: Mapping[FuKind, tuple[Part, str]] = MappingProxyType(
    {
        FuKind.FUUTEI: (Part.BASE, "base"),
        FuKind.CHIITOITSU: (Part.BASE, "seven pairs"),
        FuKind.KOKUSHI: (Part.BASE, "thirteen orphans"),
        FuKind.MENZEN_KAFU: (Part.WON, "closed ron"),
        FuKind.RON: (Part.WON, "open ron"),
        FuKind.TSUMO: (Part.WON, "tsumo"),
        FuKind.SHUNTSU: (Part.SET, "run"),
        FuKind.MINKOU: (Part.SET, "open triplet"),
        FuKind.ANKOU: (Part.SET, "closed triplet"),
        FuKind.MINKAN: (Part.SET, "open kan"),
        FuKind.ANKAN: (Part.SET, "closed kan"),
        FuKind.JANTOU: (Part.PAIR, "pair"),
        **{
            FuKind(wait.value): (Part.WAIT, WAIT_WORDS[wait])
            for wait in Wait
            if wait is not Wait.JUUSANMEN
        },
    }
)


class Special(StrEnum):
    """The hands that a recipe must settle apart from its steps."""

    CHIITOITSU = "chiitoitsu"
    KOKUSHI = "kokushi"
    KUIPINFU = "kuipinfu"


BASE_FU = 20
"""Every standard hand starts here (A "Das Rezept", B step 1)."""

CLOSED_RON_FU = 10
"""Menzen-kafu (A, B step 2); document D starts at 30 instead."""

TSUMO_FU = 2
CHIITOITSU_FU = 25
VALUE_PAIR_FU = 2

SET_FU: Mapping[FuKind, tuple[int, int]] = MappingProxyType(
    {
        FuKind.SHUNTSU: (0, 0),
        FuKind.MINKOU: (2, 4),
        FuKind.ANKOU: (4, 8),
        FuKind.MINKAN: (8, 16),
        FuKind.ANKAN: (16, 32),
    }
)
"""Fu of a set: of simples, and of terminals or honours (A, B step 3, D "Pon")."""

WAIT_FU: Mapping[FuKind, int] = MappingProxyType(
    {
        FuKind.RYANMEN: 0,
        FuKind.SHANPON: 0,
        FuKind.KANCHAN: 2,
        FuKind.PENCHAN: 2,
        FuKind.TANKI: 2,
    }
)
"""Fu of the wait that the winning tile ended (A, B step 5, D "Wachtend Spel")."""


@dataclass(frozen=True, slots=True)
class FuLine(Shown):
    """One line of a count: what for, how many fu, which tiles earn it, and why."""

    kind: FuKind
    fu: int
    tiles: tuple[Tile, ...]
    why: str

    @property
    def part(self) -> Part:
        """The part of the ledger that it belongs to."""
        return self.kind.part

    def __str__(self) -> str:
        tiles = f" {format_tiles(self.tiles)}" if self.tiles else ""
        return f"{self.kind.word}{tiles}: {self.fu}"

    def __repr__(self) -> str:
        return f"FuLine('{self}')"


@dataclass(frozen=True)
class FuCount(Shown):
    """The fu of one reading of a win, in fu.

    ``raw`` is the sum of the lines, ``total`` what counts: rounded up to tens,
    25 for seven pairs, 0 for thirteen orphans.

    >>> count = count_fu(Win.parse("2m678s555z pon 888p chi 456m tsumo 2m"))
    >>> count.raw, count.total, [line.fu for line in count.lines]
    (34, 40, [20, 2, 0, 8, 2, 0, 0, 2])
    """

    win: Win
    reading: Reading
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
        """The lines in the order of the ledger: base, won, sets, pair, wait."""
        return tuple(entry.line(self.win) for entry in self._entries)

    @property
    def last_step(self) -> str:
        """How the sum becomes what counts, in words."""
        changed = "rounded" if self.total != self.raw else "exact"
        key = f"{self.special} {changed}" if self.special else changed
        return t(_LAST_STEP[key], raw=self.raw, total=self.total)

    def __repr__(self) -> str:
        return f"FuCount({str(self.win)!r}, raw={self.raw}, total={self.total})"


_LAST_STEP: Mapping[str, str] = MappingProxyType(
    {
        "exact": "{raw} is a multiple of 10 and stays {total}",
        "rounded": "{raw} is rounded up to the next 10: {total}",
        "kuipinfu rounded": "an open hand without fu, won by ron, is raised from {raw} to {total}",
        "kuipinfu exact": "under these rules an open hand without fu stays at {total}",
        "chiitoitsu exact": "seven pairs stay at {total}: nothing is added or rounded",
        "kokushi exact": "a yakuman has a fixed value: fu are not counted",
    }
)


def round_up_fu(raw: int) -> int:
    """Round a sum of fu up to the next 10 (A, B step 6, D).

    >>> round_up_fu(32), round_up_fu(40)
    (40, 40)
    """
    return -(-raw // 10) * 10


def counted_fu(raw: int, *, by_ron: bool, rules: Rules) -> int:
    """What a sum of fu counts for: rounded up, but an open hand without fu has its own rule.

    Only that hand sums up to 20 by ron (B special case 3, D exception 2).

    >>> counted_fu(20, by_ron=True, rules=DEFAULT), counted_fu(20, by_ron=False, rules=DEFAULT)
    (30, 20)
    """
    return rules.open_pinfu_fu if by_ron and raw == BASE_FU else round_up_fu(raw)


def count_fu(win: Win, rules: Rules | str = DEFAULT) -> FuCount:
    """Count the fu of a win in its best reading.

    Until yaku are counted too, that is the pinfu reading if there is one,
    otherwise the reading with most fu.

    >>> count_fu(Win.parse("2288m3355p1177s6z ron 6z riichi")).total
    25
    """
    return count_readings(win, rules)[0]


def count_readings(win: Win, rules: Rules | str = DEFAULT) -> tuple[FuCount, ...]:
    """Count the fu of every reading, the best first.

    >>> win = Win.parse("56678m22p666z pon 888s ron 7m")
    >>> [(count.reading.wait.value, count.raw) for count in count_readings(win)]
    [('kanchan', 32), ('ryanmen', 30)]
    """
    rules = rules_of(rules)
    counts = [FuCount(win, reading, rules) for reading in win.readings]
    return tuple(sorted(counts, key=_preference, reverse=True))


def _preference(count: FuCount) -> tuple[bool, int, int]:
    return count.is_pinfu, count.total, count.raw


def is_pinfu(win: Win, reading: Reading) -> bool:
    """Closed, four runs, a pair without value, a two-sided wait (B, special cases).

    >>> win = Win.parse("234567m345p99p67s tsumo 8s")
    >>> [is_pinfu(win, reading) for reading in win.readings]
    [True]
    """
    return (
        reading.form is Form.STANDARD
        and win.is_closed
        and reading.wait is Wait.RYANMEN
        and all(block.kind is BlockKind.SHUNTSU for block in reading.sets)
        and reading.pair is not None
        and not pair_value(reading.pair.first, win.seat, win.round)
    )


# --- the lines, numbers first and words on demand ----------------------------


@dataclass(frozen=True, slots=True)
class _Entry:
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


def won_fu(*, by_ron: bool, closed: bool, pinfu: bool, rinshan: bool, rules: Rules) -> int:
    """Fu for the way of winning (A, B step 2, D base 1 and 2 and other 1).

    >>> won_fu(by_ron=True, closed=True, pinfu=False, rinshan=False, rules=DEFAULT)
    10
    """
    if by_ron:
        return CLOSED_RON_FU if closed else 0
    if pinfu:
        return 0
    return rules.rinshan_tsumo_fu if rinshan else TSUMO_FU


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


def set_kind(block: Block, *, by_ron: bool) -> FuKind:
    """The kind of line that a run, triplet or kan is; ``by_ron``: a ron completed it.

    A triplet finished by ron counts as open (A, B step 5, D "Wachtend Spel").
    """
    if block.kind is BlockKind.SHUNTSU:
        return FuKind.SHUNTSU
    kinds = _KANS if block.kind is BlockKind.KANTSU else _TRIPLETS
    return kinds[block.is_open or by_ron]


_TRIPLETS = {False: FuKind.ANKOU, True: FuKind.MINKOU}
_KANS = {False: FuKind.ANKAN, True: FuKind.MINKAN}


def _set(win: Win, block: Block, *, completed: bool) -> _Entry:
    by_ron = completed and win.by is WinBy.RON
    kind = set_kind(block, by_ron=by_ron)
    if kind is FuKind.SHUNTSU:
        return _Entry(kind, 0, "shuntsu", block)
    reason = f"{kind} {'yaochuu' if block.is_yaochuu else 'simple'}"
    if completed:
        reason += " ron" if by_ron else " tsumo"
    return _Entry(kind, SET_FU[kind][block.is_yaochuu], reason, block)


def pair_value(kind: int, seat: Wind, round: Wind) -> int:
    """How often a kind of tile has value as a pair: 0, 1, or 2 (double wind)."""
    return (kind >= FIRST_DRAGON) + (kind == round.kind) + (kind == seat.kind)


def pair_fu(kind: int, seat: Wind, round: Wind, rules: Rules) -> int:
    """Fu of a pair (A, B step 4, D other 2).

    >>> pair_fu(Tile.parse("1z").kind, Wind.EAST, Wind.EAST, Rules(double_wind_pair_fu=4))
    4
    """
    return (0, VALUE_PAIR_FU, rules.double_wind_pair_fu)[pair_value(kind, seat, round)]


def _pair(win: Win, pair: Block, rules: Rules) -> _Entry:
    fu = pair_fu(pair.first, win.seat, win.round, rules)
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


_WHY: Mapping[str, str] = MappingProxyType(
    {
        "fuutei": "every standard hand starts at {fu}",
        "chiitoitsu": "seven pairs are always {fu}: no other line counts",
        "kokushi": "thirteen orphans are a yakuman, which has a fixed value",
        "closed ron": "won by ron, and nothing was called",
        "open ron": "won by ron with an open hand: nothing is added",
        "tsumo": "the winning tile was drawn",
        "open tsumo": "the winning tile was drawn; an open hand gets this too",
        "pinfu tsumo": "pinfu gives up the 2 fu for tsumo",
        "rinshan": "a replacement tile is drawn too: the fu of any tsumo",
        "rinshan 0": "these rules give no tsumo fu on a replacement tile",
        "shuntsu": "runs never bring fu",
        "minkou simple": "an open triplet of simples",
        "minkou yaochuu": "an open triplet of terminals or honours",
        "minkou simple ron": "finished by ron, so it counts as open; simples",
        "minkou yaochuu ron": "finished by ron, so it counts as open; terminals or honours",
        "ankou simple": "a closed triplet of simples",
        "ankou yaochuu": "a closed triplet of terminals or honours",
        "ankou simple tsumo": "finished by tsumo, so it is closed; simples",
        "ankou yaochuu tsumo": "finished by tsumo, so it is closed; terminals or honours",
        "minkan simple": "an open kan of simples: four times the open triplet",
        "minkan yaochuu": "an open kan of terminals or honours: four times the open triplet",
        "ankan simple": "a closed kan of simples: four times the closed triplet",
        "ankan yaochuu": "a closed kan of terminals or honours: four times the closed triplet",
        "plain pair": "a pair of number tiles has no value",
        "guest-wind pair": "a wind that is neither seat wind nor round wind has no value",
        "dragon pair": "a pair of dragons",
        "seat-wind pair": "a pair of the seat wind",
        "round-wind pair": "a pair of the round wind",
        "double-wind pair": "a pair of the wind that is both seat and round wind: {fu} here",
        "ryanmen": "{winning} finished the run at one of two open ends",
        "shanpon": "{winning} finished one of two pairs: no fu for the wait",
        "kanchan": "{tiles} waited for {winning} in the middle",
        "penchan": "{tiles} at the edge waited for {winning} alone",
        "tanki": "{tiles} waited for its second tile",
    }
)
