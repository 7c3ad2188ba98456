"""Tables of Hong Kong faan, and one hand in two games."""

from __future__ import annotations

from mahjong_lessons.hongkong import PATTERNS, Rules
from mahjong_lessons.hongkong.patterns import FAMILIES
from mahjong_lessons.lessons.faan import (
    compare_faan,
    not_counted,
    pattern_table,
    under_rules,
)


def test_the_families_hold_every_pattern_once() -> None:
    everywhere = Rules(seven_pairs=3, flower_replacement=1, seven_flowers=3, eight_flowers=8)
    tables = [pattern_table(family, rules=everywhere) for family in FAMILIES]
    named = [row[0] for table in tables for row in table.rows]
    assert sorted(map(str, named)) == sorted(row.name for row in PATTERNS)


def test_patterns_that_bring_nothing_are_left_out() -> None:
    names = {row[0] for row in pattern_table().rows}
    assert names.isdisjoint({"seven pairs", "seven flowers", "flower replacement"})
    assert pattern_table("seven pairs", rules=Rules(seven_pairs=4)).rows[0][-1] == 4


def test_a_limit_hand_says_so() -> None:
    assert {row[-1] for row in pattern_table("limit hands").rows} == {"limit"}


def test_hands_below_the_minimum_are_no_win() -> None:
    # a white dragon alone; a concealed common hand, drawn: 3 faan are 8 units
    table = compare_faan("123m456p789s2m pung 555z discard 2m", "123m456p789s234s5p self-draw 5p")
    assert [row[3:] for row in table.rows] == [(1, "no win"), (3, "8")]


def test_a_chicken_hand_is_named() -> None:
    table = compare_faan("123m456p78s55p pung 333z discard 9s", rules=Rules(minimum=0))
    assert table.rows[0][2:] == ("none: a chicken hand", 0, "1")


def test_not_counted_names_the_reason() -> None:
    rows = not_counted("333z444z666z7z pung 222z discard 7z round W").rows
    assert {row[0] for row in rows} == {"green dragon", "seat wind", "round wind", "all pungs"}


def test_rules_one_at_a_time() -> None:
    # seven pairs: no hand by default, 4 faan where they count
    rows = under_rules("1122m77p99p55s11z4z discard 4z", seven_pairs=[0, 4]).rows
    assert [row[-1] for row in rows] == [0, 4]
