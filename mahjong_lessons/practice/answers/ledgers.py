"""Whole lines as learners write them: a win in the notation, and the fu of a ledger's lines."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_lessons.core.text import N_, t
from mahjong_lessons.practice.answers.numbers import numbers_in, unit_words, without
from mahjong_lessons.practice.answers.plain import as_written, plain
from mahjong_lessons.riichi.win import Win


def read_line(text: str) -> str:
    """Read a win, and give its line as the notation writes it.

    >>> read_line("234567m 345p 99p 67s, Tsumo 8s")
    '234567m34599p67s tsumo 8s'
    """
    return str(Win.parse(as_written(text)))


def read_lines(text: str) -> str:
    """Read the fu of a ledger's lines, base first and wait last; the sets in any order.

    The names of the lines may stand among them. Raises ``ValueError`` for other text.

    >>> read_lines("20 + 10 + 0 + 8 + 0 + 4 + 2 + 0")
    '20 10 8 4 0 0 2 0'
    >>> read_lines("base 20, won 10, sets 8 2 0 0, pair 0, wait 2")
    '20 10 8 2 0 0 0 2'
    """
    words = [word for name in _NAMES for word in (name, t(name))]
    written = without(plain(text), (*unit_words("fu"), *words))
    found = max(numbers_in(written), key=len, default=())
    if not found:
        raise ValueError(t("the fu of each line are asked for, with spaces between them"))
    return ordered_lines(found)


_NAMES = (N_("base"), N_("won"), "win", "sets", N_("set"), N_("pair"), N_("wait"))


def ordered_lines(fu: Sequence[int]) -> str:
    """Write the fu of the lines base, won, sets, pair, wait with the largest set first.

    >>> ordered_lines([25, 0, 0, 0])
    '25 0 0 0'
    """
    sets = sorted(fu[2:-2], reverse=True)
    return " ".join(map(str, [*fu[:2], *sets, *fu[2 + len(sets) :]]))
