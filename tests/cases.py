"""The cases of tests/data/cases: hands and tables with their right answers."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from mahjong_lessons.riichi import Rules

Row: TypeAlias = Mapping[str, Any]
"""A case as it stands in its file."""

_FOLDER = Path(__file__).parent / "data" / "cases"


@dataclass(frozen=True)
class Case:
    """A hand and its right answer; what the file does not name is empty."""

    id: str
    shows: str
    win: str
    rules: Mapping[str, Any]
    yaku: tuple[tuple[str, int | str], ...] | None = None
    han: int = 0
    yakuman: int = 0
    fu: int | None = None
    lines: tuple[tuple[Any, ...], ...] = ()
    points: int = 0
    pays: Mapping[str, int] = field(default_factory=dict)
    total: int | None = None
    changes: Mapping[str, int] = field(default_factory=dict)
    refused: str = ""

    @property
    def rule_set(self) -> Rules:
        """The case's rules: the documents' but for what the case names."""
        return Rules(**self.rules)

    @property
    def name(self) -> str:
        """What the case shows, after its id: the name of its test."""
        return f"{self.id} {self.shows}"


@cache
def riichi_cases() -> tuple[Case, ...]:
    """Every case that is a hand."""
    data = load("riichi")
    return tuple(
        Case(**{**row, "rules": data["rules"] | row.get("rules", {})}) for row in data["case"]
    )


@cache
def table_cases() -> tuple[Mapping[str, Any], ...]:
    """Every case that is about payments alone: several winners, or a draw."""
    return tuple(load("riichi")["table"])


def diagnosis_cases() -> tuple[Row, ...]:
    """Every wrong answer that was published, with the mistakes that were behind it."""
    return tuple(load("wrong_answers")["case"])


@cache
def load(name: str) -> dict[str, Any]:
    """What a file of cases holds."""
    return tomllib.loads((_FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def with_variants(cases: Iterable[Row], *kept: str) -> list[Row]:
    """Each case, and its variants after it; these have from it what is ``kept``, or all."""
    found: list[Row] = []
    for case in cases:
        found.append(case)
        base = {name: case[name] for name in kept or case if name in case}
        for variant in case.get("variant", ()):
            shows = f"{case['shows']}; {variant['shows']}"
            found.append({**base, **variant, "shows": shows})
    return found


def named(row: Row) -> str:
    """What a test of this case is called."""
    return f"{row['id']} {row['shows']}"
