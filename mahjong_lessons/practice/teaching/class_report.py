"""What the learners of a class get wrong, from the progress that they saved.

Only files of one folder are read, and nothing leaves this computer. A file that cannot
be read is named with its reason, and the others are shown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from html import escape
from itertools import chain
from operator import or_
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_lessons import plots, views
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, nt, t
from mahjong_lessons.practice.drill.deck import deck_of, title_of
from mahjong_lessons.practice.drill.progress import Progress
from mahjong_lessons.practice.drill.saving import MOST_BYTES, PREFIX, ProgressError, from_text
from mahjong_lessons.views import Cell, Part, Rendered, Table, content
from mahjong_lessons.views.document import page

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ENDINGS = (".json", ".txt")
"""The files that are read: progress saved as a file, or as lines of text."""


@dataclass(frozen=True)
class Member:
    """One learner, by the name of the file or the name before the line."""

    name: str
    progress: Progress


@dataclass(frozen=True)
class Skipped:
    """A file, or a line of one, that was left out, and why."""

    place: str
    why: str


@dataclass(frozen=True)
class ClassReport(Displayable):
    """The learners of a class, and what was left out."""

    learners: tuple[Member, ...]
    skipped: tuple[Skipped, ...] = ()

    @cached_property
    def together(self) -> Progress:
        """The answers of all learners."""
        return reduce(or_, (learner.progress for learner in self.learners), Progress())

    @property
    def mistakes(self) -> Table:
        """Each mistake: how often it was made, or perhaps, by how many, and who mastered it."""
        missed, maybe = self.together.missed, self.together.maybe
        decks = [deck_of(learner.progress) for learner in self.learners]
        rows = tuple(
            (
                id,
                title,
                missed.get(id, 0),
                maybe.get(id, 0),
                sum(id in _made(learner.progress) for learner in self.learners),
                sum(id in [card.mistake for card in deck.mastered] for deck in decks),
            )
            for id, title in self.named.items()
        )
        head = (
            t("id"),
            t("mistake"),
            t("made"),
            t("perhaps"),
            t("by learners, or perhaps"),
            t("mastered by"),
        )
        return Table(head, rows, caption=t("Mistakes"))

    @property
    def named(self) -> dict[str, str]:
        """The mistakes that were made, or perhaps, with their titles; the most frequent first."""
        missed, made = self.together.missed, _made(self.together)
        ids = sorted(made, key=lambda id: (-made[id], -missed.get(id, 0), id))
        return {id: title_of(id) for id in ids}

    @property
    def kinds(self) -> Table:
        """How many answers of each kind were right, and how many wrong."""
        rows = tuple(
            (t(kind), counted.right, counted.wrong)
            for kind, counted in sorted(self.together.asked.items())
        )
        return Table((t("asked"), t("right"), t("wrong")), rows, caption=t("Answers"))

    @property
    def people(self) -> Table:
        """Each learner: answers, how many were right, and the most frequent mistakes."""
        rows = tuple(_row(learner) for learner in self.learners)
        head = (t("learner"), t("answers"), t("right"), t("most frequent mistakes"))
        return Table(head, rows, caption=t("Learners"))

    @property
    def summary(self) -> str:
        """How many learners and how many answers."""
        learners = nt("{n} learner.", "{n} learners.", len(self.learners))
        return f"{learners} {nt('{n} answer.', '{n} answers.', self.together.answered)}"

    def plot(self) -> Axes:
        """How often each mistake was made."""
        return plots.mistakes_made(self.named, self.together.missed, self.together.maybe)

    def __repr__(self) -> str:
        return f"ClassReport({len(self.learners)} learners, {len(self.skipped)} skipped)"


def _made(progress: Progress) -> Counter[str]:
    """How often each mistake was made, or perhaps."""
    return Counter(progress.missed) + Counter(progress.maybe)


# --- reading ----------------------------------------------------------------------


def read_class(folder: Path) -> ClassReport:
    """Read the progress of a class: each ``.json`` or ``.txt`` file of a folder.

    A text file may hold the lines of several learners, each with a name before it.
    Files that share a session are of one learner. Raises ValueError for a folder
    without such files, OSError for one that cannot be read.
    """
    files = sorted(path for path in folder.iterdir() if _is_progress(path))
    if not files:
        message = t(
            "there is no progress in {folder}: {endings} files are read",
            folder=folder,
            endings=listing(ENDINGS),
        )
        raise ValueError(message)
    found = [each for path in files for each in _read(path)]
    learners = [each for each in found if isinstance(each, Member)]
    skipped = tuple(each for each in found if isinstance(each, Skipped))
    return ClassReport(_each_once(learners), skipped)


def _is_progress(path: Path) -> bool:
    return path.suffix.lower() in ENDINGS and not path.name.startswith(".") and path.is_file()


def _read(path: Path) -> Iterator[Member | Skipped]:
    """The learners of a file: one for the whole of it, or one for each line."""
    place = _printable(path.name)
    try:
        text = _text(path)
    except (OSError, ProgressError) as error:
        yield Skipped(place, _reason(error))
        return
    if text.count(_START) < 2:
        yield _learner(place, _printable(path.stem), text)
        return
    for number, line in enumerate(_WRAPPED.sub(_in_one, text).splitlines(), start=1):
        if line.strip():
            stem = t("{file}, line {n}", file=_printable(path.stem), n=number)
            yield _learner(t("{file}, line {n}", file=place, n=number), stem, line)


_START = f"{PREFIX}:"
_WRAPPED = re.compile(rf"{_START}[A-Za-z0-9+/\s]*:(?:\s*[0-9a-f]){{8}}")
"""A saved line, though mail may have broken it into several."""


def _in_one(found: re.Match[str]) -> str:
    """A saved line that was broken in one again; what follows keeps the number of its line."""
    return "".join(found[0].split()) + "\n" * found[0].count("\n")


_BETWEEN = " \t\r\n,;:-"
"""What may stand between a learner's name and the line."""


