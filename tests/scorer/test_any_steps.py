"""Whatever somebody clicks, in whatever order, the state stays sound."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from mahjong_lessons.core.hand import HandError, check_copies
from mahjong_lessons.core.tiles import BONUS_TILES, Wind
from mahjong_lessons.core.vocabulary import COUNT, WIND, WinBy
from mahjong_lessons.scorer import HONG_KONG, RIICHI, HandEntry, Move, ScorerGame
from mahjong_lessons.scorer.state import HAND, MELDS, WINNING
from tests.hong_kong_wins import hong_kong_wins
from tests.strategies import wins

GAMES = {"riichi": RIICHI, "hong-kong": HONG_KONG}
each_game = pytest.mark.parametrize("name", GAMES)


def _step(name: str, *arguments: object) -> Move:
    return lambda entry: getattr(entry, name)(*arguments)


def _moves(game: ScorerGame) -> Iterator[Move]:
    """Every button of the scorer but the tiles to pick."""
    vocabulary = game.vocabulary
    fields = [one.attribute for one in game.tile_fields]
    places = (HAND, MELDS, *fields, *(one.attribute for one in game.bonus_fields))
    yield from (_step("aim_at", aim) for aim in (HAND, WINNING, *vocabulary.calls, *fields))
    yield from (_step("toggle", word) for word in vocabulary.flags)
    yield from (_step("win_by", by) for by in WinBy)
    yield from (_step("take", place, n) for place in places for n in (0, 1, 4))
    yield from (_step("take", WINNING), _step("clear"), _step("undo"), _step("next_example"))
    yield from ((lambda entry, seed=seed: entry.deal(Random(seed))) for seed in range(4))
    yield from (_step("play_by", rules) for rules in game.rules)
    for one in vocabulary.fields:
        if one.reader is WIND:
            yield from (_step("choose", one.attribute, wind) for wind in Wind)
        if one.reader is COUNT:
            yield from (_step("step", one.attribute, by) for by in (1, -1))
    for one in game.bonus_fields:
        yield from (_step("lay_aside", one.attribute, n) for n in BONUS_TILES)
    for rule, (_, values) in game.options.items():
        yield from (_step("agree", rule, value) for value in values)


def _steps(game: ScorerGame) -> st.SearchStrategy[list[Move]]:
    puts = [_step("put", tile) for row in game.tiles for tile in row]
    moves = [*_moves(game)]
    return st.lists(st.sampled_from(moves) | st.sampled_from(puts), max_size=40)


STEPS = {name: _steps(game) for name, game in GAMES.items()}
WINS = {"riichi": wins(), "hong-kong": hong_kong_wins()}


def _check(entry: HandEntry) -> None:
    check_copies((*entry.hand.tiles, *entry.shown))
    assert entry.hand.room >= 0
    assert entry.contradiction == ""
    assert all(entry.left(tile) >= 0 for row in entry.game.tiles for tile in row)
    again = HandEntry(entry.game, rules=entry.rules).read(entry.line)
    kept = (entry.hand, entry.by, entry.circumstances, entry.values)
    assert (again.hand, again.by, again.circumstances, again.values) == kept
    assert entry.headline
    assert entry._repr_html_()
    try:
        assert str(entry.win) == entry.line
    except HandError:
        assert isinstance(entry.outcome, str) or entry.hand.winning is None


@each_game
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_any_steps_leave_a_sound_state(name: str, data: st.DataObject) -> None:
    entry = HandEntry(GAMES[name])
    for move in data.draw(STEPS[name]):
        after = entry.after(move)
        if entry.why_not(move):
            assert after == entry
            assert after.message
        entry = after
    _check(entry)


@each_game
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_undo_restores_what_was_there_before_any_step(name: str, data: st.DataObject) -> None:
    entry = HandEntry(GAMES[name])
    for move in data.draw(STEPS[name]):
        after = entry.after(move)
        if after.before is entry:
            assert after.undo() == entry
        entry = after


@each_game
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_every_win_is_read_and_written(name: str, data: st.DataObject) -> None:
    win = data.draw(WINS[name])
    entry = HandEntry(GAMES[name]).read(str(win))
    assert entry.win == win
    assert entry.line == str(win)
