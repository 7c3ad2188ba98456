"""Misconceptions about fu: the pair and the wait."""

from __future__ import annotations

from collections.abc import Callable

from mahjong_lessons.core.readings import Block, BlockKind, Wait
from mahjong_lessons.core.text import N_
from mahjong_lessons.core.tiles import FIRST_DRAGON, FIRST_HONOUR
from mahjong_lessons.practice.mistakes.fu.hand_seen import HandSeen
from mahjong_lessons.practice.mistakes.fu.misconception import FuChange, FuMisconception
from mahjong_lessons.practice.mistakes.fu.tally import FuTally
from mahjong_lessons.practice.mistakes.misconception import sample
from mahjong_lessons.riichi.fu import VALUE_PAIR_FU


def _pair_line(fu: int, when: Callable[[HandSeen, Block], bool]) -> FuChange:
    """Other fu for the pair, on some hands."""

    def changed(tally: FuTally, hand: HandSeen) -> FuTally:
        pair = hand.reading.pair
        return tally._replace(pair=fu) if pair and when(hand, pair) else tally

    return changed


def _guest_pair(hand: HandSeen, pair: Block) -> bool:
    return FIRST_HONOUR <= pair.first < FIRST_DRAGON and not hand.value_of(pair)


def _terminal_pair(hand: HandSeen, pair: Block) -> bool:
    return pair.is_yaochuu and pair.first < FIRST_HONOUR


def _value_pair(hand: HandSeen, pair: Block) -> bool:
    """A pair with value that was not the wait."""
    return hand.value_of(pair) > 0 and hand.reading.wait is not Wait.TANKI


def _wait_line(fu: int, when: Callable[[HandSeen], bool]) -> FuChange:
    """Other fu for the wait, on some hands."""
    return lambda tally, hand: tally._replace(wait=fu) if when(hand) else tally


def _value_pair_wait(hand: HandSeen) -> bool:
    pair = hand.reading.pair
    return pair is not None and hand.value_of(pair) > 0 and hand.reading.wait is Wait.TANKI


def _clear(wait: Wait) -> Callable[[HandSeen], bool]:
    """Whether the hand waits so, and its blocks cannot be read as a wait without fu."""
    return lambda hand: hand.reading.wait is wait and not _same_blocks_without_wait_fu(hand)


def _same_blocks_without_wait_fu(hand: HandSeen) -> bool:
    blocks = hand.reading.blocks
    free = (Wait.RYANMEN, Wait.SHANPON)
    return any(one.blocks == blocks and one.wait in free for one in hand.win.readings)


def _nobetan(hand: HandSeen) -> bool:
    """Four numbers in a row that wait for a pair at either end."""
    pair = hand.reading.completed
    if hand.reading.wait is not Wait.TANKI or pair is None or pair.first >= FIRST_HONOUR:
        return False
    ends = (pair.first - 3, pair.first + 1)
    return any(
        block.kind is BlockKind.SHUNTSU
        and block.meld is None
        and block.first in ends
        and block.first // 9 == pair.first // 9
        for block in hand.sets
    )


def _plain_pair_wait(hand: HandSeen) -> bool:
    """A wait for a pair without value that nothing hides."""
    pair = hand.reading.pair
    plain = pair is not None and not hand.value_of(pair) and not _nobetan(hand)
    return plain and _clear(Wait.TANKI)(hand)


