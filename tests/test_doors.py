"""Doors: what lessons, documentation and users import comes from the fronts of the rooms.

That the pages in docs/api list exactly the names of the fronts is looked at in test_docs,
where they are built.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import Parameter, isclass, isfunction, signature
from pathlib import Path
from types import ModuleType

import pytest

from mahjong_lessons import hongkong, riichi

PROJECT = Path(__file__).parents[1]
PACKAGE = PROJECT / "mahjong_lessons"
FRONTS = ("core", "riichi", "hongkong", "data", "views", "lessons", "plots", "practice", "widgets")
NAMES = {f"mahjong_lessons.{front}": import_module(f"mahjong_lessons.{front}") for front in FRONTS}


# --- who comes in by the door -----------------------------------------------------


def _code() -> Iterator[tuple[str, str]]:
    """The code of lessons and documentation, with the file that it stands in."""
    for lesson in sorted((PROJECT / "notebooks").glob("*/*.ipynb")):
        for cell in json.loads(lesson.read_text("utf-8"))["cells"]:
            if cell["cell_type"] == "code":
                yield lesson.name, "".join(cell["source"])
    for page in (PROJECT / "README.md", *sorted((PROJECT / "docs").rglob("*.md"))):
        for line in re.findall(r"^>>> (.*import.*)$", page.read_text("utf-8"), re.MULTILINE):
            yield page.name, line


def _imported() -> Iterator[tuple[str, str, str]]:
    """Each name of this package that they import, with its module."""
    for file, code in _code():
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("mahjong_lessons"):
                yield from ((file, str(node.module), alias.name) for alias in node.names)
            if isinstance(node, ast.Import):
                yield from ((file, alias.name, "") for alias in node.names if "mahj" in alias.name)


def test_lessons_and_documentation_import_from_fronts_alone() -> None:
    found = [*_imported()]
    assert len({file for file, _, _ in found}) > 15
    allowed = {f"mahjong_lessons.{front}": set(module.__all__) for front, module in _fronts()}
    allowed["mahjong_lessons"] = set(FRONTS)
    assert [one for one in found if one[2] not in allowed.get(one[1], ())] == []


def _fronts() -> Iterator[tuple[str, ModuleType]]:
    return ((name.rpartition(".")[2], module) for name, module in NAMES.items())


# --- what a door shows ------------------------------------------------------------


def test_no_module_has_the_name_of_a_name_beside_it() -> None:
    faults = [
        f"{front}.{name}"
        for front, module in _fronts()
        for name in module.__all__
        if (PACKAGE / front / f"{name}.py").exists() or (PACKAGE / front / name).is_dir()
    ]
    assert faults == []


def test_names_are_those_of_the_stub_and_are_there() -> None:
    for module in NAMES.values():
        for name in module.__all__:
            assert getattr(module, name) is not None


HEAVY = ("pandas", "matplotlib", "numpy")


@pytest.mark.parametrize("front", ["widgets", "practice", "scorer"])
def test_nothing_heavy_is_loaded_before_it_is_used(front: str) -> None:
    code = f"""
import sys
from mahjong_lessons import {front} as front
for name in front.__all__:
    getattr(front, name)
