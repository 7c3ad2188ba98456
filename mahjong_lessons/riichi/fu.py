"""What brings fu, and how many.

Every number that a fu recipe adds stands here, once. Documents A, B and D teach the
same numbers in three orders (see ``recipes``); where they differ, a field of
``Rules`` decides. Beside the numbers stand the reasons that a line gives for them; a whole
count is put together in ``fu_count``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from mahjong_lessons.core.readings import WAIT_WORDS, Block, BlockKind, Form, Reading, Wait
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.tiles import FIRST_DRAGON, Tile, Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.riichi.win import Circumstance, Win


class Part(StrEnum):
    """The parts of a count, in the order in which its lines stand."""

    BASE = "base"
    WON = "won"
    SET = "sets"
    PAIR = "pair"
    WAIT = "wait"


_PART_WORDS = (N_("base"), N_("won"), N_("sets"), N_("pair"), N_("wait"))
"""The values of the parts, which are words that a learner reads."""


class FuKind(StrEnum):
    """What a line of the count is for."""

    FUUTEI = "fuutei"
    CHIITOITSU = "chiitoitsu"
    KOKUSHI = "kokushi"
    MENZEN_KAFU = "menzen-kafu"
    RON = "ron"
    TSUMO = "tsumo"
    SHUNTSU = "shuntsu"
    MINKOU = "minkou"
    ANKOU = "ankou"
    MINKAN = "minkan"
    ANKAN = "ankan"
    JANTOU = "jantou"
    RYANMEN = "ryanmen"
    SHANPON = "shanpon"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    TANKI = "tanki"

    @property
    def part(self) -> Part:
        """The part of the count that it belongs to."""
        return _KINDS[self][0]

    @property
    def word(self) -> str:
        """Its English name.

        >>> FuKind.MINKOU.word
        'open triplet'
        """
        return t(_KINDS[self][1])


_KINDS: Mapping[FuKind, tuple[Part, str]] = {
    FuKind.FUUTEI: (Part.BASE, N_("base")),
    FuKind.CHIITOITSU: (Part.BASE, N_("seven pairs")),
    FuKind.KOKUSHI: (Part.BASE, N_("thirteen orphans")),
    FuKind.MENZEN_KAFU: (Part.WON, N_("closed ron")),
    FuKind.RON: (Part.WON, N_("open ron")),
    FuKind.TSUMO: (Part.WON, N_("tsumo")),
    FuKind.SHUNTSU: (Part.SET, N_("run")),
    FuKind.MINKOU: (Part.SET, N_("open triplet")),
    FuKind.ANKOU: (Part.SET, N_("closed triplet")),
    FuKind.MINKAN: (Part.SET, N_("open kan")),
    FuKind.ANKAN: (Part.SET, N_("closed kan")),
    FuKind.JANTOU: (Part.PAIR, N_("pair")),
    **{
        FuKind(wait.value): (Part.WAIT, WAIT_WORDS[wait])
        for wait in Wait
        if wait is not Wait.JUUSANMEN
    },
}


BASE_FU = 20
"""Every standard hand starts here (A "Das Rezept", B step 1)."""

CLOSED_RON_FU = 10
"""Menzen-kafu (A, B step 2); document D starts at 30 instead."""

TSUMO_FU = 2
CHIITOITSU_FU = 25
VALUE_PAIR_FU = 2

SET_FU: Mapping[FuKind, tuple[int, int]] = {
    FuKind.SHUNTSU: (0, 0),
    FuKind.MINKOU: (2, 4),
    FuKind.ANKOU: (4, 8),
    FuKind.MINKAN: (8, 16),
    FuKind.ANKAN: (16, 32),
}
"""Fu of a set: of simples, and of terminals or honours (A, B step 3, D "Pon")."""

WAIT_FU: Mapping[FuKind, int] = {
    FuKind.RYANMEN: 0,
    FuKind.SHANPON: 0,
    FuKind.KANCHAN: 2,
    FuKind.PENCHAN: 2,
    FuKind.TANKI: 2,
}
"""Fu of the wait that the winning tile ended (A, B step 5, D "Wachtend Spel")."""


MOST_FU = BASE_FU + CLOSED_RON_FU + 4 * SET_FU[FuKind.ANKAN][True] + 2 * VALUE_PAIR_FU + 2
"""No hand sums up to more: a closed ron on the double-wind pair beside four closed kans."""


def round_up_fu(raw: int) -> int:
    """Round a sum of fu up to the next 10 (A, B step 6, D).

    >>> round_up_fu(32), round_up_fu(40)
    (40, 40)
    """
    return -(-raw // 10) * 10


def counted_fu(raw: int, *, by_ron: bool, rules: Rules) -> int:
    """What a sum of fu counts for: rounded up, but an open hand without fu has its own rule.

    Only that hand sums up to 20 by ron (B special case 3, D exception 2).

    >>> counted_fu(20, by_ron=True, rules=Rules()), counted_fu(20, by_ron=False, rules=Rules())
    (30, 20)
    """
    return rules.open_pinfu_fu if by_ron and raw == BASE_FU else round_up_fu(raw)


def is_pinfu(win: Win, reading: Reading) -> bool:
    """Closed, four runs, a pair without value, a two-sided wait (B, special cases).

    >>> win = Win.parse("234567m345p99p67s tsumo 8s")
    >>> [is_pinfu(win, reading) for reading in win.readings]
    [True]
    """
    return (
        reading.form is Form.STANDARD
        and win.is_closed
        and reading.wait is Wait.RYANMEN
        and all(block.kind is BlockKind.SHUNTSU for block in reading.sets)
        and reading.pair is not None
        and not pair_value(reading.pair.first, win.seat, win.round)
    )


def won_fu(*, by_ron: bool, closed: bool, pinfu: bool, rinshan: bool, rules: Rules) -> int:
    """Fu for the way of winning (A, B step 2, D base 1 and 2 and other 1).

    >>> won_fu(by_ron=True, closed=True, pinfu=False, rinshan=False, rules=Rules())
    10
    """
    if by_ron:
        return CLOSED_RON_FU if closed else 0
    if pinfu:
        return 0
    return rules.rinshan_tsumo_fu if rinshan else TSUMO_FU


def set_kind(block: Block, *, by_ron: bool) -> FuKind:
    """The kind of line that a run, triplet or kan is; ``by_ron``: a ron completed it.

    A triplet finished by ron counts as open (A, B step 5, D "Wachtend Spel").
    """
    if block.kind is BlockKind.SHUNTSU:
        return FuKind.SHUNTSU
    kinds = _KANS if block.kind is BlockKind.KANTSU else _TRIPLETS
    return kinds[block.is_open or by_ron]


_TRIPLETS = {False: FuKind.ANKOU, True: FuKind.MINKOU}
_KANS = {False: FuKind.ANKAN, True: FuKind.MINKAN}


def pair_value(kind: int, seat: Wind, round: Wind) -> int:
    """How often a kind of tile has value as a pair: 0, 1, or 2 (double wind)."""
    return (kind >= FIRST_DRAGON) + (kind == round.kind) + (kind == seat.kind)


def pair_fu(kind: int, seat: Wind, round: Wind, *, rules: Rules) -> int:
    """Fu of a pair (A, B step 4, D other 2).

    >>> from mahjong_lessons.core.tiles import Tile
    >>> pair_fu(Tile.parse("1z").kind, Wind.EAST, Wind.EAST, rules=Rules(double_wind_pair_fu=4))
    4
    """
    return (0, VALUE_PAIR_FU, rules.double_wind_pair_fu)[pair_value(kind, seat, round)]


# --- what each line of a count earns, and why ---------------------------------


class Earned(NamedTuple):
    """What a line of a count earns, before it has words; ``reason`` is their key."""

    kind: FuKind
    fu: int
    reason: str
    block: Block | None = None

    def why(self, *, tiles: str, winning: Tile | None) -> str:
        """The reason in words, with the tiles that earn it and the winning tile."""
        return t(_WHY[self.reason], tiles=tiles, winning=winning, fu=self.fu)


def won_earns(win: Win, reading: Reading, rules: Rules) -> Earned:
    """The line for the way of winning."""
    by_ron = win.by is WinBy.RON
    pinfu = is_pinfu(win, reading)
    rinshan = Circumstance.RINSHAN in win.circumstances
    fu = won_fu(by_ron=by_ron, closed=win.is_closed, pinfu=pinfu, rinshan=rinshan, rules=rules)
    if by_ron:
        kind = FuKind.MENZEN_KAFU if win.is_closed else FuKind.RON
        return Earned(kind, fu, "closed ron" if win.is_closed else "open ron")
    if pinfu:
        return Earned(FuKind.TSUMO, fu, "pinfu tsumo")
    if rinshan:
        return Earned(FuKind.TSUMO, fu, "rinshan" if fu else "rinshan 0")
    return Earned(FuKind.TSUMO, fu, "tsumo" if win.is_closed else "open tsumo")


def set_earns(win: Win, block: Block, *, completed: bool) -> Earned:
    """The line of a run, triplet or kan; ``completed``: the winning tile is in it."""
    by_ron = completed and win.by is WinBy.RON
    kind = set_kind(block, by_ron=by_ron)
    if kind is FuKind.SHUNTSU:
        return Earned(kind, 0, "shuntsu", block)
    reason = f"{kind} {'yaochuu' if block.is_yaochuu else 'simple'}"
    if completed:
        reason += " ron" if by_ron else " tsumo"
    return Earned(kind, SET_FU[kind][block.is_yaochuu], reason, block)


def pair_earns(win: Win, pair: Block, rules: Rules) -> Earned:
    """The line of the pair."""
    fu = pair_fu(pair.first, win.seat, win.round, rules=rules)
    return Earned(FuKind.JANTOU, fu, _pair_reason(win, pair.first), pair)


def _pair_reason(win: Win, kind: int) -> str:
    if kind >= FIRST_DRAGON:
        return "dragon pair"
    if kind == win.seat.kind == win.round.kind:
        return "double-wind pair"
    if kind == win.seat.kind:
        return "seat-wind pair"
    if kind == win.round.kind:
        return "round-wind pair"
    return "guest-wind pair" if Tile(kind).is_honour else "plain pair"


def wait_earns(reading: Reading) -> Earned:
    """The line of the wait that the winning tile ended."""
    kind = FuKind(reading.wait.value)
    return Earned(kind, WAIT_FU[kind], kind.value, reading.completed)


_WHY: Mapping[str, str] = {
    "fuutei": N_("every standard hand starts at {fu}"),
    "chiitoitsu": N_("seven pairs are always {fu}: no other line counts"),
    "kokushi": N_("thirteen orphans are a yakuman, which has a fixed value"),
    "closed ron": N_("won by ron, and nothing was called"),
    "open ron": N_("won by ron with an open hand: nothing is added"),
    "tsumo": N_("the winning tile was drawn"),
    "open tsumo": N_("the winning tile was drawn; an open hand gets this too"),
    "pinfu tsumo": N_("pinfu gives up the 2 fu for tsumo"),
    "rinshan": N_("a replacement tile is drawn too: the fu of any tsumo"),
    "rinshan 0": N_("these rules give no tsumo fu on a replacement tile"),
    "shuntsu": N_("runs never bring fu"),
    "minkou simple": N_("an open triplet of simples"),
    "minkou yaochuu": N_("an open triplet of terminals or honours"),
    "minkou simple ron": N_("finished by ron, so it counts as open; simples"),
    "minkou yaochuu ron": N_("finished by ron, so it counts as open; terminals or honours"),
    "ankou simple": N_("a closed triplet of simples"),
    "ankou yaochuu": N_("a closed triplet of terminals or honours"),
    "ankou simple tsumo": N_("finished by tsumo, so it is closed; simples"),
    "ankou yaochuu tsumo": N_("finished by tsumo, so it is closed; terminals or honours"),
    "minkan simple": N_("an open kan of simples: four times the open triplet"),
    "minkan yaochuu": N_("an open kan of terminals or honours: four times the open triplet"),
    "ankan simple": N_("a closed kan of simples: four times the closed triplet"),
    "ankan yaochuu": N_("a closed kan of terminals or honours: four times the closed triplet"),
    "plain pair": N_("a pair of number tiles has no value"),
    "guest-wind pair": N_("a wind that is neither seat wind nor round wind has no value"),
    "dragon pair": N_("a pair of dragons"),
    "seat-wind pair": N_("a pair of the seat wind"),
    "round-wind pair": N_("a pair of the round wind"),
    "double-wind pair": N_("a pair of the wind that is both seat and round wind: {fu} here"),
    "ryanmen": N_("{winning} finished the run at one of two open ends"),
    "shanpon": N_("{winning} finished one of two pairs: no fu for the wait"),
    "kanchan": N_("{tiles} waited for {winning} in the middle"),
    "penchan": N_("{tiles} at the edge waited for {winning} alone"),
    "tanki": N_("{tiles} waited for its second tile"),
}
