"""All that the package shows, a room at a time: each text, and where it was shown.

Rooms are asked through their fronts, with the hands of the scorers' examples and the cells of
the lessons, so that what is new in a lesson is looked at without a word here.
"""

from __future__ import annotations

import ast
import io
import json
import re
import shlex
import traceback
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mahjong_lessons import hongkong, practice, riichi, views, widgets
from mahjong_lessons.cli import main as cli
from mahjong_lessons.core import text
from mahjong_lessons.core.hand import HandError
from mahjong_lessons.core.tiles import Tile
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.data import real_wins
from mahjong_lessons.scorer import HONG_KONG, RIICHI, HandEntry, Refused
from mahjong_lessons.views.tile_art import bonus_word
from mahjong_lessons.views.tile_art.pictures import BONUS
from tests.browser.exhibits import EXHIBITS
from tests.language.catalogue import PACKAGE
from tests.language.pseudo import texts
from tests.notebooks.store import code_cells, lessons, read

TYPED = (
    "nothing like it",
    "scroe",
    "tenho",
    "no-such-lesson",
    "no-such-folder",
    "xx",
    "three",
    "many",
    "unknown",
    "own",
    "object",
    "nothing",
    "others",
    "lessons",
)
"""What is typed here, and comes back in an answer."""

Shown = Iterator[tuple[str, str]]
"""Where something was shown, and its text."""


def of(where: str, value: Any) -> Shown:
    """What a value says: on its page and as plain text."""
    if isinstance(value, str):
        yield where, value
    elif hasattr(value, "_repr_mimebundle_") and hasattr(value, "box"):
        yield from ((where, said) for said in texts(value.twin))
        yield from ((where, said) for said in _controls(value.box))
    elif hasattr(value, "_repr_html_"):
        yield from ((where, said) for said in texts(value._repr_html_()))
        if type(value).__str__ is not object.__str__:
            yield where, str(value)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from of(where, each)


def _controls(widget: Any) -> Iterator[str]:
    """The words of a widget and of all within it."""
    for name in ("description", "tooltip", "placeholder"):
        if word := getattr(widget, name, None):
            yield word
    value = getattr(widget, "value", None)
    if isinstance(value, str) and not _SAVED.fullmatch(value):
        yield from texts(value) if "<" in value else [value]
    yield from getattr(widget, "_options_labels", ())
    for child in getattr(widget, "children", ()):
        yield from _controls(child)


_SAVED = re.compile(r"\{.*\}|[A-Za-z0-9_-]{12,}", re.DOTALL)
"""A ledger or progress as it is saved."""

BROKEN = "\0"
"""Begins a text that says which module failed, and how: it takes a language for English."""


def tried(where: str, call: Callable[[], Shown]) -> Shown:
    """What is shown until something fails, and that."""
    try:
        yield from call()
    except Exception as error:
        yield where, f"{BROKEN}{_failed_in(error)}{BROKEN}{type(error).__name__}: {error}"


def _failed_in(error: Exception) -> str:
    """The module of the package that was asked last."""
    frames = traceback.extract_tb(error.__traceback__)
    files = [Path(frame.filename) for frame in frames]
    ours = [file for file in files if PACKAGE in file.parents]
    return ".".join(ours[-1].relative_to(PACKAGE).with_suffix("").parts) if ours else "?"


def refused(where: str, *calls: Callable[[], Any]) -> Shown:
    """The messages of calls that are refused."""
    for call in calls:
        try:
            call()
        except (ValueError, KeyError) as error:
            yield where, f"{error.args[0]}"


# --- the engine -------------------------------------------------------------------


def engine() -> Shown:
    for tile in (*map(Tile, range(34)), Tile(4, red=True)):
        yield "a tile", tile.word
    for name in BONUS:
        yield "a flower", bonus_word(name)
    for line, *_ in RIICHI.examples:
        for rules in riichi.RULES:
            with suppress(HandError):
                yield from of(f"riichi.score({line!r}, {rules!r})", riichi.score(line, rules=rules))
        win = riichi.Win.parse(line)
        yield from of(
            line, [win, win.hand, *win.readings, riichi.count_fu(win), *riichi.score(win).readings]
        )
        yield from of(line, list(riichi.score(win).yaku))
        yield from of(f"waits of {line}", riichi.waits(line.split(" ron ")[0].split(" tsumo ")[0]))
    for line, *_ in HONG_KONG.examples:
        for rules in hongkong.RULES:
            score = hongkong.score(line, rules=rules)
            yield from of(
                f"hongkong.score({line!r}, {rules!r})", [score, *score.readings, *score.lines]
            )
            yield from of(line, list(score.excluded))
        before = line.split(" discard ")[0].split(" self-draw ")[0]
        yield from of(f"waits of {before}", hongkong.waits(before))
    for real in real_wins()[::400]:
        yield from of(real.notation, riichi.score(real.win, rules="tenhou"))
    yield from _points()
    yield from refused("a refusal", *_refusals())


