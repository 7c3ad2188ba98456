"""What patterns are recognised in: the facts of one reading of a win."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_lessons.core.packed import EVERY, ONE, ORPHANS, ninth_gate
from mahjong_lessons.core.readings import BlockKind, Form, Reading
from mahjong_lessons.core.tiles import FIRST_HONOUR
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.hongkong.rules import Rules
from mahjong_lessons.hongkong.win import Circumstance, Win


class Facts(NamedTuple):
    """What patterns are recognised in: one reading of a win, under one set of rules."""

    form: Form
    chows: int
    kongs: int
    concealed: int
    """Pungs and kongs that nobody else gave a tile for."""
    suits: int
    honours: bool
    terminals: bool
    simples: bool
    nine_gates: bool
    sets: frozenset[int]
    """Pungs and kongs of honours, by their place from 0 (East) to 6 (Red)."""
    pair: int
    """The pair's place among honours; below 0 if it is none."""
    seat: int
    round: int
    self_draw: bool
    closed: bool
    """Whether the hand is concealed as these rules see it."""
    circumstances: frozenset[Circumstance]
    flowers_in_play: bool
    flowers: tuple[int, ...]
    seasons: tuple[int, ...]

    @property
    def all_pungs(self) -> bool:
        """Whether all four sets are pungs or kongs."""
        return self.form is Form.STANDARD and not self.chows

    @property
    def bonus(self) -> int:
        """How many flowers and seasons there are."""
        return len(self.flowers) + len(self.seasons)


_HONOURS = sum(ONE[FIRST_HONOUR:])
_TERMINALS = sum(ONE[kind] for kind in ORPHANS) - _HONOURS
_SIMPLES = EVERY - _HONOURS - _TERMINALS


def facts_of(win: Win, reading: Reading, rules: Rules) -> Facts:
    """All that patterns ask about one reading of a win.

    A flower that is written is in play, whatever the rules say.
    """
    hand = win.hand
    by_discard = win.by is WinBy.RON
    chows = kongs = concealed = 0
    sets = []
    pair = -1
    if reading.form is Form.STANDARD:
        for place, block in enumerate(reading.blocks):
            if block.kind is BlockKind.SHUNTSU:
                chows += 1
            elif block.kind is BlockKind.JANTOU:
                pair = block.first - FIRST_HONOUR
            else:
                kongs += block.kind is BlockKind.KANTSU
                concealed += not (block.is_open or (by_discard and place == reading.won))
                if block.first >= FIRST_HONOUR:
                    sets.append(block.first - FIRST_HONOUR)
    tiles = hand.all_counts
    tiles |= tiles >> 1 | tiles >> 2
    bonus = bool(win.flowers or win.seasons)
    return Facts(
        form=reading.form,
        chows=chows,
        kongs=kongs,
        concealed=concealed,
        suits=hand.suit_count,
        honours=bool(tiles & _HONOURS),
        terminals=bool(tiles & _TERMINALS),
        simples=bool(tiles & _SIMPLES),
        nine_gates=not hand.melds and hand.suit_count == 1 and ninth_gate(hand.counts) is not None,
        sets=frozenset(sets),
        pair=pair,
        seat=win.seat.place,
        round=win.round.place,
        self_draw=not by_discard,
        closed=hand.is_closed
        and not (hand.melds and rules.concealed_kong_breaks_concealed)
        and (rules.concealed_with_flowers or not (rules.flowers or bonus)),
        circumstances=win.circumstances,
        flowers_in_play=rules.flowers or bonus,
        flowers=win.flowers,
        seasons=win.seasons,
    )
