"""Hinge hands: each turns on its rule, and what is not known of a rule set is said by name."""

from __future__ import annotations

import pytest

from mahjong_lessons.core.rules import swap, variations
from mahjong_lessons.riichi import HINGES, RULES, SOURCES, Rules, Win, count_fu, score
from mahjong_lessons.riichi.rules import ALLOWED

# Points of the hinge hand under each value, worked out by hand. Base points are
# fu × 2^(han + 2); a non-dealer's ron pays four of them, rounded up to 100.
POINTS = {
    # Dealer, riichi and tsumo, 20 + 2 + 4 + pair + 2: raw 30 or 32, each pays 2 × base.
    ("double_wind_pair_fu", 2): 3 * 1000,
    ("double_wind_pair_fu", 4): 3 * 1300,
    # 42 or 40 fu with 2 han: documents B and D part here.
    ("rinshan_tsumo_fu", 2): 2 * 800 + 1600,
    ("rinshan_tsumo_fu", 0): 2 * 700 + 1300,
    # Document D's example: 1 han 30 fu; 20 × 8 × 4 = 640.
    ("open_pinfu_fu", 30): 1000,
    ("open_pinfu_fu", 20): 700,
    # 4 han 30 fu in the tables of documents B and E; with kiriage a mangan.
    ("kiriage_mangan", False): 7700,
    ("kiriage_mangan", True): 8000,
    # Document D's example has no other yaku.
    ("open_tanyao", True): 1000,
    ("open_tanyao", False): 0,
    # Document E's example: 4 han, one of them for the red five.
    ("red_fives", True): 7700,
    ("red_fives", False): 3900,
    ("ippatsu", True): 3900,
    ("ippatsu", False): 2000,
    # Two ura dora: 4 han 30 fu, or 2 han 30 fu.
    ("ura_dora", True): 7700,
    ("ura_dora", False): 2000,
    # 1 + 1 + 3 + 6 + 2 dora = 13 han.
    ("counted_yakuman", "yakuman"): 32000,
    ("counted_yakuman", "sanbaiman"): 24000,
    ("counted_yakuman", "unlimited"): 32000,
    ("double_yakuman", True): 64000,
    ("double_yakuman", False): 32000,
    ("yakuman_add_up", True): 64000,
    ("yakuman_add_up", False): 32000,
    # No other yaku.
    ("renhou", "none"): 0,
    ("renhou", "mangan"): 8000,
    ("renhou", "yakuman"): 32000,
    ("renhou", "5 han"): 8000,
}


@pytest.mark.parametrize(("rule", "value"), POINTS)
def test_points_of_the_hinge_hand(rule: str, value: object) -> None:
    rules = swap(Rules(), rule, value)
    assert score(Win.parse(HINGES[rule]), rules=rules).points == POINTS[rule, value]


def test_liability_for_one_of_two_yakuman_or_for_the_hand() -> None:
    win = Win.parse(HINGES["pao"])
    # Daisangen was fed by East, 32,000; tsuuiisou is drawn by everybody: 16,000 and 8,000 twice.
    covered = score(win, rules=Rules(pao="yakuman")).settle()
    assert covered == {"E": -32000 - 16000, "S": 64000, "W": -8000, "N": -8000}
    assert score(win, rules=Rules(pao="hand")).settle() == {"E": -64000, "S": 64000, "W": 0, "N": 0}


def test_every_rule_of_one_hand_has_a_hinge() -> None:
    assert {*HINGES, "double_ron"} == set(ALLOWED)


@pytest.mark.parametrize("rule", HINGES)
def test_a_rule_changes_its_hinge(rule: str) -> None:
    """If not, nothing asks for it, or its win does not turn on it."""
    win = Win.parse(HINGES[rule])
    first, *others = (score(win, rules=swap(Rules(), rule, value)) for value in ALLOWED[rule])
    assert any(other.outcome != first.outcome for other in others), f"{rule} changes nothing"


def test_points_of_every_value_stand_above() -> None:
    values = {(rule, value) for rule in HINGES for value in ALLOWED[rule] if rule != "pao"}
    assert values - POINTS.keys() == set(), "work them out by hand, and add them to POINTS"


@pytest.mark.parametrize("rule", HINGES)
def test_fu_that_a_rule_changes_have_other_words(rule: str) -> None:
    """The words of a line's reason stand in riichi/fu.py."""
    win = Win.parse(HINGES[rule])
    counts = [count_fu(win, rules=swap(Rules(), rule, value)) for value in ALLOWED[rule]]
    for lines in zip(*(count.lines for count in counts), strict=True):
        said = {(line.fu, line.why) for line in lines}
        assert len({fu for fu, _ in said}) == len({why for _, why in said}), said


def test_variations_differ_in_one_rule_alone() -> None:
    rules = RULES["tenhou"]
    found = list(variations(rules))
    assert len(found) == sum(len(allowed) - 1 for allowed in ALLOWED.values())
    for rule, value, other in found:
        differing = [name for name in ALLOWED if getattr(other, name) != getattr(rules, name)]
        assert differing == [rule]
        assert getattr(other, rule) == value


NAMED = [
    (name, rule)
    for name, rules in RULES.items()
    for rule in HINGES
    # Where one yakuman is paid, there is none beside the fed one to disagree about.
    if rules.yakuman_add_up or rule != "pao"
]


@pytest.mark.parametrize(("name", "rule"), NAMED)
def test_what_is_not_known_of_a_set_is_said_with_its_name(name: str, rule: str) -> None:
    scored = score(Win.parse(HINGES[rule]), rules=name)
    unknown = SOURCES[rule][name].sure == "unknown"
    assert (rule in scored.unsure_rules) is unknown
    assert all(words.startswith(f"{name} is not known to set ") for words in scored.unsure)


def test_a_liable_player_without_a_discarder_is_no_error() -> None:
    win = Win.parse("11m99s pon 555z pon 666z pon 777z ron 1m liable E")
    assert score(win, rules="ema-2016").unsure == ()
