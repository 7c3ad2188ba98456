"""Every lesson in the checkout is stored as it must be; nbval compares what it shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.notebooks.faults import faults
from tests.notebooks.store import lessons, read


def test_there_are_lessons() -> None:
    assert lessons()


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_lesson_is_run_and_stored_in_order(path: Path) -> None:
    assert faults(read(path)) == []


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_links_of_a_lesson_lead_somewhere(path: Path) -> None:
    """Links to other lessons and files; addresses elsewhere are not asked.

    A lesson that is not translated is delivered in English beside those that are.
    """
    words = "\n".join(cell.source for cell in read(path).cells if cell.cell_type == "markdown")
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", words)
    assert links
    local = [link for link in links if "://" not in link]
    folders = path.parent, path.parents[1] / "en"
    found = {link: any((folder / link).exists() for folder in folders) for link in local}
    assert [link for link, there in found.items() if not there] == []


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_exercises_of_a_lesson_check_themselves(path: Path) -> None:
    """Three to five boxes at the end."""
    cells = [cell.source for cell in read(path).cells]
    (start,) = [n for n, source in enumerate(cells) if "## Your turn" in source]
    boxes = [source for source in cells[start:] if re.search(r"^box\(", source, re.MULTILINE)]
    assert 3 <= len(boxes) <= 5
