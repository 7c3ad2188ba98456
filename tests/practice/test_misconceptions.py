"""Every misconception leads to the numbers of its samples, and is whole and measured.

The numbers of the samples are from the documents or added up by hand; what is right besides
is held against the engine, over all real wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from mahjong_lessons.core import WinBy
from mahjong_lessons.core.readings import Form
from mahjong_lessons.core.rules import sentences, variations
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.data import real_wins
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.practice.answers.asked import Asked
from mahjong_lessons.practice.diagnosis.attempts import attempts_at, wrong_answers
from mahjong_lessons.practice.diagnosis.diagnosing import diagnose
from mahjong_lessons.practice.mistakes import (
    FU,
    HAN,
    HONG_KONG,
    MISCONCEPTIONS,
    FuMisconception,
    HandSeen,
    HongKongMisconception,
    PointMisconception,
    Sample,
)
from mahjong_lessons.practice.mistakes.measured import all_measured, read
from mahjong_lessons.practice.mistakes.misconception import by_id, sample
from mahjong_lessons.riichi import HINGES, RULES, Rules, Win, score
from mahjong_lessons.riichi.hand_value import HandValue
from tests.measure_mistakes import COMMAND, measure, shares, written

NOTEBOOKS = Path(__file__).parents[2] / "notebooks" / "en"


# --- rows ---------------------------------------------------------------------------


def test_words_are_in_order() -> None:
    """A title stands within a sentence, a hint is one sentence, and the lesson is there."""
    lessons = {path.stem for path in NOTEBOOKS.glob("*.ipynb")}
    faults = [
        one.id
        for one in MISCONCEPTIONS.values()
        if one.title[0].isupper()
        or not one.hint.endswith(".")
        or one.hint.count(". ")
        or one.lesson not in lessons
    ]
    assert faults == []
    titles = Counter(one.title for one in MISCONCEPTIONS.values())
    assert max(titles.values()) == 1


WHOLE = {"title": "a slip", "hint": "Do it right.", "lesson": "count-fu"}
SAMPLES = (sample("1 han 30 fu", worth=(1000, 900)),)


@pytest.mark.parametrize("part", ["title", "hint", "lesson", "samples", "steps"])
def test_a_row_without_a_part_is_refused_by_name(part: str) -> None:
    parts: dict[str, Any] = {**WHOLE, "samples": SAMPLES, "steps": {"rounded": int}}
    with pytest.raises(ValueError, match=f"misconception P99 has no {part}"):
        PointMisconception(id="P99", **{**parts, part: type(parts[part])()})


def test_a_row_without_what_its_holder_does_is_refused() -> None:
    with pytest.raises(ValueError, match="misconception F99 has no changes"):
        FuMisconception(id="F99", **WHOLE, samples=SAMPLES)


def test_an_id_that_is_there_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="misconception F01 is there twice"):
        by_id([FU["F01"], FU["F01"]])


def test_every_misconception_is_measured() -> None:
    """The parts that stand in measured.toml, which a command writes."""
    found, faults = all_measured(), []
    for id in MISCONCEPTIONS:
        if id not in found:
            faults.append(f"{id} has no share and no hinge hands: run `{COMMAND}`")
        elif id in FU and len(found[id].hinges) < 3:
            faults.append(f"{id} has {len(found[id].hinges)} hinge hands: run `{COMMAND}`")
    faults += [f"{id} is gone: run `{COMMAND}`" for id in found.keys() - MISCONCEPTIONS.keys()]
    assert faults == []


# --- samples ------------------------------------------------------------------------


def _samples() -> Iterator[Any]:
    for id, one in MISCONCEPTIONS.items():
        for each in one.samples:
            for asked in each.answers:
                yield pytest.param(id, each, asked, id=f"{id} {each.about} {asked}")


@pytest.mark.parametrize(("id", "one", "asked"), [*_samples()])
def test_a_sample_has_its_right_and_its_wrong_number(id: str, one: Sample, asked: Asked) -> None:
    right, wrong = one.answers[asked]
    hand = _hand(id, one)
    (start, *_) = attempts_at(hand, one.rules)
    assert start.right.answer(asked) == right
    assert wrong_answers(hand, asked, one.rules).get(id, right) == wrong
    if right != wrong:
        assert id in [candidate.id for candidate in diagnose(hand, wrong, asked, rules=one.rules)]


def _hand(id: str, one: Sample) -> Any:
    if id in HONG_KONG:
        return Ending.parse(one.about)
    return (Win if id in {*FU, *HAN} else HandValue).parse(one.about)


@pytest.mark.parametrize("id", MISCONCEPTIONS)
def test_a_misconception_shows_on_its_samples(id: str) -> None:
    for one in MISCONCEPTIONS[id].samples:
        assert any(right != wrong for right, wrong in one.answers.values())


# --- without a misconception ----------------------------------------------------------


def test_without_a_misconception_the_count_is_the_engine_s() -> None:
    for real in real_wins():
        scored = score(real.win)
        tally = HandSeen(real.win, scored.reading, scored.rules).tally
        assert (tally.raw, tally.fu) == (scored.fu.raw, scored.fu.total), real.notation
        counted = [line.fu for line in scored.fu.lines]
        assert [fu for fu in tally.lines if fu] == [fu for fu in counted if fu], real.notation


@pytest.mark.parametrize("name", RULES)
def test_without_a_misconception_payments_are_the_engine_s(name: str) -> None:
    for real in real_wins()[::10]:
        scored = score(real.win, rules=name)
        right = attempts_at(real.win, name)[0].right
        paid = scored.payment
        assert right.answer(Asked.POINTS) == scored.points
        assert right.answer(Asked.WORTH) == paid.total
        assert right.answer(Asked.HAN) == scored.han


# --- another table's rules --------------------------------------------------------------


RULE_BELIEFS = [one.id for one in MISCONCEPTIONS.values() if one.rule]


@pytest.mark.parametrize("id", [id for id in RULE_BELIEFS if id not in HONG_KONG])
def test_what_another_table_plays_is_right_there(id: str) -> None:
    """The wrong number on a hand that turns on the rule is the right one under that rule."""
    rule, asked = MISCONCEPTIONS[id].rule, Asked.FU if id in FU else Asked.POINTS
    win = Win.parse(HINGES[rule])
    other = next(rules for name, _, rules in variations(Rules()) if name == rule)
    wrong = wrong_answers(win, asked)[id]
    assert attempts_at(win, other)[0].right.answer(asked) == wrong
    candidate = next(one for one in diagnose(win, wrong, asked) if one.id == id)
    there = " ".join(sentences(other, rule))
    assert candidate.elsewhere.startswith(f"Right under another rule. There: {there} Here: ")
    assert diagnose(win, wrong, asked)[0] == candidate, "a rule is named before a mistake"


@pytest.mark.parametrize("id", [id for id in RULE_BELIEFS if id in HONG_KONG])
def test_what_another_hong_kong_table_plays_is_right_there(id: str) -> None:
    misconception: HongKongMisconception = HONG_KONG[id]
    ending = Ending.parse(misconception.shows)
    value = "spicy" if misconception.under is None else misconception.under
    there: dict[str, Any] = {misconception.rule: value}
    wrong = wrong_answers(ending, Asked.CHANGES)[id]
    right = attempts_at(ending, type(misconception.table)(**there))[0].right
    assert right.answer(Asked.CHANGES) == wrong


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


# --- together -------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), [("F01", "F19"), ("F31", "F01b"), ("F02", "F19")])
def test_two_on_the_same_lines_do_not_halve_twice(one: str, other: str) -> None:
    """Two beliefs at once never bring less for a set than an open triplet of simples."""
    seen = 0
    for real in real_wins()[::40]:
        for start in attempts_at(real.win):
            for attempt in start.double(Asked.LEDGER):
                if {mistake.id for mistake in attempt.mistakes} == {one, other}:
                    seen += 1
                    assert all(each.fu != 1 for each in attempt.tally.sets)  # type: ignore[union-attr]
    assert seen


def test_no_two_about_fu_are_the_same() -> None:
    """On some real win their ledgers differ, so no row holds the same mistake twice."""
    apart: set[tuple[str, str]] = set()
    for real in real_wins()[::8]:
        tallies = {id: one.count(real.win) for id, one in FU.items()}
        apart |= {pair for pair in combinations(FU, 2) if tallies[pair[0]] != tallies[pair[1]]}
    assert set(combinations(FU, 2)) == apart


# --- what is measured -------------------------------------------------------------------


def _count(wins: Sequence[Win]) -> dict[str, int]:
    """On how many wins some misconceptions must show, from the engine's facts alone."""
    standard = [win for win in wins if score(win).reading.form is Form.STANDARD]
    drawn = [win for win in wins if win.by is WinBy.TSUMO and score(win).points]
    return {
        # Seven pairs are counted otherwise wherever there are seven pairs.
        "F10": sum(score(win).reading.form is Form.CHIITOITSU for win in wins),
        # 10 for the ron of an open hand: each such hand of sets.
        "F05": sum(win.by is WinBy.RON and not win.is_closed for win in standard),
        # The base of 20: in every hand of sets.
        "F32b": len(standard),
        # Payments of a tsumo: of a dealer's all, of others the two numbers.
        "P18": sum(win.seat is Wind.EAST for win in drawn),
        "P17": sum(win.seat is not Wind.EAST for win in drawn),
    }


def test_how_often_they_show_follows_from_the_hands() -> None:
    """Some shares can be had without any misconception: from what the engine says of the win."""
    counts = _count([real.win for real in real_wins()])
    assert {id: all_measured()[id].shows_on for id in counts} == counts


def test_the_shares_are_those_of_all_real_wins() -> None:
    """What is stored is what is measured: exactly, and on every win."""
    stored = all_measured()
    counted = {id: one for id, one in shares([r.win for r in real_wins()]).items() if id in stored}
    without_hands = {"rivals": (), "hinges": (), "for_pairs": ()}
    assert {id: replace(stored[id], **without_hands) for id in counted} == counted, COMMAND


def test_measuring_gives_the_same_each_time_and_is_read_back() -> None:
    """On few wins and hands: some hinge hands are found, and every misconception has its row."""
    wins = [real.win for real in real_wins()[::100]]
    found = measure(wins, made=300)
    assert found.keys() == MISCONCEPTIONS.keys()
    assert measure(wins, made=300) == found
    assert read(written(found, len(wins))) == found
    assert sum(bool(found[id].hinges) for id in FU) > len(FU) / 2
    for id in FU:
        for line in found[id].hinges:
            assert id in wrong_answers(line)
