"""From han and fu to points, and who pays what (documents B and E)."""

import re
from itertools import product
from typing import Any

import pytest
from hypothesis import given, strategies as st
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.scores import ScoresCalculator

from mahjong_lessons.core import WinBy
from mahjong_lessons.riichi import Payment, Rules, points
from mahjong_lessons.riichi.hand_value import HandValue

RON = {"dealer": False, "by": "ron"}
FU = [20, 25, *range(30, 120, 10)]


def exists(han: int, fu: int, by: str) -> bool:
    """20 fu are pinfu by tsumo (2 han), 25 are seven pairs (2 han, 3 by tsumo)."""
    if fu == 20:
        return by == "tsumo" and han >= 2
    if fu == 25:
        return han >= (3 if by == "tsumo" else 2)
    return True


CELLS = [
    (han, fu, dealer, by)
    for han, fu, dealer, by in product(range(1, 14), FU, [False, True], ["ron", "tsumo"])
    if exists(han, fu, by)
]


def test_document_b_formula_and_document_e_multiples_give_every_cell() -> None:
    """Base points are fu × 2^(han + 2) up to 2,000; each payment is rounded up to 100."""
    for han, fu, dealer, by in CELLS:
        if han > 4:
            continue
        base = min(fu * 2 ** (han + 2), 2000)
        payment = points(han, fu, dealer=dealer, by=by)
        pays = (payment.discarder, payment.dealer, payment.others)
        if by == "ron":
            expected = (up(base * (6 if dealer else 4)), 0, 0)
            worth = expected[0]
        elif dealer:
            expected = (0, 0, up(2 * base))
            worth = 3 * up(2 * base)
        else:
            expected = (0, up(2 * base), up(base))
            worth = up(2 * base) + 2 * up(base)
        assert (payment.base, pays, payment.points) == (base, expected, worth)


def up(amount: int) -> int:
    hundreds, rest = divmod(amount, 100)
    return 100 * (hundreds + (rest > 0))


@pytest.mark.parametrize("kiriage", [False, True])
def test_every_cell_agrees_with_the_library_mahjong(kiriage: bool) -> None:
    for han, fu, dealer, by in CELLS:
        config = HandConfig(
            is_tsumo=by == "tsumo",
            player_wind=27 if dealer else 28,
            options=OptionalRules(kiriage=kiriage),
        )
        theirs = ScoresCalculator.calculate_scores(han, fu, config, is_yakuman=False)
        ours = points(han, fu, dealer=dealer, by=by, rules=Rules(kiriage_mangan=kiriage))
        if by == "ron":
            assert theirs["main"] == ours.discarder
        elif dealer:
            assert theirs["main"] == ours.others
        else:
            assert (theirs["main"], theirs["additional"]) == (ours.dealer, ours.others)


@pytest.mark.parametrize(
    ("han", "limit", "non_dealer", "dealer"),
    [
        (5, "mangan", 8_000, 12_000),
        (6, "haneman", 12_000, 18_000),
        (7, "haneman", 12_000, 18_000),
        (8, "baiman", 16_000, 24_000),
        (9, "baiman", 16_000, 24_000),
        (10, "baiman", 16_000, 24_000),
        (11, "sanbaiman", 24_000, 36_000),
        (12, "sanbaiman", 24_000, 36_000),
        (13, "yakuman", 32_000, 48_000),
        (14, "yakuman", 32_000, 48_000),
        (40, "yakuman", 32_000, 48_000),
    ],
)
def test_document_e_limits_whatever_the_fu(
    han: int, limit: str, non_dealer: int, dealer: int
) -> None:
    for fu in (None, 30, 110):
        assert points(han, fu, dealer=False, by="ron").limit == limit
        assert points(han, fu, dealer=False, by="ron").points == non_dealer
        assert points(han, fu, by="ron", dealer=True).points == dealer
        # limits are split without rounding, so a tsumo brings just as much
        assert points(han, fu, dealer=False, by="tsumo").points == non_dealer
        assert points(han, fu, dealer=True, by="tsumo").points == dealer


