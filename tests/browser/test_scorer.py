"""The scorer in JupyterLab, driven by clicks and by keys, comes to what is on record."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect

from mahjong_lessons.data import RealWin
from mahjong_lessons.riichi import Win
from mahjong_lessons.scorer import RIICHI
from mahjong_lessons.scorer.riichi import RECORDED, recorded
from tests.browser.accessibility import go_to
from tests.browser.jupyter import Jupyter
from tests.scorer.clicking import Click, chosen_wins, clicks

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


_PLACES = """(board, clicked) => [...board.querySelectorAll(clicked)]
    .map(it => it.getBoundingClientRect())
    .map(({ x, y }) => [x, y - board.getBoundingClientRect().y])"""
_TILES = ".mj-steps button, .mj-picker button"
_GROWS = (
    "",
    "123456789m12p99s ron 4p",  # no win, in many words
    "5z5z chi 340m pon 055p kan 7777s ankan 1111z indicators 3m4m5m6m7m",
    "99m chi 340m pon 055p kan 7777s ankan 1111z ron 9m indicators 3m4m5m6m7m",
    "123m4q",
)


@pytest.mark.parametrize(
    ("width", "clicked"),
    # Where the page is narrow, the facts stand below the hand.
    [(1280, f"{_TILES}, .mj-facts-entered button"), (900, _TILES)],
)
def test_no_button_moves_away_under_the_pointer(
    width: int, clicked: str, board: Locator, scratch: Jupyter
) -> None:
    before = scratch.page.viewport_size
    scratch.page.set_viewport_size({"width": width, "height": 1000})
    places = []
    for line in _GROWS:
        field = board.get_by_role("textbox")
        field.fill(line)
        field.press("Enter")
        scratch.settle()
        places.append(board.evaluate(_PLACES, clicked))
    scratch.page.set_viewport_size(before)
    assert len(places[0]) > len(RIICHI.tiles) * 9
    assert all(each == places[0] for each in places)


def test_the_keyboard_stays_where_it_is_pressed(board: Locator, scratch: Jupyter) -> None:
    def press(name: re.Pattern[str]) -> str:
        board.get_by_role("button", name=name).first.focus()
        scratch.page.keyboard.press("Space")
        scratch.settle()
        return scratch.page.evaluate("document.activeElement.innerText")

    for _ in range(4):
        assert press(re.compile("^9m")).startswith("9m")
    assert press(re.compile("^9m ×0.*not possible")).startswith("9m")
    expect(board.get_by_role("alert")).to_have_text("every 9m is in use")
    assert press(re.compile(r"^take back 9 man \(4 of 4\)")) == "take back 9 man (3 of 3)"
    for left in (2, 1, 0):
        focused = press(re.compile("^take back 9 man"))
        assert focused.startswith("take back 9 man" if left else "1m")


def test_a_line_that_was_typed_is_entered_when_a_tile_is_clicked(
    board: Locator, scratch: Jupyter
) -> None:
    field = board.get_by_role("textbox")
    scratch.settle()  # a new widget is heard by two threads, which keep no order
    field.press_sequentially("123m")
    board.locator("button.mj-pick.mj-4m").click()
    scratch.settle()
    expect(field).to_have_value("1234m")
    field.fill("123m4q")
    board.locator("button.mj-pick.mj-5m").click()
    scratch.settle()
    expect(field).to_have_value("123m4q")
    expect(board.get_by_role("alert")).to_contain_text("The line is not entered yet.")


def test_quick_clicks_all_arrive(board: Locator, scratch: Jupyter) -> None:
    more = _named(board, "+ honba")
    more.scroll_into_view_if_needed()
    box = more.bounding_box()
    assert box
    for _ in range(BURST):
        scratch.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    scratch.settle()
    expect(board.get_by_role("textbox")).to_have_value(re.compile(rf"\bhonba {BURST}\b"))
