"""Hong Kong payments that others report or print; each test is named after what its case shows."""

from __future__ import annotations

import pytest

from mahjong_lessons import hongkong
from tests.cases import Row, load, named, with_variants

_DATA = load("hong_kong_payments")
ROWS = with_variants(_DATA["case"])


def rules_of(row: Row) -> hongkong.Rules:
    rules = dict(row.get("rules", {}))
    if isinstance(rules.get("table"), list):
        rules["table"] = dict(rules["table"])
    return hongkong.Rules(**rules)


PAID = [row for row in ROWS if "refused" not in row]
REFUSED = [row for row in ROWS if "refused" in row]


@pytest.mark.parametrize("row", PAID, ids=map(named, PAID))
def test_paid(row: Row) -> None:
    rules = rules_of(row)
    assert hongkong.counted(row["faan"], rules=rules) == row["counted"]
    assert hongkong.units(row["faan"], rules=rules) == row["units"]
    seats = {"winner": "E", "discarder": row.get("from") or None, "liable": row.get("liable")}
    assert hongkong.settle(row["faan"], **seats, rules=rules) == row["changes"]
    if "cell" in row and row.get("from"):
        # Here the printed cell is the whole payment of a discard: twice our unit.
        assert hongkong.pay(row["faan"], **seats, rules=rules).total == row["cell"]


@pytest.mark.parametrize("row", REFUSED, ids=map(named, REFUSED))
def test_refused(row: Row) -> None:
    with pytest.raises(hongkong.BelowMinimum, match=row["refused"]):
        hongkong.settle(row["faan"], winner="E", discarder=row["from"], rules=rules_of(row))


@pytest.mark.parametrize("row", _DATA["draw"], ids=named)
def test_nobody_won(row: Row) -> None:
    assert hongkong.exhausted_wall() == row["changes"]


def test_every_case_is_there_once() -> None:
    ids = [case["id"] for case in (*_DATA["case"], *_DATA["draw"])]
    assert len(ids) == len(set(ids)) == 26
