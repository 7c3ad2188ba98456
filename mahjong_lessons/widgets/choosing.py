"""Choosing part by part: buttons and numbers, of which each gives the next choice."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field as field_, replace
from typing import Generic, NamedTuple, TypeVar

from markupsafe import Markup

from mahjong_lessons.core.text import read_number, t
from mahjong_lessons.widgets.host import Event
from mahjong_lessons.widgets.markup import button, choices, field, joined, tag

C = TypeVar("C")
CHOOSE = "choose"


@dataclass(frozen=True, repr=False)
class Chosen(Generic[C]):
    """What is chosen now; and where the last change could not be made, why, and what was typed.

    >>> chosen = Chosen(2).choose("han", "x", int)
    >>> chosen.choice, chosen.typed
    (2, {'han': 'x'})
    """

    choice: C
    refused: str = ""
    typed: Mapping[str, str] = field_(default_factory=dict)

    def choose(self, name: str, text: str, made: Callable[[str], C]) -> Chosen[C]:
        """Take what is made of a text; a text that raises ValueError stays, to be mended."""
        try:
            return Chosen(made(text))
        except ValueError as error:
            message = t("Nothing was changed: {why}", why=error)
            return replace(self, refused=message, typed={name: text})

    def __repr__(self) -> str:
        return repr(self.choice)


def told(event: Event) -> tuple[str, str]:
    """The part that was chosen anew, and its text: that of a button, or what stands in a field.

    >>> told(Event("choose", "by:ron")), told(Event("choose", "han", {"han": "3"}))
    (('by', 'ron'), ('han', '3'))
    """
    name, is_button, text = event.what.partition(":")
    return name, text if is_button else event.fields.get(name, "")


class Amount(NamedTuple):
    """A number that is chosen: its name, its words, and the values that it takes, in order."""

    name: str
    label: str
    values: Sequence[int]

    def read(self, text: str) -> int:
        """A number between the first and the last value; raises ValueError for another text."""
        n, (least, *_, most) = read_number(text, self.name), self.values
        if not least <= n <= most:
            what = t(self.label)
            message = t(
                "{what}: {least} to {most}, not {n}", what=what, least=least, most=most, n=n
            )
            raise ValueError(message)
        return n

    def field(self, chosen: Chosen[C], value: int, *, locked: bool = False) -> Markup:
        """A field for it, between a button for less and one for more."""
        label = t(self.label)
        below, above = bisect_left(self.values, value) - 1, bisect_right(self.values, value)

        def step(sign: str, words: str, place: int) -> Markup:
            there = 0 <= place < len(self.values) and not locked
            return button(
                sign,
                CHOOSE,
                f"{self.name}:{self.values[place]}" if there else f"{self.name}:",
                aria_label=words,
                aria_disabled=None if there else "true",
                data_id=f"{self.name}{sign}",
            )

        entry = field(
            self.name,
            chosen.typed.get(self.name, str(value)),
            label,
            do=CHOOSE,
            enter=CHOOSE,
            css="mj-field mj-field-number",
            inputmode="numeric",
            locked=locked,
        )
        less, more = t("less: {what}", what=label), t("more: {what}", what=label)
        steps = step("−", less, below), entry, step("+", more, above)
        return tag("div", tag("span", label), tag("div", *steps, css="mj-step"), css="mj-count")


def choice_row(name: str, label: str, options: Mapping[str, str], chosen: str | None) -> Markup:
    """A row of buttons with its name before it; ``options`` are words by their texts."""
    made = choices(CHOOSE, name, label, options, chosen)
    return tag("div", tag("span", label, css="mj-label"), made, css="mj-choice-row")


def refusal(chosen: Chosen[C]) -> Markup:
    """Why the last change could not be made; the place stays, so that it is read aloud."""
    return tag("p", chosen.refused, css="mj-failed", role="status", data_id="refused")


def panel(label: str, *inside: Markup | None) -> Markup:
    """Choices, and what comes of them."""
    return tag("section", joined(*inside), css="mj-box", aria_label=label)
