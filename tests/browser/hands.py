"""The hands that answer a box: one that has the mouse, and one that has the keyboard alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from playwright.sync_api import Locator, Page

from mahjong_lessons.core.tiles import Tile, parse_tiles
from mahjong_lessons.practice.boxes.state import Item
from mahjong_lessons.practice.questions.entry import BETWEEN
from tests.browser.accessibility import go_to
from tests.browser.jupyter import Jupyter

_SCROLL = "place => panel.content.scrollToItem(place, 'start')"
_KEYBOARD = """() => document.activeElement.outerHTML.slice(0, 200)
    + document.activeElement.closest('.jp-Cell')?.dataset.windowedListIndex"""
_LONG = 40
_TAPPED = ("tap", "tiles", "blocks")


class Hand(ABC):
    """Finds the boxes of the lesson that is open, and gives answers as their kinds want them."""

    def __init__(self, jupyter: Jupyter) -> None:
        self.jupyter = jupyter

    @abstractmethod
    def find(self, place: int) -> Locator:
        """Go to the box in the cell at this place."""

    @abstractmethod
    def press(self, box: Locator, button: Locator) -> None:
        """Press a button of a box."""

    @abstractmethod
    def write(self, box: Locator, field: Locator, text: str) -> None:
        """Write into a field in place of what stands there."""

    @abstractmethod
    def check(self, box: Locator) -> None:
        """Have what was written checked."""

    def give_tiles(self, box: Locator, key: str, item: Item, text: str) -> None:
        """Answer with tiles: they can be written too."""
        self.write(box, _field(box, key), text)
        self.check(box)

    def give(self, box: Locator, key: str, item: Item, text: str) -> None:
        """Answer one question of a box, and have it checked."""
        entry = item.question.entry
        if entry.options:
            wanted = text.split(BETWEEN) if entry.kind == "several" else [text]
            for option in entry.options:
                button = _button(box, f"{key}:{option.text}")
                if (option.text in wanted) != _is_pressed(button):
                    self.press(box, button)
            if not entry.at_once:
                self.check(box)
        elif entry.names:
            parts = text.split()
            for n, one in enumerate(parts if len(parts) == len(entry.names) else [text]):
                self.write(box, _field(box, f"{key}.{n}"), one)
            self.check(box)
        elif entry.kind in _TAPPED:
            self.give_tiles(box, key, item, text)
        else:
            self.write(box, _field(box, key), text)
            self.check(box)
        self.jupyter.settle()

    def _cell(self, place: int) -> Locator:
        return self.jupyter.notebook.locator(f'.jp-Cell[data-windowed-list-index="{place}"]')


class Mouse(Hand):
    """Clicks, and types only what has no other way in."""

    def find(self, place: int) -> Locator:
        self.jupyter.page.evaluate(_SCROLL, place)
        return self._cell(place).locator(".mj-live")

    def press(self, box: Locator, button: Locator) -> None:
        button.click()
        self.jupyter.settle()

    def write(self, box: Locator, field: Locator, text: str) -> None:
        field.click(click_count=3)  # what stands there is chosen as a whole
        _type(self.jupyter.page, text)

    def check(self, box: Locator) -> None:
        self.press(box, box.locator('button[data-do="check"]'))

    def give_tiles(self, box: Locator, key: str, item: Item, text: str) -> None:
        tiles = _tiles_in(text)
        if not tiles:  # what is no tiles can only be written
            super().give_tiles(box, key, item, text)
            return
        if item.question.entry.kind == "blocks":
            self._lay(box, key, [_tiles_in(group) for group in text.split()])
        else:
            for tile in _pressed(box, key) ^ {tile.plain for tile in tiles}:
                self.press(box, _tile(box, key, tile))
        self.check(box)

    def _lay(self, box: Locator, key: str, groups: Sequence[Sequence[Tile]]) -> None:
        while box.locator(".mj-laid .mj-part").count():
            self.press(box, _button(box, f"{key}:back"))
        for n, group in enumerate(groups):
            if n:
                self.press(box, _button(box, f"{key}:next"))
            for tile in group:
                self.press(box, _tile(box, key, tile, "[aria-pressed=false]"))


class Keyboard(Hand):
    """Comes to everything with Tab, from the top of the lesson to its end."""

    def find(self, place: int) -> Locator:
        box = self._cell(place).locator(".mj-live")
        go_to(box.locator("input, button").first, box)
        return box

    def press(self, box: Locator, button: Locator) -> None:
        go_to(button, box)
        self.jupyter.page.keyboard.press("Space")
        self.jupyter.settle()
        found = box.page.evaluate(_KEYBOARD)
        assert box.locator(":focus").count(), f"the keyboard left the box: {found}"

    def write(self, box: Locator, field: Locator, text: str) -> None:
        go_to(field, box)
        self.jupyter.page.keyboard.press("Control+a")
        _type(self.jupyter.page, text)

    def check(self, box: Locator) -> None:
        if box.locator("input:focus").count():
            self.jupyter.page.keyboard.press("Enter")
        else:
            self.press(box, box.locator('button[data-do="check"]'))


def _type(page: Page, text: str) -> None:
    page.keyboard.press("Delete")
    if len(text) < _LONG and text.isascii():
        page.keyboard.type(text)
    else:  # as from a clipboard, or by another way of writing
        page.keyboard.insert_text(text)


def _button(box: Locator, what: str) -> Locator:
    return box.locator(f'button[data-what="{_css(what)}"]')


def _field(box: Locator, what: str) -> Locator:
    return box.locator(f'input[data-what="{what}"]')


def _is_pressed(button: Locator) -> bool:
    return button.get_attribute("aria-pressed") == "true"


def _tile(box: Locator, key: str, tile: Tile, also: str = "") -> Locator:
    """A button of this kind of tile; a red five is one of its kind."""
    names = {str(tile), str(tile.plain), str(tile.plain).replace("5", "0")}
    return box.locator(
        ", ".join(f'button[data-what="{key}:{name}"]{also}' for name in sorted(names))
    ).first


def _pressed(box: Locator, key: str) -> set[Tile]:
    pressed = box.locator(f'.mj-tile[data-what^="{key}:"][aria-pressed=true]')
    whats = [one.get_attribute("data-what") or "" for one in pressed.all()]
    return {Tile.parse(what.partition(":")[2]).plain for what in whats}


def _tiles_in(text: str) -> tuple[Tile, ...]:
    try:
        return parse_tiles(text)
    except ValueError:
        return ()


def _css(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
