"""The recorded wins as values, read from the file of this folder."""

from __future__ import annotations

import csv
import gzip
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from io import TextIOWrapper
from typing import TypeAlias

from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import Tile, Wind, parse_tiles
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi import Win

_Row: TypeAlias = Mapping[str, str]

_YAKUMAN = "yakuman"
_RARE_WEIGHT = 0.5
_OFTEN_YAKU = frozenset({"rinshan", "chankan"})
_OFTEN_FU = 70
_OFTEN_KANS = 2
_CALLS = frozenset({"chi", "pon", "kan", "kakan"})
_RIICHI = frozenset({"riichi", "double-riichi"})
_WINDS: Mapping[str, Wind] = {wind.value: wind for wind in Wind}
_KANS = frozenset({"kan", "ankan", "kakan"})
_PONS_AND_KANS = _KANS | {"pon"}


@dataclass(frozen=True)
class RealWin:
    """One recorded win. Points are points; ``changes`` are every seat's, all included.

    ``han`` and the han of a yaku are ``None`` for yakuman. ``yaku`` holds the
    dora too. ``draw`` numbers the drawing that it came with: a game, a few in a row, or
    the win alone.
    """

    id: str
    draw: int
    notation: str
    red_fives: bool
    open_tanyao: bool
    discarder: Wind | None
    fu: int
    han: int | None
    limit: str
    points: int
    yaku: tuple[tuple[str, int | None], ...]
    changes: Mapping[Wind, int]
    liable: Wind | None
    source: str

    @cached_property
    def win(self) -> Win:
        """The win itself, parsed when it is first asked for."""
        return Win.parse(self.notation)

    # What the line says in words is known without reading its tiles: a table of all
    # wins takes no time.

    @cached_property
    def _words(self) -> tuple[str, ...]:
        return tuple(self.notation.split())

    @cached_property
    def by(self) -> WinBy:
        """How it was won."""
        return WinBy.RON if WinBy.RON in self._words else WinBy.TSUMO

    @cached_property
    def calls(self) -> int:
        """How many sets were called; a closed kan is no call."""
        return sum(map(_CALLS.__contains__, self._words))

    @property
    def pons_and_kans(self) -> int:
        """How many pons and kans were declared, closed kans too."""
        return sum(map(_PONS_AND_KANS.__contains__, self._words))

    @property
    def held(self) -> tuple[Tile, ...]:
        """The tiles in the hand and the winning tile; no call or kan is among them."""
        return parse_tiles(self._words[0] + self._after(self.by))

    @property
    def is_closed(self) -> bool:
        """Whether nothing was called (menzen)."""
        return not self.calls

    @property
    def riichi(self) -> bool:
        """Whether riichi was declared, double riichi too; yaku of a yakuman do not say it."""
        return not _RIICHI.isdisjoint(self._words)

    @property
    def seat(self) -> Wind:
        """The winner's wind."""
        return self._wind("seat") or Wind.SOUTH

    @property
    def round(self) -> Wind:
        """The round's wind."""
        return self._wind("round") or Wind.EAST

    @property
    def sticks(self) -> int:
        """The riichi sticks that the winner took, in sticks."""
        return int(self._after("sticks") or 0)

    def _wind(self, keyword: str) -> Wind | None:
        return _seat(self._after(keyword))

    def _after(self, keyword: str) -> str:
        """The word after a keyword; empty where the line leaves it to the default."""
        words = self._words
        return words[words.index(keyword) + 1] if keyword in words else ""

    @cached_property
    def yaku_names(self) -> frozenset[str]:
        """The names of its yaku, dora too."""
        return frozenset(name for name, _ in self.yaku)

    @property
    def oversampled(self) -> bool:
        """Whether a hand like this was taken twice as often (README.md).

        Yakuman, rinshan, chankan, 70 fu and more, two kans, or no red fives.

        >>> [real.id for real in real_wins()[:100] if real.oversampled]
        ['w00034']
        """
        return (
            self.han is None
            or self.fu >= _OFTEN_FU
            or not self.red_fives
            or not _OFTEN_YAKU.isdisjoint(self.yaku_names)
            or sum(map(_KANS.__contains__, self._words)) >= _OFTEN_KANS
        )

    @cached_property
    def weight(self) -> float:
        """What it counts in a fair frequency: one half where it was taken twice as often."""
        return _RARE_WEIGHT if self.oversampled else 1.0


@cache
def real_wins() -> tuple[RealWin, ...]:
    """Read all recorded wins, once.

    >>> real = real_wins()[0]
    >>> real.notation, real.fu, real.points
    ('4466778m789s pon 555z tsumo 5m seat W round E indicators 6m', 30, 4000)
    """
    packed = files(__package__).joinpath("real_wins.csv.gz")
    with packed.open("rb") as file, gzip.open(file) as unpacked:
        head, *lines = csv.reader(TextIOWrapper(unpacked, encoding="utf-8"))
    rows = [dict(zip(head, line, strict=True)) for line in lines]
    return tuple(map(_real_win, rows, _draws(rows)))


def real_win(id: str) -> RealWin:
    """The recorded win of this id.

    Raises ``ValueError`` for another id.

    >>> real_win("w00034").fu
    80
    """
    try:
        return _by_id()[id]
    except KeyError:
        raise ValueError(t('"{id}" is no id of a real win', id=id)) from None


@cache
def _by_id() -> Mapping[str, RealWin]:
    return {real.id: real for real in real_wins()}


def _draws(rows: Iterable[_Row]) -> Iterator[int]:
    """Number the drawings. Ids count the larger collection, so a gap begins a new one."""
    draw, before, source = 0, -1, ""
    for row in rows:
        number = int(row["id"].removeprefix("w"))
        draw += number != before + 1 or row["source"] != source
        before, source = number, row["source"]
        yield draw


def _real_win(row: _Row, draw: int) -> RealWin:
    return RealWin(
        id=row["id"],
        draw=draw,
        notation=row["win"],
        red_fives=row["aka"] == "1",
        open_tanyao=row["kuitan"] == "1",
        discarder=_seat(row["discarder"]),
        fu=int(row["fu"]),
        han=int(row["han"]) if row["han"] else None,
        limit=row["limit"],
        points=int(row["points"]),
        yaku=tuple(map(_yaku, row["yaku"].split("; "))),
        changes={wind: int(row[seat]) for seat, wind in _WINDS.items()},
        liable=_seat(row["pao"]),
        source=row["source"],
    )


def _seat(letter: str) -> Wind | None:
    return _WINDS[letter] if letter else None


@cache  # the same few are written many thousand times
def _yaku(written: str) -> tuple[str, int | None]:
    name, han = written.rsplit(" ", 1)
    return name, None if han == _YAKUMAN else int(han)
