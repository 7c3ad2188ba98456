"""A Hong Kong hand that is being entered: flowers, rules one by one, what is asked and answered."""

from __future__ import annotations

from random import Random

import pytest

from mahjong_lessons.core.tiles import BONUS_TILES, Wind, parse_tiles
from mahjong_lessons.hongkong import Rules, Win, score
from mahjong_lessons.scorer import HONG_KONG, HandEntry, Refused
from tests.engine.hongkong.test_faan_cases import COUNTED, Row, named
from tests.scorer.clicking import clicks

FULL = "234567m78m22z pung 777z discard 9m from W"


def _empty() -> HandEntry:
    return HandEntry(HONG_KONG)


def _put(entry: HandEntry, tiles: str) -> HandEntry:
    for tile in parse_tiles(tiles):
        entry = entry.put(tile)
    return entry


@pytest.mark.parametrize("row", COUNTED, ids=map(named, COUNTED))
def test_a_published_hand_entered_click_by_click_has_its_faan(row: Row) -> None:
    win = Win.parse(row["win"])
    entry = HandEntry(HONG_KONG, rules=Rules(**row.get("rules", {})))
    for click in clicks(HONG_KONG, win):
        entry = click.move(entry)
        assert entry.message == ""
    assert entry.win == win
    assert entry.outcome.score.faan == row["faan"]
    assert entry.outcome.score.meets_minimum is row.get("wins", True)


# --- tiles, calls, flowers ------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "first", "line"),
    [
        ("chow", "4p", "chow 456p"),
        ("pung", "7z", "pung 777z"),
        ("kong", "5s", "kong 5555s"),
        ("closed-kong", "1z", "closed-kong 1111z"),
        ("added-kong", "9m", "added-kong 9999m"),
    ],
)
def test_a_call_is_picked_by_its_first_tile(call: str, first: str, line: str) -> None:
    """There are no red fives, so no call has to be asked about."""
    assert _put(_empty().aim_at(call), first).line == line


def test_a_red_five_is_refused_and_nothing_is_lost() -> None:
    entry = _empty().read(FULL)
    assert entry.why_not(lambda entry: entry.read("0m")) == (
        "Hong Kong has no red fives: write 5, not 0"
    )
    assert entry.after(lambda entry: entry.read("0m")).line == entry.line


def test_flowers_are_laid_aside_in_any_order_and_taken_back() -> None:
    entry = _empty().lay_aside("flowers", 3).lay_aside("seasons", 2).lay_aside("flowers", 1)
    assert entry.line == "flowers 1 3 seasons 2"
    assert entry.take("flowers", 0).line == "flowers 3 seasons 2"
    assert entry.undo().line == "flowers 3 seasons 2"
    with pytest.raises(Refused, match="laid aside already"):
        entry.lay_aside("flowers", 3)


def test_a_flower_that_is_taken_back_takes_its_replacement_along() -> None:
    entry = _empty().win_by("tsumo").lay_aside("flowers", 2).toggle("flower-replacement")
    without = entry.take("flowers", 0)
    assert without.line == "self-draw"
    assert without.message.startswith("flower-replacement was taken away")


# --- circumstances and seats ------------------------------------------------------------


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    entry = _empty().read("123m pung 555z discard 4p")
    reasons = {
        word: entry.why_not(lambda entry, word=word: entry.toggle(word))
        for word in HONG_KONG.vocabulary.flags
    }
    assert "write the kong" in reasons["kong-replacement"]
    assert "write the kong" in reasons["double-kong-replacement"]
    assert "write self-draw" in reasons["flower-replacement"]
    assert "the dealer's" in reasons["heavenly"]
    assert "before any call" in reasons["earthly"]
    assert (reasons["last-tile"], reasons["robbing-kong"]) == ("", "")


def test_the_winner_neither_discards_nor_is_liable() -> None:
    entry = _empty().choose("discarder", Wind.WEST).choose("liable", Wind.NORTH)
    assert entry.why_not(lambda entry: entry.choose("liable", Wind.SOUTH))
    moved = entry.choose("seat", Wind.WEST)
    assert moved.line == "seat W liable N"
    assert "from was taken away" in moved.message


# --- rules one by one -------------------------------------------------------------------


def test_one_rule_after_the_other() -> None:
    entry = _empty().read("222333z78m44z pung 111z discard 9m seat E from S")
    assert entry.headline == "11 faan, 10 count: 128 units"
    assert entry.agree("limit", 13).headline == "11 faan: 192 units"  # document C's table
    assert entry.agree("limit", 8).headline == "11 faan, 8 count: 64 units"
    spicy = entry.agree("table", "spicy")
    assert spicy.headline == "11 faan, 10 count: 1,024 units"
    assert spicy.rules == Rules(table="spicy")
    assert spicy.agree("table", "half-spicy").rules == "documents"


