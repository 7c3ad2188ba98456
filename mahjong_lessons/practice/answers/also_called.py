"""What yaku, limits and waits are called besides the names that the course gives them, as data.

A short name that could mean two yaku means the one that players mean by it; one that could mean
many is no name, and is answered with them.
"""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_lessons.core.readings import Wait
from mahjong_lessons.core.text import N_

YAKU_ALSO: Mapping[str, tuple[str, ...]] = {
    "riichi": ("reach", "ready"),
    "double riichi": ("daburu riichi", "double reach", "w riichi", "ダブル立直"),
    "menzen tsumo": ("tsumo", "menzenchin tsumohou", "menzen", "self draw", "自摸", "ツモ"),
    "rinshan": ("rinshan kaihou", "dead wall draw"),
    "chankan": ("robbing the kan", "robbing a kong"),
    "haitei": ("haitei raoyue", "last tile draw"),
    "houtei": ("houtei raoyui", "last tile discard"),
    "pinfu": ("all runs", "flat hand"),
    "tanyao": ("tanyaochuu", "all inside", "断么九", "断幺"),
    "chanta": ("honchantaiyaochuu", "half outside hand", "全帯"),
    "junchan": ("junchantaiyaochuu", "full outside hand", "terminals in all sets"),
    "honroutou": ("all terminals and honours", "all terminals and honors", "honrou"),
    "chiitoitsu": ("chiitoi", "chitoi", "七対", "ニコニコ"),
    "toitoi": ("toitoihou", "all pons", "all pungs"),
    "sanankou": ("three concealed triplets", "three concealed pungs"),
    "honitsu": ("honiisou", "mixed one suit", "half a flush"),
    "chinitsu": ("chiniisou", "pure one suit"),
    "suuankou": ("four concealed triplets", "four concealed pungs"),
    "tsuuiisou": ("all honors",),
    "iipeikou": ("double run", "pure double run", "identical runs"),
    "ryanpeikou": ("twice pure double run", "two double runs"),
    "sanshoku doujun": (
        "sanshoku",
        "three colours",
        "three colour runs",
        "mixed triple run",
        "三色",
    ),
    "ittsu": ("ikkitsuukan", "ittsuu", "pure straight", "full straight", "一通"),
    "sanshoku doukou": ("three colour triplets", "triple pon"),
    "haku": ("white", "白板"),
    "hatsu": ("green", "緑發", "発"),
    "chun": ("red",),
    "chuuren poutou": ("chuuren",),
    "kokushi musou": ("kokushi", "国士"),
}
"""Other names of yaku, in English, romanised and in characters."""

OF_MANY = ("yakuhai", "value tile", "value tiles", "dragon", "dragons", "wind", "winds", "役牌")
"""Names of several yaku together."""

WAITS_ALSO: Mapping[str, tuple[str, ...]] = {
    Wait.RYANMEN: ("open", "both sides", "double-sided", "two-side", "two ends", "side"),
    Wait.KANCHAN: ("middle", "inside", "gap", "inner", "between", "center", "centre"),
    Wait.PENCHAN: ("end", "one-sided"),
    Wait.TANKI: ("single", "single tile", "one tile", "pair tile"),
    Wait.SHANPON: (
        "double-pair",
        "two pairs",
        "two pair",
        "dual pon",
        "shabo",
        "shampon",
        "双ポン",
    ),
    Wait.JUUSANMEN: ("thirteen",),
}
"""Other names of waits; the word "wait" may stand beside them."""

FILLERS = ("a", "an", "the", "wait", "machi", N_("wait"), "待ち", "on", "for", "it", "is", "was")
"""Words beside the name of a wait that say nothing."""
