"""Plots of how han and fu become points, of real wins, and of practice; Axes in, Axes out.

Every function draws into ``ax``, or into a figure of its own, and returns the
Axes. ``describe`` says in words what is drawn there, and ``show`` gives the whole
figure as a value that a notebook shows. The numbers come from the engine.
"""

from mahjong_lessons.core.lazy import front

__getattr__, __dir__, __all__ = front(__name__, __file__)
