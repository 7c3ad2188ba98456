"""The patterns that bring faan, one row each.

A row says what the pattern is called, what it is worth, what it needs in words, where
that is said, how it is recognised in the :class:`Facts` of a reading, its family, which
tiles earn it, and which other patterns it takes the place of. A new pattern is a new row.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from typing import Any

from mahjong_lessons.core.readings import Form
from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.tiles import BONUS_TILES
from mahjong_lessons.hongkong.earning import (
    EarnedBy,
    all_tiles,
    blocks,
    bonus_tiles,
    chows,
    dragons,
    honour_set,
    kongs,
    no_tiles,
    seat_bonus,
    sets,
    winds,
    winning_tile,
)
from mahjong_lessons.hongkong.facts import Facts
from mahjong_lessons.hongkong.rules import Rules
from mahjong_lessons.hongkong.win import Circumstance

HOW, TILES, SHAPE = "how it was won", "which tiles", "what shape"
LIMIT_HANDS, FLOWERS = "limit hands", "flowers"
FAMILIES = (HOW, TILES, SHAPE, LIMIT_HANDS, FLOWERS)
"""Families of patterns, by the question that finds them."""

LIMIT = "limit"
"""What a limit hand is worth: the limit, or what lists print (``Rules.limit_hand_value``)."""


@dataclass(frozen=True, eq=False, slots=True)
class Pattern:
    """One pattern; ``faan`` may be :data:`LIMIT`.

    ``test`` recognises it. ``rule`` names the rule that gives the faan where tables differ;
    ``included`` are faan of other lines that the rule's value holds already. ``listed`` is
    what lists print for a limit hand. ``excludes`` are the patterns that it takes the place
    of; a limit hand takes the place of all.
    """

    name: str
    cantonese: str
    romanised: str
    faan: int | str
    needs: str
    source: str
    test: Callable[[Facts], bool]
    _: KW_ONLY
    family: str
    """The question that finds it: one of :data:`FAMILIES`."""
    earned_by: EarnedBy
    """The tiles of a reading of a win that earn it; of flowers, their names."""
    rule: str = ""
    included: int = 0
    listed: int = 0
    excludes: tuple[str, ...] = ()

    @property
    def bonus(self) -> bool:
        """Whether flowers bring it, and not the tiles of the hand."""
        return self.family == FLOWERS

    def worth(self, *, rules: Rules) -> tuple[int, bool]:
        """Faan under these rules, 0 where it does not count; and whether it is a limit hand.

        >>> BY_NAME["all honours"].worth(rules=Rules(limit=13))
        (13, True)
        """
        value: int | str = getattr(rules, self.rule) if self.rule else self.faan
        if value == LIMIT:
            return (self.listed if rules.limit_hand_value == "listed" else rules.limit), True
        return max(0, int(value) - self.included), False

    def as_record(self) -> Record:
        """The row as plain data: what it is worth where no rule says otherwise.

        >>> record = BY_NAME["small dragons"].as_record()
        >>> record["faan"], record["included"], record["rule"]
        (5, 2, 'small_dragons')
        """
        worth = ("faan", "included", "listed")
        told = record(self, "name", "cantonese", "romanised", *worth, "source", "family", "rule")
        return told | {"needs": t(self.needs), "excludes": list(self.excludes)}

    def __reduce__(self) -> tuple[Any, ...]:
        return _of_name, (self.name,)  # its test has no name to find it by

    def __str__(self) -> str:
        return self.name


def _of_name(name: str) -> Pattern:
    return BY_NAME[name]


_WINDS, _DRAGONS = frozenset({0, 1, 2, 3}), frozenset({4, 5, 6})
_AFTER_A_KONG = frozenset({Circumstance.KONG_REPLACEMENT, Circumstance.DOUBLE_KONG_REPLACEMENT})


def _on(circumstance: Circumstance) -> Callable[[Facts], bool]:
    return lambda facts: circumstance in facts.circumstances


def _set_of(place: int) -> Callable[[Facts], bool]:
    return lambda facts: place in facts.sets


# --- the rows ------------------------------------------------------------------------

_EN = "English Wikipedia"
_YUE = "Cantonese Wikipedia, quoted by others"
_BOTH = f"{_EN}; {_YUE}"
_SINGLE_FLOWERS = ("seat flower", "seat season")
_FLOWERS = (*_SINGLE_FLOWERS, "all flowers", "all seasons")

# The rows are a table: name, Cantonese, Jyutping, faan, what it needs, source, test; then
# family, what earns it, and what applies: the rule that gives the faan, what lists print, what it
# excludes.
# fmt: off
PATTERNS = (
    Pattern(N_("self-draw"), "自摸", "zi6 mo1", 1, N_("the winning tile was drawn"),
            _BOTH, lambda f: f.self_draw, family=HOW, earned_by=winning_tile),
    Pattern(N_("concealed"), "門前清", "mun4 cin4 cing1", 1, N_("nothing was called"),
            _EN, lambda f: f.closed, family=HOW, earned_by=no_tiles),
    Pattern(N_("last tile"), "海底撈月", "hoi2 dai2 laau4 jyut6", 1,
            N_("a win on the last tile of the wall, or on the last discard"),
            _BOTH, _on(Circumstance.LAST_TILE), family=HOW, earned_by=winning_tile),
    Pattern(N_("kong replacement"), "槓上開花", "gong3 soeng6 hoi1 faa1", 1,
            N_("a win on the tile drawn after a kong"),
            _BOTH, lambda f: not f.circumstances.isdisjoint(_AFTER_A_KONG),
            family=HOW, earned_by=winning_tile),
    Pattern(N_("double kong replacement"), "槓上槓", "gong3 soeng6 gong3", 8,
            N_("a win on the tile drawn after two kongs in a row"),
            f"{_EN}; riichi_advanced", _on(Circumstance.DOUBLE_KONG_REPLACEMENT),
            rule="double_kong_replacement", listed=10, excludes=("kong replacement",),
            family=HOW, earned_by=winning_tile),
    Pattern(N_("robbing kong"), "搶槓", "coeng2 gong3", 1,
            N_("a win on the tile that another player adds to a pung"),
            _BOTH, _on(Circumstance.ROBBING_KONG), family=HOW, earned_by=winning_tile),
    Pattern(N_("flower replacement"), "花上自摸", "faa1 soeng6 zi6 mo1", 0,
            N_("a win on the tile that replaces a flower"),
            _BOTH, _on(Circumstance.FLOWER_REPLACEMENT), rule="flower_replacement",
            family=HOW, earned_by=winning_tile),
    Pattern(N_("white dragon"), "白板", "baak6 baan2", 1, N_("a pung of white dragons"),
            _BOTH, _set_of(4), family=TILES, earned_by=honour_set(4)),
    Pattern(N_("green dragon"), "發財", "faat3 coi4", 1, N_("a pung of green dragons"),
            _BOTH, _set_of(5), family=TILES, earned_by=honour_set(5)),
    Pattern(N_("red dragon"), "紅中", "hung4 zung1", 1, N_("a pung of red dragons"),
            _BOTH, _set_of(6), family=TILES, earned_by=honour_set(6)),
    Pattern(N_("seat wind"), "門風", "mun4 fung1", 1, N_("a pung of the own seat wind"),
            _BOTH, lambda f: f.seat in f.sets,
            family=TILES, earned_by=blocks(lambda block, win: block.first == win.seat.kind)),
    Pattern(N_("round wind"), "圈風", "hyun1 fung1", 1, N_("a pung of the round wind"),
            _BOTH, lambda f: f.round in f.sets,
            family=TILES, earned_by=blocks(lambda block, win: block.first == win.round.kind)),
    Pattern(N_("mixed one suit"), "混一色", "wan6 jat1 sik1", 3, N_("one suit and honours"),
            _BOTH, lambda f: f.suits == 1 and f.honours, family=TILES, earned_by=all_tiles),
    Pattern(N_("pure one suit"), "清一色", "cing1 jat1 sik1", 7, N_("one suit alone"),
            _BOTH, lambda f: f.suits == 1 and not f.honours, rule="pure_one_suit",
            family=TILES, earned_by=all_tiles),
    Pattern(N_("mixed orphans"), "花么", "faa1 jiu1", 1,
            N_("pungs and a pair of terminals and honours, both among them"),
            _BOTH, lambda f: f.all_pungs and f.terminals and f.honours and not f.simples,
            family=TILES, earned_by=all_tiles),
    Pattern(N_("common hand"), "平糊", "ping4 wu4", 1, N_("four chows and any pair"),
            _BOTH, lambda f: f.chows == 4, family=SHAPE, earned_by=chows),
    Pattern(N_("all pungs"), "對對糊", "deoi3 deoi3 wu4", 3, N_("four pungs or kongs"),
            _BOTH, lambda f: f.all_pungs, family=SHAPE, earned_by=sets),
    Pattern(N_("seven pairs"), "七對子", "cat1 deoi3 zi2", 0, N_("seven different pairs"),
            f"{_EN}: some tables", lambda f: f.form is Form.CHIITOITSU,
            rule="seven_pairs", excludes=("concealed",), family=SHAPE, earned_by=all_tiles),
    Pattern(N_("small dragons"), "小三元", "siu2 saam1 jyun4", 5,
            N_("two pungs of dragons and a pair of the third; their own faan come on top"),
            _BOTH, lambda f: len(f.sets & _DRAGONS) == 2 and f.pair in _DRAGONS,
            rule="small_dragons", included=2, family=SHAPE, earned_by=dragons),
    Pattern(N_("great dragons"), "大三元", "daai6 saam1 jyun4", 5,
            N_("three pungs of dragons; their own faan come on top"),
            _BOTH, lambda f: f.sets >= _DRAGONS, family=SHAPE, earned_by=dragons),
    Pattern(N_("small winds"), "小四喜", "siu2 sei3 hei2", 6,
            N_("three pungs of winds and a pair of the fourth"),
            _BOTH, lambda f: len(f.sets & _WINDS) == 3 and f.pair in _WINDS,
            rule="small_winds", listed=10, family=SHAPE, earned_by=winds),
    Pattern(N_("four concealed"), "坎坎糊", "ham2 ham2 wu4", LIMIT,
            N_("four pungs or kongs, none of them finished by another player's tile"),
            _EN, lambda f: f.concealed == 4,
            rule="four_concealed", listed=10, excludes=("all pungs",),
            family=LIMIT_HANDS, earned_by=sets),
    Pattern(N_("all honours"), "字一色", "zi6 jat1 sik1", LIMIT, N_("winds and dragons alone"),
            _BOTH, lambda f: not f.suits, listed=10, family=LIMIT_HANDS, earned_by=all_tiles),
    Pattern(N_("all terminals"), "清么九", "cing1 jiu1 gau2", LIMIT, N_("ones and nines alone"),
            _BOTH, lambda f: f.all_pungs and not f.honours and not f.simples, listed=10,
            family=LIMIT_HANDS, earned_by=all_tiles),
    Pattern(N_("nine gates"), "九子連環", "gau2 zi2 lin4 waan4", LIMIT,
            N_("1112345678999 of one suit in the hand, and one more tile of it"),
            _BOTH, lambda f: f.nine_gates, listed=10, family=LIMIT_HANDS, earned_by=all_tiles),
    Pattern(N_("great winds"), "大四喜", "daai6 sei3 hei2", LIMIT, N_("four pungs of winds"),
            _BOTH, lambda f: f.sets >= _WINDS, listed=13, family=LIMIT_HANDS, earned_by=winds),
    Pattern(N_("four kongs"), "十八羅漢", "sap6 baat3 lo4 hon3", LIMIT, N_("four kongs"),
            _BOTH, lambda f: f.kongs == 4, listed=13, family=LIMIT_HANDS, earned_by=kongs),
    Pattern(N_("thirteen orphans"), "十三么", "sap6 saam1 jiu1", LIMIT,
            N_("one of each terminal and honour, and one more of them"),
            _BOTH, lambda f: f.form is Form.KOKUSHI, listed=13,
            family=LIMIT_HANDS, earned_by=all_tiles),
    Pattern(N_("heavenly hand"), "天糊", "tin1 wu4", LIMIT,
            N_("the dealer wins with the tiles dealt"),
            _BOTH, _on(Circumstance.HEAVENLY), listed=13, family=LIMIT_HANDS, earned_by=no_tiles),
    Pattern(N_("earthly hand"), "地糊", "dei6 wu4", LIMIT,
            N_("another player wins on the first turn, before any call"),
            _BOTH, _on(Circumstance.EARTHLY), listed=13, family=LIMIT_HANDS, earned_by=no_tiles),
    Pattern(N_("no flowers"), "無花", "mou4 faa1", 1, N_("flowers are in play, and none was drawn"),
            _BOTH, lambda f: f.flowers_in_play and not f.bonus, family=FLOWERS, earned_by=no_tiles),
    Pattern(N_("seat flower"), "正花", "zing3 faa1", 1,
            N_("the flower with the number of the own seat"),
            _BOTH, lambda f: f.seat + 1 in f.flowers, family=FLOWERS, earned_by=seat_bonus("F")),
    Pattern(N_("seat season"), "正花", "zing3 faa1", 1,
            N_("the season with the number of the own seat"),
            _BOTH, lambda f: f.seat + 1 in f.seasons, family=FLOWERS, earned_by=seat_bonus("S")),
    Pattern(N_("all flowers"), "一台花", "jat1 toi4 faa1", 2, N_("all four flowers"),
            _BOTH, lambda f: f.flowers == BONUS_TILES, excludes=("seat flower",),
            family=FLOWERS, earned_by=bonus_tiles("F")),
    Pattern(N_("all seasons"), "一台花", "jat1 toi4 faa1", 2, N_("all four seasons"),
            _BOTH, lambda f: f.seasons == BONUS_TILES, excludes=("seat season",),
            family=FLOWERS, earned_by=bonus_tiles("S")),
    Pattern(N_("seven flowers"), "七隻花", "cat1 zek3 faa1", 0, N_("seven flowers and seasons"),
            _BOTH, lambda f: f.bonus == 7,
            rule="seven_flowers", excludes=_FLOWERS, family=FLOWERS, earned_by=bonus_tiles("FS")),
    Pattern(N_("eight flowers"), "八隻花", "baat3 zek3 faa1", 0, N_("all flowers and seasons"),
            _BOTH, lambda f: f.bonus == 8,
            rule="eight_flowers", excludes=_FLOWERS, family=FLOWERS, earned_by=bonus_tiles("FS")),
)
# fmt: on
"""All patterns, in the order in which a score lists them."""

BY_NAME = {pattern.name: pattern for pattern in PATTERNS}
