"""Scores: as recorded, as another engine has them, and blind to what cannot matter."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import permutations
from random import Random

import pytest
from hypothesis import assume, given, settings, strategies as st

from mahjong_lessons.core.hand import Hand, Meld
from mahjong_lessons.core.tiles import FIRST_HONOUR, Tile
from mahjong_lessons.data import RealWin, real_wins
from mahjong_lessons.riichi import RULES, Rules, Score, Win, points, score
from mahjong_lessons.riichi.rules import ALLOWED
from tests.compare_with_mahjong import differences
from tests.random_wins import random_wins
from tests.strategies import wins

# --- the record -----------------------------------------------------------------


def rules_of(record: RealWin) -> Rules:
    return replace(RULES["tenhou"], red_fives=record.red_fives, open_tanyao=record.open_tanyao)


@cache
def scored_records() -> tuple[tuple[RealWin, Score], ...]:
    return tuple((record, score(record.win, rules=rules_of(record))) for record in real_wins())


@pytest.mark.parametrize(
    "of",
    [
        pytest.param((lambda r: r.points, lambda s: s.points), id="points"),
        pytest.param((lambda r: r.fu, lambda s: s.fu.total), id="fu"),
        pytest.param((lambda r: r.han or 0, lambda s: s.han), id="han"),
        pytest.param((lambda r: r.limit, lambda s: s.limit), id="limit"),
        pytest.param(
            (
                lambda r: sorted((name, han or 0) for name, han in r.yaku),
                lambda s: sorted((line.name, line.han) for line in s.yaku),
            ),
            id="yaku",
        ),
    ],
)
def test_as_recorded(of: tuple[Callable[[RealWin], object], Callable[[Score], object]]) -> None:
    recorded, ours = of
    assert len(scored_records()) == 8_714
    wrong = [record.id for record, s in scored_records() if recorded(record) != ours(s)]
    assert wrong == []


def test_all_four_players_changes_are_as_recorded() -> None:
    wrong = [
        record.id
        for record, s in scored_records()
        if s.settle(discarder=record.discarder, liable=record.liable)
        != {seat.value: change for seat, change in record.changes.items()}
    ]
    assert wrong == []


# --- the score, its readings and their fu lines ---------------------------------------

ANY_RULES = st.builds(
    Rules, **{name: st.sampled_from(allowed) for name, allowed in ALLOWED.items()}
)


def assert_readings_agree(win: Win, rules: Rules) -> None:
    """The score is the best of the readings that are listed, and their lines add up to their fu.

    Readings and fu lines are found twice, as numbers and as blocks; yaku are recognised once, so
    they are held to the record and to another engine instead.
    """
    s = score(win, rules=rules)
    best = s.readings[0]
    assert best.judged == s.judged == max(reading.judged for reading in s.readings)
    for reading in s.readings:
        assert (reading.fu.raw, reading.fu.total) == (reading.judged.raw, reading.judged.fu)
        assert sum(line.fu for line in reading.fu.lines) == reading.fu.raw


@pytest.mark.parametrize("name", RULES)
def test_readings_and_lines_agree_on_the_real_wins(name: str) -> None:
    for record in real_wins():
        assert_readings_agree(record.win, RULES[name])


@given(wins(), ANY_RULES)
@settings(max_examples=400)
def test_readings_and_lines_agree_under_any_rules(win: Win, rules: Rules) -> None:
    assert_readings_agree(win, rules)


def test_readings_and_lines_agree_on_dense_hands() -> None:
    for number, win in enumerate(random_wins(seed=7, count=2_000)):
        assert_readings_agree(win, list(RULES.values())[number % len(RULES)])


# --- another engine -----------------------------------------------------------------


def test_random_wins_are_worth_what_the_library_mahjong_says() -> None:
    """A longer run: ``python -m tests.compare_with_mahjong --count 100000``."""
    assert list(differences(seed=11, count=4_000)) == []


# --- what cannot matter -------------------------------------------------------------


def moved(win: Win, kinds: Callable[[int], int]) -> Win:
    """The same win with each kind of tile turned into another."""

    def tiles(some: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(Tile(kinds(tile.kind), red=tile.red) for tile in some)

    hand = win.hand
    assert hand.winning is not None
    melds = tuple(Meld(meld.kind, tiles(meld.tiles)) for meld in hand.melds)
    return replace(
        win,
        hand=Hand(tiles(hand.concealed), melds, tiles((hand.winning,))[0]),
        indicators=tiles(win.indicators),
        ura_indicators=tiles(win.ura_indicators),
    )


def worth(s: Score) -> tuple[object, ...]:
    lines = sorted((line.name, line.han, line.yakuman) for line in s.yaku)
    return lines, s.points, s.fu.total, s.fu.raw


def is_green(s: Score) -> bool:
    return any(line.name == "ryuuiisou" for line in s.yaku)


@given(wins(), st.sampled_from(list(permutations(range(3)))))
def test_suits_can_change_places(win: Win, order: tuple[int, ...]) -> None:
    """All but all green, which is of one suit alone."""
    other = moved(
        win, lambda kind: kind if kind >= FIRST_HONOUR else 9 * order[kind // 9] + kind % 9
    )
    first, second = score(win), score(other)
    assume(not is_green(first) and not is_green(second))
    assert worth(first) == worth(second)


@given(wins())
def test_ranks_can_be_counted_from_the_other_end(win: Win) -> None:
    """All but all green, and the dora, which go upwards."""
    plain = replace(win, indicators=(), ura_indicators=())
    other = moved(
        plain, lambda kind: kind if kind >= FIRST_HONOUR else 9 * (kind // 9) + 8 - kind % 9
    )
    first, second = score(plain), score(other)
    assume(not is_green(first) and not is_green(second))
    assert worth(first) == worth(second)


@given(wins(), st.randoms(use_true_random=False))
def test_the_order_of_tiles_and_melds_does_not_matter(win: Win, random: Random) -> None:
    hand = win.hand
    concealed, melds = list(hand.concealed), list(hand.melds)
    random.shuffle(concealed)
    random.shuffle(melds)
    shuffled = replace(win, hand=Hand(tuple(concealed), tuple(melds), hand.winning))
    first, second = score(win), score(shuffled)
    assert first.judged == second.judged
    assert [r.judged for r in first.readings] == [r.judged for r in second.readings]


def test_ties_are_broken_the_same_way_every_time() -> None:
    """Three equal runs can be three equal triplets, and a run can be finished twice."""
    ties = 0
    for win in random_wins(seed=3, count=3_000):
        s = score(win)
        same = [r for r in s.readings if r.judged[:5] == s.judged[:5]]
        if len(same) < 2:
            continue
        ties += 1
        other = replace(win, hand=Hand(win.hand.concealed[::-1], win.hand.melds, win.hand.winning))
        assert str(score(other).reading) == str(s.reading)
    assert ties > 100


# --- hands that are rare ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "han", "fu", "points"),
    [
        # 20 + 10 ron + 32 + 16 kans + 2 dragon pair + 2 pair wait = 82; 90 × 8 × 4 = 2,880
        ("234m345p5z ankan 9999s ankan 5555s ron 5z riichi", 1, 90, 2_900),
        # 20 + 10 ron + 32 + 32 kans + 4 (finished by ron) + 2 seat-wind pair; 100 × 16 × 4
        ("234m1122z ankan 1111s ankan 9999m ron 1z riichi", 2, 100, 6_400),
        # 20 + 2 tsumo + 32 + 32 kans + 16 open kan + 2 dragon pair + 2 pair wait = 106
        ("456m5z ankan 1111s ankan 9999p kan 7777z tsumo 5z", 3, 110, 8_000),
    ],
)
def test_much_fu(line: str, han: int, fu: int, points: int) -> None:
    s = score(Win.parse(line))
    assert (s.han, s.fu.total, s.points) == (han, fu, points)


@pytest.mark.parametrize(
    ("line", "name", "documents", "tenhou"),
    [
        ("1112345678999m tsumo 5m", "junsei chuuren poutou", 64_000, 32_000),
        ("1112345678999p ron 1p", "junsei chuuren poutou", 64_000, 32_000),
        ("1112345678899s ron 9s", "chuuren poutou", 32_000, 32_000),
        ("1112345567899m ron 9m", "chuuren poutou", 32_000, 32_000),
        ("19m19p19s1234567z ron 1m", "kokushi juusanmen", 64_000, 32_000),
        ("119m19p19s123456z ron 7z", "kokushi musou", 32_000, 32_000),
    ],
)
def test_nine_gates_and_thirteen_orphans(line: str, name: str, documents: int, tenhou: int) -> None:
    win = Win.parse(line)
    assert [row.name for row in score(win).yaku] == [name]
    assert score(win).points == documents
    assert score(win, rules="tenhou").points == tenhou


@pytest.mark.parametrize(
    ("renhou", "han", "limit", "points"),
    [
        ("none", 1, "", 1_000),  # pinfu alone, 30 fu
        ("5 han", 6, "haneman", 12_000),
        ("mangan", 1, "mangan", 8_000),
        ("yakuman", 0, "yakuman", 32_000),
    ],
)
def test_renhou_is_what_the_rules_say(renhou: str, han: int, limit: str, points: int) -> None:
    s = score(Win.parse("234m456p45666s78s ron 9s renhou"), rules=Rules(renhou=renhou))
    assert (s.han, s.limit, s.points) == (han, limit, points)


def test_renhou_as_mangan_never_makes_a_hand_cheaper() -> None:
    s = score(Win.parse("2233445566778s ron 8s renhou"), rules=Rules(renhou="mangan"))
    # ryanpeikou 3, tanyao 1, chinitsu 6; pinfu too where the pair is 2s or 5s
    assert s.han in (10, 11)
    assert s.limit in ("baiman", "sanbaiman")


# --- words ---------------------------------------------------------------------------


def test_one_reading_needs_no_reason() -> None:
    why = score(Win.parse("111m456678p35s99s ron 4s riichi")).why
    assert why == "There is only one way to read this hand."


def test_the_reason_names_both_readings_and_their_worth() -> None:
    """Riichi alone with 40 fu is 1,300; with pinfu and 30 fu it is 2,000 (2 han)."""
    why = score(Win.parse("23345789m567p44s ron 4m riichi seat W")).why
    for words in ("ryanmen", "30 fu 2 han, 2,000", "kanchan", "40 fu 1 han, 1,300", "more points"):
        assert words in why


def test_more_han_come_before_more_fu_where_the_points_are_the_same() -> None:
    """5 han 30 fu and 4 han 40 fu are both a mangan."""
    s = score(Win.parse("111222333m7899p ron 9p seat W"))
    assert (s.han, s.fu.total, s.points) == (5, 30, 8_000)
    assert "the same points, but more han" in s.why


def test_what_is_not_known_of_a_rule_set_is_said_where_it_matters() -> None:
    """50 fu with the 2 for tsumo, 40 without: 3,200 or 2,700."""
    rinshan = Win.parse("34567m777p99s ankan 2222s tsumo 8m rinshan")
    (said,) = score(rinshan, rules="m-league").unsure
    for words in ("rinshan_tsumo_fu", "3,200", "2,700"):
        assert words in said
    assert score(rinshan, rules="tenhou").unsure == ()
    assert score(Win.parse("111m456678p35s99s ron 4s riichi"), rules="m-league").unsure == ()


def test_dealt_seven_pairs_that_are_four_runs_too_keep_the_greater_fu() -> None:
    """Tenhou makes both readings a yakuman; pinfu by tsumo counts 20 fu, seven pairs 25."""
    s = score(Win.parse("22334m556677p88s tsumo 4m tenhou seat E"))
    assert (s.yakuman, s.fu.total) == (1, 25)
    assert s.reading == s.readings[0].reading


@pytest.mark.parametrize(
    ("line", "paid"),
    [
        ("1112223334455z ron 4z", "daisuushii"),
        ("222z4z pon 555z pon 666z pon 777z ron 4z", "daisangen"),
    ],
)
def test_of_yakuman_that_do_not_add_up_the_one_that_can_be_fed_is_paid(
    line: str, paid: str
) -> None:
    rules = Rules(yakuman_add_up=False, double_yakuman=False)
    assert [row.name for row in score(Win.parse(line), rules=rules).yaku] == [paid]


def test_of_yakuman_that_do_not_add_up_the_greatest_is_paid() -> None:
    s = score(Win.parse("1112223334455z ron 4z"), rules=Rules(yakuman_add_up=False))
    assert (s.yakuman, s.points) == (2, 64_000)  # daisuushii is a double one


def test_a_liable_player_pays_where_yakuman_do_not_add_up() -> None:
    """Daisangen, fed by East: 32,000 from East alone, or half of it beside the discarder."""
    line = "222z4z pon 555z pon 666z pon 777z"
    by_tsumo = score(Win.parse(f"{line} tsumo 4z liable E"), rules="ema-2016").settle()
    assert by_tsumo == {"E": -32_000, "S": 32_000, "W": 0, "N": 0}
    by_ron = score(Win.parse(f"{line} ron 4z liable E from N"), rules="ema-2016").settle()
    assert by_ron == {"E": -16_000, "S": 32_000, "W": 0, "N": -16_000}


def test_counted_yakuman_without_a_limit_go_on_in_steps_of_13() -> None:
    """39 han are three yakuman for a non-dealer: 3 × 32,000."""
    assert (
        points(39, dealer=False, by="ron", rules=Rules(counted_yakuman="unlimited")).points
        == 96_000
    )
    assert (
        points(38, dealer=False, by="ron", rules=Rules(counted_yakuman="unlimited")).points
        == 64_000
    )


def test_words_stand_for_the_values_themselves() -> None:
    win = Win.parse("111m456678p35s99s ron 4s riichi")
    by_words = Win(win.hand, "ron", circumstances=frozenset({"riichi"}), seat="S")  # type: ignore[arg-type]
    assert by_words == win
    assert score(by_words).points == 1_300


def test_renhou_as_mangan_is_named_as_the_reason() -> None:
    """30 fu 1 han would be 240 base points; EMA 2016 has no kiriage."""
    s = score(Win.parse("123567m99p34p678s ron 5p renhou"), rules="ema-2016")
    assert (s.points, s.limit) == (8_000, "mangan")
    assert "renhou is a mangan at least" in s.payment.steps[0]
    assert "kiriage" not in " ".join(s.payment.steps)
