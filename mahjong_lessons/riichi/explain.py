"""Why one reading of a hand beat the others, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from mahjong_lessons.core import reasons
from mahjong_lessons.core.readings import Reading
from mahjong_lessons.core.text import N_, listing, number, t
from mahjong_lessons.riichi.judging import Judged, YakuLine


class Option(Protocol):
    """A reading that was scored."""

    @property
    def judged(self) -> Judged:
        """What it is worth, in numbers."""

    @property
    def reading(self) -> Reading:
        """How the tiles are read."""

    @property
    def yaku(self) -> tuple[YakuLine, ...]:
        """Its yaku and dora."""


_REASONS = {
    "points": N_("more points"),
    "yakuman": N_("the same points, but a real yakuman comes before counted han"),
    "han": N_("the same points, but more han"),
    "fu": N_("the same points and han, but more fu"),
    "raw": N_("the same points, han and fu, but a greater sum before rounding"),
}
"""What decides between readings, the weightiest first, and what it means to have more of it."""


def why_this_reading(readings: Sequence[Option]) -> str:
    """Say why the first of these readings comes first."""
    return reasons.why_best(readings, _sums, list(_REASONS.values()), _words)


def _sums(scored: Option) -> list[object]:
    return [getattr(scored.judged, number) for number in _REASONS]


def _words(scored: Option) -> str:
    judged = scored.judged
    names = listing([t(line.name) for line in scored.yaku], "and") or t("no yaku")
    worth = (
        t("yakuman × {n}", n=judged.yakuman)
        if judged.yakuman
        else t("{fu} fu {han} han", fu=judged.fu, han=judged.han)
    )
    return t(
        "{reading} ({names}; {worth}, {points})",
        reading=str(scored.reading),
        names=names,
        worth=worth,
        points=number(judged.points),
    )
