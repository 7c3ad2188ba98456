"""Fu, line by line: the documents' rules, known mistakes, and what never changes."""

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.core import WinBy
from mahjong_lessons.core.hand import Hand, Meld
from mahjong_lessons.core.readings import Form
from mahjong_lessons.core.tiles import Tile
from mahjong_lessons.riichi import (
    RULES,
    FuCount,
    Rules,
    Win,
    count_fu,
    count_readings,
    points,
    score,
)
from mahjong_lessons.riichi.scoring import ScoredReading
from tests.strategies import standard_hands, wins

DOUBLE_WIND_4 = Rules(double_wind_pair_fu=4)


def fu_of(line: str, kind: str, rules: Rules | str = "documents") -> list[int]:
    """The fu of the lines of one kind, in the best reading."""
    return [
        entry.fu for entry in count_fu(Win.parse(line), rules=rules).lines if entry.kind == kind
    ]


# --- the hands on which learners slip -------------------------------------------------
# Their fu and payments stand beside the slip, in the samples of the misconceptions.

SLIPS = [
    # the win, its han, and where they come from
    ("234678m999s55p44s ron 5p riichi", 1, "riichi"),
    ("234444m666z99p45p ron 3p riichi", 2, "riichi, hatsu"),
    ("234678m777s44s99p tsumo 9p riichi", 2, "riichi, menzen tsumo"),
    ("234567m345p99p67s tsumo 8s", 2, "pinfu, menzen tsumo"),
    ("234567m345p99p67s ron 8s riichi", 2, "riichi, pinfu"),
    ("234m35p55p678s chi 678m ron 4p", 1, "tanyao"),
    ("123567m99p35p678s ron 4p riichi", 1, "riichi"),
    ("123567m99p35p678s tsumo 4p riichi", 2, "riichi, menzen tsumo"),
    ("222s99p35p678m pon 777z tsumo 4p", 1, "chun"),
    ("111678m99p35p678s tsumo 4p riichi", 2, "riichi, menzen tsumo"),
    ("2288m3355p1177s6z ron 6z riichi", 3, "riichi, chiitoitsu"),
    ("345m66p67p678s chi 234m ron 8p", 1, "tanyao"),
    ("234678m333z66p45p ron 3p riichi", 1, "riichi"),
    ("111m456678p35s99s ron 4s riichi", 1, "riichi"),
    ("234666m55p44s pon 777z ron 5p", 1, "chun"),
    ("123789m567p2345s ron 5s riichi", 1, "riichi"),
    ("123567m66p345p89s ron 7s riichi", 1, "riichi"),
    ("56678m22p666z pon 888s ron 7m", 1, "hatsu"),
    ("234567m345p33z67s ron 8s riichi", 2, "riichi, pinfu"),
    ("234567m666z99p45p tsumo 3p", 2, "menzen tsumo, hatsu"),
    ("234567m345p55z67s ron 8s riichi", 1, "riichi"),
    ("666m35p11z234567s tsumo 4p riichi seat E", 2, "riichi, menzen tsumo"),
    ("234m66p45p678s ankan 1111m ron 3p riichi", 1, "riichi"),
    ("99m35m678p pon 777z kakan 8888s ron 4m", 1, "chun"),
    ("234m666z5z chi 345p chi 678s ron 5z", 1, "hatsu"),
    ("666z234m99p45p pon 777z ron 3p", 2, "hatsu, chun"),
    ("234m99p45p111678s ron 3p riichi", 1, "riichi"),
]


@pytest.mark.parametrize(("line", "han", "yaku"), SLIPS)
def test_the_han_of_the_hands_where_learners_slip(line: str, han: int, yaku: str) -> None:
    s = score(Win.parse(line))
    assert s.han == han
    assert sorted(each.name for each in s.yaku) == sorted(yaku.split(", "))


def test_two_closed_triplets_and_a_closed_ron() -> None:
    """20 + 10 for the ron + 4 (444m) + 8 (666z) = 42; 50 × 2^(2 + 2) × 4 = 3,200."""
    s = score(Win.parse("234444m666z99p45p ron 3p riichi"))
    assert (s.fu.raw, s.fu.total, s.points) == (42, 50, 3200)


def test_a_called_triplet_lowers_the_fu_f33() -> None:
    held = count_fu(Win.parse("234m99p45p111678s ron 3p riichi"))
    called = count_fu(Win.parse("234m99p45p678s pon 111s ron 3p"))
    assert (called.raw, called.total) == (24, 30)
    assert called.raw < held.raw == 38


