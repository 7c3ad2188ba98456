"""One Chromium and one JupyterLab for all tests in this folder.

Without a browser the tests are skipped; MAHJONG_LESSONS_BROWSER=required makes that a failure.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import NAMED_BY, find_chromium, running_chromium
from tests.browser.jupyter import Jupyter, scratch_notebook
from tests.browser.server import Lab, running_lab

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = find_chromium()
    if program is None:
        missing = f"no Chromium: install one, or name its program in {NAMED_BY}"
        if os.environ.get("MAHJONG_LESSONS_BROWSER") == "required":
            pytest.fail(missing)
        pytest.skip(missing)
    with running_chromium(program) as browser:
        yield browser


@pytest.fixture(scope="session")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    with running_lab(tmp_path_factory.mktemp("home")) as lab:
        yield lab


@pytest.fixture(scope="module")
def jupyter(browser: Browser, lab: Lab) -> Iterator[Jupyter]:
    """JupyterLab in a fresh page, watched: nothing asks another host, no script fails."""
    jupyter = Jupyter(browser, lab)
    yield jupyter
    jupyter.close()


@pytest.fixture(scope="module")
def scratch(jupyter: Jupyter, lab: Lab) -> Iterator[Jupyter]:
    """A notebook with one cell, open in JupyterLab; the package is imported."""
    with jupyter.opened(scratch_notebook(lab)):
        jupyter.run_all()
        yield jupyter


@pytest.fixture(autouse=True)
def _watched(request: pytest.FixtureRequest) -> Iterator[None]:
    """No page asks another host for anything, and no script fails, whatever a test does."""
    yield
    if "jupyter" in request.fixturenames:
        watch = request.getfixturevalue("jupyter").watch
        assert (watch.outside, watch.errors) == ([], [])
