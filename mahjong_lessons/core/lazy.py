"""Package fronts that load a module when one of its names is first used.

The names of such a front stand once, in the stub ``__init__.pyi`` beside its
``__init__.py``: type checkers read them there, and so does :func:`front`. It does for this
package what ``lazy-loader`` does for others; a browser kernel has the standard library alone.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

Front = tuple[Callable[[str], Any], Callable[[], list[str]], list[str]]


def front(package: str, file: str) -> Front:
    """Make ``__getattr__``, ``__dir__`` and ``__all__`` of a package from its stub.

    >>> from mahjong_lessons import plots
    >>> "score_map" in dir(plots)
    True
    """
    stub = ast.parse(Path(file).with_suffix(".pyi").read_text(encoding="utf-8"))
    homes = {
        alias.asname or alias.name: f"{node.module}"
        for node in stub.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    names = sorted(homes)

    def find(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(homes[name]), name)

    return find, lambda: names, names
