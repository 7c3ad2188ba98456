"""The words of a game in the one-line notation, and how the values after a word are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any, NamedTuple

from mahjong_lessons.core.hand import MeldKind
from mahjong_lessons.core.text import given, t
from mahjong_lessons.core.tiles import Wind, format_tiles, parse_tiles


class WinBy(StrEnum):
    """How the winning tile came: from a discard, or drawn."""

    RON = "ron"
    TSUMO = "tsumo"


class Reader:
    """Reads the words after a keyword; ``many`` takes all words that fit.

    ``read`` raises ``ValueError`` (its message is shown) when a word does not fit. ``bonus``
    is the letter of the tiles whose numbers are read: F for flowers, S for seasons.
    """

    def __init__(
        self,
        read: Callable[[str], Any],
        write: Callable[[Any], str] = str,
        *,
        many: bool = False,
        bonus: str = "",
    ) -> None:
        self.read = read
        self.write = write
        self.many = many
        self.bonus = bonus


class Field(NamedTuple):
    """A keyword with a value, such as ``seat S``: where it is stored and what it means.

    ``default`` is left out when a win is written; ``label`` names it where the win is drawn.
    """

    keyword: str
    attribute: str
    reader: Reader
    default: object
    label: str = ""


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """The words of one game.

    ``spellings`` brings other ways to write a word (two words are joined by a
    hyphen before they are looked up) to the one used here.
    """

    calls: Mapping[str, MeldKind]
    wins: Mapping[str, WinBy]
    circumstances: type[StrEnum]
    fields: tuple[Field, ...]
    spellings: Mapping[str, str] = field(default_factory=dict)
    example: str = ""

    @cached_property
    def words(self) -> Mapping[str, str]:
        """Every word that the notation of this game knows, and the game's own spelling of it."""
        own = [*self.calls, *self.wins, *self.flags, *self.keywords]
        return {**dict(zip(own, own, strict=True)), **self.spellings}

    @cached_property
    def call_words(self) -> Mapping[MeldKind, str]:
        """What each call is called."""
        return {kind: word for word, kind in self.calls.items()}

    @cached_property
    def win_words(self) -> Mapping[WinBy, str]:
        """What each way to win is called."""
        return {by: word for word, by in self.wins.items()}

    @cached_property
    def flags(self) -> Mapping[str, StrEnum]:
        """The circumstances that are a word alone."""
        return {circumstance.value: circumstance for circumstance in self.circumstances}

    @cached_property
    def keywords(self) -> Mapping[str, Field]:
        """The circumstances that are a keyword and a value."""
        return {field.keyword: field for field in self.fields}


# --- what stands after a keyword --------------------------------------------------

_WINDS = {word.lower(): wind for wind in Wind for word in (wind.value, wind.name)}


def _read_wind(text: str) -> Wind:
    if wind := _WINDS.get(text.lower()):
        return wind
    raise ValueError(t('"{text}" is no wind: write E, S, W or N', text=text))


def _read_count(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise ValueError(t('"{text}" is no whole number from 0 up', text=text))
    if len(text) > _MOST_DIGITS:
        raise ValueError(t("{text} is more than any game has", text=given(text)))
    return int(text)


_MOST_DIGITS = 6

WIND = Reader(_read_wind)
TILES = Reader(parse_tiles, format_tiles, many=True)
COUNT = Reader(_read_count)
