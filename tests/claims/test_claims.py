"""Every claim of documents A to E, recomputed through the package.

The rows stand in tests/data/claims; README.md there says how they are read.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from mahjong_lessons.riichi import Rules, Win, points, score
from mahjong_lessons.riichi.fu import FuKind
from mahjong_lessons.riichi.fu_count import Special
from mahjong_lessons.riichi.recipes import RECIPES
from tests.claims import hong_kong
from tests.claims.measures import MEASURES

Row = Mapping[str, Any]

_FOLDER = Path(__file__).parents[1] / "data" / "claims"
HOW_MANY = {"A": 46, "B": 75, "C": 30, "D": 21, "E": 50}
NOT_HOLDING = ("false", "imprecise", "cond")
STATUSES = ("ok", "rule", "gap", "opinion", "method", "app", "words", *NOT_HOLDING)


def rows_of(document: str) -> list[Row]:
    return tomllib.loads((_FOLDER / f"{document}.toml").read_text(encoding="utf-8"))["claim"]


CLAIMS = [row for document in HOW_MANY for row in rows_of(document)]


@pytest.mark.parametrize("document", HOW_MANY)
def test_every_claim_of_a_document_is_there_once_and_in_order(document: str) -> None:
    expected = [f"{document}-{number:02}" for number in range(1, HOW_MANY[document] + 1)]
    assert [row["id"] for row in rows_of(document)] == expected


def test_a_claim_is_checked_or_says_why_not() -> None:
    assert [fault for claim in CLAIMS for fault in faults_of(claim)] == []


def faults_of(claim: Row) -> Iterator[str]:
    id, checks = claim["id"], claim.get("checks")
    if claim.get("status") not in STATUSES:
        yield f"{id}: status is one of {STATUSES}"
    if not claim.get("says"):
        yield f"{id}: says is missing"
    if checks is not None and (not checks or "computed" in claim):
        yield f"{id}: has checks, or computed = false, not both"
    if checks is None and (claim.get("computed") is not False or not claim.get("why")):
        yield f"{id}: without checks it says computed = false, and why"
    contradicted = any("claimed" in check for check in checks or ())
    if contradicted != (claim.get("status") in NOT_HOLDING):
        yield f"{id}: a check has claimed just where the status is one of {NOT_HOLDING}"


def test_each_fault_of_a_claim_is_found() -> None:
    """The rows that faults are made of are whole but for one part."""
    whole = {"id": "A-01", "status": "ok", "says": "so", "checks": [{"han": 1}]}
    without = {key: value for key, value in whole.items() if key != "checks"}
    assert list(faults_of(whole)) == []
    for faulty in (
        {**whole, "status": "good"},
        {**whole, "says": ""},
        {**whole, "checks": []},
        {**whole, "computed": False},
        without,
        {**without, "computed": False},
        {**whole, "status": "false"},
        {**whole, "checks": [{"han": 1, "claimed": {"points": 1}}]},
    ):
        assert len(list(faults_of(faulty))) == 1, faulty


CHECKS = [
    pytest.param(check, id=f"{claim['id']} {claim['says']} ({number})")
    for claim in CLAIMS
    for number, check in enumerate(claim.get("checks", ()), 1)
]


@pytest.mark.parametrize("check", CHECKS)
def test_claim(check: Row) -> None:
    if "measure" in check:
        compare(MEASURES[check["measure"]](), check)
    elif "ratio" in check:
        of, to = (payment_value(ask) for ask in check["ratio"])
        compare(of / to, check)
    elif "faan" in check and "refused" in check:
        with pytest.raises(ValueError, match=re.escape(check["refused"])):
            hong_kong.paid(check)
    elif "faan" in check:
        answer(check, hong_kong.paid(check), given=hong_kong.GIVEN)
    elif "hands" in check:
        answer(check, hong_kong.played(check), given=("hands",))
    elif "win" in check:
        answer(check, counted(check), given=("win", "rules", "recipe"))
    elif "refused" in check:
        with pytest.raises(ValueError, match=re.escape(check["refused"])):
            paid(check)
    else:
        given = ("han", "fu", "yakuman", "dealer", "by", "honba", "sticks", "rules")
        for single in one_by_one(check):
            answer(single, paid(single), given)


# --- what comes out, against what must and must not --------------------------


def compare(value: Any, check: Row) -> None:
    """A measure or ratio: what must come out, and what the words claim and must not."""
    if "about" in check:
        assert value == pytest.approx(check["about"], abs=check["within"])
    else:
        assert value == check["equals"]
    claimed = check.get("claimed", {})
    if "above" in claimed:
        assert not value > claimed["above"]
    if "equals" in claimed:
        assert value != claimed["equals"]


def answer(check: Row, found: Row, given: tuple[str, ...]) -> None:
    """Every key that is not given is asked of what was found."""
    asked = {key: value for key, value in check.items() if key not in (*given, "claimed")}
    assert asked
    for key, expected in asked.items():
        assert fitted(found[key], expected) == expected, key
    for key, claimed in check.get("claimed", {}).items():
        assert fitted(found[key], claimed) != claimed, key


def fitted(found: Any, expected: Any) -> Any:
    """As much of what was found as is asked for."""
    if isinstance(expected, dict):
        return {key: found.get(key, 0) for key in expected}
    if isinstance(expected, list):
        return found[: len(expected)]
    return found


# --- computing ---------------------------------------------------------------


def rules_of(check: Row) -> Rules | str:
    rules = check.get("rules", "documents")
    return Rules(**rules) if isinstance(rules, dict) else rules


def counted(check: Row) -> dict[str, Any]:
    """A win counted by the package's own order, or by a document's recipe."""
    win = Win.parse(check["win"])
    if "recipe" in check:
        recipe = RECIPES[check["recipe"]].count(win)
        return {
            "steps": [step.fu for step in recipe.steps],
            "running": [step.running for step in recipe.steps],
            "raw": recipe.raw,
            "total": recipe.total,
            "silent": bool(recipe.silent),
        }
    scored = score(win, rules=rules_of(check))
    count = scored.fu
    lines: dict[str, int] = {}
    for line in count.lines:
        lines[line.kind.value] = lines.get(line.kind.value, 0) + line.fu
    return {
        "raw": count.raw,
        "total": count.total,
        "pinfu": count.is_pinfu,
        "special": count.special,
        "wait": count.reading.wait,
        "parts": [line.part.value for line in count.lines],
        "lines": lines,
        "han": scored.han,
        "yakuman": scored.yakuman,
        "yaku": {line.name: line.han for line in scored.yaku},
        "points": scored.points,
    }


def paid(check: Row) -> dict[str, Any]:
    """A payment; where a check does not say so, it is a non-dealer's ron."""
    names = ("han", "fu", "yakuman", "dealer", "by", "honba", "sticks")
    asked = {name: check[name] for name in names if name in check}
    payment = points(**{"dealer": False, "by": "ron", **asked}, rules=rules_of(check))
    return {
        "base": payment.base,
        "limit": payment.limit,
        "points": payment.points,
        "total": payment.total,
        "pays": {
            "discarder": payment.discarder,
            "dealer": payment.dealer,
            "others": payment.others,
        },
    }


