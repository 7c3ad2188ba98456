"""Tiles, and the short way to write them: ``123m406p11z``.

A digit is a rank and the letter after it the suit: ``m`` manzu, ``p`` pinzu,
``s`` souzu, ``z`` honours. ``0`` is a red five. Honours are 1z to 7z: East,
South, West, North, White, Green, Red.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import groupby

from mahjong_lessons.core.records import Written
from mahjong_lessons.core.text import N_, t

KINDS = 34
"""How many kinds of tile there are; a kind is a number from 0 (1m) to 33 (7z)."""

COPIES = 4
"""How many copies of each kind a set of tiles holds."""

BONUS_TILES = (1, 2, 3, 4)
"""The numbers of the flowers, and of the seasons; number n belongs to the n-th seat."""

FIRST_HONOUR = 27
FIRST_DRAGON = 31

SUIT_STARTS = (0, 9, 18, FIRST_HONOUR)
"""The first kind of each suit, and of the honours."""


class TileError(ValueError):
    """Text that is no tile; ``span`` is the part of the text that is wrong."""

    def __init__(self, message: str, span: tuple[int, int]) -> None:
        super().__init__(message)
        self.span = span

    def _render_traceback_(self) -> list[str]:
        # IPython shows this in place of a traceback: a learner's slip is no crash.
        return [f"{type(self).__name__}: {self}"]


class Suit(StrEnum):
    """The three suits and the honours, by their letter."""

    MANZU = "m"
    PINZU = "p"
    SOUZU = "s"
    JIHAI = "z"


class Wind(StrEnum):
    """The four winds, for seats and rounds, in turn order."""

    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    NORTH = "N"

    @property
    def place(self) -> int:
        """The place in turn order, 0 (East) to 3 (North)."""
        return "ESWN".index(self.value)

    @property
    def kind(self) -> int:
        """The kind number of the wind's tile.

        >>> Wind.SOUTH.kind
        28
        """
        return FIRST_HONOUR + self.place

    @property
    def word(self) -> str:
        """The wind's English name.

        >>> Wind.WEST.word
        'West'
        """
        return t(_WIND_WORDS[self])


_WIND_WORDS = {
    Wind.EAST: N_("East"),
    Wind.SOUTH: N_("South"),
    Wind.WEST: N_("West"),
    Wind.NORTH: N_("North"),
}
_HONOUR_WORDS = (
    N_("East wind"),
    N_("South wind"),
    N_("West wind"),
    N_("North wind"),
    N_("White dragon"),
    N_("Green dragon"),
    N_("Red dragon"),
)
_SUITS = tuple(Suit)
_SUIT_WORDS = {Suit.MANZU: N_("man"), Suit.PINZU: N_("pin"), Suit.SOUZU: N_("sou")}


@dataclass(frozen=True, slots=True, repr=False)
class Tile(Written):
    """One tile: its kind (0 = 1m … 33 = 7z) and whether it is a red five.

    >>> Tile.parse("0p"), Tile.parse("0p").word
    (Tile.parse("0p"), 'red 5 pin')
    """

    kind: int
    red: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.kind < KINDS:
            raise ValueError(t("a kind of tile is a number from 0 to 33, not {n}", n=self.kind))
        if self.red and (self.rank != 5 or self.is_honour):
            raise ValueError(t("only a five of a suit can be red"))

    @classmethod
    def parse(cls, text: str) -> Tile:
        """Read exactly one tile; :class:`TileError` otherwise.

        >>> Tile.parse("7z").word
        'Red dragon'
        """
        tiles = parse_tiles(text)
        if len(tiles) != 1:
            message = t('one tile is needed, such as 5p; "{text}" is {n}', text=text, n=len(tiles))
            raise TileError(message, (0, len(text)))
        return tiles[0]

    @property
    def suit(self) -> Suit:
        """The suit; all honours share one."""
        return _SUITS[self.kind // 9]

    @property
    def rank(self) -> int:
        """1 to 9 in a suit, 1 to 7 among honours; a red five is a 5."""
        return self.kind % 9 + 1

    @property
    def is_honour(self) -> bool:
        """Whether it is a wind or a dragon."""
        return self.kind >= FIRST_HONOUR

    @property
    def is_terminal(self) -> bool:
        """Whether it is a 1 or a 9 of a suit."""
        return not self.is_honour and self.rank in (1, 9)

    @property
    def is_yaochuu(self) -> bool:
        """Whether it is a terminal or an honour (yaochuuhai)."""
        return self.is_honour or self.is_terminal

    @property
    def plain(self) -> Tile:
        """The same tile, not red."""
        return Tile(self.kind) if self.red else self

    @property
    def word(self) -> str:
        """The tile's English name."""
        if self.is_honour:
            return t(_HONOUR_WORDS[self.kind - FIRST_HONOUR])
        words = {"rank": self.rank, "suit": t(_SUIT_WORDS[self.suit])}
        return t("red {rank} {suit}", **words) if self.red else t("{rank} {suit}", **words)

    def __str__(self) -> str:
        return f"{0 if self.red else self.rank}{self.suit}"

    def __repr__(self) -> str:
        return f'Tile.parse("{self}")'

    def __lt__(self, other: Tile) -> bool:
        """Order of the hand: by suit, then rank, a red five before its brothers."""
        return (self.kind, not self.red) < (other.kind, not other.red)


