"""A mistake that may be behind an answer, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, t
from mahjong_lessons.practice.mistakes import Misconception
from mahjong_lessons.views import Part, content

MOST_NAMED = 2
"""Of more candidates only the surest are named."""


@dataclass(frozen=True)
class Candidate(Displayable):
    """One mistake, or two at once, that explain an answer.

    ``elsewhere`` says in words under which rule the answer would be right, if a mistake is
    another table's rule.
    """

    mistakes: tuple[Misconception, ...]
    elsewhere: str = ""

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the mistakes."""
        return tuple(one.id for one in self.mistakes)

    @property
    def id(self) -> str:
        """The id of the mistake; of two, joined by a plus."""
        return "+".join(self.ids)

    @property
    def title(self) -> str:
        """What was done, in words."""
        return listing([t(one.title) for one in self.mistakes], "and")

    @property
    def hint(self) -> str:
        """What is right, a sentence for each mistake; of a rule, where it holds."""
        hints = [t(one.hint) for one in self.mistakes]
        if self.elsewhere:
            hints.append(self.elsewhere)
        return " ".join(hints)

    @property
    def lesson(self) -> str:
        """The slug of the lesson that teaches it; of two mistakes, the first."""
        return self.mistakes[0].lesson

    def __repr__(self) -> str:
        return f"Candidate({self.id}: {self.title})"


@content.register
def _(value: Candidate) -> tuple[Part, ...]:
    return (f"{value.id}: {value.title}. {value.hint}",)


def candidates_in_words(found: Sequence[Candidate]) -> str:
    """What is said of candidates: of one what is right, of several what they are.

    Nothing where several pairs of mistakes would explain an answer: that is guesswork.

    >>> from mahjong_lessons.practice.mistakes import MISCONCEPTIONS
    >>> candidates_in_words([Candidate((MISCONCEPTIONS["P17"],))])
    "The greater number is the dealer's; it is written behind the other."
    """
    if len(found) == 1:
        return found[0].hint
    if not found or len(found[0].mistakes) > 1:
        return ""
    titles = t("; or ").join(one.title for one in found[:MOST_NAMED])
    return t("Likely: {titles}.", titles=titles)