def payment_value(ask: Row) -> int:
    value = paid(ask)[ask.get("of", "points")]
    assert isinstance(value, int)
    return value


def one_by_one(check: Row) -> list[Row]:
    """A check with a list of fu is one check for each of them."""
    if not isinstance(check.get("fu"), list):
        return [check]
    lists = {key: value for key, value in check.items() if isinstance(value, list)}
    assert len({len(values) for values in lists.values()}) == 1
    return [
        {**check, **{key: values[place] for key, values in lists.items()}}
        for place in range(len(check["fu"]))
    ]


def test_every_recipe_counts_its_document_s_own_examples() -> None:
    used = {
        check["recipe"] for row in CLAIMS for check in row.get("checks", ()) if "recipe" in check
    }
    assert used == set(RECIPES), "add rows with recipe = NAME to the claims of its document"


@pytest.mark.parametrize("document", RECIPES)
def test_steps_of_a_recipe_take_every_line_once(document: str) -> None:
    recipe = RECIPES[document]
    taken = Counter(kind for step in recipe.steps for kind in step.takes)
    assert taken == dict.fromkeys(FuKind, 1)


@pytest.mark.parametrize("document", RECIPES)
def test_a_recipe_settles_a_special_case_or_says_that_it_is_silent(document: str) -> None:
    recipe = RECIPES[document]
    assert Counter([*recipe.exceptions, *recipe.silent]) == dict.fromkeys(Special, 1)


def test_every_measure_is_used() -> None:
    used = {
        check["measure"] for row in CLAIMS for check in row.get("checks", ()) if "measure" in check
    }
    assert used == set(MEASURES)
