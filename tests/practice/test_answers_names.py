"""Names are read in the language of the reader and in English, romanised, and in characters."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations

import pytest

from mahjong_lessons.core import text
from mahjong_lessons.practice import Verdict, ask
from mahjong_lessons.practice.answers.names import (
    read_limit,
    read_patterns,
    read_wait,
    read_yaku,
    say_names,
)
from mahjong_lessons.practice.answers.payments import read_payment

GERMAN = {
    "all pungs": "nur Drillinge",
    "red dragon": "Roter Drache",
    "mixed one suit": "Halbfarbe",
    "no fu": "ohne Fu",
    "closed self-draw": "verdeckt gezogen",
    "no yaku": "kein Yaku",
    "no pattern": "kein Muster",
    "none": "keines",
    "no limit": "keine Grenze",
    "mangan": "Mangan-Grenze",
    "closed wait": "Mittelwarte",
    "points": "Punkte",
    "all": "alle",
}


class Toy(NullTranslations):
    """A translation of a few messages; the others stay English."""

    def gettext(self, message: str) -> str:
        return GERMAN.get(message, message)


@pytest.fixture
def german() -> Iterator[None]:
    text.use(Toy())
    yield
    text.use(NullTranslations())


@pytest.mark.parametrize(
    ("read", "names", "read_as"),
    [
        (read_yaku, ["pinfu", "no fu", "平和", "Pin Fu", "PINFU"], "pinfu"),
        (read_yaku, ["menzen tsumo, pinfu", "no fu，門前清自摸和"], "menzen tsumo, pinfu"),
        (read_yaku, ["no yaku", "none", "None"], "no yaku"),
        (read_patterns, ["all pungs", "對對糊", "All-Pungs"], "all pungs"),
        (read_patterns, ["no pattern", "none"], "no pattern"),
        (read_limit, ["Mangan", "満貫"], "mangan"),
        (read_limit, ["none", "no limit"], "none"),
        (read_limit, ["yakuman", "counted yakuman", "役満"], "yakuman"),
        (read_wait, ["closed", "closed wait", "kanchan", "嵌張"], "kanchan"),
        (read_wait, ["two-sided", "ryanmen", "両面"], "ryanmen"),
    ],
)
def test_a_name_is_read_in_english_romanised_and_in_characters(read, names, read_as) -> None:
    assert {name: read(name) for name in names} == dict.fromkeys(names, read_as)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("read", "names", "read_as"),
    [
        (read_yaku, ["ohne Fu", "no fu", "pinfu", "平和"], "pinfu"),
        (read_yaku, ["ohne Fu, Verdeckt gezogen"], "menzen tsumo, pinfu"),
        (read_yaku, ["kein Yaku", "keines", "no yaku", "none"], "no yaku"),
        (read_patterns, ["nur Drillinge", "all pungs", "對對糊"], "all pungs"),
        (read_patterns, ["kein Muster", "keines", "no pattern"], "no pattern"),
        (read_limit, ["Mangan-Grenze", "mangan", "満貫"], "mangan"),
        (read_limit, ["keines", "keine Grenze", "none", "no limit"], "none"),
        (read_wait, ["Mittelwarte", "closed wait", "closed", "kanchan"], "kanchan"),
        (read_payment, ["1000 alle", "1000 all", "1,000 Punkte"], "1000"),
    ],
)
def test_a_name_is_read_in_the_reader_s_language_and_is_the_same_answer(
    read, names, read_as
) -> None:
    assert {name: read(name) for name in names} == dict.fromkeys(names, read_as)


@pytest.mark.usefixtures("german")
def test_a_question_is_answered_in_the_reader_s_language() -> None:
    """Document B, example 3: pinfu and menzen tsumo. A reported hand: 7 faan of 3 patterns."""
    question = ask("yaku", "234567m345p99p67s tsumo 8s")
    assert question.answer == "menzen tsumo, pinfu"
    assert question.check("ohne Fu, verdeckt gezogen").verdict is Verdict.RIGHT
    question = ask("patterns", "111s444s777z4z pung 999s discard 4z round W")
    said = question.check("Halbfarbe, Nur Drillinge, roter Drache")
    assert said.verdict is Verdict.RIGHT
    assert set(said.words.removeprefix("Right: ").removesuffix(".").split(", ")) == {
        "Halbfarbe",
        "nur Drillinge",
        "Roter Drache",
    }
    assert question.check("all pungs, mixed one suit, red dragon").verdict is Verdict.RIGHT
    assert ask("worth", "1 han 30 fu").check("1,000 Punkte").verdict is Verdict.RIGHT
    assert ask("wait", "123567m99p678s35p ron 4p riichi").check("Mittelwarte").verdict is (
        Verdict.RIGHT
    )


@pytest.mark.usefixtures("german")
def test_what_is_none_is_refused_with_the_names_of_the_language() -> None:
    with pytest.raises(ValueError, match="did you mean nur Drillinge"):
        read_patterns("nur Drilling")
    with pytest.raises(ValueError, match="a limit is Mangan-Grenze, haneman"):
        read_limit("viel")
    with pytest.raises(ValueError, match='no yaku "Dora"'):
        read_yaku("pinfu, Dora")


@pytest.mark.usefixtures("german")
def test_an_answer_is_said_as_the_reader_writes_it() -> None:
    assert say_names("all pungs, red dragon") == "nur Drillinge, Roter Drache"
    assert read_patterns(say_names("all pungs, red dragon")) == read_patterns(
        "red dragon, all pungs"
    )
