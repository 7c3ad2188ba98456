"""Pictures of every widget and kind of box, narrow and wide, light and dark, to look at.

python -m tests.browser.screenshots FOLDER
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.chromium import find_chromium, running_chromium
from tests.browser.exhibits import EXHIBITS
from tests.browser.jupyter import THEMES, Jupyter, scratch_notebook
from tests.browser.server import running_lab

WIDTHS = (390, 820, 1280, 1920)
"""Pixels: a phone, a tablet, a laptop, a projector."""

_KINDS = {
    "number": 'practice.ask("fu", "123567m99p35p678s ron 4p riichi")',
    "numbers": 'practice.ask("settle", "E 3 from W")',
    "words": 'practice.ask("yaku", "234678m999s55p44s tsumo 5p riichi")',
    "choice": 'practice.ask_choice("Closed or open?", ("closed", "open"), right="open")',
    "several": 'practice.ask_several("Which are runs?", ("406p", "891s", "234m"),'
    ' right=("406p", "234m"), tiles=True)',
    "tap": 'practice.ask_tiles("Which tile is green?", "6z", shown=riichi.Win.parse('
    '"2288m3355p1177s6z ron 6z riichi").hand.tiles)',
    "tiles": 'practice.ask_tiles("Which tile is missing in 4578p?", "6p")',
    "blocks": 'practice.ask("blocks", "123567m99p35p678s ron 4p riichi")',
}
"""A box for each kind of entry."""


def exhibits() -> dict[str, str]:
    """Every widget and every kind of box, as the source of a cell."""
    boxes = {f"box-{kind}": f"widgets.box({asked})" for kind, asked in _KINDS.items()}
    return boxes | {name: exhibit.source for name, exhibit in EXHIBITS.items()}


def main(folder: Path) -> None:
    program = find_chromium() or sys.exit("no Chromium")
    with (
        TemporaryDirectory() as home,
        running_lab(Path(home)) as lab,
        running_chromium(program) as browser,
    ):
        jupyter = Jupyter(browser, lab)
        with jupyter.opened(scratch_notebook(lab)):
            jupyter.run_all()
            for theme, width in product(THEMES, WIDTHS):
                jupyter.wear(theme)
                jupyter.resize(width)
                for name, source in exhibits().items():
                    jupyter.show(source)
                    jupyter.settle()
                    file = folder / f"{name}-{width}-{theme.split()[-1].lower()}.png"
                    jupyter.page.screenshot(path=file)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