PAIR_AND_WAIT = (
    FuMisconception(
        id="F23",
        title=N_("a pair of guest winds given 2"),
        hint=N_("Only dragons, the seat wind and the round wind give a pair value."),
        lesson="count-fu",
        samples=(
            sample(
                "234567m345p33z67s ron 8s riichi",
                raw=(30, 32),
                fu=(30, 40),
                payment=("2000", "2600"),
            ),
        ),
        changes=(_pair_line(VALUE_PAIR_FU, _guest_pair),),
    ),
    FuMisconception(
        id="F24",
        title=N_("a pair of terminals given 2"),
        hint=N_("Terminals double the fu of a triplet; a pair of them brings nothing."),
        lesson="count-fu",
        samples=(
            sample(
                "234567m666z99p45p tsumo 3p",
                raw=(30, 32),
                fu=(30, 40),
                payment=("500/1000", "700/1300"),
            ),
        ),
        changes=(_pair_line(VALUE_PAIR_FU, _terminal_pair),),
    ),
    FuMisconception(
        id="F25",
        title=N_("a value pair missed"),
        hint=N_("A pair of dragons, of the seat wind or of the round wind brings 2."),
        lesson="count-fu",
        samples=(
            sample(
                "234567m345p55z67s ron 8s riichi",
                raw=(32, 30),
                fu=(40, 30),
                payment=("1300", "1000"),
            ),
        ),
        changes=(_pair_line(0, _value_pair),),
    ),
    FuMisconception(
        id="F30",
        title=N_("a pair wait on a value pair given 2 only once"),
        hint=N_("The pair brings 2 for its value, and the wait for it brings 2 more."),
        lesson="fu-special-cases",
        samples=(
            sample(
                "234m666z5z chi 345p chi 678s ron 5z",
                raw=(32, 30),
                fu=(40, 30),
                payment=("1300", "1000"),
            ),
        ),
        changes=(
            _wait_line(0, _value_pair_wait),
            _pair_line(0, lambda hand, _: _value_pair_wait(hand)),
        ),
    ),
    FuMisconception(
        id="F17",
        title=N_("2 given for two pairs that wait"),
        hint=N_("Two pairs that wait bring nothing for the wait: the triplet has its own fu."),
        lesson="count-fu",
        samples=(
            sample(
                "234666m55p44s pon 777z ron 5p", raw=(30, 32), fu=(30, 40), payment=("1000", "1300")
            ),
        ),
        changes=(_wait_line(2, lambda hand: hand.reading.wait is Wait.SHANPON),),
    ),
    FuMisconception(
        id="F20",
        title=N_("four in a row that wait for the pair taken for a two-sided wait"),
        hint=N_("Four numbers in a row wait at both ends, but for a pair: 2."),
        lesson="fu-special-cases",
        samples=(
            sample(
                "123789m567p2345s ron 5s riichi",
                raw=(32, 30),
                fu=(40, 30),
                payment=("1300", "1000"),
            ),
        ),
        changes=(_wait_line(0, _nobetan),),
    ),
    FuMisconception(
        id="F21",
        title=N_("an edge wait missed"),
        hint=N_("1-2 waits for 3 alone and 8-9 for 7 alone: an edge wait brings 2."),
        lesson="count-fu",
        samples=(
            sample(
                "123567m66p345p89s ron 7s riichi",
                raw=(32, 30),
                fu=(40, 30),
                payment=("1300", "1000"),
            ),
        ),
        changes=(_wait_line(0, _clear(Wait.PENCHAN)),),
    ),
    FuMisconception(
        id="F34",
        title=N_("a closed wait missed"),
        hint=N_("A wait for the tile in the middle of a run brings 2."),
        lesson="count-fu",
        # 20 + 10 + 8 + 2, without the 2
        samples=(
            sample(
                "111m456678p35s99s ron 4s riichi",
                raw=(40, 38),
                fu=(40, 40),
                payment=("1300", "1300"),
            ),
        ),
        changes=(_wait_line(0, _clear(Wait.KANCHAN)),),
    ),
    FuMisconception(
        id="F35",
        title=N_("a pair wait missed"),
        hint=N_("A wait for the second tile of the pair brings 2."),
        lesson="count-fu",
        # 20 + 2 + 8 + 2 + 2, without the last 2
        samples=(
            sample(
                "2m678s555z pon 888p chi 456m tsumo 2m",
                raw=(34, 32),
                fu=(40, 40),
                payment=("400/700", "400/700"),
            ),
        ),
        changes=(_wait_line(0, _plain_pair_wait),),
    ),
)