def test_a_rule_that_contradicts_another_is_refused() -> None:
    entry = HandEntry(HONG_KONG, rules=Rules(table={3: 8, 4: 16, 7: 32}))
    assert entry.why_not(lambda entry: entry.agree("minimum", 0)) == (
        "the table begins at 3 faan, but 0 are enough to win"
    )
    assert entry.agree("minimum", 4).agreed.minimum == 4


def test_every_option_can_be_chosen_in_every_rule_set() -> None:
    for name in HONG_KONG.rules:
        entry = _empty().play_by(name)
        for rule, (_, values) in HONG_KONG.options.items():
            for value in values:
                assert getattr(entry.agree(rule, value).agreed, rule) == value


# --- what comes of it --------------------------------------------------------------------


def test_thirteen_tiles_tell_which_would_win_and_for_how_much() -> None:
    """A dragon and one suit with honours: 1 + 3, and 1 more by the own draw."""
    entry = _empty().read("234567m78m22z pung 777z")
    assert entry.headline == "Waits for 6m or 9m."
    assert [(line.ron.faan, line.tsumo.faan) for line in entry.outcome.waits] == [(4, 5), (4, 5)]
    assert "4 faan, 16 units" in entry._repr_html_()


def test_the_headline_says_what_a_hand_is_worth() -> None:
    assert _empty().headline == "Missing: 13 more tiles and the winning tile."
    assert _empty().read(FULL).headline == "4 faan: 16 units"
    below = _empty().read("123m456p78s55p pung 777z discard 9s")
    assert "below the minimum of 3" in below.headline
    whole = _empty().read("333444666z7z pung 222z discard 7z")
    assert whole.headline == "Limit hand: 10 faan, 128 units"


def test_who_pays_is_said_for_four_seats_or_by_the_part_that_each_played() -> None:
    """4 faan are 16 units; the discarder pays two shares (document C)."""
    known = _empty().read(FULL)
    assert known.outcome.score.settle() == {"E": 0, "S": 32, "W": -32, "N": 0}
    assert "<td>West</td>" in known._repr_html_()
    unknown = known.choose("discarder", None)
    page = str(unknown)
    assert "Who dealt in?" in page
    rows = {line.split("  ")[0]: line.split()[-2:] for line in page.splitlines() if "  " in line}
    assert rows["South, who won"] == ["0", "32"]
    assert rows["who dealt in"] == ["2", "-32"]
    assert rows["the two others, each"] == ["0", "0"]


def test_with_half_responsibility_the_others_pay_half_a_share() -> None:
    """16 units: 16 from the discarder and 8 from each of the two others."""
    entry = _empty().read(FULL.removesuffix(" from W")).agree("discard", "half")
    (table,) = [part for part in entry.outcome.paid if not isinstance(part, str)]
    assert [row[-1] for row in table.rows] == [32, -16, -8]


def test_the_tiles_that_earn_a_line_stand_beside_it() -> None:
    page = str(_empty().read("222333z78m44z pung 111z discard 9m seat E from S flowers 1"))
    for line, tiles in (
        ("seat wind", "111z"),
        ("mixed one suit", "all tiles"),
        ("small winds", "22233344111z"),
        ("seat flower", "F1"),
    ):
        row = next(text for text in page.splitlines() if text.startswith(line))
        assert f" {tiles} " in row


def test_other_readings_are_there_with_the_reason() -> None:
    """As chows: self-draw, concealed, common hand; as pungs one less, and below the minimum."""
    page = str(_empty().read("111222333m78p99s self-draw 9p"))
    assert "Read as 111m 222m 333m 789p 99s: 2 faan" in page
    assert "the first has enough faan to win" in page


def test_every_example_is_a_whole_hand() -> None:
    entry = _empty()
    for known in HONG_KONG.examples:
        entry = entry.next_example()
        assert entry.win == Win.parse(known.line)
        assert entry.outcome.score == score(entry.win)
        assert entry.message == known.say()


def test_random_wins_have_flowers_where_they_are_played() -> None:
    random = Random(1)
    for flowers in (False, True):
        entry = _empty().agree("flowers", flowers)
        dealt = [entry.deal(random).win for _ in range(40)]
        assert any(win.flowers or win.seasons for win in dealt) is flowers
        assert all(set(win.flowers + win.seasons) <= set(BONUS_TILES) for win in dealt)
        assert all(score(win, rules=entry.agreed).meets_minimum for win in dealt)


def test_flowers_where_none_are_played_are_told() -> None:
    entry = _empty().read(f"{FULL} flowers 2")
    assert "These rules play without flowers" in str(entry.agree("flowers", False))
    assert "play without flowers" not in str(entry.agree("flowers", True))


def test_the_twin_speaks_the_words_of_the_game() -> None:
    page = _empty().read("123m chow 456m closed-kong 7777p")._repr_html_()
    assert 'title="123m chow 456m closed-kong 7777p"' in page
    assert "ankan" not in page
    assert "closed kan" not in page
