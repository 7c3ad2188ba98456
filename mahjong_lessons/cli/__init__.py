"""The command ``mahjong-lessons``, and what it can do."""
