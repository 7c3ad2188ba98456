"""Mistakes that people make when they split a payment, as data.

As in ``point_mistakes``, each is the right method with one step done otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from mahjong_lessons.notation import WinBy
from mahjong_lessons.practice.answers import written_payment
from mahjong_lessons.practice.given import Given
from mahjong_lessons.practice.subjects import who_pays
from mahjong_lessons.riichi.payments import (
    HONBA_POINTS,
    STICK_POINTS,
    Payment,
    round_up_points,
)
from mahjong_lessons.text import t
from mahjong_lessons.views import Cell, Table


@dataclass(frozen=True, slots=True)
class PaymentMistake:
    """A mistake: what somebody did, the payment in its short form, and wins that show it."""

    did: str
    gives: Callable[[Given], str]
    shows: tuple[str, ...]


def split_wrong(*names: str) -> Table:
    """Set mistakes below each other, each with what is paid and what it gives.

    Payments are what each player pays: by ron one number, by tsumo non-dealer/dealer,
    or one number for all. Raises ``KeyError`` for an unknown mistake.

    >>> print(split_wrong("P15"))
    mistake                       win                             right     so
    ----------------------------  ------------------------------  --------  -------
    a tsumo split in equal parts  2 han 30 fu, non-dealer, tsumo  500/1000  700/700
    """
    rows: list[tuple[Cell, ...]] = []
    for mistake in map(PAYMENT_MISTAKES.__getitem__, names):
        for given in map(Given.parse, mistake.shows):
            right, wrong = who_pays(given.pay()), mistake.gives(given)
            rows.append((t(mistake.did), str(given), right, wrong))
    return Table((t("mistake"), t("win"), t("right"), t("so")), tuple(rows))


def _ron_of(given: Given) -> Payment:
    return replace(given, by=WinBy.RON).pay()


def _without_honba(given: Given) -> Payment:
    return replace(given, honba=0).pay()


def _in_thirds(given: Given) -> str:
    third = round_up_points(-(-_ron_of(given).points // 3))
    return written_payment(third, third)


def _nobody_pays_more(given: Given) -> str:
    others = given.pay().others
    return written_payment(others, others)


def _swapped(given: Given) -> str:
    payment = given.pay()
    return written_payment(payment.dealer, payment.others)


def _as_a_non_dealer(given: Given) -> str:
    return who_pays(replace(given, dealer=False).pay())


def _forced_to_the_ron(given: Given) -> str:
    others = given.pay().others
    return written_payment(others, _ron_of(given).points - 2 * others)


def _honba_mixed_up(given: Given) -> str:
    """300 from each by tsumo, 100 by ron."""
    payment = _without_honba(given)
    more = given.honba * (HONBA_POINTS // 3 if payment.discarder else HONBA_POINTS)
    shares = (payment.discarder or payment.others, payment.dealer)
    return written_payment(*(share and share + more for share in shares))


def _honba_in_the_formula(given: Given) -> str:
    base = _without_honba(given).base + HONBA_POINTS * given.honba
    return written_payment(round_up_points(base * (6 if given.dealer else 4)))


def _loser_pays_the_sticks(given: Given) -> str:
    return written_payment(given.pay().discarder + STICK_POINTS * given.sticks)


PAYMENT_MISTAKES: Mapping[str, PaymentMistake] = MappingProxyType(
    {
        "P15": PaymentMistake("a tsumo split in equal parts", _in_thirds, ("2 han 30 fu tsumo",)),
        "P16": PaymentMistake(
            "the dealer pays no more than the others", _nobody_pays_more, ("2 han 30 fu tsumo",)
        ),
        "P17": PaymentMistake("the two numbers swapped", _swapped, ("2 han 30 fu tsumo",)),
        "P18": PaymentMistake(
            "a dealer's tsumo paid like a non-dealer's",
            _as_a_non_dealer,
            ("2 han 30 fu dealer tsumo",),
        ),
        "P19": PaymentMistake(
            "the sum made equal to the ron", _forced_to_the_ron, ("3 han 30 fu tsumo",)
        ),
        "P20": PaymentMistake(
            "honba: 300 from each by tsumo, 100 by ron",
            _honba_mixed_up,
            ("2 han 30 fu tsumo 2 honba", "2 han 30 fu 2 honba"),
        ),
        "P21": PaymentMistake(
            "honba put into the formula", _honba_in_the_formula, ("2 han 30 fu 2 honba",)
        ),
        "P22": PaymentMistake(
            "the sticks billed to the loser", _loser_pays_the_sticks, ("2 han 30 fu 2 sticks",)
        ),
    }
)
"""The mistakes by their short names, with wins on which they show."""
