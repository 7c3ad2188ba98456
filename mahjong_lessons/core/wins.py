"""What a win is in every game: the hand, how it was won, who sat where, what was true.

A game derives its own win from :class:`AnyWin` and brings along its words and the
circumstances that cannot be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import KW_ONLY, dataclass, field, replace
from enum import StrEnum
from typing import Any, ClassVar, Self, TypeAlias

from mahjong_lessons.core import notation
from mahjong_lessons.core.hand import CircumstanceError, Hand, HandError, MeldKind, check_copies
from mahjong_lessons.core.readings import Reading, require_complete
from mahjong_lessons.core.records import Written
from mahjong_lessons.core.seats import Untold, seat_of
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, given, listing, t
from mahjong_lessons.core.tiles import Tile, Wind
from mahjong_lessons.core.vocabulary import WIND, Field, Vocabulary, WinBy

Impossible: TypeAlias = tuple[Callable[[Any], bool], str]
"""A test of a win, and what is wrong and what would be right where it is true."""

SEAT_FIELDS = (
    Field("seat", "seat", WIND, Wind.SOUTH),
    Field("round", "round", WIND, Wind.EAST),
    Field("from", "discarder", WIND, None),
    Field("liable", "liable", WIND, None),
)
"""The keywords of every game: who sat where, who dealt in, who is liable."""

_KEYWORDS = {field.attribute: field.keyword for field in SEAT_FIELDS}


@dataclass(frozen=True, slots=True, repr=False)
class AnyWin(Displayable, Written):
    """What the wins of all games have in common.

    ``seat`` is the winner's wind (East deals), ``discarder`` the seat that dealt in,
    ``liable`` the one that answers for the hand. Raises
    :class:`~mahjong_lessons.core.hand.HandError` for what cannot be.
    """

    VOCABULARY: ClassVar[Vocabulary]
    IMPOSSIBLE: ClassVar[tuple[Impossible, ...]] = ()
    PAIRS_WIN: ClassVar[bool] = True
    """Whether seven pairs win under all rules of the game."""

    hand: Hand
    by: WinBy
    _: KW_ONLY
    circumstances: frozenset[Any] = frozenset()
    seat: Wind = Wind.SOUTH
    round: Wind = Wind.EAST
    discarder: Wind | None = None
    liable: Wind | None = None
    readings: tuple[Reading, ...] = field(init=False, repr=False, compare=False)
    """Every way to read the hand; at least one."""

    def __post_init__(self) -> None:
        self._read_words()
        if shown := tuple(self.shown):
            check_copies((*self.hand.tiles, *shown))
        for impossible, message in self.IMPOSSIBLE:
            if impossible(self):
                words = {by.name.lower(): word for by, word in self.VOCABULARY.win_words.items()}
                raise CircumstanceError(t(message, seat=self.seat, **words))
        object.__setattr__(self, "readings", require_complete(self.hand, pairs_win=self.PAIRS_WIN))

    def _read_words(self) -> None:
        """Take the words of circumstances, "E" and the like for the values; refuse what is none."""
        if not isinstance(self.hand, Hand):
            raise HandError(
                t("a Hand is needed, not {hand}; parse reads a line", hand=given(self.hand))
            )
        words = self.VOCABULARY
        if isinstance(self.circumstances, str) or not isinstance(self.circumstances, Iterable):
            raise CircumstanceError(
                t("circumstances are a set of words, not {given}", given=given(self.circumstances))
            )
        flags = frozenset(
            _named(t("a circumstance"), flag, words.flags) for flag in self.circumstances
        )
        by = self.by if isinstance(self.by, WinBy) else _named("by", self.by, words.wins)
        object.__setattr__(self, "by", by)
        object.__setattr__(self, "circumstances", flags)
        for field_ in SEAT_FIELDS:
            value = getattr(self, field_.attribute)
            if value is not None or field_.default is not None:
                try:
                    object.__setattr__(self, field_.attribute, seat_of(value))
                except ValueError as error:
                    raise CircumstanceError(f"{field_.attribute}: {error}") from None

    @classmethod
    def of(cls, win: Self | str) -> Self:
        """The win itself, or the one that a line says; an error for what is none of this game."""
        if isinstance(win, cls):
            return win
        if isinstance(win, str):
            return cls.parse(win)
        raise HandError(
            t(
                "a win of this game or its line is needed, such as {example}; not {given}",
                example=cls.VOCABULARY.example,
                given=given(win),
            )
        )

    @classmethod
    def parse(cls, line: str) -> Self:
        """Read a win from the one-line notation (see ``notation``)."""
        arguments = notation.parse(line, cls.VOCABULARY)
        try:
            return cls(**arguments)
        except HandError as error:
            error.text = error.text or line
            raise

    def paid_by(
        self, discarder: Wind | str | Untold | None, liable: Wind | str | Untold | None
    ) -> Self:
        """The same win with its discarder and liable player named, where the line left them out.

        None stands for nobody. Raises ``ValueError`` for a seat that cannot be, or that is not
        the one of the line.
        """
        seats: dict[str, Any] = {}
        for name, told in (("discarder", discarder), ("liable", liable)):
            here = getattr(self, name)
            seat = None if told is None else here if isinstance(told, Untold) else seat_of(told)
            if seat is self.seat:
                raise ValueError(t("the winner sits {seat}: name another seat", seat=seat))
            if here not in (None, seat):
                raise ValueError(
                    t(
                        "the win says {keyword} {told}, so {seat} cannot be asked for",
                        keyword=_KEYWORDS[name],
                        told=here,
                        seat=seat,
                    )
                )
            if seat is not here:
                seats[name] = seat
        if discarder is None and self.by is WinBy.RON:
            raise ValueError(
                t(
                    "None is a {tsumo}, and the win is a {ron}: the discarder is {seats}",
                    tsumo=self.VOCABULARY.win_words[WinBy.TSUMO],
                    ron=self.by_word,
                    seats=self.other_seats,
                )
            )
        return replace(self, **seats) if seats else self

    @property
    def other_seats(self) -> str:
        """The seats of the other players, as a sentence lists them."""
        return listing([seat.value for seat in Wind if seat is not self.seat])

    @property
    def shown(self) -> Iterable[Tile]:
        """Tiles that lie open beside the hand, so that no copy of them can be in it."""
        return ()

    @property
    def by_word(self) -> str:
        """What this way to win is called in its game."""
        return self.VOCABULARY.win_words[self.by]

    @classmethod
    def call_word(cls, kind: MeldKind) -> str:
        """What a call is called in a sentence."""
        return kind.word

    @property
    def is_closed(self) -> bool:
        """Whether nothing was called (menzen)."""
        return self.hand.is_closed

    @property
    def is_dealer(self) -> bool:
        """Whether the winner deals."""
        return self.seat is Wind.EAST

    def __str__(self) -> str:
        return notation.write(self, self.VOCABULARY)

    def __repr__(self) -> str:
        return f'Win.parse("{self}")'


def _named(name: str, value: object, choices: Mapping[str, Any]) -> Any:
    """What a word stands for."""
    found = choices.get(value) if isinstance(value, str) else None
    if found is None:
        raise CircumstanceError(
            t(
                "{name} is {choices}, not {given}",
                name=name,
                choices=listing(list(choices)),
                given=given(value),
            )
        )
    return found


# --- what a test can ask of a win ----------------------------------------------------


def has(*circumstances: StrEnum) -> Callable[[AnyWin], bool]:
    """A test: are any of these true of a win?"""
    wanted = frozenset(circumstances)
    return lambda win: not wanted.isdisjoint(win.circumstances)


def by_discard(win: AnyWin) -> bool:
    """Whether another player's tile won."""
    return win.by is WinBy.RON


def by_draw(win: AnyWin) -> bool:
    """Whether the winner drew the tile."""
    return win.by is WinBy.TSUMO


def holds_a_kan(win: AnyWin) -> bool:
    """Whether there is a set of four."""
    return any(meld.kind.is_kan for meld in win.hand.melds)


def others_hold_too_few(win: AnyWin) -> bool:
    """Whether a kan cannot be robbed: it holds the other three copies of the winning tile."""
    kind = win.hand.winning and win.hand.winning.kind
    return sum(tile.kind == kind for tile in (*win.hand.tiles, *win.shown)) > 1


SEATS_IMPOSSIBLE: tuple[Impossible, ...] = (
    (
        lambda win: win.discarder is not None and by_draw(win),
        N_("with {tsumo} nobody dealt in: leave from out, or write {ron}"),
    ),
    (
        lambda win: win.discarder is win.seat,
        N_("the winner sits {seat} and cannot deal in: name another seat after from"),
    ),
    (
        lambda win: win.liable is win.seat,
        N_("the winner sits {seat} and cannot be liable: name another seat after liable"),
    ),
)
"""What cannot be in any game."""
