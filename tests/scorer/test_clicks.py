"""Real wins, entered click by click on the state, come to what the server recorded."""

from __future__ import annotations

import pytest

from mahjong_lessons.data import RealWin
from mahjong_lessons.scorer import RIICHI, HandEntry
from mahjong_lessons.scorer.riichi import recorded
from tests.scorer.clicking import FEATURES, chosen_wins, clicks

WINS = chosen_wins()


@pytest.mark.parametrize(("name", "real"), WINS, ids=[name for name, _ in WINS])
def test_a_real_win_entered_click_by_click_is_the_recorded_one(name: str, real: RealWin) -> None:
    entry = HandEntry(RIICHI, rules=recorded(real).rules)
    for click in clicks(RIICHI, real.win):
        entry = click.move(entry)
        assert entry.message == ""
    assert entry.win == real.win
    scored = entry.outcome.score
    assert scored.points == real.points
    assert scored.limit == real.limit
    if real.han is not None:
        assert (scored.han, scored.fu.total) == (real.han, real.fu)
    changes = scored.settle(discarder=real.discarder, liable=real.liable)
    assert changes == {seat.value: change for seat, change in real.changes.items()}


def test_the_wins_are_of_many_kinds() -> None:
    assert len({real.id for _, real in WINS}) >= 12
    assert len(WINS) == len(FEATURES)


def test_the_next_real_win_is_shown_by_its_own_rules() -> None:
    entry = HandEntry(RIICHI)
    for real in RIICHI.records()[:20]:
        entry = entry.next_record()
        assert entry.win == type(entry.win).parse(real.line)
        assert entry.message == real.say()
        assert entry.rules == real.rules
