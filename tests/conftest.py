"""Settings that all tests share."""

from __future__ import annotations

import os
from collections import Counter
from itertools import count

import pytest
from hypothesis import settings

from mahjong_lessons.practice.record.learners import FOLDER_NAMED_BY

# No deadline: the machine may be busy. In CI the same examples every time.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(autouse=True)
def _record_of_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """What a test answers is kept in a folder of its own."""
    folder = tmp_path_factory.getbasetemp() / f"record-{next(_NUMBERS)}"
    monkeypatch.setenv(FOLDER_NAMED_BY, str(folder))


_NUMBERS = count()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how long each lesson took, its kernel's start included."""
    seconds: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            file = getattr(report, "nodeid", "").partition("::")[0]
            if file.endswith(".ipynb"):
                seconds[file] += getattr(report, "duration", 0.0)
    if seconds:
        terminalreporter.section("time of each lesson")
        for file, time in sorted(seconds.items()):
            terminalreporter.write_line(f"{time:6.1f} s  {file}")
