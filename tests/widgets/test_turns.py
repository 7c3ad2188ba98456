"""Clicks that come at the same time are taken one after the other, and none is lost."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from threading import Thread

import pytest
from ipywidgets import Button

from mahjong_lessons.widgets import scorer

CLICKS = 25


@pytest.fixture
def _threads_that_change_often() -> Iterator[None]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("_threads_that_change_often")
def test_no_click_is_lost_between_two_threads() -> None:
    board = scorer("111m456678p35s99s")
    buttons = [control.widget for control in board.controls if type(control.widget) is Button]
    named = {button.description: button for button in buttons}
    more = [named["+ honba"], named["+ sticks"]]

    def click(button: Button) -> None:
        for _ in range(CLICKS):
            button.click()

    threads = [Thread(target=click, args=[button]) for button in more]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert board.entry.line.endswith(f"honba {CLICKS} sticks {CLICKS}")
