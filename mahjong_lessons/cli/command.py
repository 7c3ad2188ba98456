"""What every command has, and how it gets its parser: the same words in the same places."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass

from mahjong_lessons.core.text import t


@dataclass(frozen=True)
class Command:
    """A command: its name, what help says of it, its options, and what it does.

    ``help`` and ``description`` are messages (a line in the list of commands, and the head of
    its own help); ``example`` is what may stand after its name. ``run`` raises ``ValueError``
    for bad input, ``OSError`` for files.
    """

    name: str
    help: str
    description: str
    example: str
    options: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], None]

    def add_to(self, add_parser: Callable[..., ArgumentParser], program: str) -> ArgumentParser:
        """Add the parser of this command; it leaves what is to be done in ``run``."""
        parser = add_parser(
            self.name,
            allow_abbrev=False,
            help=t(self.help),
            description=t(self.description),
            epilog=t("Example: {command}", command=f"{program} {self.name} {self.example}"),
        )
        self.options(parser)
        parser.set_defaults(run=self.run)
        return parser
