"""The one-line notation: one line of text says a whole win.

``CONCEALED [chi|pon|kan|ankan|kakan TILES]… ron|tsumo TILE [CIRCUMSTANCES]``

The grammar is the same for every game; the words are a :class:`Vocabulary`
that the game brings along.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Any, NamedTuple

from mahjong_lessons.core.hand import (
    Hand,
    HandError,
    Meld,
    MeldError,
    MeldKind,
    NotationError,
    TileCountError,
    Unfinished,
    count_problem,
    meld_problem,
)
from mahjong_lessons.core.text import given, listing, t
from mahjong_lessons.core.tiles import Tile, TileError, format_tiles, normalise, parse_tiles
from mahjong_lessons.core.vocabulary import TILES, Field, Vocabulary, WinBy

_WORD = re.compile(r"[^\s,;]+")
_has_digits = re.compile("[0-9]").search
_SUITS = frozenset("mpsz")
_GROUPS = {MeldKind.CHI: "345m", MeldKind.PON: "777p"}


class _Token(NamedTuple):
    text: str
    start: int
    word: str = ""
    """The vocabulary's own spelling, where it is a word of it."""

    @property
    def span(self) -> tuple[int, int]:
        return self.start, self.start + len(self.text)

    @property
    def is_word(self) -> bool:
        """Tiles have digits; words have none, but for a single letter."""
        return not _has_digits(self.text)


