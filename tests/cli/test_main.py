"""The command ``mahjong-lessons``: the course in a learner's folder, and how it ends.

What it scores is in test_terminal.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from nbformat import NO_CONVERT, read, write
from nbformat.sign import NotebookNotary

from mahjong_lessons import __version__
from mahjong_lessons.cli import main as cli
from mahjong_lessons.cli.course import MANIFEST, Course, course
from mahjong_lessons.cli.shell import install_line
from mahjong_lessons.core.text import LANGUAGE_VARIABLE
from tests.browser.server import running_lab


def run(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command as a learner does, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "mahjong_lessons", *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if file.name != MANIFEST)


@pytest.fixture
def lab(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> list[list[str]]:
    """JupyterLab as it would be started: the arguments of every start."""
    started: list[list[str]] = []
    labapp = pytest.importorskip("jupyterlab.labapp")
    monkeypatch.setattr(labapp.LabApp, "launch_instance", started.append)
    for name in ("JUPYTER_CONFIG_PATH", LANGUAGE_VARIABLE):
        monkeypatch.setenv(name, "")  # put back after the test
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path_factory.mktemp("jupyter")))
    return started


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"mahjong-lessons {__version__}\n")


def test_the_lessons_arrive_in_a_folder_of_any_name(tmp_path: Path) -> None:
    done = run("--no-lab", "--folder", "my Übungen 麻雀", cwd=tmp_path)
    folder = tmp_path / "my Übungen 麻雀"
    assert done.returncode == 0, done.stderr
    assert str(folder) in done.stdout
    assert files(folder) == sorted(course().files)
    for name, content in course().files.items():
        assert (folder / name).read_bytes() == content


def test_lab_opens_the_first_lesson_until_the_learner_has_changed_something(
    tmp_path: Path, lab: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    folder = tmp_path / "lessons"
    assert cli.main(["--folder", str(folder), "--no-lab"]) == 0
    assert cli.main(["--folder", str(folder)]) == 0
    (folder / course().lessons[1]).write_text("mine", encoding="utf-8")
    assert cli.main(["--folder", str(folder), "--no-browser"]) == 0
    first = f"--LabApp.default_url=/lab/tree/{course().lessons[0]}"
    assert lab == [[str(folder), first], [str(folder), "--no-browser"]]


def test_delivered_lessons_are_trusted_and_the_learners_own_are_not(
    tmp_path: Path, lab: list[list[str]]
) -> None:
    """Without trust JupyterLab strips the style sheet, and tiles are letters until a cell ran."""
    first = tmp_path / course().lessons[0]
    assert cli.main(["--folder", str(tmp_path)]) == 0
    notary = NotebookNotary()
    assert notary.check_signature(read(first, NO_CONVERT))
    changed = read(first, NO_CONVERT)
    changed.cells[0].source += " <script>"
    write(changed, first)
    assert cli.main(["--folder", str(tmp_path)]) == 0
    assert not notary.check_signature(read(first, NO_CONVERT))
    assert len(lab) == 2


def test_lab_does_not_ask_about_news_and_leaves_settings_alone(tmp_path: Path) -> None:
    """Its question would cover a corner of the first page. By itself JupyterLab asks ("none")."""
    pytest.importorskip("jupyterlab")
    setting = "lab/api/settings/@jupyterlab/apputils-extension:notification"
    with running_lab(tmp_path) as lab, urlopen(lab.address(setting), timeout=60) as answer:
        settings = json.load(answer)
    assert settings["schema"]["properties"]["fetchNews"]["default"] == "false"
    assert settings["settings"] == {}
    assert not (tmp_path / "config" / "lab").exists()


def test_lab_starts_for_root_too(
    tmp_path: Path, lab: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    assert cli.main(["--folder", str(tmp_path)]) == 0
    assert lab[0][-1] == "--allow-root"


def test_no_lab_only_copies(tmp_path: Path, lab: list[list[str]]) -> None:
    assert cli.main(["--folder", str(tmp_path), "--no-lab"]) == 0
    assert lab == []


def test_a_missing_jupyterlab_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "jupyterlab.labapp", None)
    assert cli.main(["--folder", str(tmp_path)]) == 1
    error = capsys.readouterr().err
    assert "JupyterLab is not installed" in error
    assert error.splitlines()[-1].strip() == install_line()
    assert files(tmp_path) == sorted(course().files)


def test_a_changed_lesson_is_reported_and_can_be_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    to_folder = ["--folder", str(tmp_path)]
    assert cli.main([*to_folder, "--no-lab"]) == 0
    lesson = tmp_path / course().lessons[0]
    lesson.write_text("mine", encoding="utf-8")
    capsys.readouterr()
    assert cli.main([*to_folder, "--no-lab"]) == 0
    assert f"kept as you changed it: {lesson.name}" in capsys.readouterr().out
    assert lesson.read_text(encoding="utf-8") == "mine"
    assert cli.main([*to_folder, "--restore", lesson.stem]) == 0
    aside = lesson.with_name(f"{lesson.stem} (my copy 1).ipynb")
    assert aside.name in capsys.readouterr().out
    assert aside.read_text(encoding="utf-8") == "mine"
    assert lesson.read_bytes() == course().files[lesson.name]


def test_a_newer_version_says_what_it_brings_and_what_it_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    older, newer, mine = (tmp_path / name for name in ("older", "newer", "my lessons 麻雀"))
    for edition, names in ((older, "abc"), (newer, "abcd")):
        edition.mkdir()
        for name in names:
            (edition / f"{name}.ipynb").write_text(f"{name}, {edition.name}", encoding="utf-8")
    (newer / "c.ipynb").write_text("c, older", encoding="utf-8")
    monkeypatch.setattr(cli, "course", lambda _: Course(("a", "b", "c"), (older,)))
    assert cli.main(["--folder", str(mine), "--no-lab"]) == 0
    (mine / "01-b.ipynb").write_text("b, mine", encoding="utf-8")
    monkeypatch.setattr(cli, "course", lambda _: Course(("a", "b", "c", "d"), (newer,)))
    capsys.readouterr()
    assert cli.main(["--folder", str(mine), "--no-lab"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1:4] == [
        "  new: 03-d.ipynb",
        "  brought up to date: 00-a.ipynb",
        "  kept as you changed it, though the course has a newer one: 01-b.ipynb",
    ]
    assert "--restore" in told[4]
    texts = {file.stem: file.read_text(encoding="utf-8") for file in mine.glob("*.ipynb")}
    assert texts == {
        "00-a": "a, newer",
        "01-b": "b, mine",
        "02-c": "c, older",
        "03-d": "d, newer",
    }


def test_lessons_are_copied_and_restored_offline(tmp_path: Path) -> None:
    code = (
        "import socket, sys; from mahjong_lessons.cli import main as cli;"
        "socket.socket.connect = socket.getaddrinfo = lambda *_: sys.exit('asked for a host');"
        "folder = ['--folder', sys.argv[1]];"
        "sys.exit(cli.main([*folder, '--no-lab']) or cli.main([*folder, '--restore', 'count-fu']))"
    )
    command = [sys.executable, "-X", "utf8", "-c", code, str(tmp_path / "mine")]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert files(tmp_path / "mine") == sorted(course().files)


def test_a_lesson_that_is_not_there(tmp_path: Path) -> None:
    done = run("--folder", str(tmp_path), "--restore", "99")
    assert done.returncode == 2
    last = max(name[:2] for name in course().lessons)
    assert f'there is no lesson "99": the lessons are 00 to {last}\n' in done.stderr
    assert "Traceback" not in done.stderr


def test_a_language_that_is_not_there(tmp_path: Path) -> None:
    done = run("--folder", str(tmp_path / "mine"), "--no-lab", "--language", "xx")
    assert done.returncode == 2
    assert 'there is no language "xx": choose en' in done.stderr
    assert not (tmp_path / "mine").exists()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, no folder")
    done = run("--no-lab", "--folder", str(tmp_path / "taken"))
    assert done.returncode == 1
    assert "taken" in done.stderr
    assert "Traceback" not in done.stderr
