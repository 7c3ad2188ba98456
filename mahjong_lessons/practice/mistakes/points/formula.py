"""From han and fu to payments in steps that can go wrong one by one.

The right steps give what ``riichi.points`` gives. A misconception puts another in the
place of one of them (of two, where one belief changes two), so those that change
different steps compose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import (
    HONBA_POINTS,
    KIRIAGE_BASE,
    MANGAN,
    base_points,
    round_up_points,
)
from mahjong_lessons.riichi.rules import Rules


class Paid(NamedTuple):
    """What the discarder, the dealer and each other player pay, in points."""

    discarder: int = 0
    dealer: int = 0
    others: int = 0

    def total(self, *, dealer_won: bool) -> int:
        """All that is paid."""
        return self.discarder + self.dealer + self.others * (3 if dealer_won else 2)

    def each(self, work: Callable[[int], int]) -> Paid:
        """The same with something done to each payment that is made."""
        return Paid(*(amount and work(amount) for amount in self))


Times: TypeAlias = Mapping[tuple[bool, WinBy], Paid]

TIMES: Times = {
    (False, WinBy.RON): Paid(discarder=4),
    (True, WinBy.RON): Paid(discarder=6),
    (False, WinBy.TSUMO): Paid(dealer=2, others=1),
    (True, WinBy.TSUMO): Paid(others=2),
}
"""How many times the base points each pays; dealer or not, and how it was won."""


def exact(given: HandValue, _: Rules) -> int:
    """Base points: fu × 2^(han + 2)."""
    return exact_with(given, 2)


def exact_with(given: HandValue, more: int) -> int:
    """Base points: fu × 2^(han + more)."""
    product: int = (given.fu or 0) * 2 ** (given.han + more)
    return product


def capped(base: int, given: HandValue, rules: Rules) -> int:
    """At most a mangan, which kiriage makes of 1,920 too."""
    least = KIRIAGE_BASE if rules.kiriage_mangan else MANGAN.base
    return MANGAN.base if base >= least else base


def limit(given: HandValue, rules: Rules) -> int:
    """Base points from 5 han on, and of yakuman."""
    return base_points(given.han, given.fu or 0, given.yakuman, rules=rules)[0]


def untouched(base: int, given: HandValue) -> int:
    """Base points go on as they are."""
    return base


def shared(paid: Paid, base: int, formula: Formula, given: HandValue) -> Paid:
    """Payments stay as they were rounded."""
    return paid


def honba(paid: Paid, given: HandValue) -> Paid:
    """300 by ron, 100 from each by tsumo."""
    return with_honba(paid, given, ron=HONBA_POINTS, tsumo=HONBA_POINTS // 3)


def times(dealer: bool, by: WinBy, paid: Paid) -> Mapping[str, Times]:
    """The step that shares base points out, with one row of its table changed."""
    return {"times": {**TIMES, (dealer, by): paid}}


def with_honba(paid: Paid, given: HandValue, *, ron: int, tsumo: int) -> Paid:
    """So much for each honba on top of each payment."""
    more = given.honba * (ron if given.by is WinBy.RON else tsumo)
    return paid.each(lambda amount: amount + more)


class Formula(NamedTuple):
    """The steps, each of which a misconception may change.

    >>> given = HandValue.parse("2 han 30 fu tsumo 2 honba")
    >>> Formula().pay(given, Rules())
    Paid(discarder=0, dealer=1200, others=700)
    """

    exact: Callable[[HandValue, Rules], int] = exact
    capped: Callable[[int, HandValue, Rules], int] = capped
    limit: Callable[[HandValue, Rules], int] = limit
    touched: Callable[[int, HandValue], int] = untouched
    times: Times = TIMES
    rounded: Callable[[int], int] = round_up_points
    shared: Callable[[Paid, int, Formula, HandValue], Paid] = shared
    honba: Callable[[Paid, HandValue], Paid] = honba

    def base(self, given: HandValue, rules: Rules) -> int:
        """Base points."""
        if given.yakuman or given.han >= MANGAN.han:
            return self.limit(given, rules)
        return self.capped(self.exact(given, rules), given, rules)

    def pay(self, given: HandValue, rules: Rules) -> Paid:
        """What each pays, honba included."""
        base = self.touched(self.base(given, rules), given)
        paid = self.shared(self.split(base, given), base, self, given)
        return self.honba(paid, given)

    def split(self, base: int, given: HandValue) -> Paid:
        """Base points shared out and rounded."""
        times = self.times[given.dealer, given.by]
        return times.each(lambda n: self.rounded(n * base))

    def ron(self, base: int, given: HandValue) -> int:
        """What the same hand would be paid by ron."""
        return self.split(base, replace(given, by=WinBy.RON)).discarder
