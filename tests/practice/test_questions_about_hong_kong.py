"""Questions about units and payments: the documents are right, and rules are no mistakes."""

from __future__ import annotations

from typing import Any

import pytest

from mahjong_lessons import hongkong, views
from mahjong_lessons.hongkong import Rules
from mahjong_lessons.lessons.hong_kong_sheet import play_hong_kong
from mahjong_lessons.practice import Verdict, ask
from mahjong_lessons.practice.questions.kinds import QUESTION_KINDS

# Document C, its table: faan, units half-spicy, units spicy.
TABLE = [(3, 8, 8), (5, 24, 32), (7, 48, 128), (10, 128, 1024)]


@pytest.mark.parametrize(("faan", "half", "full"), TABLE)
def test_units_are_those_of_document_c(faan: int, half: int, full: int) -> None:
    question = ask("units", str(faan))
    assert question.check(half).verdict is Verdict.RIGHT
    assert ask("units", str(faan), rules=Rules(table="spicy")).check(full).verdict is Verdict.RIGHT
    if half != full:
        said = question.check(full)
        assert said.verdict is Verdict.ELSEWHERE
        assert "There: The table is spicy. Here: The table is half-spicy." in said.words


@pytest.mark.parametrize("about", ["abc", "", "5.5", None, "-1", "9" * 5000])
def test_faan_that_are_none_are_refused_in_words(about: object) -> None:
    with pytest.raises(ValueError, match='faan is a whole number from 0 up, or "limit"'):
        ask("units", about)


@pytest.mark.parametrize(
    "kind", [kind for kind in QUESTION_KINDS if kind not in ("draw", "settle")]
)
def test_a_question_about_nothing_is_refused_in_words(kind: str) -> None:
    for about in (None, "<>"):
        with pytest.raises(ValueError, match=r"[a-z]{2,} [a-z]{2,}") as refused:
            ask(kind, about)
        assert "invalid literal" not in str(refused.value)


@pytest.mark.parametrize("line", [None, 3, "", "S 5", b"draw"])
def test_an_ending_that_is_none(line: Any) -> None:
    with pytest.raises(ValueError, match="is not read: write draw, or who won"):
        ask("settle", line)
    with pytest.raises(ValueError, match="is not read: write draw, or who won"):
        play_hong_kong(line)


def test_a_limit_hand_and_faan_above_the_limit() -> None:
    assert ask("units", "limit").check("128 units").verdict is Verdict.RIGHT
    above = ask("units", "13")
    assert above.check(128).verdict is Verdict.RIGHT
    assert above.check(384).verdict is Verdict.ELSEWHERE  # right where the limit is 13
    assert "There: The limit is 13 faan." in above.check(384).words
    assert above.check(8192).verdict is Verdict.WRONG
    assert "counts 10 faan: the limit" in views.text(above.solution)


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("E 3 from W", "+16 0 -16 0"),  # document C, its example
        ("E 3 self-draw", "+24, -8, -8, -8"),
        ("N limit from E", "-256 0 0 256"),
        ("S 8 self-draw liable N", "E 0 S 192 W 0 N -192"),
        ("draw", "0 0 0 0"),
    ],
)
def test_changes_of_the_four(line: str, changes: str) -> None:
    assert ask("settle", line).check(changes).verdict is Verdict.RIGHT


def test_a_rule_is_no_mistake() -> None:
    question = ask("settle", "E 4 from W")
    pay_for_all, half = question.check("+48 0 -48 0"), question.check("+32 -8 -16 -8")
    assert (pay_for_all.verdict, half.verdict) == (Verdict.ELSEWHERE,) * 2
    assert "There: For a discard its player pays three shares." in pay_for_all.words
    assert "There: For a discard its player pays one share" in half.words
    assert question.check("+32 -32 0 0").verdict is Verdict.WRONG
    assert set(question.turns_on) >= {"discard", "points_per_unit"}


def test_amounts_of_another_stake_are_no_mistake() -> None:
    """The English Wikipedia prints half of what document C does: 24 from each for 7 faan."""
    said = ask("settle", "N 7 self-draw").check("-24 -24 -24 +72")
    assert said.verdict is Verdict.ELSEWHERE
    assert "There: Points a unit: 1/2. Here: Points a unit: 1." in said.words


