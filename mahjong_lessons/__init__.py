"""Learn how mahjong hands are scored, and score them line by line."""

__version__ = "0.1.0"
