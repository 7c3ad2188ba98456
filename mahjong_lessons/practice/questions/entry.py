"""How a question is answered: what the learner types, taps or chooses.

Whatever it is, it gives a text, and one reader reads it.
"""

from __future__ import annotations

from typing import NamedTuple

from mahjong_lessons.core.text import N_, t


class Choosable(NamedTuple):
    """Something to choose: the text that is the answer, and the words on its button."""

    text: str
    words: str
    tiles: bool = False
    """Whether it is tiles, and drawn."""


class Entry(NamedTuple):
    """A way to answer: its ``kind``, and what it needs."""

    kind: str
    options: tuple[Choosable, ...] = ()
    names: tuple[str, ...] = ()
    """Of several numbers, what each of them is called."""

    @property
    def at_once(self) -> bool:
        """Whether an answer is whole with one click, so that it is judged at once."""
        return self.kind == "choice"

    @property
    def is_wide(self) -> bool:
        """Whether it takes more room than a field."""
        return self.kind not in ("number", "words")

    def said(self, text: str) -> str:
        """The words of the options in a text; the text itself where it has none."""
        words = {one.text: t(one.words) for one in self.options}
        parts = text.split(BETWEEN) if self.kind == "several" else [text]
        return ", ".join(words.get(one, one) for one in parts)

    @property
    def taps_shown(self) -> bool:
        """Whether the tiles that are shown are themselves tapped."""
        return self.kind in ("tap", "blocks")


BETWEEN = "; "
"""Stands between several options that are chosen."""

NUMBER, WORDS = Entry("number"), Entry("words")
"""A field for a number, and one for words."""


def numbers(*names: str) -> Entry:
    """A field for each of several numbers, by its name."""
    return Entry("numbers", names=names)


SEATS = numbers(N_("East"), N_("South"), N_("West"), N_("North"))
"""Four fields, a seat each."""

TAP = Entry("tap")
"""The tiles that are shown, to be tapped."""

KINDS_OF_TILES = Entry("tiles")
"""All kinds of tiles, to be tapped."""

GROUPS = Entry("blocks")
"""The tiles that are shown, to be put into blocks and a pair."""


def choice(*options: str | tuple[str, str]) -> Entry:
    """A button for each; one that differs from its words is a pair of text and words.

    >>> choice("closed", "open").options[1].text
    'open'
    """
    pairs = (one if isinstance(one, tuple) else (one, one) for one in options)
    return Entry("choice", tuple(Choosable(*pair) for pair in pairs))


def several(*options: str, tiles: bool = False) -> Entry:
    """A button for each, of which any number may be chosen; with ``tiles`` they are drawn."""
    return Entry("several", tuple(Choosable(one, one, tiles) for one in options))
