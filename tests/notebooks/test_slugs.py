"""A lesson has a name that stays; its number comes from one list and stands nowhere else."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_lessons.cli.course import ORDER, course
from mahjong_lessons.core.text import language_of, languages
from tests.notebooks.store import ROOT

NOTEBOOKS = ROOT / "notebooks"
LANGUAGES = sorted({path.parent.name for path in NOTEBOOKS.glob("*/*.ipynb")})
TEXT = {".md", ".py", ".pyi", ".toml", ".ipynb", ".cff", ".txt", ".css", ".json", ""}


def test_the_list_has_every_lesson_once() -> None:
    listed = (NOTEBOOKS / ORDER).read_text(encoding="utf-8").split()
    assert sorted(listed) == sorted(path.stem for path in (NOTEBOOKS / "en").glob("*.ipynb"))


def test_readme_and_changelog_say_what_each_lesson_teaches() -> None:
    readme, changelog = ((ROOT / name).read_text("utf-8") for name in ("README.md", "CHANGELOG.md"))
    rows = re.findall(r"^\| \[[^]]+\]\(notebooks/en/([a-z-]+)\.ipynb\) \|", readme, re.MULTILINE)
    assert rows == list(course().order)
    assert [slug for slug in course().order if not re.search(rf"\b{slug}\b", changelog)] == []


def test_a_name_is_no_number_and_cannot_be_taken_for_one() -> None:
    assert [slug for slug in course().order if not re.fullmatch(r"[a-z]+(-[a-z]+)*", slug)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_of_a_language(language: str) -> None:
    """The tag stands in the folder; what is translated has the English lesson's name and code."""
    folder = NOTEBOOKS / language
    assert language_of(folder) == language, "its tag stands in its language.txt"
    assert language in languages(), "it has no compiled catalogue in mahjong_lessons/locale"
    for path in folder.glob("*.ipynb"):
        assert list(_code(path)) == list(_code(NOTEBOOKS / "en" / path.name)), path


def _code(path: Path) -> Iterator[str]:
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            yield "".join(cell["source"])


def test_a_number_stands_nowhere_else() -> None:
    """Neither before the name of a lesson, nor after the word, nor where the glossary is asked."""
    slugs = "|".join(course().order)
    number = re.compile(
        rf"(?<![\w-])\d\d-(?:{slugs})(?![\w-])|\b[Ll]essons? \d\d?\b|\bglossary\(\\?\"\d"
    )
    found = [f"{name}: {match[0]}" for name, text in _texts() for match in number.finditer(text)]
    assert found == []


def _texts() -> Iterator[tuple[str, str]]:
    """The files of the project; of a notebook what is written, not what was shown."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("no git here")
    for name in filter(None, map(os.fsdecode, listed.stdout.split(b"\0"))):
        path = ROOT / name
        if not path.is_file() or path.suffix not in TEXT:
            continue
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".ipynb":
            text = "\n".join("".join(cell["source"]) for cell in json.loads(text)["cells"])
        yield name, text
