"""Faan counted in the slow and plain way, to be compared with the package.

Written from the list of patterns alone: it splits the tiles by trying everything and adds up
with ifs. It shares no code with the package beyond the values that it is asked about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mahjong_lessons.hongkong import Rules, Win

Set = tuple[str, int, bool]
"""A chow, pung or kong; its lowest tile (0 to 33); whether it is concealed."""

Way = tuple[int, int]
"""A way to count a hand: its faan, and how many of them are for flowers."""

WINDS, DRAGONS = range(27, 31), range(31, 34)


def plain_faan(win: Win, rules: Rules) -> tuple[int, bool] | None:
    """Faan that count, and whether the minimum is reached; None for a hand that is none."""
    tiles = [tile.kind for tile in win.hand.concealed]
    tiles.append(win.hand.winning.kind)  # type: ignore[union-attr]
    melded = [_melded(str(meld).split()[0], meld.tiles[0].kind) for meld in win.hand.melds]
    counts: list[Way] = []
    for pair, sets in splits(Counter(tiles)):
        for done in finished(win, pair, sets):
            counts += _faan(win, rules, pair, done + melded)
    if not melded and len(set(tiles)) == 7 and set(Counter(tiles).values()) == {2}:
        counts += _pairs(win, rules) if rules.seven_pairs else []
    if not melded and set(tiles) == set(EDGES):
        counts.append((_limit_hand(rules, 13), 0))
    if not counts:
        return None
    # every way to count is tried: one that wins is better than one with more faan that does not
    best = []
    for faan, bonus in counts:
        towards = faan if rules.bonus_counts_to_minimum else faan - bonus
        best.append((min(towards, rules.limit) >= rules.minimum, min(faan, rules.limit)))
    wins, faan = max(best)
    return faan, wins


EDGES = [kind for kind in range(34) if kind >= 27 or kind % 9 in (0, 8)]


def _melded(word: str, first: int) -> Set:
    kind = {"chi": "chow", "pon": "pung"}.get(word, "kong")
    return kind, first, word == "ankan"


def splits(tiles: Counter[int]) -> Iterator[tuple[int, list[tuple[str, int]]]]:
    """Every pair with the sets that the rest makes."""
    for pair in sorted(tiles):
        if tiles[pair] >= 2:
            for sets in _sets(tiles - Counter({pair: 2})):
                yield pair, sets


def _sets(tiles: Counter[int]) -> Iterator[list[tuple[str, int]]]:
    if not tiles:
        yield []
        return
    first = min(tiles)
    if tiles[first] >= 3:
        for rest in _sets(tiles - Counter({first: 3})):
            yield [("pung", first), *rest]
    chow = Counter([first, first + 1, first + 2])
    if first < 27 and first % 9 < 7 and chow <= tiles:
        for rest in _sets(tiles - chow):
            yield [("chow", first), *rest]


def finished(win: Win, pair: int, sets: list[tuple[str, int]]) -> Iterator[list[Set]]:
    """The sets with whether each is concealed: the winning discard may have finished any."""
    won = win.hand.winning.kind  # type: ignore[union-attr]
    for place, (kind, first) in enumerate([*sets, ("pair", pair)]):
        size = {"chow": 3}.get(kind, 1)
        if first <= won < first + size:
            by_discard = win.by == "ron"
            yield [(*each, not (by_discard and n == place)) for n, each in enumerate(sets)]


def _limit_hand(rules: Rules, listed: int) -> int:
    return listed if rules.limit_hand_value == "listed" else rules.limit


def _faan(win: Win, rules: Rules, pair: int, sets: list[Set]) -> list[Way]:
    """Ways to count one split: each limit hand alone, and all the rest together."""
    pungs = [first for kind, first, _ in sets if kind != "chow"]
    tiles = {tile.kind for tile in win.hand.tiles}
    suits = {kind // 9 for kind in tiles if kind < 27}
    dragons = sum(kind in DRAGONS for kind in pungs)
    winds = sum(kind in WINDS for kind in pungs)
    concealed = sum(hidden for kind, _, hidden in sets if kind != "chow")
    flowers = _flowers(win, rules)

    whole = [*_by_the_way_it_was_won(win, rules)]
    if not suits:
        whole.append(_limit_hand(rules, 10))
    if len(pungs) == 4 and all(kind < 27 and kind in EDGES for kind in tiles):
        whole.append(_limit_hand(rules, 10))
    if concealed == 4 and rules.four_concealed == "limit":
        whole.append(_limit_hand(rules, 10))
    if _nine_gates(win):
        whole.append(_limit_hand(rules, 10))
    if winds == 4 or sum(kind == "kong" for kind, _, _ in sets) == 4:
        whole.append(_limit_hand(rules, 13))
    if winds == 3 and pair in WINDS and rules.small_winds == "limit":
        whole.append(_limit_hand(rules, 10))

    faan = dragons + _way(win, rules) + _one_suit(tiles, suits, rules)
    faan += (27 + "ESWN".index(win.seat) in pungs) + (27 + "ESWN".index(win.round) in pungs)
    if not pungs:
        faan += 1
    if len(pungs) == 4:
        if concealed == 4 and rules.four_concealed == 8:
            faan += 8
        else:
            faan += 3
        if all(kind in EDGES for kind in tiles) and suits and any(kind >= 27 for kind in tiles):
            faan += 1
    if dragons == 3:
        faan += 5
    if dragons == 2 and pair in DRAGONS:
        faan += rules.small_dragons - 2
    if winds == 3 and pair in WINDS and rules.small_winds != "limit":
        faan += int(rules.small_winds)
    faan += flowers + _concealed(win, rules)
    return [*((faan, 0) for faan in whole), (faan, flowers)]


def _pairs(win: Win, rules: Rules) -> list[Way]:
    tiles = {tile.kind for tile in win.hand.tiles}
    suits = {kind // 9 for kind in tiles if kind < 27}
    whole = [*_by_the_way_it_was_won(win, rules)]
    if not suits:
        whole.append(_limit_hand(rules, 10))
    flowers = _flowers(win, rules)
    faan = rules.seven_pairs + _way(win, rules) + _one_suit(tiles, suits, rules) + flowers
    return [*((faan, 0) for faan in whole), (faan, flowers)]


def _way(win: Win, rules: Rules) -> int:
    """Faan of how it was won, apart from the concealed hand and from limit hands."""
    words = {flag.value for flag in win.circumstances}
    faan = int(win.by == "tsumo") + len(words & {"last-tile", "robbing-kong", "kong-replacement"})
    if "double-kong-replacement" in words:
        faan += 8 if rules.double_kong_replacement == 8 else 1  # as a limit hand it counts alone
    return faan + rules.flower_replacement * ("flower-replacement" in words)


def _by_the_way_it_was_won(win: Win, rules: Rules) -> Iterator[int]:
    words = {flag.value for flag in win.circumstances}
    if {"heavenly", "earthly"} & words:
        yield _limit_hand(rules, 13)
    if "double-kong-replacement" in words and rules.double_kong_replacement == "limit":
        yield _limit_hand(rules, 10)


def _concealed(win: Win, rules: Rules) -> int:
    words = {str(meld).split()[0] for meld in win.hand.melds}
    if words - {"ankan"}:
        return 0
    if words and rules.concealed_kong_breaks_concealed:
        return 0
    if not rules.concealed_with_flowers and (rules.flowers or win.flowers or win.seasons):
        return 0
    return 1


def _one_suit(tiles: set[int], suits: set[int], rules: Rules) -> int:
    if len(suits) != 1:
        return 0
    return 3 if any(kind >= 27 for kind in tiles) else rules.pure_one_suit


def _nine_gates(win: Win) -> bool:
    tiles = Counter(tile.kind for tile in win.hand.tiles)
    for suit in range(3):
        gates = Counter(9 * suit + rank for rank in (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8))
        if not win.hand.melds and gates <= tiles and {kind // 9 for kind in tiles} == {suit}:
            return True
    return False


def _flowers(win: Win, rules: Rules) -> int:
    number = "ESWN".index(win.seat) + 1
    n = len(win.flowers) + len(win.seasons)
    if n == 0:
        return int(rules.flowers)
    if n == 8 and rules.eight_flowers:
        return rules.eight_flowers
    if n == 7 and rules.seven_flowers:
        return rules.seven_flowers
    return sum(2 if len(each) == 4 else number in each for each in (win.flowers, win.seasons))
