"""Questions about given han and fu; the answers are the documents' or worked out beside them."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.practice import ask
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.riichi import Rules
from mahjong_lessons.riichi.hand_value import HandValue

RIGHT = [
    ("base", "1 han 30 fu", 240),  # E: 30 × 8
    ("base", "4 han 40 fu", "2,000"),  # 40 × 64 = 2,560, above the cap
    ("worth", "1 han 30 fu", "1,000 points"),  # E
    ("worth", "3 han 40 fu, dealer", 7700),  # E's table
    ("worth", "2 han 20 fu, tsumo", 1500),  # B, example 3
    ("worth", "2 han 30 fu, tsumo, 2 honba, 1 sticks", 2000 + 600 + 1000),
    ("worth", "2 yakuman, dealer", "96,000"),  # E, twice 48,000
    ("pays", "1 han 40 fu, tsumo", "400/700"),  # B, example 2
    ("pays", "1 han 40 fu, tsumo", "400 / 700"),
    ("pays", "2 han 30 fu, dealer, tsumo", "1,000 all"),  # 2 × 480 = 960
    ("pays", "2 han 40 fu", 2600),  # A
    ("limit", "3 han 70 fu", "mangan"),  # A
    ("limit", "3 han 60 fu", "none"),  # 60 × 32 = 1,920
    ("limit", "8 han", "Baiman"),  # E
    ("limit", "13 han", "counted yakuman"),  # E
]
WRONG = [
    ("worth", "1 han 30 fu", 900),
    ("pays", "1 han 40 fu, tsumo", "700/400"),
    ("limit", "7 han", "baiman"),
]
UNREADABLE = [
    ("worth", "1 han 30 fu", "a thousand"),
    ("pays", "1 han 40 fu, tsumo", "400/700/400"),
    ("pays", "1 han 40 fu, tsumo", "/"),
    ("limit", "7 han", "big"),
]


@pytest.mark.parametrize(("kind", "about", "answer"), RIGHT)
def test_right_answers(kind: str, about: str, answer: object) -> None:
    assert ask(kind, about).check(answer).verdict is Verdict.RIGHT


@pytest.mark.parametrize(("kind", "about", "answer"), WRONG)
def test_wrong_answers(kind: str, about: str, answer: object) -> None:
    assert ask(kind, about).check(answer).verdict is Verdict.WRONG


@pytest.mark.parametrize(("kind", "about", "answer"), UNREADABLE)
def test_unreadable_answers(kind: str, about: str, answer: object) -> None:
    assert ask(kind, about).check(answer).verdict is Verdict.UNREADABLE


@pytest.mark.parametrize(
    ("kind", "about", "answer", "rule"),
    [
        ("worth", "4 han 30 fu", 8000, "4 han 30 fu and 3 han 60 fu are a mangan."),
        ("limit", "3 han 60 fu", "mangan", "4 han 30 fu and 3 han 60 fu are a mangan."),
        ("limit", "13 han", "sanbaiman", "13 han or more are a sanbaiman."),
    ],
)
def test_an_answer_that_is_right_under_another_rule(
    kind: str, about: str, answer: object, rule: str
) -> None:
    feedback = ask(kind, about).check(answer)
    assert feedback.verdict is Verdict.ELSEWHERE
    assert f"There: {rule} Here: " in feedback.words


def test_an_answer_is_judged_though_other_rules_have_no_such_hand() -> None:
    # 20 fu by ron: 20 × 16 × 4 = 1,280. Only under this house rule are there such hands.
    question = ask("worth", "2 han 20 fu", rules=Rules(open_pinfu_fu=20))
    assert question.check(1300).verdict is Verdict.RIGHT
    assert question.check(2000).verdict is Verdict.WRONG


def test_what_is_asked_about_is_said() -> None:
    assert "3 han 40 fu, dealer, tsumo" in str(ask("pays", "3 han 40 fu tsumo dealer"))


@pytest.mark.parametrize(
    ("about", "why"),
    [
        ("1 han 25 fu", "seven pairs"),
        ("2 han 20 fu", "pinfu won by tsumo"),
        ("3 han", "fu are needed"),
        ("0 han 30 fu", "at least 1 han"),
    ],
)
def test_hands_that_cannot_be_are_refused(about: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        ask("worth", about)


@pytest.mark.parametrize("about", ["3 han 40 fü", "3 40", "han", "dealer 3", "2 dealer", "<b>"])
def test_lines_that_are_not_read(about: str) -> None:
    with pytest.raises(ValueError, match="is not read"):
        HandValue.parse(about)


@given(
    st.builds(
        HandValue,
        st.integers(0, 30),
        st.none() | st.integers(1, 200),
        dealer=st.booleans(),
        by=st.sampled_from(WinBy),
        yakuman=st.integers(0, 3),
        honba=st.integers(0, 9),
        sticks=st.integers(0, 9),
    )
)
def test_lines_round_trip(one: HandValue) -> None:
    assert HandValue.parse(str(one)) == one


@pytest.mark.parametrize("kind", ["base", "worth", "pays"])
@pytest.mark.parametrize(
    "about", ["5 han 70 fu", "13 han", "6 han 30 fu, dealer, tsumo", "1 yakuman"]
)
def test_from_five_han_on_the_hint_leaves_the_fu_alone(kind: str, about: str) -> None:
    """E counts han first, and stops there; base points and fu would lead astray."""
    past, below = ask(kind, about).check(1).words, ask(kind, "4 han 40 fu").check(1).words
    assert "limit" in past
    assert "fu do not matter" in past
    assert "fu do not matter" not in below
    assert "base points" not in past
