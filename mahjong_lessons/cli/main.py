"""The command ``mahjong-lessons``: opens the course, or runs what a terminal is enough for.

See ``terminal`` for what scores, and ``teaching`` for what helps a teacher.
"""

from __future__ import annotations

import json
import os
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn
from urllib.parse import quote

from mahjong_lessons import __version__, hongkong, riichi
from mahjong_lessons.cli import teaching, terminal
from mahjong_lessons.cli.course import (
    Delivery,
    Fate,
    LessonError,
    course,
    deliver,
    lesson_languages,
    restore,
)
from mahjong_lessons.cli.shell import install_line
from mahjong_lessons.core import text
from mahjong_lessons.core.hand import HandError
from mahjong_lessons.core.records import Record
from mahjong_lessons.core.text import N_, listing, t

PROGRAM = "mahjong-lessons"
FAILED, BAD_INPUT = 1, 2


class UsageError(ValueError):
    """Arguments that a command does not take; ``command`` is the one that has help on it."""

    def __init__(self, message: str, command: str) -> None:
        super().__init__(message)
        self.command = command


class _Parser(ArgumentParser):
    """A parser that raises what is wrong, so that the command answers it in one place."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message, self.prog)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and give its exit status: 0, 1 (failed) or 2 (bad input)."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # an old terminal may lack a character: show ? then
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if arguments is None else arguments
    try:
        asked = _read(given)
        return _open_course(asked) if asked.run is None else _run(asked, given)
    except (UsageError, LessonError) as error:
        return _refuse(error, given)
    except BrokenPipeError:  # who reads has enough, as in "| head": leave without a word
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (OSError, RuntimeError) as error:  # RuntimeError: a home folder that is not there
        return _complain(FAILED, str(error))


def _run(asked: Namespace, given: Sequence[str]) -> int:
    try:
        asked.run(asked)
    except ValueError as error:
        return _refuse(error, given)
    sys.stdout.flush()
    return 0


def _read(arguments: Sequence[str]) -> Namespace:
    words = _Parser(prog=PROGRAM, allow_abbrev=False, add_help=False)
    words.add_argument("--language")
    asked, others = words.parse_known_args(arguments)
    if asked.language is not None:
        _speak(asked.language)
    parser = _Parser(
        prog=PROGRAM,
        allow_abbrev=False,
        description=t("Copy the lessons to your folder and open them in JupyterLab."),
        epilog=t("What you changed in your folder is never overwritten."),
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    folder = t("where your lessons are (default: {folder})", folder=Path("~", PROGRAM))
    parser.add_argument("--folder", type=Path, default=Path.home() / PROGRAM, help=folder)
    spoken = t(
        "the language of lessons and of answers, with any command: {languages}",
        languages=listing(_languages()),
    )
    parser.add_argument("--language", metavar="TAG", help=spoken)
    parser.add_argument("--no-browser", action="store_true", help=t("do not open a browser"))
    parser.add_argument("--no-lab", action="store_true", help=t("copy the lessons, then stop"))
    restored = t("bring back one lesson as the course has it, then stop; yours is set aside")
    parser.add_argument("--restore", metavar="LESSON", help=restored)
    parser.set_defaults(run=None)
    title = t("commands that score in the terminal, and for teachers")
    commands = parser.add_subparsers(title=title, metavar="COMMAND")
    parsers = [parser, *(command.add_to(commands.add_parser, PROGRAM) for command in COMMANDS)]
    try:
        return parser.parse_args(others, asked)
    except UsageError as error:
        message = _with_a_guess(str(error), arguments, parsers)
        raise UsageError(message, error.command) from None


COMMANDS = (*terminal.COMMANDS, *teaching.COMMANDS)


def _speak(language: str) -> None:
    """Speak the language, or English where there are lessons in it and no catalogue yet."""
    if language not in _languages():
        there = listing(_languages())
        raise LessonError(
            t('there is no language "{tag}": choose {there}', tag=language, there=there)
        )
    text.use(language if language in text.languages() else text.ENGLISH)


def _languages() -> tuple[str, ...]:
    return tuple(dict.fromkeys((*lesson_languages(), *text.languages())))


def _with_a_guess(message: str, arguments: Sequence[str], parsers: list[ArgumentParser]) -> str:
    """The message, and the known word that is nearest to the one that it complains of."""
    from difflib import get_close_matches  # noqa: PLC0415 (slow to load, seldom needed)

    options = re.findall("--[a-z-]+", " ".join(parser.format_help() for parser in parsers))
    names = [command.name for command in COMMANDS]
    known = [*names, *riichi.RULES, *hongkong.RULES, *options]
    for word in re.split("[= ]", " ".join(arguments)):
        if word in message and word not in known:
            for near in get_close_matches(word, known, n=1):
                return t("{message} (did you mean {word}?)", message=message, word=near)
    return message


def _refuse(error: Exception, arguments: Sequence[str]) -> int:
    """Say what is wrong with the input; to a program that asked for JSON as JSON too."""
    if "--json" in arguments:
        print(json.dumps(_error_record(error)))
    lines = [str(error)]
    if isinstance(error, HandError):
        lines.append(error.pointer)
    if isinstance(error, UsageError):
        lines.append(t("{command} --help tells what can be written.", command=error.command))
    return _complain(BAD_INPUT, *lines)


def _error_record(error: Exception) -> Record:
    """What is wrong: the kind of error, its message, the text as it was read, and where in it."""
    span = getattr(error, "span", None)
    return {
        "error": {
            "kind": type(error).__name__,
            "message": str(error),
            "text": getattr(error, "text", None),
            "span": list(span) if span else None,
        }
    }


def _complain(status: int, *lines: str) -> int:
    print(f"{PROGRAM}: {lines[0]}", *filter(None, lines[1:]), sep="\n", file=sys.stderr)
    return status


# --- the course ---------------------------------------------------------------


def _open_course(asked: Namespace) -> int:
    folder = asked.folder.expanduser().absolute()
    lessons = course(_language(asked, folder))
    if asked.restore is not None:
        aside = restore(folder, asked.restore, lessons)
        print(t("The lesson is as the course has it."))
        if aside:
            print(t("Your copy is now {name}", name=aside.name))
        return 0
    delivery = deliver(folder, lessons)
    print(*_report(delivery), sep="\n")
    return (
        0 if asked.no_lab else _open_lab(delivery, lessons.lessons[0], browser=not asked.no_browser)
    )


def _language(asked: Namespace, folder: Path) -> str:
    """The language that was asked for, or that the folder has, or that is spoken here."""
    if asked.language is not None:
        return str(asked.language)
    found = text.language_of(folder)
    if found in _languages():
        _speak(found)
        return found
    return text.language() if text.language() in lesson_languages() else text.ENGLISH


def _report(delivery: Delivery) -> Iterator[str]:
    yield t("Your lessons are in {folder}", folder=delivery.folder)
    for fate, words in _FATES.items():
        for name in delivery.names(fate):
            yield f"  {t(words)}: {name}"
    if delivery.changed:
        yield t("To see a lesson as the course has it, use --restore; yours is set aside.")


_FATES = {
    Fate.NEW: N_("new"),
    Fate.UPDATED: N_("brought up to date"),
    Fate.KEPT: N_("kept as you changed it"),
    Fate.BEHIND: N_("kept as you changed it, though the course has a newer one"),
    Fate.GONE: N_("no longer in the course under this name"),
}


def _open_lab(delivery: Delivery, first: str, *, browser: bool) -> int:
    try:
        from jupyterlab.labapp import LabApp  # noqa: PLC0415 (slow, and not needed to score)
    except ImportError:
        return _complain(
            FAILED,
            t("JupyterLab is not installed here. Install it with:"),
            f"  {install_line()}",
        )
    _trust(delivery)
    _add_lab_defaults()
    os.environ[text.LANGUAGE_VARIABLE] = text.language()  # for the kernels, in any folder
    LabApp.launch_instance([str(delivery.folder), *_lab_options(delivery, first, browser)])
    return 0


def _add_lab_defaults() -> None:
    """Let this JupyterLab alone not ask about news; what the learner has set counts more."""
    named = filter(None, (str(_LAB_DEFAULTS), os.environ.get(_CONFIG_PATH)))
    os.environ[_CONFIG_PATH] = os.pathsep.join(named)


_LAB_DEFAULTS = Path(__file__).parents[1] / "jupyter"
_CONFIG_PATH = "JUPYTER_CONFIG_PATH"


def _trust(delivery: Delivery) -> None:
    """Sign the lessons just delivered, so that their stored outputs show as they were made."""
    from nbformat import NO_CONVERT, read  # noqa: PLC0415 (comes with JupyterLab)
    from nbformat.sign import NotebookNotary  # noqa: PLC0415

    notary = NotebookNotary()
    for name in (*delivery.names(Fate.NEW), *delivery.names(Fate.UPDATED)):
        if name.endswith(".ipynb"):
            notary.sign(read(delivery.folder / name, NO_CONVERT))


def _lab_options(delivery: Delivery, first: str, browser: bool) -> Iterator[str]:
    if not delivery.changed:  # whoever has done nothing yet starts in the first lesson
        yield f"--LabApp.default_url=/lab/tree/{quote(first)}"
    if not browser:
        yield "--no-browser"
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Whoever is root here, in a container say, chose that; Jupyter would refuse.
        yield "--allow-root"
