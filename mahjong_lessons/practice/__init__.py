"""Questions for learners, and what their answers show."""

from mahjong_lessons.core.lazy import front

__getattr__, __dir__, __all__ = front(__name__, __file__)
