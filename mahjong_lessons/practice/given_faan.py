"""Faan as a question gives them: "4 faan, self-draw, dealer"."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mahjong_lessons.text import listing, t

_WORDS = {
    "discard": ("self_draw", False),
    "self-draw": ("self_draw", True),
    "dealer": ("dealer", True),
    "non-dealer": ("dealer", False),
}
_FAAN = re.compile(r"(\d{1,3})\s*faan\b")


@dataclass(frozen=True)
class GivenFaan:
    """All that a Hong Kong payment depends on, apart from the rules, and who deals.

    That the winner deals makes no difference, which is why a question may say so.
    """

    faan: int
    self_draw: bool = False
    dealer: bool = False

    @classmethod
    def parse(cls, text: str) -> GivenFaan:
        """Read such a line; what is not said is a discard and no dealer.

        Raises ``ValueError`` for a part that it does not know.

        >>> str(GivenFaan.parse("4 faan self-draw"))
        '4 faan, self-draw'
        """
        written = text.lower()
        found = _FAAN.search(written)
        words = _FAAN.sub(" ", written).replace(",", " ").split()
        unknown = [word for word in words if word not in _WORDS]
        if unknown or not found:
            raise ValueError(
                t(
                    '"{text}" is not read: write a number of faan, and {words}',
                    text=" ".join(unknown) or text,
                    words=listing(list(_WORDS)),
                )
            )
        said = dict(_WORDS[word] for word in words)
        return cls(int(found[1]), **said)

    def __str__(self) -> str:
        way = t("self-draw") if self.self_draw else t("discard")
        return ", ".join([t("{n} faan", n=self.faan), way, *([t("dealer")] if self.dealer else [])])
