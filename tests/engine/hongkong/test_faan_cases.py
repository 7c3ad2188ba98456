"""Hong Kong hands that others report or print; each test is named after what its case shows."""

from __future__ import annotations

import pytest

from mahjong_lessons import hongkong
from mahjong_lessons.core import hand
from tests.cases import Row, load, named, with_variants

_DATA = load("hong_kong_hands")
ROWS = with_variants(_DATA["case"], "id", "win")


def scored(row: Row) -> hongkong.Score:
    return hongkong.score(
        hongkong.Win.parse(row["win"]), rules=hongkong.Rules(**row.get("rules", {}))
    )


COUNTED = [row for row in ROWS if not row.get("refused")]
REFUSED = [row for row in ROWS if row.get("refused")]


@pytest.mark.parametrize("row", COUNTED, ids=map(named, COUNTED))
def test_counted(row: Row) -> None:
    s = scored(row)
    assert sorted((line.name, line.faan) for line in s.lines) == sorted(map(tuple, row["lines"]))
    assert (s.faan, s.raw) == (row["faan"], row.get("raw", row["faan"]))
    assert s.limit_hand is row.get("limit", False)
    assert s.meets_minimum is row.get("wins", True)
    assert set(row.get("excluded", ())) <= {each.name for each in s.excluded}


@pytest.mark.parametrize("row", REFUSED, ids=map(named, REFUSED))
def test_refused(row: Row) -> None:
    with pytest.raises(getattr(hand, row["refused"])):
        scored(row)


PRINTED = [row for row in COUNTED if "cell" in row]


@pytest.mark.parametrize("row", PRINTED, ids=map(named, PRINTED))
def test_paid_where_the_table_prints_what_the_discarder_pays(row: Row) -> None:
    """Not document C's meaning of a table's cell: there it is what each pays on a self-draw."""
    payment = scored(row).payment
    assert payment is not None
    assert payment.total == row["cell"]
    assert payment.paid("W") == row["cell"]


def test_every_case_is_there_once() -> None:
    ids = [case["id"] for case in _DATA["case"]]
    assert len(ids) == len(set(ids)) == 28
