"""Judging readings: what each is worth under a set of rules, and which is best.

Every reading is judged as whole numbers (see ``shape`` and ``recognising``). What
depends on the rules and the way of winning alone is worked out once (:class:`Terms`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, TypeVar

from mahjong_lessons.core.packed import is_seven_pairs
from mahjong_lessons.core.readings import Form, Reading
from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.tiles import FIRST_HONOUR, KINDS, Tile, Wind, tile_indicated
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi import recognising, shape, yaku
from mahjong_lessons.riichi.fu import BASE_FU, CHIITOITSU_FU, MOST_FU, counted_fu, pair_fu, won_fu
from mahjong_lessons.riichi.payments import MANGAN, base_points, worth
from mahjong_lessons.riichi.recognising import (
    PINFU,
    RINSHAN,
    block_bits,
    count_bits,
    honour_bits,
    one_suit_bits,
    orphan_bits,
    situation_bits,
)
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.riichi.win import Win


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
class YakuLine(Displayable):
    """One line of a score: a yaku, or dora, with the han or yakuman that it counts."""

    name: str
    han: int
    yakuman: int = 0

    @property
    def yaku(self) -> yaku.Yaku | None:
        """The yaku itself; None for dora."""
        return yaku.BY_NAME.get(self.name)

    def as_record(self) -> Record:
        """The line as plain data.

        >>> YakuLine("riichi", 1).as_record()
        {'name': 'riichi', 'han': 1, 'yakuman': 0}
        """
        return record(self, "name", "han", "yakuman")

    def __str__(self) -> str:
        if self.yakuman:
            return f"{self.name}: {self.yakuman} yakuman"
        return f"{self.name}: {self.han} han" if self.han else f"{self.name}: a mangan at least"


def best(win: Win, rules: Rules) -> Judged:
    """The best reading of a win."""
    hand = win.hand
    numbers = shape.packed_readings(hand, by_ron=win.by is _RON)
    if numbers:
        judged = _judge_numbers(win, numbers, terms_of(win, rules))
        if is_seven_pairs(hand.counts):
            judged.append(_judge_form(win, rules, seven_pairs=True))
        return judged[0] if len(judged) == 1 else max(judged)
    return _judge_form(win, rules, seven_pairs=is_seven_pairs(hand.counts))


def judge_reading(win: Win, reading: Reading, rules: Rules) -> Judged:
    """What one reading is worth: the same numbers, of one reading alone."""
    if reading.form is Form.STANDARD and win.hand.winning:
        won = win.hand.winning.kind
        number = shape.packed_reading(reading, won, by_ron=win.by is _RON)
        return _judge_numbers(win, [number], terms_of(win, rules))[0]
    return _judge_form(win, rules, seven_pairs=reading.form is Form.CHIITOITSU)


_RON = WinBy.RON


def _judge_form(win: Win, rules: Rules, *, seven_pairs: bool) -> Judged:
    """Judge seven pairs, or else thirteen orphans."""
    hand, terms = win.hand, terms_of(win, rules)
    bits = situation_bits(win.circumstances, not terms.by_ron, terms.closed)
    if not seven_pairs:
        return _judge(terms, _dora(win, rules), bits | orphan_bits(hand), 0, 0, 0)
    bits |= count_bits(shape.packed_seven_pairs(hand) >> shape.PAIRS, hand.suit_count)
    return _judge(terms, _dora(win, rules), bits, CHIITOITSU_FU, CHIITOITSU_FU, 0)


def _judge_numbers(win: Win, numbers: list[int], terms: Terms) -> list[Judged]:
    """Judge readings of four blocks and a pair, given as numbers (see ``shape``)."""
    suits = win.hand.suit_count
    fixed = situation_bits(win.circumstances, not terms.by_ron, terms.closed)
    if suits == 1:
        fixed |= one_suit_bits(win.hand)
    dora = _dora(win, terms.rules)
    fu_of_pair, counted_fu = terms.pair_fu, terms.counted_fu
    won, won_pinfu = terms.rinshan_fu if fixed & RINSHAN else terms.won_fu
    judged = []
    for number in numbers:
        pair = number >> shape.PAIR & 63
        pair_fu = fu_of_pair[pair]
        counts = number >> shape.PAIRS
        bits = fixed | count_bits(counts | _VALUED if pair_fu else counts, suits)
        bits |= block_bits(number, counts >> _RUN & 7)
        if sets := number >> _HONOUR_SETS & 127:
            bits |= honour_bits(sets, max(pair - FIRST_HONOUR, -1), terms.seat, terms.round)
        raw = (won_pinfu if bits & PINFU else won) + pair_fu + (number >> shape.FU & 255)
        judged.append(_judge(terms, dora, bits, counted_fu[raw], raw, number))
    return judged


_VALUED = 1 << shape.VALUED - shape.PAIRS
_RUN = shape.RUN - shape.PAIRS
_HONOUR_SETS = shape.SETS + FIRST_HONOUR


def _judge(terms: Terms, dora: int, bits: int, fu: int, raw: int, number: int) -> Judged:
    """What a reading with these yaku, dora and fu is worth."""
    han, yakuman = terms.han[bits]
    if han:
        han += dora
    points, base, limit = terms.worth[han, fu, yakuman, bits & terms.least_mangan]
    return Judged(points, yakuman, han, fu, raw, number, bits, base, limit)


def lines(win: Win, rules: Rules, judged: Judged) -> tuple[YakuLine, ...]:
    """The lines of a score: yaku and, with han to add them to, dora."""
    counted = counted_lines(judged.bits, rules, closed=win.is_closed)
    if judged.yakuman or not judged.han:
        return counted
    dora = (
        ("dora", _indicated(win, win.indicators)),
        ("ura dora", _indicated(win, win.ura_indicators) if rules.ura_dora else 0),
        ("aka dora", win.hand.reds if rules.red_fives else 0),
    )
    return (*counted, *(YakuLine(name, n) for name, n in dora if n))


def counted_lines(bits: int, rules: Rules, *, closed: bool) -> tuple[YakuLine, ...]:
    """The recognised yaku that count under these rules; a yakuman leaves no other."""
    found = []
    for place, row in enumerate(yaku.YAKU):
        if not bits >> place & 1:
            continue
        worth = row.worth(rules=rules)
        han = worth.closed if closed else worth.open
        if han or worth.yakuman or worth.mangan:
            found.append(YakuLine(row.name, han, worth.yakuman))
    yakuman_lines = [line for line in found if line.yakuman]
    if yakuman_lines and not rules.yakuman_add_up:
        # Of equals the one that somebody may be liable for, so that liability is not lost.
        return (max(yakuman_lines, key=lambda line: (line.yakuman, line.name in yaku.FED)),)
    return tuple(yakuman_lines or found)


# --- dora -----------------------------------------------------------------------

_DORA_START = tuple(3 * tile_indicated(Tile(kind)).kind for kind in range(KINDS))
"""Where, in a packed count, the dora begins that a kind of tile points to."""


def _indicated(win: Win, indicators: tuple[Tile, ...]) -> int:
    counts = win.hand.all_counts
    n = 0
    for tile in indicators:
        n += counts >> _DORA_START[tile.kind] & 7
    return n


def _dora(win: Win, rules: Rules) -> int:
    n = win.hand.reds if rules.red_fives else 0
    if win.indicators:
        n += _indicated(win, win.indicators)
    if win.ura_indicators and rules.ura_dora:
        n += _indicated(win, win.ura_indicators)
    return n


# --- what rules make of a way to win ----------------------------------------------

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


class _Memo(dict[_Key, _Value]):
    """Remembers what a function gave."""

    def __init__(self, work: Callable[[_Key], _Value]) -> None:
        super().__init__()
        self._work = work

    def __missing__(self, key: _Key) -> _Value:
        value = self[key] = self._work(key)
        return value


class Tables:
    """What one set of rules makes of yaku and points, shared by its terms."""

    def __init__(self, rules: Rules) -> None:
        self.han = {closed: _Memo(partial(_han, rules, closed)) for closed in (False, True)}
        self.worth = {
            (dealer, by_ron): _Memo(partial(_worth, rules, dealer, by_ron))
            for dealer in (False, True)
            for by_ron in (False, True)
        }
        self.terms = _Memo(partial(Terms, rules, self))


class Terms:
    """What one set of rules makes of one way to win (``Win.way``)."""

    def __init__(self, rules: Rules, tables: Tables, way: tuple[int, int, bool, bool]) -> None:
        self.rules = rules
        self.seat, self.round, self.by_ron, self.closed = way
        seat, round = _WINDS[self.seat], _WINDS[self.round]
        self.pair_fu = tuple(pair_fu(kind, seat, round, rules=rules) for kind in range(KINDS))
        """Fu of a pair of each kind."""
        self.won_fu = self._base_and_won_fu(rinshan=False)
        """Base and fu for the way of winning, and the same for a pinfu hand."""
        self.rinshan_fu = self._base_and_won_fu(rinshan=True)
        """The same on a replacement tile."""
        self.counted_fu = tuple(
            counted_fu(raw, by_ron=self.by_ron, rules=rules) for raw in range(MOST_FU + 1)
        )
        """What each sum of fu counts for."""
        self.least_mangan = sum(
            1 << place for place, row in enumerate(yaku.YAKU) if row.worth(rules=rules).mangan
        )
        """The yaku that make a hand a mangan at least."""
        self.han = tables.han[self.closed]
        """Han without dora, and yakuman, by the bits of the yaku."""
        self.worth = tables.worth[seat is Wind.EAST, self.by_ron]
        """Points without honba and sticks, base points and limit, by han, fu and yakuman."""

    def _base_and_won_fu(self, *, rinshan: bool) -> tuple[int, int]:
        plain, pinfu = (
            BASE_FU
            + won_fu(
                by_ron=self.by_ron,
                closed=self.closed,
                pinfu=pinfu and self.closed,
                rinshan=rinshan,
                rules=self.rules,
            )
            for pinfu in (False, True)
        )
        return plain, pinfu


_WINDS = tuple(Wind)


def _han(rules: Rules, closed: bool, bits: int) -> tuple[int, int]:
    counted = counted_lines(bits, rules, closed=closed)
    yakuman = sum(line.yakuman for line in counted)
    return (0, yakuman) if yakuman else (sum(line.han for line in counted), 0)


def _worth(
    rules: Rules, dealer: bool, by_ron: bool, of: tuple[int, int, int, int]
) -> tuple[int, int, str]:
    han, fu, yakuman, least_mangan = of
    base, limit = base_points(han, fu, yakuman, rules=rules) if han or yakuman else (0, "")
    if least_mangan and base < MANGAN.base:
        base, limit = MANGAN.base, MANGAN.name
    return worth(base, dealer=dealer, by_ron=by_ron), base, limit


_TABLES = _Memo(Tables)


def terms_of(win: Win, rules: Rules) -> Terms:
    """What these rules make of the way this win came about; worked out once."""
    return _TABLES[rules].terms[win.way]


def forget() -> None:
    """Empty every cache of the scorer, as a benchmark of a cold start needs.

    >>> forget()
    """
    _TABLES.clear()
    shape.forget_shapes()
    recognising.forget_yaku()
