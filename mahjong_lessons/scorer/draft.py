"""A win as far as it is known: tiles, how it was won, what else was true; and what cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from types import SimpleNamespace
from typing import Any, TypeVar

from mahjong_lessons.core import notation
from mahjong_lessons.core.hand import Unfinished
from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import COPIES, Tile, Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.scorer.game import ScorerGame


@dataclass(frozen=True)
class Draft:
    """What is known of a win; any of it may be missing.

    ``values`` holds the fields of the notation that are not as usual, by attribute.
    """

    game: ScorerGame
    hand: Unfinished = field(default_factory=Unfinished)
    by: WinBy = WinBy.RON
    circumstances: frozenset[StrEnum] = frozenset()
    values: Mapping[str, Any] = field(default_factory=dict)

    def value(self, attribute: str) -> Any:
        """The value of a field of the notation, by its attribute."""
        return self.values.get(attribute, self.game.usual_values[attribute])

    @cached_property
    def facts(self) -> SimpleNamespace:
        """All that is known so far, with the attributes that a win has."""
        return SimpleNamespace(
            **{**self.game.usual_values, **self.values},
            hand=self.hand,
            by=self.by,
            circumstances=self.circumstances,
            is_closed=self.hand.is_closed,
            is_dealer=self.value("seat") is Wind.EAST,
            shown=self.shown,
        )

    @property
    def shown(self) -> tuple[Tile, ...]:
        """The tiles that lie open beside the hand."""
        return tuple(tile for one in self.game.tile_fields for tile in self.value(one.attribute))

    @property
    def line(self) -> str:
        """All of it in the one-line notation, as far as it goes; :meth:`read` reads it back."""
        return notation.write(self.facts, self.game.vocabulary)

    @cached_property
    def contradiction(self) -> str:
        """What cannot be true together, or nothing."""
        words = {by.name.lower(): word for by, word in self.game.vocabulary.win_words.items()}
        facts = self.facts
        for impossible, message in self.game.win.IMPOSSIBLE:
            if impossible(facts):
                return t(message, seat=facts.seat, **words)
        return ""

    def left(self, tile: Tile) -> int:
        """How many copies of a tile are not in use yet; a red five is one of four fives."""
        of_kind = COPIES - self._used[tile.plain]
        return min(of_kind, 1 - self._used[tile]) if tile.red else of_kind

    @cached_property
    def _used(self) -> Counter[Tile]:
        """How many tiles are in use of each kind, and of each red five."""
        tiles = (*self.hand.tiles, *self.shown)
        return Counter([tile.plain for tile in tiles] + [tile for tile in tiles if tile.red])


AnyDraft = TypeVar("AnyDraft", bound=Draft)


def settled(draft: AnyDraft, standing: Collection[str]) -> tuple[AnyDraft, list[str]]:
    """The draft without what cannot be true beside the rest, and what was taken away, and why.

    Tiles, the way to win and the ``standing`` fields stay; what else was said is taken up one
    by one, in the order of the notation, as long as it can be.
    """
    stay = {name: value for name, value in draft.values.items() if name in standing}
    kept = replace(draft, circumstances=frozenset(), values=stay)
    dropped = []
    for word, flags, values in _said(draft, standing):
        more = kept.circumstances | flags
        trial = replace(kept, circumstances=more, values={**kept.values, **values})
        if problem := trial.contradiction:
            dropped.append(t("{word} was taken away: {why}.", word=word, why=problem))
        else:
            kept = trial
    return kept, dropped


def _said(
    draft: Draft, standing: Collection[str]
) -> Iterator[tuple[str, frozenset[StrEnum], dict[str, Any]]]:
    """Each circumstance and each field that may be dropped: its word, and what it adds."""
    for flag in draft.game.vocabulary.circumstances:
        if flag in draft.circumstances:
            yield flag.value, frozenset({flag}), {}
    for one in draft.game.vocabulary.fields:
        name = one.attribute
        if name in draft.values and name not in standing:
            yield one.keyword, frozenset(), {name: draft.values[name]}
