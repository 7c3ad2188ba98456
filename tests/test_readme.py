"""What README and the page on the command show of the terminal is what a terminal shows.

Their Python runs as a doctest.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from mahjong_lessons.cli import main as cli

PAGES = [Path(__file__).parents[1] / name for name in ("README.md", "docs/command-line.md")]
_CONSOLE = re.compile(r"```console\n\$ mahjong-lessons (.*)\n((?s:.*?))```")
EXAMPLES = [found for page in PAGES for found in _CONSOLE.findall(page.read_text("utf-8"))]


def test_there_is_an_example() -> None:
    assert EXAMPLES


@pytest.mark.parametrize(("command", "shown"), EXAMPLES)
def test_example(command: str, shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(shlex.split(command)) == 0
    assert capsys.readouterr().out == shown
