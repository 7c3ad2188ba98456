"""The command ``mahjong-lessons``: opens the course, or scores one hand in a terminal."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import quote

from mahjong_lessons import __version__, riichi, views
from mahjong_lessons.course import Delivery, Fate, LessonError, deliver, restore
from mahjong_lessons.hand import HandError
from mahjong_lessons.riichi.payments import MANGAN
from mahjong_lessons.text import listing, number, t

PROGRAM = "mahjong-lessons"
FAILED, BAD_INPUT = 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and give its exit status: 0, 1 (failed) or 2 (bad input)."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # an old terminal may lack a character: show ? then
            stream.reconfigure(errors="replace")
    asked = _parser().parse_args(arguments)
    try:
        if asked.command == "score":
            return _score(" ".join(asked.line), asked.rules, asked.han)
        return _open_course(asked)
    except HandError as error:
        return _complain(BAD_INPUT, str(error), error.pointer)
    except LessonError as error:
        return _complain(BAD_INPUT, str(error))
    except OSError as error:
        return _complain(FAILED, str(error))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        allow_abbrev=False,
        description=t("Copy the lessons to your folder and open them in JupyterLab."),
        epilog=t("What you changed in your folder is never overwritten."),
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    folder = t("where your lessons are (default: {folder})", folder=Path("~", PROGRAM))
    parser.add_argument("--folder", type=Path, default=Path.home() / PROGRAM, help=folder)
    parser.add_argument("--no-browser", action="store_true", help=t("do not open a browser"))
    parser.add_argument("--no-lab", action="store_true", help=t("copy the lessons, then stop"))
    restored = t("bring back one lesson as the course has it, then stop; yours is set aside")
    parser.add_argument("--restore", metavar="LESSON", help=restored)
    commands = parser.add_subparsers(dest="command", metavar="score")
    score = commands.add_parser(
        "score",
        allow_abbrev=False,
        help=t("score one hand line by line"),
        description=t("Score one hand: its fu line by line, its yaku, and what it pays."),
        epilog=t('Example: {command} score "{line}"', command=PROGRAM, line=_EXAMPLE),
    )
    score.add_argument("line", nargs="+", help=t("the hand in the one-line notation"))
    score.add_argument("--han", type=int, help=t("what it would pay with these han, dora included"))
    names = t("the rule set: {names}", names=listing(list(riichi.RULES)))
    score.add_argument("--rules", default="documents", metavar="NAME", help=names)
    return parser


_EXAMPLE = riichi.win.VOCABULARY.example


def _complain(status: int, *lines: str) -> int:
    print(f"{PROGRAM}: {lines[0]}", *filter(None, lines[1:]), sep="\n", file=sys.stderr)
    return status


# --- score --------------------------------------------------------------------


def _score(line: str, rules: str, han: int | None) -> int:
    win = riichi.Win.parse(line)
    try:
        parts = list(_parts(riichi.score(win, rules), han))
    except ValueError as error:  # a rule set that is not there, han that no hand has
        return _complain(BAD_INPUT, str(error))
    print(*parts, sep="\n\n")
    return 0


def _parts(scored: riichi.Score, han: int | None) -> Iterator[object]:
    """The fu, the yaku, and what they pay; without a yaku, what 1 to 4 han would pay."""
    yield scored.fu
    if han is not None:
        yield _payment(scored, han)
    elif scored.yaku:
        yield _yaku(scored)
        yield scored.payment
    else:
        yield t("There is no yaku, so this hand cannot win yet. With a yaku it would pay:")
        head = (t("han"), t("pays"), t("the winner receives"))
        yield views.Table(head, tuple(_rows(scored)))


def _yaku(scored: riichi.Score) -> views.Table:
    if scored.yakuman:
        rows = tuple((t(line.name), line.yakuman) for line in scored.yaku)
        return views.Table((t("yaku"), t("yakuman")), rows)
    rows = tuple((t(line.name), line.han) for line in scored.yaku)
    return views.Table((t("yaku"), t("han")), rows, (t("together"), scored.han))


def _payment(scored: riichi.Score, han: int) -> riichi.Payment:
    win = scored.win
    return riichi.points(
        han,
        scored.fu.total,
        dealer=win.is_dealer,
        by=win.by,
        honba=win.honba,
        sticks=win.sticks,
        rules=scored.rules,
    )


def _rows(scored: riichi.Score) -> Iterator[tuple[views.Cell, ...]]:
    for han in range(1, MANGAN.han):
        try:
            payment = _payment(scored, han)
        except ValueError:  # no hand has these han with these fu
            continue
        yield han, _pays(payment), payment.total


def _pays(payment: riichi.Payment) -> str:
    shares = (
        (payment.discarder, "{n} from the discarder"),
        (payment.others, "{n} from each non-dealer" if payment.dealer else "{n} from each"),
        (payment.dealer, "{n} from the dealer"),
    )
    words = listing([t(share, n=number(n)) for n, share in shares if n], "and")
    return f"{words} ({t(payment.limit)})" if payment.limit else words


# --- the course ---------------------------------------------------------------


def _open_course(asked: argparse.Namespace) -> int:
    folder = asked.folder.expanduser().absolute()
    if asked.restore is not None:
        aside = restore(folder, asked.restore)
        print(t("The lesson is as the course has it."))
        if aside:
            print(t("Your copy is now {name}", name=aside.name))
        return 0
    delivery = deliver(folder)
    print(*_report(delivery), sep="\n")
    return 0 if asked.no_lab else _open_lab(delivery, browser=not asked.no_browser)


def _report(delivery: Delivery) -> Iterator[str]:
    yield t("Your lessons are in {folder}", folder=delivery.folder)
    for fate, words in _FATES.items():
        for name in delivery.names(fate):
            yield f"  {t(words)}: {name}"
    if delivery.names(Fate.KEPT) or delivery.names(Fate.BEHIND):
        yield t("To see a lesson as the course has it, use --restore; yours is set aside.")


_FATES = {
    Fate.NEW: "new",
    Fate.UPDATED: "brought up to date",
    Fate.KEPT: "kept as you changed it",
    Fate.BEHIND: "kept as you changed it, though the course has a newer one",
}


def _open_lab(delivery: Delivery, *, browser: bool) -> int:
    try:
        from jupyterlab.labapp import LabApp  # noqa: PLC0415 (slow, and not needed to score)
    except ImportError:
        return _complain(
            FAILED,
            t("JupyterLab is not installed here. Install it with:"),
            "  python -m pip install jupyterlab ipywidgets",
        )
    LabApp.launch_instance([str(delivery.folder), *_lab_options(delivery, browser)])
    return 0


def _lab_options(delivery: Delivery, browser: bool) -> Iterator[str]:
    new = delivery.names(Fate.NEW)
    if new == tuple(delivery.fates):  # the first visit starts in the first lesson
        yield f"--LabApp.default_url=/lab/tree/{quote(new[0])}"
    if not browser:
        yield "--no-browser"
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Whoever is root here, in a container say, chose that; Jupyter would refuse.
        yield "--allow-root"
