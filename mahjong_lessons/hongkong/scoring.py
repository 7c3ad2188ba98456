"""Scoring a Hong Kong win: the faan of its best reading, and what they pay.

Faan are counted at once (see ``faan``); words and the list of readings are made when
somebody asks for them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from mahjong_lessons.core import reasons
from mahjong_lessons.core.hand import IncompleteHandError
from mahjong_lessons.core.readings import Reading
from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.rules import swap
from mahjong_lessons.core.seats import UNTOLD, Untold
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, listing, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.hongkong.faan import Count, Exclusion, FaanLine, can_win, count_reading
from mahjong_lessons.hongkong.payments import (
    DISCARD_SHARES,
    BelowMinimum,
    Changes,
    Payment,
    pay,
    units,
)
from mahjong_lessons.hongkong.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.hongkong.unit_tables import Number
from mahjong_lessons.hongkong.win import Circumstance, Win


class _Counted:
    """What a score and each of its readings have in common."""

    win: Win
    rules: Rules
    reading: Reading
    count: Count

    @property
    def faan(self) -> int:
        """The faan that count: at most the limit."""
        return self.count.faan

    @property
    def raw(self) -> int:
        """The sum of the lines, before the limit."""
        return self.count.raw

    @property
    def lines(self) -> tuple[FaanLine, ...]:
        """The patterns that count, each with its faan."""
        return self.count.lines

    @property
    def excluded(self) -> tuple[Exclusion, ...]:
        """The patterns that are there and do not count, each with what takes its place."""
        return self.count.excluded

    @property
    def blocks(self) -> str:
        """The blocks of the reading, as text."""
        return " ".join(map(str, self.reading.blocks)) or t("thirteen orphans")

    @property
    def limit_hand(self) -> bool:
        """Whether one pattern makes it a limit hand."""
        return self.count.limit_hand

    def as_record(self) -> Record:
        """What it counts, as plain data."""
        return record(self, "faan", "raw", "limit_hand", "lines", "excluded")


@dataclass(frozen=True, repr=False)
class ScoredReading(_Counted, Displayable):
    """One reading of a win and its faan."""

    win: Win
    rules: Rules = field(kw_only=True)
    reading: Reading
    count: Count

    def as_record(self) -> Record:
        """The reading and its faan as plain data.

        >>> score("123m456p789s234s5p self-draw 5p").readings[0].as_record()["reading"]["blocks"]
        ['123m', '456p', '55p', '234s', '789s']
        """
        return record(self, "reading") | super().as_record()

    def __repr__(self) -> str:
        return f"ScoredReading({self.blocks!r}, faan={self.faan})"


@dataclass(frozen=True, repr=False)
class Score(_Counted, Displayable):
    """The faan of a win and what they pay; made by :func:`score`.

    >>> s = score(Win.parse("123m456p789s2m pung 555z self-draw 2m"))
    >>> s.faan, [str(line) for line in s.lines], s.meets_minimum
    (2, ['self-draw: 1 faan', 'white dragon: 1 faan'], False)
    """

    win: Win
    rules: Rules = field(kw_only=True)
    reading: Reading
    count: Count = field(repr=False)

    @property
    def meets_minimum(self) -> bool:
        """Whether there are enough faan to win."""
        return self.count.wins

    @property
    def verdict(self) -> str:
        """In words, whether the hand wins, and what counts of its faan."""
        if self.win.bonus and not self.rules.flowers:
            return t(
                "{verdict} These rules play without flowers; those of the line count all the same.",
                verdict=self._verdict,
            )
        return self._verdict

    @property
    def _verdict(self) -> str:
        count, rules = self.count, self.rules
        if not self.meets_minimum:
            if count.to_minimum != count.faan:
                return t(
                    "{faan} faan, but flowers do not count to the minimum: {n} of {minimum}. "
                    "This hand does not win.",
                    faan=count.faan,
                    n=count.to_minimum,
                    minimum=rules.minimum,
                )
            return t("{error}.", error=BelowMinimum(count.faan, rules.minimum))
        if count.limit_hand:
            return t("A limit hand: it counts {faan} faan.", faan=count.faan)
        if count.raw > count.faan:
            return t("{raw} faan count as the limit, {faan}.", raw=count.raw, faan=count.faan)
        return t(
            "{faan} faan, at least the minimum of {minimum}: this hand wins.",
            faan=count.faan,
            minimum=rules.minimum,
        )

    @property
    def units(self) -> int:
        """What the table gives for the faan; 0 below the minimum."""
        return units(self.faan, rules=self.rules) if self.meets_minimum else 0

    @cached_property
    def readings(self) -> tuple[ScoredReading, ...]:
        """Every way to split the hand, with its faan, the best first.

        Where the winning tile could have completed one block or another, the better counts.
        """
        rules = self.rules
        scored = [
            ScoredReading(self.win, reading, count_reading(self.win, reading, rules), rules=rules)
            for reading in self.win.readings
            if can_win(reading, rules)
        ]
        scored.sort(key=lambda one: one.count.order, reverse=True)
        splits: dict[object, ScoredReading] = {}
        for one in scored:
            splits.setdefault((one.reading.form, one.reading.blocks), one)
        return tuple(splits.values())

    @property
    def why(self) -> str:
        """Why the best reading beat the others, in words."""
        return reasons.why_best(self.readings, lambda one: one.count.weight, _REASONS, _words)

    def _pay(
        self, discarder: Wind | str | Untold | None, liable: Wind | str | Untold | None
    ) -> Payment:
        """Who pays what; a player who is liable for a robbed kong pays it like a self-draw."""
        if not self.meets_minimum:
            raise BelowMinimum(self.count.to_minimum, self.rules.minimum)
        win = self.win.paid_by(discarder, liable)
        robbed = Circumstance.ROBBING_KONG in win.circumstances
        if not (win.discarder or win.by is WinBy.TSUMO or (robbed and win.liable)):
            raise ValueError(t("who dealt in? Name the discarder: {seats}", seats=win.other_seats))
        rules = self.rules
        if self._robbed_as_drawn or (robbed and win.liable):
            rules = swap(rules, "discard", "pay-for-all")
        return pay(
            self.faan,
            winner=win.seat,
            discarder=win.discarder,
            liable=win.liable,
            rules=rules,
        )

    @property
    def discard_shares(self) -> tuple[Number, Number]:
        """Shares by a discard: what its player pays, and each of the other two."""
        return DISCARD_SHARES["pay-for-all" if self._robbed_as_drawn else self.rules.discard]

    @property
    def _robbed_as_drawn(self) -> bool:
        """Whether it is a robbed kong that is paid like a self-draw: three shares by one."""
        robbed = Circumstance.ROBBING_KONG in self.win.circumstances
        return robbed and self.rules.robbed_kong == "self-draw"

    def settle(
        self,
        *,
        discarder: Wind | str | Untold | None = UNTOLD,
        liable: Wind | str | Untold | None = UNTOLD,
    ) -> Changes:
        """Each player's change in points.

        Who paid comes from the win's line; ``discarder`` (None by self-draw) and ``liable``
        (None for nobody) say it where the line leaves it out. Raises
        :class:`~mahjong_lessons.hongkong.BelowMinimum` for a hand that does not win, and
        ``ValueError`` where a discarder is missing, cannot be, or is not the line's.

        >>> score("123m456p789s234s5p self-draw 5p").settle()
        {'E': -8, 'S': 24, 'W': -8, 'N': -8}
        """
        return self._pay(discarder, liable).changes

    @property
    def payment(self) -> Payment | None:
        """Who pays what, as the win's line tells it; None where it does not win or tell."""
        try:
            return self._pay(UNTOLD, UNTOLD)
        except ValueError:
            return None

    @property
    def changes(self) -> Changes | None:
        """Each player's change as the win's line tells it; None where it does not win or tell."""
        return self.payment.changes if self.payment else None

    def as_record(self) -> Record:
        """The score as plain data, with all that explains it.

        ``score(record["win"], rules=Rules(**record["rules"]))`` is the same score again.

        >>> record = score("123m456p789s234s5p self-draw 5p").as_record()
        >>> record["faan"], record["units"], record["changes"]
        (3, 8, {'E': -8, 'S': 24, 'W': -8, 'N': -8})
        """
        paid = record(self, "meets_minimum", "units", "payment", "changes")
        explained = record(self, "readings", "verdict", "why")
        return record(self, "win", "rules") | super().as_record() | paid | explained

    def __repr__(self) -> str:
        return f"Score({str(self.win)!r}, faan={self.faan})"


