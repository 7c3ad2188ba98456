"""The yaku, one row each.

A row says what the yaku is called, what it is worth closed and open, what it
needs in words, where that is said, how it is recognised, its family, and the rule that
switches it, if there is one. Recognition looks at one of a few small sets of facts, so a
predicate is a line or two:

* :class:`Situation`: how the hand was won;
* :class:`Honours`: triplets and pair of winds and dragons;
* ``shape.Counts``: how many blocks of a reading are runs, closed, honours and so on;
* the runs and triplets of a reading themselves, as a whole number (see ``shape``);
* the hand itself, for the few yaku of one suit.

Rows of one set exclude each other where the rules do (no iipeikou in a
ryanpeikou), so adding up what is recognised is enough. A new yaku is a new row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, NamedTuple, TypeAlias

from mahjong_lessons.core.hand import Hand
from mahjong_lessons.core.packed import EVERY, ONE, ninth_gate
from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.tiles import parse_tiles
from mahjong_lessons.riichi import shape
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.riichi.win import Circumstance


class Situation(NamedTuple):
    """How the hand was won."""

    circumstances: frozenset[Circumstance]
    tsumo: bool
    closed: bool


class Honours(NamedTuple):
    """Triplets and pair of honours, by their place from 0 (East) to 6 (Red)."""

    sets: frozenset[int]
    pair: int
    """The pair's place, or -1 if the pair is no honour."""
    seat: int
    round: int


HOW, TILES, SHAPE, YAKUMAN = "how it was won", "which tiles", "what shape", "yakuman"
FAMILIES = (HOW, TILES, SHAPE, YAKUMAN)
"""Families of yaku, by the question that finds them."""

Test: TypeAlias = Callable[[Any], bool]
"""Recognises a yaku in facts of its kind."""


class Worth(NamedTuple):
    """What a yaku is worth: han closed and open, or so many yakuman, or a mangan at least.

    0 open: it needs a closed hand. Yakuman are those of a table that pays doubles.
    """

    closed: int = 0
    open: int = 0
    yakuman: int = 0
    mangan: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class Yaku:
    """One yaku; what it is worth closed, open and in yakuman is as in :class:`Worth`.

    ``test`` recognises it in facts of its kind. Where tables differ, ``rule`` names the rule,
    and ``under`` says what the yaku is worth under those of its values that change it.
    """

    name: str
    kanji: str
    english: str
    closed: int
    open: int
    needs: str
    source: str
    test: Test
    _: KW_ONLY
    family: str
    """The question that finds it: one of :data:`FAMILIES`."""
    yakuman: int = 0
    rule: str = ""
    under: Mapping[object, Worth] = field(default_factory=dict)
    runs: tuple[int, int] = (0, 4)
    """The fewest and the most runs that a hand of four blocks can have for it."""
    trace: int = -1
    """A reading's number that has none of these bits set cannot have the yaku."""

    def worth(self, *, rules: Rules) -> Worth:
        """What it is worth under these rules.

        >>> BY_NAME["tanyao"].worth(rules=Rules(open_tanyao=False))
        Worth(closed=1, open=0, yakuman=0, mangan=False)
        """
        worth = Worth(self.closed, self.open, self.yakuman)
        if self.rule:
            worth = self.under.get(getattr(rules, self.rule), worth)
        return worth if rules.double_yakuman else worth._replace(yakuman=min(worth.yakuman, 1))

    def as_record(self) -> Record:
        """The row as plain data: what it is worth where no rule says otherwise.

        >>> record = BY_NAME["tanyao"].as_record()
        >>> record["name"], record["closed"], record["open"], record["rule"]
        ('tanyao', 1, 1, 'open_tanyao')
        """
        worth = ("closed", "open", "yakuman")
        told = record(self, "name", "kanji", "english", *worth, "source", "family", "rule")
        return told | {"needs": t(self.needs)}

    def __reduce__(self) -> tuple[Any, ...]:
        return _of_name, (self.name,)  # its test has no name to find it by

    def __str__(self) -> str:
        return self.name


def _of_name(name: str) -> Yaku:
    return BY_NAME[name]


# --- recognising --------------------------------------------------------------

_RUNS = sum(1 << 3 * place for place in range(21))
_MAN_RUNS = 0o7777777
_RUNS_123 = 1 | 1 << 21 | 1 << 42
"""The place of 123 in each suit; 456 and 789 lie 9 and 18 bits further."""
_TWO_ALIKE = _RUNS << 1 | _RUNS << 2


def _on(circumstance: Circumstance) -> Callable[[Situation], bool]:
    return lambda situation: circumstance in situation.circumstances


