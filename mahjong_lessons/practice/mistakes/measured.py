"""What was measured of each misconception on real wins: how often it shows, and where best.

``measured.toml`` is written by ``python -m tests.measure_mistakes``, never by hand. A
misconception that is not measured yet disturbs no other one: it has no share and no hinge
hands, and is left aside where others are told apart.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

MANY = 1 / 3
"""What shows on more wins than this shows within a few hands."""


@dataclass(frozen=True, kw_only=True)
class Measured:
    """How often a misconception shows, and the hands that point at it.

    ``shows_on`` is the number of real wins, of ``wins`` in all, on which it changes what is
    asked: for fu the sum or the rounded fu, for han the han, for points and payments what is
    paid, with the honba and sticks of that win. There are no recorded wins of Hong Kong.
    ``hidden_on`` are those of them on which the fu that count are right all the same, because
    of the rounding; None for what is not about fu.

    ``hinges`` are hands, in the one-line notation, on which a misconception about fu changes
    the fu that count, and no other one leads to the same number but its ``rivals``, which no
    hand keeps out. ``for_pairs`` are further hands, for pairs that hinges do not tell apart.
    What is about something else has no stored hands: questions are searched on which nobody
    else answers the same but its rivals.
    """

    shows_on: int = 0
    hidden_on: int | None = None
    wins: int = 0
    rivals: tuple[str, ...] = ()
    hinges: tuple[str, ...] = ()
    for_pairs: tuple[str, ...] = ()

    @property
    def share(self) -> float:
        """The share of the real wins on which it shows."""
        return self.shows_on / self.wins if self.wins else 0

    @property
    def soon_found(self) -> bool:
        """Whether it shows on so many wins that its holder has found it out before long.

        >>> measured("F32b").soon_found, measured("F01").soon_found
        (True, False)
        """
        return self.share > MANY

    @property
    def obvious(self) -> bool:
        """Whether rounding hides it too seldom for it to last: a mistake that costs at once.

        It changes what counts on so many wins, or, if it is about fu, wherever it shows.

        >>> [measured(id).obvious for id in ("F14", "F06", "F01")]
        [True, True, False]
        """
        costs = self.shows_on - (self.hidden_on or 0)
        return costs > MANY * self.wins or self.hidden_on == 0


def measured(id: str) -> Measured:
    """What was measured of a misconception; nothing, if that is still to be done."""
    return all_measured().get(id, _NOTHING)


_NOTHING = Measured()


@cache
def all_measured() -> Mapping[str, Measured]:
    """What was measured, by the ids of the misconceptions."""
    text = files(__package__).joinpath("measured.toml").read_text(encoding="utf-8")
    return read(text)


def read(text: str) -> Mapping[str, Measured]:
    """Read what the measuring wrote."""
    rows = tomllib.loads(text)
    wins = rows.pop("wins")
    return {
        id: Measured(
            shows_on=row["shows_on"],
            hidden_on=row.get("hidden_on"),
            wins=wins,
            **{name: tuple(row.get(name, ())) for name in ("rivals", "hinges", "for_pairs")},
        )
        for id, row in rows.items()
    }
