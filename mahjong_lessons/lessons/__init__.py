"""What a lesson's cell calls, a module a subject: ledgers, tables, estimates, score sheets.

Each function is a few lines around the engine, so that a lesson's cell can stay short.
"""

from mahjong_lessons.core.lazy import front

__getattr__, __dir__, __all__ = front(__name__, __file__)