@pytest.mark.parametrize(
    ("han", "fu", "limit"),
    [
        (3, 60, ""),
        (3, 70, "mangan"),
        (4, 30, ""),
        (4, 40, "mangan"),
        (4, 25, ""),
        (2, 110, ""),
        (1, 110, ""),
    ],
)
def test_a_hand_is_mangan_before_5_han_when_its_base_is_above_2000(
    han: int, fu: int, limit: str
) -> None:
    assert points(han, fu, dealer=False, by="ron").limit == limit


@pytest.mark.parametrize(("han", "fu"), [(4, 30), (3, 60)])
def test_kiriage_rounds_4_han_30_and_3_han_60_up_to_mangan(han: int, fu: int) -> None:
    plain, kiriage = (
        points(han, fu, dealer=False, by="ron"),
        points(han, fu, dealer=False, by="ron", rules=Rules(kiriage_mangan=True)),
    )
    assert (plain.points, plain.limit, plain.base) == (7_700, "", 1_920)
    assert (kiriage.points, kiriage.limit, kiriage.base) == (8_000, "mangan", 2_000)
    tsumo = points(han, fu, dealer=False, by="tsumo")
    assert (tsumo.dealer, tsumo.others, tsumo.points) == (3_900, 2_000, 7_900)


def test_kiriage_changes_nothing_else() -> None:
    changed = {
        (han, fu)
        for han, fu, dealer, by in CELLS
        if points(han, fu, dealer=dealer, by=by)
        != points(han, fu, dealer=dealer, by=by, rules=Rules(kiriage_mangan=True))
    }
    assert changed == {(4, 30), (3, 60)}


@pytest.mark.parametrize(
    ("rule", "at_13", "at_26", "limit"),
    [
        ("yakuman", 32_000, 32_000, "yakuman"),
        ("sanbaiman", 24_000, 24_000, "sanbaiman"),
        ("unlimited", 32_000, 64_000, "yakuman"),
    ],
)
def test_what_13_han_are_is_a_rule(rule: str, at_13: int, at_26: int, limit: str) -> None:
    rules = Rules(counted_yakuman=rule)
    assert points(12, dealer=False, by="ron", rules=rules).points == 24_000
    assert points(13, dealer=False, by="ron", rules=rules).points == at_13
    assert points(25, dealer=False, by="ron", rules=rules).points == at_13
    assert points(26, dealer=False, by="ron", rules=rules).points == at_26
    assert points(13, dealer=False, by="ron", rules=rules).limit == limit
    # a real yakuman is none of a counted one's business
    assert points(dealer=False, by="ron", yakuman=1, rules=rules).points == 32_000


@pytest.mark.parametrize("times", [1, 2, 3])
def test_yakuman_are_paid_as_often_as_they_count(times: int) -> None:
    assert points(dealer=False, by="ron", yakuman=times).points == 32_000 * times
    assert points(by="ron", yakuman=times, dealer=True).points == 48_000 * times
    tsumo = points(dealer=False, yakuman=times, by="tsumo")
    assert (tsumo.dealer, tsumo.others) == (16_000 * times, 8_000 * times)
    assert points(yakuman=times, dealer=True, by="tsumo").others == 16_000 * times


@pytest.mark.parametrize(
    ("fu", "one_han", "two_han"),
    [(120, 3_900, 7_700), (130, 4_200, 8_000), (140, 4_500, 8_000)],
)
def test_120_to_140_fu_are_rare_but_real(fu: int, one_han: int, two_han: int) -> None:
    # 120 × 8 × 4 = 3,840; 130: 4,160; 140: 4,480; with 2 han 120 × 16 × 4 = 7,680, then mangan
    assert points(1, fu, dealer=False, by="ron").points == one_han
    assert points(2, fu, dealer=False, by="ron").points == two_han


