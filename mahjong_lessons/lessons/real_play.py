"""The real wins as a tidy frame, one row a win, and estimates from its columns."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import astuple, fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import pandas as pd

from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.data import RealWin, real_wins
from mahjong_lessons.lessons.estimates import Estimate
from mahjong_lessons.lessons.han import DORA
from mahjong_lessons.riichi.payments import LIMITS
from mahjong_lessons.views import Cell, Table

if TYPE_CHECKING:  # pandas' series take a type in its stubs alone
    from numpy.typing import NDArray

    Values: TypeAlias = pd.Series[Any] | NDArray[Any]


class _Column(NamedTuple):
    """A column: what it holds, in words, how it is read off a win, and its type."""

    words: str
    value: Callable[[RealWin], object]
    type: Any = None


def _shortcut(real: RealWin) -> str:
    names = real.yaku_names
    return "pinfu" if "pinfu" in names else "seven pairs" if "chiitoitsu" in names else "neither"


_WAYS = [N_("open, ron"), N_("closed, ron"), N_("open, tsumo"), N_("closed, tsumo")]
_LIMITS = ["none", *(limit.name for limit in LIMITS)]
_BY, _WIND = (pd.CategoricalDtype([one.value for one in kind]) for kind in (WinBy, Wind))
_COLUMNS = {
    "draw": _Column(
        N_("which drawing it came with: a game, a few in a row, or alone"), attrgetter("draw")
    ),
    "weight": _Column(
        N_("0.5 for a rare kind of hand that was chosen twice as often, else 1"),
        attrgetter("weight"),
    ),
    "source": _Column(
        N_("the collection that the game was read from"), attrgetter("source"), "category"
    ),
    "by": _Column(N_("ron or tsumo"), attrgetter("by.value"), _BY),
    "way": _Column(
        N_("open or closed, ron or tsumo"),
        lambda real: f"{'closed' if real.is_closed else 'open'}, {real.by}",
        pd.CategoricalDtype(_WAYS),
    ),
    "closed": _Column(N_("whether nothing was called"), attrgetter("is_closed")),
    "calls": _Column(N_("how many sets were called"), attrgetter("calls")),
    "dealer": _Column(N_("whether the winner dealt"), lambda real: real.seat is Wind.EAST),
    "seat": _Column(N_("the winner's wind: E, S, W or N"), attrgetter("seat.value"), _WIND),
    "round": _Column(N_("the wind of the round"), attrgetter("round.value"), _WIND),
    "riichi": _Column(N_("whether riichi was declared"), attrgetter("riichi")),
    "shortcut": _Column(
        N_("pinfu, seven pairs, or neither"),
        _shortcut,
        pd.CategoricalDtype(["neither", "pinfu", "seven pairs"]),
    ),
    "fu": _Column(N_("fu as recorded, rounded"), attrgetter("fu")),
    "han": _Column(
        N_("han as recorded, dora included; empty for a yakuman"), attrgetter("han"), "Int64"
    ),
    "dora": _Column(
        N_("han from dora, red fives and ura dora"),
        lambda real: sum(han or 0 for name, han in real.yaku if name in DORA),
    ),
    "yakuman": _Column(
        N_("how many yakuman"), lambda real: sum(han is None for _, han in real.yaku)
    ),
    "limit": _Column(
        N_("none, mangan, haneman, baiman, sanbaiman or yakuman"),
        lambda real: real.limit or "none",
        pd.CategoricalDtype(_LIMITS, ordered=True),
    ),
    "points": _Column(
        N_("points without honba and sticks; by tsumo all payments together"), attrgetter("points")
    ),
}

COLUMNS: Mapping[str, str] = {name: column.words for name, column in _COLUMNS.items()}
"""What each column of :func:`real_wins_frame` holds, in words."""


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
    index = pd.Index([real.id for real in wins], name="id")
    return pd.DataFrame(
        {
            name: pd.Series([*map(column.value, wins)], index, column.type)
            for name, column in _COLUMNS.items()
        }
    )


# --- estimates --------------------------------------------------------------------


def estimate(wins: pd.DataFrame, values: Values) -> Estimate:
    """The weighted share of the wins where something is true, or the weighted average of a number.

    ``values`` is a column of ``wins``, or computed from columns. Raises ``ValueError`` for
    wins of fewer than two drawings, for what is no number, and where a win has no value.

    >>> wins = real_wins_frame().query("yakuman == 0")
    >>> str(estimate(wins, wins.fu.isin([30, 40]))), str(estimate(wins, wins.fu))
    ('84.7 % ± 0.8', '32.5 ± 0.1')
    """
    return _estimated(wins, _of(wins, values))


def _estimated(wins: pd.DataFrame, own: pd.Series[Any]) -> Estimate:
    """The estimate from these wins and the value of each, in the order of the wins."""
    return Estimate.of(
        own.to_numpy(float).tolist(),
        weights=wins["weight"].tolist(),
        draws=wins["draw"].tolist(),
        is_share=pd.api.types.is_bool_dtype(own),
    )


def _of(wins: pd.DataFrame, values: Values) -> pd.Series[Any]:
    """The value of each of these wins, in their order; an array has that already."""
    try:
        series = values if isinstance(values, pd.Series) else pd.Series(values, wins.index)
        own = series.reindex(wins.index).infer_objects()
    except (TypeError, ValueError):
        raise ValueError(t("an estimate needs one value for each win")) from None
    if missing := int(own.isna().sum()):
        if missing == len(wins):
            raise ValueError(t("these values belong to other wins: keep the ids in the index"))
        raise ValueError(t("{n} of these wins have no value: leave them out first", n=missing))
    if not pd.api.types.is_numeric_dtype(own):
        raise ValueError(t("an estimate needs numbers, or True and False"))
    return own


def estimates_by(wins: pd.DataFrame, values: Values, *columns: str) -> pd.DataFrame:
    """An estimate for each group of the wins: tidy, one row a group.

    Beside ``columns`` stand value, margin, unit, wins and draws. Groups of fewer than
    two drawings are left out.

    >>> wins = real_wins_frame().query("yakuman == 0")
    >>> estimates_by(wins, wins.fu, "by").round(1).value.to_list()
    [34.1, 30.0]
    """
    return pd.DataFrame(
        [(*key, *astuple(one)) for key, one in _estimates(wins, values, columns)],
        columns=[*columns, *(field.name for field in fields(Estimate))],
    )


def said_value(value: object) -> str:
    """A value of a column as it is shown; words in the reader's language.

    >>> said_value("open, ron"), said_value(3)
    ('open, ron', '3')
    """
    return t(value) if isinstance(value, str) else str(value)


def column_table() -> Table:
    """The columns of :func:`real_wins_frame`, and what each holds.

    >>> column_table().rows[3]
    ('by', 'ron or tsumo')
    """
    rows = tuple((name, t(words)) for name, words in COLUMNS.items())
    return Table((t("column"), t("what it holds")), rows)


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
        rows.append((*map(said_value, key), one.wins, str(one)))
    return Table((*map(t, columns), t("wins"), what), tuple(rows))


def _estimates(
    wins: pd.DataFrame, values: Values, columns: Sequence[str]
) -> Iterator[tuple[tuple[Hashable, ...], Estimate]]:
    if not columns:
        raise ValueError(t("groups need a column to be made by"))
    own = _of(wins, values)
    for key, group in wins.groupby(list(columns), observed=True):
        if group["draw"].nunique() > 1:
            yield key, _estimated(group, own.loc[group.index])
