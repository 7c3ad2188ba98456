"""The course as static files: built without a look at other hosts, and what it holds."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from mahjong_lessons import cli, website
from mahjong_lessons.course import LessonError, lessons, source

# Any look-up of a name, and any connection but within the machine, ends the build.
_OFFLINE = """
import socket, sys
def refuse(*_):
    raise SystemExit("asked for another host")
socket.getaddrinfo = refuse
socket.create_connection = refuse
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built in a process, and by processes of it, in which no other host can be asked."""
    pytest.importorskip("jupyterlite_core", reason='needs the extra "site"')
    pytest.importorskip("jupyterlite_pyodide_kernel", reason='needs the extra "site"')
    guard = tmp_path_factory.mktemp("guard")
    (guard / "sitecustomize.py").write_text(_OFFLINE, encoding="utf-8")
    folder = tmp_path_factory.mktemp("the course") / "Übungen 麻雀"
    code = (
        "import sys, runpy; from pathlib import Path; from mahjong_lessons import website;"
        "website.build(Path(sys.argv[1]))"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(guard))
        done = subprocess.run(
            [sys.executable, "-c", code, str(folder)], capture_output=True, text=True, check=False
        )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_guard_would_stop_a_request(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(_OFFLINE, encoding="utf-8")
    code = "import urllib.request as u; u.urlopen('http://example.org')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "asked for another host" in done.stderr


def test_every_lesson_is_there_and_begins_with_its_install(site: Path) -> None:
    assert lessons(site / "files") == lessons(source())
    for name in lessons(source()):
        if name.endswith(".ipynb"):
            ours = json.loads((source() / name).read_bytes())
            theirs = json.loads((site / "files" / name).read_bytes())
            install, *rest = theirs["cells"]
            assert rest == ours["cells"]
            assert "".join(install["source"]).startswith("%pip install -q mahjong_lessons")


def test_the_wheel_of_the_site_is_this_package(site: Path, tmp_path: Path) -> None:
    (wheel,) = (site / "pypi").glob("mahjong_lessons-*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    code = "from mahjong_lessons import riichi; print(riichi.__file__, riichi.points(3, 40).points)"
    command = [
        sys.executable,
        "-I",
        "-c",
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {code}",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(tmp_path / "mahjong_lessons/riichi/__init__.py"), "5200"]
    assert not (tmp_path / "mahjong_lessons" / "_notebooks").exists()


def test_what_a_lesson_needs() -> None:
    assert website.needed("from mahjong_lessons import riichi, hongkong") == ()
    assert website.needed("import json\nfrom mahjong_lessons import plots") == (
        *("matplotlib", "numpy", "pandas"),
    )
    assert "ipywidgets" in website.needed("from mahjong_lessons.widgets import cell_finder")


def test_without_jupyterlite_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(website, "find_spec", lambda name: None)
    assert cli.main(["site", str(tmp_path / "site")]) == 2
    error = capsys.readouterr().err
    assert "JupyterLite is not installed" in error
    assert 'pip install "mahjong-lessons[site]"' in error
    assert not (tmp_path / "site").exists()


def test_a_folder_with_something_else_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(website, "find_spec", lambda name: True)
    (tmp_path / "diary.txt").write_text("mine")
    with pytest.raises(LessonError, match="something else"):
        website.build(tmp_path)
    with pytest.raises(LessonError, match=r"no pyodide\.mjs"):
        website.build(tmp_path / "new", tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]
