"""What README shows of the terminal is what a terminal shows. (Its Python runs as a doctest.)"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from mahjong_lessons import cli

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```console\n\$ mahjong-lessons (.*)\n((?s:.*?))```", README)


def test_there_is_an_example() -> None:
    assert EXAMPLES


@pytest.mark.parametrize(("command", "shown"), EXAMPLES)
def test_example(command: str, shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(shlex.split(command)) == 0
    assert capsys.readouterr().out == shown