def _honour_set(place: int) -> Callable[[Honours], bool]:
    return lambda honours: place in honours.sets


_DRAGONS = frozenset({4, 5, 6})
_WINDS = frozenset({0, 1, 2, 3})


def _twins(number: int) -> int:
    """How many pairs of identical runs; the three bits of a run count up to four of it."""
    if not number & _TWO_ALIKE:
        return 0
    return (number >> 1 & _RUNS).bit_count() + 2 * (number >> 2 & _RUNS).bit_count()


def _presence(number: int) -> int:
    """One bit for each run that is there at all, at every third place."""
    return (number | number >> 1 | number >> 2) & _RUNS


def _same_runs(number: int) -> bool:
    runs = _presence(number)
    return bool(runs & runs >> 21 & runs >> 42 & _MAN_RUNS)


def _straight(number: int) -> bool:
    runs = _presence(number)
    return bool(runs & runs >> 9 & runs >> 18 & _RUNS_123)


def _same_sets(number: int) -> bool:
    sets = number >> shape.SETS
    return bool(sets & sets >> 9 & sets >> 18 & 0o777)


_NOT_GREEN = EVERY - sum(ONE[tile.kind] for tile in parse_tiles("23468s6z"))


def _all_green(hand: Hand) -> bool:
    counts = hand.all_counts
    return not (counts | counts >> 1 | counts >> 2) & _NOT_GREEN


def _gates(*, pure: bool) -> Test:
    """Nine gates that waited for all nine tiles, so that the extra tile won; or not."""

    def test(hand: Hand) -> bool:
        extra = None if hand.melds else ninth_gate(hand.counts)
        won = hand.winning is not None and extra == hand.winning.kind
        return extra is not None and won is pure

    return test


_WIKI = "riichi.wiki"  # the course's documents take the fu and the tables, not the yaku
_E_LIMITS = 'E, "Mangan und mehr"'

# The rows below are a table: name, kanji, English name, han closed, han open, what it needs,
# source, test, family; then what applies: yakuman, the rule and what it changes, runs, trace.
# One row a yaku reads better than one a word.
# fmt: off
SITUATION_YAKU = (
    Yaku("riichi", "立直", N_("riichi"), 1, 0, N_("a closed hand, declared when one tile away"),
         _WIKI, _on(Circumstance.RIICHI), family=HOW),
    Yaku("double riichi", "両立直", N_("double riichi"), 2, 0, N_("riichi with the first discard"),
         _WIKI, _on(Circumstance.DOUBLE_RIICHI), family=HOW),
    Yaku("ippatsu", "一発", N_("one shot"), 1, 0,
         N_("a win within a turn of riichi, before any call"),
         _WIKI, _on(Circumstance.IPPATSU), family=HOW, rule="ippatsu", under={False: Worth()}),
    Yaku("menzen tsumo", "門前清自摸和", N_("closed self-draw"), 1, 0,
         N_("a closed hand won by tsumo"),
         "B, example 3", lambda s: s.tsumo and s.closed, family=HOW),
    Yaku("rinshan", "嶺上開花", N_("after a kan"), 1, 1, N_("a win on a kan's replacement tile"),
         "B, special case 4", _on(Circumstance.RINSHAN), family=HOW),
    Yaku("chankan", "搶槓", N_("robbing a kan"), 1, 1,
         N_("a ron on the tile that is added to a pon"),
         _WIKI, _on(Circumstance.CHANKAN), family=HOW),
    Yaku("haitei", "海底摸月", N_("under the sea"), 1, 1,
         N_("a tsumo on the last tile of the wall"),
         "B, special case 4", _on(Circumstance.HAITEI), family=HOW),
    Yaku("houtei", "河底撈魚", N_("under the river"), 1, 1, N_("a ron on the last discard"),
         _WIKI, _on(Circumstance.HOUTEI), family=HOW),
    Yaku("tenhou", "天和", N_("blessing of heaven"), 0, 0, N_("the dealer's dealt tiles win"),
         _WIKI, _on(Circumstance.TENHOU), yakuman=1, family=YAKUMAN),
    Yaku("chiihou", "地和", N_("blessing of earth"), 0, 0, N_("a non-dealer's first draw wins"),
         _WIKI, _on(Circumstance.CHIIHOU), yakuman=1, family=YAKUMAN),
    Yaku("renhou", "人和", N_("blessing of man"), 0, 0, N_("a ron before the first own draw"),
         _WIKI, _on(Circumstance.RENHOU), family=HOW, rule="renhou",
         under={"mangan": Worth(mangan=True), "yakuman": Worth(yakuman=1), "5 han": Worth(5)}),
)
"""Yaku of the way a hand was won."""

