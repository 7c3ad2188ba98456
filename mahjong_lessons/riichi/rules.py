"""Rule sets: what tables agree on beforehand, as one frozen value.

A rule is here when documents or organisations differ. What a set of rules does
not name follows document B, or is this course's choice where B is silent too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar

from mahjong_lessons.core import rules as rule_sets
from mahjong_lessons.core.rules import Agreed

ALLOWED: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "double_wind_pair_fu": (2, 4),
        "rinshan_tsumo_fu": (2, 0),
        "open_pinfu_fu": (30, 20),
        "kiriage_mangan": (False, True),
        "open_tanyao": (True, False),
        "red_fives": (True, False),
        "ippatsu": (True, False),
        "ura_dora": (True, False),
        "counted_yakuman": ("yakuman", "sanbaiman", "unlimited"),
        "double_yakuman": (True, False),
        "yakuman_add_up": (True, False),
        "renhou": ("none", "mangan", "yakuman", "5 han"),
        "pao": ("yakuman", "hand"),
        "double_ron": ("first", "own", "honba to each", "own, honba to each", "head-bump"),
    }
)
"""The values that each rule can take, the documents' (or our choice) first."""


@dataclass(frozen=True)
class Rules(Agreed):
    """The choices that change what a hand is worth.

    >>> Rules(double_wind_pair_fu=4).rinshan_tsumo_fu
    2
    """

    ALLOWED: ClassVar[Mapping[str, tuple[object, ...]]] = ALLOWED

    double_wind_pair_fu: int = 2
    """Fu of a pair that is both seat and round wind: 2 or 4 (document B, step 4)."""

    rinshan_tsumo_fu: int = 2
    """Fu for tsumo on a kan's replacement tile: 2 (document B) or 0 (document D)."""

    open_pinfu_fu: int = 30
    """Fu of an open hand without any, won by ron: 30 (documents B and D) or 20."""

    kiriage_mangan: bool = False
    """Whether 4 han 30 fu and 3 han 60 fu are rounded up to mangan."""

    open_tanyao: bool = True
    """Whether tanyao counts in an open hand (kuitan)."""

    red_fives: bool = True
    """Whether a red five is a dora."""

    ippatsu: bool = True
    """Whether ippatsu is a yaku."""

    ura_dora: bool = True
    """Whether riichi turns the indicators below."""

    counted_yakuman: str = "yakuman"
    """What 13 han and more are: "yakuman", "sanbaiman" or "unlimited" (one yakuman per 13)."""

    double_yakuman: bool = True
    """Whether the four double yakuman of document E pay double."""

    yakuman_add_up: bool = True
    """Whether several yakuman in one hand are all paid."""

    renhou: str = "none"
    """What renhou is: "none", at least a "mangan", a "yakuman", or a yaku of "5 han"."""

    pao: str = "yakuman"
    """Whether the liable player answers for the "yakuman" itself or for the whole "hand"."""

    double_ron: str = "first"
    """Who gets honba and sticks of a double ron: all to the "first" winner in turn order;
    each winner's "own" stick back and the rest to the first; "honba to each" and the
    sticks to the first; "own, honba to each"; or "head-bump": only the first wins."""

    __hash__ = Agreed.__hash__  # a dataclass would make its own


_DOCUMENTS = Rules()
RULES: Mapping[str, Rules] = MappingProxyType(
    {
        "documents": _DOCUMENTS,
        "document-d": replace(_DOCUMENTS, rinshan_tsumo_fu=0),
        "tenhou": replace(_DOCUMENTS, double_wind_pair_fu=4, double_yakuman=False, pao="hand"),
        "m-league": replace(
            _DOCUMENTS,
            kiriage_mangan=True,
            counted_yakuman="sanbaiman",
            double_yakuman=False,
            double_ron="head-bump",
        ),
        "wrc-2022": replace(
            _DOCUMENTS,
            kiriage_mangan=True,
            counted_yakuman="sanbaiman",
            double_yakuman=False,
            double_ron="head-bump",
        ),
        "ema-2016": replace(
            _DOCUMENTS,
            double_wind_pair_fu=4,
            red_fives=False,
            counted_yakuman="sanbaiman",
            double_yakuman=False,
            yakuman_add_up=False,
            renhou="mangan",
            double_ron="own, honba to each",
        ),
        "jpml-2023": replace(
            _DOCUMENTS,
            red_fives=False,
            ippatsu=False,
            ura_dora=False,
            double_yakuman=False,
            double_ron="head-bump",
        ),
    }
)
"""Rule sets by name; "documents" is the default everywhere."""

DEFAULT = RULES["documents"]


def name_of(rules: Rules) -> str:
    """The name of a rule set, or "" for rules put together by hand.

    Two sets may have the same values and yet not the same sources, so the very
    set is looked for before an equal one.

    >>> name_of(Rules()), name_of(RULES["wrc-2022"]), name_of(Rules(double_wind_pair_fu=4))
    ('documents', 'wrc-2022', '')
    """
    return rule_sets.name_among(rules, RULES)


def rules_of(rules: Rules | str) -> Rules:
    """The rules themselves, or the rule set of that name.

    >>> rules_of("tenhou").double_wind_pair_fu
    4
    """
    return rules if isinstance(rules, Rules) else rule_sets.find(rules, RULES)
