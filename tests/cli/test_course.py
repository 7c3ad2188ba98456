"""The learner's folder: nothing that was changed there is ever lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mahjong_lessons.cli.course import (
    MANIFEST,
    Fate,
    LessonError,
    deliver,
    lessons,
    restore,
    source,
)

TILES, FU = "01-tiles.ipynb", "04-fu.ipynb"


@pytest.fixture
def origin(tmp_path: Path) -> Path:
    """A course of two lessons and a picture, with things that are not part of it."""
    origin = tmp_path / "course"
    (origin / "pictures").mkdir(parents=True)
    (origin / ".ipynb_checkpoints").mkdir()
    (origin / TILES).write_text("tiles, first edition")
    (origin / FU).write_text("fu, first edition")
    (origin / "pictures" / "table.svg").write_text("<svg/>")
    (origin / ".ipynb_checkpoints" / TILES).write_text("old")
    return origin


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "Schülerin 麻雀" / "my lessons"


def contents(folder: Path) -> dict[str, str]:
    return {name: (folder / name).read_text() for name in lessons(folder)}


def test_the_lessons_of_this_project_are_found() -> None:
    assert [name for name in lessons(source()) if name.endswith(".ipynb")]


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(LessonError, match="not found"):
        source("xx")


def test_first_delivery_copies_everything_visible(origin: Path, folder: Path) -> None:
    delivery = deliver(folder, origin)
    assert contents(folder) == {
        TILES: "tiles, first edition",
        FU: "fu, first edition",
        "pictures/table.svg": "<svg/>",
    }
    assert set(delivery.fates.values()) == {Fate.NEW}
    assert not (folder / ".ipynb_checkpoints").exists()


def test_delivering_again_changes_nothing(origin: Path, folder: Path) -> None:
    deliver(folder, origin)
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*.ipynb")}
    assert set(deliver(folder, origin).fates.values()) == {Fate.SAME}
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*.ipynb")} == before


def test_an_unchanged_lesson_is_brought_up_to_date(origin: Path, folder: Path) -> None:
    deliver(folder, origin)
    (origin / TILES).write_text("tiles, second edition")
    assert deliver(folder, origin).names(Fate.UPDATED) == (TILES,)
    assert (folder / TILES).read_text() == "tiles, second edition"


def test_a_changed_lesson_is_kept(origin: Path, folder: Path) -> None:
    deliver(folder, origin)
    (folder / FU).write_text("my notes")
    assert deliver(folder, origin).names(Fate.KEPT) == (FU,)
    (origin / FU).write_text("fu, second edition")
    for _ in range(2):
        assert deliver(folder, origin).names(Fate.BEHIND) == (FU,)
        assert (folder / FU).read_text() == "my notes"


def test_a_lesson_changed_back_is_brought_up_to_date(origin: Path, folder: Path) -> None:
    deliver(folder, origin)
    (folder / FU).write_text("my notes")
    (origin / FU).write_text("fu, second edition")
    deliver(folder, origin)
    (folder / FU).write_text("fu, first edition")
    assert deliver(folder, origin).names(Fate.UPDATED) == (FU,)


def test_a_deleted_lesson_comes_back(origin: Path, folder: Path) -> None:
    deliver(folder, origin)
    (folder / FU).unlink()
    assert deliver(folder, origin).names(Fate.NEW) == (FU,)
    assert (folder / FU).read_text() == "fu, first edition"


@pytest.mark.parametrize("damage", [None, "", "no json", "[1]", '"text"'])
def test_with_a_lost_manifest_nothing_is_overwritten(
    damage: str | None, origin: Path, folder: Path
) -> None:
    deliver(folder, origin)
    (folder / MANIFEST).unlink()
    if damage is not None:
        (folder / MANIFEST).write_text(damage)
    (folder / FU).write_text("my notes")
    (origin / TILES).write_text("tiles, second edition")
    delivery = deliver(folder, origin)
    assert delivery.names(Fate.BEHIND) == (TILES, FU)
    assert (folder / FU).read_text() == "my notes"


def test_a_file_that_was_there_before_is_kept(origin: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / FU).write_text("something else of mine")
    (folder / "diary.txt").write_text("mine")
    assert deliver(folder, origin).names(Fate.BEHIND) == (FU,)
    assert (folder / FU).read_text() == "something else of mine"
    assert (folder / "diary.txt").read_text() == "mine"


def test_no_half_files_are_left(origin: Path, folder: Path) -> None:
    deliver(folder, origin)
    assert not list(folder.rglob("*.part"))


@pytest.mark.parametrize("name", ["4", "04", "04-fu", FU])
def test_restore_sets_the_changed_lesson_aside(name: str, origin: Path, folder: Path) -> None:
    deliver(folder, origin)
    asides = []
    for notes in ("my notes", "my other notes"):
        (folder / FU).write_text(notes)
        aside = restore(folder, name, origin)
        assert aside is not None
        assert aside.read_text() == notes
        assert (folder / FU).read_text() == "fu, first edition"
        asides.append(aside)
    assert len(set(asides)) == 2
    assert asides[0].read_text() == "my notes"
    assert deliver(folder, origin).fates[FU] is Fate.SAME


def test_restore_of_an_unchanged_lesson_leaves_no_copy(origin: Path, folder: Path) -> None:
    deliver(folder, origin)
    (origin / FU).write_text("fu, second edition")
    assert restore(folder, "04", origin) is None
    assert (folder / FU).read_text() == "fu, second edition"
    assert lessons(folder) == lessons(origin)


def test_restore_in_an_empty_folder(origin: Path, folder: Path) -> None:
    assert restore(folder, "01", origin) is None
    assert contents(folder) == {TILES: "tiles, first edition"}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("99", 'no lesson "99": the lessons are 01 to 04$'),
        ("40", 'no lesson "40"'),
        ("0", 'no lesson "0"'),
        ("0x", 'no lesson "0x"'),
        ("", 'no lesson ""'),
        ("01-", '"01-" could be 01-tiles.ipynb or 01-tiles.svg'),
    ],
)
def test_restore_of_a_lesson_that_is_not_clear(
    name: str, message: str, origin: Path, folder: Path
) -> None:
    (origin / "01-tiles.svg").write_text("<svg/>")
    with pytest.raises(LessonError, match=message):
        restore(folder, name, origin)


@pytest.mark.parametrize("sign", ["pyproject.toml", ".git"])
def test_a_project_is_no_place_for_lessons(sign: str, origin: Path, tmp_path: Path) -> None:
    (tmp_path / "checkout").mkdir()
    (tmp_path / "checkout" / sign).write_text("")
    for pour in (lambda to: deliver(to, origin), lambda to: restore(to, "01", origin)):
        with pytest.raises(LessonError, match=f"{sign}.*--folder"):
            pour(tmp_path / "checkout")
    assert [file.name for file in (tmp_path / "checkout").iterdir()] == [sign]


def test_a_learner_may_keep_lessons_in_git(origin: Path, folder: Path) -> None:
    deliver(folder, origin)
    (folder / ".git").mkdir()
    (folder / FU).write_text("my notes")
    assert deliver(folder, origin).changed == (FU,)


def test_a_lesson_that_was_only_opened_and_run_is_not_changed(tmp_path: Path) -> None:
    """JupyterLab saves metadata of its own and new outputs; neither is the learner's work."""
    origin, folder = tmp_path / "course", tmp_path / "mine"
    origin.mkdir()
    cell = {"cell_type": "code", "source": ["1 + 1"], "outputs": [], "metadata": {}}
    lesson = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    (origin / "01.ipynb").write_text(json.dumps(lesson), encoding="utf-8")
    deliver(folder, origin)
    opened = lesson | {"metadata": {"language_info": {"version": "3.11.2"}}}
    (folder / "01.ipynb").write_text(json.dumps(opened, indent=1), encoding="utf-8")
    newer = lesson | {"cells": [cell | {"source": ["2 + 2"]}]}
    (origin / "01.ipynb").write_text(json.dumps(newer), encoding="utf-8")
    assert deliver(folder, origin).fates["01.ipynb"] is Fate.UPDATED
    learner = lesson | {"cells": [cell | {"source": ["my own"]}]}
    (folder / "01.ipynb").write_text(json.dumps(learner), encoding="utf-8")
    assert deliver(folder, origin).fates["01.ipynb"] in (Fate.KEPT, Fate.BEHIND)
