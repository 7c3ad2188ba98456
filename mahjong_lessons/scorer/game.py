"""What entering a hand needs to know of a game; each game is one value of this type."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property, partial
from typing import Any, NamedTuple, Protocol

from mahjong_lessons.core.hand import Hand
from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import KINDS, Tile
from mahjong_lessons.core.vocabulary import TILES, Field, Vocabulary
from mahjong_lessons.core.wins import AnyWin


class SampleWin(NamedTuple):
    """A win to look at: its line, what is said of it, and its rules if they are not the table's."""

    line: str
    say: Callable[[], str]
    """Says it in the language that is spoken when the win is shown."""
    rules: Any = None


def samples(examples: Sequence[tuple[str, str]]) -> tuple[SampleWin, ...]:
    """Examples from lines, each with a message that says what it shows."""

    def say(n: int, shows: str) -> str:
        return t("Example {n} of {all}: {words}.", n=n, all=len(examples), words=t(shows))

    return tuple(
        SampleWin(line, partial(say, n, shows)) for n, (line, shows) in enumerate(examples, start=1)
    )


class RuleChoice(NamedTuple):
    """A rule to choose: what it is called (a message), and its values."""

    label: str
    values: tuple[Any, ...]


class HandWorth(Protocol):
    """What a hand is worth, or waits for: something to show, with the gist of it in a line."""

    @property
    def headline(self) -> str:
        """The gist, in a line."""

    @property
    def wins(self) -> bool:
        """Whether it is a hand that wins by these rules."""


@dataclass(frozen=True, eq=False)
class ScorerGame:
    """One game: its words and contradictions (those of ``win``), tiles, rules and scoring.

    ``score`` takes a win and the rules and gives what is shown of it; ``waits`` takes a hand
    of 13, the win's other arguments and the rules. Both may raise ``HandError``.
    """

    win: type[AnyWin]
    tiles: tuple[tuple[Tile, ...], ...]
    """The tiles to pick from, in rows."""
    rules: Mapping[str, Any]
    default_rules: str
    score: Callable[[Any, Any], HandWorth]
    waits: Callable[[Hand, dict[str, Any], Any], HandWorth]
    examples: tuple[SampleWin, ...]
    records: Callable[[], Sequence[SampleWin]] | None = None
    """Recorded wins, if there are any; called when somebody asks for one."""
    usual: tuple[StrEnum, ...] = ()
    """Circumstances that random wins have often."""
    meanings: Mapping[str, str] = field(default_factory=dict)
    """Messages: what each word of the notation means, where it needs saying."""
    options: Mapping[str, RuleChoice] = field(default_factory=dict)
    """Rules to choose one by one."""
    pools: tuple[Sequence[int], ...] = (range(KINDS),)
    """Kinds of tile of which random wins are made; one of the pools for each win."""
    bonus_in_play: Callable[[Any], bool] = lambda _: False
    """Whether these rules know flowers."""

    def meaning(self, word: str) -> str:
        """What a word of the notation means; nothing where that needs no saying."""
        return t(self.meanings[word]) if word in self.meanings else ""

    @property
    def vocabulary(self) -> Vocabulary:
        """The words of its notation."""
        return self.win.VOCABULARY

    @cached_property
    def usual_values(self) -> Mapping[str, Any]:
        """The value of each field where nothing is said, by attribute."""
        return {one.attribute: one.default for one in self.vocabulary.fields}

    @cached_property
    def tile_fields(self) -> tuple[Field, ...]:
        """The fields that hold tiles, such as indicators."""
        return tuple(one for one in self.vocabulary.fields if one.reader is TILES)

    @cached_property
    def bonus_fields(self) -> tuple[Field, ...]:
        """The fields that hold the numbers of flowers and seasons."""
        return tuple(one for one in self.vocabulary.fields if one.reader.bonus)

    @cached_property
    def red_fives(self) -> frozenset[Tile]:
        """The red fives that there are."""
        return frozenset(tile for row in self.tiles for tile in row if tile.red)

    def field(self, attribute: str) -> Field:
        """The field of the notation that is stored under this name."""
        return next(one for one in self.vocabulary.fields if one.attribute == attribute)