print([name for name in {HEAVY} if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# --- one word for one thing -------------------------------------------------------

BOTH_GAMES = {
    *("RULES", "SOURCES", "HINGES", "Circumstance", "Payment", "Rules", "Score", "ScoredReading"),
    *("Waits", "Win", "exhausted_wall", "forget", "score", "waits"),
}
"""Names that both games have, for the same thing in each."""


def test_a_name_of_a_front_means_one_thing() -> None:
    homes: dict[str, dict[int, str]] = defaultdict(dict)
    for front, module in _fronts():
        for name in module.__all__:
            homes[name].setdefault(id(getattr(module, name)), front)
    twice = {name: sorted(found.values()) for name, found in homes.items() if len(found) > 1}
    assert twice == {name: ["hongkong", "riichi"] for name in BOTH_GAMES}


DIFFER = {"exhausted_wall": {"tenpai"}}
"""Parameters that one game alone has: in Hong Kong nobody pays for being far from a win."""


def test_names_of_both_games_take_the_same() -> None:
    for name in BOTH_GAMES:
        here, there = getattr(riichi, name), getattr(hongkong, name)
        assert type(here) is type(there), name
        if isfunction(here):
            one, other = (dict(signature(each).parameters) for each in (here, there))
            assert one.keys() ^ other.keys() == DIFFER.get(name, set()), name
            assert all(one[each].kind is other[each].kind for each in one.keys() & other), name


OF_RULES = {"sentences", "swap", "variations", "Question.answer_under"}
"""What is asked of rules themselves; all else is asked of something, by these rules or those."""


def _callables() -> Iterator[tuple[str, Callable[..., object]]]:
    """What the fronts let people call: functions, classes, and the public methods of classes."""
    for _, module in _fronts():
        for name in module.__all__:
            if callable(found := getattr(module, name)):
                yield name, found
            for method in dir(found) if isclass(found) else ():
                if not method.startswith("_") and callable(getattr(found, method)):
                    yield f"{name}.{method}", getattr(found, method)


def _rules_of(called: Callable[..., object]) -> Parameter | None:
    try:
        return signature(called).parameters.get("rules")
    except ValueError:  # some of Python's own say nothing of what they take
        return None


def test_rules_are_given_by_keyword() -> None:
    takes = {name: rules for name, called in _callables() if (rules := _rules_of(called))}
    assert len(takes) > 80
    by_position = {
        name
        for name, rules in takes.items()
        if rules.kind not in (Parameter.KEYWORD_ONLY, Parameter.VAR_POSITIONAL)
    }
    assert by_position == OF_RULES


SCORE = {"win", "rules", "reading", "readings", "why", "payment", "changes", "settle"}
"""What a score of either game can be asked."""


def test_scores_of_both_games_are_asked_the_same() -> None:
    for name in SCORE - {"win", "rules", "reading"}:
        here, there = getattr(riichi.Score, name), getattr(hongkong.Score, name)
        assert type(here) is type(there) or not isfunction(here), name
    assert signature(riichi.Score.settle) == signature(hongkong.Score.settle)


def _definitions() -> dict[str, set[str]]:
    """Where each public class and function of the package is defined at the top of a module."""
    homes: dict[str, set[str]] = defaultdict(set)
    for file in sorted(PACKAGE.rglob("*.py")):
        module = ".".join(file.relative_to(PACKAGE).with_suffix("").parts)
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
                homes[node.name].add(module)
    return homes


PARALLEL = BOTH_GAMES | {"drawn_reading", "name_of", "rules_of", "waits_of"}
"""Names that stand once for each game, for the same thing in each."""


OF_THE_HOST = {"view": ["state"], "act": ["state", "event"], "twin": ["state"]}
"""What the module of each widget on the host defines, and what it takes."""


def _for_the_host(name: str, homes: set[str]) -> bool:
    """Whether a name is one of those, in widgets alone, and takes the same in each."""
    if name not in OF_THE_HOST or {home.partition(".")[0] for home in homes} != {"widgets"}:
        return False
    found = (getattr(import_module(f"mahjong_lessons.{home}"), name) for home in homes)
    return all([*signature(one).parameters] == OF_THE_HOST[name] for one in found)


def test_no_public_name_is_defined_twice() -> None:
    twice = {name: homes for name, homes in _definitions().items() if len(homes) > 1}
    apart = {
        name: sorted(homes)
        for name, homes in twice.items()
        if not _for_the_host(name, homes)
        and (
            name not in PARALLEL or len(homes) > 2 or {*map(_game, homes)} != {"riichi", "hongkong"}
        )
    }
    assert apart == {}


def _game(module: str) -> str:
    """The game that a module is about."""
    return next((game for game in ("riichi", "hongkong") if game in module.split(".")), "")
