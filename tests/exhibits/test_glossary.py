"""The glossary: one row a word, taught where it says, written as the rules write it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mahjong_lessons.exhibits.glossary import TERMS, Term, glossary
from mahjong_lessons.riichi.yaku import YAKU

LESSONS = Path(__file__).parents[2] / "notebooks" / "en"


def _text_of(number: str) -> str:
    (path,) = LESSONS.glob(f"{number}-*.ipynb")
    cells = json.loads(path.read_text("utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells).casefold()


def test_every_term_stands_once() -> None:
    names = [term.name for term in TERMS]
    assert len(names) == len(set(names))


def test_no_cell_of_a_term_is_empty() -> None:
    assert all(term.lesson.isdigit() and all(term) for term in TERMS)


@pytest.mark.parametrize("term", TERMS, ids=lambda term: str(term.name))
def test_a_term_is_used_in_the_lesson_that_teaches_it(term: Term) -> None:
    text = _text_of(term.lesson)
    words = (term.name, term.kanji, term.english.split(",")[0])
    assert any(word.casefold() in text for word in words), words


def test_yaku_are_written_as_their_rows_write_them() -> None:
    rows = {row.name: row.kanji for row in YAKU}
    shared = [term for term in TERMS if term.name in rows]
    assert [term.name for term in shared] == ["riichi", "pinfu", "chiitoitsu"]
    assert all(term.kanji == rows[term.name] for term in shared)


def test_a_word_is_found_in_any_language() -> None:
    assert [row[0] for row in glossary("Geber").rows] == ["oya", "ko"]
    assert [row[0] for row in glossary("troefstenen").rows] == ["jihai", "yaochuuhai"]
    assert len(glossary().rows) == len(TERMS)


def test_an_unknown_word_says_how_to_see_all() -> None:
    with pytest.raises(KeyError, match="lists them all"):
        glossary("bridge")
