"""Faan of a hand: as a plain count has it, blind to what cannot matter, every pattern shown."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from mahjong_lessons.core.hand import Hand, IncompleteHandError, Meld
from mahjong_lessons.core.tiles import FIRST_HONOUR, Tile, Wind, format_tiles
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.hongkong import PATTERNS, BelowMinimum, Pattern, Rules, Score, Win, score
from mahjong_lessons.hongkong.earning import no_tiles
from mahjong_lessons.hongkong.patterns import FAMILIES, HOW, LIMIT
from tests.hong_kong_wins import any_rules, hong_kong_wins
from tests.plain_faan import plain_faan

SEVEN_PAIRS_TOO = Rules(seven_pairs=4)

# --- another count ------------------------------------------------------------------


@given(hong_kong_wins(), any_rules)
@settings(max_examples=400, deadline=None)
def test_the_plain_count_agrees(win: Win, rules: Rules) -> None:
    expected = plain_faan(win, rules)
    if expected is None:
        with pytest.raises(IncompleteHandError, match="seven pairs"):
            score(win, rules=rules)
    else:
        s = score(win, rules=rules)
        assert (s.faan, s.meets_minimum) == expected


# --- what holds of every score --------------------------------------------------------


@given(hong_kong_wins(), any_rules)
@settings(deadline=None)
def test_lines_add_up_and_the_best_reading_wins(win: Win, rules: Rules) -> None:
    rules = replace(rules, seven_pairs=rules.seven_pairs or 4)
    s = score(win, rules=rules)
    assert s.raw == sum(line.faan for line in s.lines)
    assert s.faan == min(s.raw, rules.limit)
    assert (s.meets_minimum, s.faan) == max((one.count.wins, one.faan) for one in s.readings)
    best = s.readings[0]
    assert (best.lines, best.excluded) == (s.lines, s.excluded)
    assert len({(one.reading.form, one.reading.blocks) for one in s.readings}) == len(s.readings)
    counted = {line.name for line in s.lines}
    assert counted.isdisjoint(one.name for one in s.excluded)
    for one in s.excluded:
        assert one.why
        assert one.by is None or one.by.name in counted


@given(hong_kong_wins(), any_rules)
@settings(deadline=None)
def test_payments_sum_to_zero_and_below_the_minimum_nobody_pays(win: Win, rules: Rules) -> None:
    rules = replace(rules, seven_pairs=rules.seven_pairs or 4)
    s = score(win, rules=rules)
    seat = next(wind for wind in Wind if wind is not win.seat)
    discarder = None if win.by is WinBy.TSUMO else win.discarder or seat
    if s.meets_minimum:
        changes = s.settle(discarder=discarder)
        assert sum(changes.values()) == 0
        assert changes[win.seat] > 0
    else:
        assert (s.units, s.payment) == (0, None)
        with pytest.raises(BelowMinimum):
            s.settle(discarder=discarder)


# --- what cannot matter -----------------------------------------------------------------


def moved(win: Win, kinds: Callable[[int], int]) -> Win:
    """The same win with each kind of tile turned into another."""

    def tiles(some: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(Tile(kinds(tile.kind)) for tile in some)

    hand = win.hand
    assert hand.winning is not None
    melds = tuple(Meld(meld.kind, tiles(meld.tiles)) for meld in hand.melds)
    return replace(win, hand=Hand(tiles(hand.concealed), melds, tiles((hand.winning,))[0]))


def worth(s: Score) -> tuple[object, ...]:
    return s.lines, s.excluded, s.faan, s.meets_minimum


@given(hong_kong_wins(), st.sampled_from(list(permutations(range(3)))))
def test_suits_can_change_places(win: Win, order: tuple[int, ...]) -> None:
    other = moved(
        win, lambda kind: kind if kind >= FIRST_HONOUR else 9 * order[kind // 9] + kind % 9
    )
    assert worth(score(win, rules=SEVEN_PAIRS_TOO)) == worth(score(other, rules=SEVEN_PAIRS_TOO))


@given(hong_kong_wins())
def test_ranks_can_be_counted_from_the_other_end(win: Win) -> None:
    other = moved(
        win, lambda kind: kind if kind >= FIRST_HONOUR else 9 * (kind // 9) + 8 - kind % 9
    )
    assert worth(score(win, rules=SEVEN_PAIRS_TOO)) == worth(score(other, rules=SEVEN_PAIRS_TOO))


@given(hong_kong_wins(), st.randoms(use_true_random=False))
def test_the_order_of_tiles_and_melds_does_not_matter(win: Win, random: Random) -> None:
    concealed, melds = list(win.hand.concealed), list(win.hand.melds)
    random.shuffle(concealed)
    random.shuffle(melds)
    shuffled = replace(win, hand=Hand(tuple(concealed), tuple(melds), win.hand.winning))
    assert worth(score(win, rules=SEVEN_PAIRS_TOO)) == worth(score(shuffled, rules=SEVEN_PAIRS_TOO))


# --- every pattern ----------------------------------------------------------------------

OPEN = "123m456p78s55p chow 234s"  # common hand, and nothing else
SHOWN = {
    # a hand with the pattern, and the same hand without what it needs
    "self-draw": (f"{OPEN} self-draw 9s", f"{OPEN} discard 9s"),
    "concealed": ("123m456p78s55p234s discard 9s", f"{OPEN} discard 9s"),
    "last tile": (f"{OPEN} discard 9s last-tile", f"{OPEN} discard 9s"),
    "kong replacement": (
        "123m456p78s55p kong 2222z self-draw 9s kong-replacement",
        "123m456p78s55p kong 2222z self-draw 9s",
    ),
    "double kong replacement": (
        "456p78s55p kong 2222z kong 1111m self-draw 9s double-kong-replacement",
        "456p78s55p kong 2222z kong 1111m self-draw 9s kong-replacement",
    ),
    "robbing kong": (f"{OPEN} discard 9s robbing-kong", f"{OPEN} discard 9s"),
    "flower replacement": (
        f"{OPEN} self-draw 9s flowers 1 flower-replacement",
        f"{OPEN} self-draw 9s flowers 1",
    ),
    "white dragon": ("123m456p78s55p pung 555z discard 9s", "123m456p78s55z chow 234s discard 9s"),
    "green dragon": ("123m456p78s55p pung 666z discard 9s", "123m456p78s55p pung 333z discard 9s"),
    "red dragon": ("123m456p78s55p kong 7777z discard 9s", "123m456p78s55p pung 333z discard 9s"),
    "seat wind": (
        "123m456p78s55p pung 222z discard 9s",
        "123m456p78s55p pung 222z discard 9s seat W",
    ),
    "round wind": (
        "123m456p78s55p pung 111z discard 9s",
        "123m456p78s55p pung 111z discard 9s round N",
    ),
    "mixed one suit": (
        "123456m78m55m pung 333z discard 9m",
        "123456m78p55m pung 333z discard 9p",
    ),
    "pure one suit": ("123456m78m55m pung 333m discard 9m", "123456m78m55m pung 333z discard 9m"),
    "mixed orphans": (
        "111m999p33z99s pung 111s discard 3z",
        "111m888p33z99s pung 111s discard 3z",
    ),
    "common hand": (f"{OPEN} discard 9s", "123m456p78s55p pung 333z discard 9s"),
    "all pungs": ("111m888p33z99s pung 111s discard 3z", "111m888p33z99s chow 123s discard 3z"),
    "seven pairs": (
        "1122m77p99p55s11z4z discard 4z",
        "123m456p78s55p234s discard 9s",
    ),
    "small dragons": (
        "555z67p888m66z pung 777z discard 8p",
        "555z67p888m33z pung 777z discard 8p",
    ),
    "great dragons": (
        "555z666z56s11p pung 777z discard 7s",
        "555z66z567s11p pung 777z discard 1p",
    ),
    "small winds": (
        "222z333z78m44z pung 111z discard 9m",
        "222z333z78m55m pung 111z discard 9m",
    ),
    "four concealed": (
        "222m555p777s333s9p discard 9p",
        "222m555p77s333s99p discard 7s",
    ),
    "all honours": (
        "333z444z666z7z pung 222z discard 7z",
        "333z444z666z7m pung 222z discard 7m",
    ),
    "all terminals": (
        "999m999s111s1p pung 111m discard 1p",
        "999m999s111s2p pung 111m discard 2p",
    ),
    "nine gates": ("1112345678999m discard 5m", "1234567899m pung 111m discard 9m"),
    "great winds": (
        "222z333z444z4p pung 111z discard 4p",
        "222z333z44z44p pung 111z discard 4p",
    ),
    "four kongs": (
        "4p kong 1111z kong 3333m added-kong 5555s closed-kong 8888s discard 4p",
        "4p kong 1111z kong 3333m added-kong 5555s pung 888s discard 4p",
    ),
    "thirteen orphans": ("19m19p19s1234567z discard 1m", "1199m1199p1199s1z discard 1z"),
    "heavenly hand": (
        "123m456p78s55p234s self-draw 9s seat E heavenly",
        "123m456p78s55p234s self-draw 9s seat E",
    ),
    "earthly hand": (
        "123m456p78s55p234s discard 9s from E earthly",
        "123m456p78s55p234s discard 9s from E",
    ),
    "no flowers": (f"{OPEN} discard 9s", f"{OPEN} discard 9s flowers 1"),
    "seat flower": (f"{OPEN} discard 9s flowers 2", f"{OPEN} discard 9s flowers 3 seasons 2"),
    "seat season": (f"{OPEN} discard 9s seasons 2", f"{OPEN} discard 9s flowers 2 seasons 3"),
    "all flowers": (f"{OPEN} discard 9s flowers 1 2 3 4", f"{OPEN} discard 9s flowers 1 2 3"),
    "all seasons": (f"{OPEN} discard 9s seasons 1 2 3 4", f"{OPEN} discard 9s seasons 1 2 4"),
    "seven flowers": (
        f"{OPEN} discard 9s flowers 1 2 3 4 seasons 1 3 4",
        f"{OPEN} discard 9s flowers 1 2 3 4 seasons 1 4",
    ),
    "eight flowers": (
        f"{OPEN} discard 9s flowers 1 2 3 4 seasons 1 2 3 4",
        f"{OPEN} discard 9s flowers 1 2 3 4 seasons 1 2 3",
    ),
}
EVERYTHING = Rules(
    flowers=True, flower_replacement=1, seven_flowers=3, eight_flowers=8, seven_pairs=3, minimum=0
)


def test_every_pattern_is_shown() -> None:
    assert list(SHOWN) == [pattern.name for pattern in PATTERNS]


@pytest.mark.parametrize("name", SHOWN)
def test_a_pattern_is_there_and_just_not_there(name: str) -> None:
    there, missing = (score(Win.parse(line), rules=EVERYTHING) for line in SHOWN[name])
    assert name in {line.name for line in there.lines}
    known = {line.name for line in missing.lines} | {one.name for one in missing.excluded}
    assert name not in known


EXCLUDED = [
    # the hand, the rules, what counts, and what it takes the place of
    (SHOWN["double kong replacement"][0], "double kong replacement", {"kong replacement"}),
    (SHOWN["seven pairs"][0], "seven pairs", {"concealed"}),
    (SHOWN["all flowers"][0], "all flowers", {"seat flower"}),
    (SHOWN["all seasons"][0], "all seasons", {"seat season"}),
    (SHOWN["seven flowers"][0], "seven flowers", {"seat flower", "all flowers"}),
    (
        SHOWN["eight flowers"][0],
        "eight flowers",
        {"seat flower", "seat season", "all flowers", "all seasons"},
    ),
    (SHOWN["all honours"][0], "all honours", {"green dragon", "seat wind", "all pungs"}),
    (SHOWN["all terminals"][0], "all terminals", {"all pungs"}),
    (SHOWN["nine gates"][0], "nine gates", {"concealed", "pure one suit"}),
    (SHOWN["great winds"][0], "great winds", {"all pungs", "mixed one suit", "round wind"}),
    (SHOWN["four kongs"][0], "four kongs", {"all pungs", "round wind"}),
    (SHOWN["heavenly hand"][0], "heavenly hand", {"self-draw", "concealed", "common hand"}),
    (SHOWN["earthly hand"][0], "earthly hand", {"concealed", "common hand"}),
]


@pytest.mark.parametrize(("line", "counts", "excludes"), EXCLUDED, ids=[row[1] for row in EXCLUDED])
def test_what_a_pattern_takes_the_place_of(line: str, counts: str, excludes: set[str]) -> None:
    s = score(Win.parse(line), rules=EVERYTHING)
    by = {one.name: one.by and one.by.name for one in s.excluded}
    assert excludes <= set(by)
    assert {by[name] for name in excludes} == {counts}


def test_every_row_that_excludes_is_tested() -> None:
    tested = {counts for _, counts, _ in EXCLUDED}
    assert {row.name for row in PATTERNS if row.excludes} - tested == {"four concealed"}


def test_rows_name_each_other() -> None:
    names = {row.name for row in PATTERNS}
    assert all(set(row.excludes) <= names for row in PATTERNS)
    assert all(row.cantonese and row.romanised and row.needs and row.source for row in PATTERNS)
    assert {row.family for row in PATTERNS} == set(FAMILIES)


def test_a_rule_that_a_row_names_gives_its_faan() -> None:
    values = {row.name: Rules.ALLOWED[row.rule] for row in PATTERNS if row.rule}
    assert all(
        value == LIMIT or type(value) is int for allowed in values.values() for value in allowed
    )
    assert all(row.faan or row.rule for row in PATTERNS)


def test_what_is_forgotten_of_a_row_fails_with_its_name() -> None:
    for part in ("family", "earned_by"):
        others = {"family": HOW, "earned_by": no_tiles}
        del others[part]
        with pytest.raises(TypeError, match=part):
            Pattern("own", "自", "zi6", 1, "nothing", "here", bool, **others)


def test_a_pattern_travels_by_its_name() -> None:
    assert all(pickle.loads(pickle.dumps(row)) is row for row in PATTERNS)


# --- what earns a pattern -------------------------------------------------------------------

WHOLE, SETS = "all tiles", "all sets"
EARNED = {
    # the tiles of the hand shown above that earn it
    "self-draw": "9s",
    "concealed": "",
    "last tile": "9s",
    "kong replacement": "9s",
    "double kong replacement": "9s",
    "robbing kong": "9s",
    "flower replacement": "9s",
    "white dragon": "555z",
    "green dragon": "666z",
    "red dragon": "7777z",
    "seat wind": "222z",
    "round wind": "111z",
    "mixed one suit": WHOLE,
    "pure one suit": WHOLE,
    "mixed orphans": WHOLE,
    "common hand": SETS,
    "all pungs": SETS,
    "seven pairs": WHOLE,
    "small dragons": "55566777z",
    "great dragons": "555666777z",
    "small winds": "11122233344z",
    "four concealed": SETS,
    "all honours": WHOLE,
    "all terminals": WHOLE,
    "nine gates": WHOLE,
    "great winds": "111222333444z",
    "four kongs": SETS,
    "thirteen orphans": WHOLE,
    "heavenly hand": "",
    "earthly hand": "",
    "no flowers": "",
    "seat flower": "F2",
    "seat season": "S2",
    "all flowers": "F1 F2 F3 F4",
    "all seasons": "S1 S2 S3 S4",
    "seven flowers": "F1 F2 F3 F4 S1 S3 S4",
    "eight flowers": "F1 F2 F3 F4 S1 S2 S3 S4",
}


@pytest.mark.parametrize("name", SHOWN)
def test_which_tiles_earn_a_pattern(name: str) -> None:
    s = score(SHOWN[name][0], rules=EVERYTHING)
    pattern = next(row for row in PATTERNS if row.name == name)
    earning = pattern.earned_by(s.reading, s.win)
    tiles = tuple(tile for tile in earning if isinstance(tile, Tile))
    sets = tuple(tile for block in s.reading.sets for tile in block.tiles)
    whole = {WHOLE: s.win.hand.tiles, SETS: sets}
    if (expected := whole.get(EARNED[name])) is None:
        written = format_tiles(sorted(tiles)) or " ".join(map(str, earning))
        assert written == EARNED[name]
    else:
        assert sorted(tiles) == sorted(expected)


# --- limit hands --------------------------------------------------------------------------


def test_a_limit_hand_with_its_listed_value_is_never_worth_less_than_its_parts() -> None:
    """7 + 3 + 1 + 1: pure one suit, all pungs, concealed, drawn; the list prints 10."""
    win = Win.parse("111222444666m8m self-draw 8m")
    s = score(win, rules=Rules(limit=13, limit_hand_value="listed"))
    assert (s.faan, s.limit_hand) == (12, False)
    assert "bring more" in next(one.why for one in s.excluded if one.name == "four concealed")
    assert score(win, rules=Rules(limit=13)).faan == 13
    assert score(win, rules=Rules(limit_hand_value="listed")).limit_hand


def test_flowers_cannot_talk_a_limit_hand_out_of_winning() -> None:
    """All pungs 3, concealed 1, drawn 1 and eight flowers 13: more than the 10 of the list.

    But where flowers do not count to the minimum, only 5 of these do.
    """
    win = Win.parse("222m555p77333s99p self-draw 7s flowers 1 2 3 4 seasons 1 2 3 4")
    rules = Rules(
        limit=13,
        minimum=8,
        limit_hand_value="listed",
        flowers=True,
        eight_flowers=13,
        bonus_counts_to_minimum=False,
    )
    s = score(win, rules=rules)
    assert (s.meets_minimum, s.faan, s.limit_hand) == (True, 10, True)
    s = score(win, rules=replace(rules, minimum=5))
    assert (s.meets_minimum, s.faan, s.limit_hand) == (True, 13, False)


def test_of_two_limit_hands_the_greater_counts() -> None:
    """Great winds are listed with 13, all honours with 10."""
    win = Win.parse("222z333z444z5z pung 111z discard 5z")
    s = score(win, rules=Rules(limit=13, limit_hand_value="listed"))
    assert [str(line) for line in s.lines] == ["great winds: 13 faan"]


# --- readings, in words -----------------------------------------------------------------


def test_the_reason_names_both_readings() -> None:
    """Three chows are a common hand, three pungs nothing more."""
    win = Win.parse("111222333m78p99s self-draw 9p")
    why = score(win).why
    assert "123m 123m 123m 789p 99s" in why
    assert "111m 222m 333m 789p 99s (self-draw and concealed; 2 faan)" in why
    assert "the first has enough faan to win" in why
    assert "the first has more faan" in score(win, rules=Rules(minimum=1)).why


def test_one_way_to_split_a_hand_is_one_reading() -> None:
    """2m could have finished the chow or the pair: the split is the same."""
    s = score(Win.parse("123m456p789s2m pung 555z discard 2m"))
    assert len(s.readings) == 1
    assert s.why == "There is only one way to read this hand."


def test_between_readings_of_equal_worth_the_order_of_tiles_decides_nothing() -> None:
    """Four chows or three pungs and a chow: dealt, both are heavenly, one holds a common hand."""
    low = score("1112222333344m self-draw 1m seat E heavenly")
    high = score("6677778888999m self-draw 9m seat E heavenly")
    assert [str(line) for line in low.lines] == ["heavenly hand: 10 faan"]
    assert {one.name for one in low.excluded} == {one.name for one in high.excluded}
    assert "common hand" in {one.name for one in low.excluded}


# --- the minimum ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "rules", "says"),
    [
        (f"{OPEN} discard 9s", Rules(), "1 faan is below the minimum of 3"),
        (f"{OPEN} discard 9s", Rules(minimum=1), "at least the minimum of 1: this hand wins"),
        (
            f"{OPEN} self-draw 9s flowers 2",
            Rules(bonus_counts_to_minimum=False),
            "flowers do not count to the minimum: 2 of 3",
        ),
        ("1112345678999m discard 5m", Rules(), "A limit hand: it counts 10 faan."),
        (
            "555z666z555p1p pung 777z discard 1p",
            Rules(),
            "14 faan count as the limit, 10.",
        ),
        (
            f"{OPEN} self-draw 9s flowers 2",
            Rules(flowers=False),
            "These rules play without flowers; those of the line count all the same.",
        ),
    ],
)
def test_the_verdict(line: str, rules: Rules, says: str) -> None:
    assert says in score(Win.parse(line), rules=rules).verdict


def test_flowers_that_are_in_play_are_no_news() -> None:
    win = Win.parse(f"{OPEN} self-draw 9s flowers 2")
    assert "without flowers" not in score(win, rules=Rules(flowers=True)).verdict


def test_flowers_that_do_not_count_to_the_minimum_pay_nothing() -> None:
    s = score(
        Win.parse(f"{OPEN} self-draw 9s flowers 2"), rules=Rules(bonus_counts_to_minimum=False)
    )
    assert (s.faan, s.units, s.payment) == (3, 0, None)
    with pytest.raises(BelowMinimum, match="2 faan"):
        s.settle()


# --- who pays ---------------------------------------------------------------------------

DRAGONS = "555z666z56s11p pung 777z"  # 8 faan: 64 units


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        (f"{DRAGONS} discard 7s from W", {"E": 0, "S": 128, "W": -128, "N": 0}),
        # 8 + 1 faan: 96 units from each
        (f"{DRAGONS} self-draw 7s", {"E": -96, "S": 288, "W": -96, "N": -96}),
        (f"{DRAGONS} self-draw 7s liable N", {"E": 0, "S": 288, "W": 0, "N": -288}),
        # a robbed kong, 8 + 1 faan, for which its maker answers as for a self-draw
        (
            f"{DRAGONS} discard 7s robbing-kong from W liable W",
            {"E": 0, "S": 288, "W": -288, "N": 0},
        ),
        (f"{DRAGONS} discard 7s robbing-kong from W", {"E": 0, "S": 192, "W": -192, "N": 0}),
        (f"{DRAGONS} discard 7s robbing-kong liable N", {"E": 0, "S": 288, "W": 0, "N": -288}),
    ],
)
def test_who_pays_as_the_line_tells(line: str, changes: dict[str, int]) -> None:
    assert score(Win.parse(line)).settle() == changes


def test_a_robbed_kong_may_be_paid_like_a_self_draw() -> None:
    """搶槓當自摸: three shares of 96 by the player who made the kong, whoever else pays when."""
    robbed = Win.parse(f"{DRAGONS} discard 7s robbing-kong from W")
    for rules in (Rules(robbed_kong="self-draw"), Rules(robbed_kong="self-draw", discard="half")):
        s = score(robbed, rules=rules)
        assert s.discard_shares == (3, 0)
        assert s.settle() == {"E": 0, "S": 288, "W": -288, "N": 0}
    half = score(robbed, rules=Rules(discard="half"))
    assert half.discard_shares == (1, Fraction(1, 2))
    ordinary = score(
        Win.parse(f"{DRAGONS} discard 7s from W"), rules=Rules(robbed_kong="self-draw")
    )
    assert ordinary.settle() == {"E": 0, "S": 128, "W": -128, "N": 0}


def test_the_hkma_as_others_quote_it() -> None:
    """Two kongs in a row are the limit, small winds too; a robbed kong is a self-draw.

    Its table: 3 faan 32 off a discard and 16 from each by self-draw.
    """
    twice = "234m5p closed-kong 8888s kong 1111m chow 345p self-draw 5p double-kong-replacement"
    assert score(Win.parse(twice)).faan == 9
    assert score(Win.parse(twice), rules="hkma").limit_hand
    assert score(Win.parse("222333z78m44z pung 111z discard 9m"), rules="hkma").limit_hand
    robbed = score(Win.parse(f"{DRAGONS} discard 7s robbing-kong from W flowers 1"), rules="hkma")
    assert robbed.settle() == {"E": 0, "S": 576, "W": -576, "N": 0}  # 9 faan: 3 × 96 × 2
    ordinary = score(Win.parse(f"{DRAGONS} discard 7s from W flowers 1"), rules="hkma")
    assert ordinary.settle() == {"E": 0, "S": 256, "W": -256, "N": 0}


def test_the_discarder_can_be_named_later_and_must_be() -> None:
    s = score(Win.parse(f"{DRAGONS} discard 7s"))
    assert s.payment is None
    assert s.settle(discarder="N") == {"E": 0, "S": 128, "W": 0, "N": -128}
    with pytest.raises(ValueError, match="who dealt in"):
        s.settle()
    with pytest.raises(ValueError, match="the winner sits S: name another seat"):
        s.settle(discarder="S")
    with pytest.raises(ValueError, match="nobody dealt in"):
        score(Win.parse(f"{DRAGONS} self-draw 7s")).settle(discarder="N")


@pytest.mark.parametrize(
    ("line", "seats", "message"),
    [
        (
            f"{DRAGONS} discard 7s from W",
            {"discarder": "N"},
            "the win says from W, so N cannot be asked for",
        ),
        (f"{DRAGONS} self-draw 7s liable W", {"discarder": None, "liable": "N"}, "says liable W"),
        (
            f"{DRAGONS} discard 7s robbing-kong",
            {"discarder": "S", "liable": "W"},
            "the winner sits S",
        ),
        (
            f"{DRAGONS} discard 7s robbing-kong",
            {"discarder": "E", "liable": "S"},
            "the winner sits S",
        ),
        (
            "123m678p24s99s345p discard 3s earthly",
            {"discarder": "W"},
            "earthly takes the dealer's first",
        ),
        (f"{DRAGONS} discard 7s", {"discarder": ""}, 'there is no seat ""'),
        (f"{DRAGONS} discard 7s", {"discarder": None}, "None is a self-draw, and the win is a"),
        (f"{DRAGONS} self-draw 7s liable W", {"liable": None}, "the win says liable W"),
    ],
)
def test_who_pays_can_be_no_other_than_the_line_allows(
    line: str, seats: dict[str, str | None], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        score(Win.parse(line)).settle(**seats)


def test_the_line_s_own_seat_may_be_named_again() -> None:
    s = score(Win.parse(f"{DRAGONS} discard 7s from W"))
    assert s.settle(discarder="west") == s.settle() == s.changes
