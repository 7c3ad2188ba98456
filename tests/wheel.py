"""Use an installed wheel as a learner does: open the course, then run lessons, in a folder alone.

    python tests/wheel.py BIN FOLDER

BIN holds the commands of the environment that the wheel is installed in. The standard
library is enough here, and nothing of the checkout is read.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from time import sleep
from urllib.error import URLError
from urllib.request import urlopen

FIRST = "start-here.ipynb"
LESSONS = ("count-fu", "score-tables", "hong-kong-units")
SECONDS = 60
_ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S*")


def main(commands: Path, folder: Path) -> int:
    """Open and run; the first thing that fails ends it with what was said."""
    python = commands / ("python.exe" if os.name == "nt" else "python")
    opened = opens(python, folder)
    print(f"opens {opened}")
    if FIRST not in opened:
        return 1
    for lesson in LESSONS:
        (file,) = folder.glob(f"*-{lesson}.ipynb")
        run = ("-m", "nbconvert", "--execute", "--to", "notebook", "--stdout", file.name)
        subprocess.run([python, *run], cwd=folder, stdout=subprocess.DEVNULL, check=True)
        print(f"runs {file.stem}")
    return 0


def opens(python: Path, folder: Path) -> str:
    """Start the course in a new folder; the path that its page is served under."""
    command = [python, "-m", "mahjong_lessons", "--no-browser", "--folder", str(folder)]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, encoding="utf-8")
    assert server.stderr
    try:
        for line in server.stderr:
            if found := _ADDRESS.search(line):
                return served(found[0])
    finally:
        server.terminate()
        server.wait()
    return ""


def served(address: str) -> str:
    """The address of the page that comes, once the server listens: it says where before it does."""
    for _ in range(SECONDS):
        try:
            with urlopen(address, timeout=SECONDS) as page:
                return str(page.url) if page.status == 200 else ""
        except URLError as error:
            if not isinstance(error.reason, ConnectionRefusedError):
                raise
            sleep(1)
    return ""


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).absolute(), Path(sys.argv[2]).absolute()))
