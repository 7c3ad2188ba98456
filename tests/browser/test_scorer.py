"""The scorer in JupyterLab, driven by clicks and by keys, comes to what is on record."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect

from mahjong_lessons.data import RealWin
from mahjong_lessons.entry import RIICHI
from mahjong_lessons.entry.riichi import RECORDED, recorded
from mahjong_lessons.riichi import Win
from tests.browser.accessibility import go_to
from tests.browser.jupyter import Jupyter
from tests.entry.clicking import Click, chosen_wins, clicks

WINS = [(name, real) for name, real in chosen_wins() if recorded(real).rules == RECORDED]
BURST = 20

_CHANGES = """board => [...board.querySelectorAll("table")]
    .filter(table => table.rows[0].innerText.startsWith("player"))
    .flatMap(table => [...table.rows].slice(1).map(row => [...row.cells].map(it => it.innerText)))
"""


@pytest.fixture
def board(scratch: Jupyter) -> Locator:
    """A scorer without tiles."""
    board = scratch.show("widgets.scorer()").locator(".mj-scorer")
    expect(board).to_be_visible()
    return board


def _named(board: Locator, name: str) -> Locator:
    return board.locator("button.mj-move").filter(has_text=re.compile(rf"^\W*{re.escape(name)}$"))


def _button(board: Locator, click: Click) -> Locator:
    match click.by:
        case "tile":
            return board.locator(f"button.mj-pick.mj-{click.what}")
        case "title":
            return board.get_by_title(click.what, exact=True)
    return _named(board, click.what)


def test_enough_real_wins_are_entered() -> None:
    assert len({real.id for _, real in WINS}) >= 12


@pytest.mark.parametrize(("name", "real"), WINS, ids=[name for name, _ in WINS])
def test_real_win_entered_by_clicks_pays_what_the_server_paid(
    name: str, real: RealWin, board: Locator, scratch: Jupyter
) -> None:
    board.get_by_title(RECORDED, exact=True).click()
    win = replace(real.win, discarder=real.discarder, liable=real.liable)
    for click in clicks(RIICHI, win):
        _button(board, click).click()
        scratch.settle()
    headline = board.locator(".mj-headline")
    expect(headline).to_contain_text(f"{real.points:,} points")
    if real.han is not None:
        expect(headline).to_contain_text(f"{real.han} han, {real.fu} fu")
    changes = {seat: int(n.replace(",", "")) for seat, n in board.evaluate(_CHANGES)}
    assert changes == {seat.word: change for seat, change in real.changes.items()}


def test_the_keyboard_alone_enters_a_hand(board: Locator, scratch: Jupyter) -> None:
    """Worth 40 fu (34, rounded up) and one han: 2 × 400 from the others, 700 from the dealer."""
    scratch.focus_cell()
    for click in clicks(RIICHI, Win.parse("2m678s555z pon 888p chi 456m tsumo 2m")):
        go_to(_button(board, click), board)
        scratch.page.keyboard.press("Space")
        scratch.settle()
    expect(board.locator(".mj-headline")).to_have_text("1,500 points: 1 han, 40 fu")


def test_the_keyboard_alone_writes_a_hand(board: Locator, scratch: Jupyter) -> None:
    """Seven pairs, 25 fu; with riichi three han: 3,200 (document A and B)."""
    scratch.focus_cell()
    go_to(board.get_by_role("textbox"), board)
    scratch.page.keyboard.type("2288m3355p1177s6z ron 6z riichi")
    scratch.page.keyboard.press("Enter")
    expect(board.locator(".mj-headline")).to_have_text("3,200 points: 3 han, 25 fu")


def test_quick_clicks_all_arrive(board: Locator, scratch: Jupyter) -> None:
    more = _named(board, "+ honba")
    more.scroll_into_view_if_needed()
    box = more.bounding_box()
    assert box
    for _ in range(BURST):
        scratch.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    scratch.settle()
    expect(board.get_by_role("textbox")).to_have_value(re.compile(rf"\bhonba {BURST}\b"))
