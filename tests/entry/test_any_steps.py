"""Whatever somebody clicks, in whatever order, the state stays sound."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_lessons.entry import RIICHI, Entry, Move
from mahjong_lessons.entry.state import HAND, MELDS, WINNING
from mahjong_lessons.hand import HandError, check_copies
from mahjong_lessons.notation import COUNT, WIND, WinBy
from mahjong_lessons.tiles import Wind
from tests.strategies import wins


def _step(name: str, *arguments: object) -> Move:
    return lambda entry: getattr(entry, name)(*arguments)


def _moves() -> Iterator[Move]:
    """Every button of the scorer."""
    vocabulary = RIICHI.vocabulary
    tiles = [tile for row in RIICHI.tiles for tile in row]
    fields = [one.attribute for one in RIICHI.tile_fields]
    yield from (_step("put", tile) for tile in tiles)
    yield from (_step("aim_at", aim) for aim in (HAND, WINNING, *vocabulary.calls, *fields))
    yield from (_step("toggle", word) for word in vocabulary.flags)
    yield from (_step("win_by", by) for by in WinBy)
    yield from (_step("take", place, n) for place in (HAND, MELDS, *fields) for n in (0, 1, 4))
    yield from (_step("take", WINNING), _step("clear"), _step("undo"), _step("next_example"))
    for one in vocabulary.fields:
        if one.reader is WIND:
            yield from (_step("choose", one.attribute, wind) for wind in Wind)
        if one.reader is COUNT:
            yield from (_step("step", one.attribute, by) for by in (1, -1))


MOVES = list(_moves())
PUTS = MOVES[:37]

steps = st.lists(st.sampled_from(MOVES) | st.sampled_from(PUTS), max_size=40)


def _check(entry: Entry) -> None:
    check_copies((*entry.hand.tiles, *entry.shown))
    assert entry.hand.room >= 0
    assert entry.contradiction == ""
    assert all(entry.left(tile) >= 0 for row in RIICHI.tiles for tile in row)
    again = Entry(RIICHI, rules=entry.rules).read(entry.line)
    kept = (entry.hand, entry.by, entry.circumstances, entry.values)
    assert (again.hand, again.by, again.circumstances, again.values) == kept
    assert entry.headline
    assert entry._repr_html_()
    try:
        assert str(entry.win) == entry.line
    except HandError:
        assert isinstance(entry.outcome, str) or entry.hand.winning is None


@given(steps)
@settings(max_examples=60, deadline=None)
def test_any_steps_leave_a_sound_state(moves: list[Move]) -> None:
    entry = Entry(RIICHI)
    for move in moves:
        after = entry.after(move)
        if entry.why_not(move):
            assert after == entry
            assert after.message
        entry = after
    _check(entry)


@given(steps)
@settings(max_examples=60, deadline=None)
def test_undo_restores_what_was_there_before_any_step(moves: list[Move]) -> None:
    entry = Entry(RIICHI)
    for move in moves:
        after = entry.after(move)
        if after.before is entry:
            assert after.undo() == entry
        entry = after


@given(wins())
@settings(max_examples=60, deadline=None)
def test_every_win_is_read_and_written(win: object) -> None:
    entry = Entry(RIICHI).read(str(win))
    assert entry.win == win
    assert entry.line == str(win)
