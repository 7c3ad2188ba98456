"""Every misconception leads to the numbers that are noted for it, and to no others.

The numbers are those of tests/data/misconceptions.toml; what is right besides is held
against the engine, over all real wins.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from mahjong_lessons import hongkong
from mahjong_lessons.core.rules import sentences, variations
from mahjong_lessons.data import real_wins
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.practice.diagnosis.diagnosing import diagnose
from mahjong_lessons.practice.diagnosis.starts import starts, wrong_answers
from mahjong_lessons.practice.mistakes import FU, HAN, HONG_KONG, MISCONCEPTIONS, Facts
from mahjong_lessons.practice.mistakes.often import OFTEN
from mahjong_lessons.riichi import HINGES, RULES, Rules, Win, score

_FILE = Path(__file__).parents[1] / "data" / "misconceptions.toml"
SAMPLES: dict[str, list[dict[str, Any]]] = tomllib.loads(_FILE.read_text(encoding="utf-8"))
FOUR = Rules(double_wind_pair_fu=4)
_KEYS = {"raw": "raw", "fu": "fu", "han": "han", "pays": "payment"}


def _riichi_samples() -> Iterator[Any]:
    for sample in SAMPLES["fu"] + SAMPLES["han"]:
        for key in sample["right"]:
            yield pytest.param(sample, key, id=f"{sample['id']}-{key}")


@pytest.mark.parametrize(("sample", "key"), [*_riichi_samples()])
def test_a_sample_has_its_right_and_its_wrong_number(sample: dict[str, Any], key: str) -> None:
    win, asks = Win.parse(sample["win"]), _KEYS[key]
    right, wrong = sample["right"][key], sample["wrong"][key]
    assert starts(win, FOUR)[0].right.answer(asks) == right
    assert wrong_answers(win, asks, FOUR).get(sample["id"], right) == wrong
    if right != wrong:
        named = [candidate.id for candidate in diagnose(win, wrong, asks, FOUR)]
        assert sample["id"] in named


@pytest.mark.parametrize("sample", SAMPLES["hong_kong"], ids=lambda sample: sample["id"])
def test_a_hong_kong_sample_has_its_right_and_its_wrong_number(sample: dict[str, Any]) -> None:
    ending, asks = Ending.parse(sample["ending"]), sample["asked"]
    rules = hongkong.Rules(**sample.get("rules", {}))
    assert starts(ending, rules)[0].right.answer(asks) == sample["right"]
    assert wrong_answers(ending, asks, rules)[sample["id"]] == sample["wrong"]
    assert sample["id"] in [one.id for one in diagnose(ending, sample["wrong"], asks, rules)]


def test_every_misconception_has_a_sample() -> None:
    sampled = {sample["id"] for game in SAMPLES.values() for sample in game}
    assert sampled == {*FU, *HAN, *HONG_KONG}  # those about points: test_point_mistakes


@pytest.mark.parametrize("one", MISCONCEPTIONS.values(), ids=str)
def test_words_are_in_order(one: Any) -> None:
    assert one.title[0].islower() or one.title[0].isdigit()
    assert one.hint.endswith(".")
    assert one.hint.count(". ") == 0, "a hint is one sentence"
    assert (Path(__file__).parents[2] / "notebooks/en" / f"{one.lesson}.ipynb").exists()


def test_ids_and_titles_are_there_once() -> None:
    titles = [one.title for one in MISCONCEPTIONS.values()]
    assert len(set(titles)) == len(titles)
    assert [one.id for one in MISCONCEPTIONS.values()] == list(MISCONCEPTIONS)


def test_without_a_misconception_the_count_is_the_engine_s() -> None:
    for real in real_wins():
        scored = score(real.win)
        tally = Facts(real.win, scored.reading, scored.rules).tally
        assert (tally.raw, tally.fu) == (scored.fu.raw, scored.fu.total), real.notation
        written = [line.fu for line in scored.fu.lines]
        assert [fu for fu in tally.lines if fu] == [fu for fu in written if fu], real.notation


@pytest.mark.parametrize("name", RULES)
def test_without_a_misconception_payments_are_the_engine_s(name: str) -> None:
    for real in real_wins()[::10]:
        scored = score(real.win, rules=name)
        right = starts(real.win, name)[0].right
        paid = scored.payment
        assert right.answer("points") == scored.points
        assert right.answer("worth") == paid.total
        assert right.answer("han") == scored.han


RULE_BELIEFS = [one.id for one in MISCONCEPTIONS.values() if one.rule]


@pytest.mark.parametrize("id", [id for id in RULE_BELIEFS if id not in HONG_KONG])
def test_what_another_table_plays_is_right_there(id: str) -> None:
    """The wrong number on a hand that turns on the rule is the right one under that rule."""
    rule, asks = MISCONCEPTIONS[id].rule, "fu" if id in FU else "points"
    win = Win.parse(HINGES[rule])
    other = next(rules for name, _, rules in variations(Rules()) if name == rule)
    wrong = wrong_answers(win, asks)[id]
    assert starts(win, other)[0].right.answer(asks) == wrong
    candidate = next(one for one in diagnose(win, wrong, asks) if one.id == id)
    there = " ".join(sentences(other, rule))
    assert candidate.elsewhere.startswith(f"Right under another rule. There: {there} Here: ")
    assert diagnose(win, wrong, asks)[0] == candidate, "a rule is named before a mistake"


@pytest.mark.parametrize("id", [id for id in RULE_BELIEFS if id in HONG_KONG])
def test_what_another_hong_kong_table_plays_is_right_there(id: str) -> None:
    misconception = HONG_KONG[id]
    ending = Ending.parse(misconception.shows)
    value = "spicy" if misconception.under is None else misconception.under
    there: dict[str, Any] = {misconception.rule: value}
    wrong = wrong_answers(ending, "changes")[id]
    assert starts(ending, hongkong.Rules(**there))[0].right.answer("changes") == wrong


def test_what_is_a_rule_somewhere_is_said_to_be_one() -> None:
    """Document C: pay for all, the spicy table, limits up to 13. Other sources: half
    responsibility, minimums from 0 on, two shares each on a self-draw (a house rule), doublings
    for the dealer (one list). No source has the others.
    """
    rules = {id: one.rule for id, one in HONG_KONG.items() if one.rule}
    assert rules == {
        "H02": "discard",
        "H03": "discard",
        "H06": "table",
        "H10": "limit",
        "H11": "minimum",
    }
    assert {id for id, one in HONG_KONG.items() if one.house_rule} == {"H04", "H09"}


@pytest.mark.parametrize(("one", "other"), [("F01", "F19"), ("F31", "F01b"), ("F02", "F19")])
def test_two_on_the_same_lines_do_not_halve_twice(one: str, other: str) -> None:
    """Two beliefs at once never bring less for a set than an open triplet of simples."""
    seen = 0
    for real in real_wins()[::40]:
        for start in starts(real.win):
            for guess in start.double("ledger"):
                if {mistake.id for mistake in guess.mistakes} == {one, other}:
                    seen += 1
                    assert all(each.fu != 1 for each in guess.tally.sets)  # type: ignore[union-attr]
    assert seen


def test_how_often_they_show_is_measured() -> None:
    """On every tenth real win, within what a sample of 871 leaves open."""
    wins = [real.win for real in real_wins()[::10]]
    shown = dict.fromkeys([*FU, *OFTEN], 0)
    for win in wins:
        ids = set()
        for asks, kinds in (("raw", "F"), ("fu", "F"), ("han", "P2"), ("payment", "P")):
            ids |= {id for id in wrong_answers(win, asks) if id.startswith(kinds)}
        for id in ids:
            shown[id] += 1
    for id, share in OFTEN.items():
        assert shown[id] / len(wins) == pytest.approx(share, abs=0.05), id


def test_no_two_about_fu_are_the_same() -> None:
    """On some real win their ledgers differ, so no list holds the same mistake twice."""
    apart: set[tuple[str, str]] = set()
    for real in real_wins()[::8]:
        scored = score(real.win)
        facts = Facts(real.win, scored.reading, scored.rules)
        written = {}
        for id, one in FU.items():
            seen = one.seen(facts)
            written[id] = one.apply(seen.tally, seen, one.changes[0])
        apart |= {pair for pair in combinations(FU, 2) if written[pair[0]] != written[pair[1]]}
    assert set(combinations(FU, 2)) == apart
