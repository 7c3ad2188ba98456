"""Tables that Hong Kong lessons show: document C's table, stakes, and what a change moves."""

from __future__ import annotations

from fractions import Fraction

from mahjong_lessons import views
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong import Rules
from mahjong_lessons.hongkong.rules import ALLOWED
from mahjong_lessons.lessons.units import (
    choose_faan,
    hong_kong_rule_sources,
    stake_table,
    step_table,
    unit_table,
    what_moves,
)

# Document C: faan, units, the discarder pays, each pays; three of them together.
DOCUMENT_C = (
    (3, 8, 16, 8, 24),
    (4, 16, 32, 16, 48),
    (5, 24, 48, 24, 72),
    (6, 32, 64, 32, 96),
    (7, 48, 96, 48, 144),
    (8, 64, 128, 64, 192),
    (9, 96, 192, 96, 288),
    (10, 128, 256, 128, 384),
)


def test_the_table_of_units_is_that_of_document_c() -> None:
    assert unit_table(range(3, 11)).rows == DOCUMENT_C


def test_the_last_column_of_document_c_is_the_spicy_table() -> None:
    spicy = [row[1] for row in step_table(range(3, 11), "spicy").rows]
    assert spicy == [8, 16, 32, 64, 128, 256, 512, 1024]


def test_one_printed_cell_has_three_meanings() -> None:
    # 3 faan, 8: all that the discarder pays, each share of a self-draw, the smallest share.
    assert [row[2:] for row in stake_table(3).rows] == [
        (Fraction(1, 2), 8, 4),
        (1, 16, 8),
        (2, 32, 16),
    ]


def test_a_change_names_what_was_and_what_is() -> None:
    moved = what_moves(choose_faan(9), limit=8, discarder=None)
    assert moved.changed == "win: East 9 faan from West → East 9 faan self-draw, limit: 10 → 8"
    shown = views.text(moved)
    assert ["South", "0", "-64", "←"] in [line.split() for line in shown.splitlines()]


def test_a_change_to_what_does_not_win_shows_why() -> None:
    shown = views.text(what_moves(choose_faan(3), minimum=4))
    assert "minimum: 3 → 4" in shown
    assert "3 faan is below the minimum of 4" in shown
    assert what_moves(choose_faan(2), faan=3).moved[-4:] == ("East", "South", "West", "North")


def test_seats_may_be_named_by_letters() -> None:
    assert choose_faan(3).choose(winner="S", liable="N").ending.liable is Wind.NORTH
    assert choose_faan(3).choose(winner="W").ending.discarder is None


def test_a_choice_shows_its_table() -> None:
    shown = views.text(choose_faan(3, rules=Rules(table=[1] * 11, points_per_unit=0.5)))
    assert "table own table, limit 10, minimum 3, discard double, points per unit 0.5" in shown


def test_sources_are_named_for_every_value() -> None:
    rows = hong_kong_rule_sources("table", "concealed_with_flowers").rows
    assert [row[1] for row in rows] == ["half-spicy", "spicy", "laak", "yes", "no"]
    assert all(row[3] for row in rows)


def test_how_sure_is_said_in_words() -> None:
    """A letter would be taken for a document: B and C are two of the five."""
    for rule in ALLOWED:
        assert all(len(str(row[2])) > 1 for row in hong_kong_rule_sources(rule).rows)
    sure = {row[1]: row[2] for row in hong_kong_rule_sources("discard", "minimum").rows}
    assert (sure["double"], sure["half"], sure["1"]) == ("document", "two sources", "one source")


def test_minimums_that_no_list_names_are_no_find() -> None:
    """Lists of rules name 0, 1, 2 and 3; 4 to 8 can be tried."""
    sure = {row[1]: row[2] for row in hong_kong_rule_sources("minimum").rows}
    assert {sure[str(faan)] for faan in range(4, 9)} == {"our choice"}
    assert {sure[str(faan)] for faan in range(3)} == {"one source"}
