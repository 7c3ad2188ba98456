"""A hand that is being entered: what each step does, what cannot be, and why."""

from __future__ import annotations

from random import Random

import pytest

from mahjong_lessons.core.tiles import Tile, Wind, format_tiles, parse_tiles
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi import Win, score
from mahjong_lessons.scorer import HONG_KONG, RIICHI, HandEntry, Refused
from mahjong_lessons.scorer.state import HAND, MELDS, WINNING

FULL = "111m456678p35s99s ron 4s riichi"
HOSTILE = "<img src=x onerror=alert(1)>"


def _put(entry: HandEntry, tiles: str) -> HandEntry:
    for tile in parse_tiles(tiles):
        entry = entry.put(tile)
    return entry


def _empty() -> HandEntry:
    return HandEntry(RIICHI)


# --- tiles ------------------------------------------------------------------------


def test_tiles_go_to_the_hand_and_the_fourteenth_wins() -> None:
    entry = _put(_empty(), "99s35s876654p111m")
    assert entry.target == WINNING
    assert entry.hand.winning is None
    entry = entry.put(Tile.parse("4s"))
    assert entry.line == "111m456678p3599s ron 4s"
    assert entry.win == Win.parse("111m456678p35s99s ron 4s")


def test_another_tile_replaces_the_winning_tile() -> None:
    entry = _put(_empty(), "123456789m1122p1p")
    assert entry.put(Tile.parse("2p")).line == "123456789m1122p ron 2p"


def test_the_winning_tile_can_come_first() -> None:
    entry = _put(_empty().aim_at(WINNING), "4s")
    assert (entry.hand.winning, entry.aim) == (Tile.parse("4s"), HAND)
    assert _put(entry, "111m456678p35s99s").line == "111m456678p3599s ron 4s"


def test_each_tile_tells_how_many_copies_are_left() -> None:
    entry = _put(_empty(), "055p").aim_at("indicators").put(Tile.parse("5p"))
    assert [entry.left(tile) for tile in parse_tiles("5p0p6p0s")] == [0, 0, 4, 1]
    assert entry.why_not_put(Tile.parse("5p")) == "every 5p is in use"
    with pytest.raises(Refused, match="every 0p"):
        entry.aim_at(HAND).put(Tile.parse("0p"))


def test_the_winning_tile_frees_its_own_copy() -> None:
    entry = _put(_empty(), "1112345678999m1m")  # all four 1m; the last one wins
    assert entry.why_not_put(Tile.parse("1m")) == ""
    assert entry.left(Tile.parse("1m")) == 0


def test_a_tile_is_taken_back_from_wherever_it_is() -> None:
    entry = _empty().read("123m pon 555z ron 4s indicators 3m7z")
    assert entry.take(HAND, 1).line == "13m pon 555z ron 4s indicators 3m7z"
    assert entry.take(MELDS, 0).line == "123m ron 4s indicators 3m7z"
    assert entry.take(WINNING).line == "123m pon 555z indicators 3m7z"
    assert entry.take("indicators", 0).line == "123m pon 555z ron 4s indicators 7z"
    with pytest.raises(Refused):
        entry.take(HAND, 3)


# --- calls ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "picked", "line"),
    [
        ("chi", "1m", "chi 123m"),
        ("chi", "7s", "chi 789s"),
        ("chi", "0p", "chi 067p"),
        ("chi", "30p", "chi 340p"),
        ("chi", "35p", "chi 345p"),
        ("pon", "7z", "pon 777z"),
        ("pon", "5s", "pon 555s"),
        ("pon", "0s", "pon 055s"),
        ("kan", "2s", "kan 2222s"),
        ("kakan", "0m", "kakan 0555m"),
        ("ankan", "1z", "ankan 1111z"),
    ],
)
def test_a_call_is_picked_by_its_first_tile(call: str, picked: str, line: str) -> None:
    entry = _put(_empty().aim_at(call), picked)
    assert (entry.line, entry.aim, entry.picked) == (line, HAND, ())


def test_a_run_that_may_hold_the_red_five_asks_which() -> None:
    entry = _empty().aim_at("chi").put(Tile.parse("4m"))
    assert entry.ask == "chi 4m…: 0m or 5m?"
    assert [str(tile) for row in RIICHI.tiles for tile in row if not entry.why_not_put(tile)] == [
        "0m",
        "5m",
    ]
    used = _put(_empty(), "0m").aim_at("chi")  # the red five is in use: nothing to ask
    assert used.put(Tile.parse("4m")).line == "0m chi 456m"


