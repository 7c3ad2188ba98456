"""A language is added as CONTRIBUTING says, on a copy: one lesson of it, delivered and read."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from mahjong_lessons.cli.course import course
from mahjong_lessons.core.text import DOMAIN, LANGUAGE_VARIABLE
from tests.language.catalogue import LOCALE, ROOT, compiled

TAG, SLUG = "eo", "read-the-tiles"
WORDS: Mapping[str, str] = {
    "Your lessons are in {folder}": "Viaj lecionoj estas en {folder}",
    "copy the lessons, then stop": "kopii la lecionojn kaj halti",
    "Red dragon": "ruĝa drako",
    "closed wait": "meza atendo",
    "red dragon": "ruĝa drako",
    "no yaku": "neniu yaku",
    "points": "poentoj",
    "Right: {answer}.": "Ĝuste: {answer}.",
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and its lessons, with a catalogue and a lesson in a language more."""
    project = tmp_path_factory.mktemp("project")
    for name in ("mahjong_lessons", "notebooks"):
        shutil.copytree(ROOT / name, project / name, ignore=shutil.ignore_patterns("__pycache__"))
    folder = project / LOCALE.relative_to(ROOT) / TAG / "LC_MESSAGES"
    folder.mkdir(parents=True)
    words = Catalog(TAG)
    for message, translation in WORDS.items():
        words.add(message, translation)
    words.add(",", "'", context="between thousands")
    translation = folder / f"{DOMAIN}.po"
    with translation.open("wb") as file:
        write_po(file, words)
    translation.with_suffix(".mo").write_bytes(compiled(translation))
    lessons = project / "notebooks" / TAG
    lessons.mkdir()
    (lessons / "language.txt").write_text(f"{TAG}\n", encoding="utf-8")
    lesson = json.loads((ROOT / "notebooks" / "en" / f"{SLUG}.ipynb").read_text(encoding="utf-8"))
    for cell in lesson["cells"]:
        if cell["cell_type"] == "markdown":
            cell["source"] = ["Legu la kahelojn. [Sekva](read-a-hand.ipynb)"]
    (lessons / f"{SLUG}.ipynb").write_text(json.dumps(lesson), encoding="utf-8")
    return project


@pytest.fixture(scope="module")
def folder(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the lessons were delivered in that language."""
    folder = tmp_path_factory.mktemp("home") / "lecionoj"
    said = command(project, "--language", TAG, "--no-lab", "--folder", str(folder))
    assert said.splitlines()[0] == f"Viaj lecionoj estas en {folder}"
    return folder


def python(project: Path, *arguments: str, cwd: Path | None = None) -> str:
    """Run Python with the copy of the package, in no language but what the folder says."""
    others = {name: value for name, value in os.environ.items() if name != LANGUAGE_VARIABLE}
    done = subprocess.run(
        [sys.executable, "-X", "utf8", *arguments],
        cwd=cwd or project.parent,
        env={**others, "PYTHONPATH": str(project)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def command(project: Path, *arguments: str) -> str:
    return python(project, "-m", "mahjong_lessons", *arguments)


def test_all_lessons_arrive_and_the_translated_one_is_linked(folder: Path) -> None:
    assert {path.name for path in folder.glob("*.ipynb")} == set(course().lessons)
    translated = (folder / course().delivered(SLUG)).read_text(encoding="utf-8")
    assert f"[Sekva]({course().delivered('read-a-hand')})" in translated
    assert "Legu la kahelojn" in translated


def test_what_a_delivered_lesson_shows_is_translated(project: Path, folder: Path) -> None:
    """The lesson that is translated, and one that is not."""
    for slug in (SLUG, "read-a-hand"):
        run = ("-m", "nbconvert", "--execute", "--to", "notebook", "--stdout")
        made = json.loads(python(project, *run, course().delivered(slug), cwd=folder))
        shown = json.dumps([cell.get("outputs") for cell in made["cells"]], ensure_ascii=False)
        assert "ruĝa drako" in shown or "meza atendo" in shown
        assert "Red dragon" not in shown
        assert "closed wait" not in shown


@pytest.mark.parametrize("given", ["7'700", "7,700", "7700 poentoj", "7700 points"])
def test_a_number_is_read_in_the_language_and_in_english(
    given: str, project: Path, folder: Path
) -> None:
    said = _checked(project, folder, "worth", "3 han 40 fu, dealer, ron", given)
    assert said.startswith("Ĝuste: ")


@pytest.mark.parametrize(
    ("kind", "line", "given"),
    [
        ("wait", "111m456678p35s99s ron 4s riichi", "meza atendo"),
        ("wait", "111m456678p35s99s ron 4s riichi", "closed wait"),
        ("wait", "111m456678p35s99s ron 4s riichi", "kanchan"),
        ("yaku", "345m99p67p678s chi 234m ron 8p", "neniu yaku"),
        ("yaku", "345m99p67p678s chi 234m ron 8p", "no yaku"),
        ("patterns", "234567m78m22z pung 777z discard 9m", "ruĝa drako, mixed one suit"),
        ("patterns", "234567m78m22z pung 777z discard 9m", "red dragon, mixed one suit"),
    ],
)
def test_words_are_read_in_the_language_and_in_english(
    kind: str, line: str, given: str, project: Path, folder: Path
) -> None:
    assert _checked(project, folder, kind, line, given).startswith("Ĝuste: ")


def _checked(project: Path, folder: Path, kind: str, about: str, given: str) -> str:
    code = (
        "import sys; from mahjong_lessons.practice import ask;"
        "print(ask(*sys.argv[1:3]).check(sys.argv[3]).words)"
    )
    return python(project, "-c", code, kind, about, given, cwd=folder).strip()


def test_a_folder_keeps_its_language(project: Path, folder: Path) -> None:
    said = command(project, "--no-lab", "--folder", str(folder))
    assert said.splitlines()[0].startswith("Viaj lecionoj")
    lesson = folder / course().delivered(SLUG)
    lesson.write_text("mia", encoding="utf-8")
    command(project, "--folder", str(folder), "--restore", SLUG)
    assert "Legu la kahelojn" in lesson.read_text(encoding="utf-8")


def test_help_and_pages_are_in_the_language(project: Path) -> None:
    assert "kopii la lecionojn kaj halti" in command(project, "--help", "--language", TAG)
    code = (
        "from mahjong_lessons.core.text import use; use('eo');"
        "from mahjong_lessons.views import page; print(page('', ''))"
    )
    assert f'<html lang="{TAG}">' in python(project, "-c", code)


def test_the_site_has_the_lessons_in_the_language(project: Path, tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from mahjong_lessons.core.text import use;"
        "from mahjong_lessons.cli import course, website; use('eo');"
        "website._write_lessons(Path(sys.argv[1]), course.course('eo'))"
    )
    python(project, "-c", code, str(tmp_path))
    lesson = json.loads((tmp_path / course().delivered(SLUG)).read_bytes())
    install, title, *_ = ("".join(cell["source"]) for cell in lesson["cells"])
    assert install.splitlines()[-1] == f"%env {LANGUAGE_VARIABLE}={TAG}"
    assert title.startswith("Legu")


def test_another_language_is_refused_with_what_there_is(project: Path, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=rf'no language "xx": choose .*\b{TAG}\b'):
        command(project, "--language", "xx", "--folder", str(tmp_path / "x"))
