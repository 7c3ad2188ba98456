"""Widgets for lessons: one a file, the state of each apart from its view."""

from mahjong_lessons.core.lazy import front

__getattr__, __dir__, __all__ = front(__name__, __file__)
