"""The commands for teachers, and the scorers as a page. A command is a row of :data:`COMMANDS`.

What they need is loaded when one is run: a hand is scored in a terminal without it.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from mahjong_lessons.cli.command import Command
from mahjong_lessons.cli.course import course
from mahjong_lessons.cli.shell import python_line
from mahjong_lessons.core.text import N_, language, t

GAMES = ("riichi", "hong-kong")
"""The games that have a scorer."""


def _takes_a_folder(parser: ArgumentParser) -> None:
    parser.add_argument(
        "folder",
        metavar="FOLDER",
        type=Path,
        help=t("where the learners' saved progress is: .json or .txt files"),
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
    from mahjong_lessons.practice.teaching.class_report import (  # noqa: PLC0415 (slow)
        read_class,
        write_class_report,
    )

    report = read_class(asked.folder)
    for out in asked.out:
        write_class_report(report, out)
    print(report, "", *(t("written: {file}", file=out) for out in asked.out), sep="\n")


def _takes_a_sheet(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--topic", default="mixed", help=t("what is asked, such as fu or points (default: mixed)")
    )
    numbers = {
        "--level": (1, t("how hard, from 1 up (default: 1)")),
        "--count": (10, t("how many questions (default: 10)")),
        "--seed": (1, t("the same number draws the same sheet (default: 1)")),
    }
    for option, (default, words) in numbers.items():
        parser.add_argument(option, type=int, default=default, metavar="N", help=words)
    parser.add_argument("--rules", default="documents", metavar="NAME", help=t("the rule set"))
    parser.add_argument("--paper", default="a4", help=t("a4 or letter (default: a4)"))
    ending = t("what to write: a name that ends in .html, .pdf or .ipynb")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help=ending)
    parser.add_argument(
        "--key", type=Path, metavar="FILE", help=t("the key in a file of its own, not at the end")
    )


def _worksheet(asked: Namespace) -> None:
    from mahjong_lessons.practice.teaching.worksheets import (  # noqa: PLC0415 (slow)
        Worksheet,
        write_worksheet,
    )

    sheet = Worksheet(
        asked.topic, asked.level, asked.count, asked.seed, rules=asked.rules, paper=asked.paper
    )
    files = write_worksheet(sheet, asked.out, asked.key)
    print(t("{title}, seed {seed}", title=sheet.title, seed=sheet.seed))
    print(*(t("written: {file}", file=file) for file in files), sep="\n")


def _takes_a_page(parser: ArgumentParser) -> None:
    parser.add_argument("--rules", default="documents", metavar="NAME", help=t("the rule set"))
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="FILE",
        help=t("what to write: a name that ends in .html"),
    )


def _cheat_sheet(asked: Namespace) -> None:
    from mahjong_lessons.lessons.one_page import cheat_sheet  # noqa: PLC0415 (slow)

    if asked.out.suffix != ".html":
        raise ValueError(t("the name of the page ends in .html: {name}", name=asked.out.name))
    cheat_sheet(rules=asked.rules, path=asked.out)
    print(t("written: {file}", file=asked.out))


def _takes_a_site(parser: ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", type=Path, help=t("where the site goes"))
    copy = t("a copy of Pyodide to serve; without it browsers fetch Python from its own address")
    parser.add_argument("--pyodide", type=Path, metavar="FOLDER", help=copy)


def _site(asked: Namespace) -> None:
    from mahjong_lessons.cli import website  # noqa: PLC0415 (seldom needed)

    lessons = course(asked.language or language())
    website.build(asked.folder, lessons, asked.pyodide)
    serve = python_line(
        *("-m", "http.server", str(_PORT), "--bind", _HOST, "--directory", str(asked.folder))
    )
    print(t("The site is in {folder}. To try it, serve it:", folder=asked.folder))
    print(f"  {serve}")
    print(t("and open the first lesson in a browser:"))
    print(f"  http://{_HOST}:{_PORT}/{website.first_page(lessons)}")


_HOST, _PORT = "127.0.0.1", 8000


def _takes_a_start(parser: ArgumentParser) -> None:
    parser.add_argument(
        "line",
        metavar="LINE",
        nargs="*",
        help=t("a hand in the one-line notation to begin with (may be left out)"),
    )
    parser.add_argument(
        "--game",
        choices=GAMES,
        default=GAMES[0],
        help=t("whose scorer comes first (default: riichi)"),
    )
    parser.add_argument("--port", type=int, metavar="N", help=t("the port (default: a free one)"))
    parser.add_argument("--no-browser", action="store_true", help=t("do not open a browser"))


def _app(asked: Namespace) -> None:
    from mahjong_lessons.cli import app  # noqa: PLC0415 (seldom needed)

    app.serve(" ".join(asked.line), asked.game, port=asked.port, browser=not asked.no_browser)


COMMANDS = (
    Command(
        "app",
        N_("open the scorers alone, as a page"),
        N_("Open the scorers of both games as a page of their own in the browser. It needs Voilà."),
        "--game hong-kong",
        _takes_a_start,
        _app,
    ),
    Command(
        "worksheet",
        N_("make a worksheet with its answer key"),
        N_("Draw questions from a seed, and write them as a sheet to print, with the answer key."),
        "--topic fu --level 2 --count 10 --seed 7 --out sheet.html",
        _takes_a_sheet,
        _worksheet,
    ),
    Command(
        "cheat-sheet",
        N_("write fu, points and limits on one page"),
        N_("Write one page to print for the table: how fu are counted, the points, the limits."),
        "--rules tenhou --out cheat-sheet.html",
        _takes_a_page,
        _cheat_sheet,
    ),
    Command(
        "class-report",
        N_("show what a class gets wrong"),
        N_("Read the progress that learners saved, and show which mistakes they make."),
        "progress --out report.html",
        _takes_a_folder,
        _class_report,
    ),
    Command(
        "site",
        N_("build the course as static files, for a class without a server"),
        N_("Build a site in which each browser runs the lessons by itself, with JupyterLite."),
        "course-site",
        _takes_a_site,
        _site,
    ),
)
"""The commands, in the order in which the help lists them."""