def test_calls_that_cannot_be_say_why() -> None:
    entry = _empty()
    assert entry.aim_at("chi").why_not_put(Tile.parse("8m")) == (
        "no chi is left that starts with 8m"
    )
    assert entry.aim_at("chi").why_not_put(Tile.parse("1z"))
    two = _put(entry, "11s")
    assert two.aim_at("pon").why_not_put(Tile.parse("1s"))
    assert _put(entry, "1s").aim_at("pon").why_not_put(Tile.parse("1s")) == ""
    full = _put(entry, "11123456789m")  # 11 tiles: two places are left
    assert full.why_not(lambda entry: entry.aim_at("pon")) == (
        "a call needs room for three tiles; the hand has room for 2"
    )


def test_the_same_aim_again_goes_back_to_the_hand() -> None:
    assert _empty().aim_at("pon").aim_at("pon").aim == HAND


# --- circumstances ------------------------------------------------------------------


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    opened = _put(_empty().aim_at("pon"), "7z")
    assert opened.why_not(lambda entry: entry.toggle("riichi")) == (
        "riichi needs a closed hand: leave out riichi, or the calls"
    )
    assert "riichi" in _empty().why_not(lambda entry: entry.toggle("ippatsu"))
    assert "tsumo" in _empty().why_not(lambda entry: entry.toggle("haitei"))
    assert _empty().why_not(lambda entry: entry.aim_at("ura_indicators"))
    assert _empty().why_not(lambda entry: entry.choose("discarder", Wind.SOUTH))
    assert _empty().why_not(lambda entry: entry.step("honba", -1)) == "there are none"


def test_a_refused_step_changes_nothing_and_is_said() -> None:
    before = _put(_empty(), "123m")
    after = before.after(lambda entry: entry.toggle("haitei"))
    assert after == before
    assert "haitei" in after.message


def test_what_was_said_yields_to_a_call() -> None:
    entry = _put(_empty().toggle("riichi").toggle("ippatsu"), "123m")
    opened = _put(entry.aim_at("pon"), "7z")
    assert opened.line == "123m pon 777z"
    assert "riichi was taken away: riichi needs a closed hand" in opened.message
    assert opened.undo() == entry.aim_at("pon")


def test_the_way_to_win_and_the_seat_stand() -> None:
    entry = _empty().toggle("houtei").choose("discarder", Wind.WEST)
    drawn = entry.win_by(WinBy.TSUMO)
    assert drawn.line == "tsumo"
    assert "houtei was taken away" in drawn.message
    assert "from was taken away" in drawn.message
    assert entry.choose("seat", Wind.WEST).line == "houtei seat W"
    assert entry.undo().undo() == _empty()


def test_facts_of_a_game() -> None:
    entry = _empty().read(FULL).choose("seat", Wind.EAST).step("honba", 1).step("honba", 1)
    entry = entry.choose("discarder", Wind.WEST).step("sticks", 1).aim_at("indicators")
    entry = entry.put(Tile.parse("3m")).aim_at("ura_indicators").put(Tile.parse("8s"))
    assert entry.line == (
        "111m456678p3599s ron 4s riichi seat E from W indicators 3m ura-indicators 8s "
        "honba 2 sticks 1"
    )
    assert entry.win == Win.parse(entry.line)


# --- lines, history, known wins -------------------------------------------------------


def test_a_line_is_taken_as_far_as_it_goes() -> None:
    for line in ("", "123m", "pon 555z", "123m pon 555z tsumo", "13m ron 2m riichi", "riichi"):
        assert _empty().read(line).line == line


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("11111m", "1m is there 5 times"),
        ("00m", "red five"),
        ("111m456678p35s99s4s", "leave the winning tile out"),
        ("111m pon 777z riichi", "riichi needs a closed hand"),
        ("111m rn 4s", "did you mean ron?"),
        (
            "111m234567p99s11z riichi ron 1z",
            '"ron" and the winning tile stand before "riichi"',
        ),
        (HOSTILE, ""),
        ("1111m indicators 1m", "1m is there 5 times"),
    ],
)
def test_a_line_that_cannot_be_changes_nothing(line: str, words: str) -> None:
    before = _empty().read(FULL)
    after = before.after(lambda entry: entry.read(line))
    assert after == before
    assert after.message
    assert words in after.message


def test_undo_goes_back_step_by_step_and_clear_can_be_undone() -> None:
    entry = _put(_empty(), "123m").toggle("riichi")
    cleared = entry.play_by("tenhou").clear()
    assert (cleared.line, cleared.rules) == ("", "tenhou")
    assert cleared.undo().line == "123m riichi"
    assert cleared.undo().undo() == entry
    assert _empty().why_not(HandEntry.undo) == "nothing was entered before"
    assert _empty().clear().before is None  # nothing changed, so there is nothing to undo


def test_undo_takes_back_the_last_step_of_a_call_alone() -> None:
    hand = _put(_empty(), "223m")
    aimed = hand.aim_at("chi")
    picked = aimed.put(Tile.parse("4p"))
    assert (picked.line, picked.picked) == ("223m", (Tile.parse("4p"),))
    assert picked.undo() == aimed
    assert picked.undo().undo() == hand
    assert hand.undo().line == "22m"


