"""The engine needs the standard library alone, so it loads anywhere in an instant.

That imports run one way is a contract in pyproject.toml, checked by test_quality.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

# What a start of Python loads by itself (for an editable install, say) does not count.
_LOADED_BY = """
import sys
before = set(sys.modules)
import {module}
print(*sorted({{name.partition(".")[0] for name in set(sys.modules) - before}}))
"""


@pytest.mark.parametrize(
    "module", ["mahjong_lessons.riichi", "mahjong_lessons.hongkong", "mahjong_lessons.data"]
)
def test_the_engine_loads_the_standard_library_alone(module: str) -> None:
    command = [sys.executable, "-c", _LOADED_BY.format(module=module)]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert "mahjong_lessons" in loaded
    assert set(loaded) - sys.stdlib_module_names == {"mahjong_lessons"}
