"""The commands that score in a terminal: ``score``, ``points``, ``waits`` and ``hong-kong``.

A command is a row of :data:`COMMANDS`. What it finds shows itself as text; as JSON
it is the record of the value (its ``as_record``), after what was asked.
"""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, NamedTuple

from mahjong_lessons import hongkong, riichi
from mahjong_lessons.cli.command import Command
from mahjong_lessons.core.records import Record
from mahjong_lessons.core.rules import BaseRules, find, name_among
from mahjong_lessons.core.text import N_, given, listing, number, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.payments import FU_VALUES


def _record(_: Namespace, found: Any) -> Record:
    return dict(found.as_record())


@dataclass(frozen=True)
class Scoring:
    """What a command that scores does: it works something out, and shows it or gives its record."""

    takes: Callable[[ArgumentParser], None]
    work: Callable[[Namespace], Any]
    rule_sets: Mapping[str, BaseRules]
    record: Callable[[Namespace, Any], Record] = _record
    rule_options: bool = False
    """Whether each rule has an option of its own."""

    def options(self, parser: ArgumentParser) -> None:
        """Add what it takes, the rules, and the choice of JSON."""
        self.takes(parser)
        names = t("the rule set: {names}", names=listing(list(self.rule_sets)))
        parser.add_argument(
            "--rules", type=self._rule_set, default="documents", metavar="NAME", help=names
        )
        if self.rule_options:
            _add_rule_options(parser, self.rule_sets["documents"])
        parser.add_argument("--json", action="store_true", help=t("one JSON object, for programs"))

    def run(self, asked: Namespace) -> None:
        """Print what is found; raises ``ValueError`` (a ``HandError`` too) for bad input."""
        name = name_among(asked.rules, self.rule_sets)
        chosen = _rules_given(asked) if self.rule_options else {}
        if chosen:
            asked.rules = replace(asked.rules, **chosen)
        found = self.work(asked)
        if asked.json:
            by = {"rule_set": name, "rules": asked.rules.as_record()}
            print(json.dumps(by | self.record(asked, found)))
            return
        changed = ", ".join(f"{rule}={_written(value)}" for rule, value in chosen.items())
        words = t("{name}, with {changed}", name=name, changed=changed) if changed else name
        print(found, "", t("rules: {name}", name=words), sep="\n")

    def _rule_set(self, name: str) -> BaseRules:
        try:
            return find(name, self.rule_sets)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from None


def _add_rule_options(parser: ArgumentParser, default: BaseRules) -> None:
    """An option for each rule, with the values that it can take."""
    group = parser.add_argument_group(t("rules that differ from the rule set"))
    for rule, allowed in default.ALLOWED.items():
        option, read = "--" + rule.replace("_", "-"), _rule_value(rule, allowed)
        words = _choices(rule, allowed)
        group.add_argument(option, dest=f"rule_{rule}", metavar="VALUE", type=read, help=words)


def _rule_value(rule: str, allowed: Sequence[object]) -> Callable[[str], object]:
    """Reads a value of a rule as it is written in a terminal."""

    def read(text: str) -> object:
        for one in allowed:
            if text.lower() in (_written(one), str(one).lower()):
                return one
        own = _OWN.get(rule)
        value = own.read(text) if own else None
        if value is None:
            choices = _choices(rule, allowed)
            raise ArgumentTypeError(
                t("{rule} is {choices}, not {text}", rule=rule, choices=choices, text=given(text))
            )
        return value

    return read


def _choices(rule: str, allowed: Sequence[object]) -> str:
    """The values that a rule can take, in words."""
    values = sorted(allowed, key=lambda value: value is False)  # yes before no
    words, own = listing([_written(value) for value in values]), rule in _OWN
    return t(_OWN[rule].words, values=words, stakes=", ".join(hongkong.STAKES)) if own else words


