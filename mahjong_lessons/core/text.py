"""The one door for words that a learner reads.

Every sentence that reaches a learner passes through :func:`t`. The English
sentence is the key, as in gettext, so a translation is a catalogue beside the
code and no other module changes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from gettext import NullTranslations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

_catalogue = NullTranslations()


def use(catalogue: NullTranslations) -> None:
    """Speak through this gettext catalogue from now on.

    >>> use(NullTranslations())
    """
    global _catalogue
    _catalogue = catalogue


def t(message: str, /, **values: object) -> str:
    """Give a message in the reader's language, with its values filled in.

    >>> t("a kan counts as {n} tiles", n=3)
    'a kan counts as 3 tiles'
    """
    return _catalogue.gettext(message).format(**values)


def N_(message: str, /) -> str:
    """Mark a message that stands in data, so that it gets into the catalogue; :func:`t` speaks it.

    >>> N_("a kan counts as {n} tiles")
    'a kan counts as {n} tiles'
    """
    return message


def nt(one: str, many: str, n: int, /, **values: object) -> str:
    """Give a message about ``n`` things, in the form that the language has for so many.

    >>> nt("{n} unit", "{n} units", 1), nt("{n} unit", "{n} units", 24)
    ('1 unit', '24 units')
    """
    return _catalogue.ngettext(one, many, n).format(n=number(n), **values)


def pt(context: str, message: str, /, **values: object) -> str:
    """Give a message whose word means several things in English; ``context`` says which.

    >>> pt("a deal", "hand")
    'hand'
    """
    return _catalogue.pgettext(context, message).format(**values)


def number(value: int | Fraction) -> str:
    """Write an exact number with its thousands set apart.

    >>> number(7700)
    '7,700'
    >>> from fractions import Fraction
    >>> number(Fraction(25, 2)), number(Fraction(1, 3))
    ('12.5', '1/3')
    """
    numerator, denominator = value.numerator, value.denominator
    if denominator == 1:
        return f"{numerator:,}"
    if _FINEST % denominator == 0:
        return f"{numerator / denominator:,}"
    return f"{numerator}/{denominator}"


def signed(change: int | Fraction) -> str:
    """Write a change with its sign, as on a score sheet.

    >>> signed(16), signed(-8), signed(0)
    ('+16', '−8', '0')
    """
    if change < 0:
        return f"−{number(-change)}"
    return f"+{number(change)}" if change else "0"


def given(value: object) -> str:
    """Write what somebody gave in place of a number or a line, cut where it is long.

    >>> given("ten"), given("9" * 5000)
    ("'ten'", "'999999999999999999999999999999999999999…")
    """
    try:
        written = repr(value)
    except ValueError:  # a whole number with more digits than Python writes out
        return t("so great a number")
    return written if len(written) <= _SHOWN else f"{written[:_SHOWN]}…"


_SHOWN = 40
"""So many characters of it are shown."""

_FINEST = 1000
"""Parts of a thousand are written with a point, others as a fraction."""


def listing(words: Sequence[str], last: str = "or") -> str:
    """Join words as a sentence does.

    >>> listing(["man", "pin", "sou"])
    'man, pin or sou'
    >>> listing(["man"])
    'man'
    """
    if len(words) < 2:
        return "".join(words)
    return t("{first} {last} {end}", first=", ".join(words[:-1]), last=t(last), end=words[-1])


_NUMBER = re.compile(r"\+?\s*([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,15})")


def read_number(text: str, unit: str = "fu") -> int:
    """Read a whole number, with or without its unit; "+10" and "1,300" are read too.

    Raises ValueError for other text, another unit included.

    >>> read_number("+10"), read_number("1,300"), read_number("40 fu"), read_number("2 han", "han")
    (10, 1300, 40, 2)
    """
    written = unicodedata.normalize("NFKC", text).strip().lower()
    written = written.removesuffix(".").rstrip().removesuffix(unit).rstrip()
    if number := _NUMBER.fullmatch(written):
        return int(number[1].replace(",", ""))
    short = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
    raise ValueError(t('a whole number is asked for, not "{text}"', text=short))