COUNT_YAKU = (
    Yaku("pinfu", "平和", N_("no fu"), 1, 0,
         N_("four runs, a pair without value, a two-sided wait"),
         "A, shortcut 1; B, example 3",
         lambda c: c.runs == 4 and c.two_sided and not c.valued_pair, family=SHAPE),
    Yaku("tanyao", "断幺九", N_("all simples"), 1, 1, N_("no terminal and no honour"),
         "D, the example", lambda c: not c.outside,
         family=TILES, rule="open_tanyao", under={False: Worth(closed=1)}),
    Yaku("chanta", "混全帯幺九", N_("outside hand"), 2, 1,
         N_("a terminal or honour in every block, a run and an honour among them"),
         _WIKI, lambda c: c.runs and c.honours and c.outside == c.blocks, family=TILES),
    Yaku("junchan", "純全帯幺九", N_("pure outside hand"), 3, 2,
         N_("a terminal in every block, a run among them, no honour"),
         _WIKI, lambda c: c.runs and not c.honours and c.outside == c.blocks, family=TILES),
    Yaku("honroutou", "混老頭", N_("terminals and honours"), 2, 2,
         N_("terminals and honours alone"),
         _WIKI, lambda c: not c.runs and c.outside == c.blocks and 0 < c.honours < c.blocks,
         family=TILES),
    Yaku("chiitoitsu", "七対子", N_("seven pairs"), 2, 0, N_("seven different pairs"),
         "A, shortcut 2; B, special case 1", lambda c: c.pairs == 7, family=SHAPE),
    Yaku("toitoi", "対々和", N_("all triplets"), 2, 2, N_("four triplets or kans"),
         _WIKI, lambda c: not c.runs and c.pairs == 1, family=SHAPE),
    Yaku("sanankou", "三暗刻", N_("three closed triplets"), 2, 2,
         N_("three closed triplets or kans"),
         _WIKI, lambda c: c.closed == 3, family=SHAPE),
    Yaku("sankantsu", "三槓子", N_("three kans"), 2, 2,
         N_("three kans"), _WIKI, lambda c: c.kans == 3,
         family=SHAPE),
    Yaku("honitsu", "混一色", N_("half flush"), 3, 2, N_("one suit and honours"),
         _WIKI, lambda c: c.suits == 1 and c.honours, family=TILES),
    Yaku("chinitsu", "清一色", N_("full flush"), 6, 5, N_("one suit alone"),
         _WIKI, lambda c: c.suits == 1 and not c.honours, family=TILES),
    Yaku("suuankou", "四暗刻", N_("four closed triplets"), 0, 0, N_("four closed triplets or kans"),
         _E_LIMITS, lambda c: c.closed == 4 and not c.for_the_pair, yakuman=1, family=YAKUMAN),
    Yaku("suuankou tanki", "四暗刻単騎", N_("four closed triplets, pair wait"), 0, 0,
         N_("four closed triplets or kans, and a wait for the pair"),
         _E_LIMITS, lambda c: c.closed == 4 and c.for_the_pair, yakuman=2, family=YAKUMAN),
    Yaku("suukantsu", "四槓子", N_("four kans"), 0, 0, N_("four kans"),
         _WIKI, lambda c: c.kans == 4, yakuman=1, family=YAKUMAN),
    Yaku("tsuuiisou", "字一色", N_("all honours"), 0, 0, N_("honours alone"),
         _WIKI, lambda c: not c.suits, yakuman=1, family=YAKUMAN),
    Yaku("chinroutou", "清老頭", N_("all terminals"), 0, 0, N_("terminals alone"),
         _WIKI, lambda c: not c.runs and not c.honours and c.outside == c.blocks, yakuman=1,
         family=YAKUMAN),
)
"""Yaku that show in the counts of a reading."""

BLOCK_YAKU = (
    Yaku("iipeikou", "一盃口", N_("twin runs"), 1, 0, N_("two identical runs"),
         _WIKI, lambda n: _twins(n) == 1, runs=(2, 4), trace=_TWO_ALIKE, family=SHAPE),
    Yaku("ryanpeikou", "二盃口", N_("two twin runs"), 3, 0, N_("twice two identical runs"),
         _WIKI, lambda n: _twins(n) == 2, runs=(4, 4), trace=_TWO_ALIKE, family=SHAPE),
    Yaku("sanshoku doujun", "三色同順", N_("three-coloured runs"), 2, 1,
         N_("the same run in all suits"),
         _WIKI, _same_runs, runs=(3, 4), trace=_MAN_RUNS, family=SHAPE),
    Yaku("ittsu", "一気通貫", N_("straight"), 2, 1, N_("123, 456 and 789 of one suit"),
         _WIKI, _straight, runs=(3, 4), trace=7 * _RUNS_123, family=SHAPE),
    Yaku("sanshoku doukou", "三色同刻", N_("three-coloured triplets"), 2, 2,
         N_("the same triplet in all suits"),
         _WIKI, _same_sets, runs=(0, 1), trace=0o777 << shape.SETS, family=SHAPE),
)
"""Yaku that show in the runs and triplets themselves."""