class _Parser:
    """Walks over the tokens of one line; every error knows its place in it."""

    def __init__(self, line: str, vocabulary: Vocabulary) -> None:
        if not isinstance(line, str):
            raise NotationError(
                t(
                    "a line of text is needed, as in: {example}; not {given}",
                    example=vocabulary.example,
                    given=given(line),
                )
            )
        self.line = normalise(line)
        self.vocabulary = vocabulary
        self.tokens = list(self._tokens())
        self.at = 0

    def _tokens(self) -> Iterator[_Token]:
        """The words of the line; ``double riichi`` is one where the vocabulary has it."""
        words = self.vocabulary.words
        before = _Token("", 0)
        for found in _WORD.finditer(self.line):
            text = found[0]
            if (pair := f"{before.text}-{text}") in words:
                before = _Token(pair, before.start, words[pair])
                continue
            if before.text:
                yield before
            before = _Token(text, found.start(), words.get(text, ""))
        if before.text:
            yield before

    def error(self, message: str, span: tuple[int, int] | None = None) -> NotationError:
        return NotationError(message, text=self.line, span=span)

    def peek(self) -> _Token | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def tiles(self, token: _Token) -> tuple[Tile, ...]:
        try:
            return parse_tiles(token.text)
        except TileError as error:
            start, end = error.span
            span = (token.start + start, token.start + end)
            raise self.error(str(error), span) from None

    def tiles_after(self, token: _Token, example: str) -> tuple[_Token, tuple[Tile, ...]]:
        """The one group of tiles that follows a word."""
        self.at += 1
        following = self.peek()
        if following is None or following.is_word:
            message = t(
                'after "{word}" tiles are needed, such as {word} {example}',
                word=token.text,
                example=example,
            )
            raise self.error(message, token.span)
        self.at += 1
        return following, self.tiles(following)

    def concealed(self, *, needed: bool = True) -> tuple[Tile, ...]:
        tiles: list[Tile] = []
        while (token := self.peek()) and not token.word:
            if token.is_word and token.text not in _SUITS:
                raise self.unknown(token)
            tiles += self.tiles(token)
            self.at += 1
        if needed and not tiles:
            message = t(
                "the line starts with the concealed tiles, as in: {example}",
                example=self.vocabulary.example,
            )
            raise self.error(message, (0, len(self.line)) if self.line else None)
        return tuple(tiles)

    def melds(self) -> Iterator[Meld]:
        while (token := self.peek()) and token.word in self.vocabulary.calls:
            kind = self.vocabulary.calls[token.word]
            group, tiles = self.tiles_after(token, _GROUPS.get(kind, "8888s"))
            try:
                yield _meld(kind, tiles)
            except MeldError as error:
                words = self.vocabulary.call_words
                problem = meld_problem(kind, tuple(sorted(tiles)), words) or str(error)
                span = (token.start, group.span[1])
                raise MeldError(problem, text=self.line, span=span) from None

    def win(self) -> tuple[WinBy, Tile]:
        token = self.peek()
        wins = self.vocabulary.wins
        if token is None or token.word not in wins:
            if token is not None and not token.word:
                raise self.unknown(token)
            if token is not None and (late := self.late(token)):
                raise late
            message = t(
                "the winning tile is missing: write {words} and the tile, as in: {example}",
                words=listing(list(wins)),
                example=self.vocabulary.example,
            )
            raise self.error(message, token.span if token else None)
        group, tiles = self.tiles_after(token, "4s")
        if len(tiles) != 1:
            message = t(
                "one winning tile is needed after {word}; {tiles} is {n}",
                word=token.text,
                tiles=group.text,
                n=len(tiles),
            )
            raise self.error(message, group.span)
        return wins[token.word], tiles[0]

    def win_so_far(self) -> tuple[WinBy | None, Tile | None]:
        """How it was won and the winning tile, as far as the line says so."""
        token = self.peek()
        if token is None or (token.word and token.word not in self.vocabulary.wins):
            if token and (late := self.late(token)):
                raise late
            return None, None
        following = self.tokens[self.at + 1 : self.at + 2]
        if token.word in self.vocabulary.wins and (not following or following[0].is_word):
            self.at += 1
            return self.vocabulary.wins[token.word], None
        return self.win()

    def circumstances(self) -> tuple[frozenset[StrEnum], dict[str, object]]:
        flags: set[StrEnum] = set()
        values: dict[str, object] = {}
        kinds, fields = self.vocabulary.flags, self.vocabulary.keywords
        while token := self.peek():
            word = token.word
            if word in kinds and kinds[word] not in flags:
                flags.add(kinds[word])
                self.at += 1
            elif word in fields and fields[word].attribute not in values:
                self.at += 1
                values[fields[word].attribute] = self.value(token, fields[word])
            elif word in kinds or word in fields:
                raise self.error(t('"{word}" is there twice', word=word), token.span)
            else:
                raise self.misplaced(token)
        return frozenset(flags), values

    def value(self, keyword: _Token, field: Field) -> object:
        """The value after a keyword, from one word or from all that fit."""
        texts: list[_Token] = []
        while (token := self.peek()) and not token.word:
            texts.append(token)
            self.at += 1
            if not field.reader.many:
                break
        if not texts:
            message = t(
                'after "{word}" a value is needed, as in: {example}',
                word=keyword.text,
                example=_EXAMPLES.get(field.keyword, field.keyword),
            )
            raise self.error(message, keyword.span)
        try:
            return field.reader.read(" ".join([token.text for token in texts]))
        except ValueError as error:
            words = str(error) if isinstance(error, TileError) else f"{keyword.text}: {error}"
            raise self.error(words, (texts[0].start, texts[-1].span[1])) from None

    def late(self, token: _Token) -> NotationError | None:
        """An error for how it was won after another word of it, where it was not said before."""
        for other in self.tokens[self.at :]:
            if other.word in self.vocabulary.wins:
                words = {"win": other.text, "word": token.text}
                message = t('"{win}" and the winning tile stand before "{word}"', **words)
                return self.error(message, other.span)
        return None

    def misplaced(self, token: _Token) -> NotationError:
        word = token.word
        if word in self.vocabulary.calls:
            return self.error(
                t(
                    '"{word}" stands before {wins}',
                    word=token.text,
                    wins=listing(list(self.vocabulary.wins)),
                ),
                token.span,
            )
        if word in self.vocabulary.wins:
            return self.error(
                t('a hand is won once: "{word}" is there a second time', word=token.text),
                token.span,
            )
        if not token.is_word:
            keywords = (one.keyword for one in self.vocabulary.fields if one.reader is TILES)
            return self.error(_after_the_end(token.text, next(keywords, "")), token.span)
        return self.unknown(token)

    def unknown(self, token: _Token) -> NotationError:
        from difflib import get_close_matches  # noqa: PLC0415 (slow to load, seldom needed)

        near = get_close_matches(token.text, self.vocabulary.words, n=1)
        message = (
            t(
                '"{word}" is not a word of the notation: did you mean {near}?',
                word=token.text,
                near=near[0],
            )
            if near
            else t('"{word}" is not a word of the notation', word=token.text)
        )
        return self.error(message, token.span)


