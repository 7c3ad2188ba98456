"""The command ``app``: what it hands to Voilà, and what it says where there is none."""

from __future__ import annotations

import os
import shlex
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest
from nbformat import NO_CONVERT, read, v4

from mahjong_lessons.cli import main as cli, teaching
from mahjong_lessons.cli.shell import install_line
from mahjong_lessons.core.text import LANGUAGE_VARIABLE
from mahjong_lessons.widgets.games import GAMES

ROOT = Path(__file__).parents[2]


class _Started:
    """Voilà as it would be started: its arguments, and the notebook that it would serve."""

    def __init__(self) -> None:
        self.arguments: Sequence[str] = ()
        self.notebook = v4.new_notebook()

    def launch_instance(self, arguments: Sequence[str]) -> None:
        self.arguments = arguments[1:]
        self.notebook = read(arguments[0], NO_CONVERT)


@pytest.fixture
def voila(monkeypatch: pytest.MonkeyPatch) -> _Started:
    monkeypatch.setenv(LANGUAGE_VARIABLE, "")  # put back after the test
    started, module = _Started(), ModuleType("voila.app")
    module.Voila = started
    monkeypatch.setitem(sys.modules, "voila", ModuleType("voila"))
    monkeypatch.setitem(sys.modules, "voila.app", module)
    return started


def test_a_page_with_the_scorers_alone(voila: _Started) -> None:
    assert cli.main(["app"]) == 0
    (cell,) = voila.notebook.cells
    assert cell.source.splitlines()[-1] == "scorers('', 'riichi')"
    ip, settings = voila.arguments
    assert ip == "--Voila.ip=127.0.0.1"
    assert "default-src 'self'" in settings
    assert "http:" not in settings


def test_a_hand_may_be_there_already(voila: _Started) -> None:
    line = "111m456678p35s99s ron 4s riichi"
    assert cli.main(["app", *line.split(), "--port", "8866", "--no-browser"]) == 0
    scope: dict[str, object] = {}
    (cell,) = voila.notebook.cells
    exec(cell.source.replace("scorers('", "shown = scorers('"), scope)
    assert repr(scope["shown"].shown) == "Scorer('111m456678p3599s ron 4s riichi')"
    assert voila.arguments[0] == "--Voila.ip=127.0.0.1"
    assert voila.arguments[2:] == ["--port=8866", "--no-browser"]


def test_each_game_can_come_first(voila: _Started) -> None:
    assert tuple(GAMES) == teaching.GAMES
    for game in GAMES:
        cli.main(["app", "--game", game])
        (cell,) = voila.notebook.cells
        assert cell.source.splitlines()[-1] == f"scorers('', '{game}')"


def test_text_is_quoted(voila: _Started) -> None:
    cli.main(["app", "'); print('"])
    (cell,) = voila.notebook.cells
    assert cell.source.splitlines()[-1] == """scorers("'); print('", 'riichi')"""


def test_without_voila_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "voila.app", None)
    assert cli.main(["app"]) == cli.FAILED
    error = capsys.readouterr().err
    assert "Voilà is not installed here" in error
    assert error.splitlines()[-1].strip() == install_line("app")


@pytest.mark.parametrize("extra", ["app", "site"])
def test_what_it_says_to_install_is_an_extra_of_this_package(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert extra in project["optional-dependencies"]
    python, *_, needed = shlex.split(install_line(extra), posix=os.name != "nt")
    assert (Path(python), needed) == (Path(sys.executable), f"{project['name']}[{extra}]")
