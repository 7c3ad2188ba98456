"""Pictures of every widget, narrow and wide, light and dark, for somebody to look at.

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

SIZES = ((1280, 1000), (1920, 1200))


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
            for theme, (width, height) in product(THEMES, SIZES):
                jupyter.wear(theme)
                jupyter.page.set_viewport_size({"width": width, "height": height})
                for name, exhibit in EXHIBITS.items():
                    jupyter.show(exhibit.source)
                    jupyter.settle()
                    file = folder / f"{name}-{width}-{theme.split()[-1].lower()}.png"
                    jupyter.page.screenshot(path=file)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
