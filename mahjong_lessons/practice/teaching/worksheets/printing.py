"""PDF through a browser that is already here."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from mahjong_lessons.core.text import listing, t

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
)
"""Programs that can print a page to PDF, by the names that they have on the path."""

_MINUTE = 60


class NoBrowserError(RuntimeError):
    """There is no program here that prints a page to PDF."""


def print_pdf(html: str) -> bytes:
    """Print a document to PDF; raises :class:`NoBrowserError` where no browser can."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        raise NoBrowserError(_no_browser())
    with TemporaryDirectory() as folder:
        source, made = Path(folder, "sheet.html"), Path(folder, "sheet.pdf")
        source.write_text(html, encoding="utf-8")
        options = [
            "--headless",
            "--disable-gpu",
            "--no-pdf-header-footer",
            f"--user-data-dir={Path(folder, 'profile')}",
            f"--print-to-pdf={made}",
        ]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            options.append("--no-sandbox")  # whoever is root, in a container say, has none
        command = [browser, *options, source.as_uri()]
        done = subprocess.run(command, capture_output=True, timeout=_MINUTE, check=False)
        if not made.exists():
            raise NoBrowserError(
                t(
                    "{browser} made no PDF (status {status})",
                    browser=browser,
                    status=done.returncode,
                )
            )
        return made.read_bytes()


def _no_browser() -> str:
    return t(
        "a PDF needs Chromium or Chrome on the path ({names}): write sheet.html instead, open it "
        "in any browser and print it there",
        names=listing(BROWSERS),
    )