# Exercises of the lessons: slips, each of which some rule or other would excuse too.
SLIPS = [
    # 24 units: the discarder pays one share, as two would cost at half a point a unit
    ("S 5 from E", Rules(), "-24 24 0 0", "H01"),
    # 48 units: two shares each, as one would cost at two points a unit
    ("N 7 self-draw", Rules(), "-96 -96 -96 +288", "H04"),
    # as much as a discard, 96 together; the table in bands has 32 units for 7 faan
    ("N 7 self-draw", Rules(), "-32 -32 -32 +96", "H05"),
    # 32 units: points a unit forgotten, which the question states
    ("W 6 from N", Rules(discard="half", points_per_unit=2), "-16 -16 64 -32", "H13"),
]


@pytest.mark.parametrize(("line", "rules", "answer", "id"), SLIPS)
def test_a_slip_is_named_whatever_rule_would_excuse_it(
    line: str, rules: Rules, answer: str, id: str
) -> None:
    said = ask("settle", line, rules=rules).check(answer)
    assert (said.verdict, said.mistakes) == (Verdict.WRONG, (id,))
    assert "rule" not in said.words


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("123456m78m99m pung 333z discard 9m", 4),
        ("234567p5p closed-kong 9999p chow 678p self-draw 5p", 9),
        ("222z333z78m55m pung 111z self-draw 9m", 7),
    ],
)
def test_one_faan_too_many_is_not_excused_by_flowers(hand: str, answer: int) -> None:
    """With flowers in play "no flowers" would bring it; a question shows that there are none."""
    said = ask("faan", hand).check(answer)
    assert said.verdict is Verdict.WRONG
    assert "lowers" not in said.words


def test_a_row_too_low_is_not_excused_by_the_table_in_bands() -> None:
    assert ask("units", "7").check(32).verdict is Verdict.WRONG


def test_every_excuse_is_in_words() -> None:
    """No names of Python: a learner reads what a table plays."""
    excuses = [
        ask("units", "11").check(192),
        ask("units", "5").check(32),
        ask("faan", "345567789p9p chow 123p discard 9p").check(7),
        ask("settle", "N 7 self-draw").check("-24 -24 -24 +72"),
    ]
    for said in excuses:
        assert said.verdict is Verdict.ELSEWHERE
        assert not set("=_'()") & set(said.words)


def test_what_cannot_be_read_shows_changes_of_this_game() -> None:
    said = ask("settle", "S 5 from W").check("48")
    assert "+5 0 -5 0" in said.words
    assert "1000" not in said.words


def test_blank_and_unreadable_answers_never_raise() -> None:
    question = ask("settle", "E 4 from W")
    assert question.check(None).verdict is Verdict.BLANK
    assert question.check("a lot").verdict is Verdict.UNREADABLE


def test_the_question_states_the_rules_and_the_solution_the_arithmetic() -> None:
    rules = Rules(discard="half", points_per_unit="jat-ji-man")
    question = ask("settle", "S 5 from W", rules=rules)
    shown = views.text(question)
    for words in ("South 5 faan from West", "half-spicy", "discard: half", "points a unit: 2"):
        assert words in shown
    assert "one share: 24 × 2 points a unit = 48" in views.text(question.solution)
    assert question.check("-24 +96 -48 -24").verdict is Verdict.RIGHT


@pytest.mark.parametrize(
    ("kind", "about", "words"),
    [
        ("units", "many", "many"),
        ("units", "-1", "from 0 up"),
        ("settle", "E 2 from W", "below the minimum"),
        ("settle", "E wins", "is not read"),
    ],
)
def test_a_question_that_cannot_be(kind: str, about: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        ask(kind, about)


def test_riichi_rules_are_not_taken_for_those_of_hong_kong() -> None:
    with pytest.raises(ValueError, match='no rule set "tenhou"'):
        ask("units", "3", rules="tenhou")
    assert ask("units", "3", rules=hongkong.RULES["hkma"]).answer == "8"
