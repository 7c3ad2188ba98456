"""Learn how mahjong hands are scored, and score them line by line."""

from importlib.metadata import version

__version__ = version("mahjong_lessons")
