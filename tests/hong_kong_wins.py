"""Hypothesis strategies for Hong Kong: legal wins with every circumstance, and any rules."""

from __future__ import annotations

from hypothesis import strategies as st

from mahjong_lessons.core.hand import Hand
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.hongkong import Circumstance, Rules, Win
from mahjong_lessons.hongkong.rules import ALLOWED
from tests.strategies import hands, winds

C = Circumstance

PATTERN_RULES = {
    name: allowed for name, allowed in ALLOWED.items() if name not in ("table", "points_per_unit")
}
any_rules = st.builds(
    Rules, **{name: st.sampled_from(allowed) for name, allowed in PATTERN_RULES.items()}
)
bonus_tiles = st.sets(st.integers(1, 4)).map(lambda numbers: tuple(sorted(numbers)))


@st.composite
def hong_kong_wins(draw: st.DrawFn) -> Win:
    """A win that can be: hand, how it was won, circumstances, seats, flowers."""
    hand = draw(hands()).plain
    by = draw(st.sampled_from(list(WinBy)))
    seat = draw(winds)
    others = [wind for wind in Wind if wind is not seat]
    flowers, seasons = draw(bonus_tiles), draw(bonus_tiles)
    flags = draw(_circumstances(hand, by, seat, bonus=bool(flowers or seasons)))
    discarders = [None, Wind.EAST] if C.EARTHLY in flags else [None, *others]
    return Win(
        hand=hand,
        by=by,
        circumstances=frozenset(flags),
        seat=seat,
        round=draw(winds),
        discarder=draw(st.sampled_from(discarders)) if by is WinBy.RON else None,
        liable=draw(st.sampled_from([None, None, *others])),
        flowers=flowers,
        seasons=seasons,
    )


@st.composite
def _circumstances(
    draw: st.DrawFn, hand: Hand, by: WinBy, seat: Wind, *, bonus: bool
) -> set[Circumstance]:
    """Circumstances that can be true together."""
    if not hand.melds and draw(st.integers(0, 9)) == 0:
        if seat is Wind.EAST:
            return {C.HEAVENLY} if by is WinBy.TSUMO else set()
        return {C.EARTHLY}
    flags = {C.LAST_TILE} if draw(st.integers(0, 4)) == 0 else set()
    kongs = sum(meld.kind.is_kan for meld in hand.melds)
    more: list[Circumstance | None] = [None]
    if by is WinBy.TSUMO:
        more += [C.KONG_REPLACEMENT] if kongs else []
        more += [C.DOUBLE_KONG_REPLACEMENT] if kongs > 1 else []
        more += [C.FLOWER_REPLACEMENT] if bonus else []
    elif not flags and sum(tile == hand.winning for tile in hand.tiles) == 1:
        more.append(C.ROBBING_KONG)
    if chosen := draw(st.sampled_from(more)):
        flags.add(chosen)
    return flags
