"""Format, lint, types and layers, so that one command checks everything."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
_LINT_IMPORTS = "from importlinter.cli import lint_imports_command as main; main()"


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(["-m", "ruff", "format", "--check", "--quiet", "--diff", "."], id="format"),
        pytest.param(["-m", "ruff", "check", "--output-format=concise", "."], id="lint"),
        pytest.param(["-m", "mypy"], id="types"),
        pytest.param(["-c", _LINT_IMPORTS, "--no-cache"], id="layers"),
    ],
)
def test_quality(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "utf8", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