_EXAMPLES = {
    "seat": "seat S",
    "round": "round E",
    "from": "from W",
    "liable": "liable W",
    "indicators": "indicators 3m7z",
    "ura-indicators": "ura-indicators 5s",
    "honba": "honba 2",
    "sticks": "sticks 1",
    "flowers": "flowers 1 3",
    "seasons": "seasons 2",
}


def parse(line: str, vocabulary: Vocabulary) -> dict[str, Any]:
    """Read a line into the arguments of a game's win.

    Gives ``hand``, ``by``, ``circumstances`` and the attributes of the fields
    that were written. Raises :class:`~mahjong_lessons.core.hand.HandError`.
    """
    parser = _Parser(line, vocabulary)
    concealed, melds = parser.concealed(), tuple(parser.melds())
    by, winning = parser.win()
    return {"by": by, **_rest(parser, concealed, melds, winning)}


def parse_waiting(line: str, vocabulary: Vocabulary) -> dict[str, Any]:
    """Read a line that leaves out how the hand was won: a hand of 13 that waits.

    Gives ``hand`` (without a winning tile), ``circumstances`` and the attributes of the
    fields that were written.
    """
    parser = _Parser(line, vocabulary)
    concealed, melds = parser.concealed(), tuple(parser.melds())
    token = parser.peek()
    if token and token.word in vocabulary.wins:
        message = t(
            'a hand that waits is not won yet: leave out "{word}" and the tile', word=token.text
        )
        raise parser.error(message, token.span)
    return _rest(parser, concealed, melds, None)


def parse_unfinished(line: str, vocabulary: Vocabulary) -> dict[str, Any]:
    """Read the line of a hand that is still being entered: tiles and the win may be missing.

    Gives ``hand`` (an :class:`~mahjong_lessons.core.hand.Unfinished`), ``by`` (None where the line
    does not say), ``circumstances`` and the attributes of the fields that were written.
    """
    parser = _Parser(line, vocabulary)
    concealed, melds = parser.concealed(needed=False), tuple(parser.melds())
    by, winning = parser.win_so_far()
    flags, values = parser.circumstances()
    hand = Unfinished(concealed, melds, winning)
    return {"hand": hand, "by": by, "circumstances": flags, **values}


def _rest(
    parser: _Parser, concealed: tuple[Tile, ...], melds: tuple[Meld, ...], winning: Tile | None
) -> dict[str, Any]:
    flags, values = parser.circumstances()
    vocabulary = parser.vocabulary
    if count_problem(concealed, melds):
        ways, kan = listing(list(vocabulary.wins)), vocabulary.call_words[MeldKind.KAN]
        problem = count_problem(concealed, melds, ways, kan)
        raise TileCountError(problem or "", text=parser.line)
    try:
        hand = Hand(concealed, melds, winning)
    except HandError as error:
        error.text = parser.line
        raise
    return {"hand": hand, "circumstances": flags, **values}


def write(win: Any, vocabulary: Vocabulary) -> str:
    """Write a win as a line that :func:`parse` reads back to the same win.

    A hand that is still being entered is written as far as it goes, for
    :func:`parse_unfinished`; there the first way to win, ron, goes without saying.
    """
    calls = vocabulary.call_words
    hand: Hand | Unfinished = win.hand
    parts = [format_tiles(hand.concealed)] if hand.concealed else []
    parts += [f"{calls[meld.kind]} {format_tiles(meld.tiles)}" for meld in hand.melds]
    if hand.winning:
        parts.append(f"{vocabulary.win_words[win.by]} {hand.winning}")
    elif win.by is not WinBy.RON:
        parts.append(vocabulary.win_words[win.by])
    parts += [flag.value for flag in vocabulary.circumstances if flag in win.circumstances]
    parts += [
        f"{field.keyword} {field.reader.write(value)}"
        for field in vocabulary.fields
        if (value := getattr(win, field.attribute)) != field.default
    ]
    return " ".join(parts)


@lru_cache(maxsize=1024)
def _meld(kind: MeldKind, tiles: tuple[Tile, ...]) -> Meld:
    """A call; the same ones come again and again."""
    return Meld(kind, tiles)


def _after_the_end(tiles: str, keyword: str) -> str:
    """What is said of tiles behind the winning one; some games have a word for such tiles."""
    if keyword:
        return t(
            '"{tiles}" stands after the winning tile: tiles come before it, or after "{keyword}"',
            tiles=tiles,
            keyword=keyword,
        )
    return t('"{tiles}" stands after the winning tile: tiles come before it', tiles=tiles)
