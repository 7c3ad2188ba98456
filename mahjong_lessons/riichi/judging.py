"""Judging readings: what each is worth under a set of rules, and which is best.

Every reading is judged as whole numbers (see ``shape`` and ``recognising``). What
depends on the rules alone is worked out once for each set of rules (:class:`Tables`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from mahjong_lessons.notation import WinBy
from mahjong_lessons.readings import Form, Reading, Wait, is_seven_pairs, is_thirteen_sided
from mahjong_lessons.riichi import recognising, shape, yaku
from mahjong_lessons.riichi.fu import BASE_FU, CHIITOITSU_FU, MOST_FU, counted_fu, pair_fu, won_fu
from mahjong_lessons.riichi.payments import MANGAN, base_points, worth
from mahjong_lessons.riichi.recognising import (
    BY_NAME,
    FORM_ROWS,
    PINFU,
    RENHOU,
    RINSHAN,
    block_bits,
    hand_bits,
    honour_bits,
    recognised,
)
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.show import Shown
from mahjong_lessons.tiles import FIRST_HONOUR, KINDS, Tile, Wind, tile_indicated


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
        return BY_NAME.get(self.name)

    def __str__(self) -> str:
        worth_words = f"{self.yakuman} yakuman" if self.yakuman else f"{self.han} han"
        return f"{self.name}: {worth_words}"


def best(win: Win, tables: Tables) -> Judged:
    """The best reading of a win."""
    hand = win.hand
    numbers = shape.packed_readings(hand, by_ron=win.by is _RON)
    if numbers:
        # Seven different pairs that are also four runs and a pair are a ryanpeikou, which is
        # always worth more, and thirteen orphans are never four blocks: numbers are enough.
        judged = _judge_numbers(win, numbers, tables)
        return judged[0] if len(judged) == 1 else max(judged)
    thirteen_sided = is_thirteen_sided(hand.counts, hand.winning)
    return _judge_form(win, is_seven_pairs(hand.counts), thirteen_sided, tables)


def judge_reading(win: Win, reading: Reading, tables: Tables) -> Judged:
    """What one reading is worth: the plain path, which lists and explains."""
    if reading.form is Form.STANDARD and win.hand.winning:
        won = win.hand.winning.kind
        number = shape.packed_reading(reading, won, by_ron=win.by is _RON)
        return _judge_numbers(win, [number], tables)[0]
    chiitoitsu = reading.form is Form.CHIITOITSU
    return _judge_form(win, chiitoitsu, reading.wait is Wait.JUUSANMEN, tables)


def _judge_form(win: Win, chiitoitsu: bool, thirteen_sided: bool, tables: Tables) -> Judged:
    """Judge seven pairs, or else thirteen orphans."""
    form = yaku.Form(chiitoitsu, not chiitoitsu, thirteen_sided)
    bits = hand_bits(win) | recognised(FORM_ROWS, form)
    fu = CHIITOITSU_FU if chiitoitsu else 0
    return tables.judge(win, bits, fu, fu, 0)


_RON = WinBy.RON


def _judge_numbers(win: Win, numbers: list[int], tables: Tables) -> list[Judged]:
    """Judge readings of four blocks and a pair, given as numbers (see ``shape``)."""
    by_ron, (seat, round) = win.by is _RON, win.wind_places
    fixed = hand_bits(win)
    fu_of_pair = tables.pair_fu[win.wind_places]
    won, won_pinfu = tables.won_fu[by_ron, win.hand.is_closed, bool(fixed & RINSHAN)]
    judged = []
    for number in numbers:
        pair = number >> shape.PAIR & 63
        pair_fu = fu_of_pair[pair]
        bits = fixed | block_bits(number | _VALUED if pair_fu else number)
        if sets := number >> _HONOUR_SETS & 127:
            bits |= honour_bits(sets, max(pair - FIRST_HONOUR, -1), seat, round)
        raw = (won_pinfu if bits & PINFU else won) + pair_fu + (number >> shape.FU & 255)
        judged.append(tables.judge(win, bits, tables.counted[by_ron][raw], raw, number))
    return judged


_VALUED = 1 << shape.VALUED
_HONOUR_SETS = shape.SETS + FIRST_HONOUR


class Tables:
    """What one set of rules makes of yaku, fu and points; filled as it is asked."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.pair_fu = {
            (seat.place, round.place): tuple(
                pair_fu(kind, seat, round, rules) for kind in range(KINDS)
            )
            for seat in Wind
            for round in Wind
        }
        """Fu of a pair of each kind, by seat and round."""
        self.won_fu = {
            (by_ron, closed, rinshan): _base_and_won_fu(by_ron, closed, rinshan, rules)
            for by_ron in (False, True)
            for closed in (False, True)
            for rinshan in (False, True)
        }
        """Base and fu for the way of winning, and the same for a pinfu hand."""
        self.counted = {
            by_ron: tuple(counted_fu(raw, by_ron=by_ron, rules=rules) for raw in range(MOST_FU + 1))
            for by_ron in (False, True)
        }
        """What each sum of fu counts for."""
        self._rows = tuple((row, *row_worth(row, rules)) for row in yaku.YAKU)
        self._han: dict[tuple[int, bool], tuple[int, int]] = {}
        self._worth: dict[tuple[int, int, int, bool, bool, bool], tuple[int, int, str]] = {}

    def judge(self, win: Win, bits: int, fu: int, raw: int, number: int) -> Judged:
        """What a reading with these yaku and fu is worth."""
        han, yakuman = self.han(bits, win.hand.is_closed)
        if han:
            han += _dora(win, self.rules)
        renhou = bool(bits & RENHOU) and self.rules.renhou == "mangan"
        points, base, limit = self.worth(
            han, fu, yakuman, win.wind_places[0] == 0, win.by is _RON, renhou
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


def _base_and_won_fu(by_ron: bool, closed: bool, rinshan: bool, rules: Rules) -> tuple[int, int]:
    plain, pinfu = (
        BASE_FU
        + won_fu(by_ron=by_ron, closed=closed, pinfu=pinfu and closed, rinshan=rinshan, rules=rules)
        for pinfu in (False, True)
    )
    return plain, pinfu


_ALL_TABLES: dict[Rules, Tables] = {}


def tables_of(rules: Rules) -> Tables:
    """The tables of a set of rules, made once."""
    found = _ALL_TABLES.get(rules)
    if found is None:
        found = _ALL_TABLES[rules] = Tables(rules)
    return found


def row_worth(row: yaku.Yaku, rules: Rules) -> tuple[int, int, int]:
    """Han closed, han open and yakuman of a yaku under these rules; 0 where it does not count."""
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


_DORA_SHIFT = tuple(3 * tile_indicated(Tile(kind)).kind for kind in range(KINDS))
"""Where the count of the dora that a kind of tile points to begins."""


def _indicated(win: Win, indicators: tuple[Tile, ...]) -> int:
    counts = win.hand.all_counts
    n = 0
    for tile in indicators:
        n += counts >> _DORA_SHIFT[tile.kind] & 7
    return n


def _shown_dora(win: Win) -> int:
    return _indicated(win, win.indicators)


def _ura_dora(win: Win, rules: Rules) -> int:
    return _indicated(win, win.ura_indicators) if rules.ura_dora else 0


def _aka_dora(win: Win, rules: Rules) -> int:
    return win.hand.reds if rules.red_fives else 0


def _dora(win: Win, rules: Rules) -> int:
    n = _aka_dora(win, rules)
    if win.indicators:
        n += _shown_dora(win)
    if win.ura_indicators:
        n += _ura_dora(win, rules)
    return n


def forget() -> None:
    """Empty every cache of the scorer, as a benchmark of a cold start needs.

    >>> forget()
    """
    _ALL_TABLES.clear()
    shape.forget()
    recognising.forget()
