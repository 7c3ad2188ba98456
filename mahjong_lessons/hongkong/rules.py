"""Rule sets of Hong Kong tables, as one frozen value.

Defaults follow document C; where it is silent they are what most sources say. A rule is one
row: what its values mean, a win that turns on it, and where each value is from.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from mahjong_lessons.core import rules as rule_sets
from mahjong_lessons.core.rules import BaseRules, Source, rule
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.hongkong.stakes import STAKES, points_per_unit
from mahjong_lessons.hongkong.unit_tables import TABLES, Bands, Number, table_of

_ENGLISH = "English Wikipedia, Hong Kong mahjong scoring rules"
_CANTONESE = "Cantonese Wikipedia"
_CHINESE = "Chinese Wikipedia, 廣東麻雀籌碼計法"
_LIST = f"{_ENGLISH}; document C has no list of patterns"
_SEEN = Source("lists of rules name 0, 1 and 2 too; most tables ask for 3", "C")
_NOT_SEEN = Source("no list of rules seen names it: here to be tried", "choice")


@dataclass(frozen=True, kw_only=True)
class Rules(BaseRules):
    """The choices that change what a hand is worth and who pays.

    ``table`` may be one of your own: a row of units from 0 faan on, or faan mapped to
    units. ``points_per_unit`` may be any number above 0 (up to a million), or the name of a
    stake. Raises ``ValueError`` for a value that a rule cannot take.

    >>> Rules(points_per_unit="ji-ng-gai").points_per_unit
    Fraction(1, 2)
    """

    table: str | Bands = rule(
        dict.fromkeys(TABLES, N_("The table is {value}.")),
        hinge="234567m78m22z pung 777z self-draw 9m",
        sources={
            "half-spicy": Source('C, "Fan in Einheiten"', "document"),
            "spicy": Source('C, "Fan in Einheiten", last column', "document"),
            "laak": Source("bigproduction.com; mahjong.wikidot, 2013", "B"),
        },
        is_open=True,
        no_excuse=("laak",),  # seldom played: who answers so has slipped by a row
    )
    """How faan become units: "half-spicy", "spicy", "laak" (in bands), or one of your own."""

    limit: int = rule(
        dict.fromkeys((10, 8, 13), N_("The limit is {value} faan.")),
        hinge="111m9m pung 555z pung 666z pung 777z self-draw 9m",
        sources={faan: Source('C, "Das Limit"', "document") for faan in (10, 8, 13)},
    )
    """Faan above the limit are not counted: 10, 8 or 13."""

    minimum: int = rule(
        dict.fromkeys((3, 0, 1, 2, 4, 5, 6, 7, 8), N_("A hand wins from {value} faan on.")),
        hinge="123m456p789s234s5p self-draw 5p",
        sources={
            3: Source('C, "Fan in Einheiten", below the table', "document"),
            0: _SEEN,
            1: Source("the rules of a television tournament, 2026, in hk-mahjong-trainer", "C"),
            2: _SEEN,
            **dict.fromkeys(range(4, 9), _NOT_SEEN),
        },
    )
    """So many faan are needed to win, 0 to 8."""

    discard: str = rule(
        {
            "double": N_("For a discard its player pays two shares."),
            "half": N_("For a discard its player pays one share, the others half a share each."),
            "pay-for-all": N_("For a discard its player pays three shares."),
        },
        hinge="234567m78m22z pung 777z discard 9m from E",
        sources={
            "double": Source('C, "Sieg durch Ablage und Selbstziehen"', "document"),
            "pay-for-all": Source('C, "Zahlen für alle"; no other source has it', "document"),
            "half": Source(f"{_CHINESE}; {_ENGLISH}; yawnoc/mahjong-scorer", "B"),
        },
    )
    """Who pays for a discard: "double" (its player two shares), "half" (one share, and
    half a share from each of the others) or "pay-for-all" (its player three shares)."""

    points_per_unit: Number = rule(
        dict.fromkeys((1, Fraction(1, 2), 2), N_("Points a unit: {value}.")),
        hinge="123m456p789s234s5p self-draw 5p",
        sources={
            1: Source('C, the example: 1 point a unit; the stake "ng-jat", 五一', "document"),
            STAKES["ji-ng-gai"].points_per_unit: Source(
                f'the stake "ji-ng-gai", 二五雞: what {_ENGLISH} and {_CANTONESE} print', "B"
            ),
            STAKES["jat-ji-man"].points_per_unit: Source(
                f'the stake "jat-ji-man", 一二蚊: {_CHINESE}; the HKMA, quoted by others', "B"
            ),
        },
        is_open=True,
    )
    """What a unit is worth, in points."""

    pure_one_suit: int = rule(
        dict.fromkeys((7, 6), N_("One suit without honours: {value} faan.")),
        hinge="234567m55m78m pung 222m discard 9m",
        sources={7: Source(_LIST, "B"), 6: Source(f"{_CANTONESE}, a footnote", "C")},
    )
    """Faan of a hand in one suit without honours: 7 or 6."""

    small_winds: int | str = rule(
        dict.fromkeys((6, 8, 10, "limit"), N_("Small four winds: {value} faan.")),
        hinge="78m44z pung 111z pung 222z pung 333z discard 9m seat N round N",
        sources={
            6: Source(f"{_ENGLISH}; {_CANTONESE}; riichi_advanced", "B"),
            8: Source("hk-mahjong-coach, a rule set", "C"),
            10: Source("mahjong.wikidot; GamblingKings", "B"),
            "limit": Source("the HKMA, quoted by others; hk-mahjong on npm", "B"),
        },
    )
    """Faan of small four winds: 6, 8 or 10, or "limit"."""

    small_dragons: int = rule(
        dict.fromkeys((5, 4), N_("Small three dragons: {value} faan.")),
        hinge="555z67p888m66z pung 777z discard 8p",
        sources={
            5: Source(f"{_ENGLISH}; {_CANTONESE}; the HKMA, quoted by others", "B"),
            4: Source("a club's list; a television tournament, 2026", "B"),
        },
    )
    """Faan of small three dragons, their two pungs included: 5 or 4."""

    four_concealed: int | str = rule(
        dict.fromkeys(("limit", 8, 0), N_("Four concealed pungs: {value} faan.")),
        hinge="111333m555777p9s discard 9s",
        sources={
            "limit": Source(f"{_ENGLISH}; the HKMA, quoted by others", "B"),
            8: Source(f"{_CANTONESE}; riichi_advanced", "B"),
            0: Source("hk-mahjong on PyPI: no pattern of its own", "C"),
        },
    )
    """Faan of four concealed pungs: "limit", 8, or 0 where it is no pattern."""

    double_kong_replacement: int | str = rule(
        {
            8: N_("A win on the tile after two kongs in a row: 8 faan."),
            "limit": N_("A win on the tile after two kongs in a row is a limit hand."),
        },
        hinge="34m789m55z closed-kong 1111p closed-kong 2222s self-draw 5m double-kong-replacement",
        sources={
            8: Source(f"{_ENGLISH}; riichi_advanced", "B"),
            "limit": Source("the HKMA, quoted by others", "C"),
        },
    )
    """Faan for winning on the tile drawn after two kongs in a row: 8, or "limit"."""

    seven_pairs: int = rule(
        dict.fromkeys((0, 3, 4, 5), N_("Seven pairs: {value} faan, 0 if they do not win.")),
        hinge="1122m7799p55s114z self-draw 4z",
        sources={
            0: Source(f"{_CANTONESE}: not everywhere a win; a tournament bans them", "B"),
            3: Source(f"{_CANTONESE}, where they are played", "C"),
            4: Source(f"{_ENGLISH}, some variants; riichi_advanced", "B"),
            5: Source("mahjong.wikidot", "C"),
        },
    )
    """Faan of seven pairs: 3, 4 or 5, or 0 where they do not win."""

    limit_hand_value: str = rule(
        {
            "cap": N_("A limit hand counts the limit."),
            "listed": N_("A limit hand counts what lists print for it."),
        },
        hinge="44z55m pung 111z pung 222z pung 333z discard 4z",
        sources={
            "cap": Source('C, "Das Limit"', "document"),
            "listed": Source(f"{_ENGLISH}; {_CANTONESE}", "B"),
        },
    )
    """Whether a limit hand counts the limit ("cap") or what lists print for it ("listed")."""

    concealed_kong_breaks_concealed: bool = rule(
        {
            True: N_("A hand with a concealed kong is no concealed hand."),
            False: N_("A concealed kong leaves the hand concealed."),
        },
        hinge="123m456p789s5p closed-kong 3333s self-draw 5p",
        sources={
            True: Source(f"{_CANTONESE}; the HKMA, quoted by others", "B"),
            False: Source(_ENGLISH, "C"),
        },
    )
    """Whether a hand with a concealed kong is no concealed hand."""

    flowers: bool = rule(
        {False: N_("Flowers are not in play."), True: N_("Flowers are in play.")},
        hinge="234567m78m22z pung 777z discard 9m",
        sources={
            False: Source(
                "C does not name flowers: the course's choice for first lessons", "choice"
            ),
            True: Source(f"{_ENGLISH}; {_CANTONESE}; riichi_advanced", "B"),
        },
        no_excuse=(True, False),  # a question shows the tiles that are in play
    )
    """Whether the eight flower and season tiles are in play."""

    bonus_counts_to_minimum: bool = rule(
        {
            True: N_("Faan of flowers count to the minimum."),
            False: N_("Faan of flowers do not count to the minimum."),
        },
        hinge="123m456p78s22z pung 555z self-draw 9s flowers 2",
        sources={
            True: Source(
                "one program says so; most sources are silent: the course's choice", "choice"
            ),
            False: Source("Wikipedia, Mahjong: the old Hong Kong rules", "C"),
        },
    )
    """Whether faan of flowers count to the minimum."""

    concealed_with_flowers: bool = rule(
        {
            True: N_("The concealed hand counts where flowers are in play."),
            False: N_("The concealed hand does not count where flowers are in play."),
        },
        hinge="123m456p789s234s5p self-draw 5p flowers 1",
        sources={
            True: Source(_ENGLISH, "C"),
            False: Source(_CANTONESE, "C"),
        },
    )
    """Whether the concealed hand counts its faan where flowers are in play."""

    flower_replacement: int = rule(
        dict.fromkeys((0, 1), N_("A win on the tile that replaces a flower: {value} faan.")),
        hinge="123m456p789s234s5p self-draw 5p flower-replacement flowers 1",
        sources={
            0: Source(f"{_CANTONESE}; the HKMA, quoted by others", "B"),
            1: Source(f"{_ENGLISH}; riichi_advanced", "B"),
        },
    )
    """Faan for winning on the tile that replaces a flower: 0 or 1."""

    seven_flowers: int = rule(
        dict.fromkeys((0, 3), N_("Seven flowers: {value} faan.")),
        hinge="234567m78m22z pung 777z discard 9m flowers 1 2 3 4 seasons 1 3 4",
        sources={
            0: Source("C does not name flowers: the course's choice", "choice"),
            3: Source(f"{_ENGLISH}; {_CANTONESE}", "B"),
        },
    )
    """Faan of seven flowers: 3, or 0 where they are no pattern."""

    eight_flowers: int = rule(
        dict.fromkeys((0, 8, 13), N_("Eight flowers: {value} faan.")),
        hinge="123m456p78s22z pung 888p discard 9s flowers 1 2 3 4 seasons 1 2 3 4",
        sources={
            0: Source("C does not name flowers: the course's choice", "choice"),
            8: Source(_CANTONESE, "C"),
            13: Source(_ENGLISH, "C"),
        },
    )
    """Faan of all eight flowers: 8 or 13, or 0 where they are no pattern."""

    robbed_kong: str = rule(
        {
            "discard": N_("A robbed kong is paid like a discard."),
            "self-draw": N_("Whoever made a robbed kong pays all three shares of a self-draw."),
        },
        hinge="234567m78m22z pung 777z discard 9m robbing-kong from W",
        sources={
            "discard": Source("C names no other way to pay for another player's tile", "choice"),
            "self-draw": Source(
                "an answer on Yahoo Hong Kong, 2007; the HKMA, quoted by others", "B"
            ),
        },
    )
    """How a robbed kong is paid: like a "discard", or like a "self-draw", all three shares
    by the player who made the kong."""

    __hash__ = BaseRules.__hash__  # a dataclass would make its own

    def __post_init__(self) -> None:
        self._check_range()
        object.__setattr__(self, "points_per_unit", points_per_unit(self.points_per_unit))
        object.__setattr__(self, "table", table_of(self.table))
        super().__post_init__()
        self._check_table()

    def _check_range(self) -> None:
        numbers = type(self.limit) is type(self.minimum) is int  # another kind is refused below
        if numbers and self.limit < self.minimum:
            raise ValueError(
                t(
                    "the limit is {limit} faan, below the minimum of {minimum}: no hand could win",
                    limit=self.limit,
                    minimum=self.minimum,
                )
            )

    def _check_table(self) -> None:
        first, last = self.bands[0][0], self.bands[-1][0]
        if first > self.minimum:
            raise ValueError(
                t(
                    "the table begins at {first} faan, but {minimum} are enough to win",
                    first=first,
                    minimum=self.minimum,
                )
            )
        has_gaps = last - first >= len(self.bands)
        if last < self.limit and not has_gaps:  # only bands hold on after their last row
            raise ValueError(
                t(
                    "the table ends at {last} faan, but the limit is {limit}",
                    last=last,
                    limit=self.limit,
                )
            )

    @property
    def bands(self) -> Bands:
        """The table as pairs of faan and units."""
        return TABLES[self.table] if isinstance(self.table, str) else self.table


ALLOWED = Rules.ALLOWED
"""The values that each rule can take, the default first; a table and points per unit are open."""

HINGES = rule_sets.rule_hinges(Rules)
"""A win for each rule, in the one-line notation: another value gives another answer."""

_DOCUMENTS = Rules()
RULES: Mapping[str, Rules] = {
    "documents": _DOCUMENTS,
    "english-wikipedia": replace(
        _DOCUMENTS,
        points_per_unit=STAKES["ji-ng-gai"].points_per_unit,
        limit_hand_value="listed",
        concealed_kong_breaks_concealed=False,
        flowers=True,
        flower_replacement=1,
        seven_flowers=3,
        eight_flowers=13,
    ),
    "hkma": replace(
        _DOCUMENTS,
        points_per_unit=STAKES["jat-ji-man"].points_per_unit,
        small_winds="limit",
        double_kong_replacement="limit",
        flowers=True,
        robbed_kong="self-draw",
    ),
}
"""Rule sets by name; "documents" is the default everywhere."""

DEFAULT = RULES["documents"]

SOURCES = rule_sets.sources(Rules, ALLOWED)
"""For each rule and each value that it can take, where that value comes from, and how sure.

>>> SOURCES["limit"][10]
Source(where='C, "Das Limit"', sure='document')
"""


def name_of(rules: Rules) -> str:
    """The name of a rule set, or "" for rules put together by hand.

    >>> name_of(Rules()), name_of(Rules(limit=8))
    ('documents', '')
    """
    return rule_sets.name_among(rules, RULES)


def rules_of(rules: Rules | str) -> Rules:
    """The rules themselves, or the rule set of that name.

    >>> rules_of("hkma").points_per_unit
    2
    """
    return rules if isinstance(rules, Rules) else rule_sets.find(rules, RULES)
