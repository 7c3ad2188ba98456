"""Who pays what for given han and fu (document E), and a choice made part by part."""

from __future__ import annotations

from itertools import product

import pytest

from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.lessons.payments import Payout, PayoutChoice, who_pays
from mahjong_lessons.riichi import points


@pytest.mark.parametrize(
    ("arguments", "changes"),
    [
        # 2 han 30 fu: base 480; 960 and 480, rounded up by themselves
        ({"winner": "S"}, (-1000, 2000, -500, -500)),
        ({"winner": "N", "honba": 2}, (-1200, -700, -700, 2600)),
        ({"winner": "E"}, (3000, -1000, -1000, -1000)),
        ({"winner": "S", "discarder": "W", "honba": 2}, (0, 2600, -2600, 0)),
        ({"winner": "E", "discarder": "N", "sticks": 1}, (3900, 0, 0, -2900)),
    ],
)
def test_each_seats_change(arguments: dict[str, object], changes: tuple[int, ...]) -> None:
    assert tuple(who_pays(2, 30, **arguments).changes.values()) == changes


def test_nothing_is_lost() -> None:
    for winner, loser, honba, sticks in product(Wind, (None, *Wind), (0, 3), (0, 2)):
        if winner is loser:
            continue
        payout = who_pays(3, 40, winner=winner, discarder=loser, honba=honba, sticks=sticks)
        assert sum(payout.changes.values()) == 1000 * sticks
        by = "ron" if loser else "tsumo"
        alone = points(3, 40, dealer=winner is Wind.EAST, by=by).points
        assert payout.changes[winner] == alone + 300 * honba + 1000 * sticks


def test_words_say_the_part_of_each() -> None:
    assert [who_pays(2, 30).words(seat) for seat in Wind] == [
        "dealer, pays half",
        "wins by tsumo",
        "pays a quarter",
        "pays a quarter",
    ]
    assert "together" in str(who_pays(2, 30, sticks=1))


def test_seats_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="winner sits S"):
        who_pays(2, 30, winner="S", discarder="S")
    with pytest.raises(ValueError, match="X"):
        who_pays(2, 30, winner="X")


def test_a_choice_knows_what_comes_of_it() -> None:
    choice = PayoutChoice(winner=Wind.SOUTH, discarder=Wind.WEST)
    outcome = choice.outcome
    assert isinstance(outcome, Payout)
    assert outcome.changes[Wind.SOUTH] == 2000
    assert choice.choose(winner=Wind.WEST).discarder is None
    assert "1 han 20 fu does not exist" in str(choice.choose(han=1, fu=20, discarder=None).outcome)
    assert choice.choose(han=5).value.past_fu
    assert "any fu" in str(choice.choose(han=5, fu=33))
