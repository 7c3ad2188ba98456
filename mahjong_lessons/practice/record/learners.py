"""Who is learning: each learner has a folder, and one of them is at the table now."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from mahjong_lessons.core.files import write_whole
from mahjong_lessons.core.text import t
from mahjong_lessons.practice.record.folder import SUFFIX

FOLDER_NAMED_BY = "MAHJONG_LESSONS_RECORD"
"""The environment variable that may name the folder of all learners."""

LONGEST_NAME = 60
_NAME, _NOW = "name.txt", "now.txt"


def record_home() -> Path:
    """The folder of all learners: named, or where the system keeps such things.

    In a browser it is the folder that the browser keeps.
    """
    if named := os.environ.get(FOLDER_NAMED_BY):
        return Path(named)
    if sys.platform == "emscripten":
        kept = Path("/drive")
        return (kept if kept.is_dir() else Path.cwd()) / "mahjong-record"
    try:
        from platformdirs import user_data_path  # noqa: PLC0415 (Jupyter brings it)
    except ImportError:
        return Path.home() / ".mahjong-lessons"
    return user_data_path("mahjong-lessons", appauthor=False)


@dataclass(frozen=True, slots=True)
class Learner:
    """Somebody who learns: the folder of the record, and a name; "" before one was given."""

    folder: Path
    name: str = ""

    @property
    def id(self) -> str:
        """What tells two learners of one name apart."""
        return self.folder.name


class Learners:
    """All learners of one computer; ``home`` is the folder that holds theirs.

    >>> from tempfile import mkdtemp
    >>> learners = Learners(Path(mkdtemp()))
    >>> learners.rename(learners.current(), "Ada").name, len(learners.all())
    ('Ada', 1)
    """

    def __init__(self, home: Path) -> None:
        self.home = home

    def all(self) -> tuple[Learner, ...]:
        """Every learner, by name."""
        return tuple(sorted(self._found(), key=lambda one: (one.name.casefold(), one.id)))

    def current(self) -> Learner:
        """Who learns now: whoever was chosen last, or a learner without a name."""
        known = {one.id: one for one in self._found()}
        chosen = _text(self.home / _NOW)
        if chosen in known:
            return known[chosen]
        return next(iter(known.values()), None) or Learner(self.home / _FIRST)

    def add(self, name: str) -> Learner:
        """One more learner, who learns from now on. Raises ValueError for a name that is none."""
        return self.choose(self.rename(Learner(self.home / token_hex(4)), name))

    def choose(self, learner: Learner) -> Learner:
        """Let this one learn from now on."""
        write_whole(self.home / _NOW, learner.id)
        return learner

    def rename(self, learner: Learner, name: str) -> Learner:
        """Give a learner a name. Raises ValueError for a name that is none."""
        named = Learner(learner.folder, checked_name(name))
        write_whole(learner.folder / _NAME, named.name)
        return named

    def delete(self, learner: Learner) -> None:
        """Take a learner's record away for good; what others put into the folder stays."""
        if learner.folder.parent != self.home:
            raise ValueError(t("this is no learner of this computer"))
        for path in (*learner.folder.glob(f"*{SUFFIX}"), learner.folder / _NAME):
            path.unlink(missing_ok=True)
        if learner.folder.is_dir() and not any(learner.folder.iterdir()):
            learner.folder.rmdir()

    def _found(self) -> Iterator[Learner]:
        try:
            folders = sorted(path for path in self.home.iterdir() if path.is_dir())
        except OSError:
            return
        for folder in folders:
            name = _text(folder / _NAME)
            if name or any(folder.glob(f"*{SUFFIX}")):
                yield Learner(folder, name)


def checked_name(name: str) -> str:
    """A name without spaces round it. Raises ValueError for none, and for one that is no name.

    >>> checked_name("  Ada  ")
    'Ada'
    """
    known = " ".join(name.split())
    if not known or len(known) > LONGEST_NAME or not known.isprintable():
        message = t("a name has 1 to {most} letters, digits and spaces", most=LONGEST_NAME)
        raise ValueError(message)
    return known


def _text(path: Path) -> str:
    try:
        read = path.read_bytes()[: 4 * LONGEST_NAME].decode("utf-8", "replace").strip()
    except OSError:
        return ""
    return read if read.isprintable() else ""


_FIRST = "first"
"""The folder of whoever learns before anybody has a name."""
