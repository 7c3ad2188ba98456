"""How often something is true of the recorded wins, and how far chance may have moved it.

Whole games were drawn for the collection, and rare hands twice as often (data/README.md).
So a rare hand weighs one half, and a margin takes the wins of one drawing together. What
is counted is what the server recorded; a yakuman counts no fu and no han.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from mahjong_lessons.core.readings import BlockKind
from mahjong_lessons.core.text import N_, number, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.data import RealWin
from mahjong_lessons.riichi.scoring import count_fu
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views import Cell, Table

Test: TypeAlias = Callable[[RealWin], bool]
"""Something that is true of a recorded win, or not."""

GROUPS: Mapping[str, Test] = {
    N_("all"): lambda real: True,
    N_("ron"): lambda real: real.by is WinBy.RON,
    N_("tsumo"): lambda real: real.by is WinBy.TSUMO,
    N_("open"): lambda real: not real.is_closed,
    N_("closed"): lambda real: real.is_closed,
    N_("open, ron"): lambda real: not real.is_closed and real.by is WinBy.RON,
    N_("open, tsumo"): lambda real: not real.is_closed and real.by is WinBy.TSUMO,
    N_("closed, ron"): lambda real: real.is_closed and real.by is WinBy.RON,
    N_("closed, tsumo"): lambda real: real.is_closed and real.by is WinBy.TSUMO,
}
"""The wins that a share can be taken of, by name."""

_FEWEST_DRAWS = 2
_SURE = 1.96
"""So many standard errors to each side hold the true value in 95 of 100 samples."""


@dataclass(frozen=True)
class Estimate:
    """A share in percent, or an average, with half the width of its 95 % interval.

    ``wins`` and ``draws`` are what it rests on: so many wins, from so many drawings.
    Where all wins answer alike there is no margin to tell, and a share says so.

    >>> print(Estimate(84.74, 0.78, "%", 8695, 857), Estimate(0, 0, "%", 3819, 857), sep=", ")
    84.7 % ± 0.8, none of 3,819
    """

    value: float
    margin: float
    unit: str
    wins: int
    draws: int

    @classmethod
    def of(
        cls,
        values: Sequence[float],
        *,
        weights: Sequence[float],
        draws: Sequence[int],
        is_share: bool,
    ) -> Estimate:
        """The weighted average of one value a win, each with its weight and its drawing.

        The margin comes from the drawings: the sums of their weighted deviations differ,
        and wins of one drawing may be alike (the linearised variance of a ratio, with
        drawings as clusters). Raises ``ValueError`` for fewer than two drawings, and for
        wins that weigh nothing.
        """
        weight: defaultdict[int, float] = defaultdict(float)
        weighted: defaultdict[int, float] = defaultdict(float)
        for value, each, draw in zip(values, weights, draws, strict=True):
            weight[draw] += each
            weighted[draw] += each * value
        n, total = len(weight), sum(weight.values())
        if n < _FEWEST_DRAWS:
            raise ValueError(t("an estimate with its margin needs wins of two drawings or more"))
        if not total > 0:
            raise ValueError(t("an estimate needs wins whose weights are above 0"))
        mean = sum(weighted.values()) / total
        squares = sum((weighted[draw] - mean * weight[draw]) ** 2 for draw in weight)
        margin = _SURE * sqrt(n / (n - 1) * squares) / total
        times = 100 if is_share else 1
        return cls(times * mean, times * margin, "%" if is_share else "", len(values), n)

    def __str__(self) -> str:
        if self.unit == "%" and self.value in (0, 100):
            n = number(self.wins)
            return t("all of {n}", n=n) if self.value else t("none of {n}", n=n)
        value, margin = f"{self.value:.1f} {self.unit}".rstrip(), f"{self.margin:.1f}"
        return t("{value} ± {margin}", value=value, margin=margin)


def share(test: Test, wins: Iterable[RealWin]) -> Estimate:
    """The share of these wins that pass the test, in percent.

    Raises ``ValueError`` for wins of fewer than two drawings.

    >>> from mahjong_lessons.data import real_wins
    >>> print(share(won_with("haku"), real_wins()))
    7.9 % ± 0.6
    """
    wins = tuple(wins)
    return _of(wins, [test(real) for real in wins], is_share=True)


def average(number_of: Callable[[RealWin], float], wins: Iterable[RealWin]) -> Estimate:
    """The average of a number of these wins.

    Raises ``ValueError`` for wins of fewer than two drawings.

    >>> from mahjong_lessons.data import real_wins
    >>> print(average(lambda real: real.fu, filter(GROUPS["closed, ron"], real_wins())))
    36.2 ± 0.3
    """
    wins = tuple(wins)
    return _of(wins, [number_of(real) for real in wins], is_share=False)


def _of(wins: Sequence[RealWin], values: Sequence[float], *, is_share: bool) -> Estimate:
    weights, draws = [real.weight for real in wins], [real.draw for real in wins]
    return Estimate.of(values, weights=weights, draws=draws, is_share=is_share)


def share_table(
    tests: Mapping[str, Test], wins: Iterable[RealWin], groups: Iterable[str] = GROUPS
) -> Table:
    """For some groups of these wins, the share that passes each test.

    ``groups`` are names of :data:`GROUPS`; those of fewer than two drawings are left out.

    >>> from mahjong_lessons.data import real_wins
    >>> print(share_table({"dora": won_with("dora")}, real_wins()[:400], ["all", "open"]))
    wins  number  dora
    ----  ------  ------------
    all      400  35.3 % ± 5.2
    open     157  38.9 % ± 7.8
    """
    wins = tuple(wins)
    rows: list[tuple[Cell, ...]] = []
    for name in groups:
        group = tuple(filter(GROUPS[name], wins))
        if len({real.draw for real in group}) >= _FEWEST_DRAWS:
            shares = (str(share(test, group)) for test in tests.values())
            rows.append((t(name), len(group), *shares))
    return Table((t("wins"), t("number"), *tests), tuple(rows))


# --- what is asked of a win ----------------------------------------------------------


def won_with(*yaku: str) -> Test:
    """The test for wins that were recorded with at least one of these yaku.

    >>> from mahjong_lessons.data import real_wins
    >>> won_with("haku", "hatsu")(real_wins()[0])
    True
    """
    names = frozenset(yaku)
    return lambda real: not names.isdisjoint(real.yaku_names)


_TRIPLET = 3  # tiles of a kind


def triplets(real: RealWin) -> int:
    """How many triplets and kans a win has, in the reading that pays most.

    Reading a thousand hands takes some tenths of a second.

    >>> from mahjong_lessons.data import real_wins
    >>> triplets(real_wins()[0])
    1
    """
    if max(Counter(tile.kind for tile in real.held).values()) < _TRIPLET:
        return real.pons_and_kans  # no reading finds a triplet in the hand
    # Not real.win, which would stay: with a thousand more values kept, all that follows is slower.
    blocks = count_fu(Win.parse(real.notation)).reading.blocks
    return sum(block.kind in (BlockKind.KOUTSU, BlockKind.KANTSU) for block in blocks)
