"""The one door for words that a learner reads.

Every sentence that reaches a learner passes through :func:`t`. The English sentence is the
key, as in gettext, so a translation is a catalogue in ``locale`` and no other module changes.
Which language is spoken is settled when the first word is needed: the one that
``MAHJONG_LESSONS_LANGUAGE`` names, or else the one in the file ``language.txt`` of the folder
where Python runs, which is how a lesson knows its own. Otherwise it is English.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Sequence
from gettext import GNUTranslations, NullTranslations
from os import path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:  # slow to load; that is why paths are text here
    from fractions import Fraction
    from pathlib import Path

ENGLISH = "en"
DOMAIN = "mahjong_lessons"
"""The name of the catalogues: ``locale/LANGUAGE/LC_MESSAGES/mahjong_lessons.mo``."""

LANGUAGE_FILE = "language.txt"
"""Stands beside lessons and holds the tag of their language."""

LANGUAGE_VARIABLE = "MAHJONG_LESSONS_LANGUAGE"
_LOCALE = path.join(path.dirname(__file__), path.pardir, "locale")
_catalogue: NullTranslations | None = None


def use(language: str | NullTranslations) -> None:
    """Speak a language from now on: one of :func:`languages` by its tag, or a gettext catalogue.

    Raises ValueError for a language that is not there.

    >>> use("en")
    """
    global _catalogue
    _catalogue = language if isinstance(language, NullTranslations) else _load(language)


def languages() -> tuple[str, ...]:
    """The tags of the languages that there are catalogues for, and English.

    >>> "en" in languages()
    True
    """
    there = (name for name in os.listdir(_LOCALE) if path.exists(_file(name)))
    return (ENGLISH, *sorted(name.replace("_", "-") for name in there))


def language() -> str:
    """The tag of the language that is spoken, as for ``lang`` in HTML.

    >>> language()
    'en'
    """
    return _spoken().info().get("language", ENGLISH).replace("_", "-")


def language_of(folder: Path | str) -> str | None:
    """The language that the folder's ``language.txt`` names; None without such a file."""
    try:
        with open(path.join(folder, LANGUAGE_FILE), encoding="utf-8") as file:
            return file.read().strip() or None
    except (OSError, UnicodeDecodeError):
        return None


def _spoken() -> NullTranslations:
    global _catalogue
    if _catalogue is None:
        asked = os.environ.get(LANGUAGE_VARIABLE) or language_of("")
        _catalogue = _load(asked if asked in languages() else ENGLISH)
    return _catalogue


def _load(tag: str) -> NullTranslations:
    if tag == ENGLISH:
        return NullTranslations()
    if tag not in languages():
        there = listing(languages())
        raise ValueError(t('there is no language "{tag}": choose {there}', tag=tag, there=there))
    with open(_file(tag.replace("-", "_")), "rb") as file:
        return GNUTranslations(file)


def _file(locale: str) -> str:
    return path.join(_LOCALE, locale, "LC_MESSAGES", f"{DOMAIN}.mo")


# --- messages ---------------------------------------------------------------------


def t(message: str, /, **values: object) -> str:
    """Give a message in the reader's language, with its values filled in.

    >>> t("a kan counts as {n} tiles", n=3)
    'a kan counts as 3 tiles'
    """
    return _spoken().gettext(message).format(**values)


def N_(message: str, /) -> str:
    """Mark a message that stands in data, so that it gets into the catalogue; :func:`t` speaks it.

    >>> N_("a kan counts as {n} tiles")
    'a kan counts as {n} tiles'
    """
    return message


def nt(one: str, many: str, n: int, /, **values: object) -> str:
    """Give a message about ``n`` things, in the form that the language has for so many.

    >>> nt("{n} unit", "{n} units", 1), nt("{n} unit", "{n} units", 2400)
    ('1 unit', '2,400 units')
    """
    return _spoken().ngettext(one, many, n).format(n=number(n), **values)


def pt(context: str, message: str, /, **values: object) -> str:
    """Give a message whose word means several things in English; ``context`` says which.

    >>> pt("a deal", "hand")
    'hand'
    """
    return _spoken().pgettext(context, message).format(**values)


def listing(words: Sequence[str], last: Literal["or", "and"] = "or") -> str:
    """Join words as a sentence does.

    >>> listing(["man", "pin", "sou"])
    'man, pin or sou'
    >>> listing(["man", "pin"], "and"), listing(["man"])
    ('man and pin', 'man')
    """
    if len(words) < 2:
        return "".join(words)
    start, *between = words[:-1]
    for word in between:
        start = pt("a list", "{start}, {next}", start=start, next=word)
    if last == "and":
        return pt("a list", "{start} and {end}", start=start, end=words[-1])
    return pt("a list", "{start} or {end}", start=start, end=words[-1])


def given(value: object) -> str:
    """Write what somebody gave in place of a number or a line, cut where it is long.

    >>> given("ten"), given("9" * 5000)
    ("'ten'", "'999999999999999999999999999999999999999…")
    """
    try:
        written = repr(value)
    except ValueError:  # a whole number with more digits than Python writes out
        return t("so great a number")
    return _cut(written)


def _cut(written: str) -> str:
    return written if len(written) <= _LONGEST else f"{written[:_LONGEST]}…"


_LONGEST = 40
"""Characters of it that are shown."""


# --- numbers ----------------------------------------------------------------------


def number(value: int | Fraction) -> str:
    """Write an exact number with its thousands set apart, as the language does.

    >>> number(7700)
    '7,700'
    >>> from fractions import Fraction
    >>> number(Fraction(25, 2)), number(Fraction(1, 3))
    ('12.5', '1/3')
    """
    numerator, denominator = value.numerator, value.denominator
    if denominator == 1:
        return _in_its_marks(f"{numerator:,}")
    if _FINEST % denominator == 0:
        return _in_its_marks(f"{numerator / denominator:,}")
    return f"{numerator}/{denominator}"


_FINEST = 1000
"""Parts of a thousand are written with a point, others as a fraction."""


def _in_its_marks(written: str) -> str:
    return written.translate({ord(","): _between_thousands(), ord("."): pt("before decimals", ".")})


def _between_thousands() -> str:
    return pt("between thousands", ",")


def signed(change: int | Fraction) -> str:
    """Write a change with its sign, as on a score sheet.

    >>> signed(16), signed(-8), signed(0)
    ('+16', '−8', '0')
    """
    if change < 0:
        return f"−{number(-change)}"
    return f"+{number(change)}" if change else "0"


_WHOLE = re.compile(r"\+?\s*([0-9]{1,3}(?:(\D)[0-9]{3}(?:\2[0-9]{3})*)|[0-9]{1,15})")


def read_number(text: str, unit: str = "fu") -> int:
    """Read a whole number, with or without its unit; "+10" and "1,300" are read too.

    Thousands may be set apart as in English or as in the language that is spoken. Raises
    ValueError for other text, another unit included.

    >>> read_number("+10"), read_number("1,300"), read_number("40 fu"), read_number("2 han", "han")
    (10, 1300, 40, 2)
    """
    written = _plain(text).removesuffix(".").rstrip()
    for word in (unit, _plain(t(unit))):
        written = written.removesuffix(word).rstrip()
    found = _WHOLE.fullmatch(written)
    if found and found[2] in (None, ",", unicodedata.normalize("NFKC", _between_thousands())):
        return int(found[1].replace(found[2] or ",", ""))
    raise ValueError(t('a whole number is asked for, not "{text}"', text=_cut(text)))


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).strip().lower()
