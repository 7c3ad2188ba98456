"""Shares of the real wins: counted in the rows as text, and their margins by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mahjong_lessons.core.readings import BlockKind
from mahjong_lessons.data import real_wins
from mahjong_lessons.lessons.shares import GROUPS, Share, has, share, share_table, triplets
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
    table = share_table({yaku: has(yaku)}, real_wins())
    expected = []
    for name in GROUPS:
        group = [row for row in rows if name in _groups(row)]
        hits = sum(f"{yaku} " in row["yaku"] for row in group)
        expected.append((name, len(group), str(Share(hits, len(group)))))
    assert list(table.rows) == expected


def test_the_margin_of_a_share() -> None:
    half = Share(50, 100)  # 1.96 × √(0.5 × 0.5 / 100) = 0.098
    assert half.percent == 50
    assert half.margin == pytest.approx(9.8)
    assert str(half) == "50.0 % ± 9.8"
    assert Share(200, 400).margin == pytest.approx(half.margin / 2)  # four times the wins


def test_a_share_of_no_wins_is_nothing() -> None:
    assert str(Share(0, 0)) == "0.0 % ± 0.0"


@pytest.mark.parametrize(("group", "claimed"), [("all", 22.4), ("closed", 41.4)])
def test_documents_a_two_shortcuts(group: str, claimed: float) -> None:
    """A-02 (most hands: too strong), A-08 (a large part of the closed hands: holds)."""
    wins = [real for real in real_wins() if real.han is not None and GROUPS[group](real)]
    measured = share(has("pinfu", "chiitoitsu"), wins)
    assert abs(measured.percent - claimed) < measured.margin
    assert measured.percent + measured.margin < 50


def test_no_open_hand_has_a_shortcut() -> None:
    open_wins = filter(GROUPS["open"], real_wins())
    assert share(has("pinfu", "chiitoitsu"), open_wins).hits == 0


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
    four = {real.id for real in wins if has("toitoi")(real)}
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
    assert abs(early.percent - 13.5) < early.margin
