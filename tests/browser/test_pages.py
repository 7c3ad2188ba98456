"""A lesson as a page without a kernel: what is drawn is there, in a browser and without style."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from nbconvert import HTMLExporter
from nbformat import NotebookNode
from playwright.sync_api import Browser, Page, expect

from mahjong_lessons import widgets
from mahjong_lessons.core.tiles import Tile, parse_tiles
from mahjong_lessons.views.tile_art import bonus_word
from mahjong_lessons.views.tile_art.pictures import BONUS
from tests.notebooks.store import code_cells, lessons, read

WIDGET = re.compile(rf"\b({'|'.join(name for name in widgets.__all__ if name.islower())})\(")
NO_WIDGET = re.compile("model not found|error displaying|loading widget", re.IGNORECASE)

# What a repository's page leaves of a notebook: no style, no drawing, the text alone.
_STRIP = """() => {
    document.querySelectorAll("style, link, svg, img, script").forEach(it => it.remove());
    document.querySelectorAll("[style]").forEach(it => it.removeAttribute("style"));
    document.querySelectorAll("details").forEach(it => it.open = true);
}"""
_GROUPS = """selector => [...document.querySelectorAll(selector)]
    .map(it => [it.getAttribute("aria-label"), it.innerText])"""
_HIDDEN, _CALL = ".mj-back", ".mj-said"


@pytest.fixture(scope="module")
def exporter() -> HTMLExporter:
    return HTMLExporter()


@pytest.fixture(scope="module", params=lessons(), ids=lambda path: path.stem)
def lesson(request: pytest.FixtureRequest) -> NotebookNode:
    return read(request.param)


@pytest.fixture(scope="module")
def page(
    lesson: NotebookNode,
    exporter: HTMLExporter,
    browser: Browser,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Page]:
    """The lesson as a page. It asks other hosts for scripts, and has to do without them."""
    body, _ = exporter.from_notebook_node(lesson)
    file = tmp_path_factory.mktemp("page") / "lesson.html"
    file.write_text(body, encoding="utf-8")
    context = browser.new_context()
    page = context.new_page()
    page.goto(file.as_uri(), wait_until="domcontentloaded")
    yield page
    context.close()


def test_page_shows_the_twin_of_every_widget(lesson: NotebookNode, page: Page) -> None:
    expect(page.locator("body")).not_to_contain_text(NO_WIDGET)
    cells = page.locator(".jp-CodeCell")
    for n, cell in enumerate(code_cells(lesson)):
        if WIDGET.search(cell.source):
            twin = cells.nth(n).locator(".jp-OutputArea-output").last
            expect(twin.locator(".mj-box, .mj-view, table").first).to_be_visible()
            assert len(twin.inner_text()) > 30  # the shortest question


def test_tiles_can_be_read_without_styles_and_drawings(page: Page) -> None:
    page.evaluate(_STRIP)
    assert page.locator("style, svg, img").count() == 0
    for spoken, seen in page.evaluate(_GROUPS, f".mj-tiles:not(:has({_HIDDEN}, {_CALL}))"):
        assert ", ".join(map(_word, seen.split())) == spoken
    for spoken, seen in page.evaluate(_GROUPS, f".mj-tiles:has({_CALL})"):
        call, _, tiles = spoken.rpartition(" ")
        assert seen.startswith(f"{call} ")
        laid = [word for word in seen.removeprefix(f"{call} ").split() if word != "back"]
        assert set(laid) == {str(tile) for tile in parse_tiles(tiles)}


def _word(name: str) -> str:
    """A tile, flower or season in words."""
    return bonus_word(name) if name in BONUS else Tile.parse(name).word
