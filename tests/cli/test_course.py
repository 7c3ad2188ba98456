"""The learner's folder: nothing that was changed there is ever lost."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from mahjong_lessons.cli.course import (
    MANIFEST,
    Course,
    Fate,
    LessonError,
    course,
    deliver,
    lesson_languages,
    restore,
)

TILES, FU = "00-tiles.ipynb", "01-add-fu.ipynb"


@pytest.fixture
def origin(tmp_path: Path) -> Path:
    """A course of two lessons and a picture, with things that are not part of it."""
    origin = tmp_path / "course"
    (origin / "pictures").mkdir(parents=True)
    (origin / ".ipynb_checkpoints").mkdir()
    (origin / "tiles.ipynb").write_text("tiles, first edition")
    (origin / "add-fu.ipynb").write_text("fu, first edition")
    (origin / "pictures" / "table.svg").write_text("<svg/>")
    (origin / ".ipynb_checkpoints" / "tiles.ipynb").write_text("old")
    return origin


def lessons_of(*folders: Path, order: tuple[str, ...] = ("tiles", "add-fu")) -> Course:
    return Course(order, folders)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "Schülerin 麻雀" / "my lessons"


def contents(folder: Path) -> dict[str, str]:
    files = [file for file in folder.rglob("*") if file.is_file() and file.name != MANIFEST]
    return {file.relative_to(folder).as_posix(): file.read_text() for file in files}


def test_the_lessons_of_this_project_are_found() -> None:
    lessons = course().lessons
    assert lessons
    assert set(lessons) <= course().files.keys()


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(LessonError, match='no lessons in "xx": choose en'):
        course("xx")
    assert lesson_languages()[0] == "en"


def test_first_delivery_copies_everything_visible(origin: Path, folder: Path) -> None:
    delivery = deliver(folder, lessons_of(origin))
    assert contents(folder) == {
        TILES: "tiles, first edition",
        FU: "fu, first edition",
        "pictures/table.svg": "<svg/>",
    }
    assert set(delivery.fates.values()) == {Fate.NEW}
    assert not (folder / ".ipynb_checkpoints").exists()


def test_delivering_again_changes_nothing(origin: Path, folder: Path) -> None:
    deliver(folder, lessons_of(origin))
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*.ipynb")}
    assert set(deliver(folder, lessons_of(origin)).fates.values()) == {Fate.SAME}
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*.ipynb")} == before


def test_an_unchanged_lesson_is_brought_up_to_date(origin: Path, folder: Path) -> None:
    deliver(folder, lessons_of(origin))
    (origin / "tiles.ipynb").write_text("tiles, second edition")
    assert deliver(folder, lessons_of(origin)).names(Fate.UPDATED) == (TILES,)
    assert (folder / TILES).read_text() == "tiles, second edition"


def test_a_changed_lesson_is_kept(origin: Path, folder: Path) -> None:
    deliver(folder, lessons_of(origin))
    (folder / FU).write_text("my notes")
    assert deliver(folder, lessons_of(origin)).names(Fate.KEPT) == (FU,)
    (origin / "add-fu.ipynb").write_text("fu, second edition")
    for _ in range(2):
        assert deliver(folder, lessons_of(origin)).names(Fate.BEHIND) == (FU,)
        assert (folder / FU).read_text() == "my notes"


def test_a_lesson_changed_back_is_brought_up_to_date(origin: Path, folder: Path) -> None:
    deliver(folder, lessons_of(origin))
    (folder / FU).write_text("my notes")
    (origin / "add-fu.ipynb").write_text("fu, second edition")
    deliver(folder, lessons_of(origin))
    (folder / FU).write_text("fu, first edition")
    assert deliver(folder, lessons_of(origin)).names(Fate.UPDATED) == (FU,)


def test_a_deleted_lesson_comes_back(origin: Path, folder: Path) -> None:
    deliver(folder, lessons_of(origin))
    (folder / FU).unlink()
    assert deliver(folder, lessons_of(origin)).names(Fate.NEW) == (FU,)
    assert (folder / FU).read_text() == "fu, first edition"


@pytest.mark.parametrize("damage", [None, "", "no json", "[1]", '"text"'])
def test_with_a_lost_manifest_nothing_is_overwritten(
    damage: str | None, origin: Path, folder: Path
) -> None:
    deliver(folder, lessons_of(origin))
    (folder / MANIFEST).unlink()
    if damage is not None:
        (folder / MANIFEST).write_text(damage)
    (folder / FU).write_text("my notes")
    (origin / "tiles.ipynb").write_text("tiles, second edition")
    delivery = deliver(folder, lessons_of(origin))
    assert delivery.names(Fate.BEHIND) == (TILES, FU)
    assert (folder / FU).read_text() == "my notes"


def test_a_file_that_was_there_before_is_kept(origin: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / FU).write_text("something else of mine")
    (folder / "diary.txt").write_text("mine")
    assert deliver(folder, lessons_of(origin)).names(Fate.BEHIND) == (FU,)
    assert (folder / FU).read_text() == "something else of mine"
    assert (folder / "diary.txt").read_text() == "mine"


def test_no_half_files_are_left(origin: Path, folder: Path) -> None:
    deliver(folder, lessons_of(origin))
    assert not list(folder.rglob("*.part"))


@pytest.mark.parametrize("name", ["1", "01", "01-add", "add-fu", FU])
def test_restore_sets_the_changed_lesson_aside(name: str, origin: Path, folder: Path) -> None:
    deliver(folder, lessons_of(origin))
    asides = []
    for notes in ("my notes", "my other notes"):
        (folder / FU).write_text(notes)
        aside = restore(folder, name, lessons_of(origin))
        assert aside is not None
        assert aside.read_text() == notes
        assert (folder / FU).read_text() == "fu, first edition"
        asides.append(aside)
    assert len(set(asides)) == 2
    assert asides[0].read_text() == "my notes"
    assert deliver(folder, lessons_of(origin)).fates[FU] is Fate.SAME


def test_restore_of_an_unchanged_lesson_leaves_no_copy(origin: Path, folder: Path) -> None:
    deliver(folder, lessons_of(origin))
    (origin / "add-fu.ipynb").write_text("fu, second edition")
    assert restore(folder, "1", lessons_of(origin)) is None
    assert (folder / FU).read_text() == "fu, second edition"
    assert sorted(contents(folder)) == [TILES, FU, "pictures/table.svg"]


def test_restore_in_an_empty_folder(origin: Path, folder: Path) -> None:
    assert restore(folder, "0", lessons_of(origin)) is None
    assert contents(folder) == {TILES: "tiles, first edition"}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("99", 'no lesson "99": the lessons are 00 to 01$'),
        ("40", 'no lesson "40"'),
        ("2", 'no lesson "2"'),
        ("0x", 'no lesson "0x"'),
        ("", 'no lesson ""'),
        ("ti", '"ti" could be 00-tiles.ipynb or tiles.svg'),
    ],
)
def test_restore_of_a_lesson_that_is_not_clear(
    name: str, message: str, origin: Path, folder: Path
) -> None:
    (origin / "tiles.svg").write_text("<svg/>")
    with pytest.raises(LessonError, match=message):
        restore(folder, name, lessons_of(origin))


@pytest.mark.parametrize("sign", ["pyproject.toml", ".git"])
def test_a_project_is_no_place_for_lessons(sign: str, origin: Path, tmp_path: Path) -> None:
    (tmp_path / "checkout").mkdir()
    (tmp_path / "checkout" / sign).write_text("")
    for pour in (
        lambda to: deliver(to, lessons_of(origin)),
        lambda to: restore(to, "1", lessons_of(origin)),
    ):
        with pytest.raises(LessonError, match=f"{sign}.*--folder"):
            pour(tmp_path / "checkout")
    assert [file.name for file in (tmp_path / "checkout").iterdir()] == [sign]


def test_a_learner_may_keep_lessons_in_git(origin: Path, folder: Path) -> None:
    deliver(folder, lessons_of(origin))
    (folder / ".git").mkdir()
    (folder / FU).write_text("my notes")
    assert deliver(folder, lessons_of(origin)).changed == (FU,)


def test_a_lesson_that_was_only_opened_and_run_is_not_changed(tmp_path: Path) -> None:
    """JupyterLab saves metadata of its own and new outputs; neither is the learner's work."""
    origin, folder = tmp_path / "course", tmp_path / "mine"
    origin.mkdir()
    cell = {"cell_type": "code", "source": ["1 + 1"], "outputs": [], "metadata": {}}
    lesson = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    (origin / "fu.ipynb").write_text(json.dumps(lesson), encoding="utf-8")
    deliver(folder, lessons_of(origin, order=("fu",)))
    opened = lesson | {"metadata": {"language_info": {"version": "3.11.2"}}}
    (folder / "00-fu.ipynb").write_text(json.dumps(opened, indent=1), encoding="utf-8")
    newer = lesson | {"cells": [cell | {"source": ["2 + 2"]}]}
    (origin / "fu.ipynb").write_text(json.dumps(newer), encoding="utf-8")
    assert deliver(folder, lessons_of(origin, order=("fu",))).fates["00-fu.ipynb"] is Fate.UPDATED
    learner = lesson | {"cells": [cell | {"source": ["my own"]}]}
    (folder / "00-fu.ipynb").write_text(json.dumps(learner), encoding="utf-8")
    assert deliver(folder, lessons_of(origin, order=("fu",))).fates["00-fu.ipynb"] in (
        Fate.KEPT,
        Fate.BEHIND,
    )


