"""Rule sets: their values, where these come from, and what is not known."""

import pickle
import subprocess
import sys
from dataclasses import replace

import pytest

from mahjong_lessons import hongkong, riichi
from mahjong_lessons.core import rules as rule_sets
from mahjong_lessons.riichi import RULES, SOURCES, Rules
from mahjong_lessons.riichi.rules import ALLOWED, name_of, rules_of

CONFIDENCE = {"document", "choice", "A", "B", "C", "unknown"}


def test_every_value_of_every_rule_set_has_a_source() -> None:
    assert set(SOURCES) == set(ALLOWED)
    for sources in SOURCES.values():
        assert set(sources) == set(RULES)
        assert {source.sure for source in sources.values()} <= CONFIDENCE


@pytest.mark.parametrize("name", RULES)
def test_what_is_unknown_takes_the_value_of_the_documents(name: str) -> None:
    for rule, sources in SOURCES.items():
        if sources[name].sure == "unknown":
            assert getattr(RULES[name], rule) == getattr(RULES["documents"], rule), rule


@pytest.mark.parametrize("name", ["documents", "document-d"])
def test_of_the_documents_nothing_is_unknown(name: str) -> None:
    assert {sources[name].sure for sources in SOURCES.values()} <= {"document", "choice"}


def test_document_d_parts_from_b_over_the_replacement_tile_alone() -> None:
    """B, special case 4, keeps the tsumo fu; D, other 1, gives none."""
    b, d = RULES["documents"], RULES["document-d"]
    assert {rule for rule in ALLOWED if getattr(b, rule) != getattr(d, rule)} == {
        "rinshan_tsumo_fu"
    }


@pytest.mark.parametrize("rule", ALLOWED)
def test_a_value_that_is_not_allowed_is_refused_with_those_that_are(rule: str) -> None:
    with pytest.raises(ValueError, match=rule) as refused:
        Rules(**{rule: "something"})
    for value in ALLOWED[rule]:
        assert repr(value) in str(refused.value)


def test_a_number_is_no_switch() -> None:
    with pytest.raises(ValueError, match="kiriage_mangan is False or True, not 1"):
        Rules(kiriage_mangan=1)  # type: ignore[arg-type]


GAMES = {"riichi": riichi.Rules, "hongkong": hongkong.Rules}


@pytest.mark.parametrize(
    ("game", "rule", "value"),
    [
        (game, rule, value)
        for game, rules in GAMES.items()
        for rule, values in rules.ALLOWED.items()
        if not rules.ROWS[rule].is_open
        for value in values
        if not isinstance(value, str)
    ],
)
def test_what_only_equals_a_value_is_refused(game: str, rule: str, value: float) -> None:
    """10.0 == 10 and 1 == True in Python; a score must not say 10.0 because somebody once did."""
    for other in {float: float(value), int: int(value), bool: bool(value)}.values():
        if other == value and type(other) is not type(value):
            with pytest.raises(ValueError, match=f"{rule} is .*, not {other!r}"):
                GAMES[game](**{rule: other})


def test_rules_are_found_by_name() -> None:
    for name, rules in RULES.items():
        assert rules_of(name) is rules
        assert name_of(rules) == name
    with pytest.raises(ValueError, match='no rule set "tenho"'):
        rules_of("tenho")
    assert name_of(Rules(open_tanyao=False)) == ""


# What RULESETS of organisations say (riichi.wiki, riichimi, Riichi Book I and the others that
# SOURCES names), typed from there: double-wind pair, kiriage, open tanyao, red fives, ippatsu,
# 13 han and more, one yakuman double, yakuman add up.
PUBLISHED = {
    "tenhou": (4, False, True, True, True, "yakuman", False, True),
    "m-league": (2, True, True, True, True, "sanbaiman", False, True),
    "wrc-2022": (2, True, True, None, True, "sanbaiman", False, True),
    "ema-2016": (4, False, True, False, True, "sanbaiman", False, False),
    "jpml-2023": (2, False, True, False, False, None, False, True),
}
"""None: nothing certain is known."""

ASKED = (
    "double_wind_pair_fu",
    "kiriage_mangan",
    "open_tanyao",
    "red_fives",
    "ippatsu",
    "counted_yakuman",
    "double_yakuman",
    "yakuman_add_up",
)


def test_every_set_but_those_of_the_documents_was_typed_from_its_source() -> None:
    assert PUBLISHED.keys() == RULES.keys() - {"documents", "document-d"}


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_values_of_organisations_are_those_published(name: str) -> None:
    for rule, value in zip(ASKED, PUBLISHED[name], strict=True):
        if value is None:
            assert SOURCES[rule][name].sure == "unknown", rule
        else:
            assert getattr(RULES[name], rule) == value, rule
            assert SOURCES[rule][name].sure != "unknown", rule


def test_rules_survive_a_journey_to_another_process() -> None:
    """The hash of text differs between processes, so it must not travel."""
    script = (
        "import pickle, sys; from mahjong_lessons.riichi import RULES;"
        "rules = pickle.loads(sys.stdin.buffer.read()); print(rules in {RULES['tenhou']})"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=pickle.dumps(RULES["tenhou"]),
        capture_output=True,
        check=True,
    )
    assert done.stdout.split() == [b"True"]


def test_rules_that_equal_two_sets_have_neither_name() -> None:
    """M.League and the WRC of 2022 play alike, from other sources."""
    assert name_of(replace(RULES["wrc-2022"], kiriage_mangan=True)) == ""


def test_every_value_of_a_rule_is_said_in_a_sentence_of_its_own() -> None:
    for game in GAMES.values():
        for rule, values in game.ALLOWED.items():
            said = [game.ROWS[rule].sentence(value) for value in values]
            assert all(sentence.endswith(".") for sentence in said), rule
            assert len(set(said)) == len(values), rule


def test_a_rule_that_two_hands_take_to_show_has_no_hinge() -> None:
    without = {rule for game in GAMES.values() for rule in game.ROWS if not game.ROWS[rule].hinge}
    assert without == {"double_ron"}


def test_what_is_forgotten_of_a_rule_fails_with_its_name() -> None:
    """At import: a rule without a hinge or sources is no row, and each source is asked for."""
    with pytest.raises(TypeError, match="hinge"):
        rule_sets.rule({1: "One."}, sources={})  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="sources"):
        rule_sets.rule({1: "One."}, hinge="")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"forgotten is no row; write forgotten = rule"):
        type("Own", (rule_sets.BaseRules,), {"__annotations__": {"forgotten": "int"}})

    row = rule_sets.rule({1: "One.", 2: "Two."}, hinge="", sources={1: rule_sets.CHOICE})
    own = type("Own", (rule_sets.BaseRules,), {"some_rule": row})
    with pytest.raises(TypeError, match=r"the rule some_rule has no source for \[2\]"):
        rule_sets.sources(own, own.ALLOWED)


def test_rules_are_said_by_name() -> None:
    for rules in GAMES.values():
        with pytest.raises(TypeError, match="positional"):
            rules(2)
