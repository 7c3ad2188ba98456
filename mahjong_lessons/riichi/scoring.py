"""Scoring a win: its yaku, the best reading, and what it is worth.

Every reading is judged as whole numbers (see ``shape``); lines, words and the
list of readings are made when somebody asks for them. What depends on the rules
alone is worked out once for each set of rules (:class:`_Tables`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import NamedTuple

from mahjong_lessons.hand import Hand
from mahjong_lessons.notation import WinBy
from mahjong_lessons.readings import EVERY, Form, Reading, Wait
from mahjong_lessons.riichi import shape, yaku
from mahjong_lessons.riichi.explain import why_best
from mahjong_lessons.riichi.fu import (
    BASE_FU,
    CHIITOITSU_FU,
    FuCount,
    counted_fu,
    pair_fu,
    won_fu,
)
from mahjong_lessons.riichi.payments import MANGAN, Payment, base_points, nothing, pay_for, worth
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.riichi.win import Circumstance, Win
from mahjong_lessons.show import Shown
from mahjong_lessons.tiles import FIRST_HONOUR, KINDS, ONE, Tile, Wind, tile_indicated


class Judged(NamedTuple):
    """What one reading is worth, in numbers.

    The order of the fields is the order of preference between readings: most
    points, a real yakuman before counted han, more han, more fu, a greater sum
    of fu, and then the greater number of the reading, so that ties are always
    broken the same way.
    """

    points: int
    yakuman: int
    han: int
    fu: int
    raw: int
    number: int
    bits: int
    base: int
    limit: str


@dataclass(frozen=True, slots=True)
class YakuLine(Shown):
    """One line of a score: a yaku, or dora, with the han or yakuman that it counts."""

    name: str
    han: int
    yakuman: int = 0

    @property
    def yaku(self) -> yaku.Yaku | None:
        """The yaku itself; None for dora."""
        return _BY_NAME.get(self.name)

    def __str__(self) -> str:
        worth_words = f"{self.yakuman} yakuman" if self.yakuman else f"{self.han} han"
        return f"{self.name}: {worth_words}"


class _Valued:
    """What a score and each of its readings have in common."""

    win: Win
    rules: Rules
    judged: Judged

    @property
    def han(self) -> int:
        """Han, dora included; 0 without a yaku, and for yakuman."""
        return self.judged.han

    @property
    def yakuman(self) -> int:
        """How many times a yakuman is paid."""
        return self.judged.yakuman

    @property
    def points(self) -> int:
        """What the hand is worth without honba and sticks; 0 without a yaku."""
        return self.judged.points

    @property
    def base(self) -> int:
        """Base points."""
        return self.judged.base

    @property
    def limit(self) -> str:
        """Mangan, haneman, baiman, sanbaiman or yakuman; empty below."""
        return self.judged.limit

    @property
    def yaku(self) -> tuple[YakuLine, ...]:
        """The yaku, and dora where there is a yaku for them to be added to."""
        return _tables(self.rules).lines(self.win, self.judged)


@dataclass(frozen=True)
class ScoredReading(_Valued, Shown):
    """One reading of a win and what it would be worth."""

    win: Win
    rules: Rules
    judged: Judged
    reading: Reading

    @cached_property
    def fu(self) -> FuCount:
        """The fu of this reading, line by line."""
        return FuCount(self.win, self.reading, self.rules)

    def __repr__(self) -> str:
        return f"ScoredReading({str(self.reading)!r}, points={self.points})"


@dataclass(frozen=True)
class Score(_Valued, Shown):
    """What a win is worth; made by :func:`score`.

    >>> s = score(Win.parse("111m456678p35s99s ron 4s riichi"))
    >>> s.han, s.fu.total, s.points, [str(line) for line in s.yaku]
    (1, 40, 1300, ['riichi: 1 han'])
    """

    win: Win
    rules: Rules
    judged: Judged = field(repr=False)

    @cached_property
    def readings(self) -> tuple[ScoredReading, ...]:
        """Every reading with what it would be worth, the best first."""
        tables = _tables(self.rules)
        judged = [
            ScoredReading(self.win, self.rules, _judge_reading(self.win, reading, tables), reading)
            for reading in self.win.readings
        ]
        return tuple(sorted(judged, key=lambda scored: scored.judged, reverse=True))

    @property
    def reading(self) -> Reading:
        """The best reading."""
        return self.readings[0].reading

    @property
    def fu(self) -> FuCount:
        """The fu of the best reading, line by line."""
        return self.readings[0].fu

    @property
    def why(self) -> str:
        """Why the best reading beat the others, in words."""
        return why_best(self.readings)

    @cached_property
    def payment(self) -> Payment:
        """Who pays what, honba and sticks included."""
        judged, win = self.judged, self.win
        if not judged.base:
            return nothing()
        return pay_for(
            base=judged.base,
            limit=judged.limit,
            han=judged.han,
            fu=judged.fu,
            yakuman=judged.yakuman,
            dealer=win.is_dealer,
            by=win.by,
            honba=win.honba,
            sticks=win.sticks,
        )

    def __repr__(self) -> str:
        return f"Score({str(self.win)!r}, han={self.han}, points={self.points})"


def score(win: Win, rules: Rules | str = DEFAULT) -> Score:
    """Score a win in its best reading.

    A hand without a yaku scores nothing: ``han`` and ``points`` are 0.

    >>> score(Win.parse("2288m3355p1177s6z ron 6z riichi")).points
    3200
    """
    rules = rules_of(rules)
    return Score(win, rules, _best(win, _tables(rules)))


def count_fu(win: Win, rules: Rules | str = DEFAULT) -> FuCount:
    """Count the fu of a win in its best reading; without a yaku, of the one with most fu.

    >>> count_fu(Win.parse("2m678s555z pon 888p chi 456m tsumo 2m")).total
    40
    """
    return score(win, rules).fu


def count_readings(win: Win, rules: Rules | str = DEFAULT) -> tuple[FuCount, ...]:
    """Count the fu of every reading, the best first.

    >>> win = Win.parse("56678m22p666z pon 888s ron 7m")
    >>> [(count.reading.wait.value, count.raw) for count in count_readings(win)]
    [('kanchan', 32), ('ryanmen', 30)]
    """
    return tuple(scored.fu for scored in score(win, rules).readings)


# --- judging ------------------------------------------------------------------


def _best(win: Win, tables: _Tables) -> Judged:
    by_ron = win.by is WinBy.RON
    numbers = shape.packed_readings(win.hand, by_ron=by_ron)
    if numbers:
        # Seven different pairs that are also four runs and a pair are a ryanpeikou,
        # which is always worth more; thirteen orphans are never four blocks.
        return max(_judge_numbers(win, numbers, tables))
    return max(_judge_reading(win, reading, tables) for reading in win.readings)


def _judge_reading(win: Win, reading: Reading, tables: _Tables) -> Judged:
    """The plain path: one reading at a time."""
    if reading.form is Form.STANDARD and win.hand.winning:
        by_ron = win.by is WinBy.RON
        number = shape.packed_reading(reading, win.hand.winning.kind, by_ron=by_ron)
        return next(_judge_numbers(win, (number,), tables))
    chiitoitsu = reading.form is Form.CHIITOITSU
    form = yaku.Form(chiitoitsu, not chiitoitsu, reading.wait is Wait.JUUSANMEN)
    bits = _hand_bits(win) | _recognised(_FORM_ROWS, form)
    fu = CHIITOITSU_FU if chiitoitsu else 0
    return tables.judge(win, bits, fu, fu, 0)


def _judge_numbers(win: Win, numbers: Iterable[int], tables: _Tables) -> Iterator[Judged]:
    """Readings of four blocks and a pair, as numbers (see ``shape``)."""
    hand, by_ron = win.hand, win.by is WinBy.RON
    honours = hand.all_counts >= _FIRST_HONOUR_ONE
    hand_bits = _hand_bits(win)
    fu_of_pair = tables.pair_fu(win.seat, win.round)
    won, won_pinfu = tables.won_fu(
        by_ron, hand.is_closed, Circumstance.RINSHAN in win.circumstances
    )
    for number in numbers:
        pair = number >> shape.PAIR & 63
        bits = hand_bits | _block_bits(number, honours, bool(fu_of_pair[pair]))
        if honours:
            sets = number >> shape.SETS + FIRST_HONOUR & 127
            bits |= _honour_bits(sets, max(pair - FIRST_HONOUR, -1), win.seat, win.round)
        raw = BASE_FU + (won_pinfu if bits & _PINFU else won)
        raw += (number >> shape.FU & 255) + fu_of_pair[pair]
        yield tables.judge(win, bits, tables.counted_fu(raw, by_ron), raw, number)


def _hand_bits(win: Win) -> int:
    """The yaku that are the same for every reading."""
    hand = win.hand
    situation = _situation_bits(win.circumstances, win.by is WinBy.TSUMO, hand.is_closed)
    return situation | _tile_bits(_sorts_of_tiles(hand))


class _Tables:
    """What one set of rules makes of yaku, fu and points; filled as it is asked."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._rows = tuple((row, *_row_worth(row, rules)) for row in yaku.YAKU)
        self._han: dict[tuple[int, bool], tuple[int, int]] = {}
        self._pair_fu: dict[tuple[Wind, Wind], tuple[int, ...]] = {}
        self._won_fu: dict[tuple[bool, bool, bool], tuple[int, int]] = {}
        self._counted: dict[tuple[int, bool], int] = {}
        self._worth: dict[tuple[int, int, int, bool, bool, bool], tuple[int, int, str]] = {}

    def judge(self, win: Win, bits: int, fu: int, raw: int, number: int) -> Judged:
        """What a reading with these yaku and fu is worth."""
        han, yakuman = self.han(bits, win.hand.is_closed)
        if han:
            han += _dora(win, self.rules)
        renhou = bool(bits & _RENHOU) and self.rules.renhou == "mangan"
        points, base, limit = self.worth(
            han, fu, yakuman, win.seat is Wind.EAST, win.by is WinBy.RON, renhou
        )
        return Judged(points, yakuman, han, fu, raw, number, bits, base, limit)

    def han(self, bits: int, closed: bool) -> tuple[int, int]:
        """Han without dora, and yakuman; a yakuman leaves no han."""
        key = bits, closed
        found = self._han.get(key)
        if found is None:
            lines = self._counted_rows(bits, closed)
            yakuman = sum(line.yakuman for line in lines)
            han = 0 if yakuman else sum(line.han for line in lines)
            found = self._han[key] = han, yakuman
        return found

    def _counted_rows(self, bits: int, closed: bool) -> tuple[YakuLine, ...]:
        """The recognised yaku that count under these rules."""
        lines = []
        for place, (row, closed_han, open_han, yakuman) in enumerate(self._rows):
            han = closed_han if closed else open_han
            mangan = row.name == "renhou" and self.rules.renhou == "mangan"
            if bits >> place & 1 and (han or yakuman or mangan):
                lines.append(YakuLine(row.name, han, yakuman))
        yakuman_lines = [line for line in lines if line.yakuman]
        if yakuman_lines and not self.rules.yakuman_add_up:
            return (max(yakuman_lines, key=lambda line: line.yakuman),)
        return tuple(yakuman_lines or lines)

    def lines(self, win: Win, judged: Judged) -> tuple[YakuLine, ...]:
        """The lines of a score: yaku and, with han to add them to, dora."""
        lines = self._counted_rows(judged.bits, win.hand.is_closed)
        if judged.yakuman or not judged.han:
            return lines
        dora = (
            ("dora", _shown_dora(win)),
            ("ura dora", _ura_dora(win, self.rules)),
            ("aka dora", _aka_dora(win, self.rules)),
        )
        return (*lines, *(YakuLine(name, n) for name, n in dora if n))

    def pair_fu(self, seat: Wind, round: Wind) -> tuple[int, ...]:
        """Fu of a pair of each kind of tile."""
        key = seat, round
        if key not in self._pair_fu:
            fu = tuple(pair_fu(kind, seat, round, self.rules) for kind in range(KINDS))
            self._pair_fu[key] = fu
        return self._pair_fu[key]

    def won_fu(self, by_ron: bool, closed: bool, rinshan: bool) -> tuple[int, int]:
        """Fu for the way of winning, and the same if the hand is pinfu."""
        key = by_ron, closed, rinshan
        if key not in self._won_fu:
            plain, pinfu = (
                won_fu(
                    by_ron=by_ron,
                    closed=closed,
                    pinfu=pinfu and closed,
                    rinshan=rinshan,
                    rules=self.rules,
                )
                for pinfu in (False, True)
            )
            self._won_fu[key] = plain, pinfu
        return self._won_fu[key]

    def counted_fu(self, raw: int, by_ron: bool) -> int:
        """What a sum of fu counts for."""
        key = raw, by_ron
        if key not in self._counted:
            self._counted[key] = counted_fu(raw, by_ron=by_ron, rules=self.rules)
        return self._counted[key]

    def worth(
        self, han: int, fu: int, yakuman: int, dealer: bool, by_ron: bool, renhou: bool
    ) -> tuple[int, int, str]:
        """Points without honba and sticks, base points and limit."""
        key = han, fu, yakuman, dealer, by_ron, renhou
        found = self._worth.get(key)
        if found is None:
            base, limit = base_points(han, fu, yakuman, self.rules) if han or yakuman else (0, "")
            if renhou and base < MANGAN.base:
                base, limit = MANGAN.base, MANGAN.name
            points = worth(base, dealer=dealer, by_ron=by_ron)
            found = self._worth[key] = points, base, limit
        return found


