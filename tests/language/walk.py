"""What is not translated, and where: everything is shown in a language made up from the catalogue.

    python -m tests.language.walk              counts the faults of each module
    python -m tests.language.walk scorer cli   lists those of these rooms and modules

Everything is shown in English first, so that what is kept from then on is found too.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

from mahjong_lessons import hongkong, riichi
from mahjong_lessons.cli import main as cli
from mahjong_lessons.cli.course import course
from mahjong_lessons.core import text
from mahjong_lessons.core.rules import CHOICE, UNKNOWN as UNKNOWN_SOURCE
from mahjong_lessons.data import real_wins
from mahjong_lessons.hongkong.patterns import PATTERNS
from mahjong_lessons.lessons.real_play import COLUMNS
from mahjong_lessons.lessons.terms import TERMS
from mahjong_lessons.practice import TOPICS
from mahjong_lessons.practice.drill.saving import PREFIX
from mahjong_lessons.riichi.yaku import YAKU
from mahjong_lessons.scorer import HONG_KONG, RIICHI
from tests.language.catalogue import TEMPLATE, read
from tests.language.literals import unmarked_literals
from tests.language.pseudo import Fault, Pseudo, faults, owners
from tests.language.shown import BROKEN, ROOMS, TYPED, tried

UNKNOWN = "?"
"""Owns what no literal of the package holds, such as text that is put together."""


ASKED_FOR = "t was asked for it"


def is_in(module: str, room: str) -> bool:
    """Whether a module is in a room, or is it."""
    return f"{module}.".startswith(f"{room}.")


@cache
def names() -> frozenset[str]:
    """What is never translated: words to type, and words of the game as they are romanised."""
    return frozenset(chain(_typed(), _romanised(), _of_other_programs()))


def _typed() -> Iterator[str]:
    """Words of the notation, names of rules and of their values, commands and examples of them."""
    for game in (RIICHI, HONG_KONG):
        yield from (*game.vocabulary.words, *game.vocabulary.words.values())
        yield from game.rules
        rules = game.rules[game.default_rules]
        yield from rules.ALLOWED
        yield from (name.replace("_", mark) for name in rules.ALLOWED for mark in "- ")
        for values in rules.ALLOWED.values():
            yield from (value for value in values if isinstance(value, str))
    yield from (
        *hongkong.STAKES,
        *TOPICS,
        *course().order,
        *COLUMNS,
        *(real.id for real in real_wins()[:1]),
    )
    for command in cli.COMMANDS:
        yield from (command.name, *re.findall(r"[a-z-]{3,}", command.example))
    yield from ("mahjong-lessons", "mixed", "yes", "no", "faan:units", "a4", "letter", "language")
    yield from (
        "FOLDER",
        "FILE",
        "NAME",
        "TAG",
        "LESSON",
        "COMMAND",
        "WAY",
        "VALUE",
        "LINE",
        "TOPIC",
    )
    yield from ("PAPER", *TYPED)


def _romanised() -> Iterator[str]:
    yield from (yaku.name for yaku in YAKU if yaku.name not in ("round wind", "seat wind"))
    yield from (term.name for term in TERMS if term.name != term.english)
    yield from ("han", "fu", "faan", "dora", "ura dora", "mangan", "haneman", "baiman", "sanbaiman")
    yield from ("yakuman", "man", "pin", "sou", "kan", "chi", "pon", "ron", "tsumo", "honba", "pao")
    yield from re.findall(r"[a-z]+[1-6]?", " ".join(pattern.romanised for pattern in PATTERNS))


@cache
def as_it_is() -> frozenset[str]:
    """Texts that are cited: the same in every language."""
    riichi_sources = chain.from_iterable(one.values() for one in riichi.SOURCES.values())
    hong_kong_sources = chain.from_iterable(one.values() for one in hongkong.SOURCES.values())
    cited = (source.where for source in chain(riichi_sources, hong_kong_sources))
    steps = (step.number for recipe in riichi.RECIPES.values() for step in recipe.steps)
    last = (recipe.last.number for recipe in riichi.RECIPES.values())
    others = (recipe.exceptions.values() for recipe in riichi.RECIPES.values())
    special = (step.number for step in chain.from_iterable(others))
    collections = (real.source for real in real_wins())
    translated = {CHOICE.where, UNKNOWN_SOURCE.where, ""}
    return frozenset(chain(cited, steps, last, special, collections)) - translated


def _of_other_programs() -> Iterator[str]:
    """What argparse and the system say, and names of programs."""
    yield from ("usage", "options", "show this help message and exit", "positional arguments")
    yield from ("show program's version number and exit", "unrecognized arguments", "is required")
    yield from ("the following arguments are required", "argument", "not allowed with argument")
    yield from ("invalid choice", "choose from", "error", "one of the arguments", "expected one")
    yield from ("JupyterLab", "JupyterLite", "Voilà", "Chromium", "Chrome", "Pyodide", "Python")
    yield from ("None", "JSON", "PDF", "A4", "Errno", "No such file or directory", "en-XA", "en")


@cache
def found() -> tuple[Fault, ...]:
    """Every fault once; what several places show is named for the first of them."""
    text.use("en")
    for name, room in ROOMS.items():
        if name != "lessons":  # they take long, and show what the other rooms do
            for _ in room():
                pass
    spoken = Pseudo(read(TEMPLATE))
    text.use(spoken)
    try:
        seen: dict[tuple[str, str], Fault] = {}
        looked_at: set[tuple[str, bool]] = set()
        for where, room in ROOMS.items():
            for place, words in tried(where, room):
                if (it := (words, GLOSSARY in place)) in looked_at:
                    continue  # most are shown many times
                looked_at.add(it)
                for fault in _faults(words, f"{where}: {place}"):
                    seen.setdefault(fault[:2], fault)
    finally:
        text.use("en")
    for message in spoken.missed:
        if re.search("[A-Za-z]{2}", message) and [*_faults(message, ASKED_FOR)]:
            seen["unmarked", message] = Fault("unmarked", message, ASKED_FOR)
    return tuple(seen.values())


def _faults(words: str, where: str) -> Iterator[Fault]:
    if words.startswith(BROKEN):
        _, module, error = words.split(BROKEN)
        return iter([Fault("broken", f"{module}: {error}", where)])
    for cited in sorted(as_it_is() & {*filter(words.__contains__, as_it_is())}, key=len)[::-1]:
        words = words.replace(cited, "")
    words = re.sub(rf"{PREFIX}:[^ ]*|\b[a-z]+(?:_[a-z]+)+\b", "", words)  # typed as they are
    return faults(words, where, names() | (_glossary() if GLOSSARY in where else frozenset()))


GLOSSARY = "start-here, code cell 10"
"""The cell that shows the glossary, whose columns are languages."""


def _glossary() -> frozenset[str]:
    return frozenset(chain.from_iterable(term[2:5] for term in TERMS))


def by_module() -> dict[str, list[Fault]]:
    """The faults of each module that may say them."""
    literals = unmarked_literals()
    modules: dict[str, list[Fault]] = {}
    for fault in found():
        homes = owners(fault.words, names(), literals) if fault.kind == "unmarked" else frozenset()
        if fault.kind == "broken":
            homes = frozenset({fault.words.partition(":")[0]})
        elif fault.where == ASKED_FOR:
            its = literals.get(fault.words, frozenset())
            homes = its if " " in fault.words or len(its) == 1 else frozenset()
        for module in sorted(homes or {UNKNOWN}):
            modules.setdefault(module, []).append(fault)
    return dict(sorted(modules.items()))


def main(asked: Sequence[str]) -> None:
    counts: Counter[str] = Counter()
    for module, its in by_module().items():
        counts[module] = len(its)
        if any(is_in(module, room) for room in asked):
            for fault in its:
                print(f"{module}: {fault.kind}: {fault.words!r} ({fault.where})")
    if not asked:
        for module, n in counts.items():
            print(f"{n:5}  {module}")
    print(f"{len(found())} faults")


if __name__ == "__main__":
    main(sys.argv[1:])
