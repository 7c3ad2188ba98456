"""Values of both games can be sent to another process, and to another program.

A pickle comes back equal; a record is what JSON holds, and values that have a way back come
back equal too.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from dataclasses import is_dataclass
from fractions import Fraction
from inspect import isclass
from typing import Any

import pytest
from hypothesis import assume, given, strategies as st

from mahjong_lessons import core, hongkong, riichi
from mahjong_lessons.core.readings import Block
from mahjong_lessons.core.rules import variations
from mahjong_lessons.core.tiles import parse_tiles
from mahjong_lessons.hongkong.faan import can_win
from tests.hong_kong_wins import any_rules, hong_kong_wins
from tests.strategies import wins

RIICHI = riichi.score(riichi.Win.parse("111m456678p35s99s ron 4s riichi"))
SPLIT = hongkong.score(hongkong.Win.parse("123m456p789s234s5p self-draw 5p"))
GATES = hongkong.score(hongkong.Win.parse("1112345678999m discard 5m"))
SIDE_BY_SIDE = riichi.side_by_side(RIICHI.win)
CALLED = riichi.Win.parse("2m678s555z pon 888p chi 456m tsumo 2m")
WAITS, HK_WAITS = riichi.waits("234567m345p99p67s"), hongkong.waits("123m456p789s234s5p")

VALUES = [
    *(RIICHI, RIICHI.readings[0], RIICHI.win, RIICHI.payment, RIICHI.fu, RIICHI.fu.lines[-1]),
    *(RIICHI.yaku[0], riichi.Rules(), riichi.YAKU[0], riichi.LIMITS[0], WAITS, *WAITS),
    *(SIDE_BY_SIDE, SIDE_BY_SIDE.counts[0], riichi.RECIPES["A"]),
    riichi.HandValue(3, 30, dealer=True, by="ron"),
    *(SPLIT, SPLIT.readings[0], SPLIT.win, SPLIT.payment, SPLIT.lines[0], GATES.excluded[0]),
    *(hongkong.Rules(), hongkong.PATTERNS[0], hongkong.STAKES["ng-jat"], HK_WAITS, *HK_WAITS),
    *(hongkong.Ending.parse("S 5 from W"), hongkong.Ending.parse("draw")),
    *(CALLED.hand, CALLED.hand.winning, *CALLED.hand.melds, Block.of(CALLED.hand.melds[0])),
    *(CALLED.readings[0], riichi.SOURCES["pao"]["tenhou"]),
]
"""At least one of each kind of value that the fronts of the engine name."""


def _of_its_kind(value: Any) -> str:
    return f"{type(value).__module__.removeprefix('mahjong_lessons.')}.{type(value).__name__}"


every_value = pytest.mark.parametrize("value", VALUES, ids=_of_its_kind)


def _kinds() -> Iterator[type]:
    """The classes of frozen values that the fronts name."""
    for front in (core, riichi, hongkong):
        for kind in (getattr(front, name) for name in front.__all__):
            if isclass(kind) and (is_dataclass(kind) or hasattr(kind, "_fields")):
                yield kind


def _both_games() -> Iterator[tuple[type, type]]:
    """The kinds that have one name in both games."""
    for kind in _kinds():
        if kind.__module__.startswith(riichi.__name__) and hasattr(hongkong, kind.__name__):
            yield kind, getattr(hongkong, kind.__name__)


def test_there_is_a_value_of_each_kind() -> None:
    shown = {*map(type, VALUES)}
    assert {kind.__qualname__ for kind in _kinds() if kind not in shown} == set()
    assert {*map(type, (*WAITS, *HK_WAITS))} <= shown


@every_value
def test_a_value_comes_back_from_a_pickle(value: Any) -> None:
    again = pickle.loads(pickle.dumps(value))
    assert (type(again), again) == (type(value), value)


# --- as records -------------------------------------------------------------------

PLAIN = (dict, list, str, int, float, bool, type(None))


def _parts(record: Any) -> Iterator[Any]:
    yield record
    inside = record.values() if isinstance(record, dict) else record
    for part in inside if isinstance(record, dict | list) else ():
        yield from _parts(part)


@every_value
def test_a_record_is_plain_data_that_json_gives_back(value: Any) -> None:
    record = value.as_record()
    assert {*map(type, _parts(record))} <= {*PLAIN}
    assert json.loads(json.dumps(record)) == record


@every_value
def test_a_key_of_a_record_is_the_name_of_what_it_tells(value: Any) -> None:
    record = value.as_record()
    assert record
    if isinstance(record, dict):
        assert [key for key in record if not hasattr(value, key)] == []


NOT_ALIKE = {"Rules"}
"""Each game has rules of its own."""

PARALLEL = [
    *((kind, there) for kind, there in _both_games() if kind.__name__ not in NOT_ALIKE),
    (riichi.Yaku, hongkong.Pattern),
    (riichi.YakuLine, hongkong.FaanLine),
]
"""The kinds of value that stand for the same thing in both games."""


@pytest.mark.parametrize(("here", "there"), PARALLEL)
def test_the_same_fact_has_the_same_key_in_both_games(here: type, there: type) -> None:
    one, other = (next(it for it in VALUES if type(it) is kind) for kind in (here, there))
    keys, others = ({*each.as_record()} for each in (one, other))
    if isinstance(one.as_record(), str):
        assert isinstance(other.as_record(), str)
        return
    assert {key for key in keys if hasattr(other, key)} == keys & others
    assert {key for key in others if hasattr(one, key)} == keys & others


# --- and back ---------------------------------------------------------------------


def _sent(value: Any) -> Any:
    """The record of a value as another program gives it back."""
    return json.loads(json.dumps(value.as_record()))


OWN_TABLES = [
    {"table": [1, 2, 3, 4, 5, 6, 7, 8, 9], "limit": 8},
    {"table": {3: 1, 4: 2, 7: 4, 10: 8}},
    *({"points_per_unit": points} for points in (Fraction(1, 3), Fraction(1, 1000), 2.5)),
]
RULES = [
    *(set_ for sets in (riichi.RULES, hongkong.RULES) for set_ in sets.values()),
    *(set_ for game in (riichi, hongkong) for _, _, set_ in variations(game.Rules())),
    *(hongkong.Rules(**own) for own in OWN_TABLES),
]


def test_rules_come_back_from_their_record() -> None:
    for rules in RULES:
        assert type(rules)(**_sent(rules)) == rules


@given(wins(), st.sampled_from([*riichi.RULES.values()]))
def test_a_riichi_score_comes_back_from_its_record(win: riichi.Win, rules: riichi.Rules) -> None:
    score = riichi.score(win, rules=rules)
    record = _sent(score)
    assert riichi.score(record["win"], rules=riichi.Rules(**record["rules"])) == score


@given(hong_kong_wins(), any_rules)
def test_a_hong_kong_score_comes_back_from_its_record(
    win: hongkong.Win, rules: hongkong.Rules
) -> None:
    assume(any(can_win(reading, rules) for reading in win.readings))
    score = hongkong.score(win, rules=rules)
    record = _sent(score)
    assert hongkong.score(record["win"], rules=hongkong.Rules(**record["rules"])) == score


@pytest.mark.parametrize("line", ["3 han 40 fu dealer tsumo", "2 yakuman", "5 han 1 honba"])
def test_han_and_fu_come_back_from_their_record(line: str) -> None:
    value = riichi.HandValue.parse(line)
    again = riichi.HandValue(**_sent(value))
    assert (again, str(again)) == (value, str(value))


def test_tiles_come_back_from_their_record() -> None:
    for tile in parse_tiles("0p5p7z"):
        assert core.Tile.parse(_sent(tile)) == tile
