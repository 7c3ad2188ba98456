"""Hong Kong hands that others report or print; each test is named after what its case shows."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from mahjong_lessons import hand, hongkong

_FILE = Path(__file__).parents[2] / "data" / "cases" / "hong_kong_hands.toml"
_DATA = tomllib.loads(_FILE.read_text(encoding="utf-8"))
Row = Mapping[str, Any]


def rows() -> list[Row]:
    """Every case, and its variants, which have the hand and the seats from it."""
    found = []
    for case in _DATA["case"]:
        found.append(case)
        for variant in case.get("variant", ()):
            name = f"{case['shows']}; {variant['shows']}"
            found.append({"id": case["id"], "win": case["win"], **variant, "shows": name})
    return found


def named(row: Row) -> str:
    return f"{row['id']} {row['shows']}"


def scored(row: Row) -> hongkong.Score:
    return hongkong.score(hongkong.Win.parse(row["win"]), hongkong.Rules(**row.get("rules", {})))


COUNTED = [row for row in rows() if not row.get("refused")]
REFUSED = [row for row in rows() if row.get("refused")]


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
    payment = scored(row).pay()
    assert payment.total == row["cell"]
    assert payment.paid("W") == row["cell"]


def test_every_case_is_there_once() -> None:
    ids = [case["id"] for case in _DATA["case"]]
    assert len(ids) == len(set(ids)) == 28
