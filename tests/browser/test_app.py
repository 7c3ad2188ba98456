"""The scorers alone, as Voilà serves them: they work, and nothing of other hosts is loaded."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import Watch
from tests.browser.jupyter import PATIENCE
from tests.browser.server import HOST, free_port

pytest.importorskip("voila", reason="Voilà is an extra, and not installed")


@pytest.fixture
def address() -> Iterator[str]:
    address = f"http://{HOST}:{(port := free_port())}/"
    command = ["-m", "mahjong_lessons", "app", "--no-browser", "--port", str(port)]
    process = subprocess.Popen([sys.executable, *command], stderr=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end and process.poll() is None:
        try:
            urlopen(f"{address}static/nothing", timeout=5)
        except HTTPError:
            break
        except OSError:
            time.sleep(0.2)
    yield address
    process.terminate()
    process.wait(20)


def test_the_page_scores_and_loads_nothing_of_other_hosts(browser: Browser, address: str) -> None:
    context = browser.new_context()
    watch, refused = Watch(context), []
    context.on("requestfailed", lambda it: refused.append(it.url) if it.failure == "csp" else None)
    page = context.new_page()
    page.goto(address, timeout=PATIENCE)
    page.locator("button.mj-pick.mj-1m").click(timeout=PATIENCE)
    expect(page.get_by_role("textbox")).to_have_value("1m")
    expect(page.locator(".mj-headline")).to_contain_text("Missing: 12 more tiles")
    assert sorted(watch.outside) == sorted(refused)
    assert watch.errors == []
    context.close()
