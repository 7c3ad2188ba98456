"""The scorers of both games as one widget: choose the game, and its scorer appears.

Each keeps what is entered in it while the other is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ipywidgets import VBox

from mahjong_lessons.text import listing, t
from mahjong_lessons.widgets.look import choices
from mahjong_lessons.widgets.scorer import Scorer, hong_kong_scorer, scorer

GAMES: Mapping[str, Callable[..., Scorer]] = MappingProxyType(
    {"riichi": scorer, "hong-kong": hong_kong_scorer}
)
"""The scorer of each game."""


def scorers(line: str = "", game: str = "riichi") -> Scorers:
    """Show the scorer of a game, "riichi" or "hong-kong", and a choice between the two.

    ``line`` is a hand of that game to begin with. Raises ValueError for a line that cannot be
    read, and for another game.

    >>> scorers("123m456m789p23s55p self-draw 4s", "hong-kong").shown
    Scorer('123456m55789p23s self-draw 4s')
    """
    if game not in GAMES:
        raise ValueError(
            t('there is no scorer for "{game}": choose {games}', game=game, games=listing([*GAMES]))
        )
    return Scorers(game, GAMES[game](line))


class Scorers:
    """The choice of a game, and its scorer; ``shown`` is the scorer on the page."""

    def __init__(self, game: str, first: Scorer) -> None:
        self.made = {game: first}
        names = {t("riichi"): "riichi", t("Hong Kong"): "hong-kong"}
        self.choice = choices(t("game"), names, self.choose)
        self.box = VBox()
        self.box.add_class("mj-widget")  # the style sheet comes with the scorer
        self.choose(game)

    @property
    def shown(self) -> Scorer:
        """The scorer on the page."""
        return self.made[self.choice.value]

    def choose(self, game: str) -> None:
        """Show the scorer of a game; it is made when it is first looked at."""
        if game not in self.made:
            self.made[game] = GAMES[game]()
        self.choice.value = game
        self.box.children = (self.choice, self.shown.box)

    def __repr__(self) -> str:
        return f"Scorers({self.choice.value!r}, {self.shown!r})"

    def _repr_mimebundle_(self, **given: object) -> dict[str, Any]:
        """The live widget, and the twin of the scorer that it shows."""
        live: dict[str, Any] = self.box._repr_mimebundle_()
        return {**self.shown._repr_mimebundle_(**given), **live, "text/plain": repr(self)}
