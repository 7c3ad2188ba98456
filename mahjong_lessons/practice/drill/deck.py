"""The review deck: what was missed comes back, keyed by mistake.

The rule can be told in a sentence. A mistake comes back after 2 other questions; once
its hinge hand is right, after 5; then after 12; and three different hinge hands right
in a row are mastery. Making it once more starts it again.

Spacing is counted in questions, not in days: a learner sits down for half an hour and
may not come back for a week, and the rule stays the same in every sitting. (Schedulers
such as FSRS plan days ahead, by weights that were fitted to flash cards.)
"""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import nt, t
from mahjong_lessons.practice.drill.progress import KEPT_HANDS, Progress, Session, in_a_row
from mahjong_lessons.practice.mistakes import MISCONCEPTIONS
from mahjong_lessons.views import Part, Table, content

AFTER = (2, 5, 12)
"""Questions until a mistake comes back: after none, one, two hinge hands right in a row."""


@dataclass(frozen=True, slots=True)
class Card:
    """One mistake in the deck: the hinge hands right in a row, and when it comes back.

    ``due`` is the number of answers after which it is asked again.
    """

    mistake: str
    hands: tuple[str, ...]
    due: int

    @property
    def mastered(self) -> bool:
        """Whether three different hinge hands in a row were right.

        >>> Card("F01", ("a", "b"), 9).mastered, Card("F01", ("a", "b", "c"), 9).mastered
        (False, True)
        """
        return len(self.hands) >= KEPT_HANDS


@dataclass(frozen=True)
class Deck(Displayable):
    """All mistakes that were ever made, by the time at which they come back."""

    cards: tuple[Card, ...]
    answered: int

    @property
    def due(self) -> tuple[Card, ...]:
        """Cards whose time has come, the one that waited longest first."""
        return tuple(card for card in self.open if card.due <= self.answered)

    @property
    def open(self) -> tuple[Card, ...]:
        """Cards that are not mastered yet."""
        return tuple(card for card in self.cards if not card.mastered)

    @property
    def mastered(self) -> tuple[Card, ...]:
        """Cards that are mastered."""
        return tuple(card for card in self.cards if card.mastered)

    def comes_back(self, card: Card) -> str:
        """When a card comes back, in words."""
        if card.mastered:
            return t("mastered")
        left = card.due - self.answered
        return t("now") if left <= 0 else nt("after {n} more", "after {n} more", left)

    def __repr__(self) -> str:
        return f"Deck({len(self.open)} open, {len(self.mastered)} mastered)"


def deck_of(progress: Progress) -> Deck:
    """Work out the deck from all sessions, one after the other.

    >>> from mahjong_lessons.practice.drill.progress import AnswerRecord
    >>> missed = Progress().record("s", AnswerRecord("fu", "hand 1", False, missed=("F01",)))
    >>> deck_of(missed).cards
    (Card(mistake='F01', hands=(), due=3),)
    >>> avoided = missed.record("s", AnswerRecord("fu", "hand 2", True, avoided=("F01",)))
    >>> deck_of(avoided).cards
    (Card(mistake='F01', hands=('hand 2',), due=7),)
    """
    cards: dict[str, Card] = {}
    before = 0
    for session in progress.sessions:
        cards |= _after(session, cards, before)
        before += session.answered
    return Deck(tuple(sorted(cards.values(), key=lambda card: (card.due, card.mistake))), before)


def _after(session: Session, cards: dict[str, Card], before: int) -> dict[str, Card]:
    """The cards that a session leaves behind."""
    found = {}
    for name, record in session.mistakes.items():
        made = record.missed or record.maybe
        if made or name in cards:  # what was never made is no card
            hands = record.hands if made else in_a_row(cards[name].hands, record.hands)
            wait = AFTER[min(len(hands), len(AFTER) - 1)]
            found[name] = Card(name, hands, before + record.last + wait)
    return found


def title_of(mistake: str) -> str:
    """A mistake in words; its id alone, where it is not known.

    >>> title_of("F01"), title_of("F99")
    ('a triplet finished by ron counted as closed', 'F99')
    """
    known = MISCONCEPTIONS.get(mistake)
    return t(known.title) if known else mistake


@content.register
def _(value: Deck) -> tuple[Part, ...]:
    if not value.cards:
        return (t("No mistake has been made yet."),)
    rows = tuple(
        (
            card.mistake,
            t("{n} of {of}", n=len(card.hands), of=KEPT_HANDS),
            value.comes_back(card),
        )
        for card in value.cards
    )
    return (Table((t("mistake"), t("hinge hands in a row"), t("comes back")), rows),)
