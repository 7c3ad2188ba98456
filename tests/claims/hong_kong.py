"""What the checks of document C compute: payments from faan, and hands of a score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any

from mahjong_lessons import hongkong
from mahjong_lessons.lessons.hong_kong_sheet import play_hong_kong
from tests.claims.measures import Value, measure

Row = Mapping[str, Any]

GIVEN = ("faan", "winner", "from", "liable", "rules")
NOBODY = "nobody"
"""Who a self-draw is from."""


def paid(check: Row) -> dict[str, Any]:
    """A win of so many faan; where a check does not say so, East wins on a discard of West."""
    discarder = check.get("from", "W")
    rules = hongkong.Rules(**check.get("rules", {}))
    payment = hongkong.pay(
        check["faan"],
        winner=check.get("winner", "E"),
        discarder=None if discarder == NOBODY else discarder,
        liable=check.get("liable"),
        rules=rules,
    )
    return {
        "counted": payment.faan,
        "units": hongkong.units(check["faan"], rules=rules),
        "each": payment.share,
        "changes": payment.changes,
        "total": payment.total,
    }


def played(check: Row) -> dict[str, Any]:
    """Hands one after the other on a score sheet."""
    rows = play_hong_kong(*check["hands"]).rows
    return {
        "dealers": [row.dealer for row in rows],
        "scores": list(rows[-1].scores),
        "totals": [row.payment.total if row.payment else 0 for row in rows],
    }


_NO_LIMIT_BELOW = 13


def _steps(table: str, faan: range) -> list[str]:
    """Units over those of one faan less, written as fractions."""
    rules = hongkong.Rules(table=table, limit=_NO_LIMIT_BELOW)
    units = [hongkong.units(n, rules=rules) for n in faan]
    return [str(Fraction(more, less)) for less, more in pairwise(units)]


@measure("steps of the half-spicy table up to 4 faan")
def _() -> Value:
    return [float(step) for step in _steps("half-spicy", range(5))]


@measure("steps of the half-spicy table from 4 to 10 faan")
def _() -> Value:
    return _steps("half-spicy", range(4, 11))


@measure("steps of the spicy table")
def _() -> Value:
    return [float(step) for step in _steps("spicy", range(14))]


@measure("self-draw over discard, in all the faan of document C")
def _() -> Value:
    totals = [
        [hongkong.pay(n, winner="E", discarder=who).total for who in (None, "W")]
        for n in range(3, 11)
    ]
    return sorted({str(Fraction(self_draw) / discard) for self_draw, discard in totals})