def tile_indicated(indicator: Tile) -> Tile:
    """The dora that an indicator points to: the next tile, in a circle.

    A 9 points to the 1 of its suit, North to East, Red to White.

    >>> str(tile_indicated(Tile.parse("9s"))), str(tile_indicated(Tile.parse("7z")))
    ('1s', '5z')
    """
    if indicator.kind >= FIRST_DRAGON:
        start, length = FIRST_DRAGON, 3
    elif indicator.is_honour:
        start, length = FIRST_HONOUR, 4
    else:
        start, length = indicator.kind // 9 * 9, 9
    return Tile(start + (indicator.kind - start + 1) % length)


# Unicode has its own order: winds, Red, Green, White, then man, sou, pin.
_UNICODE = {
    chr(0x1F000 + n): name
    for n, name in enumerate(
        ["1z", "2z", "3z", "4z", "7z", "6z", "5z"]
        + [f"{rank}{suit}" for suit in "msp" for rank in range(1, 10)]
    )
}
_GROUP = re.compile(r"(?P<ranks>(?:r5|[0-9])+)(?P<suit>[a-z]?)")


def normalise(text: str) -> str:
    """Bring full-width digits, Unicode tiles and capitals to plain notation.

    >>> normalise("１２３Ｍ 🀄")
    '123m 7z'
    """
    if text.isascii():
        return text.lower()
    text = "".join(_UNICODE.get(character, character) for character in text)
    # U+FE0E and U+FE0F choose between text and emoji drawing and say nothing here.
    text = text.replace("\ufe0e", "").replace("\ufe0f", "")
    return unicodedata.normalize("NFKC", text).lower()


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles in the order written; ``r5p`` is a red five too.

    Raises :class:`TileError` with the part that is wrong and what would be right.

    >>> format_tiles(parse_tiles("123m 406p 11z"))
    '123m406p11z'
    """
    return _tiles(normalise(text))


@lru_cache(maxsize=4096)
def _tiles(text: str) -> tuple[Tile, ...]:
    """The same for text in plain letters; groups such as 777z come again and again."""
    tiles: list[Tile] = []
    at = 0
    while at < len(text):
        if text[at].isspace() or text[at] == ",":
            at += 1
            continue
        group = _GROUP.match(text, at)
        if group is None:
            raise _not_a_tile(text, at)
        tiles += _group_tiles(group)
        at = group.end()
    return tuple(tiles)


def _group_tiles(group: re.Match[str]) -> list[Tile]:
    ranks, suit = group["ranks"].replace("r5", "0"), group["suit"]
    if not suit:
        raise TileError(
            t('"{ranks}" has no suit: write {ranks}m, {ranks}p, {ranks}s or {ranks}z', ranks=ranks),
            group.span(),
        )
    if suit not in "mpsz":
        raise TileError(
            t(
                '"{suit}" is no suit: use m (man), p (pin), s (sou) or z (honours, 1z to 7z)',
                suit=suit,
            ),
            (group.end() - 1, group.end()),
        )
    if suit == "z" and (wrong := next((rank for rank in ranks if rank in "089"), None)):
        raise TileError(
            t(
                "there is no {rank}z: honours are 1z to 7z "
                "(East, South, West, North, White, Green, Red)",
                rank=wrong,
            ),
            group.span(),
        )
    return [_TILES[rank + suit] for rank in ranks]


PLAIN_TILES = tuple(Tile(kind) for kind in range(KINDS))
"""One tile of each kind, none of them red."""

_FIVES = (4, 13, 22)
_TILES = {str(tile): tile for tile in (*PLAIN_TILES, *(Tile(kind, red=True) for kind in _FIVES))}
"""Every tile by its name; tiles that are read share these values."""


def _not_a_tile(text: str, at: int) -> TileError:
    if text[at] in "mpsz":
        message = t('"{suit}" has no digits before it: write for example 123{suit}', suit=text[at])
    else:
        message = t(
            '"{character}" is not part of a tile: '
            "write digits and a suit letter, such as 123m406p11z",
            character=text[at],
        )
    return TileError(message, (at, at + 1))


def format_tiles(tiles: Iterable[Tile]) -> str:
    """Write tiles in the order given, one suit letter a group.

    >>> format_tiles([Tile.parse("1m"), Tile.parse("2m"), Tile.parse("1z")])
    '12m1z'
    """
    return "".join(
        "".join(str(tile)[0] for tile in group) + suit
        for suit, group in groupby(tiles, key=lambda tile: tile.suit)
    )
