"""Tables of rules: who plays so, what decides, what is not known."""

from __future__ import annotations

import json
from pathlib import Path

from mahjong_lessons.data import real_wins
from mahjong_lessons.lessons.rules import (
    SAME,
    UNSURE,
    by_rule_set,
    deciding,
    hands_by_rule_set,
    how_often,
    rule_set_sources,
    rule_sets,
    settled_by,
    values_of,
)
from mahjong_lessons.riichi import HINGES, RULES, SOURCES, Win, double_ron, score
from mahjong_lessons.riichi.rules import ALLOWED

E_EXAMPLE = "34m067p22678s pon 111z ron 5m indicators 1s"


def test_every_rule_set_stands_beside_its_value_once() -> None:
    for rule in HINGES:
        named = ", ".join(str(row[1]) for row in values_of(rule).rows if row[1] != "none of these")
        assert sorted(name.removesuffix(f" {UNSURE}") for name in named.split(", ")) == sorted(
            RULES
        )


def test_a_hand_under_another_value_and_other_rules() -> None:
    # Document E's example has 4 han 30 fu: without red fives 3 han, and kiriage no matter.
    rows = values_of("red_fives", E_EXAMPLE, rules="m-league").rows
    assert [(row[0], row[3], row[4]) for row in rows] == [("yes", 4, 8000), ("no", 3, 3900)]


def test_one_hand_two_rules_decide() -> None:
    decided = {row[0]: (row[3], row[4]) for row in by_rule_set(E_EXAMPLE).rows}
    assert decided["documents"] == (7700, "")
    assert decided["tenhou"] == (7700, SAME)
    assert decided["m-league"] == (8000, "kiriage_mangan")
    assert decided["ema-2016"] == (3900, "red_fives")


def test_a_rule_decides_alone_or_not_at_all() -> None:
    # Without red five, ippatsu and ura dora this is riichi and pinfu: each of the three decides.
    win = Win.parse("234567m340p99p67s ron 8s riichi ippatsu ura-indicators 8p")
    assert deciding(win, "jpml-2023") == ("red_fives", "ippatsu", "ura_dora")
    assert deciding(win, "document-d") == ()


def test_liability_is_a_difference_though_the_points_are_the_same() -> None:
    assert deciding(Win.parse(HINGES["pao"]), "tenhou") == ("pao",)


def test_what_is_not_known_is_marked() -> None:
    not_known = {row[0]: row[-1] for row in by_rule_set(HINGES["rinshan_tsumo_fu"]).rows}
    assert not_known == {
        name: "rinshan_tsumo_fu" if source.sure == "unknown" else ""
        for name, source in SOURCES["rinshan_tsumo_fu"].items()
    }


def test_hands_by_rule_set_writes_out_what_differs() -> None:
    (row,) = hands_by_rule_set({"kiriage": HINGES["kiriage_mangan"]}).rows
    others = dict(zip(list(RULES)[1:], row[2:], strict=True))
    assert row[:2] == ("kiriage", 7700)
    differing = {name for name, cell in others.items() if cell != SAME}
    assert differing == {name for name in others if RULES[name].kiriage_mangan}
    assert others["m-league"] == "8,000"


def test_settling_a_double_ron_under_every_rule() -> None:
    # Both hands are worth 8,000; 1 honba is 300; of 3 sticks one is South's own.
    table = settled_by(
        "double_ron",
        lambda rules: double_ron(
            {"N": 8000, "S": 8000}, discarder="W", honba=1, sticks=3, riichi=["S"], rules=rules
        ),
    )
    assert {row[0]: row[2:] for row in table.rows} == {
        "first": (0, 8000, -16300, 11300),
        "own": (0, 9000, -16300, 10300),
        "honba to each": (0, 8300, -16600, 11300),
        "own, honba to each": (0, 9300, -16600, 10300),
        "head-bump": (0, 0, -8300, 11300),
    }


def test_how_often_a_rule_matters_is_read_in_the_records_too() -> None:
    """Without red fives just the wins change that were recorded with one, yakuman apart."""
    records = [real for real in real_wins()[:300] if real.red_fives]
    (changed,) = (
        row[3]
        for row in how_often([real.win for real in records], rules="tenhou").rows
        if row[0] == "red_fives"
    )
    with_red = (real for real in records if "aka dora" in dict(real.yaku) and real.han)
    assert changed == sum(1 for _ in with_red)


def test_rule_sets_side_by_side_mark_what_is_not_known() -> None:
    for row in rule_sets().rows:
        for name, cell in zip(RULES, row[1:], strict=True):
            unknown = SOURCES[str(row[0])][name].sure == "unknown"
            assert str(cell).endswith(UNSURE) is unknown


def test_the_lesson_names_and_counts_the_sets_and_the_hinge_hands() -> None:
    lesson = Path(__file__).parents[2] / "notebooks" / "en" / "rules-that-differ.ipynb"
    cells = json.loads(lesson.read_text("utf-8"))["cells"]
    words = " ".join(" ".join("".join(cell["source"]).split()) for cell in cells)
    assert [name for name in RULES if f"`{name}`" not in words] == []
    numbers = ("seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen")
    assert f"holds {numbers[len(RULES) - 7]} ready sets" in words
    assert f"of the {numbers[len(HINGES) - 7]} hands" in words


def test_sources_name_every_rule() -> None:
    for name in RULES:
        assert [row[0] for row in rule_set_sources(name).rows] == list(ALLOWED)


def test_a_yakuman_and_no_win_have_no_fu() -> None:
    assert values_of("double_yakuman").rows[0][2:] == ("–", "yakuman × 2", 64000)
    assert values_of("open_tanyao").rows[1][2:] == ("–", "–", "no win")
    assert score(Win.parse(HINGES["open_tanyao"])).fu.total == 30
