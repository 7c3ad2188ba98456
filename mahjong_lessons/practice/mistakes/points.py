"""What people get wrong between han and fu and the points, and when these are shared out.

Each misconception is the right formula with a step done otherwise, so what it gives is
worked out, not noted down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from mahjong_lessons.core.rules import swap
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.practice.answers.reading import written_payment
from mahjong_lessons.practice.mistakes import formula as step
from mahjong_lessons.practice.mistakes.base import Misconception, other_value
from mahjong_lessons.practice.mistakes.formula import TIMES, Formula, Paid
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import (
    HONBA_POINTS,
    LIMITS,
    MANGAN,
    STICK_POINTS,
    round_up_points,
)
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PointMisconception(Misconception):
    """A misconception about points or payments: the steps of the formula that it changes.

    ``shows`` are wins, as han and fu, on which it shows.

    >>> POINTS["P07"].points(HandValue(1, 30, dealer=False, by=WinBy.RON))
    900
    >>> POINTS["P17"].payment(HandValue(2, 30, dealer=False, by=WinBy.TSUMO))
    '1000/500'
    """

    steps: Mapping[str, Any]
    shows: tuple[str, ...]

    def points(self, given: HandValue, rules: Rules | str = DEFAULT) -> int:
        """What its holder takes a hand to be worth, without honba and sticks."""
        return points_by(Formula(**self.steps), given, rules_of(rules))

    def payment(self, given: HandValue, rules: Rules | str = DEFAULT) -> str:
        """What its holder takes each to pay, in the short form, honba included."""
        return payment_by(Formula(**self.steps), given, rules_of(rules))


def points_by(formula: Formula, given: HandValue, rules: Rules) -> int:
    """What a hand is worth by a formula, without honba and sticks."""
    paid = formula.pay(replace(given, honba=0, sticks=0), rules)
    return paid.total(dealer_won=given.dealer)


def payment_by(formula: Formula, given: HandValue, rules: Rules) -> str:
    """What each pays by a formula, in the short form."""
    paid = formula.pay(given, rules)
    return written_payment(paid.discarder or paid.others, paid.dealer)


# --- steps done otherwise: base points ------------------------------------------------


def _exponent(more: int) -> Callable[[HandValue, Rules], int]:
    return lambda given, _: step.exact_with(given, more)


def _linear(given: HandValue, _: Rules) -> int:
    return (given.fu or 0) * 4 * given.han


def _no_cap(base: int, given: HandValue, _: Rules) -> int:
    return base


def _other_kiriage(base: int, given: HandValue, rules: Rules) -> int:
    rule = "kiriage_mangan"
    return step.capped(base, given, swap(rules, rule, other_value(rules, rule)))


def _fu_above(given: HandValue, rules: Rules) -> int:
    counts = given.fu and not given.yakuman
    return step.exact(given, rules) if counts else step.limit(given, rules)


def _all_doubled(given: HandValue, rules: Rules) -> int:
    """Each limit twice the one below."""
    if given.yakuman:
        return step.limit(given, rules)
    place = sum(limit.han <= given.han for limit in LIMITS)
    doubled: int = MANGAN.base * 2 ** (place - 1)
    return doubled


_EARLY = ((12, 8000), (10, 6000), (7, 4000), (6, 3000), (5, 2000))
"""The limits, each one han too early where it can be mixed up."""


def _early(given: HandValue, rules: Rules) -> int:
    early = (base for han, base in _EARLY if han <= given.han)
    return next(early, step.limit(given, rules))


def _rounded_base(base: int, _: HandValue) -> int:
    return round_up_points(base)


# --- steps done otherwise: payments ---------------------------------------------------


def _nearest(amount: int) -> int:
    return (amount + 50) // 100 * 100


def _down(amount: int) -> int:
    return amount // 100 * 100


def _ron_of(base: int, formula: Formula, given: HandValue) -> int:
    """What the same hand would be paid by ron."""
    return formula.split(base, replace(given, by=WinBy.RON)).discarder


def _half_more(paid: Paid, base: int, formula: Formula, given: HandValue) -> Paid:
    """The dealer's ron from a non-dealer's rounded points."""
    if not given.dealer or given.by is WinBy.TSUMO:
        return paid
    non_dealer = _ron_of(base, formula, replace(given, dealer=False))
    return Paid(discarder=formula.rounded(non_dealer * 3 // 2))


def _doubled(paid: Paid, base: int, formula: Formula, given: HandValue) -> Paid:
    """The rounded ron of the lowest han with these fu, doubled for each han more."""
    if given.yakuman or given.han >= MANGAN.han or given.by is WinBy.TSUMO:
        return paid
    lowest = replace(given, han=2 if given.fu == 25 else 1)
    one = formula.split(step.exact(lowest, DEFAULT), lowest).discarder
    most = formula.split(MANGAN.base, given).discarder
    return Paid(discarder=min(one * 2 ** (given.han - lowest.han), most))


def _in_thirds(paid: Paid, base: int, formula: Formula, given: HandValue) -> Paid:
    if given.by is WinBy.RON or given.dealer:
        return paid
    third = formula.rounded(-(-_ron_of(base, formula, given) // 3))
    return Paid(dealer=third, others=third)


def _swapped(paid: Paid, base: int, formula: Formula, given: HandValue) -> Paid:
    if given.by is WinBy.RON or given.dealer:
        return paid
    return Paid(dealer=paid.others, others=paid.dealer)


def _forced_to_the_ron(paid: Paid, base: int, formula: Formula, given: HandValue) -> Paid:
    if given.by is WinBy.RON or given.dealer:
        return paid
    return paid._replace(dealer=_ron_of(base, formula, given) - 2 * paid.others)


def _honba_mixed_up(paid: Paid, given: HandValue) -> Paid:
    """300 from each by tsumo, 100 by ron."""
    return step.with_honba(paid, given, ron=HONBA_POINTS // 3, tsumo=HONBA_POINTS)


def _honba_in_the_base(base: int, given: HandValue) -> int:
    return base + HONBA_POINTS * given.honba if given.by is WinBy.RON else base


def _honba_once(paid: Paid, given: HandValue) -> Paid:
    return paid if given.by is WinBy.RON else step.honba(paid, given)


def _sticks_billed(paid: Paid, given: HandValue) -> Paid:
    paid = step.honba(paid, given)
    if given.by is WinBy.TSUMO:
        return paid
    return Paid(discarder=paid.discarder + STICK_POINTS * given.sticks)


def _times(dealer: bool, by: WinBy, paid: Paid) -> Mapping[str, Any]:
    return {"times": MappingProxyType({**TIMES, (dealer, by): paid})}


# --- the list -------------------------------------------------------------------------

_TABLES, _LIMITS, _PAYS = "07-score-tables", "08-limits", "09-who-pays"
_CHILD, _DEALER = "3 han 30 fu", "3 han 30 fu dealer"
_TSUMO = "2 han 30 fu tsumo"


def _list() -> Iterator[PointMisconception]:
    def row(
        id: str, title: str, hint: str, lesson: str, steps: Mapping[str, Any], *shows: str
    ) -> PointMisconception:
        return PointMisconception(
            id=id, title=title, hint=hint, lesson=lesson, steps=steps, shows=shows
        )

    exponent = "Base points are fu × 2^(han + 2): two more than the han."
    yield row("P01", "2^han for 2^(han + 2)", exponent, _TABLES, {"exact": _exponent(0)}, _CHILD)
    yield row(
        "P02", "2^(han + 1) for 2^(han + 2)", exponent, _TABLES, {"exact": _exponent(1)}, _CHILD
    )
    yield row(
        "P03", "2^(han + 3) for 2^(han + 2)", exponent, _TABLES, {"exact": _exponent(3)}, _CHILD
    )
    yield row(
        "P04",
        "fu × 4 × han: no doubling",
        "Each han doubles the base points: it is a power of 2, not a product.",
        _TABLES,
        {"exact": _linear},
        _CHILD,
    )
    yield row(
        "P05",
        "base points rounded to 100 first",
        "Base points are not rounded: multiply first, then round each payment.",
        _TABLES,
        {"touched": _rounded_base},
        "1 han 30 fu",
        _CHILD,
        "4 han 30 fu",
    )
    yield row(
        "P06",
        "payments rounded to the nearest 100",
        "Payments are rounded up, however little is missing.",
        _TABLES,
        {"rounded": _nearest},
        "1 han 30 fu dealer",
    )
    yield row(
        "P07",
        "payments rounded down",
        "Payments are rounded up to the next 100.",
        _TABLES,
        {"rounded": _down},
        "1 han 30 fu",
    )
    yield row(
        "P08",
        "for the dealer the rounded points of a non-dealer × 1.5",
        "For the dealer start again from the base points: × 6, then round.",
        _TABLES,
        {"shared": _half_more},
        "2 han 30 fu dealer",
        _DEALER,
        "3 han 40 fu dealer",
    )
    yield row(
        "P09",
        "a dealer's ron × 4",
        "A dealer's ron is six times the base points, a non-dealer's four times.",
        _TABLES,
        _times(True, WinBy.RON, Paid(discarder=4)),
        _DEALER,
    )
    yield row(
        "P09b",
        "a non-dealer's ron × 6",
        "A non-dealer's ron is four times the base points, a dealer's six times.",
        _TABLES,
        _times(False, WinBy.RON, Paid(discarder=6)),
        _CHILD,
    )
    yield row(
        "P10",
        "rounded points doubled for each han",
        "Base points double with each han, rounded payments only nearly.",
        _TABLES,
        {"shared": _doubled},
        _CHILD,
        "4 han 30 fu",
    )
    yield row(
        "P11",
        "no cap at a mangan",
        "Below 5 han base points stop at 2,000: a mangan.",
        _LIMITS,
        {"capped": _no_cap},
        "4 han 40 fu",
        "3 han 70 fu",
    )
    yield row(
        "P12",
        "fu used from 5 han on",
        "From 5 han on the han alone decide: fu do not count.",
        _LIMITS,
        {"limit": _fu_above},
        "5 han 30 fu",
    )
    yield row(
        "P13",
        "each limit twice the one below",
        "A haneman is a mangan and a half; only a baiman is two.",
        _LIMITS,
        {"limit": _all_doubled},
        "6 han",
    )
    yield row(
        "P14",
        "limits one han early",
        "Mangan 5 han, haneman 6 and 7, baiman 8 to 10, sanbaiman 11 and 12, yakuman 13.",
        _LIMITS,
        {"limit": _early},
        "7 han",
        "10 han",
        "12 han",
    )
    yield row(
        "P15",
        "a tsumo split in equal parts",
        "By tsumo the dealer pays two parts and each other player one.",
        _PAYS,
        {"shared": _in_thirds},
        _TSUMO,
    )
    yield row(
        "P16",
        "the dealer pays no more than the others",
        "The dealer pays twice as much as another player when a non-dealer draws the win.",
        _PAYS,
        _times(False, WinBy.TSUMO, Paid(dealer=1, others=1)),
        _TSUMO,
    )
    yield row(
        "P17",
        "the two numbers swapped",
        "The greater number is the dealer's; it is written behind the other.",
        _PAYS,
        {"shared": _swapped},
        _TSUMO,
    )
    yield row(
        "P18",
        "a dealer's tsumo paid like a non-dealer's",
        "When the dealer draws the win, all three pay twice the base points.",
        _PAYS,
        _times(True, WinBy.TSUMO, Paid(dealer=2, others=1)),
        "2 han 30 fu dealer tsumo",
    )
    yield row(
        "P19",
        "the sum made equal to the ron",
        "Each payment of a tsumo is rounded by itself, so the sum may differ from the ron.",
        _PAYS,
        {"shared": _forced_to_the_ron},
        "3 han 30 fu tsumo",
    )
    yield row(
        "P20",
        "honba: 300 from each by tsumo, 100 by ron",
        "A honba is 300 in all: from the discarder, or 100 from each.",
        _PAYS,
        {"honba": _honba_mixed_up},
        "2 han 30 fu tsumo 2 honba",
        "2 han 30 fu 2 honba",
    )
    yield row(
        "P21",
        "honba put into the formula",
        "Honba are added at the end, to what is paid.",
        _PAYS,
        {"touched": _honba_in_the_base, "honba": _honba_once},
        "2 han 30 fu 2 honba",
    )
    yield row(
        "P22",
        "the sticks billed to the loser",
        "Sticks lie on the table already: the winner takes them, and nobody pays them again.",
        _PAYS,
        {"honba": _sticks_billed},
        "2 han 30 fu 2 sticks",
    )
    yield PointMisconception(
        id="P23",
        title="kiriage as other tables have it",
        hint="Look at what your rules make of 4 han 30 fu and 3 han 60 fu: 7,700 or a mangan.",
        lesson=_LIMITS,
        rule="kiriage_mangan",
        steps={"capped": _other_kiriage},
        shows=("4 han 30 fu", "3 han 60 fu"),
    )


POINTS: Mapping[str, PointMisconception] = MappingProxyType({one.id: one for one in _list()})
"""The misconceptions about points and payments by id."""
