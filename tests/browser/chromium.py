"""The browser: a Chromium that is on this machine, cut off from every host but this one."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from mahjong_lessons.practice.teaching.worksheets.printing import BROWSERS
from tests.browser.server import HOST

NAMED_BY = "MAHJONG_LESSONS_CHROMIUM"
"""The environment variable that may name the program."""

_FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name of any other host leads nowhere. (Playwright's routes would do the same, but
    # they switch the cache off, and JupyterLab takes twice as long to load.)
    f"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE {HOST}",
)
_INSIDE = (f"http://{HOST}:", f"ws://{HOST}:", "data:", "blob:", "about:", "file:")


def find_chromium() -> str | None:
    """The program, or None where there is none."""
    named = os.environ.get(NAMED_BY)
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


@contextmanager
def running_chromium(program: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=_FLAGS)
        yield browser
        browser.close()


class Watch:
    """What goes wrong in the pages of a context without being seen on them."""

    def __init__(self, context: BrowserContext) -> None:
        self.outside: list[str] = []
        """Addresses on other hosts that a page asked for."""
        self.errors: list[str] = []
        """Errors of scripts that nobody caught."""
        context.on("request", lambda request: self._note(request.url))
        context.on("page", lambda page: page.on("websocket", lambda ws: self._note(ws.url)))
        context.on("weberror", lambda error: self.errors.append(str(error.error)))

    def _note(self, address: str) -> None:
        if not address.startswith(_INSIDE):
            self.outside.append(address)


if __name__ == "__main__":
    found = find_chromium()
    print(found or "no Chromium")
    sys.exit(found is None)
