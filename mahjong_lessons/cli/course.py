"""The learner's own copy of the lessons.

Lessons are copied into a folder where the learner works. A note beside them (the
manifest) keeps the fingerprint of every file as it was delivered, so that what
the learner changed is told apart from what may be brought up to date.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from itertools import count
from pathlib import Path

from mahjong_lessons.core.text import listing, t

MANIFEST = ".mahjong-lessons.json"
_PACKAGE = Path(__file__).parents[1]


class LessonError(Exception):
    """A lesson that cannot be found or delivered. The message says what to do."""


class Fate(StrEnum):
    """What became of one file when the lessons were delivered."""

    NEW = "new"
    SAME = "same"
    UPDATED = "updated"
    KEPT = "kept"
    """The learner changed it; there is nothing newer."""
    BEHIND = "behind"
    """The learner changed it, and the course has a newer one."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """Where the lessons are now, and what became of each file, by name."""

    folder: Path
    fates: Mapping[str, Fate]

    def names(self, fate: Fate) -> tuple[str, ...]:
        """The files of one fate, in order."""
        return tuple(name for name, its in self.fates.items() if its is fate)

    @property
    def changed(self) -> tuple[str, ...]:
        """The files that the learner changed."""
        return self.names(Fate.KEPT) + self.names(Fate.BEHIND)


def source(language: str = "en") -> Path:
    """Find the lessons: in the installed package, or beside it in a checkout."""
    for folder in (_PACKAGE / "_notebooks", _PACKAGE.parent / "notebooks"):
        if lessons(folder / language):
            return folder / language
    raise LessonError(t("the lessons were not found: install mahjong-lessons again"))


def lessons(folder: Path) -> tuple[str, ...]:
    """The files of the course in a folder, lessons and what they need, in order."""
    files = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return tuple(sorted(file.as_posix() for file in files if not _is_hidden(file)))


def _is_hidden(file: Path) -> bool:
    return any(part.startswith((".", "__")) for part in file.parts)


def deliver(folder: Path, origin: Path | None = None) -> Delivery:
    """Copy the lessons to a folder; what the learner changed there is left alone.

    Raises ``OSError`` where the folder cannot be written, and ``LessonError`` for the
    folder of a project.
    """
    origin = origin or source()
    _refuse_project(folder)
    folder.mkdir(parents=True, exist_ok=True)
    delivered = _read_manifest(folder)
    fates: dict[str, Fate] = {}
    for name in lessons(origin):
        fates[name] = _fate(origin / name, folder / name, delivered.get(name))
        if fates[name] in (Fate.NEW, Fate.UPDATED):
            _copy(origin / name, folder / name)
        if fates[name] not in (Fate.KEPT, Fate.BEHIND):
            delivered[name] = _fingerprint(origin / name)
    _write_manifest(folder, delivered)
    return Delivery(folder, fates)


def _refuse_project(folder: Path) -> None:
    """Keep lessons out of a checkout; whoever keeps their own lessons in git may go on."""
    signs = ("pyproject.toml",) if (folder / MANIFEST).exists() else ("pyproject.toml", ".git")
    for sign in signs:
        if (folder / sign).exists():
            raise LessonError(
                t(
                    "{folder} holds {sign}, so it is a project and no place for your lessons: "
                    "name another folder with --folder",
                    folder=folder,
                    sign=sign,
                )
            )


def _fate(ours: Path, theirs: Path, delivered: str | None) -> Fate:
    if not theirs.exists():
        return Fate.NEW
    new, now = _fingerprint(ours), _fingerprint(theirs)
    if now == new:
        return Fate.SAME
    if now == delivered:
        return Fate.UPDATED
    return Fate.KEPT if delivered == new else Fate.BEHIND


def restore(folder: Path, lesson: str, origin: Path | None = None) -> Path | None:
    """Bring one lesson back as the course has it.

    ``lesson`` is its number, its name or the start of it, such as ``4`` or ``04-count``.
    A copy that the learner changed is set aside, and its new place is given; ``None`` if
    there was nothing to set aside.
    """
    origin = origin or source()
    _refuse_project(folder)
    name = _named(lesson, lessons(origin))
    theirs, aside = folder / name, None
    folder.mkdir(parents=True, exist_ok=True)
    delivered = _read_manifest(folder)
    fate = _fate(origin / name, theirs, delivered.get(name))
    if fate in (Fate.KEPT, Fate.BEHIND):
        aside = _free_place(theirs)
        theirs.rename(aside)
    _copy(origin / name, theirs)
    _write_manifest(folder, delivered | {name: _fingerprint(origin / name)})
    return aside


def _named(asked: str, names: Iterable[str]) -> str:
    names = tuple(names)
    start = f"{asked.zfill(2)}-" if asked.isdecimal() else asked
    found = [name for name in names if name.startswith(start)] if start else []
    if start in names:
        return start
    if len(found) == 1:
        return found[0]
    if found:
        raise LessonError(t('"{start}" could be {choice}', start=asked, choice=listing(found)))
    numbers = [name.partition("-")[0] for name in names if name.endswith(".ipynb")]
    raise LessonError(
        t(
            'there is no lesson "{asked}": the lessons are {first} to {last}',
            asked=asked,
            first=numbers[0],
            last=numbers[-1],
        )
    )


def _free_place(path: Path) -> Path:
    """A name beside the path that nothing has yet."""
    stems = (t("{name} (my copy {n})", name=path.stem, n=n) for n in count(1))
    places = (path.with_name(stem + path.suffix) for stem in stems)
    return next(place for place in places if not place.exists())


def _copy(ours: Path, theirs: Path) -> None:
    """Copy so that the file is there whole or not at all."""
    theirs.parent.mkdir(parents=True, exist_ok=True)
    half = theirs.with_name(f".{theirs.name}.part")
    shutil.copyfile(ours, half)
    half.replace(theirs)


def _fingerprint(path: Path) -> str:
    """What a learner can change in a file: of a lesson its cells, not outputs or metadata.

    JupyterLab saves a lesson that was only opened with metadata of its own.
    """
    content = path.read_bytes()
    if path.suffix == ".ipynb":
        try:
            cells = [
                [cell["cell_type"], "".join(cell["source"])]
                for cell in json.loads(content)["cells"]
            ]
            content = json.dumps(cells).encode()
        except (ValueError, KeyError, TypeError, RecursionError):
            pass  # no lesson any more, so what it is counts byte for byte
    return sha256(content).hexdigest()


def _read_manifest(folder: Path) -> dict[str, str]:
    """The fingerprints of what was delivered; none if the note is lost or damaged.

    Without it every file that differs counts as changed, so nothing is overwritten.
    """
    try:
        delivered = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        return {str(name): str(mark) for name, mark in delivered.items()}
    except (FileNotFoundError, ValueError, AttributeError, RecursionError):
        return {}


def _write_manifest(folder: Path, delivered: Mapping[str, str]) -> None:
    text = json.dumps(dict(sorted(delivered.items())), indent=1, ensure_ascii=False) + "\n"
    half = folder / f"{MANIFEST}.part"
    half.write_text(text, encoding="utf-8")
    half.replace(folder / MANIFEST)
