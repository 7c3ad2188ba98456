"""Where the values of the rule sets come from, and how sure each of them is.

They stand beside the rules, not in them: a rule set scores the same whether or
not its source is good.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from mahjong_lessons.riichi.rules import ALLOWED


@dataclass(frozen=True, slots=True)
class Source:
    """Where a value of a rule set comes from, and how sure it is.

    ``sure`` is "document" for the course's documents, "choice" where they are
    silent and the course had to choose, "A" for the body's own text as quoted
    by others, "B" for two sources that agree, "C" for one, and "unknown" where
    none was found or they conflict: then the documents' value stands in.
    """

    where: str
    sure: str


_A, _B, _C = "the body's own words, quoted", "two secondary sources", "one secondary source"


def _known(where: str, **sure: str) -> dict[str, Source]:
    return {name: Source(where, confidence) for name, confidence in sure.items()}


_UNKNOWN = Source("nothing certain was found: the documents' value stands in", "unknown")

_CHOICE = Source("the documents are silent: the course's choice", "choice")


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

_SURE: Mapping[str, Mapping[str, Source]] = {
    "documents": _FROM_DOCUMENTS,
    "document-d": {
        **_FROM_DOCUMENTS,
        "rinshan_tsumo_fu": Source("D, other 1", "document"),
    },
    "tenhou": {
        **_known(
            "the server's manual, as quoted; 8,714 recorded wins agree",
            **dict.fromkeys(
                (
                    "double_wind_pair_fu",
                    "rinshan_tsumo_fu",
                    "kiriage_mangan",
                    "open_tanyao",
                    "red_fives",
                    "ippatsu",
                    "ura_dora",
                    "counted_yakuman",
                    "double_yakuman",
                    "yakuman_add_up",
                    "open_pinfu_fu",
                ),
                "A",
            ),
        ),
        **_known(_C, renhou="C", pao="C", double_ron="C"),
    },
    "m-league": {
        **_known(_A, kiriage_mangan="A", counted_yakuman="A"),
        **_known(
            _B,
            **dict.fromkeys(
                (
                    "double_wind_pair_fu",
                    "open_tanyao",
                    "red_fives",
                    "ippatsu",
                    "ura_dora",
                    "double_ron",
                    "open_pinfu_fu",
                ),
                "B",
            ),
        ),
        **_known(_C, double_yakuman="C", yakuman_add_up="C"),
    },
    "wrc-2022": {
        **_known(
            "the 2022 list of changes, as quoted",
            **dict.fromkeys(
                ("double_wind_pair_fu", "double_yakuman", "yakuman_add_up", "double_ron"), "A"
            ),
        ),
        **_known(_B, kiriage_mangan="B", open_tanyao="B", open_pinfu_fu="B"),
        **_known(
            _C,
            **dict.fromkeys(("rinshan_tsumo_fu", "ippatsu", "ura_dora", "counted_yakuman"), "C"),
        ),
    },
    "ema-2016": {
        **_known(
            "the 2016 announcement and rules, as quoted",
            **dict.fromkeys(
                (
                    "kiriage_mangan",
                    "open_tanyao",
                    "red_fives",
                    "ippatsu",
                    "ura_dora",
                    "counted_yakuman",
                    "double_yakuman",
                    "yakuman_add_up",
                ),
                "A",
            ),
        ),
        **_known(_B, double_wind_pair_fu="B", open_pinfu_fu="B"),
        **_known(_C, renhou="C", double_ron="C"),
    },
    "jpml-2023": {
        **_known(_A, rinshan_tsumo_fu="A", ippatsu="A", ura_dora="A"),
        **_known(
            _B,
            **dict.fromkeys(
                (
                    "double_wind_pair_fu",
                    "kiriage_mangan",
                    "open_tanyao",
                    "double_ron",
                    "open_pinfu_fu",
                ),
                "B",
            ),
        ),
        **_known(_C, red_fives="C", double_yakuman="C", yakuman_add_up="C"),
    },
}

SOURCES: Mapping[str, Mapping[str, Source]] = MappingProxyType(
    {
        name: MappingProxyType(
            {
                rule: sure.get(rule, _CHOICE if name.startswith("document") else _UNKNOWN)
                for rule in ALLOWED
            }
        )
        for name, sure in _SURE.items()
    }
)
"""For each rule set and each rule where the value comes from and how sure it is."""
