"""The scorers alone, as a page that Voilà serves to a browser on this machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from mahjong_lessons.cli.shell import install_line
from mahjong_lessons.core.text import LANGUAGE_VARIABLE, language, t

_CELL = "from mahjong_lessons.widgets import scorers\n\nscorers({line!r}, {game!r})"


def serve(
    line: str = "", game: str = "riichi", *, port: int | None = None, browser: bool = True
) -> None:
    """Serve the scorers until somebody stops it; a hand of one game may be there already.

    Raises ``RuntimeError`` where Voilà is not installed.
    """
    try:
        from voila.app import Voila  # noqa: PLC0415 (an extra, and slow to load)
    except ImportError:
        message = t("Voilà is not installed here. Install it with:")
        raise RuntimeError(f"{message}\n  {install_line('app')}") from None
    with TemporaryDirectory() as folder:
        notebook = Path(folder, "mahjong-scorer.ipynb")
        notebook.write_text(_notebook(line, game), encoding="utf-8")
        os.environ[LANGUAGE_VARIABLE] = language()  # for the kernel
        Voila.launch_instance([str(notebook), *_options(port, browser)])


def _notebook(line: str, game: str) -> str:
    """The text of a notebook with one cell."""
    from nbformat import v4, writes  # noqa: PLC0415 (comes with Voilà)

    cell = v4.new_code_cell(_CELL.format(line=line, game=game))
    kernel = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
    return str(writes(v4.new_notebook(cells=[cell], metadata={"kernelspec": kernel})))


_OWN_HOST = (
    "default-src 'self' data: blob:; script-src 'self' blob: 'unsafe-inline' 'unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self' ws://127.0.0.1:* ws://localhost:*"
)
"""What the page may load: nothing of other hosts. Voilà's page would ask one for its icons.
Scripts of widgets come as blobs, which the page itself makes."""


def _options(port: int | None, browser: bool) -> Iterator[str]:
    yield "--Voila.ip=127.0.0.1"
    headers = {"Content-Security-Policy": _OWN_HOST}
    yield f"--Voila.tornado_settings={ {'headers': headers} }"
    if port is not None:
        yield f"--port={port}"
    if not browser:
        yield "--no-browser"
