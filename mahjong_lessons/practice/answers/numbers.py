"""Numbers as learners write them, with their units and with thousands set apart in any way.

Where marks stand between digits, two rules say what is one number: a group of thousands has
three digits, the first one to three, and one number has one kind of mark. What may still be read
in two ways is settled by how many numbers are asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from mahjong_lessons.core.text import N_, given, t
from mahjong_lessons.practice.answers.plain import any_of, as_written, plain

UNITS: Mapping[str, tuple[str, ...]] = {
    "fu": ("符",),
    "han": ("翻", "飜", "番"),
    "points": ("point", "pts", "pt", "点", "點"),
    "ways": ("way", "readings", "reading"),
    "units": ("unit",),
    "faan": ("fan", "番"),
}
"""Other words for each unit: it may stand beside a number, and may be left out."""

MOST_RUNS = 12
"""Runs of digits that are looked at: four numbers with two marks each."""

_MARKS = ("", ",", ".", "'", " ")
_RUN = re.compile(r"([^0-9]*)([0-9]{1,15})(?![0-9])")
_BETWEEN = re.compile(r"[\s,;/|&+=:-]*")


@dataclass(frozen=True, slots=True)
class _Run:
    """Digits, and what stands before them."""

    before: str
    digits: str

    @property
    def sign(self) -> int:
        return -1 if self.before.rstrip().endswith("-") else 1


def numbers_in(written: str, *, signs: bool = False) -> Iterator[tuple[int, ...]]:
    """Every way to read a plain text as numbers, those with fewer numbers first.

    With ``signs`` a dash before a number is its minus, else it parts two numbers. Nothing where
    the text has other words in it.

    >>> list(numbers_in("500 1000")), list(numbers_in("300,500"))
    ([(500, 1000)], [(300500,), (300, 500)])
    >>> list(numbers_in("-800 -500 -500 1 800", signs=True))[0]
    (-800, -500, -500, 1800)
    """
    runs = [_Run(*found.groups()) for found in _RUN.finditer(written)]
    if not runs or len(runs) > MOST_RUNS or _RUN.sub("", written).strip(" ,;/"):
        return iter(())
    first = runs[0].before.strip()
    if first not in ("", "+", "=", ":", *(("-",) if signs else ())):
        return iter(())
    return iter(sorted(dict.fromkeys(_ways(runs, signs)), key=len))


def _ways(runs: Sequence[_Run], signs: bool) -> Iterator[tuple[int, ...]]:
    """Every way to take the runs, from the first on, as numbers."""
    if not runs:
        yield ()
    for many in range(1, len(runs) + 1):
        if many > 1 and not _goes_on(runs[:many]):
            break
        rest = runs[many:]
        if rest and not _BETWEEN.fullmatch(rest[0].before):
            continue
        number = int("".join(run.digits for run in runs[:many]))
        for others in _ways(rest, signs):
            yield (number * (runs[0].sign if signs else 1), *others)


def _goes_on(runs: Sequence[_Run]) -> bool:
    """Whether the last run is the thousands' next group of one number."""
    first, second, last = runs[0].digits, runs[1], runs[-1]
    grouped = len(first) <= 3 and not first.startswith("0") and len(last.digits) == 3
    return grouped and last.before in _MARKS[1:] and last.before == second.before


def without(written: str, words: Iterable[str]) -> str:
    """A plain text without some words.

    >>> without("500 points, 1000 points", ["points"])
    '500 , 1000'
    """
    pattern = any_of(words)
    return " ".join(re.sub(pattern, " ", written).split()) if pattern else written


def unit_words(unit: str) -> tuple[str, ...]:
    """A unit in English, in the reader's language, and other words for it."""
    return (unit, t(unit), *UNITS.get(unit, ()))


def read_amount(text: str, unit: str = "fu") -> int:
    """Read one whole number, 0 or more, with or without its unit; a number word is read too.

    Raises ``ValueError`` for other text, and for several numbers.

    >>> [read_amount(text, "points") for text in ("1,300", "1 300 pts", "1.300", "1'300")]
    [1300, 1300, 1300, 1300]
    >>> read_amount("+10 fu"), read_amount("two", "han")
    (10, 2)
    """
    written = without(plain(text), unit_words(unit))
    if not written.isascii() or any(map(str.isalpha, written)):
        written = _in_digits(written)
    ways = list(numbers_in(written))
    if ways and len(ways[0]) == 1:
        return ways[0][0]
    if ways and "/" in written and unit == "points":
        raise ValueError(t("that is what each pays: the sum of all payments is asked for"))
    if ways:
        raise ValueError(t("one number is asked for: if it is a sum, add it up"))
    raise ValueError(
        t('a whole number of {unit} is asked for, not "{text}"', unit=t(unit), text=_cut(text))
    )


def _cut(text: str) -> str:
    """What was written, cut where it is long."""
    return given(as_written(text)).strip("'\"")


# --- number words -----------------------------------------------------------------

_TO_NINETEEN = (
    *(N_("zero"), N_("one"), N_("two"), N_("three"), N_("four")),
    *(N_("five"), N_("six"), N_("seven"), N_("eight"), N_("nine")),
    *(N_("ten"), N_("eleven"), N_("twelve"), N_("thirteen"), N_("fourteen")),
    *(N_("fifteen"), N_("sixteen"), N_("seventeen"), N_("eighteen"), N_("nineteen")),
)
_TENS = (
    *(N_("twenty"), N_("thirty"), N_("forty"), N_("fifty")),
    *(N_("sixty"), N_("seventy"), N_("eighty"), N_("ninety")),
)


def _in_digits(written: str) -> str:
    """Number words below 100 as digits.

    Between a ten and a unit a hyphen or a space may stand.
    """
    values = {word: n for n, word in enumerate(_TO_NINETEEN)}
    values |= {word: 10 * n for n, word in enumerate(_TENS, 2)}
    values |= {
        f"{ten}{mark}{unit}": 10 * tens + n
        for tens, ten in enumerate(_TENS, 2)
        for n, unit in enumerate(_TO_NINETEEN[1:10], 1)
        for mark in "- "
    }
    values |= {plain(t(word)): values[word] for word in (*_TO_NINETEEN, *_TENS)}
    return re.sub(any_of(values), lambda found: str(values[found[0]]), written)