_ALL_TABLES: dict[Rules, _Tables] = {}


def _tables(rules: Rules) -> _Tables:
    found = _ALL_TABLES.get(rules)
    if found is None:
        found = _ALL_TABLES[rules] = _Tables(rules)
    return found


def _row_worth(row: yaku.Yaku, rules: Rules) -> tuple[int, int, int]:
    """Han closed, han open and yakuman of a yaku under these rules."""
    yakuman = row.yakuman if rules.double_yakuman else min(row.yakuman, 1)
    closed, open_ = row.closed, row.open
    match row.name:
        case "tanyao" if not rules.open_tanyao:
            open_ = 0
        case "ippatsu" if not rules.ippatsu:
            closed = 0
        case "renhou":
            closed = 5 if rules.renhou == "5 han" else 0
            yakuman = 1 if rules.renhou == "yakuman" else 0
    return closed, open_, yakuman


# --- recognising yaku, with what was recognised remembered ---------------------

_BY_NAME = {row.name: row for row in yaku.YAKU}
_BIT = {row.name: 1 << place for place, row in enumerate(yaku.YAKU)}
_PINFU, _RENHOU = _BIT["pinfu"], _BIT["renhou"]

_Rows = tuple[tuple[int, yaku.Test], ...]


def _rows(group: tuple[yaku.Yaku, ...], runs: int | None = None) -> _Rows:
    return tuple(
        (_BIT[row.name], row.test)
        for row in group
        if runs is None or row.runs[0] <= runs <= row.runs[1]
    )


