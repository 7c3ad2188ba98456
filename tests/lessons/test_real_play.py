"""The real wins as a frame, and estimates from it: against the rows, by hand, by resampling."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import numpy as np
import pandas as pd
import pytest

from mahjong_lessons.lessons import (
    COLUMNS,
    REAL_CLAIMS,
    Estimate,
    claim_frame,
    claim_table,
    estimate,
    estimate_table,
    estimates_by,
    real_wins_frame,
)
from mahjong_lessons.lessons.real_claims import EIGHT_VALUES, SIX_VALUES
from tests import recorded


@pytest.fixture(scope="module")
def rows() -> list[dict[str, str]]:
    return list(recorded.rows())


@pytest.fixture(scope="module")
def wins() -> pd.DataFrame:
    return real_wins_frame()


@pytest.fixture(scope="module")
def counted(wins: pd.DataFrame) -> pd.DataFrame:
    return wins[wins["yakuman"] == 0]


# --- the frame --------------------------------------------------------------------


def test_one_row_a_win_and_every_column_is_explained(
    wins: pd.DataFrame, rows: list[dict[str, str]]
) -> None:
    assert wins.index.to_list() == [row["id"] for row in rows]
    assert wins.columns.to_list() == list(COLUMNS)
    assert all(COLUMNS.values())
    assert wins.drop(columns="han").notna().all(axis=None)


def test_columns_are_those_of_the_rows(wins: pd.DataFrame, rows: list[dict[str, str]]) -> None:
    for (_, win), row in zip(wins.iterrows(), rows, strict=True):
        words = row["win"].split()
        named = dict(part.rsplit(" ", 1) for part in row["yaku"].split("; "))
        assert win.by == ("ron" if row["discarder"] else "tsumo")
        assert win.calls == sum(word in ("chi", "pon", "kan", "kakan") for word in words)
        assert win.way == f"{'closed' if win.closed else 'open'}, {win.by}"
        assert win.closed == (win.calls == 0)
        assert win.dealer == ("seat E" in row["win"]) == (win.seat == "E")
        assert win["round"] == (words[words.index("round") + 1] if "round" in words else "E")
        assert win.riichi == ("riichi" in words or "double-riichi" in words)
        assert (win.shortcut == "pinfu") == ("pinfu" in named)
        assert (win.shortcut == "seven pairs") == ("chiitoitsu" in named)
        assert (win.fu, win.points) == (int(row["fu"]), int(row["points"]))
        assert (None if pd.isna(win.han) else str(win.han)) == (row["han"] or None)
        assert win.yakuman == row["yaku"].count(" yakuman")
        assert win.limit == (row["limit"] or "none")
        assert win.dora == sum(int(named.get(name, 0)) for name in ("dora", "ura dora", "aka dora"))


def test_kinds_are_categories_and_numbers_are_numbers(wins: pd.DataFrame) -> None:
    kinds = {"source", "by", "way", "seat", "round", "shortcut", "limit"}
    for name in COLUMNS:
        assert isinstance(wins[name].dtype, pd.CategoricalDtype) == (name in kinds), name
        assert (wins[name].dtype == bool) == (name in {"closed", "dealer", "riichi"}), name
    assert (wins["limit"] >= "mangan").sum() == (wins["limit"] != "none").sum()


def test_a_frame_is_the_callers_own(wins: pd.DataFrame) -> None:
    mine = real_wins_frame()
    mine["fu"] = 0
    assert real_wins_frame().equals(wins)


def test_rare_hands_weigh_one_half(wins: pd.DataFrame, rows: list[dict[str, str]]) -> None:
    assert set(wins["weight"]) == {0.5, 1.0}
    rare = wins[wins["weight"] == 0.5]
    assert set(wins[wins["fu"] >= 70].index) <= set(rare.index)
    assert {row["id"] for row in rows if "yakuman" in row["yaku"]} <= set(rare.index)
    assert {row["id"] for row in rows if "rinshan " in row["yaku"]} <= set(rare.index)


def test_a_drawing_is_a_run_of_ids(wins: pd.DataFrame) -> None:
    numbers = [int(one[1:]) for one in wins.index]
    for (one, before), (number, last) in zip(
        zip(wins["draw"][1:], wins["draw"][:-1], strict=True),
        zip(numbers[1:], numbers[:-1], strict=True),
        strict=True,
    ):
        assert number > last
        assert one == before + (number != last + 1) or one == before + 1
    assert (wins.groupby("draw")["source"].nunique() == 1).all()


def test_drawings_are_whole_games_or_rare_hands(wins: pd.DataFrame) -> None:
    """A game begins in the East round; what was added alone was taken for being rare."""
    size = wins["draw"].map(wins["draw"].value_counts())
    first = wins[size > 1].groupby("draw").first()
    alone = wins[size == 1]
    assert (len(first), len(alone)) == (803, 54)
    assert (first["round"] == "E").all()
    assert (wins["round"] == "E").mean() < 0.65  # so it is not by chance
    assert (alone["weight"] == 0.5).sum() == 53


# --- estimates --------------------------------------------------------------------


def small(draws: list[int], weights: list[float]) -> pd.DataFrame:
    return pd.DataFrame({"draw": draws, "weight": weights})


def test_an_average_is_weighted() -> None:
    wins = small([1, 2, 3], [1, 1, 0.5])
    found = estimate(wins, pd.Series([10, 20, 40]))
    assert found.value == pytest.approx((10 + 20 + 0.5 * 40) / 2.5)
    assert (found.unit, found.wins, found.draws) == ("", 3, 3)


def test_one_win_a_drawing_gives_the_margin_of_a_simple_sample() -> None:
    values = pd.Series([True] * 30 + [False] * 70)
    found = estimate(small([*range(100)], [1.0] * 100), values)
    assert found.value == pytest.approx(30)
    assert found.margin == pytest.approx(196 * sqrt(0.3 * 0.7 / 99))
    assert str(found) == "30.0 % ± 9.0"


def test_wins_that_are_alike_count_once() -> None:
    """Four equal wins in each drawing tell no more than one does."""
    values = pd.Series([True] * 30 + [False] * 70)
    one = estimate(small([*range(100)], [1.0] * 100), values)
    four = estimate(
        small([n for n in range(100) for _ in range(4)], [1.0] * 400),
        values.repeat(4).reset_index(drop=True),
    )
    assert four.margin == pytest.approx(one.margin)
    assert four.wins == 400


@pytest.mark.parametrize("what", ["30 or 40 fu", "fu"])
def test_the_margin_is_that_of_drawing_the_games_again(what: str, counted: pd.DataFrame) -> None:
    """The bootstrap over drawings: 4,000 new collections of as many drawings."""
    values = counted["fu"].isin([30, 40]) * 100 if what == "30 or 40 fu" else counted["fu"]
    weighted = counted.assign(total=values * counted["weight"])
    sums = weighted.groupby("draw")[["total", "weight"]].sum().to_numpy()
    times = np.random.default_rng(7).multinomial(len(sums), [1 / len(sums)] * len(sums), 4000)
    totals, weights = (times @ sums).T
    spread = 1.96 * float(np.std(totals / weights))
    shown = estimate(counted, counted["fu"].isin([30, 40]) if what == "30 or 40 fu" else values)
    assert shown.margin == pytest.approx(spread, rel=0.05)


def test_an_estimate_needs_two_drawings() -> None:
    with pytest.raises(ValueError, match="two drawings"):
        estimate(small([1, 1], [1, 1]), pd.Series([1, 2]))


def test_values_belong_to_their_wins_in_any_order(counted: pd.DataFrame) -> None:
    some = counted.head(50)
    assert estimate(some, counted["fu"][::-1]) == estimate(some, some["fu"])


@pytest.mark.parametrize("from_5_han", [False, True])
def test_a_win_without_a_value_is_not_passed_over(from_5_han: bool, wins: pd.DataFrame) -> None:
    """19 wins of the record are yakuman: they have no han."""
    values = wins["han"] >= 5 if from_5_han else wins["han"]
    with pytest.raises(ValueError, match="19 of these wins have no value"):
        estimate(wins, values)
    with pytest.raises(ValueError, match="2 of these wins have no value"):
        estimate(wins.head(50), wins["fu"].iloc[2:])


def test_an_array_has_the_order_of_the_wins(counted: pd.DataFrame) -> None:
    fu = counted["fu"]
    assert estimate(counted, fu.to_numpy()) == estimate(counted, fu)
    assert estimate(counted, (fu > 30).to_numpy()) == estimate(counted, fu > 30)
    assert estimate(counted, (fu > 30).astype(object)) == estimate(counted, fu > 30)
    by_array, by_series = (estimates_by(counted, of, "by") for of in (fu.to_numpy(), fu))
    assert by_array.equals(by_series)


@pytest.mark.parametrize(
    ("values", "why"),
    [
        (lambda wins: wins["way"], "needs numbers, or True and False"),
        (lambda _: [30, 40], "needs one value for each win"),
        (lambda wins: pd.concat([wins["fu"], wins["fu"]]), "needs one value for each win"),
        (lambda wins: wins["fu"].reset_index(drop=True), "belong to other wins: keep the ids"),
    ],
    ids=["words", "too few", "twice", "without ids"],
)
def test_what_cannot_be_estimated_says_why(
    values: Callable[[pd.DataFrame], pd.Series[int]], why: str, counted: pd.DataFrame
) -> None:
    with pytest.raises(ValueError, match=why):
        estimate(counted, values(counted))
    with pytest.raises(ValueError, match=why):
        estimates_by(counted, values(counted), "by")


def test_groups_say_what_they_cannot_do(wins: pd.DataFrame, counted: pd.DataFrame) -> None:
    with pytest.raises(ValueError, match="19 of these wins have no value"):  # not the first 6
        estimates_by(wins, wins["han"], "by")
    with pytest.raises(ValueError, match="groups need a column"):
        estimates_by(wins, wins["fu"])
    with pytest.raises(ValueError, match="weights are above 0"):
        estimate(counted.assign(weight=0), counted["fu"])
    assert estimates_by(counted.head(0), counted["fu"], "by").empty


def test_groups_are_estimated_alone(counted: pd.DataFrame) -> None:
    frame = estimates_by(counted, counted["fu"], "way", "dealer")
    assert len(frame) == 8
    assert frame["wins"].sum() == len(counted)
    one = frame[(frame["way"] == "open, ron") & frame["dealer"]].iloc[0]
    part = counted[(counted["way"] == "open, ron") & counted["dealer"]]
    assert one["value"] == pytest.approx(np.average(part["fu"], weights=part["weight"]))


def test_a_group_of_one_drawing_is_left_out() -> None:
    wins = small([1, 2, 3], [1, 1, 1]).assign(kind=["a", "a", "b"])
    assert estimates_by(wins, pd.Series([1, 2, 3]), "kind")["kind"].to_list() == ["a"]
    assert [row[0] for row in estimate_table(wins, pd.Series([1, 2, 3]), "n", "kind").rows] == ["a"]


# --- what the documents claim ------------------------------------------------------

# In the larger collection, of which these wins are a part: 33,599 wins.
IN_THE_LARGER = (84.9, 90.3, 87.1, 22.4, 41.4, None, None, 13.5, None)


@pytest.mark.parametrize(("place", "expected"), [*enumerate(IN_THE_LARGER)])
def test_a_claim_agrees_with_the_larger_collection(
    place: int, expected: float | None, wins: pd.DataFrame
) -> None:
    found = REAL_CLAIMS[place].measure(wins)
    if expected is not None:
        assert abs(found.value - expected) < found.margin


def test_no_yakuman_is_among_wins_whose_fu_are_counted(wins: pd.DataFrame) -> None:
    of_fu = [claim for claim in REAL_CLAIMS if " fu" in claim.words or "pairs" in claim.words]
    assert len(of_fu) == 6
    for claim in of_fu:
        assert (wins[claim.among(wins)]["yakuman"] == 0).all()


def test_everyday_values_are_the_documents(wins: pd.DataFrame) -> None:
    """B's table: 30 and 40 fu; A's six are those below 4 han."""
    assert SIX_VALUES == [1000, 1300, 2000, 2600, 3900, 5200]
    assert EIGHT_VALUES == [1000, 1300, 2000, 2600, 3900, 5200, 7700, 8000]
    rons = wins[(wins["by"] == "ron") & ~wins["dealer"]]
    share = np.average(rons["points"].isin(SIX_VALUES), weights=rons["weight"])
    assert REAL_CLAIMS[5].measure(wins).value == pytest.approx(100 * share)


def test_claims_as_frame_and_as_table_say_the_same(wins: pd.DataFrame) -> None:
    frame, table = claim_frame(wins), claim_table(wins)
    assert len(frame) == len(table.rows) == len(REAL_CLAIMS)
    for row, (source, words, number, share) in zip(frame.itertuples(), table.rows, strict=True):
        assert (row.source, row.claim, row.wins) == (source, words, number)
        assert str(Estimate(row.value, row.margin, "%", 0, 0)) == share
