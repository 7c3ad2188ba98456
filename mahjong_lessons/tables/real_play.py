"""The real wins as a tidy frame, one row a win, and estimates from it with their margins.

Whole games were drawn for the collection, and rare hands twice as often
(data/README.md). So a rare hand weighs one half here, and a margin takes the wins of
one drawing together.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from math import sqrt
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

import pandas as pd

from mahjong_lessons.data import RealWin, real_wins
from mahjong_lessons.exhibits import shares
from mahjong_lessons.exhibits.yaku import DORA
from mahjong_lessons.riichi.payments import LIMITS
from mahjong_lessons.text import t
from mahjong_lessons.tiles import Wind
from mahjong_lessons.views import Cell, Table
from mahjong_lessons.vocabulary import WinBy

if TYPE_CHECKING:  # pandas' series take a type in its stubs alone
    Values: TypeAlias = pd.Series[bool] | pd.Series[int]

COLUMNS: Mapping[str, str] = MappingProxyType(
    {
        "draw": "which drawing it came with: a game, a few in a row, or alone",
        "weight": "0.5 for a rare kind of hand that was chosen twice as often, else 1",
        "source": "the collection that the game was read from",
        "by": "ron or tsumo",
        "way": "open or closed, ron or tsumo",
        "closed": "whether nothing was called",
        "calls": "how many sets were called",
        "dealer": "whether the winner dealt",
        "seat": "the winner's wind: E, S, W or N",
        "round": "the wind of the round",
        "riichi": "whether riichi was declared",
        "shortcut": "pinfu, seven pairs, or neither",
        "fu": "fu as recorded, rounded",
        "han": "han as recorded, dora included; empty for a yakuman",
        "dora": "han from dora, red fives and ura dora",
        "yakuman": "how many yakuman",
        "limit": "none, mangan, haneman, baiman, sanbaiman or yakuman",
        "points": "points without honba and sticks; by tsumo all payments together",
    }
)
"""What each column of :func:`real_wins_frame` holds, in words."""

_TYPES: dict[str, Any] = {
    "source": "category",
    "by": pd.CategoricalDtype([way.value for way in WinBy]),
    "way": pd.CategoricalDtype(["open, ron", "closed, ron", "open, tsumo", "closed, tsumo"]),
    "seat": pd.CategoricalDtype([wind.value for wind in Wind]),
    "round": pd.CategoricalDtype([wind.value for wind in Wind]),
    "shortcut": pd.CategoricalDtype(["neither", "pinfu", "seven pairs"]),
    "limit": pd.CategoricalDtype(["none", *(limit.name for limit in LIMITS)], ordered=True),
    "han": "Int64",
}
_FEWEST_DRAWS = 2
_SURE = 1.96
"""So many standard errors to each side hold the true value in 95 of 100 samples."""


def real_wins_frame() -> pd.DataFrame:
    """All recorded wins, one row each, by id; :data:`COLUMNS` says what a column holds.

    >>> wins = real_wins_frame()
    >>> print(*wins.loc["w00000", ["by", "fu", "han", "points"]])
    tsumo 30 3 4000
    """
    return _frame().copy()


@cache
def _frame() -> pd.DataFrame:
    wins = real_wins()
    frame = pd.DataFrame(map(_row, wins), index=pd.Index([real.id for real in wins], name="id"))
    frame.insert(0, "draw", _draws(frame.index, frame["source"]))
    return frame.astype(_TYPES)[list(COLUMNS)]


def _row(real: RealWin) -> dict[str, object]:
    named = dict(real.yaku)
    shortcut = "pinfu" if "pinfu" in named else "seven pairs" if "chiitoitsu" in named else ""
    return {
        "weight": real.weight,
        "source": real.source,
        "by": real.by.value,
        "way": f"{'closed' if real.is_closed else 'open'}, {real.by.value}",
        "closed": real.is_closed,
        "calls": real.calls,
        "dealer": real.seat is Wind.EAST,
        "seat": real.seat.value,
        "round": real.round.value,
        "riichi": real.riichi,
        "shortcut": shortcut or "neither",
        "fu": real.fu,
        "han": real.han,
        "dora": sum(han or 0 for name, han in real.yaku if name in DORA),
        "yakuman": sum(han is None for _, han in real.yaku),
        "limit": real.limit or "none",
        "points": real.points,
    }


def _draws(ids: pd.Index[str], source: pd.Series[str]) -> pd.Series[int]:
    """Number the drawings. Ids count the larger collection, so a gap begins a new one."""
    numbers = ids.to_series().str.removeprefix("w").astype(int)
    begins = (numbers.diff() != 1) | (source != source.shift())
    return begins.astype(int).cumsum()


def triplets(wins: pd.DataFrame) -> pd.Series[int]:
    """How many triplets and kans each win has, in the reading that pays most.

    The hands are read one by one: some tenths of a second for a thousand.

    >>> triplets(real_wins_frame().head(2)).to_list()
    [1, 2]
    """
    named = _by_id()
    return pd.Series([shares.triplets(named[one]) for one in wins.index], wins.index, dtype=int)


@cache
def _by_id() -> Mapping[str, RealWin]:
    return {real.id: real for real in real_wins()}


# --- estimates --------------------------------------------------------------------


@dataclass(frozen=True)
class Estimate:
    """A share in percent, or an average, and how far chance may have moved it.

    ``wins`` and ``draws`` are what it rests on: so many wins, from so many drawings.

    >>> str(Estimate(84.74, 0.78, "%", 8695, 857))
    '84.7 % ± 0.8'
    """

    value: float
    margin: float
    unit: str
    wins: int
    draws: int

    def __str__(self) -> str:
        value, margin = f"{self.value:.1f} {self.unit}".rstrip(), f"{self.margin:.1f}"
        return t("{value} ± {margin}", value=value, margin=margin)


def estimate(wins: pd.DataFrame, values: Values) -> Estimate:
    """The weighted share of the wins where something is true, or the weighted average of a number.

    ``values`` is a column of ``wins``, or computed from columns. The margin is that of
    a 95 % interval (1.96 standard errors). Wins of one drawing may be alike, so what
    counts is how the drawings differ, not the wins: the sums of their weighted
    deviations. Raises ``ValueError`` for fewer than two drawings.

    >>> wins = real_wins_frame().query("yakuman == 0")
    >>> str(estimate(wins, wins.fu.isin([30, 40]))), str(estimate(wins, wins.fu))
    ('84.7 % ± 0.8', '32.5 ± 0.1')
    """
    draws = wins["draw"].nunique()
    if draws < _FEWEST_DRAWS:
        raise ValueError(t("an estimate with its margin needs wins of two drawings or more"))
    is_share = pd.api.types.is_bool_dtype(values)
    numbers = values.astype(float) * (100 if is_share else 1)
    weight = wins["weight"]
    value = float((weight * numbers).sum() / weight.sum())
    deviations = (weight * (numbers - value)).groupby(wins["draw"]).sum()
    error = sqrt(draws / (draws - 1) * float((deviations**2).sum())) / float(weight.sum())
    return Estimate(value, _SURE * error, "%" if is_share else "", len(wins), draws)


def estimates_by(wins: pd.DataFrame, values: Values, *columns: str) -> pd.DataFrame:
    """An estimate for each group of the wins: tidy, one row a group.

    Beside ``columns`` stand value, margin, unit, wins and draws. Groups of fewer than
    two drawings are left out.

    >>> wins = real_wins_frame().query("yakuman == 0")
    >>> estimates_by(wins, wins.fu, "by").round(1).value.to_list()
    [34.1, 30.0]
    """
    return pd.DataFrame(
        dict(zip(columns, key, strict=True)) | asdict(one)
        for key, one in _estimates(wins, values, columns)
    )


def estimate_table(wins: pd.DataFrame, values: Values, what: str, *columns: str) -> Table:
    """An estimate of ``what`` for each group of the wins, to be shown.

    >>> wins = real_wins_frame().query("yakuman == 0")
    >>> print(estimate_table(wins, wins.fu, "fu", "by"))
    by      wins  fu
    -----  -----  ----------
    ron    5,222  34.1 ± 0.2
    tsumo  3,473  30.0 ± 0.2
    """
    rows: list[tuple[Cell, ...]] = []
    for key, one in _estimates(wins, values, columns):
        rows.append((*map(str, key), one.wins, str(one)))
    return Table((*map(t, columns), t("wins"), t(what)), tuple(rows))


def _estimates(
    wins: pd.DataFrame, values: Values, columns: Sequence[str]
) -> Iterator[tuple[tuple[Hashable, ...], Estimate]]:
    for key, group in wins.groupby(list(columns), observed=True):
        if group["draw"].nunique() >= _FEWEST_DRAWS:
            yield key, estimate(group, values.loc[group.index])
