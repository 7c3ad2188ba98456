"""Hypothesis strategies: tiles, hands and legal wins with every circumstance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hypothesis import strategies as st

from mahjong_lessons.core import WinBy
from mahjong_lessons.core.hand import Hand, Meld, MeldKind
from mahjong_lessons.core.tiles import KINDS, Tile, Wind
from mahjong_lessons.riichi import Circumstance, Win

ORPHANS = (0, 8, 9, 17, 18, 26, *range(27, 34))

winds = st.sampled_from(list(Wind))
tiles = st.one_of(
    st.integers(0, KINDS - 1).map(Tile),
    st.sampled_from([Tile(kind, red=True) for kind in (4, 13, 22)]),
)


def _fits(counts: Counter[int], kinds: Iterable[int]) -> bool:
    """Whether these tiles can join without a fifth copy."""
    more = Counter(kinds)
    return all(counts[kind] + n <= 4 for kind, n in more.items())


_RUNS = [tuple(range(k, k + 3)) for k in range(27) if k % 9 <= 6]
_TRIPLETS = [(k,) * 3 for k in range(KINDS)]


class _Builder:
    """Draws tiles from one set of 136, so that no example has to be thrown away."""

    def __init__(self, draw: st.DrawFn, kinds: Sequence[int]) -> None:
        self.draw = draw
        self.kinds = kinds
        self.used: Counter[int] = Counter()

    def take(self, candidates: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
        block = self.draw(st.sampled_from([c for c in candidates if self._allows(c)]))
        self.used.update(block)
        return block

    def _allows(self, block: tuple[int, ...]) -> bool:
        return set(block) <= set(self.kinds) and _fits(self.used, block)

    def reddened(self, kinds: Iterable[int], *, red: set[int]) -> list[Tile]:
        """The tiles; a five turns red where its suit is in ``red``, once."""
        found = []
        for kind in kinds:
            found.append(Tile(kind, red=kind in red))
            red.discard(kind)
        return found


_SUITS = [tuple(range(first, first + 9)) for first in (0, 9, 18)]
_KIND_POOLS = st.one_of(
    st.just(tuple(range(KINDS))),
    st.sampled_from([(*suit, *range(27, KINDS)) for suit in _SUITS]),
)


@st.composite
def standard_hands(draw: st.DrawFn, *, open_too: bool = True) -> Hand:
    """Four blocks and a pair, some of them called, won by any concealed tile."""
    build = _Builder(draw, draw(_KIND_POOLS))
    pair = build.take((kind,) * 2 for kind in range(KINDS))
    concealed = list(pair)
    melds: list[tuple[MeldKind, tuple[int, ...]]] = []
    for _ in range(4):
        shapes = draw(st.sampled_from([_RUNS, _TRIPLETS]))
        if not any(build._allows(block) for block in shapes):
            shapes = _TRIPLETS if shapes is _RUNS else _RUNS
        block = build.take(shapes)
        kind = draw(st.sampled_from(_layouts(block, build, open_too)))
        if kind is None:
            concealed += block
            continue
        if kind.is_kan:
            block = (*block, block[0])
            build.used[block[0]] += 1
        melds.append((kind, block))
    red = set(draw(st.sets(st.sampled_from([4, 13, 22]))))
    won = draw(st.sampled_from(sorted(concealed)))
    concealed.remove(won)
    called = tuple(Meld(kind, tuple(build.reddened(block, red=red))) for kind, block in melds)
    winning = Tile(won, red=won in red and draw(st.booleans()))
    if winning.red:
        red.discard(won)
    return Hand(tuple(build.reddened(concealed, red=red)), called, winning)


def _layouts(block: tuple[int, ...], build: _Builder, open_too: bool) -> list[MeldKind | None]:
    layouts: list[MeldKind | None] = [None, None]
    is_triplet = block[0] == block[-1]
    kan_fits = is_triplet and build.used[block[0]] < 4
    if kan_fits:
        layouts.append(MeldKind.ANKAN)
    if open_too:
        layouts.append(MeldKind.PON if is_triplet else MeldKind.CHI)
        if kan_fits:
            layouts += [MeldKind.KAN, MeldKind.KAKAN]
    return layouts


@st.composite
def seven_pairs(draw: st.DrawFn) -> Hand:
    """Seven different pairs."""
    kinds = draw(st.lists(st.integers(0, KINDS - 1), min_size=7, max_size=7, unique=True))
    won = draw(st.sampled_from(kinds))
    concealed = [Tile(kind) for kind in kinds for _ in range(2)]
    concealed.remove(Tile(won))
    return Hand(tuple(concealed), winning=Tile(won))


@st.composite
def thirteen_orphans(draw: st.DrawFn) -> Hand:
    """Every terminal and honour, one of them twice."""
    every = [*ORPHANS, draw(st.sampled_from(ORPHANS))]
    won = draw(st.sampled_from(ORPHANS))
    every.remove(won)
    return Hand(tuple(map(Tile, every)), winning=Tile(won))


def hands(*, open_too: bool = True) -> st.SearchStrategy[Hand]:
    """Complete hands of all three forms, most of them four blocks and a pair."""
    standard = standard_hands(open_too=open_too)
    rare = {8: seven_pairs(), 9: thirteen_orphans()}
    return st.integers(0, 9).flatmap(lambda n: rare.get(n, standard))


@st.composite
def wins(draw: st.DrawFn, hand: st.SearchStrategy[Hand] | None = None) -> Win:
    """A win that can be: hand, how it was won, circumstances, seats, indicators, table."""
    won = draw(hands() if hand is None else hand)
    by = draw(st.sampled_from(list(WinBy)))
    seat = draw(winds)
    flags = draw(_circumstances(won, by, seat))
    others = [wind for wind in Wind if wind is not seat]
    robbed = won.winning if Circumstance.CHANKAN in flags else None
    indicators = draw(_indicators(won.tiles, robbed))
    in_riichi = flags & {Circumstance.RIICHI, Circumstance.DOUBLE_RIICHI}
    half = len(indicators) // 2
    return Win(
        hand=won,
        by=by,
        circumstances=frozenset(flags),
        seat=seat,
        round=draw(winds),
        discarder=draw(st.sampled_from([None, *others])) if by is WinBy.RON else None,
        liable=None if won.is_closed else draw(st.sampled_from([None, None, *others])),
        indicators=indicators[half:],
        ura_indicators=indicators[:half] if in_riichi else (),
        honba=draw(st.integers(0, 3)),
        sticks=draw(st.integers(0, 4)),
    )


@st.composite
def _circumstances(draw: st.DrawFn, hand: Hand, by: WinBy, seat: Wind) -> set[Circumstance]:
    """Circumstances that can be true together."""
    C = Circumstance
    if not hand.melds and draw(st.integers(0, 9)) == 0:
        if by is WinBy.TSUMO:
            return {C.TENHOU if seat is Wind.EAST else C.CHIIHOU}
        return set() if seat is Wind.EAST else {C.RENHOU}
    flags: set[Circumstance] = set()
    if hand.is_closed and draw(st.booleans()):
        flags.add(draw(st.sampled_from([C.RIICHI, C.DOUBLE_RIICHI])))
        if draw(st.booleans()):
            flags.add(C.IPPATSU)
    last: list[Circumstance | None] = [None, None]
    early = flags >= {C.DOUBLE_RIICHI, C.IPPATSU}  # a win in the first turns
    if by is WinBy.TSUMO:
        if not early:
            last.append(C.HAITEI)
        if any(meld.kind.is_kan for meld in hand.melds) and C.IPPATSU not in flags:
            last.append(C.RINSHAN)
    else:
        if not early:
            last.append(C.HOUTEI)
        assert hand.winning is not None
        if sum(tile.kind == hand.winning.kind for tile in hand.tiles) == 1:
            last.append(C.CHANKAN)
    return flags | ({chosen} if (chosen := draw(st.sampled_from(last))) else set())


@st.composite
def _indicators(draw: st.DrawFn, used: tuple[Tile, ...], robbed: Tile | None) -> tuple[Tile, ...]:
    """Up to ten tiles that are still left; no copy of a robbed one is."""
    counts = Counter(tile.kind for tile in used)
    if robbed:
        counts[robbed.kind] = 4
    left = [Tile(kind) for kind in range(KINDS) for _ in range(4 - counts[kind])]
    chosen = draw(st.lists(st.integers(0, len(left) - 1), max_size=10, unique=True))
    return tuple(left[place] for place in chosen)
