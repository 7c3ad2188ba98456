"""Misconceptions about payments: shares of a tsumo, honba and sticks."""

from __future__ import annotations

from mahjong_lessons.core.text import N_
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.practice.mistakes.misconception import sample
from mahjong_lessons.practice.mistakes.points import formula as step
from mahjong_lessons.practice.mistakes.points.formula import Formula, Paid
from mahjong_lessons.practice.mistakes.points.misconception import PointMisconception
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import HONBA_POINTS, STICK_POINTS


def _in_thirds(paid: Paid, base: int, formula: Formula, given: HandValue) -> Paid:
    if given.by is WinBy.RON or given.dealer:
        return paid
    third = formula.rounded(-(-formula.ron(base, given) // 3))
    return Paid(dealer=third, others=third)


def _swapped(paid: Paid, base: int, formula: Formula, given: HandValue) -> Paid:
    if given.by is WinBy.RON or given.dealer:
        return paid
    return Paid(dealer=paid.others, others=paid.dealer)


def _forced_to_the_ron(paid: Paid, base: int, formula: Formula, given: HandValue) -> Paid:
    if given.by is WinBy.RON or given.dealer:
        return paid
    return paid._replace(dealer=formula.ron(base, given) - 2 * paid.others)


def _honba_mixed_up(paid: Paid, given: HandValue) -> Paid:
    """300 from each by tsumo, 100 by ron."""
    return step.with_honba(paid, given, ron=HONBA_POINTS // 3, tsumo=HONBA_POINTS)


def _honba_in_the_base(base: int, given: HandValue) -> int:
    return base + HONBA_POINTS * given.honba if given.by is WinBy.RON else base


def _no_honba_by_ron(paid: Paid, given: HandValue) -> Paid:
    return paid if given.by is WinBy.RON else step.honba(paid, given)


def _sticks_billed(paid: Paid, given: HandValue) -> Paid:
    paid = step.honba(paid, given)
    if given.by is WinBy.TSUMO:
        return paid
    return Paid(discarder=paid.discarder + STICK_POINTS * given.sticks)


PAYMENTS = (
    PointMisconception(
        id="P15",
        title=N_("a tsumo split in equal parts"),
        hint=N_("By tsumo the dealer pays two parts and each other player one."),
        lesson="who-pays",
        # a ron is 2,000; a third of it is 667
        samples=(sample("2 han 30 fu tsumo", payment=("500/1000", "700/700")),),
        steps={"shared": _in_thirds},
    ),
    PointMisconception(
        id="P16",
        title=N_("the dealer pays no more than the others"),
        hint=N_("The dealer pays twice as much as another player when a non-dealer draws the win."),
        lesson="who-pays",
        # base points 480: 960 and 480, rounded up
        samples=(sample("2 han 30 fu tsumo", payment=("500/1000", "500/500")),),
        steps=step.times(False, WinBy.TSUMO, Paid(dealer=1, others=1)),
    ),
    PointMisconception(
        id="P17",
        title=N_("the two numbers swapped"),
        hint=N_("The greater number is the dealer's; it is written behind the other."),
        lesson="who-pays",
        samples=(sample("2 han 30 fu tsumo", payment=("500/1000", "1000/500")),),
        steps={"shared": _swapped},
    ),
    PointMisconception(
        id="P18",
        title=N_("a dealer's tsumo paid like a non-dealer's"),
        hint=N_("When the dealer draws the win, all three pay twice the base points."),
        lesson="who-pays",
        samples=(sample("2 han 30 fu dealer tsumo", payment=("1000", "500/1000")),),
        steps=step.times(True, WinBy.TSUMO, Paid(dealer=2, others=1)),
    ),
    PointMisconception(
        id="P19",
        title=N_("the sum made equal to the ron"),
        hint=N_(
            "Each payment of a tsumo is rounded by itself, so the sum may differ from the ron."
        ),
        lesson="who-pays",
        # base points 960, and a ron 3,900
        samples=(sample("3 han 30 fu tsumo", payment=("1000/2000", "1000/1900")),),
        steps={"shared": _forced_to_the_ron},
    ),
    PointMisconception(
        id="P20",
        title=N_("honba: 300 from each by tsumo, 100 by ron"),
        hint=N_("A honba is 300 in all: from the discarder, or 100 from each."),
        lesson="who-pays",
        samples=(
            sample("2 han 30 fu tsumo 2 honba", payment=("700/1200", "1100/1600")),
            sample("2 han 30 fu 2 honba", payment=("2600", "2200")),
        ),
        steps={"honba": _honba_mixed_up},
    ),
    PointMisconception(
        id="P21",
        title=N_("honba put into the formula"),
        hint=N_("Honba are added at the end, to what is paid."),
        lesson="who-pays",
        # (480 + 600) × 4 = 4,320
        samples=(sample("2 han 30 fu 2 honba", payment=("2600", "4400")),),
        steps={"touched": _honba_in_the_base, "honba": _no_honba_by_ron},
    ),
    PointMisconception(
        id="P22",
        title=N_("the sticks billed to the loser"),
        hint=N_(
            "Sticks lie on the table already: the winner takes them, and nobody pays them again."
        ),
        lesson="who-pays",
        # 2,000 and two sticks
        samples=(sample("2 han 30 fu 2 sticks", payment=("2000", "4000")),),
        steps={"honba": _sticks_billed},
    ),
)
