"""Cards to look things up on, beside a question: a learner who opens one is told apart later.

A card is a table of the lessons; nothing of it stands here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from mahjong_lessons import hongkong, riichi
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.faan import pattern_table
from mahjong_lessons.lessons.fu import fu_card
from mahjong_lessons.lessons.han import yaku_table
from mahjong_lessons.lessons.score_tables import limit_table, score_table
from mahjong_lessons.lessons.units import unit_table
from mahjong_lessons.views import stack


class LookUpCard(NamedTuple):
    """A card: what stands on its tab, whose rules it follows, and what it shows under them.

    ``fits`` are the kinds of question for which it is the first to look at.
    """

    title: str
    rules: type
    shows: Callable[[Any], Displayable]
    fits: tuple[str, ...] = ()

    def under(self, rules: object) -> Displayable:
        """What it shows under these rules; under its own first ones if they are another game's."""
        return self.shows(rules if isinstance(rules, self.rules) else self.rules())


def _score_tables(rules: riichi.Rules) -> Displayable:
    return stack(*(score_table(by, rules=rules) for by in WinBy), limit_table(rules=rules))


def _units(rules: hongkong.Rules) -> Displayable:
    return unit_table(range(rules.minimum, rules.limit + 1), rules=rules)


CARDS: dict[str, LookUpCard] = {
    "fu": LookUpCard(N_("Fu"), riichi.Rules, lambda rules: fu_card(rules=rules)),
    "points": LookUpCard(
        N_("Points"),
        riichi.Rules,
        _score_tables,
        ("points", "base", "worth", "pays", "limit", "changes", "draw"),
    ),
    "yaku": LookUpCard(
        N_("Yaku"), riichi.Rules, lambda rules: yaku_table(rules=rules), ("yaku", "han")
    ),
    "patterns": LookUpCard(
        N_("Patterns"),
        hongkong.Rules,
        lambda rules: pattern_table(rules=rules),
        ("faan", "patterns"),
    ),
    "units": LookUpCard(N_("Units"), hongkong.Rules, _units, ("units", "settle")),
}
"""The cards in the order of their tabs."""


def card_for(kind: str) -> str:
    """The card that is the first to look at for a kind of question.

    >>> card_for("pays"), card_for("fu"), card_for("settle")
    ('points', 'fu', 'units')
    """
    return next((name for name, card in CARDS.items() if kind in card.fits), "fu")
