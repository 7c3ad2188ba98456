"""The record that this kernel writes to: of whoever learns now, by today's clock."""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from mahjong_lessons.practice.record.folder import Record, utc_now
from mahjong_lessons.practice.record.learners import Learner, Learners, record_home

TODAY_NAMED_BY = "MAHJONG_LESSONS_TODAY"
"""The environment variable that may name the day, such as 2026-01-05; then it is always noon."""


def clock() -> datetime:
    """The time in UTC, or noon of the day that is named."""
    named = os.environ.get(TODAY_NAMED_BY)
    return datetime.fromisoformat(f"{named}T12:00:00").replace(tzinfo=UTC) if named else utc_now()


def record_now() -> Record:
    """The record of whoever learns now."""
    return record_of(Learners(record_home()).current())


def record_of(learner: Learner) -> Record:
    """The record of a learner, as this kernel reads it and adds to it."""
    return _record(learner.folder)


@cache
def _record(folder: Path) -> Record:
    return Record(folder, clock)


def lesson_now() -> str:
    """The slug of the lesson whose kernel this is; "" where nothing tells.

    >>> lesson_now()
    ''
    """
    path = os.environ.get("JPY_SESSION_NAME", "")
    found = re.fullmatch(r"(?:[0-9]+-)?([a-z][a-z0-9-]*)", Path(path).stem)
    return found[1] if found and path.endswith(".ipynb") else ""
