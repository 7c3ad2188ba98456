"""Tables of scores: the documents' examples, and hands whose readings part."""

from __future__ import annotations

import pytest

from mahjong_lessons import views
from mahjong_lessons.lessons.readings import compare_readings, compare_scores, rounded_up
from mahjong_lessons.riichi import Rules


def test_worth_of_the_examples_of_document_b() -> None:
    table = compare_scores(
        "111m456678p35s99s ron 4s riichi",  # B-52: riichi alone, 1,300
        "2m678s555z pon 888p chi 456m tsumo 2m",  # B-59: haku, 400/700
        "234567m345p99p67s tsumo 8s",  # B-61: pinfu and menzen tsumo, 400/700
    )
    numbers = [row[-3:] for row in table.rows]
    assert numbers == [(1, 40, 1300), (1, 40, 1500), (2, 20, 1500)]


def test_worth_takes_rules() -> None:
    line = "345m66p67p678s chi 234m ron 8p"  # B, special case 3: 30; some tables: 20
    (row,) = compare_scores(line, rules=Rules(open_pinfu_fu=20)).rows
    assert row[-2:] == (20, 700)  # 20 × 8 × 4 = 640


def test_a_hand_without_yaku_says_so() -> None:
    (row,) = compare_scores("123m456789p11s79s ron 8s").rows
    assert row[2:4] == ("no yaku", 0)


@pytest.mark.parametrize(
    ("line", "first", "second"),
    [
        ("56678m22p666z pon 888s ron 7m", (32, 40, 1300), (30, 30, 1000)),  # more fu wins
        ("23345789m567p44s ron 4m riichi", (30, 30, 2000), (32, 40, 1300)),  # fewer fu win
        # 20 + 10 + 4 + 8 with the triplet 111p whole before, 4 less if the ron finished it
        ("234m666s99s11123p ron 1p riichi", (42, 50, 1600), (38, 40, 1300)),
    ],
)
def test_readings_stand_best_first(
    line: str, first: tuple[int, int, int], second: tuple[int, int, int]
) -> None:
    rows = compare_readings(line).rows
    assert [(row[1], row[2], row[-1]) for row in rows] == [first, second]


def test_a_reading_in_a_table_is_drawn_with_its_wait() -> None:
    table = compare_readings("56678m22p666z pon 888s ron 7m")
    page, plain = views.html(table), views.text(table)
    assert page.count("closed wait") == page.count("two-sided wait") == 1
    assert "567m [678m] 22p 666z 888s, kanchan" in plain


def test_rounding_row_by_row() -> None:
    # E: 30 × 8 × 4 = 960, 1,000; then twice and twice again; 30 × 64 × 4 = 7,680, 7,700.
    (row,) = rounded_up(30).rows
    assert row == (30, "960 → 1,000", "1,920 → 2,000", "3,840 → 3,900", "7,680 → 7,700")


def test_rounding_rows_for_the_dealer_with_the_cap_and_without_a_hand() -> None:
    # E: × 6; 25 × 64 × 6 = 9,600 exactly; 70 × 32 × 6 = 13,440, capped at 12,000.
    seven_pairs, seventy = rounded_up(25, 70, dealer=True).rows
    assert seven_pairs == (25, "–", "2,400", "4,800", "9,600")
    assert seventy[3:] == ("13,440 → 12,000", "26,880 → 12,000")


def test_rounding_takes_rules() -> None:
    (row,) = rounded_up(30, rules=Rules(kiriage_mangan=True)).rows
    assert row[-1] == "7,680 → 8,000"
