"""A language made up from the catalogue: each message in brackets, its letters with accents.

What is shown in it and still has plain letters was not translated; where two bracketed pieces
make one sentence, no translator could put them into another order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from gettext import NullTranslations
from html.parser import HTMLParser
from itertools import pairwise
from typing import NamedTuple

from babel.messages.catalog import Catalog

OPEN, CLOSE = "⟦", "⟧"
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀćďéƒğĥíĵķľɱñóþʠŕšťúṽŵẋýžÁɃĆĎÉƑĞĤÍĴĶĽṀÑÓÞɊŔŠŤÚṼŴẊÝŽ"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
_MARKS = {"between thousands": "'", "before decimals": ","}


@cache
def accented(message: str) -> str:
    """A message in the made-up language; what stands in braces stays.

    >>> accented("{n} more tiles")
    '⟦{n} ɱóŕé ťíľéš⟧'
    """
    parts = re.split(r"(\{[^{}]*\})", message)
    words = (part if part.startswith("{") else part.translate(_ACCENTS) for part in parts)
    return f"{OPEN}{''.join(words)}{CLOSE}"


class Pseudo(NullTranslations):
    """Speaks the messages of a catalogue with accents, and any other as it is."""

    def __init__(self, catalogue: Catalog) -> None:
        super().__init__()
        self.known = {
            (message.context, one)
            for message in catalogue
            for one in ((message.id,) if isinstance(message.id, str) else message.id)
            if one
        }
        self.missed: set[str] = set()
        """Messages that were asked for and are not in the catalogue: nothing marks them."""

    def info(self) -> dict[str, str]:
        return {"language": "en-XA"}  # what Unicode calls a language of this kind

    def gettext(self, message: str) -> str:
        return self.pgettext(None, message)  # type: ignore[arg-type]

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        if context in _MARKS:
            return _MARKS[context]
        if (context, message) in self.known:
            return accented(message)
        if OPEN not in message:
            self.missed.add(message)
        return message


# --- what is wrong with a text ----------------------------------------------------


class Fault(NamedTuple):
    """What is not translated in a text that was shown, or put together; and where it was."""

    kind: str
    words: str
    where: str


_WORDS = re.compile(r"[A-Za-z][A-Za-z0-9'’-]*(?:[ ,]+[A-Za-z][A-Za-z0-9'’-]*)*")
_ROWS = re.compile(r"\n| {2,}|\t")
_ENDS = tuple(".?!:…") + tuple(f"{end}{quote}" for end in ".?!" for quote in "\"'’”)")
_NOTATION = re.compile(
    r"(?<![A-Za-z])(?:\[?[0-9]+[mpsz]+\]?)+(?![A-Za-z])"  # tiles
    r"|(?<![A-Za-z])[FS][1-4](?![A-Za-z0-9])"  # flowers and seasons
    r"|(?<![A-Za-z])[FPHN][0-9]{2}[a-z]?(?![A-Za-z0-9])"  # ids of misconceptions
    r"|(?<![\w-])--?[a-z][a-z-]*"  # options of the command
    r"|\.[a-z]{2,5}(?![A-Za-z])"  # endings of file names
    r"|https?://\S+|/[\w./-]+"
)


def faults(text: str, where: str, names: frozenset[str] = frozenset()) -> Iterator[Fault]:
    """What is wrong with a text in the made-up language; ``names`` are never translated.

    >>> [fault.words for fault in faults("⟦ťíľé⟧ 5m of ⟦ťĥíš⟧", "here")]
    ['of']
    >>> [fault.kind for fault in faults("⟦óñé⟧ ⟦ťŵó⟧", "here")]
    ['joined']
    """
    for line in _ROWS.split(_NOTATION.sub(" ", text)):
        for words in _WORDS.findall(line):
            if plain_words(words, names):
                yield Fault("unmarked", words, where)
        yield from _joined(line, where)


def plain_words(words: str, names: frozenset[str]) -> list[str]:
    """What is left of words between names that are never translated; a letter alone is none.

    >>> plain_words("all of pinfu and tsumo, E", frozenset({"pinfu", "tsumo"}))
    ['all of', 'and']
    """
    pieces = _pattern(names | {""}).split(words)
    return [piece.strip(" ,") for piece in pieces if len(piece.strip(" ,'’-")) > 1]


def _joined(line: str, where: str) -> Iterator[Fault]:
    """Two pieces beside each other with nothing but a space between them, and no end of one."""
    depth, start, pieces = 0, 0, []
    for place, letter in enumerate(line):
        if letter == OPEN:
            if not depth:
                start = place
            depth += 1
        elif letter == CLOSE and depth:
            depth -= 1
            if not depth:
                pieces.append((start, place + 1))
    for (_, end), (begin, _) in pairwise(pieces):
        before = line[:end].rstrip(CLOSE)
        if not line[end:begin].strip() and not before.endswith(_ENDS):
            yield Fault("joined", line.strip(), where)
            return


@cache
def _pattern(names: frozenset[str]) -> re.Pattern[str]:
    longest = sorted(names - {""}, key=len, reverse=True)
    either = "|".join([*map(re.escape, longest), "[A-Za-z]"])
    return re.compile(rf"(?<![A-Za-z])(?:{either})(?![A-Za-z])")


# --- pages ------------------------------------------------------------------------


def texts(html: str) -> list[str]:
    """The texts of a page that somebody reads or hears."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.found


_SPOKEN = ("title", "aria-label", "alt", "placeholder", "label")


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.hidden = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.hidden += tag in ("style", "script", "code", "defs")
        self.found += [value for name, value in attrs if name in _SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        self.hidden -= tag in ("style", "script", "code", "defs")

    def handle_data(self, data: str) -> None:
        if not self.hidden and data.strip():
            self.found.append(data)


def owners(
    words: str, names: frozenset[str], literals: Mapping[str, frozenset[str]]
) -> frozenset[str]:
    """The modules that have some words in a literal, or else the longest part of them.

    A word alone says little: only a literal that is that very word counts.
    """
    parts = {part.strip() for piece in plain_words(words, names) for part in piece.split(",")}
    for part in (words, *sorted(parts, key=len, reverse=True)):
        if " " in part:
            whole = re.compile(rf"(?<![A-Za-z]){re.escape(part)}(?![A-Za-z])")
            homes = [homes for text, homes in literals.items() if whole.search(text)]
        else:
            homes = [literals.get(part, frozenset())] if len(part) > _SHORT else []
        if found := frozenset[str]().union(*homes):
            return found if len(found) <= _MANY else frozenset()
    return frozenset()


_SHORT, _MANY = 3, 4
"""A shorter word, or words that more modules have, say nothing of where they are from."""
