"""A file that is written is whole: nobody ever reads half of it."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import token_hex


def write_whole(path: Path, text: str) -> None:
    """Write a file beside its place and move it there; on a full disk the old one stays.

    Folders on the way are made. Raises OSError where it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{token_hex(4)}")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
