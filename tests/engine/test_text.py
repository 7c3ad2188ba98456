"""The one door for words, in English; tests/language has other languages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mahjong_lessons.core import text


def test_a_point_between_thousands_is_not_english() -> None:
    with pytest.raises(ValueError, match="whole number"):
        text.read_number("7.700")


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(ValueError, match='no language "xx": choose en'):
        text.use("xx")
    assert text.language() == "en"


@pytest.mark.parametrize("said", ["xx", "../../en", "", "en\n"])
@pytest.mark.parametrize("by", ["file", "variable"])
def test_a_process_speaks_english_where_it_cannot_do_otherwise(
    said: str, by: str, tmp_path: Path
) -> None:
    """A folder may hold a file of this name that means something else."""
    if by == "file":
        (tmp_path / text.LANGUAGE_FILE).write_text(said, encoding="utf-8")
    code = "from mahjong_lessons.core.text import language; print(language())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, text.LANGUAGE_VARIABLE: said if by == "variable" else ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "en\n"


@pytest.mark.parametrize(
    ("words", "joined"),
    [([], ""), (["man"], "man"), (["man", "pin"], "man or pin"), (list("abc"), "a, b or c")],
)
def test_words_are_joined_as_a_sentence_does(words: list[str], joined: str) -> None:
    assert text.listing(words) == joined


def test_numbers_are_written_with_thousands() -> None:
    assert [text.number(n) for n in (0, 960, 7700, 100_000)] == ["0", "960", "7,700", "100,000"]


def test_braces_in_what_a_learner_typed_stay_braces() -> None:
    assert text.t('"{word}" is unknown', word="{0} {x}") == '"{0} {x}" is unknown'
    assert text.listing(["{0}", "{x}", "{start}"]) == "{0}, {x} or {start}"
