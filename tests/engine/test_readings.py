"""Every way to read a hand, held against enumeration and an independent search."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, strategies as st
from mahjong.agari import Agari

from mahjong_lessons.core.hand import Hand, IncompleteHandError, Meld, MeldKind
from mahjong_lessons.core.packed import ONE, ORPHANS, split_suit
from mahjong_lessons.core.readings import BlockKind, Form, Reading, Wait, readings, require_complete
from mahjong_lessons.core.tiles import KINDS, Tile, parse_tiles
from mahjong_lessons.riichi import Win
from tests.strategies import hands, standard_hands

Counts = tuple[int, ...]

# --- what the whole space of one suit and of the honours holds ---------------


def all_counts(tiles: int, kinds: int) -> Iterator[Counts]:
    """Every way to take this many tiles of so many kinds, four copies of each at most."""
    if kinds == 0:
        if tiles == 0:
            yield ()
        return
    for n in range(min(4, tiles) + 1):
        for rest in all_counts(tiles - n, kinds - 1):
            yield (n, *rest)


@cache
def built_from_blocks(blocks: int, kinds: int, runs: bool) -> Counter[Counts]:
    """How many sets of blocks and a pair give each choice of tiles.

    Built up from the blocks, where the package takes hands apart.
    """
    shapes = [{k: 3} for k in range(kinds)]
    if runs:
        shapes += [{k: 1, k + 1: 1, k + 2: 1} for k in range(kinds - 2)]
    found: Counter[Counts] = Counter()
    for chosen in combinations_with_replacement(shapes, blocks):
        for pair in range(kinds):
            total = [0] * kinds
            total[pair] += 2
            for shape in chosen:
                for k, n in shape.items():
                    total[k] += n
            if max(total) <= 4:
                found[tuple(total)] += 1
    return found


def hand_of(counts: Counts, first: int = 0, melds: tuple[Meld, ...] = ()) -> Hand:
    """A hand with these tiles, won by the first of them."""
    tiles = [Tile(first + k) for k, n in enumerate(counts) for _ in range(n)]
    return Hand(tuple(tiles[1:]), melds, tiles[0])


def standard(hand: Hand) -> list[Reading]:
    return [reading for reading in readings(hand) if reading.form is Form.STANDARD]


def test_one_suit_has_13259_complete_hands_of_four_blocks_and_a_pair() -> None:
    """All 118,800 ways to take 14 tiles of one suit, through the splitter alone."""

    def key(counts: Counts) -> int:
        return sum(n * ONE[k] for k, n in enumerate(counts))

    complete = {counts for counts in all_counts(14, 9) if split_suit(key(counts), False)}
    split_suit.cache_clear()  # no other test meets so many suits
    assert len(complete) == 13_259
    assert complete == set(built_from_blocks(4, 9, runs=True))


def test_honours_alone_have_105_complete_hands_of_four_blocks_and_a_pair() -> None:
    complete = [counts for counts in all_counts(14, 7) if standard(hand_of(counts, first=27))]
    # four triplets out of seven kinds, and a pair of one of the other three
    assert len(complete) == 35 * 3 == 105


@pytest.mark.parametrize("blocks", [1, 2])
def test_a_short_suit_beside_called_honours_is_complete_just_when_blocks_build_it(
    blocks: int,
) -> None:
    called = tuple(Meld(MeldKind.PON, parse_tiles(f"{z}{z}{z}z")) for z in range(1, 5 - blocks))
    built = built_from_blocks(blocks, 9, runs=True)
    for counts in all_counts(3 * blocks + 2, 9):
        ways = {reading.blocks for reading in standard(hand_of(counts, 9, called))}
        assert len(ways) == built[counts], counts


def test_every_split_of_the_hands_of_one_suit_is_found() -> None:
    for counts, ways in built_from_blocks(4, 9, runs=True).items():
        assert len({reading.blocks for reading in standard(hand_of(counts, 18))}) == ways


def test_there_are_seven_kinds_of_honours_so_one_hand_of_seven_honour_pairs() -> None:
    pairs = [
        counts
        for counts in all_counts(14, 7)
        if any(r.form is Form.CHIITOITSU for r in readings(hand_of(counts, 27)))
    ]
    assert pairs == [(2,) * 7]


# --- random hands against another library -----------------------------------


@given(st.lists(st.integers(0, 135), min_size=14, max_size=14, unique=True))
def test_random_tiles_are_complete_just_when_the_library_mahjong_says_so(ids: list[int]) -> None:
    agrees_with_the_library(Counter(tile // 4 for tile in ids))


@given(hands(open_too=False), st.integers(0, 12), st.integers(0, KINDS - 1))
def test_hands_with_one_tile_changed_are_complete_just_when_the_library_says_so(
    hand: Hand, place: int, kind: int
) -> None:
    counts = Counter(tile.kind for tile in hand.tiles)
    if sum(counts.values()) > 14:
        return
    counts[hand.concealed[place % len(hand.concealed)].kind] -= 1
    counts[kind] += 1
    if counts[kind] <= 4:
        agrees_with_the_library(counts)


def agrees_with_the_library(counts: Counter[int]) -> None:
    all_34 = [counts[kind] for kind in range(KINDS)]
    assert bool(readings(hand_of(tuple(all_34)))) == Agari.is_agari(all_34)


# --- what a reading says -----------------------------------------------------


@given(hands())
def test_the_blocks_of_a_reading_are_the_tiles_of_the_hand(hand: Hand) -> None:
    for reading in readings(hand):
        if reading.form is not Form.KOKUSHI:
            tiles = [tile for block in reading.blocks for tile in block.tiles]
            assert sorted(tiles) == sorted(tile.plain for tile in hand.tiles)


@given(hands())
def test_the_winning_tile_is_in_the_block_that_it_completed_which_was_not_called(
    hand: Hand,
) -> None:
    assert hand.winning is not None
    for reading in readings(hand):
        if reading.completed:
            assert hand.winning.kind in reading.completed
            assert reading.completed.meld is None


@given(hands())
def test_no_reading_is_found_twice(hand: Hand) -> None:
    found = readings(hand)
    assert found
    blocks = [(sorted(map(str, reading.blocks)), str(reading.completed)) for reading in found]
    assert all(blocks.count(reading) == 1 for reading in blocks)


@given(standard_hands())
def test_a_standard_reading_has_four_sets_and_a_pair_and_keeps_the_calls(hand: Hand) -> None:
    for reading in standard(hand):
        assert len(reading.sets) == 4
        assert reading.pair is not None
        kept = [block.meld for block in reading.blocks if block.meld]
        assert kept == [meld.kind for meld in hand.melds]


@pytest.mark.parametrize(
    ("line", "wait"),
    [
        ("111m456678p35s99s ron 4s", Wait.KANCHAN),
        ("123567m99p35p678s ron 4p", Wait.KANCHAN),
        ("12m456678p34599s ron 3m", Wait.PENCHAN),
        ("123567m66p345p89s ron 7s", Wait.PENCHAN),
        ("234567m345p99p67s ron 8s", Wait.RYANMEN),
        ("234567m345p99p23s ron 1s", Wait.RYANMEN),
        ("1235m456p789s333z tsumo 5m", Wait.TANKI),
        ("234678m999s55p44s ron 5p", Wait.SHANPON),
        ("2288m3355p1177s6z ron 6z", Wait.TANKI),
        ("119m19p19s123456z tsumo 7z", Wait.TANKI),
        ("19m19p19s1234567z tsumo 7z", Wait.JUUSANMEN),
    ],
)
def test_the_wait_follows_from_the_block_that_the_winning_tile_completed(
    line: str, wait: Wait
) -> None:
    assert {reading.wait for reading in Win.parse(line).readings} == {wait}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        # 56678 and 7: a run 567 or a run 678 was completed
        (
            "56678m22p666z pon 888s ron 7m",
            {"[567m] 678m 22p 666z 888s ryanmen", "567m [678m] 22p 666z 888s kanchan"},
        ),
        # 2345 and 5: a pair wait on 5 (nobetan), nothing else
        ("123789m567p2345s ron 5s", {"123m 789m 567p 234s [55s], tanki"}),
        # one tile of the called run does not lie in the hand
        (
            "1123444m555p chi 123m ron 1m",
            {
                "[11m] 123m 444m 555p 123m tanki",
                "11m [123m] 444m 555p 123m ryanmen",
                "[111m] 234m 44m 555p 123m shanpon",
            },
        ),
    ],
)
def test_ambiguous_hands_are_read_in_every_way(line: str, expected: set[str]) -> None:
    def words(reading: str) -> list[str]:
        return sorted(reading.replace(",", "").split())

    found = [words(str(reading)) for reading in Win.parse(line).readings]
    assert sorted(found) == sorted(map(words, expected))


def test_three_equal_runs_are_three_triplets_too() -> None:
    found = Win.parse("23m55p777888999s ron 1m").readings
    kinds = {tuple(block.kind for block in reading.sets) for reading in found}
    run, triplet = BlockKind.SHUNTSU, BlockKind.KOUTSU
    assert kinds == {(run, run, run, run), (run, triplet, triplet, triplet)}


def test_two_pairs_of_equal_runs_are_seven_pairs_too() -> None:
    forms = {reading.form for reading in Win.parse("223344m556677p8s ron 8s").readings}
    assert forms == {Form.STANDARD, Form.CHIITOITSU}


def test_four_of_a_kind_are_no_two_pairs() -> None:
    with pytest.raises(IncompleteHandError):
        Win.parse("1111m3355p2277s6z ron 6z")


def test_the_thirteen_orphans() -> None:
    assert len(ORPHANS) == 13
    assert readings(hand_of(tuple(int(k in ORPHANS) + (k == 33) for k in range(KINDS))))


def test_a_hand_without_its_winning_tile_has_no_reading() -> None:
    waiting = Hand(parse_tiles("111m456678p35s99s"))
    assert readings(waiting) == ()
    with pytest.raises(IncompleteHandError, match="the winning tile is missing"):
        require_complete(waiting)
