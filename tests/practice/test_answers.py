"""Answers as they are typed: the table in tests/data/answers.toml, what the course prints, slips.

Each row of the table is a question with the answers that are right, half right, asked about, or
refused.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.core.readings import Wait
from mahjong_lessons.core.text import number, signed
from mahjong_lessons.core.tiles import PLAIN_TILES
from mahjong_lessons.hongkong import PATTERNS
from mahjong_lessons.lessons import score_table
from mahjong_lessons.practice import QUESTION_KINDS, Verdict, ask
from mahjong_lessons.practice.answers.plain import MOST_CHARACTERS
from mahjong_lessons.practice.drill.settings import DrillSettings
from mahjong_lessons.practice.drill.state import Drill
from mahjong_lessons.practice.questions.question import Question
from mahjong_lessons.riichi import points
from mahjong_lessons.riichi.yaku import YAKU
from mahjong_lessons.views import text as as_text

TABLE = Path(__file__).parents[1] / "data" / "answers.toml"
QUESTIONS = tomllib.loads(TABLE.read_text(encoding="utf-8"))["question"]


def _cases() -> Iterator[Any]:
    """Each answer of the table, with the verdict on it and the words it is told."""
    verdicts = {"right": Verdict.RIGHT, "slip": Verdict.SLIP, "wrong": Verdict.WRONG}
    verdicts |= {"half": Verdict.WRONG, "unreadable": Verdict.UNREADABLE}
    for row in QUESTIONS:
        for name, verdict in verdicts.items():
            answers = row.get(name, {})
            words = answers if isinstance(answers, dict) else dict.fromkeys(answers, "")
            for typed, said in words.items():
                yield pytest.param(
                    row["kind"], row["about"], typed, verdict, said, id=f"{row['kind']}: {typed}"
                )


@pytest.mark.parametrize(("kind", "about", "typed", "verdict", "words"), list(_cases()))
def test_what_becomes_of_an_answer(
    kind: str, about: str, typed: str, verdict: Verdict, words: str
) -> None:
    said = ask(kind, about).judge(typed)
    assert (said.verdict, typed) == (verdict, typed), said.words
    assert words in said.words


READ = [
    pytest.param(row["kind"], row["about"], typed, form, id=f"{row['kind']}: {typed}")
    for row in QUESTIONS
    for typed, form in row.get("read", {}).items()
]


@pytest.mark.parametrize(("kind", "about", "typed", "form"), READ)
def test_how_an_answer_is_read(kind: str, about: str, typed: str, form: str) -> None:
    assert ask(kind, about).read(typed) == form


def test_the_table_has_every_kind_of_question() -> None:
    assert {row["kind"] for row in QUESTIONS} == set(QUESTION_KINDS)


# --- what the course prints -------------------------------------------------------


@pytest.mark.parametrize("value", [0, 25, 960, 1300, 7700, 96_000, 288_000])
def test_a_number_is_read_as_it_is_printed(value: int) -> None:
    question = ask("worth", "1 han 30 fu")
    for printed in (number(value), signed(value), f"{value:,}".replace(",", "\u202f"), str(value)):
        assert question.read(printed) == str(value)


def test_every_payment_is_read_as_its_table_prints_it() -> None:
    """The score table's cell, what a question says, and how a payment is said in words."""
    for dealer in (False, True):
        for by in ("ron", "tsumo"):
            for (han, fu), cell in _cells(dealer, by).items():
                seat = "dealer" if dealer else "non-dealer"
                question = ask("pays", f"{han} han {fu} fu, {seat}, {by}")
                forms = (cell, question.answer, question.say(question.answer))
                assert {question.check(form).verdict for form in forms} == {Verdict.RIGHT}


def _cells(dealer: bool, by: str) -> dict[tuple[int, int], str]:
    found = {}
    for han in (1, 2, 3, 4):
        for fu in (20, 25, 30, 40, 50, 70, 110):
            try:
                payment = points(han, fu, dealer=dealer, by=by)
            except ValueError:
                continue
            all_alike = f"{payment.others:,} all"
            both = f"{payment.others:,}/{payment.dealer:,}"
            paid = both if payment.dealer else all_alike
            found[han, fu] = f"{payment.discarder:,}" if payment.discarder else paid
    return found


def test_changes_are_read_as_they_are_printed() -> None:
    question = ask("changes", "111m456678p35s99s ron 4s riichi from W honba 1 sticks 1")
    assert question.say(question.answer) == "0 +2,600 −1,600 0"
    assert question.check(question.say(question.answer)).verdict is Verdict.RIGHT


@pytest.mark.parametrize("wait", Wait)
def test_a_wait_is_read_as_it_is_printed(wait: Wait) -> None:
    question = ask("wait", "234567m345p99p68s ron 7s")
    for printed in (wait.word, f"a {wait.word}", wait.value, wait.word.replace(" ", "-")):
        assert question.read(printed) == wait.value


@pytest.mark.parametrize("row", YAKU, ids=lambda row: row.name)
def test_a_yaku_is_read_by_each_of_its_names(row: Any) -> None:
    question = ask("yaku", "234567m345p99p67s tsumo 8s")
    for printed in (row.name, row.english, row.kanji, row.english.upper()):
        assert question.read(printed) == row.name