def test_the_double_wind_pair_is_a_rule_and_no_mistake_f26() -> None:
    win = Win.parse("666m35p11z234567s tsumo 4p riichi seat E")
    assert count_fu(win, rules=RULES["documents"]).raw == 30
    assert count_fu(win, rules=DOUBLE_WIND_4).raw == 32
    assert points(2, 30, dealer=True, by="tsumo").others == 1000
    assert points(2, 40, dealer=True, by="tsumo").others == 1300


# --- the ten hands of the fu lessons -----------------------------------------


@pytest.mark.parametrize(
    ("line", "raw", "total"),
    [
        ("111m456678p35s99s ron 4s riichi", 40, 40),
        ("234567m345p99p67s tsumo 8s", 20, 20),
        ("234567m345p99p67s ron 8s riichi", 30, 30),
        ("2288m3355p1177s6z ron 6z riichi", 25, 25),
        ("345m66p67p678s chi 234m ron 8p", 20, 30),
        ("234678m999s55p44s ron 5p riichi", 40, 40),
        ("234678m999s55p44s tsumo 5p", 34, 40),
        ("2m678s555z pon 888p chi 456m tsumo 2m", 34, 40),
        ("234m666z5z chi 345p chi 678s ron 5z", 32, 40),
        ("56678m22p666z pon 888s ron 7m", 32, 40),
        ("23345789m567p44s ron 4m riichi seat W", 30, 30),
        ("234m66p45p678s ankan 1111m ron 3p riichi", 62, 70),
        ("34567m777p99s ankan 2222s tsumo 8m rinshan", 42, 50),
    ],
)
def test_the_hands_of_the_fu_lessons(line: str, raw: int, total: int) -> None:
    count = count_fu(Win.parse(line))
    assert (count.raw, count.total) == (raw, total)


def test_the_pinfu_reading_is_worth_more_than_the_one_with_more_fu() -> None:
    best, *others = count_readings(Win.parse("23345789m567p44s ron 4m riichi seat W"))
    assert best.is_pinfu
    assert [count.total for count in others] == [40]
    assert (
        points(2, 30, dealer=False, by="ron").points
        == 2000
        > points(1, 40, dealer=False, by="ron").points
        == 1300
    )


def test_document_d_gives_no_tsumo_fu_on_a_replacement_tile() -> None:
    win = Win.parse("34567m777p99s ankan 2222s tsumo 8m rinshan")
    count = count_fu(win, rules="document-d")
    assert (count.raw, count.total) == (40, 40)


# --- single rules, with the document and the step that states them -----------


@pytest.mark.parametrize(
    ("line", "kind", "fu"),
    [
        ("34m66p678s pon 555s chi 456m ron 2m", "minkou", 2),
        ("34m66p678s pon 111s chi 456m ron 2m", "minkou", 4),
        ("34m66p678s pon 333z chi 456m ron 2m", "minkou", 4),
        ("34m66p678s555s chi 456m ron 2m", "ankou", 4),
        ("34m66p678s999s chi 456m ron 2m", "ankou", 8),
        ("34m66p678s777z chi 456m ron 2m", "ankou", 8),
        ("34m66p678s kan 5555s chi 456m ron 2m", "minkan", 8),
        ("34m66p678s kan 9999s chi 456m ron 2m", "minkan", 16),
        ("34m66p678s kakan 5555s chi 456m ron 2m", "minkan", 8),
        ("34m66p678s kakan 7777z chi 456m ron 2m", "minkan", 16),
        ("34m66p678s ankan 5555s chi 456m ron 2m", "ankan", 16),
        ("34m66p678s ankan 1111z chi 456m ron 2m", "ankan", 32),
    ],
)
def test_document_b_step_3_triplets_and_kans(line: str, kind: str, fu: int) -> None:
    assert fu_of(line, kind) == [fu]


@pytest.mark.parametrize("by", WinBy)
@pytest.mark.parametrize("runs", ["567p678s", "chi 567p chi 678s"])
def test_document_b_step_3_runs_never_bring_fu(by: WinBy, runs: str) -> None:
    assert fu_of(f"34m66z555s {runs} {by} 2m", "shuntsu") == [0, 0, 0]


@pytest.mark.parametrize(
    ("pair", "seats", "fu"),
    [
        ("55z", "", 2),
        ("66z", "", 2),
        ("77z", "", 2),
        ("22z", "seat S round E", 2),
        ("11z", "seat S round E", 2),
        ("11z", "seat E round S", 2),
        ("33z", "seat S round E", 0),
        ("44z", "seat S round E", 0),
        ("99p", "", 0),
        ("55p", "", 0),
        ("11z", "seat E round E", 2),
        ("22z", "seat S round S", 2),
    ],
)
def test_document_b_step_4_the_pair(pair: str, seats: str, fu: int) -> None:
    assert fu_of(f"23m456p678s777m{pair} ron 1m {seats}", "jantou") == [fu]


