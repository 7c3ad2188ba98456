"""Messages that come at the same time are taken one after the other, and none is lost."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from threading import Thread
from typing import Any

import pytest
from ipywidgets import Widget

from mahjong_lessons.widgets import scorer
from tests.widgets.board import key, named

CLICKS = 25
CLICK = {"method": "custom", "content": {"event": "click"}}


@pytest.fixture
def _threads_that_change_often() -> Iterator[None]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


def _say(widget: Widget, data: dict[str, Any], times: int = 1) -> None:
    """Say something to a widget as the page does."""
    for _ in range(times):
        widget.comm.handle_msg({"content": {"data": data}, "buffers": []})


def _at_once(*said: tuple[Widget, dict[str, Any]], times: int = 1) -> None:
    """Say something to some widgets, each from a thread of its own."""
    threads = [Thread(target=_say, args=[*one, times]) for one in said]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


@pytest.mark.usefixtures("_threads_that_change_often")
def test_no_click_is_lost_between_two_threads() -> None:
    board = scorer("111m456678p35s99s")
    more = [named(board, "+ honba"), named(board, "+ sticks")]
    _at_once(*((button, CLICK) for button in more), times=CLICKS)
    assert board.entry.line.endswith(f"honba {CLICKS} sticks {CLICKS}")


def test_a_message_waits_until_the_one_before_is_done() -> None:
    """Else a click that sets a field would swallow the text that is on its way into it."""
    board = scorer("123m")
    clicks: list[Thread] = []
    seen: list[str] = []

    def click_meanwhile(_: object) -> None:
        if not clicks:
            clicks.append(Thread(target=_say, args=[key(board, "5m"), CLICK]))
            clicks[0].start()
            clicks[0].join(timeout=0.2)
            seen.append(board.line.value)

    board.line.observe(click_meanwhile, "value")
    _say(board.line, {"method": "update", "state": {"value": "1234m"}})
    clicks[0].join()
    assert seen == ["1234m"]
    assert board.entry.line == board.line.value == "12345m"