_SITUATION_ROWS = _rows(yaku.SITUATION_YAKU)
_TILE_ROWS = _rows(yaku.TILE_YAKU)
_HONOUR_ROWS = _rows(yaku.HONOUR_YAKU)
_FORM_ROWS = _rows(yaku.FORM_YAKU)
_BLOCK_ROWS = tuple(_rows(yaku.BLOCK_YAKU, runs) for runs in range(5))


def _recognised(rows: _Rows, facts: object) -> int:
    bits = 0
    for bit, test in rows:
        if test(facts):
            bits |= bit
    return bits


@lru_cache(maxsize=1024)
def _situation_bits(circumstances: frozenset[Circumstance], tsumo: bool, closed: bool) -> int:
    return _recognised(_SITUATION_ROWS, yaku.Situation(circumstances, tsumo, closed))


@lru_cache(maxsize=256)
def _tile_bits(sorts: yaku.Tiles) -> int:
    return _recognised(_TILE_ROWS, sorts)


@lru_cache(maxsize=16384)
def _honour_bits(sets: int, pair: int, seat: Wind, round: Wind) -> int:
    places = frozenset(place for place in range(7) if sets >> place & 1)
    winds = seat.kind - FIRST_HONOUR, round.kind - FIRST_HONOUR
    return _recognised(_HONOUR_ROWS, yaku.Honours(places, pair, *winds))


