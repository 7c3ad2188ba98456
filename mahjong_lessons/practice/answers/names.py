"""Names as learners write them: of yaku, patterns, limits and waits.

A name is read in the language of the reader and in English, romanised, and in characters. What
is read is always written the same way, whatever the language: as the rows of the engine have it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from mahjong_lessons.core.readings import WAIT_WORDS, Wait
from mahjong_lessons.core.text import N_, listing, t
from mahjong_lessons.hongkong import PATTERNS
from mahjong_lessons.lessons.terms import TERMS
from mahjong_lessons.riichi.payments import LIMITS, YAKUMAN
from mahjong_lessons.riichi.yaku import YAKU

NO_YAKU = N_("no yaku")
"""What is answered for a win without yaku."""

NO_PATTERN = N_("no pattern")
"""What is answered for a Hong Kong hand without faan (a chicken hand)."""

NO_LIMIT = N_("none")
"""What is answered for points below every limit."""


def read_yaku(text: str) -> str:
    """Read yaku with commas, in any order; "no yaku" for none.

    Raises ValueError for what is no yaku.

    >>> read_yaku("no fu, riichi"), read_yaku("平和"), read_yaku("none")
    ('riichi, pinfu', 'pinfu', 'no yaku')
    """
    known = _known((row.name, (row.kanji, row.english)) for row in YAKU)
    names = _names(text, NO_YAKU)
    for name in names:
        if _bare(name) not in known:
            raise ValueError(t('there is no yaku "{word}" (dora are none either)', word=name))
    given = {known[_bare(name)] for name in names}
    return ", ".join(row.name for row in YAKU if row.name in given) or NO_YAKU


def read_patterns(text: str) -> str:
    """Read patterns with commas, in any order; "no pattern" for none.

    A pattern may be written as it sounds (Jyutping), too, with or without hyphens, spaces and
    tones. Raises ValueError for what is no pattern, and suggests the nearest one.

    >>> read_patterns("平糊, Self Draw"), read_patterns("zi mo"), read_patterns("none")
    ('self-draw, common hand', 'self-draw', 'no pattern')
    """
    known = _known((row.name, (row.cantonese, row.romanised)) for row in PATTERNS)
    given = {_pattern(name, known) for name in _names(text, NO_PATTERN)}
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
    known = _known([*limits, (YAKUMAN.name, (_COUNTED,)), (NO_LIMIT, (_BELOW,))])
    if _bare(text) not in known:
        names = listing([t(limit.name) for limit in LIMITS] + [t(NO_LIMIT)])
        raise ValueError(t("a limit is {names}", names=names))
    return known[_bare(text)]


_COUNTED, _BELOW = N_("counted yakuman"), N_("no limit")


def read_wait(text: str) -> str:
    """Read the name of a wait; the word "wait" may be left out.

    >>> read_wait("closed"), read_wait("Kanchan"), read_wait("両面")
    ('kanchan', 'kanchan', 'ryanmen')
    """
    known = _known(
        (wait.value, (WAIT_WORDS[wait], _short(wait), _KANJI.get(wait.value, ""))) for wait in Wait
    )
    if _bare(text) not in known:
        raise ValueError(t("a wait is {waits}", waits=listing([wait.value for wait in Wait])))
    return known[_bare(text)]


def _short(wait: Wait) -> str:
    """The English name without the last word, as "closed" for a closed wait."""
    return WAIT_WORDS[wait].removesuffix(" wait")


_KANJI = {term.name: term.kanji for term in TERMS}


def say_names(answer: str) -> str:
    """Names as they were read, for the reader: each in the language that is spoken.

    >>> say_names("riichi, pinfu")
    'riichi, pinfu'
    """
    return ", ".join(map(t, answer.split(", ")))


def _names(text: str, nothing: str) -> list[str]:
    """The names between commas; none where the reader says that there is nothing."""
    names = [name.strip() for name in re.split("[,、，]", text) if name.strip()]
    said = {_bare(word) for word in (nothing, t(nothing), NO_LIMIT, t(NO_LIMIT))}
    return [] if len(names) == 1 and _bare(names[0]) in said else names


def _known(rows: Iterable[tuple[str, Iterable[str]]]) -> dict[str, str]:
    """Each name of each row, bare, with the row's own name.

    A name of two rows is left out: 正花 is both a flower and a season. The row's own name always
    stands for it.
    """
    rows = [(name, tuple(filter(None, others))) for name, others in rows]
    found: dict[str, set[str]] = {}
    for name, others in rows:
        for word in (name, *others):
            for each in (word, t(word)):
                found.setdefault(_bare(each), set()).add(name)
    alone = {word: min(names) for word, names in found.items() if len(names) == 1}
    return alone | {_bare(name): name for name, _ in rows}


def _bare(name: str) -> str:
    """A name without what may be written in more ways than one: spaces, hyphens, tones, case."""
    return re.sub(r"[\s\d'’-]", "", name).casefold()
