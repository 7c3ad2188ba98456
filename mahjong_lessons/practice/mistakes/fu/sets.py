"""Misconceptions about fu: what a run, a triplet or a kan brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mahjong_lessons.core.hand import MeldKind
from mahjong_lessons.core.readings import Block, BlockKind
from mahjong_lessons.core.text import N_
from mahjong_lessons.core.tiles import FIRST_DRAGON, FIRST_HONOUR
from mahjong_lessons.practice.mistakes.fu.hand_seen import HandSeen
from mahjong_lessons.practice.mistakes.fu.misconception import FuChange, FuMisconception
from mahjong_lessons.practice.mistakes.fu.tally import FuTally, SetSeen
from mahjong_lessons.practice.mistakes.misconception import sample
from mahjong_lessons.riichi.fu import FuKind

SetChange: TypeAlias = Callable[[SetSeen, Block, HandSeen], SetSeen]
"""What a belief makes of one set."""


def _each_set(change: SetChange) -> FuChange:
    """Each set, looked at alone."""

    def changed(tally: FuTally, hand: HandSeen) -> FuTally:
        pairs = zip(tally.sets, hand.sets, strict=True)
        return tally._replace(sets=tuple([change(seen, block, hand) for seen, block in pairs]))

    return changed


def _finished_triplet(before: FuKind, after: FuKind) -> FuChange:
    """The triplet that the winning tile finished, taken for the other kind."""

    def changed(tally: FuTally, hand: HandSeen) -> FuTally:
        place = hand.finished
        if place < 0 or tally.sets[place].kind is not before:
            return tally
        sets = list(tally.sets)
        sets[place] = sets[place]._replace(kind=after)
        return tally._replace(sets=tuple(sets))

    return changed


def _opened(seen: SetSeen) -> SetSeen:
    return seen._replace(kind=FuKind.MINKOU) if seen.kind is FuKind.ANKOU else seen


def _ron_opens_all(seen: SetSeen, block: Block, hand: HandSeen) -> SetSeen:
    return _opened(seen) if hand.by_ron else seen


def _call_opens_all(seen: SetSeen, block: Block, hand: HandSeen) -> SetSeen:
    return seen if hand.is_closed else _opened(seen)


def _called_as_closed(seen: SetSeen, block: Block, hand: HandSeen) -> SetSeen:
    if block.meld is None:
        return seen
    return seen._replace(kind=_CLOSED_OF.get((block.meld, seen.kind), seen.kind))


_CLOSED_OF = {
    (MeldKind.PON, FuKind.MINKOU): FuKind.ANKOU,
    (MeldKind.KAN, FuKind.MINKAN): FuKind.ANKAN,
}


def _guest_wind_nothing(seen: SetSeen, block: Block, hand: HandSeen) -> SetSeen:
    guest = FIRST_HONOUR <= block.first < FIRST_DRAGON and not hand.value_of(block)
    return seen._replace(halves=0) if guest else seen


def _never_doubled(seen: SetSeen, block: Block, hand: HandSeen) -> SetSeen:
    is_run = seen.kind is FuKind.SHUNTSU
    return seen._replace(outside=False) if seen.outside and not is_run else seen


def _kan_as_triplet(seen: SetSeen, block: Block, hand: HandSeen) -> SetSeen:
    return seen._replace(kind=_TRIPLET_OF.get(seen.kind, seen.kind))


_TRIPLET_OF = {FuKind.MINKAN: FuKind.MINKOU, FuKind.ANKAN: FuKind.ANKOU}


def _kan_halved(seen: SetSeen, block: Block, hand: HandSeen) -> SetSeen:
    return seen._replace(halves=1) if block.kind is BlockKind.KANTSU else seen


def _added_kan_closed(seen: SetSeen, block: Block, hand: HandSeen) -> SetSeen:
    added = block.meld is MeldKind.KAKAN and seen.kind is FuKind.MINKAN
    return seen._replace(kind=FuKind.ANKAN) if added else seen


def _run_as_open_triplet(seen: SetSeen, block: Block, hand: HandSeen) -> SetSeen:
    is_run = seen.kind is FuKind.SHUNTSU
    return SetSeen(FuKind.MINKOU, outside=False) if is_run else seen


SETS = (
    FuMisconception(
        id="F01",
        title=N_("a triplet finished by ron counted as closed"),
        hint=N_("A triplet finished by ron counts as open: half the fu of a closed one."),
        lesson="count-fu",
        samples=(
            sample(
                "234678m999s55p44s ron 5p riichi",
                raw=(40, 42),
                fu=(40, 50),
                payment=("1300", "1600"),
            ),
        ),
        changes=(_finished_triplet(FuKind.MINKOU, FuKind.ANKOU),),
    ),
    FuMisconception(
        id="F01b",
        title=N_("by ron every triplet counted as open"),
        hint=N_(
            "A ron opens the one triplet that it finishes; the others in the hand stay closed."
        ),
        lesson="count-fu",
        samples=(
            sample(
                "234444m666z99p45p ron 3p riichi",
                raw=(42, 36),
                fu=(50, 40),
                payment=("3200", "2600"),
            ),
        ),
        changes=(_each_set(_ron_opens_all),),
    ),
    FuMisconception(
        id="F02",
        title=N_("a triplet finished by tsumo counted as open"),
        hint=N_("Who draws the third tile has a closed triplet: tsumo never opens one."),
        lesson="count-fu",
        samples=(
            sample(
                "234678m777s44s99p tsumo 9p riichi",
                raw=(34, 30),
                fu=(40, 30),
                payment=("700/1300", "500/1000"),
            ),
        ),
        changes=(_finished_triplet(FuKind.ANKOU, FuKind.MINKOU),),
    ),
    FuMisconception(
        id="F31",
        title=N_("after a call every triplet counted as open"),
        hint=N_("A call opens the hand, not the triplets that are still in it."),
        lesson="count-fu",
        samples=(
            sample(
                "666z234m99p45p pon 777z ron 3p",
                raw=(32, 28),
                fu=(40, 30),
                payment=("2600", "2000"),
            ),
        ),
        changes=(_each_set(_call_opens_all),),
    ),
    FuMisconception(
        id="F33",
        title=N_("a called triplet or kan counted as closed"),
        hint=N_("Calls never raise the fu: a called triplet or kan brings half of a closed one."),
        lesson="count-fu",
        # without a yaku: a called 111s is 4, not 8
        samples=(
            sample("99p45p678s234m pon 111s ron 3p", raw=(24, 28), fu=(30, 30), payment=("0", "0")),
        ),
        changes=(_each_set(_called_as_closed),),
    ),
    FuMisconception(
        id="F18",
        title=N_("a triplet of guest winds counted as nothing"),
        hint=N_("A triplet of guest winds is no yaku, but honours bring their fu all the same."),
        lesson="fu-special-cases",
        samples=(
            sample(
                "234678m333z66p45p ron 3p riichi",
                raw=(38, 30),
                fu=(40, 30),
                payment=("1300", "1000"),
            ),
        ),
        changes=(_each_set(_guest_wind_nothing),),
    ),
    FuMisconception(
        id="F19",
        title=N_("terminals and honours counted like simples"),
        hint=N_("A triplet or kan of terminals or honours brings twice the fu of simples."),
        lesson="count-fu",
        samples=(
            sample(
                "111678m99p35p678s tsumo 4p riichi",
                raw=(32, 28),
                fu=(40, 30),
                payment=("700/1300", "500/1000"),
            ),
        ),
        changes=(_each_set(_never_doubled),),
    ),
    FuMisconception(
        id="F27",
        title=N_("a kan counted as a triplet"),
        hint=N_("A kan brings four times the fu of the triplet."),
        lesson="count-fu",
        samples=(
            sample(
                "234m66p45p678s ankan 1111m ron 3p riichi",
                raw=(62, 38),
                fu=(70, 40),
                payment=("2300", "1300"),
            ),
        ),
        changes=(_each_set(_kan_as_triplet),),
    ),
    FuMisconception(
        id="F27b",
        title=N_("a kan counted at half: as two triplets, or a closed one as open"),
        hint=N_("A kan brings four times the fu of the triplet, and a closed kan stays closed."),
        lesson="count-fu",
        samples=(
            sample(
                "234m66p45p678s ankan 1111m ron 3p riichi",
                raw=(62, 46),
                fu=(70, 50),
                payment=("2300", "1600"),
            ),
        ),
        changes=(_each_set(_kan_halved),),
    ),
    FuMisconception(
        id="F29",
        title=N_("an added kan counted as closed"),
        hint=N_("An added kan grew out of a called triplet: it is open."),
        lesson="count-fu",
        samples=(
            sample(
                "99m35m678p pon 777z kakan 8888s ron 4m",
                raw=(34, 42),
                fu=(40, 50),
                payment=("1300", "1600"),
            ),
        ),
        changes=(_each_set(_added_kan_closed),),
    ),
    FuMisconception(
        id="F32",
        title=N_("runs given 2 fu each"),
        hint=N_("A run never brings fu, open or closed."),
        lesson="count-fu",
        samples=(
            sample(
                "234567m345p99p67s ron 8s riichi",
                raw=(30, 38),
                fu=(30, 40),
                payment=("2000", "2600"),
            ),
        ),
        changes=(_each_set(_run_as_open_triplet),),
    ),
)
