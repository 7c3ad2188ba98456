"""Run the engine's own tests inside Pyodide, the Python of a browser kernel, on Node.js.

    python tests/pyodide/run.py           examples of the documentation, and what is quick
    python tests/pyodide/run.py --all     every test of the engine: many minutes

Node.js and npm are needed. The npm package ``pyodide`` and pure Python wheels of pytest
and Hypothesis (versions from binder/constraints.txt) go to a temporary folder.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
VERSION = "314.0.6"
"""Of the npm package, as JupyterLite's kernel has it; the first part is its Python, 3.14."""

PINNED = ("pytest", "iniconfig", "packaging", "pluggy", "pygments", "sortedcontainers", "mahjong")
PURE = ("hypothesis==6.155.0",)
"""Later versions of it have no wheel in pure Python."""

QUICK = tuple(
    f"tests/engine/test_{name}.py"
    for name in ("bad_input", "cases", "hand", "payments", "rules", "text", "tiles", "waits")
)
ALL = ("tests/engine",)
ENGINE = ("core", "riichi", "hongkong", "data")
OPTIONS = (
    *("-q", "--doctest-modules", "-p", "no:cacheprovider"),
    *("--override-ini", "addopts="),  # no notebooks, no second process
    *("--override-ini", "testpaths="),
    *("-k", "not process"),
)


def main(arguments: Sequence[str]) -> int:
    """Run the tests and give pytest's exit status."""
    tests = ALL if "--all" in arguments else QUICK
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        print("tests/pyodide: Node.js and npm are needed", file=sys.stderr)
        return 1
    with TemporaryDirectory() as name:
        folder = Path(name)
        _run(npm, "install", "--silent", "--prefix", str(folder), f"pyodide@{VERSION}")
        wheels = folder / "wheels"
        _install(wheels, "-c", str(ROOT / "binder" / "constraints.txt"), *PINNED)
        _install(wheels, *PURE)
        here = Path(__file__).with_name("engine.mjs")
        pyodide = folder / "node_modules" / "pyodide"
        places = (str(pyodide), str(ROOT), str(wheels))
        command = [node, str(here), *places, *OPTIONS, *tests, *_modules()]
        return subprocess.run(command, check=False).returncode


def _install(folder: Path, *what: str) -> None:
    """Wheels in pure Python alone: no other runs in the browser's Python."""
    pure = (
        "--only-binary",
        ":all:",
        "--implementation",
        "py",
        "--abi",
        "none",
        "--platform",
        "any",
    )
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps")
    _run(*pip, *pure, "--target", str(folder), *what)


def _run(*command: str) -> None:
    subprocess.run(command, check=True)


def _modules() -> list[str]:
    """The engine itself: its docstrings hold examples that run."""
    return [f"mahjong_lessons/{room}" for room in ENGINE]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
