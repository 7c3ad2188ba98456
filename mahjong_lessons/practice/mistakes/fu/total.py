"""Misconceptions about fu: rules of other tables, seven pairs, and the rounding."""

from __future__ import annotations

from mahjong_lessons.core.readings import Form
from mahjong_lessons.core.rules import swap
from mahjong_lessons.core.text import N_
from mahjong_lessons.practice.mistakes.fu.hand_seen import HandSeen
from mahjong_lessons.practice.mistakes.fu.misconception import FuChange, FuMisconception
from mahjong_lessons.practice.mistakes.fu.tally import FuTally, Rounding
from mahjong_lessons.practice.mistakes.misconception import other_value, sample
from mahjong_lessons.riichi.fu import BASE_FU, CLOSED_RON_FU, TSUMO_FU, VALUE_PAIR_FU
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.riichi.win import Circumstance


def _other_double_wind(tally: FuTally, hand: HandSeen) -> FuTally:
    pair = hand.reading.pair
    if pair is None or hand.value_of(pair) < 2 or not tally.pair:
        return tally
    return tally._replace(pair=other_value(hand.rules, "double_wind_pair_fu"))


def _other_rinshan(tally: FuTally, hand: HandSeen) -> FuTally:
    if Circumstance.RINSHAN not in hand.win.circumstances:
        return tally
    rule = "rinshan_tsumo_fu"
    rules = swap(hand.rules, rule, other_value(hand.rules, rule))
    return tally._replace(won=hand.itemised(rules).won)


def _other_open_pinfu(tally: FuTally, hand: HandSeen) -> FuTally:
    if not hand.by_ron or hand.is_closed:
        return tally
    return tally._replace(twenty=other_value(hand.rules, "open_pinfu_fu"))


def _lines_of_seven_pairs(tally: FuTally, hand: HandSeen) -> FuTally:
    """20, the win, the pair wait, and each value pair."""
    values = sum(hand.value_of(block) > 0 for block in hand.reading.blocks)
    won = CLOSED_RON_FU if hand.by_ron else TSUMO_FU
    return FuTally(BASE_FU, won, (), VALUE_PAIR_FU * values, 2)


def _rounded(rounding: Rounding) -> FuChange:
    return lambda tally, hand: tally._replace(rounding=rounding)


TOTAL = (
    FuMisconception(
        id="F26",
        title=N_("a double wind pair counted as other tables do"),
        hint=N_("Look at what your rules give a pair that is both seat and round wind: 2 or 4."),
        lesson="fu-special-cases",
        rule="double_wind_pair_fu",
        samples=(
            sample(
                "666m35p11z234567s tsumo 4p riichi seat E",
                Rules(double_wind_pair_fu=4),
                raw=(32, 30),
                fu=(40, 30),
                payment=("1300", "1000"),
            ),
        ),
        changes=(_other_double_wind,),
    ),
    FuMisconception(
        id="F38",
        title=N_("a tsumo on a replacement tile counted as other tables do"),
        hint=N_("Look at what your rules give a tsumo on the tile after a kan: 2 or nothing."),
        lesson="fu-special-cases",
        rule="rinshan_tsumo_fu",
        # document B gives the 2 for tsumo, document D none
        samples=(
            sample(
                "34567m777p99s ankan 2222s tsumo 8m rinshan",
                raw=(42, 40),
                fu=(50, 40),
                payment=("800/1600", "700/1300"),
            ),
        ),
        changes=(_other_rinshan,),
    ),
    FuMisconception(
        id="F12",
        title=N_("an open hand without fu, won by ron, counted as other tables do"),
        hint=N_("Look at what your rules make of an open hand without fu, won by ron: 30 or 20."),
        lesson="fu-special-cases",
        rule="open_pinfu_fu",
        samples=(
            sample(
                "345m66p67p678s chi 234m ron 8p", raw=(20, 20), fu=(30, 20), payment=("1000", "700")
            ),
        ),
        changes=(_other_open_pinfu,),
    ),
    FuMisconception(
        id="F10",
        title=N_("seven pairs rounded up to 30"),
        hint=N_("Seven pairs are 25 and stay 25: nothing is rounded."),
        lesson="two-shortcuts",
        samples=(
            sample(
                "2288m3355p1177s6z ron 6z riichi",
                raw=(25, 25),
                fu=(25, 30),
                payment=("3200", "3900"),
            ),
        ),
        form=Form.CHIITOITSU,
        changes=(_rounded(Rounding.UP),),
    ),
    FuMisconception(
        id="F11",
        title=N_("seven pairs counted line by line"),
        hint=N_("Seven pairs are 25, whatever the win, the pairs and the wait."),
        lesson="two-shortcuts",
        samples=(
            sample(
                "2288m3355p1177s6z ron 6z riichi",
                raw=(25, 34),
                fu=(25, 40),
                payment=("3200", "5200"),
            ),
        ),
        form=Form.CHIITOITSU,
        changes=(_lines_of_seven_pairs,),
    ),
    FuMisconception(
        id="F13",
        title=N_("the sum rounded to the nearest 10"),
        hint=N_("The sum is rounded up: 32 becomes 40."),
        lesson="count-fu",
        samples=(
            sample(
                "123567m99p35p678s ron 4p riichi",
                raw=(32, 32),
                fu=(40, 30),
                payment=("1300", "1000"),
            ),
        ),
        changes=(_rounded(Rounding.NEAREST),),
    ),
    FuMisconception(
        id="F14",
        title=N_("the sum rounded down"),
        hint=N_("The sum is rounded up: 38 becomes 40."),
        lesson="count-fu",
        samples=(
            sample(
                "234678m333z66p45p ron 3p riichi",
                raw=(38, 38),
                fu=(40, 30),
                payment=("1300", "1000"),
            ),
        ),
        changes=(_rounded(Rounding.DOWN),),
    ),
    FuMisconception(
        id="F15",
        title=N_("each line rounded up to 10"),
        hint=N_("Round once, at the end: the lines stay as they are."),
        lesson="count-fu",
        samples=(
            sample(
                "111m456678p35s99s ron 4s riichi",
                raw=(40, 50),
                fu=(40, 50),
                payment=("1300", "1600"),
            ),
        ),
        changes=(_rounded(Rounding.EACH),),
    ),
    FuMisconception(
        id="F16",
        title=N_("the sum not rounded"),
        hint=N_("Round the sum up to the next 10 before it goes into the table."),
        lesson="count-fu",
        samples=(
            sample(
                "123567m99p35p678s ron 4p riichi",
                raw=(32, 32),
                fu=(40, 32),
                payment=("1300", "1100"),
            ),
        ),
        changes=(_rounded(Rounding.NONE),),
    ),
)
