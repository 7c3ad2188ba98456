"""What every fu misconception makes of one win, and which of them stands alone there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from mahjong_lessons.practice.mistakes import FU, Facts, Tally
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.riichi.scoring import count_fu
from mahjong_lessons.riichi.win import Win

ROUNDING = frozenset({"F13", "F14", "F15", "F16"})
"""Slips in the last step; they change every sum that is not round already."""

LARGE = 10
"""A slip of so many fu shows on every hand: no rounding hides it."""

TOGETHER: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "F03": frozenset({"F32"}),
        "F04": frozenset({"F32"}),
        "F10": frozenset({"F11"}),
        "F11": frozenset({"F10"}),
        "F36": frozenset({"F32"}),
        "F37": frozenset({"F32", "F03"}),
        "F38": frozenset({"F08", "F09"}),
    }
)
"""Slips that come on the same hands by their nature: pinfu and double runs are four runs,
seven pairs are rounded or counted line by line, a replacement tile is drawn like any other."""


class Company(NamedTuple):
    """The count of a win, right and as each holder of a misconception makes it.

    >>> company = company_of(Win.parse("123m99p567s77z ankan 9999s tsumo 9p riichi round S"))
    >>> company.right.fu, company.held["F02"].fu, company.alone("F02")
    (70, 60, True)
    """

    right: Tally
    held: Mapping[str, Tally]

    def changes(self, id: str) -> bool:
        """Whether a misconception changes the fu that count."""
        return self.held[id].fu != self.right.fu

    def changing(self) -> Iterator[str]:
        """The misconceptions that change them."""
        return filter(self.changes, self.held)

    def alone(self, id: str) -> bool:
        """Whether only this one changes the fu that count.

        Slips that no hand can keep out are left aside: those of the rounding, those of ten
        fu or more, and those of :data:`TOGETHER`.
        """
        if not self.changes(id):
            return False
        aside = {id, *ROUNDING, *TOGETHER.get(id, ())}
        others = (other for other in self.changing() if other not in aside)
        return all(self._slip(other) >= LARGE for other in others)

    def with_same_number(self, id: str) -> tuple[str, ...]:
        """The others that lead to the same number."""
        same = self.held[id].fu
        return tuple(other for other in self.held if other != id and self.held[other].fu == same)

    def _slip(self, id: str) -> int:
        return abs(self.held[id].raw - self.right.raw)


def company_of(win: Win, rules: Rules | str = DEFAULT) -> Company:
    """Count a win once for each fu misconception."""
    these = rules_of(rules)
    facts = Facts(win, count_fu(win, rules=these).reading, these)
    held = {}
    for id, one in FU.items():
        seen = one.seen(facts)
        held[id] = one.apply(seen.tally, seen, one.changes[0])
    return Company(facts.tally, held)
