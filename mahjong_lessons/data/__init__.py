"""The real wins: what a server recorded, to hold our counting and claims against.

README.md beside this file says where they come from, of what they are a sample
and which rules the server played by.
"""

from mahjong_lessons.data.wins import RealWin, real_win, real_wins

__all__ = ["RealWin", "real_win", "real_wins"]
