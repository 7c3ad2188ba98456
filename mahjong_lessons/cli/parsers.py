"""How a command gets its parser: the same words in the same places, whatever it does."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from typing import Protocol

from mahjong_lessons.core.text import t


class Described(Protocol):
    """What every row of a table of commands has."""

    @property
    def name(self) -> str:
        """What is typed."""

    @property
    def help(self) -> str:
        """What it does, in a line of the list of commands."""

    @property
    def description(self) -> str:
        """What it does, at the head of its own help."""

    @property
    def example(self) -> str:
        """What may stand after its name."""

    @property
    def options(self) -> Callable[[ArgumentParser], None]:
        """Adds its own options."""


def parser_of(
    command: Described, add_parser: Callable[..., ArgumentParser], program: str
) -> ArgumentParser:
    """Add the parser of a command, with its words, its example and its own options."""
    example = f"{program} {command.name} {command.example}"
    parser = add_parser(
        command.name,
        allow_abbrev=False,
        help=t(command.help),
        description=t(command.description),
        epilog=t("Example: {command}", command=example),
    )
    command.options(parser)
    return parser
