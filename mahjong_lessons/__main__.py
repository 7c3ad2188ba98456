"""Run the command as ``python -m mahjong_lessons``."""

import sys

from mahjong_lessons.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