def test_document_b_step_4_a_double_wind_pair_is_4_in_some_rules() -> None:
    line = "23m456p678s777m11z ron 1m seat E round E"
    assert fu_of(line, "jantou", DOUBLE_WIND_4) == [4]


@pytest.mark.parametrize(
    ("wait", "won", "kind", "fu"),
    [
        ("46s99p", "5s", "kanchan", 2),
        ("12s99p", "3s", "penchan", 2),
        ("89s99p", "7s", "penchan", 2),
        ("456s9p", "9p", "tanki", 2),
        ("45s99p", "3s", "ryanmen", 0),
        ("45s99p", "6s", "ryanmen", 0),
        ("23s99p", "1s", "ryanmen", 0),
        ("78s99p", "9s", "ryanmen", 0),
        ("44s99p", "4s", "shanpon", 0),
    ],
)
def test_document_b_step_5_the_wait(wait: str, won: str, kind: str, fu: int) -> None:
    # the triplet of 7z keeps it from being pinfu
    assert fu_of(f"123m567m777z{wait} ron {won}", kind) == [fu]


@pytest.mark.parametrize(
    ("by", "kind", "simples", "terminals"), [("ron", "minkou", 2, 4), ("tsumo", "ankou", 4, 8)]
)
def test_document_b_step_5_a_triplet_finished_by_ron_is_open_by_tsumo_closed(
    by: str, kind: str, simples: int, terminals: int
) -> None:
    assert fu_of(f"234678m234s55p44s {by} 5p", kind) == [simples]
    assert fu_of(f"234678m234s99p44s {by} 9p", kind) == [terminals]


@pytest.mark.parametrize(
    ("raw", "total", "line"),
    [
        (32, 40, "123567m99p35p678s ron 4p"),
        (44, 50, "111m555s678m35p99p ron 4p"),
        (40, 40, "111m456678p35s99s ron 4s"),
    ],
)
def test_document_b_step_6_the_sum_is_rounded_up_last(raw: int, total: int, line: str) -> None:
    count = count_fu(Win.parse(line))
    assert (count.raw, count.total) == (raw, total)


def test_an_open_hand_without_fu_stays_at_20_where_the_rules_say_so() -> None:
    win = Win.parse("345m66p67p678s chi 234m ron 8p")
    assert count_fu(win, rules=Rules(open_pinfu_fu=20)).total == 20
    assert count_fu(win, rules=Rules(open_pinfu_fu=30)).total == 30


def test_the_rule_for_open_hands_without_fu_leaves_tsumo_alone() -> None:
    win = Win.parse("234567m88p67s chi 345p tsumo 8s")
    assert count_fu(win, rules=Rules(open_pinfu_fu=20)).total == 30
    assert fu_of(str(win), "tsumo") == [2]


def test_thirteen_orphans_count_no_fu() -> None:
    count = count_fu(Win.parse("19m19p19s1234567z tsumo 7z"))
    assert (count.raw, count.total) == (0, 0)


# --- what holds for every hand -----------------------------------------------

rule_sets = st.builds(
    Rules,
    double_wind_pair_fu=st.sampled_from([2, 4]),
    rinshan_tsumo_fu=st.sampled_from([0, 2]),
    open_pinfu_fu=st.sampled_from([20, 30]),
)


@given(wins(), rule_sets)
def test_the_lines_add_up_and_the_sum_is_rounded_up_save_for_the_named_exceptions(
    win: Win, rules: Rules
) -> None:
    for count in count_readings(win, rules=rules):
        assert sum(line.fu for line in count.lines) == count.raw
        if count.reading.form is Form.CHIITOITSU:
            assert (count.raw, count.total) == (25, 25)
        elif count.reading.form is Form.KOKUSHI:
            assert (count.raw, count.total) == (0, 0)
        elif count.raw == 20 and win.by is WinBy.RON:
            assert not win.is_closed
            assert count.total == rules.open_pinfu_fu
        else:
            assert count.total % 10 == 0
            assert 0 <= count.total - count.raw < 10


@given(wins(standard_hands()))
def test_a_ledger_has_a_line_for_the_base_the_win_each_set_the_pair_and_the_wait(
    win: Win,
) -> None:
    for count in count_readings(win):
        parts = [line.part.value for line in count.lines]
        if count.reading.form is Form.STANDARD:
            assert parts == ["base", "won", "sets", "sets", "sets", "sets", "pair", "wait"]


