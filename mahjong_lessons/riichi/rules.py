"""Rule sets: what tables agree on beforehand, as one frozen value.

A rule is here when documents or organisations differ. What a set of rules does
not name follows document B, or is this course's choice where B is silent too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType

from mahjong_lessons.text import listing, t

_ALLOWED: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "double_wind_pair_fu": (2, 4),
        "rinshan_tsumo_fu": (2, 0),
        "open_pinfu_fu": (30, 20),
        "kiriage_mangan": (False, True),
        "counted_yakuman": ("yakuman", "sanbaiman", "unlimited"),
    }
)


@dataclass(frozen=True, slots=True)
class Rules:
    """The choices that change what a hand is worth.

    >>> Rules(double_wind_pair_fu=4).rinshan_tsumo_fu
    2
    """

    double_wind_pair_fu: int = 2
    """Fu of a pair that is both seat and round wind: 2 or 4 (document B, step 4)."""

    rinshan_tsumo_fu: int = 2
    """Fu for tsumo on a kan's replacement tile: 2 (document B) or 0 (document D)."""

    open_pinfu_fu: int = 30
    """Fu of an open hand without any, won by ron: 30 (documents B and D) or 20."""

    kiriage_mangan: bool = False
    """Whether 4 han 30 fu and 3 han 60 fu are rounded up to mangan."""

    counted_yakuman: str = "yakuman"
    """What 13 han and more are: "yakuman", "sanbaiman" or "unlimited" (one yakuman per 13)."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value, allowed = getattr(self, field.name), _ALLOWED[field.name]
            if value not in allowed:
                raise ValueError(
                    t(
                        "{name} is {allowed}, not {value!r}",
                        name=field.name,
                        allowed=listing([repr(choice) for choice in allowed]),
                        value=value,
                    )
                )


_DOCUMENTS = Rules()

RULES: Mapping[str, Rules] = MappingProxyType(
    {
        "documents": _DOCUMENTS,
        "document-d": replace(_DOCUMENTS, rinshan_tsumo_fu=0),
        "tenhou": replace(_DOCUMENTS, double_wind_pair_fu=4),
    }
)
"""Rule sets by name; "documents" is the default everywhere."""

DEFAULT = RULES["documents"]


def rules_of(rules: Rules | str) -> Rules:
    """The rules themselves, or the rule set of that name.

    >>> rules_of("tenhou").double_wind_pair_fu
    4
    """
    if isinstance(rules, Rules):
        return rules
    if rules not in RULES:
        raise ValueError(
            t(
                'there is no rule set "{name}": choose {names}',
                name=rules,
                names=listing(list(RULES)),
            )
        )
    return RULES[rules]