# --- pairs of han and fu that no hand has ------------------------------------


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"han": 1, "fu": 20, "by": "tsumo"}, "20 fu are pinfu won by tsumo, which is 2 han"),
        ({"han": 1, "fu": 20}, "20 fu are pinfu won by tsumo: by ron the least is 30"),
        ({"han": 2, "fu": 20}, "20 fu are pinfu won by tsumo: by ron the least is 30"),
        ({"han": 1, "fu": 25}, "25 fu are seven pairs, which are 2 han already"),
        ({"han": 1, "fu": 25, "by": "tsumo"}, "25 fu are seven pairs, which are 2 han already"),
        ({"han": 2, "fu": 25, "by": "tsumo"}, "seven pairs by tsumo are 3 han already"),
        ({"han": 1, "fu": 32}, "a sum is rounded up to the next 10 first"),
        ({"han": 1, "fu": 10}, "fu are 20, 25, 30"),
        ({"han": 1, "fu": 150}, "120, 130 or 140, not 150"),
        ({"han": 0, "fu": 30}, "a win needs at least 1 han, not 0"),
        ({"han": 3}, "below 5 han the fu are needed"),
        ({"han": 1, "fu": 30, "by": "chombo"}, "by is 'ron' or 'tsumo', not 'chombo'"),
        ({"han": 1, "fu": 30, "honba": -1}, "honba and sticks are counts from 0 up"),
        ({"han": 1, "fu": 30, "sticks": -1}, "honba and sticks are counts from 0 up"),
        ({"yakuman": -1}, "yakuman is a count from 0 up"),
        ({"han": 3, "fu": 30, "yakuman": 1}, "a yakuman has a fixed value: leave out its han"),
        ({"han": 13, "yakuman": 1}, "a yakuman has a fixed value: leave out its han and fu"),
        ({"fu": 30, "yakuman": 1}, "a yakuman has a fixed value: leave out its han and fu"),
        ({"han": 1, "fu": 30, "rules": "no such rules"}, 'there is no rule set "no such rules"'),
    ],
)
def test_impossible_pairs_are_refused_with_the_reason(asked: dict, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        points(**{**RON, **asked})


@pytest.mark.parametrize("missing", RON)
@pytest.mark.parametrize("function", [points, HandValue])
def test_who_won_and_how_are_asked_for(function: Any, missing: str) -> None:
    told = {name: value for name, value in RON.items() if name != missing}
    with pytest.raises(TypeError, match=f"missing 1 required keyword-only argument: '{missing}'"):
        function(3, 30, **told)
    with pytest.raises(TypeError, match="positional"):
        function(3, 30, False, "ron")


def test_where_open_hands_without_fu_stay_at_20_a_ron_of_20_fu_exists() -> None:
    assert points(1, 20, dealer=False, by="ron", rules=Rules(open_pinfu_fu=20)).points == 700


def test_refused_pairs_are_just_those_that_no_hand_has() -> None:
    for han, fu, by in product(range(1, 5), FU, ["ron", "tsumo"]):
        if exists(han, fu, by):
            points(han, fu, dealer=False, by=by)
        else:
            with pytest.raises(ValueError, match=r"fu are|seven pairs"):
                points(han, fu, dealer=False, by=by)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("double_wind_pair_fu", 3),
        ("rinshan_tsumo_fu", 4),
        ("open_pinfu_fu", 25),
        ("counted_yakuman", "baiman"),
        ("kiriage_mangan", "yes"),
    ],
)
def test_a_rule_takes_only_the_values_that_it_knows(field: str, value: object) -> None:
    with pytest.raises(ValueError, match=field):
        Rules(**{field: value})


# --- what holds for every payment --------------------------------------------

cells = st.sampled_from(CELLS)
counts = st.integers(0, 8)


