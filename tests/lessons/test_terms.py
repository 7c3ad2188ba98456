"""The glossary: one row a word, taught where it says, written as the rules write it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from mahjong_lessons.hongkong import PATTERNS
from mahjong_lessons.lessons.terms import TERMS, Term, glossary
from mahjong_lessons.riichi.yaku import YAKU

LESSONS = Path(__file__).parents[2] / "notebooks" / "en"


SLUGS = sorted(path.stem for path in LESSONS.glob("*.ipynb"))
TEACHING = sorted({term.lesson for term in TERMS})


def _text_of(slug: str) -> str:
    cells = json.loads((LESSONS / f"{slug}.ipynb").read_text("utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells).casefold()


def test_every_term_stands_once() -> None:
    names = [term.name for term in TERMS]
    assert len(names) == len(set(names))


def test_no_cell_of_a_term_is_empty() -> None:
    assert all(all(term) for term in TERMS)


@pytest.mark.parametrize("term", TERMS, ids=lambda term: str(term.name))
def test_a_term_is_used_in_the_lesson_that_teaches_it(term: Term) -> None:
    text = _text_of(term.lesson)
    words = (term.name, term.kanji, term.english.split(",")[0])
    assert any(word.casefold() in text for word in words), words


def test_yaku_are_written_as_their_rows_write_them() -> None:
    rows = {row.name: row.kanji for row in YAKU}
    shared = [term for term in TERMS if term.name in rows]
    names = [term.name for term in shared]
    assert {"riichi", "pinfu", "chiitoitsu", "tanyao", "kokushi musou"} <= set(names)
    assert all(term.kanji == rows[term.name] for term in shared)


@pytest.mark.parametrize("slug", SLUGS)
def test_kanji_of_a_lesson_stand_in_a_list(slug: str) -> None:
    """In the glossary, or with the yaku and the patterns of Hong Kong, which have lists."""
    known = [term.kanji for term in TERMS]
    known += [row.kanji for row in YAKU] + [row.cantonese for row in PATTERNS]
    used = re.findall(r"[\u3040-\u30ff\u3400-\u9fff]*[\u3400-\u9fff]+", _text_of(slug))
    assert [word for word in used if not any(word in kanji for kanji in known)] == []


@pytest.mark.parametrize("slug", TEACHING)
def test_a_lesson_with_new_words_says_where_they_are_listed(slug: str) -> None:
    assert f'`glossary("{slug}")`' in _text_of(slug)


def test_the_name_of_a_lesson_lists_its_words() -> None:
    rows = glossary("hong-kong-units").rows
    assert {row[-1] for row in rows} == {"hong-kong-units"}
    assert len(rows) == sum(term.lesson == "hong-kong-units" for term in TERMS)


def test_a_word_is_found_in_any_language() -> None:
    assert [row[0] for row in glossary("Geber").rows] == ["oya", "ko"]
    assert [row[0] for row in glossary("troefstenen").rows] == ["jihai", "yaochuuhai"]
    assert [row[0] for row in glossary("Randsteine").rows] == ["routouhai"]
    assert len(glossary().rows) == len(TERMS)


def test_a_word_that_is_part_of_a_lesson_s_name_finds_words_alone() -> None:
    assert "han" in {row[0] for row in glossary("han").rows}
    assert all("han" in " ".join(row[:-1]).casefold() for row in glossary("han").rows)


def test_an_unknown_word_says_how_to_see_all() -> None:
    with pytest.raises(KeyError, match="lists them all"):
        glossary("bridge")