def _block_bits(number: int, honours: bool, valued_pair: bool) -> int:
    facts = yaku.Blocks(
        number & _RUN_BITS,
        number >> shape.SETS & _SET_BITS,
        number >> shape.CLOSED & 7,
        number >> shape.KANS & 7,
        number >> shape.OUTSIDE & 7,
        honours,
        valued_pair,
        bool(number >> shape.RYANMEN & 1),
        bool(number >> shape.TANKI & 1),
    )
    bits = 0
    for bit, test in _BLOCK_ROWS[number >> shape.RUN & 7]:
        if test(facts):
            bits |= bit
    return bits


_RUN_BITS = (1 << shape.SETS - shape.RUNS) - 1
_SET_BITS = (1 << shape.PAIR - shape.SETS) - 1

_FIRST_HONOUR_ONE = ONE[FIRST_HONOUR]
_SUITS = tuple(sum(ONE[first : first + 9]) for first in range(0, FIRST_HONOUR, 9))
_HONOURS = sum(ONE[FIRST_HONOUR:])
_TERMINALS = sum(ONE[kind] for kind in range(KINDS) if Tile(kind).is_terminal)
_SIMPLES = EVERY - _HONOURS - _TERMINALS
_GREEN = sum(ONE[Tile.parse(tile).kind] for tile in ("2s", "3s", "4s", "6s", "8s", "6z"))
_GATES = 0o311111113
_GATES_ANYWHERE = tuple(_GATES << 27 * suit for suit in range(3))


