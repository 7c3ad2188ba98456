"""Writing a worksheet to files; the ending of the name says which kind of file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from mahjong_lessons.core.text import listing, t
from mahjong_lessons.practice.teaching.worksheets.notebook import worksheet_notebook
from mahjong_lessons.practice.teaching.worksheets.page import (
    worksheet_key_page,
    worksheet_page,
)
from mahjong_lessons.practice.teaching.worksheets.printing import print_pdf
from mahjong_lessons.practice.teaching.worksheets.sheet import Worksheet

_WRITERS: Mapping[str, Callable[[str], bytes]] = {
    ".html": lambda page: page.encode(),
    ".pdf": print_pdf,
}


def write_worksheet(sheet: Worksheet, out: Path, key: Path | None = None) -> tuple[Path, ...]:
    """Write a sheet, and its key to a file of its own if one is named; give what was written.

    Without ``key`` the key is on pages of its own at the end of the sheet. Names end in
    .html, .pdf or .ipynb; a notebook holds its own answers, so it takes no key. Raises
    ``ValueError`` for other names and for the same name twice,
    :class:`~.printing.NoBrowserError` where no PDF can be made.
    """
    if out.suffix == ".ipynb":
        if key:
            raise ValueError(t("a notebook shows its own solutions: leave the key out"))
        out.write_text(worksheet_notebook(sheet), encoding="utf-8", newline="\n")
        return (out,)
    if key and key.resolve() == out.resolve():
        raise ValueError(t("sheet and key are two files: give them two names"))
    wanted = {out: worksheet_page(sheet, with_key=key is None)} | (
        {key: worksheet_key_page(sheet)} if key else {}
    )
    made = {path: _writer(path)(html) for path, html in wanted.items()}
    for path, data in made.items():
        path.write_bytes(data)
    return tuple(made)


def _writer(path: Path) -> Callable[[str], bytes]:
    if path.suffix not in _WRITERS:
        names = listing([*_WRITERS, ".ipynb"])
        raise ValueError(
            t("the name of a sheet ends in {names}: {name}", names=names, name=path.name)
        )
    return _WRITERS[path.suffix]
