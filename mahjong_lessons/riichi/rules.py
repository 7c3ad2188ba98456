"""Rule sets: what tables agree on beforehand, as one frozen value.

A rule is here when documents or organisations differ, one row each: what its values mean,
a win that turns on it, and where each rule set's value is from. What a set of rules does
not name follows document B, or is this course's choice where B is silent too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from mahjong_lessons.core import rules as rule_sets
from mahjong_lessons.core.rules import CHOICE, UNKNOWN, BaseRules, Source, rule
from mahjong_lessons.core.text import N_

_TENHOU = Source(
    "Tenhou's manual and its title match rules, quoted on riichi.wiki and riichimi; "
    "8,714 recorded wins agree",
    "A",
)
_M_LEAGUE = Source("m-league.jp, quoted by riichimi", "A")
_M_LEAGUE_FANS = Source("riichi.wiki; majyan-item.com, majannavi.com, mahjong-space.com", "B")
_WRC = Source("the WRC's list of changes of 2022, linked in riichi-pointer-js 29", "A")
_WRC_TWO = Source("riichi.wiki on the WRC; riichimi", "B")
_WRC_ONE = Source("riichi.wiki on the WRC; pantheon's rule file", "C")
_EMA = Source("the EMA's announcement of 2016, reprinted on mahjongnews.com and mahjong.ru", "A")
_EMA_2012 = Source("riichi.wiki; the EMA's text of 2012", "C")
_JPML = Source("the JPML's comparison of 2023, on note.com", "A")
_JPML_TWO = Source("the same comparison; riichimi", "B")


@dataclass(frozen=True, kw_only=True)
class Rules(BaseRules):
    """The choices that change what a hand is worth.

    >>> Rules(double_wind_pair_fu=4).rinshan_tsumo_fu
    2
    """

    double_wind_pair_fu: int = rule(
        {
            2: N_("A pair of the wind that is both seat and round wind brings 2 fu."),
            4: N_("A pair of the wind that is both seat and round wind brings 4 fu."),
        },
        hinge="666m35p11z234567s tsumo 4p riichi seat E",
        sources={
            "documents": Source("B, step 4: many, 2; some, 4", "document"),
            "tenhou": _TENHOU,
            "m-league": _M_LEAGUE_FANS,
            "wrc-2022": _WRC,
            "ema-2016": Source("Riichi Book I; riichi-pointer-js", "B"),
            "jpml-2023": _JPML_TWO,
        },
    )
    """Fu of a pair that is both seat and round wind: 2 or 4 (document B, step 4)."""

    rinshan_tsumo_fu: int = rule(
        {2: N_("A tsumo after a kan brings 2 fu."), 0: N_("A tsumo after a kan brings no fu.")},
        hinge="34567m777p99s ankan 2222s tsumo 8m rinshan",
        sources={
            "documents": Source("B, special case 4", "document"),
            "document-d": Source("D, other 1", "document"),
            "tenhou": _TENHOU,
            "m-league": UNKNOWN,
            "wrc-2022": _WRC_ONE,
            "ema-2016": UNKNOWN,
            "jpml-2023": _JPML,
        },
    )
    """Fu for tsumo on a kan's replacement tile: 2 (document B) or 0 (document D)."""

    open_pinfu_fu: int = rule(
        {
            30: N_("An open hand without fu, won by ron, counts 30."),
            20: N_("An open hand without fu, won by ron, counts 20."),
        },
        hinge="345m66p67p678s chi 234m ron 8p",
        sources={
            "documents": Source("B, special case 3; D, exception 2", "document"),
            "tenhou": _TENHOU,
            "m-league": _M_LEAGUE_FANS,
            "wrc-2022": _WRC_TWO,
            "ema-2016": Source("Riichi Book I; riichi-pointer-js", "B"),
            "jpml-2023": _JPML_TWO,
        },
    )
    """Fu of an open hand without any, won by ron: 30 (documents B and D) or 20."""

    kiriage_mangan: bool = rule(
        {
            False: N_("4 han 30 fu and 3 han 60 fu stay below a mangan."),
            True: N_("4 han 30 fu and 3 han 60 fu are a mangan."),
        },
        hinge="234567m345p99p67s ron 8s riichi indicators 8p",
        sources={
            "documents": Source("B and E print 7,700 for 4 han 30 fu", "document"),
            "tenhou": _TENHOU,
            "m-league": _M_LEAGUE,
            "wrc-2022": _WRC_TWO,
            "ema-2016": _EMA,
            "jpml-2023": _JPML_TWO,
        },
    )
    """Whether 4 han 30 fu and 3 han 60 fu are rounded up to mangan."""

    open_tanyao: bool = rule(
        {True: N_("Tanyao counts in an open hand."), False: N_("Tanyao needs a closed hand.")},
        hinge="345m66p67p678s chi 234m ron 8p",
        sources={
            "documents": Source("D, the example: an open hand with tanyao alone", "document"),
            "tenhou": _TENHOU,
            "m-league": _M_LEAGUE_FANS,
            "wrc-2022": _WRC_TWO,
            "ema-2016": _EMA,
            "jpml-2023": _JPML_TWO,
        },
    )
    """Whether tanyao counts in an open hand (kuitan)."""

    red_fives: bool = rule(
        {True: N_("A red five is a dora."), False: N_("A red five is no dora.")},
        hinge="34m067p22678s pon 111z ron 5m indicators 1s",
        sources={
            "documents": Source('E, "Zuerst die Han zählen"', "document"),
            "tenhou": _TENHOU,
            "m-league": _M_LEAGUE_FANS,
            "wrc-2022": UNKNOWN,
            "ema-2016": _EMA,
            "jpml-2023": Source("pantheon's rule file", "C"),
        },
    )
    """Whether a red five is a dora."""

    ippatsu: bool = rule(
        {True: N_("Ippatsu is a yaku."), False: N_("Ippatsu is no yaku.")},
        hinge="234567m345p99p67s ron 8s riichi ippatsu",
        sources={
            "documents": CHOICE,
            "tenhou": _TENHOU,
            "m-league": _M_LEAGUE_FANS,
            "wrc-2022": _WRC_ONE,
            "ema-2016": _EMA_2012,
            "jpml-2023": _JPML,
        },
    )
    """Whether ippatsu is a yaku."""

    ura_dora: bool = rule(
        {True: N_("Ura-dora count."), False: N_("Ura-dora do not count.")},
        hinge="234567m345p99p67s ron 8s riichi ura-indicators 8p",
        sources={
            "documents": CHOICE,
            "tenhou": _TENHOU,
            "m-league": _M_LEAGUE_FANS,
            "wrc-2022": _WRC_ONE,
            "ema-2016": _EMA_2012,
            "jpml-2023": _JPML,
        },
    )
    """Whether riichi turns the indicators below."""

    counted_yakuman: str = rule(
        {
            "yakuman": N_("13 han or more are a yakuman."),
            "sanbaiman": N_("13 han or more are a sanbaiman."),
            "unlimited": N_("Every 13 han are a yakuman."),
        },
        hinge="1122334455667m ron 7m riichi indicators 6m",
        sources={
            "documents": Source('E, "Mangan und mehr"', "document"),
            "tenhou": _TENHOU,
            "m-league": _M_LEAGUE,
            "wrc-2022": _WRC_ONE,
            "ema-2016": _EMA,
            "jpml-2023": UNKNOWN,
        },
    )
    """What 13 han and more are: "yakuman", "sanbaiman" or "unlimited" (one yakuman per 13)."""

    double_yakuman: bool = rule(
        {True: N_("Some yakuman count double."), False: N_("No yakuman counts double.")},
        hinge="111m222p333s555z4s ron 4s",
        sources={
            "documents": Source('E, "Mangan und mehr"', "document"),
            "tenhou": _TENHOU,
            "m-league": Source("riichi.wiki", "C"),
            "wrc-2022": _WRC,
            "ema-2016": _EMA,
            "jpml-2023": Source("pantheon's rule file", "C"),
        },
    )
    """Whether the four double yakuman of document E pay double."""

    yakuman_add_up: bool = rule(
        {True: N_("Several yakuman are all paid."), False: N_("Of several yakuman one is paid.")},
        hinge="222z4z pon 555z pon 666z pon 777z ron 4z",
        sources={
            "documents": CHOICE,
            "tenhou": _TENHOU,
            "m-league": Source("riichi.wiki", "C"),
            "wrc-2022": _WRC,
            "ema-2016": _EMA,
            "jpml-2023": Source("pantheon's rule file", "C"),
        },
    )
    """Whether several yakuman in one hand are all paid."""

    renhou: str = rule(
        {
            "none": N_("Renhou is no yaku."),
            "mangan": N_("Renhou is a mangan at least."),
            "yakuman": N_("Renhou is a yakuman."),
            "5 han": N_("Renhou is a yaku of 5 han."),
        },
        hinge="123567m99p35p678s ron 4p renhou",
        sources={
            "documents": CHOICE,
            "tenhou": Source("riichi.wiki; recorded wins with one liable player agree", "C"),
            "m-league": UNKNOWN,
            "wrc-2022": UNKNOWN,
            "ema-2016": _EMA_2012,
            "jpml-2023": UNKNOWN,
        },
    )
    """What renhou is: "none", at least a "mangan", a "yakuman", or a yaku of "5 han"."""

    pao: str = rule(
        {
            "yakuman": N_("Whoever is liable answers for the yakuman alone."),
            "hand": N_("Whoever is liable answers for the whole hand."),
        },
        hinge="222z4z pon 555z pon 666z pon 777z tsumo 4z liable E",
        sources={
            "documents": CHOICE,
            "tenhou": Source("riichi.wiki; recorded wins with one liable player agree", "C"),
            "m-league": UNKNOWN,
            "wrc-2022": UNKNOWN,
            "ema-2016": UNKNOWN,
            "jpml-2023": UNKNOWN,
        },
    )
    """Whether the liable player answers for the "yakuman" itself or for the whole "hand"."""

    double_ron: str = rule(
        {
            "first": N_("The first winner of a double ron takes the honba and all sticks."),
            "own": N_(
                "Each winner of a double ron takes the own stick back; "
                "the first takes the honba and the other sticks."
            ),
            "honba to each": N_(
                "Each winner of a double ron takes the honba; the first takes all sticks."
            ),
            "own, honba to each": N_(
                "Each winner of a double ron takes the honba and the own stick back; "
                "the first takes the other sticks."
            ),
            "head-bump": N_(
                "Of several players who could win on one discard, only the first wins."
            ),
        },
        hinge="",  # it takes two hands
        sources={
            "documents": Source(
                'E, "Honba und Riichi-Stäbchen": the next winner takes all', "choice"
            ),
            "tenhou": Source("threads on recorded double wins (Agony5757/mahjong 21)", "C"),
            "m-league": _M_LEAGUE_FANS,
            "wrc-2022": _WRC_ONE,
            "ema-2016": _EMA_2012,
            "jpml-2023": _JPML_TWO,
        },
    )
    """Who gets honba and sticks of a double ron: all to the "first" winner in turn order;
    each winner's "own" stick back and the rest to the first; "honba to each" and the
    sticks to the first; "own, honba to each"; or "head-bump": only the first wins."""

    __hash__ = BaseRules.__hash__  # a dataclass would make its own


ALLOWED = Rules.ALLOWED
"""The values that each rule can take, the documents' (or our choice) first."""

HINGES = rule_sets.rule_hinges(Rules)
"""A win for each rule, in the one-line notation: another value gives another answer.

The hands for ``open_pinfu_fu`` and ``red_fives`` are built after the examples of
documents D and E. Only ``double_ron`` is missing, for it takes two hands.
"""

_DOCUMENTS = Rules()
RULES: Mapping[str, Rules] = {
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
"""Rule sets by name; "documents" is the default everywhere."""

DEFAULT = RULES["documents"]

SOURCES = rule_sets.sources(Rules, dict.fromkeys(ALLOWED, RULES), like={"document-d": "documents"})
"""For each rule and each rule set, where the value comes from and how sure it is.

>>> SOURCES["rinshan_tsumo_fu"]["document-d"]
Source(where='D, other 1', sure='document')
"""


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