def _learner(place: str, name: str, text: str) -> Member | Skipped:
    """A learner, named as the text says or else by this name; or why there is none."""
    before, start, line = text.partition(_START)
    try:
        progress = from_text(start + line or before)
    except ProgressError as error:
        return Skipped(place, _reason(error))
    written = _printable(before.strip(_BETWEEN)) if start else ""
    return Member(written or name, progress)


def _text(path: Path) -> str:
    if path.stat().st_size > MOST_BYTES:
        raise ProgressError(t("This is too large for progress."))
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise ProgressError(t("This is no text.")) from None


def _reason(error: OSError | ProgressError) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)


def _printable(text: str) -> str:
    """A name without what a terminal could take for a command."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _each_once(learners: Iterable[Member]) -> tuple[Member, ...]:
    """Put files together that are of one learner: of the same name, or with a session in common."""
    groups: list[list[Member]] = []
    for learner in learners:
        same = [group for group in groups if any(_are_one(one, learner) for one in group)]
        groups = [group for group in groups if group not in same]
        groups.append([*chain(*same), learner])
    return tuple(sorted(map(_together, groups), key=lambda learner: learner.name))


def _together(group: Sequence[Member]) -> Member:
    names = dict.fromkeys(learner.name for learner in group)
    return Member(listing([*names], "and"), reduce(or_, (one.progress for one in group)))


def _are_one(one: Member, other: Member) -> bool:
    sessions = ({session.name for session in each.progress.sessions} for each in (one, other))
    return one.name == other.name or bool(set.intersection(*sessions))


# --- showing ----------------------------------------------------------------------

_NAMED = 3
"""Mistakes that are named beside a learner."""


def _row(learner: Member) -> tuple[Cell, ...]:
    progress = learner.progress
    right = sum(counted.right for counted in progress.asked.values())
    most = ", ".join(f"{id} ({n})" for id, n in list(progress.missed.items())[:_NAMED])
    return learner.name, progress.answered, right, most


@content.register
def _(value: ClassReport) -> Sequence[Part]:
    parts: list[Part] = [value.summary]
    if value.named:
        picture = plots.show(value.plot())
        parts += [Rendered(picture.svg, picture.words), value.mistakes]
    if value.learners:
        parts += [value.kinds, value.people]
    if value.skipped:
        rows = tuple((one.place, one.why) for one in value.skipped)
        parts.append(Table((t("left out"), t("why")), rows))
    return parts


def class_report_page(report: ClassReport) -> str:
    """The report as a page of its own."""
    title = t("Class report")
    body = f"{views.html(views.style())}<h1>{escape(title)}</h1>{views.html(report)}"
    return page(title, body, css=_CSS)


_CSS = """
body{font-family:sans-serif;line-height:1.5;max-width:62em;margin:1.5em auto;padding:0 1em;
color:#222;background:#fff}
table{break-inside:avoid}
table.mj-table{margin:1.5em 0}
"""


def write_class_report(report: ClassReport, out: Path) -> None:
    """Write the report as a page, or its plot as a picture: the ending says which.

    Raises ValueError for another ending, OSError where it cannot be written.
    """
    match out.suffix.lower():
        case ".html":
            out.write_text(class_report_page(report), encoding="utf-8")
        case ".svg":
            out.write_text(plots.show(report.plot()).svg + "\n", encoding="utf-8")
        case ".png":
            figure = report.plot().get_figure(root=True)
            assert figure is not None
            figure.savefig(out, dpi=150)
        case other:
            endings = listing([".html", ".svg", ".png"])
            raise ValueError(
                t('"{ending}" is not written: choose {endings}', ending=other, endings=endings)
            )
