"""Lines to type in a terminal. They name the Python that runs now, not one on the path."""

from __future__ import annotations

import os
import shlex
import sys
from subprocess import list2cmdline


def python_line(*arguments: str) -> str:
    """Write a line that runs this Python, quoted as the terminal of this system needs it.

    >>> python_line("-m", "this").endswith(" -m this")
    True
    """
    join = list2cmdline if os.name == "nt" else shlex.join
    return join([sys.executable, *arguments])


def install_line(extra: str = "") -> str:
    """Write a line that installs what this package needs, or an extra of ``pyproject.toml``.

    The package is there already, so pip looks for what is missing alone.
    """
    needed = f"mahjong-lessons[{extra}]" if extra else "mahjong-lessons"
    return python_line("-m", "pip", "install", needed)
