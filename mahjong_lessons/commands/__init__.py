"""What the command ``mahjong-lessons`` can do, a module for each kind of command."""