def _points() -> Shown:
    for han in (1, 3, 4, 5, 8, 13):
        for by in WinBy:
            for dealer in (False, True):
                found = partial(riichi.points, han, 30, dealer=dealer, by=by, honba=2, sticks=1)
                yield from of(f"riichi.points({han}, 30)", found())
    yield from of("yakuman", riichi.points(yakuman=2, dealer=True, by="tsumo"))
    for discarder in ("W", None):
        for rules in hongkong.RULES:
            found = hongkong.settle(5, winner="E", discarder=discarder, rules=rules)
            yield from of("hongkong.settle", found)


def _refusals() -> Iterator[Callable[[], Any]]:
    """Lines and numbers that cannot be; every other message is found by its call alone."""
    for line in (
        *("", "123m", "111m456678p35s99s", "123456789m1234p ron 5p", "11111m22233344p ron 4p"),
        *("chi 135m 22p ron 2p", "111m456678p35s99s ron 4s houtei tsumo", "1x", "12m ron"),
        *("111m456678p35s99s ron 4s seat Q", "111m456678p35s99s ron 4s rinshan ippatsu"),
        *("123m456m789p1234s ron 5s", "kan 1111m 234m345p67s22z ron 8s riichi"),
        "111m456678p35s99s ron 4s honba many",
    ):
        yield partial(riichi.Win.parse, line)
        yield partial(hongkong.Win.parse, line.replace("ron", "discard"))
    for han, fu in ((1, 25), (3, 33)):
        yield partial(riichi.points, han, fu, dealer=False, by="ron")
    yield partial(riichi.score, "111m456678p35s99s ron 4s", rules="unknown")
    yield partial(riichi.Rules, double_wind_pair_fu=3)
    yield partial(hongkong.Rules, table="own")
    yield partial(hongkong.units, 2)


# --- what is entered, and clicked -------------------------------------------------


def scorer() -> Shown:
    for game in (RIICHI, HONG_KONG):
        entry = HandEntry(game)
        yield from of("an empty entry", entry)
        for _ in game.examples:
            entry = entry.next_example()
            yield from _entry(entry)
            for word in (*game.vocabulary.flags, *game.vocabulary.calls, *game.vocabulary.wins):
                yield f"the meaning of {word}", game.meaning(word)
            for flag in game.vocabulary.flags:
                yield f"{flag} refused", entry.why_not(lambda one, flag=flag: one.toggle(flag))
                with suppress(Refused):
                    yield from _entry(entry.toggle(flag))
            yield from _entry(entry.take("winning"))
            yield from _entry(entry.take("winning").take("hand").take("hand"))
            for call in game.vocabulary.calls:
                yield f"{call} refused", entry.why_not(lambda one, call=call: one.aim_at(call))
                with suppress(Refused):
                    aimed = (
                        entry.take("winning").take("hand").take("hand").take("hand").aim_at(call)
                    )
                    yield from _entry(aimed)
                    yield from _entry(aimed.put(Tile.parse("4m")))
        yield from _entry(HandEntry(game).write("123q"))
        for step in (HandEntry.undo, lambda one: one.take("hand", 20)):
            yield "refused", HandEntry(game).why_not(step)
    yield from _entry(HandEntry(RIICHI).next_record())


def _entry(entry: HandEntry) -> Shown:
    where = f"the scorer, {entry.line}"
    yield from ((where, words) for words in (entry.headline, entry.words, entry.ask))
    yield from of(where, entry)


def clicked() -> Shown:
    for name, exhibit in EXHIBITS.items():
        yield from tried(f"widgets.{name}", partial(_widget, f"widgets.{name}", exhibit.source))


def _widget(where: str, source: str) -> Shown:
    made = eval(source, {"practice": practice, "widgets": widgets})
    yield from of(where, made)
    if isinstance(made, widgets.Scorers):
        made.choose("riichi")
        yield from of(where, made)
    if isinstance(made, widgets.Scorer):
        made.do(HandEntry.next_example)
        yield from of(f"{where}, an example", made)


def shown_by_views() -> Shown:
    yield from of("views.reveal", views.reveal(views.name("0p7z")))
    yield from of("views.page", None)
    yield "views.html of what has no view", _said(lambda: views.html(object()))


def _said(call: Callable[[], Any]) -> str:
    try:
        call()
    except TypeError as error:
        return str(error)
    return ""


# --- practice ---------------------------------------------------------------------


def practised() -> Shown:
    for topic, levels in practice.TOPICS.items():
        for level in range(1, len(levels) + 1):
            where = f"a question on {topic}, level {level}"
            yield from tried(where, partial(_questions, where, topic, level))
    for id, mistake in practice.MISCONCEPTIONS.items():
        for found in practice.diagnose("111m456678p35s99s ron 4s riichi", "30"):
            yield "a diagnosis", f"{found.title}\n{found.hint}"
        yield from ((f"the hint of {id}", said) for said in _mistake(mistake))


