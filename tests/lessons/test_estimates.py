"""Estimates from the real wins: counted in the rows as text, and their margins by hand."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

import pytest

from mahjong_lessons.core.readings import BlockKind
from mahjong_lessons.data import real_win, real_wins
from mahjong_lessons.lessons.estimates import (
    GROUPS,
    Estimate,
    average,
    share,
    share_table,
    triplets,
    won_with,
)
from mahjong_lessons.riichi.scoring import count_fu
from tests import recorded


@pytest.fixture(scope="module")
def rows() -> list[dict[str, str]]:
    return list(recorded.rows())


def _groups(row: dict[str, str]) -> Iterator[str]:
    words = row["win"].split()
    is_open = bool({"chi", "pon", "kan", "kakan"} & set(words))
    by = "ron" if "ron" in words else "tsumo"
    yield from ("all", by)
    way = "open" if is_open else "closed"
    yield from (way, f"{way}, {by}")


@pytest.mark.parametrize("yaku", ["pinfu", "chiitoitsu"])
def test_shares_are_those_of_the_rows(yaku: str, rows: list[dict[str, str]]) -> None:
    weight = {real.id: real.weight for real in real_wins()}
    table = share_table({yaku: won_with(yaku)}, real_wins())
    assert [row[0] for row in table.rows] == list(GROUPS)
    for name, number, shown in table.rows:
        group = [row for row in rows if name in _groups(row)]
        hits = sum(weight[row["id"]] for row in group if f"{yaku} " in row["yaku"])
        of = sum(weight[row["id"]] for row in group)
        assert number == len(group)
        if hits:
            assert str(shown).startswith(f"{100 * hits / of:.1f} % ± ")
        else:
            assert shown == f"none of {len(group):,}"


def _estimate(values: list[bool], draws: list[int]) -> Estimate:
    return Estimate.of(values, weights=[1.0] * len(values), draws=draws, is_share=True)


def test_the_margin_of_a_share() -> None:
    """One win a drawing: 1.96 × √(0.5 × 0.5 / 99), a simple sample of a hundred."""
    half = _estimate([True, False] * 50, [*range(100)])
    assert half.value == 50
    assert half.margin == pytest.approx(196 * sqrt(0.25 / 99))
    assert str(half) == "50.0 % ± 9.8"
    same = [n for n in range(100) for _ in range(4)]  # four wins alike in each drawing
    by_draw = _estimate([n % 2 == 0 for n in same], same)
    assert by_draw.margin == pytest.approx(half.margin)
    assert _estimate([True, False] * 200, [*range(400)]).margin < 0.51 * half.margin


def test_where_all_wins_answer_alike_no_margin_is_told() -> None:
    assert str(_estimate([False] * 1200, [*range(1200)])) == "none of 1,200"
    assert str(_estimate([True] * 3, [1, 2, 3])) == "all of 3"


def test_wins_of_one_drawing_are_no_sample() -> None:
    one = [real for real in real_wins() if real.draw == 1]
    for wins in ([], one):
        with pytest.raises(ValueError, match="two drawings or more"):
            share(GROUPS["closed"], wins)
        assert share_table({"closed": GROUPS["closed"]}, wins).rows == ()


def test_an_average_weighs_rare_hands_one_half() -> None:
    rare, plain = real_win("w00034"), real_win("w00000")
    assert (rare.fu, rare.weight) == (80, 0.5)
    assert (plain.fu, plain.weight) == (30, 1.0)
    if rare.draw != plain.draw:
        found = average(lambda real: real.fu, [rare, plain])
        assert found.value == pytest.approx((0.5 * 80 + 30) / 1.5)


@pytest.mark.parametrize(("group", "claimed"), [("all", 22.4), ("closed", 41.4)])
def test_documents_a_two_shortcuts(group: str, claimed: float) -> None:
    """A-02 (most hands: too strong), A-08 (a large part of the closed hands: holds)."""
    wins = [real for real in real_wins() if real.han is not None and GROUPS[group](real)]
    measured = share(won_with("pinfu", "chiitoitsu"), wins)
    assert abs(measured.value - claimed) < measured.margin
    assert measured.value + measured.margin < 50


def test_no_open_hand_has_a_shortcut() -> None:
    open_wins = filter(GROUPS["open"], real_wins())
    assert share(won_with("pinfu", "chiitoitsu"), open_wins).value == 0


def test_what_was_chosen_too_often(rows: list[dict[str, str]]) -> None:
    def often(row: dict[str, str]) -> bool:
        words = row["win"].split()
        kans = sum(words.count(word) for word in ("kan", "ankan", "kakan"))
        names = ("yakuman", "rinshan ", "chankan ")
        rare = any(name in row["yaku"] for name in names) or kans >= 2
        return rare or int(row["fu"]) >= 70 or row["aka"] == "0"

    chosen = {real.id for real in real_wins() if real.oversampled}
    assert chosen == {row["id"] for row in rows if often(row)}


def test_triplets_of_a_win_are_those_of_its_record() -> None:
    # Four triplets or kans make toitoi, unless they are a yakuman; no other hand has it.
    wins = [real for real in real_wins()[:2000] if real.han]
    four = {real.id for real in wins if won_with("toitoi")(real)}
    assert four
    assert four == {real.id for real in wins if triplets(real) == 4}


def test_triplets_are_those_of_the_reading() -> None:
    """Each hand is read here; most need not be, for they hold no three of a kind."""
    for real in real_wins()[::3]:
        kinds = [block.kind for block in count_fu(real.win).reading.blocks]
        found = kinds.count(BlockKind.KOUTSU) + kinds.count(BlockKind.KANTSU)
        assert triplets(real) == found, real.id


def test_what_document_a_says_of_early_mangans() -> None:
    # A-43, counted over a larger collection: 13.5 % of the wins with 3 and 4 han.
    wins = [real for real in real_wins() if real.han in (3, 4)]
    early = share(lambda real: real.limit == "mangan", wins)
    assert abs(early.value - 13.5) < early.margin
