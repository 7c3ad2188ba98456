"""Rules of thumb over every cell: counted again here, without the package's tables."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import ceil

import pytest

from mahjong_lessons.lessons.shortcuts import CLAIMS, ratios, verify, verify_all
from mahjong_lessons.riichi import Rules

FU = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
RON = [
    (han, fu)
    for han, fu in product(range(1, 5), FU)
    if fu > 20 and (han, fu) not in {(1, 25), (1, 110)}
]
TSUMO = [
    (han, fu)
    for han, fu in product(range(1, 5), FU)
    if (han, fu) not in {(1, 20), (1, 25), (2, 25), (1, 110)}
]


def up(amount: float) -> int:
    return ceil(amount / 100) * 100


def base(han: int, fu: int) -> int:
    return min(2000, fu * 2 ** (han + 2))


def test_how_many_cells_there_are() -> None:
    assert len(RON) == 38
    assert len(TSUMO) == 40


def test_half_the_fu_is_one_han_more() -> None:
    found = verify("half the fu")
    assert not found.fails
    pairs = sum(
        (han + 1, fu // 2) in cells and fu != 25 for cells in (RON, TSUMO) for han, fu in cells
    )
    assert len(found.cases) == 2 * pairs


def test_splitting_the_rounded_ron_gives_the_tsumo() -> None:
    """E-19, E-20: 40 + 40 cells."""
    found = verify("split the ron")
    assert len(found.cases) == 80
    assert not found.fails
    for han, fu in TSUMO:
        four, six = up(4 * base(han, fu)), up(6 * base(han, fu))
        assert (up(four / 4), up(four / 2)) == (up(base(han, fu)), up(2 * base(han, fu)))
        assert up(six / 3) == up(2 * base(han, fu))


def test_document_e_about_the_same_sum() -> None:
    """E-18: tsumo minus ron is 0 in 48, 100 in 17, 200 in 9 of 74 cells."""
    gains = Counter(case.paid - case.claimed for case in verify("same total").cases)
    assert gains == {0: 48, 100: 17, 200: 9}


def test_document_e_the_dealer_gets_one_and_a_half() -> None:
    """E-11: of the 23 printed cells 10 are not exactly 1.5 ×, 6 not even after rounding up."""
    printed = [
        (han, fu)
        for han, fu in product(range(1, 5), (25, 30, 40, 50, 60, 70))
        if (han, fu) != (1, 25)
    ]
    failing = {name: {case.cell for case in verify(name).fails} for name in CLAIMS}
    assert len(failing["dealer exactly 1.5"].intersection(printed)) == 10
    six = {(1, 60), (1, 70), (2, 30), (2, 60), (3, 30), (3, 40)}
    assert failing["dealer 1.5"].intersection(printed) == six
    assert failing["dealer 1.5"] == {
        (han, fu) for han, fu in RON if up(6 * base(han, fu)) != up(1.5 * up(4 * base(han, fu)))
    }


def test_each_han_doubles_only_nearly() -> None:
    steps = [(han, fu) for han, fu in RON if (han - 1, fu) in RON]
    wrong = [
        (han, fu) for han, fu in steps if up(4 * base(han, fu)) != 2 * up(4 * base(han - 1, fu))
    ]
    found = verify("doubling")
    assert len(found.cases) == len(steps)
    assert {case.cell for case in found.fails} == set(wrong)
    below_the_cap = {(3, 30), (4, 30), (2, 60), (3, 60), (2, 70)}
    assert {case.cell for case in verify("doubling to the cap").fails} == below_the_cap


def test_growth_is_nowhere_linear() -> None:
    found = verify("linear")
    assert found.fails == found.cases != ()


def test_document_b_the_ratios() -> None:
    """B-69: 2.00 1.95 1.97 for 30 fu, 2.00 2.00 1.54 for 40."""
    columns = list(zip(*ratios(30, 40).rows, strict=True))
    assert columns[2][1:4] == ("2.00", "1.95", "1.97")
    assert columns[4][1:4] == ("2.00", "2.00", "1.54")


def test_other_rules_other_cells() -> None:
    # with 4 for the double wind 1 han 110 fu by ron exist, for both seats: 158 cells in all
    four = Rules(double_wind_pair_fu=4)
    assert len(verify("dealer 1.5", rules=four).fails) == 9
    assert len(verify("dealer 1.5", rules=four).cases) == 39


def test_claims_are_told_and_unknown_ones_refused() -> None:
    assert [row[2] for row in verify_all().rows][:2] == [0, 0]
    assert "52 cells, right in all of them" in str(verify("half the fu"))
    assert "wrong in 8" in str(verify("dealer 1.5"))
    with pytest.raises(ValueError, match='no claim "<b>"'):
        verify("<b>")
