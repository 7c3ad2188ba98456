"""The documentation: it builds without a warning, and what it says of the code is so."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zlib
from importlib import import_module
from pathlib import Path

import pytest

from mahjong_lessons.views.design import COLOURS, SIZES
from tests.test_doors import FRONTS

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
    listed = _listed((tmp_path / "pages" / "objects.inv").read_bytes())
    for front in FRONTS:
        names = import_module(f"mahjong_lessons.{front}").__all__
        assert sorted(listed[f"mahjong_lessons.{front}"]) == sorted(names)


def _listed(inventory: bytes) -> dict[str, set[str]]:
    """The names on the pages of the fronts, from the inventory that Sphinx writes."""
    written = zlib.decompress(inventory.split(b"\n", 4)[4]).decode()
    found: dict[str, set[str]] = {}
    for line in written.splitlines():
        name, kind, _, page, _ = line.split(" ", 4)
        if kind.startswith("py:") and kind != "py:module":
            front = "mahjong_lessons." + page.partition("#")[0].removeprefix("api/").split(".")[0]
            inside = name.removeprefix(f"{front}.")
            if "." not in inside:
                found.setdefault(front, set()).add(inside)
    return found


def _layers(contract: str) -> set[str]:
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one["id"] == contract)
    return {name for layer in layers for name in re.findall(r"\w+", layer)} - {"__main__"}


def test_the_architecture_names_every_room_and_no_other() -> None:
    rooms = _layers("layers") | _layers("core") | _layers("practice")
    tables = (DOCS / "architecture.md").read_text("utf-8").split("## Doors")[0]
    named = re.findall(r"^\| `(\w+)` \| \S", tables, re.MULTILINE)
    assert sorted(named) == sorted(rooms)


def test_files_that_the_architecture_names_are_there() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    named = re.findall(r"`((?:riichi|hongkong|practice|lessons|widgets|views)/[\w./]*)`", text)
    assert named
    assert [name for name in named if not (PROJECT / "mahjong_lessons" / name).exists()] == []


GUIDES = (".ci/run", "CONTRIBUTING.md", "README.md")
_TOP = "|".join(("mahjong_lessons", "notebooks", "tests", "docs", "binder", *FRONTS, "locale"))
_PATH = re.compile(rf"(?<![\w./~$-])(?:{_TOP})/[\w./-]*\w/?")
_MODULE = re.compile(r"python\S* -m (tests[\w.]*)")
"""Programs of other packages, such as pip and pytest, are not ours to look for."""


@pytest.mark.parametrize("guide", GUIDES)
def test_what_a_guide_names_is_there(guide: str) -> None:
    """Files, folders and modules; a name in capitals stands for whatever is written there."""
    text = (PROJECT / guide).read_text("utf-8").replace("$checkout/", "")
    paths = {path for path in _PATH.findall(text) if not re.search(r"\b[A-Z]+\b(?!\.md)", path)}
    modules = {module.replace(".", "/") for module in _MODULE.findall(text)}
    named = paths | modules
    assert named
    assert sorted(name for name in named if not _is_there(name)) == []


def _is_there(name: str) -> bool:
    """Whether it stands in the project or in the package, as a file, a folder or a module."""
    return any(
        (place / f"{name}{ending}").exists()
        for place in (PROJECT, PROJECT / "mahjong_lessons")
        for ending in ("", ".py")
    )


def test_the_page_on_design_lists_every_token() -> None:
    page = (DOCS / "design.md").read_text(encoding="utf-8")
    rows = [f"| {' | '.join(colour)} |" for colour in COLOURS]
    rows += [f"| {' | '.join(size)} |" for size in SIZES]
    assert [row for row in rows if row not in page] == []


@pytest.mark.parametrize("paper", [0, 1, 2])
def test_words_on_the_page_can_be_read(paper: int) -> None:
    """4.5 : 1 at least, on a light page, a dark one, and with more contrast (WCAG 2.2, 1.4.3)."""
    shades = {colour.name: colour[1 + paper] for colour in COLOURS}
    pairs = [(words, ground) for words in ("ink", "quiet") for ground in ("paper", "panel")]
    pairs += [(verdict, f"{verdict}-soft") for verdict in ("good", "doubt", "bad")]
    pairs += [("on-accent", "accent"), ("ink", "accent-soft"), ("accent", "panel")]
    pairs += [("ink", f"{verdict}-soft") for verdict in ("good", "doubt", "bad")]
    low = {pair: _contrast(*(shades[name] for name in pair)) for pair in pairs}
    assert {pair: n for pair, n in low.items() if n < 4.5} == {}


def _contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2.2 defines it."""
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
