"""The commands for teachers. A command is a row of :data:`COMMANDS`.

What they need is loaded when one is run: a hand is scored in a terminal without it.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from mahjong_lessons.text import t


class Command(NamedTuple):
    """One command: its help, an example, its options, and what it does.

    ``run`` raises ``ValueError`` for bad input, ``OSError`` for files.
    """

    name: str
    help: str
    description: str
    example: str
    options: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], None]


def add_commands(add_parser: Callable[..., ArgumentParser], program: str) -> list[ArgumentParser]:
    """Add a parser for each command; each leaves what it does in ``run``."""
    parsers = []
    for command in COMMANDS:
        example = f"{program} {command.name} {command.example}"
        parser = add_parser(
            command.name,
            allow_abbrev=False,
            help=t(command.help),
            description=t(command.description),
            epilog=t("Example: {command}", command=example),
        )
        command.options(parser)
        parser.set_defaults(run=command.run)
        parsers.append(parser)
    return parsers


def _takes_a_folder(parser: ArgumentParser) -> None:
    parser.add_argument(
        "folder", type=Path, help=t("where the learners' saved progress is: .json or .txt files")
    )
    parser.add_argument(
        "--out",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help=t("also write a page (.html) or the plot (.svg, .png); may be given again"),
    )


def _class_report(asked: Namespace) -> None:
    from mahjong_lessons.practice.class_report import read_class, write  # noqa: PLC0415 (slow)

    report = read_class(asked.folder)
    for out in asked.out:
        write(report, out)
    print(report, "", *(t("written: {file}", file=out) for out in asked.out), sep="\n")


COMMANDS = (
    Command(
        "class-report",
        "show what a class gets wrong",
        "Read the progress that learners saved, and show which mistakes they make.",
        "progress --out report.html",
        _takes_a_folder,
        _class_report,
    ),
)
"""The commands, in the order in which the help lists them."""
