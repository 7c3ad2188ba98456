"""The course as static files: every browser that opens them brings its own Python.

JupyterLite (the extra ``site``) makes the pages. What is ours: the installed package as a
wheel, and the lessons, each with a first cell that installs what it needs.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from html import escape
from importlib.metadata import Distribution, distribution
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from urllib.parse import quote
from zipfile import ZIP_DEFLATED, ZipFile

from mahjong_lessons.cli.course import Course, LessonError
from mahjong_lessons.cli.shell import install_line
from mahjong_lessons.core.text import ENGLISH, LANGUAGE_VARIABLE, language, t

_NAME = "mahjong_lessons"
_PACKAGE = Path(__file__).parents[1]
_BUILDERS = ("jupyterlite_core", "jupyterlite_pyodide_kernel")
SETTINGS = _PACKAGE / "jupyter" / "labconfig" / "default_setting_overrides.json"
"""How JupyterLab is set up for the course, here and where the command starts it."""

_CARRIED = ("anywidget", "comm", "ipywidgets", "jupyterlab_widgets", "mistune", "psygnal")
"""Pure Python that the kernel and the widgets need and that Pyodide lacks."""

IN_A_BROWSER = (
    *("anywidget", "ipywidgets", "markupsafe", "matplotlib", "mistune", "numpy", "pandas"),
)
"""What lessons import and a browser's Python has to install."""

_MARK = "jupyter-lite.json"


def build(folder: Path, lessons: Course, pyodide: Path | None = None) -> None:
    """Build the site with these lessons into a folder that is new, empty, or an earlier site.

    Nothing is fetched. A browser gets Python itself (Pyodide) from the address that
    JupyterLite names, unless ``pyodide`` is a folder with a copy to put into the site.
    Raises ``LessonError`` where JupyterLite is missing or a folder is not as it must be.
    """
    if not all(map(find_spec, _BUILDERS)):
        message = t("JupyterLite is not installed here. Install it with:")
        raise LessonError(f"{message}\n  {install_line('site')}")
    if folder.exists() and any(folder.iterdir()) and not (folder / _MARK).is_file():
        raise LessonError(t("{folder} holds something else: name an empty folder", folder=folder))
    if pyodide and not (pyodide / "pyodide.mjs").is_file():
        raise LessonError(t("{folder} holds no pyodide.mjs", folder=pyodide))
    with TemporaryDirectory() as name:
        lite = Path(name)
        wheels = [_our_wheel(lite), *(_wheel(lite, distribution(one)) for one in _CARRIED)]
        _write_lessons(lite / "contents", lessons)
        shutil.copyfile(SETTINGS, lite / "overrides.json")
        if pyodide:
            (lite / "static").mkdir()
            (lite / "static" / "pyodide").symlink_to(pyodide.absolute(), target_is_directory=True)
        _run_jupyterlite(lite, folder.absolute(), wheels)
    address, words = escape(first_page(lessons)), escape(t("Start the course"))
    page = _ROOT.format(lang=escape(language()), address=address, words=words)
    (folder / "index.html").write_text(page, encoding="utf-8")


def first_page(lessons: Course) -> str:
    """The address of the first lesson, below that of the site."""
    return f"lab/index.html?path={quote(lessons.lessons[0])}"


_ROOT = """<!DOCTYPE html>
<html lang="{lang}">
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url={address}">
<title>mahjong_lessons</title>
<script id="jupyter-config-data" type="application/json" data-jupyter-lite-root=".">{{}}</script>
<p><a href="{address}">{words}</a></p>
"""
"""The site's own page. JupyterLite's would open JupyterLab without a lesson.

The script is JupyterLite's: by it the pages below find out that the site begins here.
"""


