"""An answer made plain before it is read: one kind of dash, of space, of digit; no brackets."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from mahjong_lessons.core.text import t

MOST_CHARACTERS = 400
"""A longer answer is refused before anything is done with it."""


def as_written(answer: object) -> str:
    """An answer as text: what is typed as it stands, a number or a tuple as Python writes it.

    Raises ``ValueError`` for what is too long.

    >>> as_written("40 fu"), as_written((500, 1000)), as_written(40.0)
    ('40 fu', '(500, 1000)', '40')
    """
    if isinstance(answer, float) and answer.is_integer():
        answer = int(answer)
    try:
        written = answer if isinstance(answer, str) else str(answer)
    except ValueError:  # a whole number with more digits than Python writes out
        written = ""
    if not 0 < len(written) <= MOST_CHARACTERS or len(_normal(written)) > MOST_CHARACTERS:
        raise ValueError(
            t("that is too long for an answer: {most} characters at most", most=MOST_CHARACTERS)
        )
    return written


def _normal(written: str) -> str:
    """With plain digits and letters; one character may stand for a whole sentence."""
    return written if written.isascii() else unicodedata.normalize("NFKC", written)


def plain(text: str) -> str:
    """The same text with plain digits, dashes, commas and spaces, in small letters.

    Brackets and quotes go, and so do full stops at the end. Raises ``ValueError`` for a text
    that is too long.

    >>> plain("−１,０００ (500，1’000)."), plain("An Edge–Wait")
    ("-1,000 500,1'000", 'an edge-wait')
    """
    return in_plain_marks(text).lower()


def in_plain_marks(text: str) -> str:
    """The same, with capitals as they are.

    >>> in_plain_marks("“Pin Fu”、Riichi")
    'Pin Fu ,Riichi'
    """
    written = "".join(map(_plain_character, _normal(as_written(text) if text else "")))
    return " ".join(_QUOTE.sub(" ", written).split()).rstrip(".!。 ")


_ALIKE = {
    **dict.fromkeys("−⁻₋➖˗ー", "-"),
    **dict.fromkeys("’‘´`ʼ′", "'"),
    **dict.fromkeys("、،", ","),
    **dict.fromkeys('[](){}"“”„«»「」『』', " "),
    **dict.fromkeys("\u200b\u200c\u200d\u2060\ufe0e\ufe0f\ufeff", ""),
}
_QUOTE = re.compile(r"(?<![0-9])'|'(?![0-9])")
"""An apostrophe that does not part digits."""


def _plain_character(character: str) -> str:
    if character.isascii() and character.isalnum():
        return character
    alike = _ALIKE.get(character)
    if alike is None and unicodedata.category(character) == "Pd":
        return "-"
    return character if alike is None else alike


def any_of(words: Iterable[str]) -> str:
    """A pattern for whole words, the longest first; each stands plain, as the text that is read.

    >>> import re
    >>> re.findall(any_of(["east", "East wind", "北"]), "east wind, 北, beast")
    ['east wind', '北']
    """
    known = sorted({plain(word) for word in words} - {""}, key=lambda word: (-len(word), word))
    return "|".join(
        rf"(?<![^\W\d_]){re.escape(word)}(?![^\W\d_])" if word.isascii() else re.escape(word)
        for word in known
    )
