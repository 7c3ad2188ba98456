"""The scorers of both games as one widget: choose the game, and its scorer appears.

Each keeps what is entered in it while the other is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from ipywidgets import VBox

from mahjong_lessons.core.text import N_, listing, t
from mahjong_lessons.widgets.building import KeptKeys, LiveWidget, Parts
from mahjong_lessons.widgets.messages import hear_in_turn
from mahjong_lessons.widgets.scoring import Scorer, hong_kong_scorer, scorer


class Offer(NamedTuple):
    """A game that is offered: what it is called, and what makes its scorer."""

    name: str
    scorer: Callable[..., Scorer]


GAMES: Mapping[str, Offer] = {
    "riichi": Offer(N_("riichi"), scorer),
    "hong-kong": Offer(N_("Hong Kong"), hong_kong_scorer),
}
"""The games, by the word that chooses them."""


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
    return Scorers(game, GAMES[game].scorer(line))


class Scorers(LiveWidget):
    """The choice of a game, and its scorer; ``shown`` is the scorer on the page."""

    def __init__(self, game: str, first: Scorer) -> None:
        self.game = game
        self.made = {game: first}
        parts = Parts()
        self.buttons = {
            word: parts.button(partial(self.choose, word), description=t(offer.name))
            for word, offer in GAMES.items()
        }
        choice = parts.row([*self.buttons.values(), KeptKeys()], t("game"))
        classes = "mj-widget", "mj-scorer"  # the style sheet is the scorer's
        self.box = VBox([choice, first.box], _dom_classes=classes)
        hear_in_turn(choice)
        self.choose(game)

    @property
    def shown(self) -> Scorer:
        """The scorer on the page."""
        return self.made[self.game]

    def choose(self, game: str) -> None:
        """Show the scorer of a game; it is made when it is first looked at."""
        if game not in self.made:
            self.made[game] = GAMES[game].scorer()
        self.game = game
        for name, each in self.buttons.items():
            each._dom_classes = ("mj-move", "mj-on") if name == game else ("mj-move",)
        self.box.children = (self.box.children[0], self.shown.box)

    def __repr__(self) -> str:
        return f"Scorers({self.game!r}, {self.shown!r})"

    @property
    def twin(self) -> str:
        """That of the scorer on the page."""
        return self.shown.twin
