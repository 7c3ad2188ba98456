"""A hand: concealed tiles, melds and the winning tile, and what cannot be one.

What is checked here is physics: numbers of tiles, copies, the shape of a call.
Whether the tiles make a complete hand is a question for ``readings``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from mahjong_lessons.core.packed import ONE, SUIT_BITS, SUIT_KEY, suit_key
from mahjong_lessons.core.records import Written
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, listing, t
from mahjong_lessons.core.tiles import COPIES, KINDS, Suit, Tile, format_tiles

_LINE = 90
"""Characters a line of an error message, so that a notebook breaks no word."""

HAND_TILES = 13
"""Tiles of a hand before the winning tile; a kan counts as three."""


class HandError(ValueError):
    """A hand that is malformed or impossible. The message says what would be right.

    ``text`` is the line as it was read and ``span`` the part of it that is
    wrong, where that is known.
    """

    def __init__(
        self, message: str, *, text: str | None = None, span: tuple[int, int] | None = None
    ) -> None:
        super().__init__(message)
        self.text = text
        self.span = span

    @property
    def pointer(self) -> str:
        """The line with the wrong part marked below it, or nothing."""
        if self.text is None or self.span is None:
            return ""
        start, end = self.span
        return f"{self.text}\n{' ' * start}{'^' * max(1, end - start)}"

    def _render_traceback_(self) -> list[str]:
        # IPython shows this in place of a traceback: a learner's slip is no crash.
        from textwrap import fill  # noqa: PLC0415 (loaded only when shown)

        message = fill(f"{type(self).__name__}: {self}", _LINE, break_on_hyphens=False)
        return [part for part in (message, self.pointer) if part]


class NotationError(HandError):
    """The line cannot be read."""


class TileCountError(HandError):
    """Too few or too many tiles."""


class CopiesError(HandError):
    """More copies of a tile than a set of tiles holds."""


class MeldError(HandError):
    """A call that is no chi, pon or kan."""


class IncompleteHandError(HandError):
    """The tiles do not make a winning hand."""


class CircumstanceError(HandError):
    """Circumstances that cannot be true together."""


class MeldKind(StrEnum):
    """The five kinds of call; an ankan is no call in play, but is laid out like one."""

    CHI = "chi"
    PON = "pon"
    KAN = "kan"
    ANKAN = "ankan"
    KAKAN = "kakan"

    @property
    def is_kan(self) -> bool:
        """Whether it is a set of four."""
        return self in (MeldKind.KAN, MeldKind.ANKAN, MeldKind.KAKAN)

    @property
    def is_open(self) -> bool:
        """Whether it opens the hand."""
        return self is not MeldKind.ANKAN

    @property
    def word(self) -> str:
        """What the call is called in a sentence."""
        return t(_MELD_WORDS[self])


_MELD_WORDS = {
    MeldKind.CHI: N_("chi"),
    MeldKind.PON: N_("pon"),
    MeldKind.KAN: N_("open kan"),
    MeldKind.ANKAN: N_("closed kan"),
    MeldKind.KAKAN: N_("added kan"),
}


MELD_KINDS = tuple(MeldKind)
_WRITTEN = {kind: kind.value for kind in MELD_KINDS}


def meld_problem(
    kind: MeldKind, tiles: tuple[Tile, ...], words: Mapping[MeldKind, str] = _WRITTEN
) -> str | None:
    """What is wrong with a call of these tiles, in order; None if it can be.

    ``words`` is what the game at hand calls the five kinds.

    >>> from mahjong_lessons.core.tiles import parse_tiles
    >>> meld_problem(MeldKind.PON, parse_tiles("77z"))
    'pon takes 3 tiles; pon 77z has 2'
    """
    word, written = words[kind], format_tiles(tiles)
    size = 4 if kind.is_kan else 3
    if len(tiles) != size:
        message = t(
            "{word} takes {size} tiles; {word} {written} has {n}",
            word=word,
            size=size,
            written=written or "…",
            n=len(tiles),
        )
        if kind is MeldKind.PON and len(tiles) == 4:
            kans = listing([words[one] for one in MELD_KINDS if one.is_kan])
            message += t(": did you mean {words}?", words=kans)
        if kind.is_kan and len(tiles) == 3:
            message += t(": did you mean {words}?", words=words[MeldKind.PON])
        return message
    first, *rest = (tile.kind for tile in tiles)
    if kind is MeldKind.CHI:
        if tiles[0].is_honour:
            return t(
                "{word} {written}: honours make no run; did you mean {pon}?",
                word=word,
                written=written,
                pon=words[MeldKind.PON],
            )
        if len({tile.suit for tile in tiles}) > 1:
            return t(
                "{word} {written}: a run stays within one suit, such as 345m",
                word=word,
                written=written,
            )
        if rest != [first + 1, first + 2]:
            return t(
                "{word} {written}: a run is three numbers in a row, such as 345m",
                word=word,
                written=written,
            )
    elif set(rest) != {first}:
        return t(
            "{word} {written}: all its tiles must be the same, such as {example}",
            word=word,
            written=written,
            example="5" * size + "z",
        )
    return None


@dataclass(frozen=True, slots=True, repr=False)
class Meld(Written):
    """A call or a closed kan, its tiles in order.

    >>> from mahjong_lessons.core.tiles import parse_tiles
    >>> Meld(MeldKind.CHI, parse_tiles("423m"))
    Meld('chi 234m')
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    code: int = field(init=False, repr=False, compare=False)
    """The meld as one number: KINDS times the place of its kind, plus its first tile's kind."""
    counts: int = field(init=False, repr=False, compare=False)
    """How many of each kind it holds, packed (see ``packed.ONE``)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))
        if problem := meld_problem(self.kind, self.tiles):
            raise MeldError(problem)
        code = KINDS * MELD_KINDS.index(self.kind) + self.tiles[0].kind
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "counts", sum(ONE[tile.kind] for tile in self.tiles))

    def __str__(self) -> str:
        return f"{self.kind} {format_tiles(self.tiles)}"

    def __repr__(self) -> str:
        return f"Meld('{self}')"


@dataclass(frozen=True, slots=True)
class Hand(Displayable, Written):
    """Thirteen tiles and the winning one; a kan counts as three.

    ``concealed`` leaves the winning tile out and is kept sorted; ``melds`` keep
    the order in which they were called. Without ``winning`` it is a hand that
    still waits.
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    winning: Tile | None = None
    counts: int = field(init=False, repr=False, compare=False)
    """How many of each kind stand in the hand or win it, three bits a kind (see ``packed.ONE``)."""
    all_counts: int = field(init=False, repr=False, compare=False)
    """The same with the melds."""
    suits: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """``counts`` cut into the suits that have tiles: each its packed count, and its place above."""
    suit_count: int = field(init=False, repr=False, compare=False)
    """How many of the three suits there are, melds included."""
    meld_codes: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The codes of the melds."""
    reds: int = field(init=False, repr=False, compare=False)
    """How many red fives there are."""
    is_closed: bool = field(init=False, repr=False, compare=False)
    """Whether nothing was called; a closed kan leaves the hand closed (menzen)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "concealed", tuple(sorted(self.concealed)))
        object.__setattr__(self, "melds", tuple(self.melds))
        if problem := count_problem(self.concealed, self.melds):
            raise TileCountError(problem)
        tiles = self.tiles
        check_copies(tiles)
        counts = sum([ONE[tile.kind] for tile in self.concealed])
        if self.winning:
            counts += ONE[self.winning.kind]
        all_counts = counts + sum([meld.counts for meld in self.melds])
        object.__setattr__(self, "counts", counts)
        object.__setattr__(self, "all_counts", all_counts)
        cut = [suit << SUIT_BITS | suit_key(counts, suit) for suit in range(len(Suit))]
        object.__setattr__(self, "suits", tuple([code for code in cut if code & SUIT_KEY]))
        suits = [suit_key(all_counts, suit) > 0 for suit in range(len(Suit) - 1)]
        object.__setattr__(self, "suit_count", sum(suits))
        object.__setattr__(self, "meld_codes", tuple([meld.code for meld in self.melds]))
        object.__setattr__(self, "reds", sum([tile.red for tile in tiles]))
        is_closed = not any(meld.kind.is_open for meld in self.melds)
        object.__setattr__(self, "is_closed", is_closed)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the hand: concealed, called and winning."""
        called = [tile for meld in self.melds for tile in meld.tiles]
        return (*self.concealed, *called, *([self.winning] if self.winning else []))

    @property
    def plain(self) -> Hand:
        """The same hand with plain fives in place of red ones.

        >>> from mahjong_lessons.core.tiles import parse_tiles
        >>> Hand(parse_tiles("111m406678p35s99s")).plain.reds
        0
        """
        if not self.reds:
            return self
        melds = (Meld(meld.kind, tuple(tile.plain for tile in meld.tiles)) for meld in self.melds)
        concealed = tuple(tile.plain for tile in self.concealed)
        return Hand(concealed, tuple(melds), self.winning and self.winning.plain)

    def __str__(self) -> str:
        parts = [format_tiles(self.concealed), *map(str, self.melds)]
        return " ".join(parts + ([str(self.winning)] if self.winning else []))


def count_problem(
    concealed: Sequence[Tile],
    melds: Iterable[Meld],
    ways: str = "ron or tsumo",
    kan: str = MeldKind.KAN.value,
) -> str | None:
    """What is wrong with the number of tiles of a hand; None if it is right.

    ``ways`` and ``kan`` are the words of the game at hand.

    >>> count_problem([], [])
    '13 tiles and a winning tile are needed; this hand has 0'
    """
    melds = tuple(melds)
    n = len(concealed) + 3 * len(melds)
    if n == HAND_TILES:
        return None
    words = {"n": n, "kan": kan, "ways": ways}
    holds_a_kan = any(meld.kind.is_kan for meld in melds)
    if n == HAND_TILES + 1 and holds_a_kan:
        return t(
            "13 tiles and a winning tile are needed; this hand has {n} (a {kan} counts as three): "
            "leave the winning tile out of the concealed tiles, it stands after {ways}",
            **words,
        )
    if n == HAND_TILES + 1:
        return t(
            "13 tiles and a winning tile are needed; this hand has {n}: "
            "leave the winning tile out of the concealed tiles, it stands after {ways}",
            **words,
        )
    if holds_a_kan:
        return t(
            "13 tiles and a winning tile are needed; this hand has {n} (a {kan} counts as three)",
            **words,
        )
    return t("13 tiles and a winning tile are needed; this hand has {n}", **words)


@dataclass(frozen=True, slots=True)
class Unfinished(Displayable):
    """A hand that is still being entered: any tiles and melds, perhaps a winning tile.

    >>> from mahjong_lessons.core.tiles import parse_tiles
    >>> Unfinished(parse_tiles("321m")).room
    10
    """

    concealed: tuple[Tile, ...] = ()
    melds: tuple[Meld, ...] = ()
    winning: Tile | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "concealed", tuple(sorted(self.concealed)))

    @property
    def room(self) -> int:
        """How many tiles it can still take beside the winning one; below 0 it has too many."""
        return HAND_TILES - len(self.concealed) - 3 * len(self.melds)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of it: concealed, called and winning."""
        called = (tile for meld in self.melds for tile in meld.tiles)
        return (*self.concealed, *called, *([self.winning] if self.winning else []))

    @property
    def reds(self) -> int:
        """How many of them are red fives."""
        return sum(tile.red for tile in self.tiles)

    @property
    def is_closed(self) -> bool:
        """Whether nothing was called."""
        return not any(meld.kind.is_open for meld in self.melds)

    @property
    def hand(self) -> Hand:
        """The same as a hand; raises :class:`TileCountError` while tiles are missing."""
        return Hand(self.concealed, self.melds, self.winning)

    def __str__(self) -> str:
        parts = [format_tiles(self.concealed), *map(str, self.melds)]
        return " ".join(filter(None, parts + ([str(self.winning)] if self.winning else [])))


def check_copies(tiles: Iterable[Tile]) -> None:
    """Refuse a fifth copy of a tile and a second red five of a suit.

    >>> from mahjong_lessons.core.tiles import parse_tiles
    >>> check_copies(parse_tiles("11111m"))
    Traceback (most recent call last):
    mahjong_lessons.core.hand.CopiesError: 1m is there 5 times: a set holds 4 of each tile
    """
    tiles = tuple(tiles)
    for kind, n in Counter([tile.kind for tile in tiles]).items():
        if n > COPIES:
            raise CopiesError(
                t(
                    "{tile} is there {n} times: a set holds {copies} of each tile",
                    tile=Tile(kind),
                    n=n,
                    copies=COPIES,
                )
            )
    reds = [tile for tile in tiles if tile.red]
    for red in reds:
        if (n := reds.count(red)) > 1:
            raise CopiesError(
                t(
                    "{tile} (red five) is there {n} times: "
                    "each suit has one red five; write the others as 5",
                    tile=red,
                    n=n,
                )
            )