def _run_jupyterlite(lite: Path, folder: Path, wheels: list[Path]) -> None:
    named = [argument for wheel in wheels for argument in ("--piplite-wheels", str(wheel))]
    done = subprocess.run(
        [
            *(
                sys.executable,
                "-m",
                "jupyterlite_core",
                "build",
                "--apps",
                "lab",
                "--no-libarchive",
            ),
            *("--lite-dir", str(lite), "--contents", str(lite / "contents"), *named),
            *("--output-dir", str(folder)),
        ],
        cwd=lite,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise LessonError(
            "\n".join((t("JupyterLite failed:"), f"{done.stdout}{done.stderr}".rstrip()))
        )


# --- wheels -----------------------------------------------------------------------


def _our_wheel(folder: Path) -> Path:
    """This package as it is installed, or as it lies in a checkout; without the lessons."""
    files = (file for file in sorted(_PACKAGE.rglob("*")) if file.is_file())
    kept = {
        PurePosixPath(_NAME, file.relative_to(_PACKAGE).as_posix()): file.read_bytes()
        for file in files
        if not {"__pycache__", "_notebooks"} & set(file.parts)
    }
    return _packed(folder, distribution("mahjong-lessons"), kept)


def _wheel(folder: Path, installed: Distribution) -> Path:
    """An installed package of pure Python, packed again."""
    kept = {
        PurePosixPath(file.as_posix()): Path(str(file.locate())).read_bytes()
        for file in installed.files or ()
        if ".." not in file.parts and ".dist-info" not in file.parts[0]
        if file.suffix not in (".pyc", ".pyd", ".so")  # psygnal has both forms of its modules
    }
    return _packed(folder, installed, kept)


def _packed(folder: Path, installed: Distribution, files: dict[PurePosixPath, bytes]) -> Path:
    stem = f"{installed.name.replace('-', '_')}-{installed.version}"
    info = PurePosixPath(f"{stem}.dist-info")
    files = files | {
        info / "METADATA": (installed.read_text("METADATA") or "").encode(),
        info / "WHEEL": b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{file},sha256={_digest(data)},{len(data)}\n" for file, data in files.items())
    files[info / "RECORD"] = f"{record}{info / 'RECORD'},,\n".encode()
    wheel = folder / f"{stem}-py3-none-any.whl"
    with ZipFile(wheel, "w", ZIP_DEFLATED) as archive:
        for file, data in files.items():
            archive.writestr(str(file), data)
    return wheel


def _digest(data: bytes) -> str:
    return urlsafe_b64encode(sha256(data).digest()).rstrip(b"=").decode()


# --- lessons ----------------------------------------------------------------------


def _write_lessons(folder: Path, lessons: Course) -> None:
    for name, content in lessons.files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_with_install(content) if file.suffix == ".ipynb" else content)


def _with_install(content: bytes) -> bytes:
    """A lesson with a first cell that installs what it needs, and says which language it has."""
    from nbformat import NO_CONVERT, reads, v4, writes  # noqa: PLC0415 (comes with JupyterLab)

    lesson = reads(content.decode(), NO_CONVERT)
    code = (cell.source for cell in lesson.cells if cell.cell_type == "code")
    lines = [f"%pip install -q {' '.join((_NAME, *needed(chr(10).join(code))))}"]
    if language() != ENGLISH:
        lines.append(f"%env {LANGUAGE_VARIABLE}={language()}")
    install = v4.new_code_cell("\n".join(lines), id="install")
    lesson.cells = [install, *lesson.cells]
    return str(writes(lesson)).encode()


def needed(code: str) -> tuple[str, ...]:
    """Which of :data:`IN_A_BROWSER` some code imports, itself or through this package.

    >>> needed("from mahjong_lessons import riichi")
    ()
    >>> needed("from mahjong_lessons.lessons import score_frame")
    ('pandas',)
    """
    found: set[str] = set()
    ahead = set(_imported(code))
    while ahead:
        found.add(module := ahead.pop())
        if module.partition(".")[0] == _NAME:
            ahead |= _needs(module) - found
    tops = {module.partition(".")[0] for module in found}
    return tuple(name for name in IN_A_BROWSER if name in tops)


@cache
def _needs(module: str) -> frozenset[str]:
    """What a module of this package imports, or the module that such a name comes from.

    A front that loads its names when they are used (see ``core.lazy``) needs what all of them
    need where the front itself is imported, and for one name what that needs.
    """
    package, _, name = module.rpartition(".")
    file, front = _file(module), _file(package)
    if not file:
        homes = _imported_from(front.with_suffix(".pyi")) if front else {}
        return frozenset({homes.get(name, package)} - {""})
    around = _imported_from(front).items() if front else ()
    own = [*_imported(file.read_text(encoding="utf-8")), *(f"{home}.{it}" for it, home in around)]
    return frozenset((*own, *_imported_from(file.with_suffix(".pyi")).values()))


def _file(module: str) -> Path | None:
    """Where a module of this package lies; None for a name that is no such module."""
    path = _PACKAGE.joinpath(*module.split(".")[1:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file if file.is_file() else None


def _imported_from(file: Path) -> dict[str, str]:
    """The names that a file imports from modules, each with its module; none without a file."""
    if not file.is_file():
        return {}
    statements = ast.parse(file.read_text(encoding="utf-8")).body
    return {
        alias.name: f"{statement.module}"
        for statement in statements
        if isinstance(statement, ast.ImportFrom)
        for alias in statement.names
    }


def _imported(code: str) -> Iterator[str]:
    """The modules that code imports, wherever it does, but for what only type checkers read."""
    ahead: list[ast.AST] = [ast.parse(code)]
    while ahead:
        match ahead.pop():
            case ast.If(test=ast.Name("TYPE_CHECKING")):
                pass
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from (f"{module}.{alias.name}" for alias in names)
            case node:
                ahead += ast.iter_child_nodes(node)