def test_a_typed_line_that_cannot_be_stays_until_it_is_mended_or_replaced() -> None:
    hand = _put(_empty(), "123m")
    bad = hand.write("123m4q")
    assert (bad.line, bad.typed) == ("123m", "123m4q")
    assert "The line is not entered yet." in bad.words
    more = bad.put(Tile.parse("4m"))
    assert (more.line, more.typed, more.words) == ("1234m", "123m4q", bad.words)
    assert bad.undo() == hand
    for mended in (more.write("1234m"), more.next_example(), more.deal(Random(1)), more.clear()):
        assert (mended.typed, mended.fault) == ("", "")
        assert mended.undo().words == more.words


def test_examples_come_one_after_the_other_and_begin_again() -> None:
    entry, seen = _empty(), []
    for _ in RIICHI.examples:
        entry = entry.next_example()
        seen.append(entry.line)
        assert entry.message.startswith(f"Example {len(seen)} of {len(RIICHI.examples)}")
    assert [Win.parse(known.line) for known in RIICHI.examples] == [*map(Win.parse, seen)]
    assert entry.next_example().line == seen[0]


def test_random_wins_are_wins() -> None:
    entry = _empty()
    for seed in range(50):
        entry = entry.deal(Random(seed))
        assert Win.parse(entry.line) == entry.win
        assert score(entry.win).points > 0
    assert _empty().deal(Random(1)).line == _empty().deal(Random(1)).line


def test_a_real_win_says_by_which_rules_it_was_paid() -> None:
    entry = _empty()
    for _ in range(60):
        entry = entry.next_record()
        rules = entry.agreed
        assert "Rules: tenhou" in entry.message
        assert ("no red fives" in entry.message) is not rules.red_fives
        assert ("no open tanyao" in entry.message) is not rules.open_tanyao


# --- what comes of it -------------------------------------------------------------------


def test_it_says_what_is_missing() -> None:
    assert _empty().headline == "Missing: 13 more tiles and the winning tile."
    twelve = _put(_empty(), "111m456678p35s9s")
    assert twelve.headline == "Missing: 1 more tile and the winning tile."
    assert twelve.aim_at(WINNING).put(Tile.parse("4s")).headline == "Missing: 1 more tile."


def test_thirteen_tiles_tell_which_would_win() -> None:
    entry = _empty().read("345m66p67p678s chi 234m")
    assert entry.headline == "Waits for 5p, 7p or 8p."
    assert _put(_empty(), "147m147p147s1234z").headline == "No tile completes this hand."


def test_a_whole_hand_is_scored_by_the_rules_chosen() -> None:
    entry = _empty().read("34567m777p99s ankan 2222s tsumo 8m rinshan")
    for rules in RIICHI.rules:
        expected = score(entry.win, rules=rules)
        assert entry.play_by(rules).outcome.score == expected
    # 50 fu (document B): base 50 x 2^4 = 800, so 800 + 800 + 1,600
    assert entry.headline == "3,200 points: 2 han, 50 fu"
    # 40 fu (document D): base 640, so 700 + 700 + 1,300
    assert entry.play_by("document-d").headline == "2,700 points: 2 han, 40 fu"


def test_fourteen_tiles_that_are_no_win_say_what_does_not_fit() -> None:
    entry = _put(_empty(), "123456789m12p99s4p")
    assert "not a winning hand" in entry.headline
    assert entry.headline == entry.outcome


@pytest.mark.parametrize(
    ("line", "words", "idle", "counts"),
    [
        ("123456m23p789s55z ron 1p renhou", "Renhou counts nothing", "documents", "ema-2016"),
        ("340m234567p67s22m ron 8s riichi", "no dora", "jpml-2023", "documents"),
        ("234m0m pon 555z pon 666z chi 678p ron 5m liable W", "Liable changes", "documents", ""),
        ("234m9p pon 555z pon 666z pon 777z ron 9p liable W", "Liable changes", "", "documents"),
    ],
)
def test_what_is_said_without_an_effect_is_named(
    line: str, words: str, idle: str, counts: str
) -> None:
    entry = _empty().read(line)
    assert not idle or words in str(entry.play_by(idle))
    assert not counts or words not in str(entry.play_by(counts))


def test_every_word_and_call_is_explained_by_more_than_itself() -> None:
    for game in (RIICHI, HONG_KONG):
        vocabulary = game.vocabulary
        for word in (*vocabulary.calls, *vocabulary.wins, *vocabulary.flags):
            assert len(game.meaning(word).split()) > 2


def test_the_twin_holds_the_line_and_the_answer() -> None:
    page = _empty().read(FULL)._repr_html_()
    assert "111m456678p3599s ron 4s riichi" in page
    assert "1,300 points" in page
    assert format_tiles(parse_tiles("123m")) in _put(_empty(), "123m")._repr_html_()