def asked(cell: tuple[int, int, bool, str], honba: int = 0, sticks: int = 0) -> Payment:
    han, fu, dealer, by = cell
    return points(han, fu, dealer=dealer, by=by, honba=honba, sticks=sticks)


def paid(payment: Payment, dealer: bool, by: str) -> int:
    """All that the other players pay."""
    if by == WinBy.RON:
        return payment.discarder
    return (3 if dealer else 2) * payment.others + payment.dealer


@given(cells, counts, counts)
def test_what_is_paid_and_the_sticks_are_what_the_winner_takes(cell, honba, sticks) -> None:
    payment = asked(cell, honba, sticks)
    assert paid(payment, *cell[2:]) + payment.sticks == payment.total
    assert payment.sticks == 1000 * sticks


@given(cells, counts, counts)
def test_honba_and_sticks_only_add_to_the_hand(cell, honba, sticks) -> None:
    plain, with_both = asked(cell), asked(cell, honba, sticks)
    assert with_both.points == plain.points == plain.total
    assert with_both.total == plain.total + 300 * honba + 1000 * sticks


@given(cells, st.integers(1, 8))
def test_honba_are_300_from_the_discarder_or_100_from_each(cell, honba) -> None:
    plain, more = asked(cell), asked(cell, honba)
    share = 300 if cell[3] == "ron" else 100
    for before, after in [
        (plain.discarder, more.discarder),
        (plain.dealer, more.dealer),
        (plain.others, more.others),
    ]:
        assert after == (before + share * honba if before else 0)


@given(cells)
def test_a_dealer_is_paid_between_one_and_a_half_times_and_a_little_more(cell) -> None:
    """Exactly 1.5 times on base points; rounding up adds less than 300."""
    han, fu, _, by = cell
    child, dealer = asked((han, fu, False, by)), asked((han, fu, True, by))
    assert dealer.base == child.base
    assert abs(2 * dealer.points - 3 * child.points) <= 600


@given(cells)
def test_more_han_never_pay_less(cell) -> None:
    han, fu, dealer, by = cell
    assert asked((han + 1, fu, dealer, by)).points >= asked(cell).points


@given(cells)
def test_a_tsumo_brings_as_much_as_a_ron_or_up_to_200_more(cell) -> None:
    han, fu, dealer, _ = cell
    if exists(han, fu, "ron") and exists(han, fu, "tsumo"):
        more = asked((han, fu, dealer, "tsumo")).points - asked((han, fu, dealer, "ron")).points
        assert more in (0, 100, 200)


@given(cells)
def test_half_the_fu_with_one_han_more_have_the_same_base(cell) -> None:
    han, fu, dealer, by = cell
    if fu % 20 == 0 and han <= 3 and exists(han + 1, fu // 2, by) and fu >= 40:
        assert asked((han + 1, fu // 2, dealer, by)).points == asked(cell).points


def test_the_steps_show_the_arithmetic() -> None:
    steps = points(1, 30, dealer=False, by="ron", honba=2, sticks=1).steps
    assert steps == (
        "base points: 30 × 2^(1 + 2) = 240",
        "a non-dealer's ron: 4 × 240 = 960, rounded up to 1,000",
        "honba: 2 × 300 = 600 more from the discarder",
        "sticks on the table: 1 × 1,000",
    )


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"han": 3.5, "fu": 40}, "han is a whole number, not 3.5"),
        ({"han": True, "fu": 40}, "han is a whole number, not True"),
        ({"han": 3, "fu": "40"}, "fu is a whole number, not '40'"),
        ({"han": 2, "fu": 30, "dealer": "no"}, "dealer is True or False, not 'no'"),
        ({"yakuman": 2, "rules": "ema-2016"}, "a yakuman is paid once, not 2 times"),
    ],
)
def test_what_is_no_number_or_switch_is_refused(asked: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        points(**{**RON, **asked})
