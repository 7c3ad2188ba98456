"""The course: which lessons there are, and the learner's own copy of them.

A lesson has a name that stays, its slug. Its number is its place in ``notebooks/lessons.txt``,
and stands nowhere else: ``count-fu`` is delivered as ``NN-count-fu.ipynb``, so that a folder
lists the lessons in order, and links between them are given the same names.

Lessons are copied into a folder where the learner works. A note beside them (the manifest)
keeps the fingerprint of every file as it was delivered, so that what the learner changed is
told apart from what may be brought up to date.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from hashlib import sha256
from itertools import count
from pathlib import Path, PurePosixPath

from mahjong_lessons.core.text import ENGLISH, listing, t

MANIFEST = ".mahjong-lessons.json"
ORDER = "lessons.txt"
_PACKAGE = Path(__file__).parents[1]


class LessonError(Exception):
    """A lesson that cannot be found or delivered. The message says what to do."""


# --- the course -------------------------------------------------------------------


@dataclass(frozen=True)
class Course:
    """The lessons in order, by their slugs, and the folders that hold them.

    A file of a later folder takes the place of one of the same name: a lesson that is not
    translated yet is there in English.
    """

    order: tuple[str, ...]
    folders: tuple[Path, ...]

    @property
    def lessons(self) -> tuple[str, ...]:
        """The names under which the lessons are delivered, in order."""
        return tuple(map(self.delivered, self.order))

    def delivered(self, slug: str) -> str:
        """The name under which a lesson is delivered: its number stands before it."""
        return f"{self.order.index(slug):02}-{slug}.ipynb"

    @cached_property
    def files(self) -> Mapping[str, bytes]:
        """What is delivered: lessons first, in order, then what they need; by name."""
        found = {name: file for folder in self.folders for name, file in _files(folder)}
        lessons = {slug: found.pop(f"{slug}.ipynb", None) for slug in self.order}
        numbered = {self.delivered(slug): file for slug, file in lessons.items() if file}
        return {name: self._content(file) for name, file in (numbered | found).items()}

    def _content(self, file: Path) -> bytes:
        content = file.read_bytes()
        if file.suffix != ".ipynb":
            return content
        return _LINK.sub(lambda link: self._linked(link[0].decode()).encode(), content)

    def _linked(self, slug: str) -> str:
        return self.delivered(slug).removesuffix(".ipynb") if slug in self.order else slug


_LINK = re.compile(rb"(?<=\]\()[a-z0-9-]+(?=\.ipynb)")


def course(language: str = ENGLISH) -> Course:
    """The course in a language, in the installed package or beside it in a checkout.

    Raises ``LessonError`` for a language that it does not have.
    """
    root = _root()
    if language not in lesson_languages():
        there = listing(lesson_languages())
        raise LessonError(
            t(
                'there are no lessons in "{language}": choose {there}',
                language=language,
                there=there,
            )
        )
    order = (root / ORDER).read_text(encoding="utf-8").split()
    return Course(tuple(order), tuple(root / each for each in dict.fromkeys((ENGLISH, language))))


def lesson_languages() -> tuple[str, ...]:
    """The languages that there are lessons in, English first."""
    others = sorted(file.parent.name for file in _root().glob("*/language.txt"))
    return tuple(dict.fromkeys((ENGLISH, *others)))


def _root() -> Path:
    for folder in (_PACKAGE / "_notebooks", _PACKAGE.parent / "notebooks"):
        if (folder / ORDER).is_file():
            return folder
    raise LessonError(t("the lessons were not found: install mahjong-lessons again"))


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    """The files of a folder and those below it, but for hidden ones, by name."""
    for path in sorted(folder.rglob("*")):
        file = path.relative_to(folder)
        if path.is_file() and not any(part.startswith((".", "__")) for part in file.parts):
            yield file.as_posix(), path


# --- the learner's copy -----------------------------------------------------------


class Fate(StrEnum):
    """What became of one file when the lessons were delivered."""

    NEW = "new"
    SAME = "same"
    UPDATED = "updated"
    KEPT = "kept"
    """The learner changed it; there is nothing newer."""
    BEHIND = "behind"
    """The learner changed it, and the course has a newer one."""
    GONE = "gone"
    """The course has it no more under this name, and the learner had not changed it."""


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


def deliver(folder: Path, lessons: Course) -> Delivery:
    """Copy the lessons to a folder; what the learner changed there is left alone.

    Raises ``OSError`` where the folder cannot be written, and ``LessonError`` for the
    folder of a project.
    """
    _refuse_project(folder)
    folder.mkdir(parents=True, exist_ok=True)
    delivered = _read_manifest(folder)
    fates = dict.fromkeys(_remove_old(folder, delivered, lessons), Fate.GONE)
    for name, content in lessons.files.items():
        fates[name] = _fate(content, folder / name, delivered.get(name))
        if fates[name] in (Fate.NEW, Fate.UPDATED):
            _write(content, folder / name)
        if fates[name] not in (Fate.KEPT, Fate.BEHIND):
            delivered[name] = _fingerprint(name, content)
    _write_manifest(folder, delivered)
    return Delivery(folder, fates)


def _remove_old(folder: Path, delivered: dict[str, str], lessons: Course) -> Iterator[str]:
    """Remove what the course has no more, or under another number, unless it was changed."""
    for name in delivered.keys() - lessons.files.keys():
        theirs, mark = folder / name, delivered.pop(name)
        inside = folder.resolve() in theirs.resolve().parents
        if inside and theirs.is_file() and _fingerprint(name, theirs.read_bytes()) == mark:
            theirs.unlink()
            yield name


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


def _fate(ours: bytes, theirs: Path, delivered: str | None) -> Fate:
    if not theirs.exists():
        return Fate.NEW
    new, now = (_fingerprint(theirs.name, each) for each in (ours, theirs.read_bytes()))
    if now == new:
        return Fate.SAME
    if now == delivered:
        return Fate.UPDATED
    return Fate.KEPT if delivered == new else Fate.BEHIND


def restore(folder: Path, lesson: str, lessons: Course) -> Path | None:
    """Bring one lesson back as the course has it.

    ``lesson`` is its number, its name or the start of it, such as ``4`` or ``count-fu``.
    A copy that the learner changed is set aside, and its new place is given; ``None`` if
    there was nothing to set aside.
    """
    _refuse_project(folder)
    name = _named(lesson, lessons)
    ours, theirs, aside = lessons.files[name], folder / name, None
    folder.mkdir(parents=True, exist_ok=True)
    delivered = _read_manifest(folder)
    if _fate(ours, theirs, delivered.get(name)) in (Fate.KEPT, Fate.BEHIND):
        aside = _free_place(theirs)
        theirs.rename(aside)
    _write(ours, theirs)
    _write_manifest(folder, delivered | {name: _fingerprint(name, ours)})
    return aside


def _named(asked: str, lessons: Course) -> str:
    """The file that somebody means by a number or a name."""
    slugs = {lessons.delivered(slug): slug for slug in lessons.order}
    start = f"{asked.zfill(2)}-" if asked.isdecimal() else asked
    known = {name: (name, slugs.get(name, name)) for name in lessons.files}
    whole = [name for name, each in known.items() if start in (*each, PurePosixPath(name).stem)]
    begun = [name for name, each in known.items() if any(one.startswith(start) for one in each)]
    found = whole or (begun if start else [])
    if len(found) == 1:
        return found[0]
    if found:
        raise LessonError(t('"{start}" could be {choice}', start=asked, choice=listing(found)))
    raise LessonError(
        t(
            'there is no lesson "{asked}": the lessons are {first} to {last}',
            asked=asked,
            first=lessons.lessons[0].partition("-")[0],
            last=lessons.lessons[-1].partition("-")[0],
        )
    )


def _free_place(path: Path) -> Path:
    """A name beside the path that nothing has yet."""
    stems = (t("{name} (my copy {n})", name=path.stem, n=n) for n in count(1))
    places = (path.with_name(stem + path.suffix) for stem in stems)
    return next(place for place in places if not place.exists())


def _write(content: bytes, place: Path) -> None:
    """Write so that the file is there whole or not at all."""
    place.parent.mkdir(parents=True, exist_ok=True)
    half = place.with_name(f".{place.name}.part")
    half.write_bytes(content)
    half.replace(place)


def _fingerprint(name: str, content: bytes) -> str:
    """What a learner can change in a file: of a lesson its cells, not outputs or metadata.

    JupyterLab saves a lesson that was only opened with metadata of its own.
    """
    if name.endswith(".ipynb"):
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
    _write(text.encode(), folder / MANIFEST)
