"""How often something is true of the real wins, and how sure.

A test is asked of each recorded win; nothing is counted anew. Which wins are taken
is said where a table is made: yakuman count no fu, and a few kinds of hand were
chosen too often (``RealWin.oversampled``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from types import MappingProxyType
from typing import TypeAlias

from mahjong_lessons.core.readings import BlockKind
from mahjong_lessons.core.text import t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.data import RealWin
from mahjong_lessons.riichi import Win
from mahjong_lessons.riichi.scoring import count_fu
from mahjong_lessons.views import Cell, Table

Test: TypeAlias = Callable[[RealWin], bool]
"""Something that is true of a recorded win, or not."""

_SURE = 1.96
"""So many standard errors to each side hold the true share in 95 of 100 samples."""

GROUPS: Mapping[str, Test] = MappingProxyType(
    {
        "all": lambda real: True,
        "ron": lambda real: real.by is WinBy.RON,
        "tsumo": lambda real: real.by is WinBy.TSUMO,
        "open": lambda real: not real.is_closed,
        "closed": lambda real: real.is_closed,
        "open, ron": lambda real: not real.is_closed and real.by is WinBy.RON,
        "open, tsumo": lambda real: not real.is_closed and real.by is WinBy.TSUMO,
        "closed, ron": lambda real: real.is_closed and real.by is WinBy.RON,
        "closed, tsumo": lambda real: real.is_closed and real.by is WinBy.TSUMO,
    }
)
"""The wins that a share can be taken of, by name."""


@dataclass(frozen=True)
class Share:
    """So many of so many.

    >>> str(Share(226, 1000))
    '22.6 % ± 2.6'
    """

    hits: int
    of: int

    @property
    def percent(self) -> float:
        """The share, in percent; 0 of no wins at all."""
        return 100 * self.hits / self.of if self.of else 0.0

    @property
    def margin(self) -> float:
        """How far chance may have moved it, in percentage points.

        The 95 % interval of a binomial share, in its simple form: right for shares
        that are not close to 0 or 100.
        """
        return _SURE * sqrt(self.percent * (100 - self.percent) / self.of) if self.of else 0.0

    def __str__(self) -> str:
        return t("{percent:.1f} % ± {margin:.1f}", percent=self.percent, margin=self.margin)


def has(*yaku: str) -> Test:
    """The test for wins that were recorded with at least one of these yaku.

    >>> from mahjong_lessons.data import real_wins
    >>> has("haku", "hatsu")(real_wins()[0])
    True
    """
    names = frozenset(yaku)
    return lambda real: any(name in names for name, _ in real.yaku)


_TRIPLET = 3  # tiles of a kind


def triplets(real: RealWin) -> int:
    """How many triplets and kans a win has, in the reading that pays most.

    >>> from mahjong_lessons.data import real_wins
    >>> triplets(real_wins()[0])
    1
    """
    if max(Counter(tile.kind for tile in real.held).values()) < _TRIPLET:
        return real.pons_and_kans  # no reading finds a triplet in the hand
    # Not real.win, which would stay: with a thousand more values kept, all that follows is slower.
    blocks = count_fu(Win.parse(real.notation)).reading.blocks
    return sum(block.kind in (BlockKind.KOUTSU, BlockKind.KANTSU) for block in blocks)


def share(test: Test, wins: Iterable[RealWin]) -> Share:
    """The share of these wins that pass the test.

    >>> from mahjong_lessons.data import real_wins
    >>> share(has("haku"), real_wins()[:2])
    Share(hits=1, of=2)
    """
    answers = [test(real) for real in wins]
    return Share(sum(answers), len(answers))


def share_table(
    tests: Mapping[str, Test], wins: Iterable[RealWin], groups: Iterable[str] = GROUPS
) -> Table:
    """For some groups of these wins, the share that passes each test.

    ``groups`` are names of :data:`GROUPS`.

    >>> from mahjong_lessons.data import real_wins
    >>> print(share_table({"dora": has("dora")}, real_wins()[:400], ["all", "open"]))
    wins  number  dora
    ----  ------  ------------
    all      400  35.5 % ± 4.7
    open     157  38.9 % ± 7.6
    """
    wins = tuple(wins)
    rows: list[tuple[Cell, ...]] = []
    for name in groups:
        group = tuple(filter(GROUPS[name], wins))
        rows.append((t(name), len(group), *(str(share(test, group)) for test in tests.values())))
    return Table((t("wins"), t("number"), *tests), tuple(rows))
