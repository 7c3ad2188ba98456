"""A plugin of pytest: whatever is answered in a test, or in a lesson that is run as one, is
nobody's. The record of whoever runs the tests is neither read nor written.
"""

from __future__ import annotations

import atexit
import os
import shutil
from tempfile import mkdtemp

from mahjong_lessons.practice.record.learners import FOLDER_NAMED_BY


def with_an_empty_record() -> None:
    """Let this process, and those that it starts, learn for nobody."""
    folder = mkdtemp(prefix="record-of-nobody-")
    os.environ[FOLDER_NAMED_BY] = folder
    atexit.register(shutil.rmtree, folder, ignore_errors=True)


with_an_empty_record()
