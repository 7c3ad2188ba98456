"""A riichi win: the hand, how it was won and all that was true at the time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from mahjong_lessons import notation
from mahjong_lessons.hand import CircumstanceError, Hand, HandError, MeldKind, check_copies
from mahjong_lessons.notation import Field, Vocabulary, WinBy
from mahjong_lessons.readings import Reading, require_complete
from mahjong_lessons.show import Shown
from mahjong_lessons.text import t
from mahjong_lessons.tiles import Tile, Wind

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
        Field("seat", "seat", notation.WIND, Wind.SOUTH),
        Field("round", "round", notation.WIND, Wind.EAST),
        Field("from", "discarder", notation.WIND, None),
        Field("liable", "liable", notation.WIND, None),
        Field("indicators", "indicators", notation.TILES, ()),
        Field("ura-indicators", "ura_indicators", notation.TILES, ()),
        Field("honba", "honba", notation.COUNT, 0),
        Field("sticks", "sticks", notation.COUNT, 0),
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


@dataclass(frozen=True, slots=True, repr=False)
class Win(Shown):
    """One riichi win; made from a line of text with :meth:`parse`.

    ``seat`` is the winner's wind (East deals), ``discarder`` the seat that dealt
    in, ``liable`` the one that answers for a yakuman. ``honba`` and ``sticks``
    are counts; ``sticks`` are all that the winner takes, the own one included.
    Raises :class:`~mahjong_lessons.hand.HandError` for what cannot be.

    >>> win = Win.parse("111m456678p35s99s ron 4s riichi")
    >>> win.is_closed, win.is_dealer
    (True, False)
    """

    hand: Hand
    by: WinBy
    circumstances: frozenset[Circumstance] = frozenset()
    seat: Wind = Wind.SOUTH
    round: Wind = Wind.EAST
    discarder: Wind | None = None
    liable: Wind | None = None
    indicators: tuple[Tile, ...] = ()
    ura_indicators: tuple[Tile, ...] = ()
    honba: int = 0
    sticks: int = 0
    way: tuple[int, int, bool, bool] = field(init=False, repr=False, compare=False)
    """Place of seat and round, whether by ron, whether closed: what rules ask beside the tiles."""
    readings: tuple[Reading, ...] = field(init=False, repr=False, compare=False)
    """Every way to read the hand; at least one."""

    def __post_init__(self) -> None:
        self._read_words()
        check_copies((*self.hand.tiles, *self.indicators, *self.ura_indicators))
        for impossible, message in _IMPOSSIBLE:
            if impossible(self):
                raise CircumstanceError(t(message, seat=self.seat))
        way = self.seat.place, self.round.place, self.by is WinBy.RON, self.hand.is_closed
        object.__setattr__(self, "way", way)
        object.__setattr__(self, "readings", require_complete(self.hand))

    def _read_words(self) -> None:
        """Take "ron", "riichi" or "E" for the values themselves; refuse what is none."""
        try:
            flags = frozenset(Circumstance(flag) for flag in self.circumstances)
            object.__setattr__(self, "by", WinBy(self.by))
            object.__setattr__(self, "circumstances", flags)
            for name in ("seat", "round", "discarder", "liable"):
                if (value := getattr(self, name)) is not None:
                    object.__setattr__(self, name, Wind(value))
        except ValueError as error:
            raise CircumstanceError(str(error)) from None
        if not all(type(count) is int for count in (self.honba, self.sticks)):
            raise CircumstanceError(t("honba and sticks are whole numbers from 0 up"))

    @classmethod
    def parse(cls, line: str) -> Win:
        """Read a win from the one-line notation (see ``notation``)."""
        arguments = notation.parse(line, VOCABULARY)
        try:
            return cls(**arguments)
        except HandError as error:
            error.text = error.text or line
            raise

    @property
    def is_closed(self) -> bool:
        """Whether nothing was called (menzen)."""
        return self.hand.is_closed

    @property
    def is_dealer(self) -> bool:
        """Whether the winner deals."""
        return self.seat is Wind.EAST

    def __str__(self) -> str:
        return notation.write(self, VOCABULARY)

    def __repr__(self) -> str:
        return f'Win.parse("{self}")'


def _has(*circumstances: Circumstance) -> Callable[[Win], bool]:
    """A test: are any of these true of a win?"""
    wanted = frozenset(circumstances)
    return lambda win: not wanted.isdisjoint(win.circumstances)


_in_riichi = _has(Circumstance.RIICHI, Circumstance.DOUBLE_RIICHI)
_double_riichi = _has(Circumstance.DOUBLE_RIICHI)
_on_first_turn = _has(Circumstance.TENHOU, Circumstance.CHIIHOU, Circumstance.RENHOU)
_ippatsu, _rinshan = _has(Circumstance.IPPATSU), _has(Circumstance.RINSHAN)
_chankan = _has(Circumstance.CHANKAN)
_haitei, _houtei = _has(Circumstance.HAITEI), _has(Circumstance.HOUTEI)
_tenhou, _chiihou = _has(Circumstance.TENHOU), _has(Circumstance.CHIIHOU)
_renhou = _has(Circumstance.RENHOU)


def _by_ron(win: Win) -> bool:
    return win.by is WinBy.RON


def _by_tsumo(win: Win) -> bool:
    return win.by is WinBy.TSUMO


def _open_kan_only(win: Win) -> bool:
    """Whether an open kan alone stands in the way of a closed hand."""
    called = [meld.kind for meld in win.hand.melds if meld.kind.is_open]
    return bool(called) and set(called) == {MeldKind.KAN}


def _others_hold_too_few(win: Win) -> bool:
    """A robbed kan holds the other three copies of the winning tile."""
    kind = win.hand.winning and win.hand.winning.kind
    seen = (*win.hand.tiles, *win.indicators, *win.ura_indicators)
    return sum(tile.kind == kind for tile in seen) > 1


_IMPOSSIBLE: tuple[tuple[Callable[[Win], bool], str], ...] = (
    (
        lambda win: _in_riichi(win) and _open_kan_only(win),
        "kan opens the hand, riichi needs it closed: did you mean ankan?",
    ),
    (
        lambda win: _in_riichi(win) and not win.is_closed,
        "riichi needs a closed hand: leave out riichi, or the calls",
    ),
    (
        lambda win: {Circumstance.RIICHI, Circumstance.DOUBLE_RIICHI} <= win.circumstances,
        "riichi and double-riichi exclude each other: write one of them",
    ),
    (
        lambda win: _ippatsu(win) and not _in_riichi(win),
        "ippatsu needs riichi: write riichi ippatsu, or leave ippatsu out",
    ),
    (
        lambda win: _ippatsu(win) and _rinshan(win),
        "ippatsu ends with any kan, so it never goes with rinshan: leave one of them out",
    ),
    (
        lambda win: _rinshan(win) and not any(meld.kind.is_kan for meld in win.hand.melds),
        "rinshan is a win on the tile drawn after a kan: write the kan, or leave rinshan out",
    ),
    (
        lambda win: _rinshan(win) and _by_ron(win),
        "rinshan is drawn from the wall: write tsumo, or leave rinshan out",
    ),
    (
        lambda win: _haitei(win) and _by_ron(win),
        "haitei is a tsumo on the last tile: on the last discard it is houtei",
    ),
    (
        lambda win: _houtei(win) and _by_tsumo(win),
        "houtei is a ron on the last discard: on the last tile drawn it is haitei",
    ),
    (
        lambda win: _haitei(win) and _rinshan(win),
        "haitei is the last tile of the wall, rinshan a replacement tile: leave one of them out",
    ),
    (
        lambda win: _houtei(win) and _chankan(win),
        "houtei is the last discard, chankan a tile of a kan: leave one of them out",
    ),
    (
        lambda win: _chankan(win) and _by_tsumo(win),
        "chankan is a ron on another player's kan: write ron, or leave chankan out",
    ),
    (
        lambda win: _chankan(win) and _others_hold_too_few(win),
        "chankan robs the fourth tile of a kan, so no other copy of the winning tile can be here",
    ),
    (
        lambda win: _tenhou(win) and not win.is_dealer,
        "tenhou is the dealer's: write seat E, or chiihou for the others",
    ),
    (
        lambda win: _chiihou(win) and win.is_dealer,
        "chiihou is not for the dealer: for seat E it is tenhou",
    ),
    (
        lambda win: _renhou(win) and win.is_dealer,
        "renhou is not for the dealer, who has the first discard: write another seat",
    ),
    (
        lambda win: _tenhou(win) and _by_ron(win),
        "tenhou is a tsumo with the dealt tiles: write tsumo, or leave tenhou out",
    ),
    (
        lambda win: _chiihou(win) and _by_ron(win),
        "chiihou is a tsumo on the first draw: write tsumo; by ron it is renhou",
    ),
    (
        lambda win: _renhou(win) and _by_tsumo(win),
        "renhou is a ron before the first draw: write ron; by tsumo it is chiihou",
    ),
    (
        lambda win: sum(test(win) for test in (_tenhou, _chiihou, _renhou)) > 1,
        "tenhou, chiihou and renhou exclude each other: write one of them",
    ),
    (
        lambda win: _on_first_turn(win) and bool(win.hand.melds),
        "tenhou, chiihou and renhou come before any call or kan: leave out one or the other",
    ),
    (
        lambda win: _on_first_turn(win) and (_in_riichi(win) or _haitei(win) or _houtei(win)),
        "tenhou, chiihou and renhou come before any riichi and long before the last tile: "
        "leave out one or the other",
    ),
    (
        lambda win: _renhou(win) and _chankan(win),
        "renhou comes before any call, chankan after one: leave one of them out",
    ),
    (
        lambda win: _double_riichi(win) and _ippatsu(win) and (_haitei(win) or _houtei(win)),
        "ippatsu of a double riichi is a win in the first turns, far from the last tile",
    ),
    (
        lambda win: 0 < len(win.indicators) < len(win.ura_indicators),
        "there are as many ura-indicators as indicators, never more",
    ),
    (
        lambda win: bool(win.ura_indicators) and not _in_riichi(win),
        "ura-indicators are turned only after riichi: write riichi, or leave them out",
    ),
    (
        lambda win: max(len(win.indicators), len(win.ura_indicators)) > MAX_INDICATORS,
        "there are at most 5 indicators, and as many ura-indicators",
    ),
    (
        lambda win: win.discarder is not None and _by_tsumo(win),
        "with tsumo nobody dealt in: leave from out, or write ron",
    ),
    (
        lambda win: win.discarder is win.seat,
        "the winner sits {seat} and cannot deal in: name another seat after from",
    ),
    (
        lambda win: win.liable is win.seat,
        "the winner sits {seat} and cannot be liable: name another seat after liable",
    ),
    (
        lambda win: win.liable is not None and win.is_closed,
        "nobody is liable for a closed hand: write the set that was called, or leave liable out",
    ),
    (
        lambda win: min(win.honba, win.sticks) < 0,
        "honba and sticks are counts from 0 up",
    ),
)
