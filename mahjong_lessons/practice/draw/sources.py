"""What questions can be about, in an order that chance decides: real wins, han and fu, faan."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any, TypeAlias

from mahjong_lessons import hongkong
from mahjong_lessons.core.readings import BlockKind, Form
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.data import RealWin, real_wins
from mahjong_lessons.practice.draw.chance import in_any_order
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import FU_VALUES, MANGAN
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.riichi.scoring import Score, score
from mahjong_lessons.riichi.win import Circumstance, Win

Abouts: TypeAlias = Callable[[Random, Any], Iterator[str]]
"""Gives what questions can be about under some rules, each once."""


# --- natural hands ----------------------------------------------------------------

_Test: TypeAlias = Callable[[Score], bool]


def _finished_a_triplet(scored: Score) -> bool:
    completed = scored.reading.completed
    return completed is not None and completed.kind is BlockKind.KOUTSU


def _kan(scored: Score) -> bool:
    return any(meld.kind.is_kan for meld in scored.win.hand.melds)


HARDER_FU: tuple[tuple[int, _Test], ...] = (
    (2, lambda scored: not scored.win.is_closed),
    (2, lambda scored: scored.reading.form is Form.CHIITOITSU),
    (2, lambda scored: scored.fu.is_pinfu),
    (2, _finished_a_triplet),
    (3, _kan),
    (3, lambda scored: len(scored.win.readings) > 1),
    (3, lambda scored: scored.fu.special is not None and not scored.win.is_closed),
)
"""What lifts a hand to a level when its fu are asked for."""

HARDER_HAN: tuple[tuple[int, _Test], ...] = (
    (2, lambda scored: len(scored.yaku) > 2),
    (2, lambda scored: any(line.yaku is None for line in scored.yaku)),
    (3, lambda scored: sum(line.yaku is not None for line in scored.yaku) > 2),
    (3, lambda scored: bool(scored.limit)),
)
"""What lifts a hand to a level when its han or points are asked for."""


def natural_wins(
    level: int, harder: Sequence[tuple[int, _Test]], bare: Callable[[RealWin], Win]
) -> Abouts:
    """Real wins of a level, which is that of the hardest thing in them; no yakuman."""

    def abouts(random: Random, rules: Rules) -> Iterator[str]:
        for real in in_any_order(real_wins(), random):
            scored = score(bare(real), rules=rules)
            found = max((lifts for lifts, test in harder if test(scored)), default=1)
            if found == level and not scored.yakuman:
                yield str(scored.win)

    return abouts


def _without_dora(real: RealWin) -> Win:
    """What fu depend on; with riichi where it was, so that the hand has its yaku."""
    return replace(real.win, indicators=(), ura_indicators=(), honba=0, sticks=0)


def without_counters(real: RealWin) -> Win:
    """What han and points depend on."""
    return replace(real.win, honba=0, sticks=0)


_RIICHI = frozenset({Circumstance.RIICHI, Circumstance.DOUBLE_RIICHI, Circumstance.IPPATSU})


def without_riichi(real: RealWin) -> Win:
    """The same tiles without riichi: a hand that may have no yaku."""
    left = real.win.circumstances - _RIICHI
    return replace(without_counters(real), circumstances=left, ura_indicators=())


def with_discarder(real: RealWin) -> Win:
    """What payments depend on."""
    return replace(real.win, discarder=real.discarder, liable=real.liable)


def fu_hands(level: int) -> Abouts:
    """Real wins whose fu matter, and for which no other reading pays as much."""
    natural = natural_wins(level, HARDER_FU, _without_dora)

    def abouts(random: Random, rules: Rules) -> Iterator[str]:
        for line in natural(random, rules):
            scored = score(Win.parse(line), rules=rules)
            if 0 < scored.han < MANGAN.han and not _tied(scored):
                yield line

    return abouts


def _tied(scored: Score) -> bool:
    """Whether another reading with other lines pays the same: either ledger is right then."""
    first, *others = scored.readings
    return any(
        other.points == first.points
        and [line.fu for line in other.fu.lines] != [line.fu for line in first.fu.lines]
        for other in others
    )


# --- given han and fu -------------------------------------------------------------


def cells(
    hans: Sequence[int],
    honba: Sequence[int] = (0,),
    sticks: Sequence[int] = (0,),
    fu_above: Sequence[int | None] = (None,),
) -> Abouts:
    """Han and fu that a hand can have, dealer and not, ron and tsumo.

    From 5 han on there are no fu, or those of ``fu_above``.
    """

    def abouts(random: Random, rules: Rules) -> Iterator[str]:
        given = (
            HandValue(han, fu, dealer=dealer, by=by, honba=counters, sticks=laid)
            for han in hans
            for fu in (FU_VALUES if han < MANGAN.han else fu_above)
            for dealer, by, counters, laid in product((False, True), WinBy, honba, sticks)
        )
        yield from map(str, in_any_order([each for each in given if _legal(each, rules)], random))

    return abouts


_MOST_FU = 70
"""Hands with more fu are so rare that nobody practises their cells."""


def _legal(given: HandValue, rules: Rules) -> bool:
    try:
        given.pay(rules=rules)
    except ValueError:
        return False
    return (given.fu or 0) <= _MOST_FU


# --- Hong Kong --------------------------------------------------------------------


def faan_counts(random: Random, rules: hongkong.Rules) -> Iterator[str]:
    """Numbers of faan from the minimum to three above the limit."""
    yield from map(str, in_any_order(range(rules.minimum, rules.limit + 4), random))


def endings(random: Random, rules: hongkong.Rules) -> Iterator[str]:
    """How hands of so many faan ended, as on a score sheet."""
    ways = ("self-draw", "from E", "from W", "from N")
    lines = [
        f"{winner} {faan} {way}"
        for winner, way in product("ESWN", ways)
        for faan in range(rules.minimum, rules.limit + 2)
        if way != f"from {winner}"
    ]
    yield from in_any_order(lines, random)


def hong_kong_hands(level: int) -> Abouts:
    """Real wins as wins of Hong Kong that reach the minimum, with 1 or 2, 3, or more patterns."""

    def abouts(random: Random, rules: hongkong.Rules) -> Iterator[str]:
        for real in in_any_order(real_wins(), random):
            win = _in_hong_kong(real.win)
            try:
                scored = hongkong.score(win, rules=rules)
            except ValueError:  # seven pairs do not win at every table
                continue
            if scored.meets_minimum and level == min(3, max(1, len(scored.lines) - 1)):
                yield str(win)

    return abouts


def _in_hong_kong(win: Win) -> hongkong.Win:
    """The same tiles at a table of Hong Kong, where there are no red fives."""
    hand = win.hand
    plain = replace(
        hand,
        concealed=tuple(tile.plain for tile in hand.concealed),
        melds=tuple(
            replace(meld, tiles=tuple(tile.plain for tile in meld.tiles)) for meld in hand.melds
        ),
        winning=hand.winning.plain if hand.winning else None,
    )
    return hongkong.Win(plain, win.by, seat=win.seat, round=win.round)
