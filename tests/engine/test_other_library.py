"""Random wins scored by the library mahjong: the fu that it pays must be among ours.

It always counts a pair of the double wind as 4, as the rules "tenhou" do. Its names
of the lines differ from ours, so only what counts is compared.
"""

from collections import Counter

from hypothesis import assume, given, settings
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse
from mahjong.meld import Meld as TheirMeld

from mahjong_lessons.hand import MeldKind
from mahjong_lessons.readings import Form
from mahjong_lessons.riichi import Circumstance, Win, WinBy, count_readings, points
from mahjong_lessons.tiles import Tile
from tests.strategies import wins

_MELDS = {
    MeldKind.CHI: TheirMeld.CHI,
    MeldKind.PON: TheirMeld.PON,
    MeldKind.KAN: TheirMeld.KAN,
    MeldKind.ANKAN: TheirMeld.KAN,
    MeldKind.KAKAN: TheirMeld.SHOUMINKAN,
}


def their_answer(win: Win) -> HandResponse:
    """What the library says of this win; its tiles are numbers from 0 to 135, reds left out."""
    taken: Counter[int] = Counter()

    def number(tile: Tile) -> int:
        taken[tile.kind] += 1
        return 4 * tile.kind + taken[tile.kind] - 1

    hand, flags = win.hand, win.circumstances
    assert hand.winning is not None
    melds = [
        TheirMeld(_MELDS[meld.kind], [number(tile) for tile in meld.tiles], meld.kind.is_open)
        for meld in hand.melds
    ]
    winning = number(hand.winning)
    concealed = [number(tile) for tile in hand.concealed]
    called = [tile for meld in melds for tile in meld.tiles]
    config = HandConfig(
        is_tsumo=win.by is WinBy.TSUMO,
        is_riichi=bool(flags & {Circumstance.RIICHI, Circumstance.DOUBLE_RIICHI}),
        is_daburu_riichi=Circumstance.DOUBLE_RIICHI in flags,
        is_ippatsu=Circumstance.IPPATSU in flags,
        is_rinshan=Circumstance.RINSHAN in flags,
        is_chankan=Circumstance.CHANKAN in flags,
        is_haitei=Circumstance.HAITEI in flags,
        is_houtei=Circumstance.HOUTEI in flags,
        player_wind=win.seat.kind,
        round_wind=win.round.kind,
        options=OptionalRules(has_open_tanyao=True, has_aka_dora=False),
    )
    return HandCalculator.estimate_hand_value(
        [*concealed, *called, winning], winning, melds=melds, config=config
    )


@settings(max_examples=400)
@given(wins())
def test_the_fu_that_the_library_pays_are_among_ours(win: Win) -> None:
    theirs = their_answer(win)
    assume(theirs.error is None)  # "no_yaku": the library counts no fu then
    assert theirs.yaku is not None
    assume(not any(yaku.is_yakuman for yaku in theirs.yaku))
    counts = count_readings(win, rules="tenhou")
    assert theirs.fu in {count.total for count in counts}
    if len(counts) == 1:
        assert theirs.fu == counts[0].total
    pinfu = any(yaku.name == "Pinfu" for yaku in theirs.yaku)
    assert not pinfu or counts[0].is_pinfu
    if theirs.fu == 25:
        assert Form.CHIITOITSU in {count.reading.form for count in counts}


@given(wins())
def test_the_han_and_fu_of_the_library_give_its_points(win: Win) -> None:
    theirs = their_answer(win)
    assume(theirs.error is None)
    assert theirs.yaku is not None
    assert theirs.cost is not None
    assume(not any(yaku.is_yakuman for yaku in theirs.yaku))
    payment = points(theirs.han, theirs.fu, dealer=win.is_dealer, by=win.by, rules="tenhou")
    assert payment.points == theirs.cost["total"]
