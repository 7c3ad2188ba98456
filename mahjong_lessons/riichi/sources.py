"""Where the values of the rule sets come from, and how sure each of them is.

They stand beside the rules, not in them: a rule set scores the same whether or
not its source is good.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mahjong_lessons.core.rules import CHOICE, UNKNOWN, Source
from mahjong_lessons.riichi.rules import ALLOWED

_FROM_DOCUMENTS = {
    "double_wind_pair_fu": Source("B, step 4: many, 2; some, 4", "document"),
    "rinshan_tsumo_fu": Source("B, special case 4", "document"),
    "open_pinfu_fu": Source("B, special case 3; D, exception 2", "document"),
    "kiriage_mangan": Source("B and E print 7,700 for 4 han 30 fu", "document"),
    "open_tanyao": Source("D, the example: an open hand with tanyao alone", "document"),
    "red_fives": Source('E, "Zuerst die Han zählen"', "document"),
    "counted_yakuman": Source('E, "Mangan und mehr"', "document"),
    "double_yakuman": Source('E, "Mangan und mehr"', "document"),
    "double_ron": Source('E, "Honba und Riichi-Stäbchen": the next winner takes all', "choice"),
}

_ROWS: Mapping[str, tuple[tuple[str, str, str], ...]] = {
    "tenhou": (
        (
            "A",
            "Tenhou's manual and its title match rules, quoted on riichi.wiki and riichimi; "
            "8,714 recorded wins agree",
            "double_wind_pair_fu rinshan_tsumo_fu open_pinfu_fu kiriage_mangan open_tanyao "
            "red_fives ippatsu ura_dora counted_yakuman double_yakuman yakuman_add_up",
        ),
        ("C", "riichi.wiki; recorded wins with one liable player agree", "renhou pao"),
        ("C", "threads on recorded double wins (Agony5757/mahjong 21)", "double_ron"),
    ),
    "m-league": (
        ("A", "m-league.jp, quoted by riichimi", "kiriage_mangan counted_yakuman"),
        (
            "B",
            "riichi.wiki; majyan-item.com, majannavi.com, mahjong-space.com",
            "double_wind_pair_fu open_pinfu_fu open_tanyao red_fives ippatsu ura_dora double_ron",
        ),
        ("C", "riichi.wiki", "double_yakuman yakuman_add_up"),
    ),
    "wrc-2022": (
        (
            "A",
            "the WRC's list of changes of 2022, linked in riichi-pointer-js 29",
            "double_wind_pair_fu double_yakuman yakuman_add_up",
        ),
        ("B", "riichi.wiki on the WRC; riichimi", "kiriage_mangan open_tanyao open_pinfu_fu"),
        (
            "C",
            "riichi.wiki on the WRC; pantheon's rule file",
            "rinshan_tsumo_fu ippatsu ura_dora counted_yakuman double_ron",
        ),
    ),
    "ema-2016": (
        (
            "A",
            "the EMA's announcement of 2016, reprinted on mahjongnews.com and mahjong.ru",
            "kiriage_mangan open_tanyao red_fives counted_yakuman double_yakuman yakuman_add_up",
        ),
        ("B", "Riichi Book I; riichi-pointer-js", "double_wind_pair_fu open_pinfu_fu"),
        ("C", "riichi.wiki; the EMA's text of 2012", "ippatsu ura_dora renhou double_ron"),
    ),
    "jpml-2023": (
        ("A", "the JPML's comparison of 2023, on note.com", "rinshan_tsumo_fu ippatsu ura_dora"),
        (
            "B",
            "the same comparison; riichimi",
            "double_wind_pair_fu open_pinfu_fu kiriage_mangan open_tanyao double_ron",
        ),
        ("C", "pantheon's rule file", "red_fives double_yakuman yakuman_add_up"),
    ),
}
"""How sure, where from, and which rules."""


def _sure_of(name: str) -> Mapping[str, Source]:
    return {
        rule: Source(where, sure) for sure, where, rules in _ROWS[name] for rule in rules.split()
    }


_SURE: Mapping[str, Mapping[str, Source]] = {
    "documents": _FROM_DOCUMENTS,
    "document-d": {
        **_FROM_DOCUMENTS,
        "rinshan_tsumo_fu": Source("D, other 1", "document"),
    },
    **{name: _sure_of(name) for name in _ROWS},
}

SOURCES: Mapping[str, Mapping[str, Source]] = MappingProxyType(
    {
        name: MappingProxyType(
            {
                rule: sure.get(rule, CHOICE if name.startswith("document") else UNKNOWN)
                for rule in ALLOWED
            }
        )
        for name, sure in _SURE.items()
    }
)
"""For each rule set and each rule where the value comes from and how sure it is."""
