"""From faan to units and points, and who pays them.

Payments are counted in shares: one share is the units of the hand, and each loser pays
one on a self-draw (document C, "Sieg durch Ablage und Selbstziehen").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from operator import index
from typing import Any, Literal, SupportsIndex, TypeAlias

from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.seats import seat_of
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.hongkong.unit_tables import Number, exact, whole

Faan: TypeAlias = SupportsIndex | Literal["limit"]
"""Faan as counted from the patterns, or "limit" for a limit hand."""

Changes: TypeAlias = dict[str, Number]
"""Change in points by seat: "E", "S", "W", "N"."""

LIMIT: Literal["limit"] = "limit"

DISCARD_SHARES: Mapping[str, tuple[Number, Number]] = {
    "double": (2, 0),
    "half": (1, Fraction(1, 2)),
    "pay-for-all": (3, 0),
}
"""Shares after a discard by the rule: what its player pays, and each of the other two."""

SELF_DRAW_SHARE = 1
"""The shares that each loser pays on a self-draw."""


class BelowMinimum(ValueError):
    """The hand has fewer faan than the table asks for: it does not win."""

    def __init__(self, faan: int, minimum: int) -> None:
        self.faan, self.minimum = faan, minimum
        super().__init__(
            t(
                "{faan} faan is below the minimum of {minimum}: this hand does not win",
                faan=faan,
                minimum=minimum,
            )
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return BelowMinimum, (self.faan, self.minimum)


@dataclass(frozen=True)
class Payment(Displayable):
    """What a win is worth and who pays it.

    ``faan`` are the faan that count, at most the limit; ``units`` what the table gives
    for them; ``share`` the same in points. ``shares`` says how many each seat pays, in
    the order E S W N.

    >>> pay(3, winner="S", discarder=None).total
    24
    """

    faan: int
    units: int
    share: Number
    winner: Wind
    shares: tuple[Number, ...]
    steps: tuple[str, ...]
    """The arithmetic in words, a step a line."""

    @property
    def changes(self) -> Changes:
        """Each player's change in points; together 0."""
        return {
            seat.value: self.total if seat is self.winner else exact(-self.paid(seat))
            for seat in Wind
        }

    @property
    def total(self) -> Number:
        """What the winner receives, in points."""
        return exact(sum(self.shares) * self.share)

    def as_record(self) -> Record:
        """The payment as plain data, in points but for ``units`` and ``shares``.

        >>> record = pay(4, winner="S", discarder="E").as_record()
        >>> record["units"], record["shares"], record["total"]
        (16, [2, 0, 0, 0], 32)
        """
        return record(
            self, "faan", "units", "share", "winner", "shares", "total", "changes", "steps"
        )

    def paid(self, seat: Wind | str) -> Number:
        """What a player pays, in points; 0 for the winner."""
        return exact(self.shares[seat_of(seat).place] * self.share)


def units(faan: Faan, *, rules: Rules | str = DEFAULT) -> int:
    """How many units the table gives for so many faan; above the limit, those of the limit.

    Units are counted for a hand below the minimum too: it is :func:`pay` that refuses it.
    Raises ``ValueError`` for what is no number of faan. Source: document C,
    "Fan in Einheiten" and "Das Limit".

    >>> units(5), units(12), units("limit", rules=Rules(limit=13))
    (24, 128, 384)
    """
    rules = rules_of(rules)
    faan = counted(faan, rules=rules)
    held = [row_units for row_faan, row_units in rules.bands if row_faan <= faan]
    if not held:
        first = rules.bands[0][0]
        raise ValueError(t("this table begins at {first} faan, not at {n}", first=first, n=faan))
    return held[-1]


def counted(faan: Faan, *, rules: Rules | str = DEFAULT) -> int:
    """The faan that count: at most the limit, and the limit for a limit hand.

    >>> counted(4), counted(12), counted("limit")
    (4, 10, 10)
    """
    limit = rules_of(rules).limit
    if faan == LIMIT:
        return limit
    if (count := whole(faan)) is None:
        raise ValueError(t('faan is a whole number from 0 up, or "limit", not {n!r}', n=faan))
    return min(count, limit)


def settle(
    faan: Faan,
    *,
    winner: Wind | str,
    discarder: Wind | str | None,
    liable: Wind | str | None = None,
    rules: Rules | str = DEFAULT,
) -> Changes:
    """Each player's change in points after a win; they add up to 0.

    ``discarder`` is None for a self-draw. Arguments and errors are those of :func:`pay`, which
    explains the same answer.

    >>> settle(3, winner="E", discarder="W")
    {'E': 16, 'S': 0, 'W': -16, 'N': 0}
    >>> settle(3, winner="E", discarder=None)
    {'E': 24, 'S': -8, 'W': -8, 'N': -8}
    """
    return pay(faan, winner=winner, discarder=discarder, liable=liable, rules=rules).changes