def test_links_between_lessons_lead_to_what_was_delivered(origin: Path, folder: Path) -> None:
    """Links to other files, addresses, and names that are no link stay as they are."""
    text = (
        "[Tiles](tiles.ipynb), [waits](tiles.ipynb#waits), [old](other.ipynb), "
        "[far](https://example.org/tiles.ipynb), tiles.ipynb, [map](pictures/table.svg)"
    )
    (origin / "add-fu.ipynb").write_text(text)
    deliver(folder, lessons_of(origin))
    assert (folder / FU).read_text() == text.replace("](tiles", "](00-tiles")


def test_a_lesson_that_moves_takes_its_number_along(origin: Path, folder: Path) -> None:
    """What the learner did not change goes with it; a changed copy stays where it is."""
    deliver(folder, lessons_of(origin))
    (folder / FU).write_text("my notes")
    delivery = deliver(folder, lessons_of(origin, order=("add-fu", "tiles")))
    assert delivery.names(Fate.GONE) == (TILES,)
    assert contents(folder) == {
        "00-add-fu.ipynb": "fu, first edition",
        "01-tiles.ipynb": "tiles, first edition",
        FU: "my notes",
        "pictures/table.svg": "<svg/>",
    }
    assert deliver(folder, lessons_of(origin)).names(Fate.BEHIND) == (FU,)


@pytest.mark.parametrize("name", ["../diary.txt", "/etc/hostname"])
def test_a_manifest_cannot_reach_out_of_the_folder(
    name: str, origin: Path, folder: Path, tmp_path: Path
) -> None:
    deliver(folder, lessons_of(origin))
    outside = folder / name
    if name.startswith(".."):
        outside.write_text("mine")
    mark = sha256(outside.read_bytes()).hexdigest()
    (folder / MANIFEST).write_text(json.dumps({name: mark}))
    deliver(folder, lessons_of(origin))
    assert outside.exists()


def test_what_is_not_translated_yet_arrives_in_english(
    origin: Path, folder: Path, tmp_path: Path
) -> None:
    german = tmp_path / "de"
    german.mkdir()
    (german / "add-fu.ipynb").write_text("Fu, erste Ausgabe")
    deliver(folder, lessons_of(origin, german))
    assert contents(folder) == {
        TILES: "tiles, first edition",
        FU: "Fu, erste Ausgabe",
        "pictures/table.svg": "<svg/>",
    }