ONE_SUIT_YAKU = (
    Yaku("ryuuiisou", "緑一色", N_("all green"), 0, 0,
         N_("2, 3, 4, 6, 8 sou and green dragons alone"),
         _WIKI, _all_green, yakuman=1, family=YAKUMAN),
    Yaku("chuuren poutou", "九蓮宝燈", N_("nine gates"), 0, 0,
         N_("closed 1112345678999 of one suit and one more of it"),
         _WIKI, _gates(pure=False), yakuman=1, family=YAKUMAN),
    Yaku("junsei chuuren poutou", "純正九蓮宝燈", N_("pure nine gates"), 0, 0,
         N_("nine gates that waited for all nine tiles"),
         _E_LIMITS, _gates(pure=True), yakuman=2, family=YAKUMAN),
)
"""Yaku of hands with one suit, recognised in the hand itself."""

HONOUR_YAKU = (
    Yaku("haku", "白", N_("white dragon"), 1, 1, N_("a triplet of white dragons"),
         "B, example 2", _honour_set(4), family=TILES),
    Yaku("hatsu", "發", N_("green dragon"), 1, 1,
         N_("a triplet of green dragons"), _WIKI, _honour_set(5),
         family=TILES),
    Yaku("chun", "中", N_("red dragon"), 1, 1,
         N_("a triplet of red dragons"), _WIKI, _honour_set(6),
         family=TILES),
    Yaku(N_("round wind"), "場風", N_("round wind"), 1, 1, N_("a triplet of the round wind"),
         'E, "Zuerst die Han zählen"', lambda h: h.round in h.sets, family=TILES),
    Yaku(N_("seat wind"), "自風", N_("seat wind"), 1, 1, N_("a triplet of the own seat wind"),
         _WIKI, lambda h: h.seat in h.sets, family=TILES),
    Yaku("shousangen", "小三元", N_("little three dragons"), 2, 2,
         N_("two triplets of dragons and a pair of the third"),
         _WIKI, lambda h: len(h.sets & _DRAGONS) == 2 and h.pair in _DRAGONS, family=TILES),
    Yaku("daisangen", "大三元", N_("big three dragons"), 0, 0, N_("three triplets of dragons"),
         _E_LIMITS, lambda h: h.sets >= _DRAGONS, yakuman=1, family=YAKUMAN),
    Yaku("shousuushii", "小四喜", N_("little four winds"), 0, 0,
         N_("three triplets of winds and a pair of the fourth"),
         _WIKI, lambda h: len(h.sets & _WINDS) == 3 and h.pair in _WINDS, yakuman=1,
         family=YAKUMAN),
    Yaku("daisuushii", "大四喜", N_("big four winds"), 0, 0, N_("four triplets of winds"),
         _E_LIMITS, lambda h: h.sets >= _WINDS, yakuman=2, family=YAKUMAN),
)
"""Yaku of triplets and pairs of honours."""

ORPHAN_YAKU = (
    Yaku("kokushi musou", "国士無双", N_("thirteen orphans"), 0, 0,
         N_("one of each terminal and honour, and one more of them"),
         _E_LIMITS, lambda waited_for_all: not waited_for_all, yakuman=1, family=YAKUMAN),
    Yaku("kokushi juusanmen", "国士無双十三面", N_("thirteen orphans, thirteen-sided wait"), 0, 0,
         N_("thirteen orphans that waited for all thirteen tiles"),
         _E_LIMITS, lambda waited_for_all: waited_for_all, yakuman=2, family=YAKUMAN),
)
"""Thirteen orphans, told apart by whether the hand waited for all thirteen tiles."""
# fmt: on

FED = frozenset({"daisangen", "daisuushii", "suukantsu"})
"""The yakuman that a player becomes liable for by feeding their last open set (pao)."""

YAKU = (
    *SITUATION_YAKU,
    *COUNT_YAKU,
    *BLOCK_YAKU,
    *HONOUR_YAKU,
    *ONE_SUIT_YAKU,
    *ORPHAN_YAKU,
)
"""All yaku, in the order in which a score lists them."""

BY_NAME = {row.name: row for row in YAKU}
