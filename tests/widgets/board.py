"""A scorer as somebody sees it: its buttons by name, by tooltip, by the tile on them."""

from __future__ import annotations

from html.parser import HTMLParser

from ipywidgets import Button

from mahjong_lessons.widgets import Scorer
from tests.scorer.clicking import Click


class Tags(HTMLParser):
    """The tags that a page has."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)


def buttons(board: Scorer) -> list[Button]:
    return [control.widget for control in board.controls if isinstance(control.widget, Button)]


def named(board: Scorer, name: str) -> Button:
    return next(button for button in buttons(board) if button.description == name)


def titled(board: Scorer, title: str) -> Button:
    return next(button for button in buttons(board) if button.tooltip == title)


def key(board: Scorer, tile: str) -> Button:
    wanted = {"mj-pick", f"mj-{tile}"}
    return next(button for button in buttons(board) if wanted <= set(button._dom_classes))


def press(board: Scorer, click: Click) -> None:
    find = {"tile": key, "name": named, "title": titled}[click.by]
    button = find(board, click.what)
    assert not is_off(button)
    button.click()


def is_off(button: Button) -> bool:
    """Whether it looks and reads as not possible; it can be pressed all the same."""
    assert not button.disabled
    return "mj-off" in button._dom_classes


def hand(board: Scorer) -> list[str]:
    """The tiles that lie in the tray, by what a click would do."""
    return [
        button.tooltip
        for button in buttons(board)
        if "mj-none" not in button._dom_classes and button.tooltip.startswith("take back")
    ]
