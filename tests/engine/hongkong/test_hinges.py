"""Hinge hands of Hong Kong rules: each turns on its rule."""

from __future__ import annotations

import pytest

from mahjong_lessons.core.hand import IncompleteHandError
from mahjong_lessons.core.rules import swap
from mahjong_lessons.hongkong import HINGES, Rules, score

# Faan of the hinge hand under each value, before the limit, worked out by hand.
FAAN = {
    # Mixed one suit 3, a pung of red dragons 1, the other chow hand brings nothing.
    ("pure_one_suit", 7): 7,
    ("pure_one_suit", 6): 6,
    # The pair is the seat and the round wind, so the pungs bring nothing: mixed one suit 3.
    ("small_winds", 6): 6 + 3,
    ("small_winds", 8): 8 + 3,
    ("small_winds", 10): 10 + 3,
    ("small_winds", "limit"): 10,
    # Two pungs of dragons are in it already.
    ("small_dragons", 5): 5,
    ("small_dragons", 4): 4,
    # A wait for the pair leaves the pungs concealed: concealed hand 1, all pungs 3.
    ("four_concealed", "limit"): 10,
    ("four_concealed", 8): 8 + 1,
    ("four_concealed", 0): 3 + 1,
    ("double_kong_replacement", 8): 8 + 1,
    ("double_kong_replacement", "limit"): 10,
    ("seven_pairs", 3): 3 + 1,
    ("seven_pairs", 4): 4 + 1,
    ("seven_pairs", 5): 5 + 1,
    # Lists print 13 for great winds.
    ("limit_hand_value", "cap"): 10,
    ("limit_hand_value", "listed"): 13,
    # Self-draw 1.
    ("concealed_kong_breaks_concealed", True): 1,
    ("concealed_kong_breaks_concealed", False): 1 + 1,
    # Mixed one suit 3, red dragon 1, and 1 for having no flower.
    ("flowers", False): 4,
    ("flowers", True): 4 + 1,
    # Self-draw 1, common hand 1.
    ("concealed_with_flowers", True): 2 + 1,
    ("concealed_with_flowers", False): 2,
    # Self-draw, concealed, common hand: 3.
    ("flower_replacement", 0): 3,
    ("flower_replacement", 1): 3 + 1,
    # Mixed one suit 3, red dragon 1; all four flowers bring 2 where seven bring nothing.
    ("seven_flowers", 0): 4 + 2,
    ("seven_flowers", 3): 4 + 3,
    # Twice four bring 2 each where eight bring nothing.
    ("eight_flowers", 0): 2 + 2,
    ("eight_flowers", 8): 8,
    ("eight_flowers", 13): 13,
}

# What the dealer and the other two pay South, or only whether it wins; 5 faan are 24, 32 or 16
# units, 4 faan 16, 3 faan 8.
CHANGES = {
    ("table", "half-spicy"): (-24, 72, -24, -24),
    ("table", "spicy"): (-32, 96, -32, -32),
    ("table", "laak"): (-16, 48, -16, -16),
    ("limit", 8): (-64, 192, -64, -64),
    ("limit", 10): (-128, 384, -128, -128),
    ("limit", 13): (-384, 1152, -384, -384),
    ("minimum", 3): (-8, 24, -8, -8),
    ("minimum", 4): None,
    ("discard", "double"): (-32, 32, 0, 0),
    ("discard", "half"): (-16, 32, -8, -8),
    ("discard", "pay-for-all"): (-48, 48, 0, 0),
    ("points_per_unit", 1): (-8, 24, -8, -8),
    ("points_per_unit", 2): (-16, 48, -16, -16),
    ("bonus_counts_to_minimum", True): (-8, 24, -8, -8),
    ("bonus_counts_to_minimum", False): None,
    ("robbed_kong", "discard"): (0, 48, -48, 0),
    ("robbed_kong", "self-draw"): (0, 72, -72, 0),
}


def test_every_rule_has_a_hinge_and_is_asked_here() -> None:
    asked = {rule for rule, _ in (*FAAN, *CHANGES)}
    assert set(HINGES) == set(Rules.ALLOWED) == asked


@pytest.mark.parametrize(("rule", "value"), FAAN)
def test_faan_of_the_hinge_hand(rule: str, value: object) -> None:
    assert score(HINGES[rule], rules=swap(Rules(), rule, value)).raw == FAAN[rule, value]


@pytest.mark.parametrize(("rule", "value"), CHANGES)
def test_what_is_paid_for_the_hinge_hand(rule: str, value: object) -> None:
    payment = score(HINGES[rule], rules=swap(Rules(), rule, value)).payment
    assert (payment and tuple(payment.changes.values())) == CHANGES[rule, value]


def test_without_the_rule_seven_pairs_do_not_win() -> None:
    with pytest.raises(IncompleteHandError, match="the rule is seven_pairs"):
        score(HINGES["seven_pairs"], rules=Rules(seven_pairs=0))