def pay(
    faan: Faan,
    *,
    winner: Wind | str,
    discarder: Wind | str | None,
    liable: Wind | str | None = None,
    rules: Rules | str = DEFAULT,
) -> Payment:
    """Work out who pays what for a win, step by step.

    ``discarder`` is None for a self-draw. A ``liable`` player pays all the shares alone:
    three on a self-draw, and on a robbed kong where the table treats it as one (then
    leave the discarder out). Who deals makes no difference. Raises
    :class:`BelowMinimum` for a hand that does not win, ``ValueError`` for what cannot be.

    >>> payment = pay(4, winner="S", discarder="E")
    >>> payment.units, payment.total
    (16, 32)
    >>> print(payment.steps[-1])
    East pays 2 shares: 2 × 16 = 32
    """
    rules = rules_of(rules)
    seat = seat_of(winner)
    loser = None if discarder is None else seat_of(discarder)
    answers = None if liable is None else seat_of(liable)
    _check_seats(seat, loser, answers)
    count = counted(faan, rules=rules)
    if count < rules.minimum:
        raise BelowMinimum(count, rules.minimum)
    shares = _shares(seat, loser, answers, rules)
    worth = units(count, rules=rules)
    share = exact(worth * rules.points_per_unit)
    steps = (_units_step(faan, count, worth, rules), *_point_step(worth, share, rules))
    return Payment(
        faan=count,
        units=worth,
        share=share,
        winner=seat,
        shares=shares,
        steps=(*steps, *_share_steps(shares, share)),
    )


def exhausted_wall() -> Changes:
    """Each player's change when the wall is empty and nobody won: nobody pays.

    Source: document C, "Unentschieden und Geberserien".

    >>> exhausted_wall()
    {'E': 0, 'S': 0, 'W': 0, 'N': 0}
    """
    return {seat.value: 0 for seat in Wind}


def _check_seats(winner: Wind, discarder: Wind | None, liable: Wind | None) -> None:
    others = listing([seat.value for seat in Wind if seat is not winner])
    if discarder is winner:
        raise ValueError(
            t(
                "{seat} cannot win on the own discard: the discarder is {others}, "
                "or None for a self-draw",
                seat=winner.word,
                others=others,
            )
        )
    if liable is winner:
        raise ValueError(
            t("{seat} wins and pays nothing: liable is {others}", seat=winner.word, others=others)
        )


def _shares(
    winner: Wind, discarder: Wind | None, liable: Wind | None, rules: Rules
) -> tuple[Number, ...]:
    """How many shares each seat pays."""
    by_discarder, by_others = DISCARD_SHARES[rules.discard]
    each = by_others if discarder else SELF_DRAW_SHARE
    shares = {seat: by_discarder if seat is discarder else each for seat in Wind}
    shares[winner] = 0
    if liable:
        together = exact(sum(shares.values()))
        shares = {seat: together if seat is liable else 0 for seat in Wind}
    return tuple(shares.values())


# --- words ------------------------------------------------------------------------


def _units_step(faan: Faan, count: int, worth: int, rules: Rules) -> str:
    table = t("{name} table", name=rules.table) if isinstance(rules.table, str) else t("own table")
    if faan == LIMIT:
        said = t("a limit hand counts the limit, {n} faan", n=count)
    elif count != index(faan):
        said = t("{faan} faan count as the limit, {n}", faan=index(faan), n=count)
    else:
        said = t("{n} faan", n=count)
    return t("{faan}: {units} ({table})", faan=said, units=units_words(worth), table=table)


def units_words(worth: int) -> str:
    """So many units, in words."""
    return t("1 unit") if worth == 1 else t("{n} units", n=number(worth))


def _point_step(worth: int, share: Number, rules: Rules) -> tuple[str, ...]:
    if rules.points_per_unit == 1:
        return ()
    return (
        t(
            "one share: {units} × {points} points a unit = {share}",
            units=number(worth),
            points=number(rules.points_per_unit),
            share=number(share),
        ),
    )


def _share_steps(shares: tuple[Number, ...], share: Number) -> list[str]:
    """What each payer pays, those who pay the same in one step, and then the sum."""
    payers: dict[Number, list[str]] = {}
    for seat, times in zip(Wind, shares, strict=True):
        if times:
            payers.setdefault(times, []).append(seat.word)
    steps = [_share_step(names, times, share) for times, names in payers.items()]
    paying = [times for times in shares if times]
    if len(paying) > 1:
        amounts = " + ".join(number(exact(times * share)) for times in paying)
        total = number(exact(sum(paying) * share))
        steps.append(t("together: {amounts} = {total}", amounts=amounts, total=total))
    return steps


def _share_step(names: list[str], times: Number, share: Number) -> str:
    words = {
        "names": listing(names, "and"),
        "times": number(times),
        "share": number(share),
        "paid": number(exact(times * share)),
    }
    if times == 1 and len(names) > 1:
        return t("{names} each pay one share: {paid}", **words)
    if times == 1:
        return t("{names} pays one share: {paid}", **words)
    if len(names) > 1:
        return t("{names} each pay {times} of a share: {times} × {share} = {paid}", **words)
    return t("{names} pays {times} shares: {times} × {share} = {paid}", **words)
