"""Hinge hands: on each one mistake alone changes the answer, and pairs are told apart."""

from __future__ import annotations

from itertools import islice

import pytest

from mahjong_lessons import hongkong
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.practice import ask
from mahjong_lessons.practice.diagnosis.attempts import wrong_answers
from mahjong_lessons.practice.draw.hinges import hinge, hinges, separate
from mahjong_lessons.practice.mistakes import FU, HAN, HONG_KONG, POINTS
from mahjong_lessons.practice.mistakes.hong_kong import Method
from mahjong_lessons.practice.mistakes.measured import all_measured, measured
from mahjong_lessons.riichi import Win, count_fu, score
from mahjong_lessons.riichi.hand_value import HandValue

MEASURED = [id for id in FU if id in all_measured()]
"""Of those about fu; that none is left out is held by test_misconceptions."""


def same_number(id: str, line: str) -> set[str]:
    """The other fu misconceptions whose holders count the same wrong fu as this one's."""
    win = Win.parse(line)
    counted = {other: one.count(win).fu for other, one in FU.items()}
    assert counted[id] != count_fu(win).total
    return {other for other in counted if other != id and counted[other] == counted[id]}


def is_a_hinge(id: str, line: str) -> bool:
    """Whether its number is its own, but for obvious slips and for its rivals."""
    known = same_number(id, line) & all_measured().keys()
    return {other for other in known if not measured(other).obvious} <= {*measured(id).rivals}


def test_rounding_slips_are_obvious_and_those_of_a_line_are_not() -> None:
    """Whoever rounds otherwise, or forgets a whole 10 or 20, is wrong on nearly every hand."""
    obvious = {id for id in MEASURED if measured(id).obvious}
    assert {"F06", "F07", "F13", "F14", "F15", "F16", "F32b"} <= obvious
    assert not obvious & {"F01", "F02", "F09", "F17", "F19", "F21", "F24", "F34", "F35"}


@pytest.mark.parametrize("id", MEASURED)
def test_every_stored_hand_is_a_hinge(id: str) -> None:
    for line in measured(id).hinges:
        assert is_a_hinge(id, line)
        assert 1 <= score(Win.parse(line)).han <= 4  # the fu matter
        assert set(ask("fu", line).turns_on) <= {FU[id].rule}


def test_few_have_rivals() -> None:
    """What is stored as a rival excuses a hinge, so it must stay the exception."""
    rivals = [one.rivals for one in all_measured().values() if one.rivals]
    assert len(rivals) <= len(all_measured()) / 10
    assert max(map(len, rivals), default=0) <= 2


@pytest.mark.parametrize("id", MEASURED)
def test_many_different_hinges_are_given_out(id: str) -> None:
    given = [question.about for question in islice(hinges(id, seed=3), 6)]
    assert len(set(given)) == 6
    assert all(is_a_hinge(id, line) for line in given)
    assert given == [question.about for question in islice(hinges(id, seed=3), 6)]
    assert given != [question.about for question in islice(hinges(id, seed=4), 6)]


@pytest.mark.parametrize("id", MEASURED)
def test_every_pair_is_told_apart(id: str) -> None:
    for other in MEASURED[: MEASURED.index(id)]:
        question = separate(id, other, seed=2)
        assert question is not None
        win = Win.parse(question.about)
        one, two = (FU[each].count(win).fu for each in (id, other))
        assert one != two, other


HONBA_AND_STICKS = [
    *(("F10", "P22"), ("F11", "P21"), ("F11", "P22"), ("F17", "P20"), ("F20", "P20")),
    *(("F22", "P20"), ("F23", "P22"), ("F25", "P20"), ("F27", "P20"), ("F27b", "P20")),
    *(("F28", "P20"), ("F29", "P22"), ("P26", "P20")),
]


@pytest.mark.parametrize(("id", "other"), HONBA_AND_STICKS)
def test_a_mistake_with_honba_or_sticks_is_told_apart_from_one_with_fu(id: str, other: str) -> None:
    question = separate(id, other, seed=2)
    assert question is not None
    win = Win.parse(question.about)
    asks = question.kind
    wrong = wrong_answers(win, asks)
    assert {id, other} & wrong.keys()
    assert wrong.get(id) != wrong.get(other)


NOWHERE = {"H11", "H13"}
"""A hand below the minimum pays nothing, and under the documents a unit is one point."""


@pytest.mark.parametrize("id", [id for id in (*HAN, *POINTS, *HONG_KONG) if id not in NOWHERE])
def test_a_mistake_about_something_else_is_wrong_on_its_hinge(id: str) -> None:
    question = hinge(id, seed=1)
    assert question is not None
    match question.kind:
        case "han":
            right, wrong = int(question.answer), HAN[id].han(Win.parse(question.about))
        case "worth":
            given = HandValue.parse(question.about)
            right, wrong = given.pay().total, wrong_answers(given, "worth")[id]
        case "pays":
            right, wrong = question.answer, POINTS[id].payment(HandValue.parse(question.about))
        case "units":
            ending = Ending.parse(f"S {question.about} from W")
            right, wrong = int(question.answer), HONG_KONG[id].units(ending)
        case _:
            ending = Ending.parse(question.about)
            right, wrong = Method().pays(ending, hongkong.Rules()), HONG_KONG[id].pays(ending)
    assert right != wrong


@pytest.mark.parametrize("id", sorted(NOWHERE))
def test_none_where_there_is_none(id: str) -> None:
    assert hinge(id) is None


def test_kind_can_be_chosen() -> None:
    ledger = hinge("F01", seed=3, kind="lines")
    assert ledger is not None
    assert ledger.kind == "lines"
    assert ledger.about == hinge("F01", seed=3).about  # type: ignore[union-attr]


def test_a_belief_of_another_table_is_asked_with_its_rule() -> None:
    question = hinge("F26", seed=1)
    assert question is not None
    assert "both seat and round wind brings 2 fu" in question.prompt


def test_refuses_an_unknown_mistake() -> None:
    with pytest.raises(ValueError, match="there is no misconception"):
        hinge("F999")
