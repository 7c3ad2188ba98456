"""Random wins from a seed, many of them dense: one suit, few kinds, kans, seven pairs.

Hypothesis looks for small failing examples (``strategies``); this makes many wins fast,
the same ones for the same seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

from mahjong_lessons.core import WinBy
from mahjong_lessons.core.hand import Hand, HandError, Meld, MeldKind
from mahjong_lessons.core.packed import ORPHANS
from mahjong_lessons.core.tiles import COPIES, FIRST_HONOUR, KINDS, Tile, Wind
from mahjong_lessons.riichi import Circumstance, Win

_SUITS = [tuple(range(first, first + 9)) for first in (0, 9, 18)]
_HONOURS = tuple(range(FIRST_HONOUR, KINDS))
_POOLS = (
    tuple(range(KINDS)),
    *_SUITS,
    *((*suit, *_HONOURS) for suit in _SUITS),
    *(suit[first : first + 5] for suit in _SUITS for first in (0, 2, 4)),
    ORPHANS,
    _HONOURS,
    (1, 2, 3, 10, 11, 12, 19, 20, 21),
    tuple(kind for kind in range(FIRST_HONOUR) if kind % 9 not in (0, 8)),
)
_FIVES = (4, 13, 22)
_OPEN = {True: (MeldKind.PON, MeldKind.KAN, MeldKind.KAKAN), False: (MeldKind.CHI,)}


def random_wins(seed: int, count: int) -> Iterator[Win]:
    """That many wins, the same ones for the same seed."""
    random = Random(seed)
    return islice((win for win in iter(lambda: _attempt(random), 0) if win), count)


def _attempt(random: Random) -> Win | None:
    """A win, or None where the tiles or circumstances drawn cannot be."""
    try:
        return _win(random, _hand(random))
    except HandError:
        return None


def _hand(random: Random) -> Hand:
    style = random.random()
    if style < 0.06:
        kinds = random.sample(random.choice((range(KINDS), range(9), _HONOURS)), 7)
        return _closed(random, [kind for kind in kinds for _ in range(2)])
    if style < 0.08:
        return _closed(random, [*ORPHANS, random.choice(ORPHANS)])
    return _blocks(random, random.choice(_POOLS))


def _closed(random: Random, kinds: list[int]) -> Hand:
    winning = kinds.pop(random.randrange(len(kinds)))
    return Hand(tuple(map(Tile, kinds)), winning=Tile(winning))


def _blocks(random: Random, pool: tuple[int, ...]) -> Hand:
    open_share = random.choice((0, 0, 0.3, 0.6))
    kan_share = random.choice((0, 0, 0.3, 0.8))
    run_share = random.choice((0, 0.5, 0.8, 1))
    concealed = [random.choice(pool)] * 2
    melds = []
    for _ in range(4):
        first = random.choice(pool)
        run = random.random() < run_share and first < FIRST_HONOUR and first % 9 <= 6
        kinds = [first, first + 1, first + 2] if run else [first] * 3
        if not run and random.random() < kan_share:
            closed = random.random() >= open_share
            kind = MeldKind.ANKAN if closed else random.choice((MeldKind.KAN, MeldKind.KAKAN))
            melds.append((kind, [first] * 4))
        elif random.random() < open_share:
            melds.append((MeldKind.CHI if run else MeldKind.PON, kinds))
        else:
            concealed += kinds
    winning = concealed.pop(random.randrange(len(concealed)))
    counts = Counter([*concealed, winning, *(kind for _, kinds in melds for kind in kinds)])
    # of four fives one is the red one
    reds = {five for five in _FIVES if counts[five] == COPIES or random.random() < 0.3}

    def tiles(kinds: list[int]) -> tuple[Tile, ...]:
        return tuple(_reddened(kind, reds) for kind in kinds)

    called = tuple(Meld(kind, tiles(kinds)) for kind, kinds in melds)
    return Hand(tiles(concealed), called, _reddened(winning, reds))


def _reddened(kind: int, reds: set[int]) -> Tile:
    red = kind in reds
    reds.discard(kind)
    return Tile(kind, red=red)


def _win(random: Random, hand: Hand) -> Win:
    by = random.choice(list(WinBy))
    flags: set[Circumstance] = set()
    if hand.is_closed and random.random() < 0.6:
        flags.add(random.choice((Circumstance.RIICHI, Circumstance.DOUBLE_RIICHI)))
        if random.random() < 0.3:
            flags.add(Circumstance.IPPATSU)
    if random.random() < 0.15:
        flags.add(random.choice(list(Circumstance)))
    held = Counter(tile.kind for tile in hand.tiles)
    left = [kind for kind in range(KINDS) for _ in range(COPIES - held[kind])]
    shown = [Tile(kind) for kind in random.sample(left, random.choice((1, 1, 2, 4)))]
    half = len(shown) // 2 if flags & {Circumstance.RIICHI, Circumstance.DOUBLE_RIICHI} else 0
    return Win(
        hand,
        by,
        circumstances=frozenset(flags),
        seat=random.choice(list(Wind)),
        round=random.choice((Wind.EAST, Wind.SOUTH)),
        indicators=tuple(shown[half:]),
        ura_indicators=tuple(shown[:half]),
        honba=random.choice((0, 0, 1, 3)),
        sticks=random.choice((0, 0, 1)),
    )
