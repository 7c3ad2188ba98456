"""Judging readings: what each is worth under a set of rules, and which is best.

Every reading is judged as whole numbers (see ``shape`` and ``recognising``). What
depends on the rules alone is worked out once for each set of rules (:class:`Tables`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from mahjong_lessons.notation import WinBy
from mahjong_lessons.readings import Form, Reading, Wait
from mahjong_lessons.riichi import recognising, shape, yaku
from mahjong_lessons.riichi.fu import BASE_FU, CHIITOITSU_FU, counted_fu, pair_fu, won_fu
from mahjong_lessons.riichi.payments import MANGAN, base_points, worth
from mahjong_lessons.riichi.recognising import (
    BY_NAME,
    FORM_ROWS,
    PINFU,
    RENHOU,
    block_bits,
    hand_bits,
    honour_bits,
    recognised,
)
from mahjong_lessons.riichi.rules import Rules
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
        return BY_NAME.get(self.name)

    def __str__(self) -> str:
        worth_words = f"{self.yakuman} yakuman" if self.yakuman else f"{self.han} han"
        return f"{self.name}: {worth_words}"


def best(win: Win, tables: Tables) -> Judged:
    """The best reading of a win."""
    by_ron = win.by is WinBy.RON
    numbers = shape.packed_readings(win.hand, by_ron=by_ron)
    if numbers:
        # Seven different pairs that are also four runs and a pair are a ryanpeikou,
        # which is always worth more; thirteen orphans are never four blocks.
        return max(_judge_numbers(win, numbers, tables))
    return max(judge_reading(win, reading, tables) for reading in win.readings)


def judge_reading(win: Win, reading: Reading, tables: Tables) -> Judged:
    """What one reading is worth: the plain path, which lists and explains."""
    if reading.form is Form.STANDARD and win.hand.winning:
        by_ron = win.by is WinBy.RON
        number = shape.packed_reading(reading, win.hand.winning.kind, by_ron=by_ron)
        return next(_judge_numbers(win, (number,), tables))
    chiitoitsu = reading.form is Form.CHIITOITSU
    form = yaku.Form(chiitoitsu, not chiitoitsu, reading.wait is Wait.JUUSANMEN)
    bits = hand_bits(win) | recognised(FORM_ROWS, form)
    fu = CHIITOITSU_FU if chiitoitsu else 0
    return tables.judge(win, bits, fu, fu, 0)


def _judge_numbers(win: Win, numbers: Iterable[int], tables: Tables) -> Iterator[Judged]:
    """Readings of four blocks and a pair, as numbers (see ``shape``)."""
    hand, by_ron = win.hand, win.by is WinBy.RON
    honours = hand.all_counts >= ONE[FIRST_HONOUR]
    fixed = hand_bits(win)
    fu_of_pair = tables.pair_fu(win.seat, win.round)
    won, won_pinfu = tables.won_fu(
        by_ron, hand.is_closed, Circumstance.RINSHAN in win.circumstances
    )
    for number in numbers:
        pair = number >> shape.PAIR & 63
        bits = fixed | block_bits(number, honours, bool(fu_of_pair[pair]))
        if honours:
            sets = number >> shape.SETS + FIRST_HONOUR & 127
            bits |= honour_bits(sets, max(pair - FIRST_HONOUR, -1), win.seat, win.round)
        raw = BASE_FU + (won_pinfu if bits & PINFU else won)
        raw += (number >> shape.FU & 255) + fu_of_pair[pair]
        yield tables.judge(win, bits, tables.counted_fu(raw, by_ron), raw, number)


class Tables:
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
        renhou = bool(bits & RENHOU) and self.rules.renhou == "mangan"
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


_ALL_TABLES: dict[Rules, Tables] = {}


def tables_of(rules: Rules) -> Tables:
    """The tables of a set of rules, made once."""
    found = _ALL_TABLES.get(rules)
    if found is None:
        found = _ALL_TABLES[rules] = Tables(rules)
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


def forget() -> None:
    """Empty every cache of the scorer, as a benchmark of a cold start needs.

    >>> forget()
    """
    _ALL_TABLES.clear()
    shape.forget()
    recognising.forget()
