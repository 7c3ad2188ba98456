"""Questions of the first two lessons; every answer here is worked out by eye."""

from __future__ import annotations

import pytest

from mahjong_lessons.practice import ask
from mahjong_lessons.practice.answers.feedback import Verdict

RIGHT = [
    ("yaochuu", "189m257p19s36z", "19m 19s 36z"),
    ("yaochuu", "189m257p19s36z", "6z3z9s1s9m1m"),
    # Document B, examples 1 and 2.
    ("line", "111m456678p35s99s ron 4s riichi", "111m 456p 678p 35s 99s, ron 4s, Riichi"),
    (
        "line",
        "2m678s555z pon 888p chi 456m tsumo 2m",
        "555z 678s 2m pung 888p chii 456m tsumo 2m seat south",
    ),
    ("blocks", "111m456678p35s99s ron 4s", "111m 456p 678p 345s 99s"),
    ("blocks", "111m406678p35s99s ron 4s", "99s, 345s, 678p, 456p, 111m"),
    (
        "blocks",
        "2m678s555z pon 888p chi 456m tsumo 2m",
        "chi 456m pon 888p 555z 678s pair 22m",
    ),
    ("blocks", "2288m3355p1177s6z ron 6z", "22m 88m 33p 55p 11s 77s 66z"),
    ("winning", "123789m567p2345s", "52s"),
    ("winning", "111m456678p35s99s", "4s"),
    ("winning", "1112345678999m", "123406789m"),
]
WRONG = [
    ("yaochuu", "189m257p19s36z", "189m19s36z"),
    ("line", "111m456678p35s99s ron 4s riichi", "111m456678p35s99s tsumo 4s riichi"),
    ("blocks", "111m456678p35s99s ron 4s", "111m 456p 678p 34s 599s"),
    ("winning", "123789m567p2345s", "2s"),
]


@pytest.mark.parametrize(("kind", "about", "answer"), RIGHT)
def test_right_answers(kind: str, about: str, answer: str) -> None:
    assert ask(kind, about).check(answer).verdict is Verdict.RIGHT


@pytest.mark.parametrize(("kind", "about", "answer"), WRONG)
def test_wrong_answers(kind: str, about: str, answer: str) -> None:
    assert ask(kind, about).check(answer).verdict is Verdict.WRONG


@pytest.mark.parametrize("kind", ["line", "blocks", "winning", "yaochuu"])
def test_what_cannot_be_read_is_said(kind: str) -> None:
    about = "123789m567p2345s" if kind in ("winning", "yaochuu") else "234567m345p99p67s tsumo 8s"
    assert ask(kind, about).check("12x").verdict is Verdict.UNREADABLE


def test_a_slip_in_a_line_is_explained() -> None:
    feedback = ask("line", "234567m345p99p67s tsumo 8s").check("234567m345p99p678s tsumo 8s")
    assert feedback.verdict is Verdict.UNREADABLE
    assert "leave the winning tile out" in feedback.words


def test_a_hand_with_two_splits_is_no_question_about_blocks() -> None:
    with pytest.raises(ValueError, match="2 ways"):
        ask("blocks", "11122233m456p44s ron 3m")


def test_the_solution_shows_what_each_winning_tile_completes() -> None:
    # 3334m waits for 2 and 5 beside a pair of 3s, and for 4 beside three of them.
    shown = str(ask("winning", "3334m567p789s111z").solution)
    assert [line.split()[:2] for line in shown.splitlines()[2:]] == [
        ["2m", "234m"],
        ["4m", "44m"],
        ["5m", "345m"],
    ]


def test_the_solution_of_a_line_names_its_parts() -> None:
    shown = str(ask("line", "2m678s555z pon 888p chi 456m tsumo 2m seat W").solution)
    assert "how it was won" in shown
    assert "tsumo 2m\n" in shown
    assert "seat W\n" in shown
