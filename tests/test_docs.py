"""The documentation: it builds without a warning, and what it says of the code is so."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
DOCS = PROJECT / "docs"


def test_the_documentation_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-E"]
    built = subprocess.run(
        [*command, "-d", str(tmp_path / "trees"), str(DOCS), str(tmp_path / "pages")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    assert "riichi.score" in (tmp_path / "pages" / "api" / "riichi.html").read_text("utf-8")


def _layers() -> list[str]:
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one["id"] == "layers")
    return [name for layer in layers for name in re.findall(r"\w+", layer)]


@pytest.mark.parametrize("module", [name for name in _layers() if name != "__main__"])
def test_the_architecture_names_every_module(module: str) -> None:
    tables = (DOCS / "architecture.md").read_text("utf-8")
    assert re.search(rf"^\| `{module}` \| \S", tables, re.MULTILINE)


def test_the_architecture_names_no_other_module() -> None:
    tables = (DOCS / "architecture.md").read_text("utf-8").split("## One hand")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", tables, re.MULTILINE)) <= set(_layers())


def test_files_that_the_architecture_names_are_there() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    named = re.findall(r"`((?:riichi|hongkong|practice|exhibits|widgets)/[\w./]*)`", text)
    assert named
    assert [name for name in named if not (PROJECT / "mahjong_lessons" / name).exists()] == []
