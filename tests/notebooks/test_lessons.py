"""Every lesson in the checkout is stored as it must be; nbval compares what it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.notebooks.faults import faults
from tests.notebooks.store import lessons, read


def test_there_are_lessons() -> None:
    assert lessons()


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_lesson_is_run_and_stored_in_order(path: Path) -> None:
    assert faults(read(path)) == []
