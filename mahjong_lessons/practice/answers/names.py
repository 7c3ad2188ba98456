"""Names as learners write them: of yaku, patterns, limits and waits.

A name is read in the language of the reader and in English, romanised, and in characters. What
is read is always written the same way, whatever the language: as the rows of the engine have it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches

from mahjong_lessons.core.readings import WAIT_WORDS, Wait
from mahjong_lessons.core.text import N_, listing, t
from mahjong_lessons.hongkong import PATTERNS
from mahjong_lessons.lessons.terms import TERMS
from mahjong_lessons.practice.answers.also_called import FILLERS, OF_MANY, WAITS_ALSO, YAKU_ALSO
from mahjong_lessons.practice.answers.numbers import without
from mahjong_lessons.practice.answers.plain import in_plain_marks, plain
from mahjong_lessons.riichi.payments import LIMITS, YAKUMAN
from mahjong_lessons.riichi.yaku import YAKU

NO_YAKU = N_("no yaku")
"""What is answered for a win without yaku."""

NO_PATTERN = N_("no pattern")
"""What is answered for a Hong Kong hand without faan (a chicken hand)."""

NO_LIMIT = N_("none")
"""What is answered for points below every limit."""


def read_yaku(text: str) -> str:
    """Read yaku in any order, with commas or not; "no yaku" for none.

    Raises ValueError for what is no yaku, and suggests the nearest one.

    >>> read_yaku("no fu, riichi"), read_yaku("平和"), read_yaku("none")
    ('riichi, pinfu', 'pinfu', 'no yaku')
    >>> read_yaku("riichi tsumo and sanshoku")
    'riichi, menzen tsumo, sanshoku doujun'
    """
    known = _known(((row.name, (row.kanji, row.english)) for row in YAKU), YAKU_ALSO)
    given = set()
    for name in _names(text, NO_YAKU, known):
        if _bare(name) in map(_bare, OF_MANY):
            words = t('"{word}" can be several yaku: write the dragon, or which wind', word=name)
            raise ValueError(words)
        if _bare(name) not in known:
            raise ValueError(_no_yaku(name, known))
        given.add(known[_bare(name)])
    return ", ".join(row.name for row in YAKU if row.name in given) or NO_YAKU


def _no_yaku(name: str, known: Mapping[str, str]) -> str:
    """That it is none, and which one is near; dora is near none."""
    if near := get_close_matches(_bare(name), known, n=1, cutoff=_NEAR):
        return t('there is no yaku "{word}": did you mean {near}?', word=name, near=known[near[0]])
    return t('there is no yaku "{word}" (dora are none either)', word=name)


_NEAR = 0.75


def read_patterns(text: str) -> str:
    """Read patterns in any order, with commas or not; "no pattern" for none.

    A pattern may be written as it sounds (Jyutping), too, with or without hyphens, spaces and
    tones. Raises ValueError for what is no pattern, and suggests the nearest one.

    >>> read_patterns("平糊, Self Draw"), read_patterns("zi mo"), read_patterns("none")
    ('self-draw, common hand', 'self-draw', 'no pattern')
    """
    known = _known((row.name, (row.cantonese, row.romanised)) for row in PATTERNS)
    given = {_pattern(name, known) for name in _names(text, NO_PATTERN, known)}
    return ", ".join(row.name for row in PATTERNS if row.name in given) or NO_PATTERN


def _pattern(name: str, known: Mapping[str, str]) -> str:
    bare = _bare(name)
    if bare in known:
        return known[bare]
    if near := get_close_matches(bare, known, n=1):
        message = t(
            'there is no pattern "{word}": did you mean {near}?', word=name, near=t(known[near[0]])
        )
        raise ValueError(message)
    raise ValueError(t('there is no pattern "{word}"', word=name))


def read_limit(text: str) -> str:
    """Read the name of a limit, or "none".

    >>> read_limit("Haneman"), read_limit("counted yakuman"), read_limit("no limit")
    ('haneman', 'yakuman', 'none')
    """
    limits = [(limit.name, (_KANJI.get(limit.name, ""),)) for limit in LIMITS]
    known = _known(
        [*limits, (YAKUMAN.name, (_COUNTED, *_YAKUMAN_ALSO)), (NO_LIMIT, (_BELOW, *_NONE_ALSO))]
    )
    bare = _bare(plain(text))
    if bare not in known:
        names = listing([t(limit.name) for limit in LIMITS] + [t(NO_LIMIT)])
        raise ValueError(t("a limit is {names}", names=names))
    return known[bare]


_COUNTED, _BELOW = N_("counted yakuman"), N_("no limit")
_YAKUMAN_ALSO, _NONE_ALSO = ("kazoe yakuman", "数え役満"), ("no", "below mangan", "nothing")


def read_wait(text: str) -> str:
    """Read the name of a wait; the word "wait" may be left out.

    >>> read_wait("an edge wait"), read_wait("closed-wait"), read_wait("両面")
    ('penchan', 'kanchan', 'ryanmen')
    """
    rows = ((wait.value, (WAIT_WORDS[wait], _KANJI.get(wait.value, ""))) for wait in Wait)
    known = _known(rows, WAITS_ALSO)
    written = plain(text)
    for each in (written, without(written, FILLERS)):
        if _bare(each) in known:
            return known[_bare(each)]
    # Its English name without the last word, as "closed" for a closed wait.
    short = {_bare(WAIT_WORDS[wait].removesuffix("wait")): wait.value for wait in Wait}
    if found := short.get(_bare(without(written, FILLERS))):
        return found
    raise ValueError(t("a wait is two-sided, closed, edge, pair or double pair"))


_KANJI = {term.name: term.kanji for term in TERMS}


def say_names(answer: str) -> str:
    """Names as they were read, for the reader: each in the language that is spoken.

    >>> say_names("riichi, pinfu")
    'riichi, pinfu'
    """
    return ", ".join(map(t, answer.split(", ")))


def say_wait(answer: str) -> str:
    """A wait in the words of the reader.

    >>> say_wait("kanchan")
    'closed wait'
    """
    return Wait(answer).word


# --- inside -----------------------------------------------------------------------


def _names(text: str, nothing: str, known: Mapping[str, str]) -> list[str]:
    """The names in a text; none where the reader says that there is nothing."""
    written = in_plain_marks(text)
    said = {_bare(word) for word in (nothing, t(nothing), NO_LIMIT, t(NO_LIMIT), "nothing")}
    if _bare(written) in said:
        return []
    pieces = [piece.strip() for piece in re.split(r"[,;/+&|・]", written) if piece.strip()]
    return list(_one_by_one(pieces, known))


def _one_by_one(pieces: Sequence[str], known: Mapping[str, str]) -> Iterator[str]:
    """Each name; some have a comma within: "four closed triplets, pair wait"."""
    while pieces:
        together = " ".join(pieces[:2])
        if len(pieces) > 1 and _bare(together) in known:
            yield together
            pieces = pieces[2:]
        else:
            yield from _apart(pieces[0], known)
            pieces = pieces[1:]


def _apart(piece: str, known: Mapping[str, str]) -> Sequence[str]:
    """Words as the names that stand in them, the longest first; the words, if they do not."""
    left = piece.split()
    found: list[str] = []
    while left:
        many = (n for n in range(_MOST_WORDS, 0, -1) if _bare(" ".join(left[:n])) in known)
        if end := next(many, 0):
            found.append(" ".join(left[:end]))
        elif left[0].lower() not in _AND:
            return [piece]
        left = left[end or 1 :]
    return found


_MOST_WORDS = 5
"""Words of the longest name."""

_AND = ("and", "with")


def _known(
    rows: Iterable[tuple[str, Iterable[str]]], also: Mapping[str, Iterable[str]] | None = None
) -> dict[str, str]:
    """Each name of each row, bare, with the row's own name; ``also`` are names in one language.

    A name of two rows is left out: 正花 is both a flower and a season. The row's own name always
    stands for it.
    """
    rows = [(name, tuple(filter(None, others))) for name, others in rows]
    found: dict[str, set[str]] = {}
    for name, others in rows:
        for word in (name, *others):
            for each in (word, t(word)):
                found.setdefault(_bare(each), set()).add(name)
        for word in (also or {}).get(name, ()):
            found.setdefault(_bare(word), set()).add(name)
    alone = {word: min(names) for word, names in found.items() if len(names) == 1}
    return alone | {_bare(name): name for name, _ in rows}


def _bare(name: str) -> str:
    """A name without what may be written in more ways than one.

    That are spaces, hyphens, tones, case, and vowels that are long: sanankou, sanankō, san anko.
    """
    short = re.sub(r"[\s\d'’.,:-]", "", name).casefold()
    short = short.translate(_LONG)
    return re.sub("o[ou]", "o", short).replace("uu", "u").replace("ii", "i")


_LONG = str.maketrans("āīūēō", "aiueo")