def _sorts_of_tiles(hand: Hand) -> yaku.Tiles:
    counts = hand.all_counts
    kinds = (counts | counts >> 1 | counts >> 2) & EVERY
    man, pin, sou = _SUITS
    suits = bool(kinds & man) + bool(kinds & pin) + bool(kinds & sou)
    return yaku.Tiles(
        suits,
        bool(kinds & _HONOURS),
        bool(kinds & _TERMINALS),
        bool(kinds & _SIMPLES),
        not kinds & ~_GREEN,
        _gates(hand) if suits == 1 and not hand.melds else 0,
    )


def _gates(hand: Hand) -> int:
    """1 for nine gates, 2 if the hand waited for all nine, otherwise 0."""
    winning = ONE[hand.winning.kind] if hand.winning else 0
    for gates in _GATES_ANYWHERE:
        extra = hand.counts - gates
        if extra in ONE and hand.counts & gates:
            return 2 if extra == winning else 1
    return 0


# --- dora -----------------------------------------------------------------------

_DORA = tuple(tile_indicated(Tile(kind)).kind for kind in range(KINDS))


def _indicated(win: Win, indicators: tuple[Tile, ...]) -> int:
    counts = win.hand.all_counts
    return sum([counts >> 3 * _DORA[tile.kind] & 7 for tile in indicators])


def _shown_dora(win: Win) -> int:
    return _indicated(win, win.indicators)


def _ura_dora(win: Win, rules: Rules) -> int:
    return _indicated(win, win.ura_indicators) if rules.ura_dora else 0


def _aka_dora(win: Win, rules: Rules) -> int:
    return win.hand.reds if rules.red_fives else 0


def _dora(win: Win, rules: Rules) -> int:
    return _shown_dora(win) + _ura_dora(win, rules) + _aka_dora(win, rules)
