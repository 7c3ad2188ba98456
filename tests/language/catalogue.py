"""The messages of the package as a gettext template, for translators.

    python -m tests.language.catalogue            writes mahjong_lessons/locale/mahjong_lessons.pot
    python -m tests.language.catalogue compile    makes of each translation (.po) what is read (.mo)

Babel extracts and compiles. Of each message the template names the file, not the line: a line
moves with every edit above it.
"""

from __future__ import annotations

import ast
import io
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from mahjong_lessons.core.text import DOMAIN

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "mahjong_lessons"
LESSONS = ROOT / "notebooks" / "en"
LOCALE = PACKAGE / "locale"
TEMPLATE = LOCALE / f"{DOMAIN}.pot"

KEYWORDS: Mapping[str, Any] = {"t": None, "N_": None, "nt": (1, 2), "pt": ((1, "c"), 2)}
"""What marks a message in the code; of a tuple, where its forms and its context ("c") stand."""

IN_LESSONS: Mapping[str, int] = {"t": 0, "reveal": 1}
"""Calls in a cell of a lesson that have a message, and where it stands."""

_HEADER = "# The messages of mahjong_lessons. Made by: python -m tests.language.catalogue"


def extracted(package: Path = PACKAGE, lessons: Iterable[Path] | None = None) -> Catalog:
    """Every message that the code of the package marks, and that cells of lessons have."""
    catalogue = Catalog(project=DOMAIN, header_comment=_HEADER, fuzzy=False)
    found = extract_from_dir(
        package, [("**.py", "python")], keywords=KEYWORDS, strip_comment_tags=True
    )
    for file, line, message, _, context in sorted(found, key=lambda each: each[:2]):
        catalogue.add(message, None, [(f"{package.name}/{file}", line)], context=context)
    for lesson in sorted(LESSONS.glob("*.ipynb") if lessons is None else lessons):
        for message in _said_in(lesson):
            catalogue.add(message, None, [(f"notebooks/en/{lesson.name}", 1)])
    return catalogue


def _said_in(lesson: Path) -> Iterator[str]:
    """What the cells of a lesson say: they are the same in every language.

    Babel does not look into the arguments of a call that it knows; cells are full of such.
    """
    for cell in json.loads(lesson.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            for node in ast.walk(ast.parse("".join(cell["source"]))):
                match node:
                    case ast.Call(func=ast.Name(name), args=args) if name in IN_LESSONS:
                        for message in args[IN_LESSONS[name] :][:1]:
                            if isinstance(message, ast.Constant):
                                yield str(message.value)


def template(catalogue: Catalog) -> str:
    """A catalogue as the text of a .pot file, the same for the same messages."""
    file = io.BytesIO()
    write_po(file, catalogue, width=100, include_lineno=False, ignore_obsolete=True)
    lines = file.getvalue().decode().splitlines(keepends=True)
    passing = ('"POT-Creation-Date', '"PO-Revision-Date', '"Generated-By', '"Report-Msgid')
    return "".join(line for line in lines if not line.startswith(passing))


def read(file: Path) -> Catalog:
    """A catalogue from a .po or .pot file."""
    with file.open("rb") as source:
        return read_po(source)


def compiled(translation: Path) -> bytes:
    """A translation (.po) as gettext reads it."""
    file = io.BytesIO()
    write_mo(file, read(translation))
    return file.getvalue()


def translations(locale: Path = LOCALE) -> list[Path]:
    """The translations that there are."""
    return sorted(locale.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def main(arguments: Sequence[str]) -> None:
    if arguments == ["compile"]:
        for translation in translations():
            translation.with_suffix(".mo").write_bytes(compiled(translation))
            print(f"compiled: {translation.relative_to(ROOT)}")
        return
    TEMPLATE.write_text(template(extracted()), encoding="utf-8", newline="\n")
    print(f"written: {TEMPLATE.relative_to(ROOT)}, {len(extracted())} messages")


if __name__ == "__main__":
    main(sys.argv[1:])