@given(wins(), rule_sets)
def test_20_fu_by_tsumo_are_pinfu_document_d(win: Win, rules: Rules) -> None:
    for count in count_readings(win, rules=rules):
        if count.raw == 20 and win.by is WinBy.TSUMO:
            assert count.is_pinfu


@given(wins())
def test_a_closed_ron_is_worth_30_at_least_in_every_standard_reading(win: Win) -> None:
    for count in count_readings(win):
        if win.is_closed and win.by is WinBy.RON and count.reading.form is Form.STANDARD:
            assert count.raw >= 30


@given(wins(), rule_sets)
def test_the_best_reading_has_most_points_then_han_then_fu(win: Win, rules: Rules) -> None:
    best, *others = score(win, rules=rules).readings
    assert count_fu(win, rules=rules) == best.fu == count_readings(win, rules=rules)[0]
    for other in others:
        assert order(best) >= order(other)


def order(reading: ScoredReading) -> tuple[int, ...]:
    fu = reading.fu
    return reading.points, reading.yakuman, reading.han, fu.total, fu.raw


@given(wins())
def test_without_a_yaku_the_fu_are_those_of_the_reading_with_most(win: Win) -> None:
    if not score(win).points:
        assert count_fu(win).raw == max(count.raw for count in count_readings(win))


def raws(win: Win) -> list[int]:
    return sorted(count.raw for count in count_readings(win))


def with_tiles(win: Win, change) -> Win:
    """The same win with every tile changed."""
    hand = win.hand
    changed = Hand(
        tuple(map(change, hand.concealed)),
        tuple(Meld(meld.kind, tuple(map(change, meld.tiles))) for meld in hand.melds),
        change(hand.winning),
    )
    return Win(
        changed,
        win.by,
        circumstances=win.circumstances,
        seat=win.seat,
        round=win.round,
        indicators=tuple(map(change, win.indicators)),
        ura_indicators=tuple(map(change, win.ura_indicators)),
    )


@given(wins(), st.permutations([0, 1, 2]))
def test_the_suits_are_worth_the_same(win: Win, order: list[int]) -> None:
    def change(tile: Tile) -> Tile:
        if tile.is_honour:
            return tile
        return Tile(9 * order[tile.kind // 9] + tile.kind % 9, tile.red)

    assert raws(with_tiles(win, change)) == raws(win)


@given(wins())
def test_counting_from_nine_down_to_one_is_worth_the_same(win: Win) -> None:
    def change(tile: Tile) -> Tile:
        if tile.is_honour:
            return tile
        return Tile(tile.kind // 9 * 9 + 8 - tile.kind % 9, tile.red)

    assert raws(with_tiles(win, change)) == raws(win)


@given(wins(), st.permutations([0, 1, 2]))
def test_the_dragons_are_worth_the_same(win: Win, order: list[int]) -> None:
    def change(tile: Tile) -> Tile:
        return Tile(31 + order[tile.kind - 31]) if tile.kind >= 31 else tile

    assert raws(with_tiles(win, change)) == raws(win)


@given(wins(), st.randoms(use_true_random=False))
def test_the_order_of_tiles_and_of_calls_does_not_matter(win: Win, random) -> None:
    concealed, melds = list(win.hand.concealed), list(win.hand.melds)
    random.shuffle(concealed)
    random.shuffle(melds)
    shuffled = Hand(tuple(concealed), tuple(melds), win.hand.winning)
    other = Win(
        shuffled,
        win.by,
        circumstances=win.circumstances,
        seat=win.seat,
        round=win.round,
    )
    assert raws(other) == raws(win)


@given(wins())
def test_table_stakes_indicators_and_reds_bring_no_fu(win: Win) -> None:
    bare = Win(
        Hand(
            tuple(tile.plain for tile in win.hand.concealed),
            tuple(
                Meld(meld.kind, tuple(tile.plain for tile in meld.tiles)) for meld in win.hand.melds
            ),
            win.hand.winning and win.hand.winning.plain,
        ),
        win.by,
        circumstances=win.circumstances,
        seat=win.seat,
        round=win.round,
    )
    assert raws(bare) == raws(win)


@given(wins(standard_hands()))
def test_an_added_kan_is_worth_as_much_as_an_open_one(win: Win) -> None:
    line = str(win)
    assert raws(Win.parse(line.replace(" kakan ", " kan "))) == raws(win)


def test_a_count_shows_its_sum_and_what_counts() -> None:
    count = count_fu(Win.parse("123567m99p35p678s ron 4p"))
    assert isinstance(count, FuCount)
    assert count.last_step == "32 is rounded up to the next 10: 40"