def _rules_given(asked: Namespace) -> dict[str, object]:
    """The rules that were given one by one, as the values that they stand for."""
    values = {rule: getattr(asked, f"rule_{rule}") for rule in asked.rules.ALLOWED}
    return {rule: value for rule, value in values.items() if value is not None}


def _written(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case Fraction():
            return number(value)
        case tuple():
            return ",".join(f"{faan}:{units}" for faan, units in value)
    return str(value)


class _Own(NamedTuple):
    """A value of one's own in place of those that a rule has: how it is read, and in words."""

    read: Callable[[str], object]
    words: str


_ROW = re.compile(r"([0-9]{1,3}):([0-9]{1,9})")


def _table(text: str) -> tuple[tuple[int, int], ...] | None:
    rows = [_ROW.fullmatch(row.strip()) for row in text.split(",")]
    return tuple((int(row[1]), int(row[2])) for row in rows if row) if all(rows) else None


_OWN: Mapping[str, _Own] = {
    "table": _Own(_table, N_("{values}, or your own, faan:units, such as 3:1,4:2,7:4,10:8")),
    "points_per_unit": _Own(
        str, N_("{values}, or another number, or the name of a stake: {stakes}")
    ),
}


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(t('"{text}" is no whole number', text=text)) from None


# --- what each command takes and finds ------------------------------------------


def _takes_a_line(parser: ArgumentParser) -> None:
    parser.add_argument(
        "line", metavar="LINE", nargs="+", help=t("the hand in the one-line notation")
    )


def _score(asked: Namespace) -> riichi.Score:
    return riichi.score(riichi.Win.parse(" ".join(asked.line)), rules=asked.rules)


def _faan(asked: Namespace) -> hongkong.Score:
    return hongkong.score(hongkong.Win.parse(" ".join(asked.line)), rules=asked.rules)


def _waits(asked: Namespace) -> riichi.Waits:
    return riichi.waits(" ".join(asked.line), rules=asked.rules)


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
    return _question(asked).pay(rules=asked.rules)


def _question(asked: Namespace) -> riichi.HandValue:
    """What ``points`` was asked."""
    return riichi.HandValue(
        asked.han or 0,
        asked.fu,
        dealer=asked.dealer,
        by=asked.by,
        yakuman=asked.yakuman or 0,
        honba=asked.honba,
        sticks=asked.sticks,
    )


def _points_record(asked: Namespace, payment: riichi.Payment) -> Record:
    return {**_question(asked).as_record(), "payment": payment.as_record()}


_SCORE = Scoring(_takes_a_line, _score, riichi.RULES)
_POINTS = Scoring(_takes_han_and_fu, _points, riichi.RULES, record=_points_record)
_WAITS = Scoring(_takes_a_line, _waits, riichi.RULES)
_HONG_KONG = Scoring(_takes_a_line, _faan, hongkong.RULES, rule_options=True)

COMMANDS = (
    Command(
        "score",
        N_("score one hand line by line"),
        N_("Score one hand: its fu line by line, its yaku, what it pays, and why it is read so."),
        f'"{riichi.win.VOCABULARY.example}"',
        _SCORE.options,
        _SCORE.run,
    ),
    Command(
        "points",
        N_("work out who pays what from han and fu"),
        N_("Work out who pays what from han and fu, or for a yakuman."),
        "--han 3 --fu 40 --by tsumo --honba 2",
        _POINTS.options,
        _POINTS.run,
    ),
    Command(
        "waits",
        N_("find the tiles that win a hand"),
        N_("Find the tiles that win a hand of 13, and what each would score."),
        '"234567m345p99p67s riichi"',
        _WAITS.options,
        _WAITS.run,
    ),
    Command(
        "hong-kong",
        N_("score one Hong Kong hand"),
        N_("Score one Hong Kong hand: its faan, what excludes what, its units, and who pays."),
        f'"{hongkong.win.VOCABULARY.example} from W" --limit 13 --flowers yes',
        _HONG_KONG.options,
        _HONG_KONG.run,
    ),
)
"""The commands, in the order in which the help lists them."""
