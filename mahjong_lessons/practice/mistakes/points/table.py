"""Misconceptions about points: base points, limits, and what a ron is paid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from mahjong_lessons.core.rules import swap
from mahjong_lessons.core.text import N_
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.practice.mistakes.misconception import other_value, sample
from mahjong_lessons.practice.mistakes.points import formula as step
from mahjong_lessons.practice.mistakes.points.formula import Formula, Paid
from mahjong_lessons.practice.mistakes.points.misconception import PointMisconception
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import LIMITS, MANGAN, round_up_points
from mahjong_lessons.riichi.rules import DEFAULT, Rules


def _exponent(more: int) -> Mapping[str, Any]:
    def exact(given: HandValue, _: Rules) -> int:
        return step.base_with(given, more)

    return {"exact": exact}


def _linear(given: HandValue, _: Rules) -> int:
    return (given.fu or 0) * 4 * given.han


def _no_cap(base: int, given: HandValue, _: Rules) -> int:
    return base


def _other_kiriage(base: int, given: HandValue, rules: Rules) -> int:
    rule = "kiriage_mangan"
    return step.capped(base, given, swap(rules, rule, other_value(rules, rule)))


def _fu_above_mangan(given: HandValue, rules: Rules) -> int:
    counts = given.fu and not given.yakuman
    return step.exact_base(given, rules) if counts else step.limit(given, rules)


def _each_limit_doubled(given: HandValue, rules: Rules) -> int:
    if given.yakuman:
        return step.limit(given, rules)
    place = sum(limit.han <= given.han for limit in LIMITS)
    doubled: int = MANGAN.base * 2 ** (place - 1)
    return doubled


_EARLY = ((12, 8000), (10, 6000), (7, 4000), (6, 3000), (5, 2000))
"""The limits, each one han too early where it can be mixed up."""


def _early_limit(given: HandValue, rules: Rules) -> int:
    early = (base for han, base in _EARLY if han <= given.han)
    return next(early, step.limit(given, rules))


def _rounded_base(base: int, _: HandValue) -> int:
    return round_up_points(base)


def _nearest(amount: int) -> int:
    return (amount + 50) // 100 * 100


def _down(amount: int) -> int:
    return amount // 100 * 100


def _half_more(paid: Paid, base: int, formula: Formula, given: HandValue) -> Paid:
    """The dealer's ron from a non-dealer's rounded points."""
    if not given.dealer or given.by is WinBy.TSUMO:
        return paid
    non_dealer = formula.ron(base, replace(given, dealer=False))
    return Paid(discarder=formula.rounded(non_dealer * 3 // 2))


def _doubled(paid: Paid, base: int, formula: Formula, given: HandValue) -> Paid:
    """The rounded ron of the lowest han with these fu, doubled for each han more."""
    if given.yakuman or given.han >= MANGAN.han or given.by is WinBy.TSUMO:
        return paid
    lowest = replace(given, han=2 if given.fu == 25 else 1)
    one = formula.ron(step.exact_base(lowest, DEFAULT), lowest)
    most = formula.ron(MANGAN.base, given)
    return Paid(discarder=min(one * 2 ** (given.han - lowest.han), most))


_EXPONENT = N_("Base points are fu × 2^(han + 2): two more than the han.")

TABLE = (
    PointMisconception(
        id="P01",
        title=N_("2^han for 2^(han + 2)"),
        hint=_EXPONENT,
        lesson="score-tables",
        samples=(sample("3 han 30 fu", worth=(3900, 1000)),),
        steps=_exponent(0),
    ),
    PointMisconception(
        id="P02",
        title=N_("2^(han + 1) for 2^(han + 2)"),
        hint=_EXPONENT,
        lesson="score-tables",
        samples=(sample("3 han 30 fu", worth=(3900, 2000)),),
        steps=_exponent(1),
    ),
    PointMisconception(
        id="P03",
        title=N_("2^(han + 3) for 2^(han + 2)"),
        hint=_EXPONENT,
        lesson="score-tables",
        samples=(sample("3 han 30 fu", worth=(3900, 7700)),),
        steps=_exponent(3),
    ),
    PointMisconception(
        id="P04",
        title=N_("fu × 4 × han: no doubling"),
        hint=N_("Each han doubles the base points: it is a power of 2, not a product."),
        lesson="score-tables",
        samples=(sample("3 han 30 fu", worth=(3900, 1500)),),
        steps={"exact": _linear},
    ),
    PointMisconception(
        id="P05",
        title=N_("base points rounded to 100 first"),
        hint=N_("Base points are not rounded: multiply first, then round each payment."),
        lesson="score-tables",
        samples=(
            sample("1 han 30 fu", worth=(1000, 1200)),
            sample("3 han 30 fu", worth=(3900, 4000)),
            sample("4 han 30 fu", worth=(7700, 8000)),
        ),
        steps={"touched": _rounded_base},
    ),
    PointMisconception(
        id="P06",
        title=N_("payments rounded to the nearest 100"),
        hint=N_("Payments are rounded up, however little is missing."),
        lesson="score-tables",
        samples=(sample("1 han 30 fu dealer", worth=(1500, 1400)),),
        steps={"rounded": _nearest},
    ),
    PointMisconception(
        id="P07",
        title=N_("payments rounded down"),
        hint=N_("Payments are rounded up to the next 100."),
        lesson="score-tables",
        samples=(sample("1 han 30 fu", worth=(1000, 900)),),
        steps={"rounded": _down},
    ),
    PointMisconception(
        id="P08",
        title=N_("for the dealer the rounded points of a non-dealer × 1.5"),
        hint=N_("For the dealer start again from the base points: × 6, then round."),
        lesson="score-tables",
        samples=(
            sample("2 han 30 fu dealer", worth=(2900, 3000)),
            sample("3 han 30 fu dealer", worth=(5800, 5900)),
            sample("3 han 40 fu dealer", worth=(7700, 7800)),
        ),
        steps={"shared": _half_more},
    ),
    PointMisconception(
        id="P09",
        title=N_("a dealer's ron × 4"),
        hint=N_("A dealer's ron is six times the base points, a non-dealer's four times."),
        lesson="score-tables",
        samples=(sample("3 han 30 fu dealer", worth=(5800, 3900)),),
        steps=step.times(True, WinBy.RON, Paid(discarder=4)),
    ),
    PointMisconception(
        id="P09b",
        title=N_("a non-dealer's ron × 6"),
        hint=N_("A non-dealer's ron is four times the base points, a dealer's six times."),
        lesson="score-tables",
        samples=(sample("3 han 30 fu", worth=(3900, 5800)),),
        steps=step.times(False, WinBy.RON, Paid(discarder=6)),
    ),
    PointMisconception(
        id="P10",
        title=N_("rounded points doubled for each han"),
        hint=N_("Base points double with each han, rounded payments only nearly."),
        lesson="score-tables",
        samples=(
            sample("3 han 30 fu", worth=(3900, 4000)),
            sample("4 han 30 fu", worth=(7700, 8000)),
        ),
        steps={"shared": _doubled},
    ),
    PointMisconception(
        id="P11",
        title=N_("no cap at a mangan"),
        hint=N_("Below 5 han base points stop at 2,000: a mangan."),
        lesson="limits",
        samples=(
            sample("4 han 40 fu", worth=(8000, 10300)),
            sample("3 han 70 fu", worth=(8000, 9000)),
        ),
        steps={"capped": _no_cap},
    ),
    PointMisconception(
        id="P12",
        title=N_("fu used from 5 han on"),
        hint=N_("From 5 han on the han alone decide: fu do not count."),
        lesson="limits",
        samples=(sample("5 han 30 fu", worth=(8000, 15400)),),
        steps={"limit": _fu_above_mangan},
    ),
    PointMisconception(
        id="P13",
        title=N_("each limit twice the one below"),
        hint=N_("A haneman is a mangan and a half; only a baiman is two."),
        lesson="limits",
        samples=(sample("6 han", worth=(12000, 16000)),),
        steps={"limit": _each_limit_doubled},
    ),
    PointMisconception(
        id="P14",
        title=N_("limits one han early"),
        hint=N_("Mangan 5 han, haneman 6 and 7, baiman 8 to 10, sanbaiman 11 and 12, yakuman 13."),
        lesson="limits",
        samples=(
            sample("7 han", worth=(12000, 16000)),
            sample("10 han", worth=(16000, 24000)),
            sample("12 han", worth=(24000, 32000)),
        ),
        steps={"limit": _early_limit},
    ),
)

OTHER_RULES = (
    PointMisconception(
        id="P23",
        title=N_("kiriage as other tables have it"),
        hint=N_("Look at what your rules make of 4 han 30 fu and 3 han 60 fu: 7,700 or a mangan."),
        lesson="limits",
        rule="kiriage_mangan",
        # base points 1,920, × 4; and a mangan
        samples=(
            sample("4 han 30 fu", payment=("7700", "8000")),
            sample("3 han 60 fu", payment=("7700", "8000")),
        ),
        steps={"capped": _other_kiriage},
    ),
)
