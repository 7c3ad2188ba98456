"""The PyPI library ``mahjong`` as an independent answer: wins in its terms.

It always counts a double-wind pair as 4 and always adds tsumo fu after a kan, and it
has no switch for either; compare only under rules that do the same.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse
from mahjong.meld import Meld as TheirMeld

from mahjong_lessons.core import WinBy
from mahjong_lessons.core.hand import MeldKind
from mahjong_lessons.core.tiles import Tile
from mahjong_lessons.riichi import Circumstance, Rules, Win

_MELDS = {
    MeldKind.CHI: TheirMeld.CHI,
    MeldKind.PON: TheirMeld.PON,
    MeldKind.KAN: TheirMeld.KAN,
    MeldKind.ANKAN: TheirMeld.KAN,
    MeldKind.KAKAN: TheirMeld.SHOUMINKAN,
}


def their_options(rules: Rules) -> OptionalRules:
    """Our rules in the library's switches, as far as it has them."""
    return OptionalRules(
        has_open_tanyao=rules.open_tanyao,
        has_aka_dora=rules.red_fives,
        has_double_yakuman=rules.double_yakuman,
        kiriage=rules.kiriage_mangan,
        fu_for_open_pinfu=rules.open_pinfu_fu == 30,
        renhou_as_yakuman=rules.renhou == "yakuman",
        kazoe_limit={
            "yakuman": HandConfig.KAZOE_LIMITED,
            "sanbaiman": HandConfig.KAZOE_SANBAIMAN,
            "unlimited": HandConfig.KAZOE_NO_LIMIT,
        }[rules.counted_yakuman],
        limit_to_sextuple_yakuman=False,
    )


def prepared(win: Win, rules: Rules) -> dict[str, Any]:
    """The arguments of the library's ``estimate_hand_value`` for a win.

    Its tiles are numbers from 0 to 135, four to a kind; a red five is the first of its kind.
    """
    taken: Counter[int] = Counter()

    def number(tile: Tile) -> int:
        if tile.red:
            return 4 * tile.kind
        plain_from = 1 if tile.rank == 5 and not tile.is_honour else 0
        place = taken[tile.kind] + plain_from
        taken[tile.kind] += 1
        return 4 * tile.kind + place % 4

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
        is_tenhou=Circumstance.TENHOU in flags,
        is_chiihou=Circumstance.CHIIHOU in flags,
        is_renhou=Circumstance.RENHOU in flags,
        player_wind=win.seat.kind,
        round_wind=win.round.kind,
        options=their_options(rules),
    )
    return {
        "tiles": [*concealed, *called, winning],
        "win_tile": winning,
        "melds": melds,
        "dora_indicators": [4 * tile.kind + 1 for tile in win.indicators],
        "ura_dora_indicators": [4 * tile.kind + 1 for tile in win.ura_indicators],
        "config": config,
    }


def their_answer(win: Win, rules: Rules) -> HandResponse:
    """What the library says of this win under these rules."""
    return HandCalculator.estimate_hand_value(**prepared(win, rules))