def test_a_pattern_is_read_by_each_of_its_names() -> None:
    question = ask("patterns", "111s444s777z4z pung 999s discard 4z round W")
    shared = {"正花", "一台花"}  # each of two patterns
    for row in PATTERNS:
        names = (
            {row.name, row.cantonese, row.romanised} if row.cantonese not in shared else {row.name}
        )
        assert {question.read(name) for name in names} == {row.name}


@pytest.mark.parametrize("tile", PLAIN_TILES, ids=str)
def test_a_tile_is_read_by_its_name(tile: Any) -> None:
    question = ask("dora", "9s")
    for printed in (str(tile), tile.word, tile.word.lower(), tile.word.removesuffix(" dragon")):
        assert question.read(printed) == str(tile)


def test_a_cell_of_the_printed_score_table_is_an_answer() -> None:
    for by, cell in (("tsumo", "2,000/4,000 mangan"), ("ron", "8,000 mangan")):
        assert cell in as_text(score_table(dealer=False, by=by))
        assert ask("pays", f"4 han 50 fu, {by}").check(cell).verdict is Verdict.RIGHT


# --- answers of Python ------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "about", "answer"),
    [
        ("fu", "234678m999s55p44s tsumo 5p", 40.0),
        ("pays", "2 han 30 fu, tsumo", (500, 1000)),
        ("pays", "2 han 30 fu, tsumo", ["500", "1000"]),
        ("draw", "E N", (1500, -1500, -1500, 1500)),
        ("yaku", "234567m345p99p67s tsumo 8s", ["pinfu", "menzen tsumo"]),
    ],
)
def test_numbers_and_tuples_of_python_are_read(kind: str, about: str, answer: object) -> None:
    assert ask(kind, about).check(answer).verdict is Verdict.RIGHT


_ONE_OF_EACH = [
    ask(row["kind"], row["about"]) for row in {r["kind"]: r for r in QUESTIONS}.values()
]
_TYPED = st.text(max_size=30) | st.text(
    alphabet="0123456789 ,.'/-+−–EWSN mpsz東白中 riichtsuponaldel", max_size=40
)


@given(st.sampled_from(_ONE_OF_EACH), _TYPED)
def test_no_text_raises(question: Question, typed: str) -> None:
    for said in (question.judge(typed), question.judge(typed, sure=True)):
        assert said.words
        assert said.verdict in Verdict


@pytest.mark.parametrize("question", _ONE_OF_EACH, ids=lambda question: question.kind)
def test_what_is_too_long_is_refused_at_once(question: Question) -> None:
    for typed in ("1," * 100_000, "9" * (MOST_CHARACTERS + 1), "ﷺ" * 399, 10**5000):
        said = question.judge(typed)
        assert said.verdict is Verdict.UNREADABLE
        assert "400 characters at most" in said.words


# --- slips and halves -------------------------------------------------------------


def test_a_slip_is_asked_about_once_and_then_judged() -> None:
    question = ask("worth", "1 han 40 fu")
    said = question.check("13000")
    assert said.words == "13,000: is that what you meant? Enter it again to keep it."
    assert question.check("13000", sure=True).verdict is Verdict.WRONG
    assert question.check("1300").verdict is Verdict.RIGHT


def test_a_slip_never_names_the_right_answer() -> None:
    for row in QUESTIONS:
        question = ask(row["kind"], row["about"])
        right = question.say(question.answer)
        for typed in row.get("slip", ()):
            words = question.check(typed).words.removeprefix(question.say(question.read(typed)))
            assert right not in words


def test_what_a_known_mistake_gives_is_no_slip() -> None:
    """240 × 4 = 960 unrounded is a mistake, though no payment is 960."""
    assert ask("worth", "1 han 30 fu").check("960").verdict is Verdict.WRONG


def test_a_drill_asks_about_a_slip_once_and_counts_what_is_kept() -> None:
    drill = Drill(DrillSettings("points"), "s", ask("worth", "1 han 40 fu"))
    asked = drill.answer("13000")
    assert asked.said is not None
    assert (asked.said.verdict, asked.progress.answered) == (Verdict.SLIP, 0)
    assert asked.answer("13000").progress.answered == 1
    back = asked.answer("1300")
    assert back.said is not None
    assert back.said.verdict is Verdict.RIGHT


def test_the_parts_of_an_answer_have_verdicts_of_their_own() -> None:
    parts = ask("yaku", "234567m345p99p67s tsumo 8s").check("pinfu, riichi").parts
    assert dict(parts) == {"riichi": Verdict.WRONG, "pinfu": Verdict.RIGHT}
    parts = ask("pays", "2 han 30 fu, tsumo").check("500/900").parts
    assert parts == (("500", Verdict.RIGHT), ("900", Verdict.WRONG))


def test_what_is_missing_is_not_named() -> None:
    said = ask("patterns", "111s444s777z4z pung 999s discard 4z round W").check("all pungs")
    assert "mixed" not in said.words
    assert "dragon" not in said.words
