"""The lines of a fu count that a misconception changes, and how.

Each change is a small function on a :class:`Tally`, or chooses another reading.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from mahjong_lessons.core.hand import MeldKind
from mahjong_lessons.core.readings import Block, BlockKind, Form, Reading, Wait
from mahjong_lessons.core.rules import swap
from mahjong_lessons.core.tiles import FIRST_DRAGON, FIRST_HONOUR
from mahjong_lessons.practice.mistakes.base import other_value
from mahjong_lessons.practice.mistakes.tally import Facts, Rounding, SetSeen, Tally
from mahjong_lessons.riichi.fu import BASE_FU, CLOSED_RON_FU, TSUMO_FU, VALUE_PAIR_FU, FuKind
from mahjong_lessons.riichi.win import Circumstance

Change: TypeAlias = Callable[[Tally, Facts], Tally]
"""What a belief does to the lines of a count."""


# --- how it was won -------------------------------------------------------------


def won_line(fu: int, when: Callable[[Facts], bool]) -> Change:
    """Another line for the way of winning, where it matters."""
    return lambda tally, facts: tally._replace(won=fu) if when(facts) else tally


def nothing(tally: Tally, facts: Facts) -> Tally:
    """No line changed."""
    return tally


def closed_tsumo(facts: Facts) -> bool:
    """A tsumo that brings 2 to a closed hand."""
    return facts.is_closed and not facts.by_ron and not facts.is_pinfu


def closed_kan(facts: Facts) -> bool:
    """Whether there is one."""
    return any(block.meld is MeldKind.ANKAN for block in facts.sets)


# --- sets -----------------------------------------------------------------------

See: TypeAlias = Callable[[SetSeen, Block, Facts], SetSeen]


def set_lines(see: See) -> Change:
    """Other sets: each looked at alone."""

    def change(tally: Tally, facts: Facts) -> Tally:
        pairs = zip(tally.sets, facts.sets, strict=True)
        return tally._replace(sets=tuple([see(seen, block, facts) for seen, block in pairs]))

    return change


def finished_triplet(before: FuKind, after: FuKind) -> Change:
    """The triplet that the winning tile finished, taken for the other kind."""

    def change(tally: Tally, facts: Facts) -> Tally:
        place = facts.finished
        if place < 0 or tally.sets[place].kind is not before:
            return tally
        sets = list(tally.sets)
        sets[place] = sets[place]._replace(kind=after)
        return tally._replace(sets=tuple(sets))

    return change


def _opened(seen: SetSeen) -> SetSeen:
    return seen._replace(kind=FuKind.MINKOU) if seen.kind is FuKind.ANKOU else seen


def by_ron_all_open(seen: SetSeen, block: Block, facts: Facts) -> SetSeen:
    """Ron opens every triplet."""
    return _opened(seen) if facts.by_ron else seen


def by_calls_all_open(seen: SetSeen, block: Block, facts: Facts) -> SetSeen:
    """A call opens every triplet."""
    return seen if facts.is_closed else _opened(seen)


def guest_wind_nothing(seen: SetSeen, block: Block, facts: Facts) -> SetSeen:
    """A wind that is no yaku brings nothing."""
    guest = FIRST_HONOUR <= block.first < FIRST_DRAGON and not facts.value_of(block)
    return seen._replace(halves=0) if guest else seen


def never_outside(seen: SetSeen, block: Block, facts: Facts) -> SetSeen:
    """Terminals and honours are like simples."""
    is_set = seen.kind is not FuKind.SHUNTSU
    return seen._replace(outside=False) if is_set and seen.outside else seen


_TRIPLET_OF = {FuKind.MINKAN: FuKind.MINKOU, FuKind.ANKAN: FuKind.ANKOU}


def kan_as_triplet(seen: SetSeen, block: Block, facts: Facts) -> SetSeen:
    """A kan is a triplet."""
    return seen._replace(kind=_TRIPLET_OF.get(seen.kind, seen.kind))


def kan_halved(seen: SetSeen, block: Block, facts: Facts) -> SetSeen:
    """A kan is two triplets; or a closed one open, which is the same."""
    return seen._replace(halves=1) if block.kind is BlockKind.KANTSU else seen


def added_kan_closed(seen: SetSeen, block: Block, facts: Facts) -> SetSeen:
    """An added kan is closed."""
    added = block.meld is MeldKind.KAKAN and seen.kind is FuKind.MINKAN
    return seen._replace(kind=FuKind.ANKAN) if added else seen


_CLOSED_OF = {
    (MeldKind.PON, FuKind.MINKOU): FuKind.ANKOU,
    (MeldKind.KAN, FuKind.MINKAN): FuKind.ANKAN,
}


def calls_raise(seen: SetSeen, block: Block, facts: Facts) -> SetSeen:
    """What is called counts like what is closed."""
    if block.meld is None:
        return seen
    return seen._replace(kind=_CLOSED_OF.get((block.meld, seen.kind), seen.kind))


def run_like_a_triplet(seen: SetSeen, block: Block, facts: Facts) -> SetSeen:
    """A run is worth 2."""
    run = seen.kind is FuKind.SHUNTSU
    return SetSeen(FuKind.MINKOU, outside=False) if run else seen


# --- pair and wait ----------------------------------------------------------------


def pair_line(fu: int, when: Callable[[Facts, Block], bool]) -> Change:
    """Another line for the pair, where it matters."""

    def change(tally: Tally, facts: Facts) -> Tally:
        pair = facts.reading.pair
        return tally._replace(pair=fu) if pair and when(facts, pair) else tally

    return change


def guest_pair(facts: Facts, pair: Block) -> bool:
    """A pair of winds without value."""
    return FIRST_HONOUR <= pair.first < FIRST_DRAGON and not facts.value_of(pair)


def terminal_pair(facts: Facts, pair: Block) -> bool:
    """A pair of 1 or 9."""
    return pair.is_yaochuu and pair.first < FIRST_HONOUR


def value_pair(facts: Facts, pair: Block) -> bool:
    """A pair with value that was not the wait."""
    return facts.value_of(pair) > 0 and facts.reading.wait is not Wait.TANKI


def value_pair_wait(facts: Facts) -> bool:
    """A wait for a pair with value."""
    pair = facts.reading.pair
    return pair is not None and facts.value_of(pair) > 0 and facts.reading.wait is Wait.TANKI


def wait_line(fu: int, when: Callable[[Facts], bool]) -> Change:
    """Another line for the wait, where it matters."""
    return lambda tally, facts: tally._replace(wait=fu) if when(facts) else tally


def clear(wait: Wait) -> Callable[[Facts], bool]:
    """Whether the hand waits so, and its blocks cannot be read as a wait without fu."""
    return lambda facts: facts.reading.wait is wait and not _same_blocks_without_wait(facts)


def _same_blocks_without_wait(facts: Facts) -> bool:
    blocks = facts.reading.blocks
    free = (Wait.RYANMEN, Wait.SHANPON)
    return any(one.blocks == blocks and one.wait in free for one in facts.win.readings)


def nobetan(facts: Facts) -> bool:
    """Four numbers in a row that wait for a pair at either end."""
    pair = facts.reading.completed
    if facts.reading.wait is not Wait.TANKI or pair is None or pair.first >= FIRST_HONOUR:
        return False
    ends = (pair.first - 3, pair.first + 1)
    return any(
        block.kind is BlockKind.SHUNTSU
        and block.meld is None
        and block.first in ends
        and block.first // 9 == pair.first // 9
        for block in facts.sets
    )


def plain_pair_wait(facts: Facts) -> bool:
    """A wait for a pair without value that nothing hides."""
    pair = facts.reading.pair
    plain = pair is not None and not facts.value_of(pair) and not nobetan(facts)
    return plain and clear(Wait.TANKI)(facts)


# --- readings ---------------------------------------------------------------------


def _others(facts: Facts, form: Form) -> Iterator[tuple[int, Reading]]:
    for number, reading in enumerate(facts.win.readings):
        if reading.form is form and reading != facts.reading:
            raw = Facts(facts.win, reading, facts.rules).tally.raw
            yield 100 * raw + number, reading


def lower(facts: Facts) -> Reading | None:
    """The reading with least fu, if it has less than this one."""
    found = min(_others(facts, Form.STANDARD), default=None, key=lambda one: one[0])
    return found[1] if found and found[0] // 100 < facts.tally.raw else None


def higher(facts: Facts) -> Reading | None:
    """The reading with most fu, if it has more than this one."""
    found = max(_others(facts, Form.STANDARD), default=None, key=lambda one: one[0])
    return found[1] if found and found[0] // 100 > facts.tally.raw else None


def seven_pairs(facts: Facts) -> Reading | None:
    """The reading as seven pairs."""
    return next((reading for _, reading in _others(facts, Form.CHIITOITSU)), None)


# --- the end of the count, and rules ------------------------------------------------


def rounded(rounding: Rounding) -> Change:
    """Another end of the count."""
    return lambda tally, facts: tally._replace(rounding=rounding)


def items_of_seven_pairs(tally: Tally, facts: Facts) -> Tally:
    """20, the win, the pair wait, and each value pair."""
    values = sum(facts.value_of(block) > 0 for block in facts.reading.blocks)
    won = CLOSED_RON_FU if facts.by_ron else TSUMO_FU
    return Tally(BASE_FU, won, (), VALUE_PAIR_FU * values, 2)


def other_open_pinfu(tally: Tally, facts: Facts) -> Tally:
    """The other rule for an open hand without fu."""
    if not facts.by_ron or facts.is_closed:
        return tally
    return tally._replace(twenty=other_value(facts.rules, "open_pinfu_fu"))


def other_double_wind(tally: Tally, facts: Facts) -> Tally:
    """The other rule for the double wind."""
    pair = facts.reading.pair
    if pair is None or facts.value_of(pair) < 2 or not tally.pair:
        return tally
    return tally._replace(pair=other_value(facts.rules, "double_wind_pair_fu"))


def other_rinshan(tally: Tally, facts: Facts) -> Tally:
    """The other rule for a replacement tile."""
    if Circumstance.RINSHAN not in facts.win.circumstances:
        return tally
    rule = "rinshan_tsumo_fu"
    rules = swap(facts.rules, rule, other_value(facts.rules, rule))
    return tally._replace(won=facts.itemised(rules).won)
