"""What the documents claim of real play, as data, and each held against the real wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import pandas as pd

from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.estimates import Estimate
from mahjong_lessons.lessons.real_play import estimate
from mahjong_lessons.riichi.payments import MANGAN, points
from mahjong_lessons.views import Cell, Table

if TYPE_CHECKING:  # pandas' series take a type in its stubs alone
    Which: TypeAlias = Callable[[pd.DataFrame], pd.Series[bool]]


@dataclass(frozen=True)
class RealClaim:
    """A share that a document speaks of: the wins with ``test``, of those ``among`` them."""

    source: str
    words: str
    among: Which
    test: Which

    def measure(self, wins: pd.DataFrame) -> Estimate:
        """The share of these wins, in percent."""
        group = wins[self.among(wins)]
        return estimate(group, self.test(group))


def _worth(*cells: tuple[int, int]) -> list[int]:
    return [points(han, fu, dealer=False, by=WinBy.RON).points for han, fu in cells]


SIX_VALUES = _worth(*((han, fu) for han in (1, 2, 3) for fu in (30, 40)))
"""A's "six everyday values", most likely: a non-dealer's ron of 1 to 3 han with 30 and 40 fu."""

EIGHT_VALUES = _worth(*((han, fu) for han in (1, 2, 3, 4) for fu in (30, 40)))
"""The eight values of B's table: 4 han as well."""


def _all(wins: pd.DataFrame) -> pd.Series[bool]:
    return wins["han"].notna()  # a yakuman counts no fu


def _below_mangan(wins: pd.DataFrame) -> pd.Series[bool]:
    return wins["han"].fillna(MANGAN.han) < MANGAN.han


def _3_or_4_han(wins: pd.DataFrame) -> pd.Series[bool]:
    return wins["han"].isin([3, 4])


def _closed_ron(wins: pd.DataFrame) -> pd.Series[bool]:
    return _all(wins) & (wins["way"] == "closed, ron")


def _non_dealer_ron(wins: pd.DataFrame) -> pd.Series[bool]:
    return (wins["by"] == "ron") & ~wins["dealer"]


def _30_or_40(wins: pd.DataFrame) -> pd.Series[bool]:
    return wins["fu"].isin([30, 40])


def _shortcut(wins: pd.DataFrame) -> pd.Series[bool]:
    return wins["shortcut"] != "neither"


REAL_CLAIMS = (
    RealClaim("B, E", N_("30 or 40 fu, of all wins"), _all, _30_or_40),
    RealClaim("B, E", N_("30 or 40 fu, with 1 to 4 han"), _below_mangan, _30_or_40),
    RealClaim("E", N_("30 or 40 fu, of closed rons"), _closed_ron, _30_or_40),
    RealClaim("A", N_("pinfu or seven pairs, of all wins"), _all, _shortcut),
    RealClaim(
        "A", N_("pinfu or seven pairs, of closed wins"), lambda w: _all(w) & w["closed"], _shortcut
    ),
    RealClaim(
        *("A", N_("six values, of non-dealer rons"), _non_dealer_ron),
        lambda wins: wins["points"].isin(SIX_VALUES),
    ),
    RealClaim(
        *("B", N_("eight values, of non-dealer rons"), _non_dealer_ron),
        lambda wins: wins["points"].isin(EIGHT_VALUES),
    ),
    RealClaim(
        *("A", N_("mangan by fu, with 3 or 4 han"), _3_or_4_han),
        lambda wins: wins["limit"] == MANGAN.name,
    ),
    RealClaim(
        *("A, E", N_("5 han or more, of all wins"), _all),
        lambda wins: wins["han"] >= MANGAN.han,
    ),
)
"""The shares that documents A, B and E speak of, in the order in which the lesson takes them."""


def claim_frame(wins: pd.DataFrame) -> pd.DataFrame:
    """Every claim's share of these wins: tidy, one row a claim.

    >>> from mahjong_lessons.lessons import real_wins_frame
    >>> claim_frame(real_wins_frame()).value.round(1).to_list()[:3]
    [84.7, 90.2, 87.9]
    """
    found = [(claim, claim.measure(wins)) for claim in REAL_CLAIMS]
    return pd.DataFrame(
        {
            "source": claim.source,
            "claim": t(claim.words),
            "value": one.value,
            "margin": one.margin,
            "wins": one.wins,
            "draws": one.draws,
        }
        for claim, one in found
    )


def claim_table(wins: pd.DataFrame) -> Table:
    """Every claim's share of these wins, to be shown.

    >>> from mahjong_lessons.lessons import real_wins_frame
    >>> print(claim_table(real_wins_frame()).rows[3][1:])
    ('pinfu or seven pairs, of all wins', 8695, '22.9 % ± 0.9')
    """
    rows: list[tuple[Cell, ...]] = []
    for claim in REAL_CLAIMS:
        one = claim.measure(wins)
        rows.append((claim.source, t(claim.words), one.wins, str(one)))
    return Table((t("document"), t("what, of which wins"), t("wins"), t("share")), tuple(rows))