def score(win: Win | str, *, rules: Rules | str = DEFAULT) -> Score:
    """Count the faan of a win, or of the line of one, in its best reading.

    A hand below the minimum is counted too: ``meets_minimum`` says that it does not win.
    Raises :class:`~mahjong_lessons.core.hand.IncompleteHandError` for seven pairs where the
    rules do not know them. Source of the rows: ``patterns``.

    >>> score(Win.parse("111222333m789p9s discard 9s")).raw
    2
    """
    rules = rules_of(rules)
    if not isinstance(win, Win):
        win = Win.of(win)
    best: tuple[Reading, Count] | None = None
    for reading in win.readings:
        if can_win(reading, rules):
            count = count_reading(win, reading, rules)
            if best is None or count.order > best[1].order:
                best = reading, count
    if best is None:
        raise IncompleteHandError(
            t("seven pairs are no winning hand under these rules: the rule is seven_pairs"),
            text=str(win),
        )
    return Score(win, *best, rules=rules)


_REASONS = (
    N_("enough faan to win"),
    N_("more faan"),
    N_("the same faan, but is a limit hand"),
    N_("the same faan, but a greater sum before the limit"),
)
"""What it means to weigh more than another reading, in the order of ``Count.weight``."""


def _words(scored: ScoredReading) -> str:
    names = listing([t(line.name) for line in scored.lines], "and") or t("no pattern")
    return t(
        "{reading} ({names}; {faan} faan)",
        reading=scored.blocks,
        names=names,
        faan=scored.faan,
    )
