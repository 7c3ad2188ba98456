"""Misconceptions about fu: the base of 20, and the line for ron or tsumo.

Where one belief would always include another it acts only on hands where the other does
not: a closed ron without its 10 is F04 in a pinfu hand, F28 beside a closed kan, and F06 in
all others.
"""

from __future__ import annotations

from collections.abc import Callable

from mahjong_lessons.core.hand import MeldKind
from mahjong_lessons.core.text import N_
from mahjong_lessons.practice.mistakes.fu.hand_seen import HandSeen
from mahjong_lessons.practice.mistakes.fu.misconception import FuChange, FuMisconception
from mahjong_lessons.practice.mistakes.misconception import sample
from mahjong_lessons.riichi.fu import CLOSED_RON_FU, TSUMO_FU


def _won_line(fu: int, when: Callable[[HandSeen], bool]) -> FuChange:
    """Other fu for the way of winning, on some hands."""
    return lambda tally, hand: tally._replace(won=fu) if when(hand) else tally


def _pinfu_tsumo(hand: HandSeen) -> bool:
    return hand.is_pinfu and not hand.by_ron


def _pinfu_ron(hand: HandSeen) -> bool:
    return hand.is_pinfu and hand.by_ron


def _closed_kan_ron(hand: HandSeen) -> bool:
    return _closed_ron(hand) and _has_closed_kan(hand)


def _plain_closed_ron(hand: HandSeen) -> bool:
    return _closed_ron(hand) and not _has_closed_kan(hand)


def _closed_ron(hand: HandSeen) -> bool:
    return hand.by_ron and hand.is_closed and not hand.is_pinfu


def _has_closed_kan(hand: HandSeen) -> bool:
    return any(block.meld is MeldKind.ANKAN for block in hand.sets)


def _open_ron(hand: HandSeen) -> bool:
    return hand.by_ron and not hand.is_closed


def _closed_tsumo(hand: HandSeen) -> bool:
    return hand.is_closed and not hand.by_ron and not hand.is_pinfu


def _open_tsumo(hand: HandSeen) -> bool:
    return not hand.by_ron and not hand.is_closed


BASE_AND_WIN = (
    FuMisconception(
        id="F03",
        title=N_("2 for tsumo added to pinfu"),
        hint=N_("Pinfu gives up the 2 for tsumo: by tsumo it is always 20."),
        lesson="two-shortcuts",
        samples=(
            sample(
                "234567m345p99p67s tsumo 8s",
                raw=(20, 22),
                fu=(20, 30),
                payment=("400/700", "500/1000"),
            ),
        ),
        changes=(_won_line(TSUMO_FU, _pinfu_tsumo),),
    ),
    FuMisconception(
        id="F04",
        title=N_("pinfu left at 20 by ron"),
        hint=N_("Pinfu by ron gets the 10 of any closed ron: 30."),
        lesson="two-shortcuts",
        samples=(
            sample(
                "234567m345p99p67s ron 8s riichi",
                raw=(30, 20),
                fu=(30, 20),
                payment=("2000", "1300"),
            ),
        ),
        changes=(_won_line(0, _pinfu_ron),),
    ),
    FuMisconception(
        id="F28",
        title=N_("a closed kan thought to open the hand: no 10 for the ron"),
        hint=N_("A closed kan is no call: the hand stays closed, and a ron brings 10."),
        lesson="fu-special-cases",
        samples=(
            sample(
                "234m66p45p678s ankan 1111m ron 3p riichi",
                raw=(62, 52),
                fu=(70, 60),
                payment=("2300", "2000"),
            ),
        ),
        changes=(_won_line(0, _closed_kan_ron),),
    ),
    FuMisconception(
        id="F06",
        title=N_("10 for a closed ron forgotten"),
        hint=N_("A closed hand won by ron gets 10."),
        lesson="count-fu",
        samples=(
            sample(
                "123567m99p35p678s ron 4p riichi",
                raw=(32, 22),
                fu=(40, 30),
                payment=("1300", "1000"),
            ),
        ),
        changes=(_won_line(0, _plain_closed_ron),),
    ),
    FuMisconception(
        id="F05",
        title=N_("10 for a ron given to an open hand"),
        hint=N_("The 10 for a ron is for closed hands; an open one gets nothing."),
        lesson="count-fu",
        samples=(
            sample(
                "234m35p55p678s chi 678m ron 4p",
                raw=(22, 32),
                fu=(30, 40),
                payment=("1000", "1300"),
            ),
        ),
        changes=(_won_line(CLOSED_RON_FU, _open_ron),),
    ),
    FuMisconception(
        id="F07",
        title=N_("10 for a closed hand given on tsumo too"),
        hint=N_("The 10 is for a closed ron; a tsumo brings 2."),
        lesson="count-fu",
        samples=(
            sample(
                "123567m99p35p678s tsumo 4p riichi",
                raw=(24, 34),
                fu=(30, 40),
                payment=("500/1000", "700/1300"),
            ),
        ),
        changes=(
            _won_line(CLOSED_RON_FU + TSUMO_FU, _closed_tsumo),
            _won_line(CLOSED_RON_FU, _closed_tsumo),
        ),
    ),
    FuMisconception(
        id="F08",
        title=N_("no 2 for the tsumo of an open hand"),
        hint=N_(
            "The yaku menzen tsumo is for closed hands; the 2 fu for tsumo are for open ones too."
        ),
        lesson="count-fu",
        samples=(
            sample(
                "222s99p35p678m pon 777z tsumo 4p",
                raw=(32, 30),
                fu=(40, 30),
                payment=("400/700", "300/500"),
            ),
        ),
        changes=(_won_line(0, _open_tsumo),),
    ),
    FuMisconception(
        id="F09",
        title=N_("2 for the tsumo of a closed hand forgotten"),
        hint=N_("A tsumo brings 2 fu, beside the han of the yaku menzen tsumo."),
        lesson="count-fu",
        samples=(
            sample(
                "111678m99p35p678s tsumo 4p riichi",
                raw=(32, 30),
                fu=(40, 30),
                payment=("700/1300", "500/1000"),
            ),
        ),
        changes=(_won_line(0, _closed_tsumo),),
    ),
    FuMisconception(
        id="F32b",
        title=N_("the base of 20 forgotten"),
        hint=N_("Every hand of four sets and a pair starts at 20."),
        lesson="count-fu",
        samples=(
            sample(
                "234567m345p99p67s ron 8s riichi",
                raw=(30, 10),
                fu=(30, 10),
                payment=("2000", "700"),
            ),
        ),
        changes=(lambda tally, hand: tally._replace(base=0),),
    ),
)
