"""A box while a learner answers it: some questions, what was answered, and what is open.

A prediction and an exercise are the same thing. The state is a frozen value; each step of a
learner gives the next one. The explanation opens together with the answer, never before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TypeAlias

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import nt, t
from mahjong_lessons.practice.answers.feedback import Feedback, Verdict, asks_for_help
from mahjong_lessons.practice.questions.plain import AnyQuestion

Step: TypeAlias = "Callable[[str, Item], Item]"

_TRIES = 2
"""After so many wrong answers the right one is said."""


@dataclass(frozen=True)
class Item:
    """One question of a box, and how far a learner is with it.

    ``text`` stands in its field, ``tries`` are the answers that were judged, and ``help`` says
    whether a hint was given or the answer shown.
    """

    question: AnyQuestion
    text: str = ""
    tries: tuple[str, ...] = ()
    feedback: Feedback | None = None
    hinted: bool = False
    shown: bool = False
    cards: tuple[str, ...] = ()
    """The cards that had been opened when the answer was judged."""

    @property
    def right(self) -> bool:
        """Whether the last answer was right."""
        return self.feedback is not None and self.feedback.verdict is Verdict.RIGHT

    @property
    def done(self) -> bool:
        """Whether it is answered: rightly, or the answer was said."""
        return self.right or self.shown or len(self.tries) >= _TRIES

    def write(self, text: str) -> Item:
        """Put a text in its place; what was said of another one goes."""
        if self.done or text == self.text:
            return self
        return replace(self, text=text, feedback=None)

    def check(self, cards: tuple[str, ...] = ()) -> Item:
        """Judge what stands there; the same answer is not judged twice.

        A likely slip of the keyboard is asked about first, and judged when it is given again.
        """
        said = self.feedback.verdict if self.feedback else Verdict.BLANK
        if self.done or said not in (Verdict.BLANK, Verdict.SLIP):
            return self
        if asks_for_help(self.text):
            return replace(self, text="", hinted=True)
        feedback = self.question.check(self.text, sure=said is Verdict.SLIP)
        counts = feedback.verdict in (Verdict.RIGHT, Verdict.WRONG, Verdict.ELSEWHERE)
        new = counts and self.text not in self.tries
        tries = (*self.tries, self.text) if new else self.tries
        return replace(self, feedback=feedback, tries=tries, cards=cards)


@dataclass(frozen=True)
class Box:
    """Some questions with what was answered; ``saw`` explains them, ``opens`` shows how it is.

    ``saw`` is Markdown. ``shows`` is drawn above the questions.

    >>> from mahjong_lessons.practice import ask
    >>> box = begin_box(ask("fu", "234678m999s55p44s tsumo 5p"), saw="Round **up**.")
    >>> box.write("0", "30").check().items[0].feedback.verdict
    <Verdict.WRONG: 'wrong'>
    >>> box.write("0", "40").check().open
    True
    """

    items: tuple[Item, ...]
    prompt: str = ""
    shows: Displayable | None = None
    saw: str = ""
    opens: Displayable | None = field(default=None, compare=False)
    at: str = ""
    """The question at which the learner is."""
    card: str = ""
    """The card that is open; "" for none."""
    cards: tuple[str, ...] = ()
    """The cards that were opened so far."""

    # --- what a learner does --------------------------------------------------

    def write(self, key: str, text: str) -> Box:
        """Put a text in the place of one question."""
        return self._each(lambda at, item: item.write(text) if at == key else item)

    def fill(self, texts: Mapping[str, str]) -> Box:
        """Put texts in the places of several questions."""
        return self._each(lambda at, item: item.write(texts[at]) if at in texts else item)

    def check(self, key: str = "") -> Box:
        """Judge one answer, or all that are there."""
        judged = self._each(lambda at, item: item.check(self.cards) if key in (at, "") else item)
        stays = key and not judged.by_key[key].done
        return replace(judged, at=key if stays else judged._next_after(key))

    def hint(self) -> Box:
        """Give a hint on the first question that waits for an answer."""
        keys = [key for key, item in self.by_key.items() if self._may_hint(item)]
        hinted = self._each(lambda at, item: replace(item, hinted=True) if at in keys[:1] else item)
        return replace(hinted, at="".join(keys[:1]))

    def show(self) -> Box:
        """Say every answer."""
        told = self._each(lambda _, item: item if item.done else replace(item, shown=True))
        return replace(told, at="")

    def again(self) -> Box:
        """Begin anew, with empty fields."""
        return replace(self._each(lambda _, item: Item(item.question)), at="0", cards=())

    def look_at(self, name: str) -> Box:
        """Open a card, or close the one that is open."""
        card = "" if name == self.card else name
        cards = self.cards if not card or card in self.cards else (*self.cards, card)
        return replace(self, card=card, cards=cards)

    # --- what is shown --------------------------------------------------------

    @cached_property
    def by_key(self) -> Mapping[str, Item]:
        """The questions by their keys: "0", "1" and so on."""
        return {str(n): item for n, item in enumerate(self.items)}

    @property
    def many(self) -> bool:
        """Whether there is more than one question."""
        return len(self.items) > 1

    @property
    def common_prompt(self) -> str:
        """The prompt that all questions have; "" where they differ."""
        prompts = {item.question.prompt for item in self.items}
        return prompts.pop() if len(prompts) == 1 else ""

    @property
    def open(self) -> bool:
        """Whether everything is answered, so that the explanation is shown."""
        return all(item.done for item in self.items)

    @property
    def touched(self) -> bool:
        """Whether anything was answered, or help was asked for."""
        return any(item.text or item.tries or item.hinted or item.shown for item in self.items)

    @property
    def more_hints(self) -> bool:
        """Whether there is a hint that was not given yet."""
        return any(self._may_hint(item) for item in self.items)

    @property
    def summary(self) -> str:
        """How it stands, in a sentence."""
        n, right = len(self.items), sum(item.right for item in self.items)
        if self.open:
            if right == n:
                return t("All right.") if self.many else ""
            return nt("{right} of {n} right.", "{right} of {n} right.", n, right=right) * self.many
        blank = not any(item.tries or item.text.strip() for item in self.items)
        return t("Not answered yet.") if blank else ""

    def __repr__(self) -> str:
        prompts = dict.fromkeys(item.question.prompt for item in self.items)
        return f"Box({self.prompt or ' '.join(prompts)!r})"

    @staticmethod
    def _may_hint(item: Item) -> bool:
        return bool(item.question.hint_words) and not (item.done or item.hinted)

    def _next_after(self, key: str) -> str:
        """The next question that waits for an answer, round the end; "" when none does."""
        keys = list(self.by_key)
        start = keys.index(key) + 1 if key else 0
        waits = (one for one in keys[start:] + keys[:start] if not self.by_key[one].done)
        return next(waits, "")

    def _each(self, step: Step) -> Box:
        items = tuple(step(key, item) for key, item in self.by_key.items())
        return self if items == self.items else replace(self, items=items)


def begin_box(
    *questions: AnyQuestion,
    prompt: str = "",
    shows: Displayable | None = None,
    saw: str = "",
    opens: Displayable | None = None,
) -> Box:
    """A box before anything was answered. Raises ValueError without a question."""
    if not questions:
        raise ValueError(t("a box needs a question"))
    return Box(tuple(map(Item, questions)), prompt, shows, saw, opens)
