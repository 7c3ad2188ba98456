"""Riichi and Hong Kong side by side: what goes along into the other game, and how they grow."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mahjong_lessons import riichi
from mahjong_lessons.core.readings import Form
from mahjong_lessons.data import real_wins
from mahjong_lessons.hongkong import score
from mahjong_lessons.lessons.two_games import (
    as_hong_kong,
    compare_both,
    faan_of_real_wins,
    growth_table,
)
from mahjong_lessons.riichi import Win
from tests.random_wins import random_wins


def test_the_same_tiles_in_both_games() -> None:
    """Pinfu and riichi by ron: 2,000; in Hong Kong concealed and a common hand, 2 of 3 faan."""
    pinfu, dragons, pairs = compare_both(
        "234567m345p99p67s ron 8s riichi",
        "234m678m9p pon 555z pon 666z tsumo 9p",
        "2288m3355p1177s6z ron 6z riichi",
    ).rows
    assert (pinfu[2], pinfu[4:]) == (2000, (2, 0))
    # haku and hatsu: 2 han; 20 + 2 + 4 + 4 + 2 = 32, so 40 fu: 640 base, 700 + 700 + 1,300.
    # White and green dragon and self-draw: 3 faan, 8 units from each of three.
    assert (dragons[2], dragons[4:]) == (2700, (3, 24))
    assert pairs[3] == "seven pairs: no winning hand"


def test_red_fives_become_plain_ones() -> None:
    win = as_hong_kong(Win.parse("34067m05p pon 777p pon 055s ron 8m seat W from N"))
    assert str(win) == "34567m55p pung 777p pung 555s discard 8m seat W from N"


KAN = "234m66p45p678s kan 7777z"
CLOSED = "123m678p24s99s345p"


@pytest.mark.parametrize(
    ("line", "pattern", "faan"),
    [
        ("123m456p78s55p pon 777z tsumo 9s haitei", "last tile", 3),
        ("123m456p78s55p pon 777z ron 9s houtei", "last tile", 2),
        (f"{KAN} tsumo 3p rinshan", "kong replacement", 3),
        ("123m456p78s55p pon 777z ron 9s chankan", "robbing kong", 2),
        (f"{CLOSED} tsumo 3s seat E tenhou", "heavenly hand", 10),
        (f"{CLOSED} tsumo 3s chiihou", "earthly hand", 10),
        (f"{CLOSED} ron 3s renhou from E", "earthly hand", 10),
    ],
)
def test_what_was_true_of_a_win_goes_along(line: str, pattern: str, faan: int) -> None:
    """By hand: a red dragon 1 or a limit hand; the pattern itself 1, self-draw 1."""
    scored = score(as_hong_kong(Win.parse(line)))
    assert pattern in [one.name for one in scored.lines]
    assert scored.faan == faan


def test_what_hong_kong_does_not_know_is_left_out() -> None:
    plain = as_hong_kong(Win.parse(f"{CLOSED} ron 3s"))
    for words in ("riichi ippatsu indicators 9s", "double-riichi", "renhou", "honba 2 sticks 1"):
        assert as_hong_kong(Win.parse(f"{CLOSED} ron 3s {words}")) == plain
    fed = Win.parse("34m66s pon 777z pon 666z pon 555z tsumo 2m liable N")
    assert as_hong_kong(fed).liable is None


def test_the_faan_of_real_wins_are_weighted() -> None:
    """Hands that were recorded twice as often weigh one half in the shares.

    All wins at the limit are yakuman, and those were. So their share is half their number, by
    the weights of all: 8,493 less half of the rare ones. Counted one by one it would be 0.2.
    """
    table = faan_of_real_wins()
    wins = [real for real in real_wins() if ("chiitoitsu", 2) not in real.yaku]
    assert sum(int(str(row[1])) for row in table.rows) == len(wins) == 8_493
    weights = len(wins) - sum(real.oversampled for real in wins) / 2
    last = table.rows[-1]
    assert last[0] == 10
    assert float(str(last[2])) == pytest.approx(100 * int(str(last[1])) / 2 / weights, abs=0.05)
    assert "one half" in table.caption


@pytest.mark.parametrize(
    ("count", "riichi", "half", "spicy"),
    [(4, "× 1.97", "× 2", "× 2"), (7, "× 1", "× 1.5", "× 2"), (10, "× 1", "× 1.33", "× 2")],
)
def test_steps_of_both_games(count: int, riichi: str, half: str, spicy: str) -> None:
    """7,700 / 3,900; 7 han as 6 are a haneman; 8 to 10 han are a baiman."""
    (row,) = growth_table([count]).rows
    assert row[2::2] == (riichi, half, spicy)


def test_three_faan_without_flowers_always_hold_a_yaku() -> None:
    """Common hand and self-draw are no yaku in an open hand; all else is. The gate is narrower."""
    reached = 0
    for win in random_wins(seed=5, count=3_000):
        kept = win.circumstances - {"riichi", "double-riichi", "ippatsu", "renhou"}
        bare = replace(win, circumstances=kept, indicators=(), ura_indicators=())
        if all(reading.form is Form.CHIITOITSU for reading in bare.readings):
            continue
        if score(as_hong_kong(bare)).meets_minimum:
            reached += 1
            assert riichi.score(bare, rules=riichi.Rules(red_fives=False)).points > 0
    assert reached > 500


def test_but_for_the_earthly_hand_off_the_dealer() -> None:
    """A limit hand in Hong Kong; in riichi renhou, which by the default rules is no yaku."""
    win = Win.parse(f"{CLOSED} ron 3s renhou from E")
    assert score(as_hong_kong(win)).limit_hand
    assert riichi.score(win).points == 0
