"""A riichi win: the hand, how it was won and all that was true at the time."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from mahjong_lessons.core.hand import CircumstanceError, MeldKind
from mahjong_lessons.core.text import N_, given, t
from mahjong_lessons.core.tiles import Tile
from mahjong_lessons.core.vocabulary import COUNT, TILES, Field, Vocabulary, WinBy
from mahjong_lessons.core.wins import (
    SEAT_FIELDS,
    SEATS_IMPOSSIBLE,
    AnyWin,
    Impossible,
    by_discard,
    by_draw,
    has,
    holds_a_kan,
    others_hold_too_few,
)

MAX_INDICATORS = 5
"""One indicator, and one more for each of up to four kans."""


class Circumstance(StrEnum):
    """What may be true of a win, one word each, in the order in which it is written."""

    RIICHI = "riichi"
    DOUBLE_RIICHI = "double-riichi"
    IPPATSU = "ippatsu"
    RINSHAN = "rinshan"
    CHANKAN = "chankan"
    HAITEI = "haitei"
    HOUTEI = "houtei"
    TENHOU = "tenhou"
    CHIIHOU = "chiihou"
    RENHOU = "renhou"


VOCABULARY = Vocabulary(
    calls={kind.value: kind for kind in MeldKind},
    wins={by.value: by for by in WinBy},
    circumstances=Circumstance,
    fields=(
        *SEAT_FIELDS,
        Field("indicators", "indicators", TILES, (), N_("dora indicators")),
        Field("ura-indicators", "ura_indicators", TILES, (), N_("ura-dora indicators")),
        Field("honba", "honba", COUNT, 0, N_("honba")),
        Field("sticks", "sticks", COUNT, 0, N_("sticks")),
    ),
    spellings={
        "chii": "chi",
        "pung": "pon",
        "daiminkan": "kan",
        "minkan": "kan",
        "closed-kan": "ankan",
        "shouminkan": "kakan",
        "added-kan": "kakan",
        "reach": "riichi",
        "rinshan-kaihou": "rinshan",
        "dora-indicators": "indicators",
        "ura": "ura-indicators",
    },
    example="111m456678p35s99s ron 4s riichi",
)


_in_riichi = has(Circumstance.RIICHI, Circumstance.DOUBLE_RIICHI)
_double_riichi = has(Circumstance.DOUBLE_RIICHI)
_on_first_turn = has(Circumstance.TENHOU, Circumstance.CHIIHOU, Circumstance.RENHOU)
_ippatsu, _rinshan = has(Circumstance.IPPATSU), has(Circumstance.RINSHAN)
_chankan = has(Circumstance.CHANKAN)
_haitei, _houtei = has(Circumstance.HAITEI), has(Circumstance.HOUTEI)
_tenhou, _chiihou = has(Circumstance.TENHOU), has(Circumstance.CHIIHOU)
_renhou = has(Circumstance.RENHOU)


def _open_kan_only(win: AnyWin) -> bool:
    """Whether an open kan alone stands in the way of a closed hand."""
    called = [meld.kind for meld in win.hand.melds if meld.kind.is_open]
    return bool(called) and set(called) == {MeldKind.KAN}


_IMPOSSIBLE: tuple[Impossible, ...] = (
    (
        lambda win: _in_riichi(win) and _open_kan_only(win),
        N_("kan opens the hand, riichi needs it closed: did you mean ankan?"),
    ),
    (
        lambda win: _in_riichi(win) and not win.is_closed,
        N_("riichi needs a closed hand: leave out riichi, or the calls"),
    ),
    (
        lambda win: {Circumstance.RIICHI, Circumstance.DOUBLE_RIICHI} <= win.circumstances,
        N_("riichi and double-riichi exclude each other: write one of them"),
    ),
    (
        lambda win: _ippatsu(win) and not _in_riichi(win),
        N_("ippatsu needs riichi: write riichi ippatsu, or leave ippatsu out"),
    ),
    (
        lambda win: _ippatsu(win) and _rinshan(win),
        N_("ippatsu ends with any kan, so it never goes with rinshan: leave one of them out"),
    ),
    (
        lambda win: _rinshan(win) and not holds_a_kan(win),
        N_("rinshan is a win on the tile drawn after a kan: write the kan, or leave rinshan out"),
    ),
    (
        lambda win: _rinshan(win) and by_discard(win),
        N_("rinshan is drawn from the wall: write tsumo, or leave rinshan out"),
    ),
    (
        lambda win: _haitei(win) and by_discard(win),
        N_("haitei is a tsumo on the last tile: on the last discard it is houtei"),
    ),
    (
        lambda win: _houtei(win) and by_draw(win),
        N_("houtei is a ron on the last discard: on the last tile drawn it is haitei"),
    ),
    (
        lambda win: _haitei(win) and _rinshan(win),
        N_(
            "haitei is the last tile of the wall, rinshan a replacement tile: leave one of them out"
        ),
    ),
    (
        lambda win: _houtei(win) and _chankan(win),
        N_("houtei is the last discard, chankan a tile of a kan: leave one of them out"),
    ),
    (
        lambda win: _chankan(win) and by_draw(win),
        N_("chankan is a ron on another player's kan: write ron, or leave chankan out"),
    ),
    (
        lambda win: _chankan(win) and others_hold_too_few(win),
        N_(
            "chankan robs the fourth tile of a kan, "
            "so no other copy of the winning tile can be here"
        ),
    ),
    (
        lambda win: _tenhou(win) and not win.is_dealer,
        N_("tenhou is the dealer's: write seat E, or chiihou for the others"),
    ),
    (
        lambda win: _chiihou(win) and win.is_dealer,
        N_("chiihou is not for the dealer: for seat E it is tenhou"),
    ),
    (
        lambda win: _renhou(win) and win.is_dealer,
        N_("renhou is not for the dealer, who has the first discard: write another seat"),
    ),
    (
        lambda win: _tenhou(win) and by_discard(win),
        N_("tenhou is a tsumo with the dealt tiles: write tsumo, or leave tenhou out"),
    ),
    (
        lambda win: _chiihou(win) and by_discard(win),
        N_("chiihou is a tsumo on the first draw: write tsumo; by ron it is renhou"),
    ),
    (
        lambda win: _renhou(win) and by_draw(win),
        N_("renhou is a ron before the first draw: write ron; by tsumo it is chiihou"),
    ),
    (
        lambda win: sum(test(win) for test in (_tenhou, _chiihou, _renhou)) > 1,
        N_("tenhou, chiihou and renhou exclude each other: write one of them"),
    ),
    (
        lambda win: _on_first_turn(win) and bool(win.hand.melds),
        N_("tenhou, chiihou and renhou come before any call or kan: leave out one or the other"),
    ),
    (
        lambda win: _on_first_turn(win) and (_in_riichi(win) or _haitei(win) or _houtei(win)),
        N_(
            "tenhou, chiihou and renhou come before any riichi and long before the last tile: "
            "leave out one or the other"
        ),
    ),
    (
        lambda win: _renhou(win) and _chankan(win),
        N_("renhou comes before any call, chankan after one: leave one of them out"),
    ),
    (
        lambda win: _double_riichi(win) and _ippatsu(win) and (_haitei(win) or _houtei(win)),
        N_("ippatsu of a double riichi is a win in the first turns, far from the last tile"),
    ),
    (
        lambda win: 0 < len(win.indicators) < len(win.ura_indicators),
        N_("there are as many ura-indicators as indicators, never more"),
    ),
    (
        lambda win: bool(win.ura_indicators) and not _in_riichi(win),
        N_("ura-indicators are turned only after riichi: write riichi, or leave them out"),
    ),
    (
        lambda win: max(len(win.indicators), len(win.ura_indicators)) > MAX_INDICATORS,
        N_("there are at most 5 indicators, and as many ura-indicators"),
    ),
    *SEATS_IMPOSSIBLE,
    (
        lambda win: win.liable is not None and win.is_closed,
        N_(
            "nobody is liable for a closed hand: write the set that was called, or leave liable out"
        ),
    ),
    (
        lambda win: min(win.honba, win.sticks) < 0,
        N_("honba and sticks are counts from 0 up"),
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Win(AnyWin):
    """One riichi win; made from a line of text with :meth:`parse`.

    ``seat`` is the winner's wind (East deals), ``discarder`` the seat that dealt
    in, ``liable`` the one that answers for a yakuman. ``honba`` and ``sticks``
    are counts; ``sticks`` are all that the winner takes, the own one included.
    Raises :class:`~mahjong_lessons.core.hand.HandError` for what cannot be.

    >>> win = Win.parse("111m456678p35s99s ron 4s riichi")
    >>> win.is_closed, win.is_dealer
    (True, False)
    """

    VOCABULARY: ClassVar[Vocabulary] = VOCABULARY
    IMPOSSIBLE: ClassVar[tuple[Impossible, ...]] = _IMPOSSIBLE

    circumstances: frozenset[Circumstance] = frozenset()
    indicators: tuple[Tile, ...] = ()
    ura_indicators: tuple[Tile, ...] = ()
    honba: int = 0
    sticks: int = 0
    way: tuple[int, int, bool, bool] = field(init=False, repr=False, compare=False)
    """Place of seat and round, whether by ron, whether closed: what rules ask beside the tiles."""

    def __post_init__(self) -> None:
        if not all(type(count) is int for count in (self.honba, self.sticks)):
            raise CircumstanceError(t("honba and sticks are whole numbers from 0 up"))
        for name in ("indicators", "ura_indicators"):
            tiles = getattr(self, name)
            if not isinstance(tiles, tuple) or any(type(tile) is not Tile for tile in tiles):
                words = {"name": name.replace("_", "-"), "given": given(tiles)}
                raise CircumstanceError(t("{name} are a tuple of tiles, not {given}", **words))
        AnyWin.__post_init__(self)  # a class with slots has no super() without arguments
        way = self.seat.place, self.round.place, self.by is WinBy.RON, self.hand.is_closed
        object.__setattr__(self, "way", way)

    @property
    def shown(self) -> tuple[Tile, ...]:
        """The indicators."""
        return (*self.indicators, *self.ura_indicators)
