"""Learn how mahjong hands are scored, and score them line by line."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mahjong_lessons.core.show import draw_with

__version__ = "0.1.0"


def _views() -> Any:
    return import_module("mahjong_lessons.views")


draw_with(_views)