def _questions(where: str, topic: str, level: int) -> Shown:
    for question in practice.draw_questions(topic, level, count=2, seed=7):
        yield from of(where, [question, question.hint, question.solution])
        for answer in (question.answer, None, "nothing like it", "30", "1", "1/2", "4 0 0"):
            yield from of(where, question.check(answer))


def _mistake(mistake: Any) -> Iterator[str]:
    from mahjong_lessons.core.text import t  # noqa: PLC0415

    yield t(mistake.title)
    yield t(mistake.hint)


# --- the command ------------------------------------------------------------------

_COMMANDS = (
    'score "111m456678p35s99s ron 4s riichi"',
    'score "234m66p45p678s ankan 1111m tsumo 3p seat E indicators 3p" --rules wrc-2022',
    "points --han 3 --fu 40 --by tsumo --honba 2",
    'waits "234567m345p99p67s riichi"',
    'hong-kong "234567m78m22z pung 777z discard 9m from W" --limit 13 --flowers yes',
    "worksheet --topic fu --out sheet.html",
    "worksheet --topic mixed --out sheet.ipynb",
    "worksheet --topic units --out units.html --key key.html",
    "cheat-sheet --out cheat-sheet.html",
    "class-report . --out report.html",
    "--folder lessons --no-lab",
    "--folder others --restore count-fu",
)
_WRONG = (
    "--restore no-such-lesson --folder others",
    "score 123m",
    "scroe",
    "points --han three",
    "points --yakuman 1 --fu 30",
    "hong-kong 123m --minimum 100",
    "score 1m --rules tenho",
    "worksheet --topic nothing --out sheet.html",
    "worksheet --out sheet.txt",
    "cheat-sheet --out sheet.txt",
    "class-report no-such-folder",
    "site .",
    "--language xx",
)


def commands() -> Shown:
    for name in ("", *(command.name for command in cli.COMMANDS)):
        yield f"mahjong-lessons {name} --help", _run(f"{name} --help")
    with TemporaryDirectory() as folder:
        home = Path(folder)
        for line in (*_COMMANDS, *_WRONG):
            command = line.replace("--folder ", f"--folder {home}/").replace(
                "report .", f"report {home}"
            )
            for word in ("--out ", "--key "):
                command = command.replace(word, f"{word}{home}/")
            yield f"mahjong-lessons {line}", _run(command).replace(folder, "/folder")
        for page in home.glob("*.html"):
            yield from ((page.name, said) for said in texts(page.read_text(encoding="utf-8")))
        for notebook in home.glob("*.ipynb"):
            cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
            marked_down = (
                "".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"
            )
            yield from ((notebook.name, said) for said in marked_down)


def _run(line: str) -> str:
    """What a command prints, without argparse's own words and without what was typed."""
    out = io.StringIO()
    spoken = text._spoken()
    with redirect_stdout(out), redirect_stderr(out), suppress(SystemExit):
        cli.main(shlex.split(line))
    text.use(spoken)  # a folder of lessons may have changed it
    return out.getvalue()


# --- the lessons ------------------------------------------------------------------


def taught() -> Shown:
    """What each cell of the lessons shows; code cells are the same in every language."""
    for path in lessons():
        if path.parent.name == "en":
            yield from _lesson(path)


def _lesson(path: Path) -> Shown:
    shown: list[Any] = []
    scope: dict[str, Any] = {"display": shown.append}
    for n, cell in enumerate(code_cells(read(path)), start=1):
        meant = "raises-exception" in cell.metadata.get("tags", ())
        where = f"{path.stem}, code cell {n}"
        for place, said in tried(where, partial(_cell, where, cell.source, scope, shown)):
            if not said.startswith(BROKEN):
                yield place, said
            elif meant:
                yield place, said.rpartition(BROKEN)[2].partition(": ")[2]
            else:
                yield place, said
                return  # what comes after it is not there


def _cell(where: str, source: str, scope: dict[str, Any], shown: list[Any]) -> Shown:
    printed = io.StringIO()
    with redirect_stdout(printed):
        _run_cell(source, scope, shown)
    for value in (*shown, printed.getvalue()):
        yield from of(where, value)
    shown.clear()


def _run_cell(source: str, scope: dict[str, Any], shown: list[Any]) -> None:
    """Run a cell, and show its last line as a notebook does."""
    *before, last = ast.parse(source).body
    if isinstance(last, ast.Expr):
        exec(compile(ast.Module(before, []), "cell", "exec"), scope)
        shown.append(eval(compile(ast.Expression(last.value), "cell", "eval"), scope))
    else:
        exec(source, scope)


ROOMS: dict[str, Callable[[], Shown]] = {
    "engine": engine,
    "views": shown_by_views,
    "scorer": scorer,
    "widgets": clicked,
    "practice": practised,
    "commands": commands,
    "lessons": taught,
}
"""What shows something, by its name."""
