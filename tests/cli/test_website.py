"""The course as static files: built without a look at other hosts, and what it holds."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.error import URLError
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from mahjong_lessons.cli import main as cli, teaching, website
from mahjong_lessons.cli.course import LessonError, course
from mahjong_lessons.cli.shell import install_line
from tests.browser.chromium import find_chromium, running_chromium
from tests.browser.server import HOST, free_port
from tests.notebooks.store import ROOT, code_cells, lessons as lesson_files, read

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
        "import sys; from pathlib import Path; from mahjong_lessons.cli import course, website;"
        "website.build(Path(sys.argv[1]), course.course())"
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
    for name, content in course().files.items():
        theirs = (site / "files" / name).read_bytes()
        if name.endswith(".ipynb"):
            install, *rest = json.loads(theirs)["cells"]
            assert rest == json.loads(content)["cells"]
            assert "".join(install["source"]).startswith("%pip install -q mahjong_lessons")
            assert "%env" not in "".join(install["source"])
        else:
            assert theirs == content


def test_the_site_opens_the_first_lesson(site: Path) -> None:
    """Its root leads to a page that is there, and names a lesson that is there."""
    page = (site / "index.html").read_text(encoding="utf-8")
    target, link = re.findall(r'(?:url=|href=")([^"]+)"', page)
    assert target == link
    assert 'id="jupyter-config-data"' in page  # without it the pages below stay white
    address, _, lesson = target.partition("?path=")
    assert (site / address).is_file()
    assert lesson == course().lessons[0]
    assert (site / "files" / lesson).is_file()


def test_a_browser_opens_the_first_lesson(site: Path) -> None:
    """Python is not fetched: the lesson can be read without."""
    program = find_chromium()
    if not program:
        pytest.skip("no Chromium here")
    with served(site) as origin, running_chromium(program) as browser:
        page = browser.new_page()
        page.goto(origin)
        page.get_by_role("heading", name="Start here").wait_for(timeout=90_000)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A folder on this machine's own address, as any web server gives it."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer((HOST, 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{server.server_port}/"
        server.shutdown()


@pytest.mark.skipif(os.name == "nt", reason="the line is read as a POSIX shell reads it")
def test_the_command_says_how_to_serve_the_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it prints, typed into a shell, serves the folder at the address it prints."""
    monkeypatch.setattr(website, "build", lambda folder, lessons, pyodide: folder.mkdir())
    monkeypatch.setattr(teaching, "_PORT", free_port())
    folder = tmp_path / "the course's site"
    assert cli.main(["site", str(folder)]) == 0
    _, command, _, address = map(str.strip, capsys.readouterr().out.splitlines())
    page = folder / "lab" / "index.html"
    page.parent.mkdir()
    page.write_text("here", encoding="utf-8")
    with subprocess.Popen(shlex.split(command), stderr=subprocess.DEVNULL) as server:
        try:
            assert address.endswith(f"?path={course().lessons[0]}")
            assert fetched(address) == "here"
        finally:
            server.terminate()


def fetched(address: str) -> str:
    """What is served there, once the server has started."""
    for _ in range(100):
        with suppress(URLError), urlopen(address, timeout=10) as answer:
            return str(answer.read().decode())
        time.sleep(0.1)
    return ""


def test_the_wheel_of_the_site_is_this_package(site: Path, tmp_path: Path) -> None:
    (wheel,) = (site / "pypi").glob("mahjong_lessons-*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    points = "riichi.points(3, 40, dealer=False, by='ron').points"
    code = f"from mahjong_lessons import riichi; print(riichi.__file__, {points})"
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


def test_documentation_names_the_lessons_that_do_without_pandas() -> None:
    code = {
        file.stem: "\n".join(cell.source for cell in code_cells(read(file)))
        for file in lesson_files()
    }
    heavy = {"pandas", "numpy", "matplotlib"}
    light = {slug for slug in code if heavy.isdisjoint(website.needed(code[slug]))}
    docs = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    (row,) = re.findall(r"^[|] pandas, numpy, matplotlib [|].*do without [|]$", docs, re.MULTILINE)
    assert set(re.findall(r"/([a-z-]+)\.ipynb", row)) == light


_WITHOUT = """
import sys
sys.modules |= dict.fromkeys(("pandas", "numpy", "matplotlib"))
from nbformat import NO_CONVERT, read
scope = {"display": print}
for cell in read(sys.argv[1], NO_CONVERT).cells:
    if cell.cell_type == "code" and "raises-exception" not in cell.metadata.get("tags", ()):
        exec(cell.source, scope)
"""


@pytest.mark.parametrize("slug", ["count-fu", "score-any-hand", "hong-kong-hands"])
def test_a_lesson_does_without_what_is_not_installed_for_it(slug: str) -> None:
    (path,) = [file for file in lesson_files() if file.stem == slug]
    code = "\n".join(cell.source for cell in code_cells(read(path)))
    assert not {"pandas", "numpy", "matplotlib"} & set(website.needed(code))
    command = [sys.executable, "-c", _WITHOUT, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_without_jupyterlite_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(website, "find_spec", lambda name: None)
    assert cli.main(["site", str(tmp_path / "site")]) == 2
    error = capsys.readouterr().err
    assert "JupyterLite is not installed" in error
    assert install_line("site") in error
    assert not (tmp_path / "site").exists()


def test_a_folder_with_something_else_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(website, "find_spec", lambda name: True)
    (tmp_path / "diary.txt").write_text("mine")
    with pytest.raises(LessonError, match="something else"):
        website.build(tmp_path, course())
    with pytest.raises(LessonError, match=r"no pyodide\.mjs"):
        website.build(tmp_path / "new", course(), tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]
