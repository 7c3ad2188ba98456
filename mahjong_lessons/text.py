"""The one door for words that a learner reads.

Every sentence that reaches a learner passes through :func:`t`. The English
sentence is the key, as in gettext, so a translation is a catalogue beside the
code and no other module changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from gettext import NullTranslations

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


def number(value: int) -> str:
    """Write a whole number with its thousands set apart.

    >>> number(7700)
    '7,700'
    """
    return f"{value:,}"


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
