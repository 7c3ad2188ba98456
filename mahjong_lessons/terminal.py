"""The commands that score in a terminal: ``score``, ``points`` and ``waits``.

A command is a row of :data:`COMMANDS`. What it finds shows itself as text; as JSON
it is a record (see ``records``).
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mahjong_lessons import riichi
from mahjong_lessons.notation import WinBy
from mahjong_lessons.records import Record, payment_record, score_record, waits_record
from mahjong_lessons.riichi.payments import FU_VALUES
from mahjong_lessons.riichi.rules import name_of, rules_of
from mahjong_lessons.text import listing, t


@dataclass(frozen=True)
class Command:
    """One command: its help, its options, what it works out, and that as a record."""

    name: str
    help: str
    description: str
    example: str
    options: Callable[[ArgumentParser], None]
    work: Callable[[Namespace], Any]
    record: Callable[[Namespace, Any], Record]


def add_commands(add_parser: Callable[..., ArgumentParser], program: str) -> list[ArgumentParser]:
    """Add a parser for each command; each leaves its command in ``run``."""
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
        names = t("the rule set: {names}", names=listing(list(riichi.RULES)))
        parser.add_argument(
            "--rules", type=_rule_set, default="documents", metavar="NAME", help=names
        )
        parser.add_argument("--json", action="store_true", help=t("one JSON object, for programs"))
        parser.set_defaults(run=command)
        parsers.append(parser)
    return parsers


def run(asked: Namespace) -> None:
    """Print what a command finds; raises ``ValueError`` (a ``HandError`` too) for bad input."""
    command: Command = asked.run
    found = command.work(asked)
    rules = name_of(asked.rules)
    if asked.json:
        print(json.dumps({"rules": rules, **command.record(asked, found)}))
    else:
        print(found, "", t("rules: {name}", name=rules), sep="\n")


def _rule_set(name: str) -> riichi.Rules:
    try:
        return rules_of(name)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from None


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(t('"{text}" is no whole number', text=text)) from None


# --- what each command takes and finds ------------------------------------------


def _takes_a_line(parser: ArgumentParser) -> None:
    parser.add_argument("line", nargs="+", help=t("the hand in the one-line notation"))


def _score(asked: Namespace) -> riichi.Score:
    return riichi.score(riichi.Win.parse(" ".join(asked.line)), asked.rules)


def _waits(asked: Namespace) -> riichi.Waits:
    return riichi.waits(" ".join(asked.line), asked.rules)


def _takes_han_and_fu(parser: ArgumentParser) -> None:
    def count(into: Any, option: str, words: str, default: int | None = None) -> None:
        into.add_argument(option, type=_whole, default=default, metavar="N", help=words)

    worth = parser.add_mutually_exclusive_group(required=True)
    count(worth, "--han", t("the han, dora included"))
    count(worth, "--yakuman", t("how many times a yakuman is paid, in place of han and fu"))
    values = listing([str(fu) for fu in FU_VALUES])
    fu = t("the fu as they count: {values}; not needed from 5 han", values=values)
    count(parser, "--fu", fu)
    parser.add_argument("--dealer", action="store_true", help=t("the winner deals"))
    ways = listing([by.value for by in WinBy])
    parser.add_argument(
        "--by", default="ron", metavar="WAY", help=t("won by {ways} (default: ron)", ways=ways)
    )
    count(parser, "--honba", t("counters on the table"), 0)
    count(parser, "--sticks", t("all riichi sticks that the winner takes"), 0)


def _points(asked: Namespace) -> riichi.Payment:
    if asked.yakuman and asked.fu is not None:
        raise ValueError(t("a yakuman has a fixed value: leave the fu out"))
    return riichi.points(rules=asked.rules, **_question(asked))


def _question(asked: Namespace) -> dict[str, Any]:
    """What ``points`` was asked, as the arguments of ``riichi.points``."""
    return {
        "han": asked.han or 0,
        "fu": asked.fu,
        "yakuman": asked.yakuman or 0,
        "dealer": asked.dealer,
        "by": asked.by,
        "honba": asked.honba,
        "sticks": asked.sticks,
    }


COMMANDS = (
    Command(
        "score",
        "score one hand line by line",
        "Score one hand: its fu line by line, its yaku, what it pays, and why it is read so.",
        f'"{riichi.win.VOCABULARY.example}"',
        _takes_a_line,
        _score,
        lambda _, found: score_record(found),
    ),
    Command(
        "points",
        "work out who pays what from han and fu",
        "Work out who pays what from han and fu, or for a yakuman.",
        "--han 3 --fu 40 --by tsumo --honba 2",
        _takes_han_and_fu,
        _points,
        lambda asked, found: {**_question(asked), **payment_record(found)},
    ),
    Command(
        "waits",
        "find the tiles that win a hand",
        "Find the tiles that win a hand of 13, and what each would score.",
        '"234567m345p99p67s riichi"',
        _takes_a_line,
        _waits,
        lambda _, found: waits_record(found),
    ),
)
"""The commands, in the order in which the help lists them."""
