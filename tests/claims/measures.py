"""What the claims' checks measure: small computations through the package, by name.

A measure takes nothing and gives a number, or a list of numbers or words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import product

from mahjong_lessons.core import WinBy
from mahjong_lessons.data import RealWin, real_wins
from mahjong_lessons.riichi import Payment, Win, count_fu, count_readings, points

Value = float | list[float] | list[str]
MEASURES: dict[str, Callable[[], Value]] = {}


def measure(name: str) -> Callable[[Callable[[], Value]], Callable[[], Value]]:
    """Give a measure its name in the data."""

    def register(function: Callable[[], Value]) -> Callable[[], Value]:
        MEASURES[name] = function
        return function

    return register


# --- the table of sets -------------------------------------------------------

_SETS = ("pon {three}", "{three}", "kan {four}", "ankan {four}")
_TILES = (("555s", "5555s"), ("999s", "9999s"))


@cache
def set_cells() -> tuple[int, ...]:
    """Fu of the eight cells: open and closed triplet, open and closed kan; simples first."""
    return tuple(
        sum(line.fu for line in count_fu(_hand_with(layout, tiles)).lines if line.part == "sets")
        for tiles in _TILES
        for layout in _SETS
    )


def _hand_with(layout: str, tiles: tuple[str, str]) -> Win:
    """An open hand of runs and this one set."""
    three, four = tiles
    block = layout.format(three=three, four=four)
    calls = "chi 456m" if block == three else f"{block} chi 456m"
    return Win.parse(f"34m66p678s{three if block == three else ''} {calls} ron 2m")


@measure("the eight cells of the table of sets, counted on hands")
def _() -> Value:
    return [*set_cells()]


@measure("the eight cells of the table of sets, from 2 by the rule of doubling")
def _() -> Value:
    return [
        2 * terminals * kan * closed for terminals, kan, closed in product((1, 2), (1, 4), (1, 2))
    ]


@measure("fu of a kan over fu of its triplet, in each of the four cells")
def _() -> Value:
    cells = set_cells()
    return [cells[kan] / cells[kan - 2] for kan in (2, 3, 6, 7)]


@measure("fu of a closed set over fu of the open one, in each of the four cells")
def _() -> Value:
    cells = set_cells()
    return [cells[closed] / cells[closed - 1] for closed in (1, 3, 5, 7)]


@measure("fu of a set of terminals over fu of one of simples, in each of the four cells")
def _() -> Value:
    cells = set_cells()
    return [cells[place + 4] / cells[place] for place in range(4)]


@measure("the least and the most fu of a triplet or kan")
def _() -> Value:
    return [min(set_cells()), max(set_cells())]


# --- the tables of points ----------------------------------------------------

_FU = (20, 25, *range(30, 120, 10))


def _ron_cells(most_fu: int = 110) -> list[tuple[int, int]]:
    """Han and fu of every ron up to 4 han; seven pairs are 2 han already."""
    return [
        (han, fu)
        for han, fu in product(range(1, 5), _FU[1:])
        if fu <= most_fu and (fu != 25 or han >= 2)
    ]


def _tsumo_cells() -> list[tuple[int, int]]:
    """Han and fu of every tsumo up to 4 han.

    20 fu are 2 han already, seven pairs 3; and no tsumo of 1 han has 110 fu: it has
    two closed kans of honours at most (64), else three of them were a yaku, a called
    kan (16) makes three kans, so there is a called triplet (4), a pair wait on a pair
    of 4 at most, base and tsumo: 96.
    """
    return [
        (han, fu)
        for han, fu in product(range(1, 5), _FU)
        if (fu != 20 or han >= 2) and (fu != 25 or han >= 3) and (han, fu) != (1, 110)
    ]


def _ron(han: int, fu: int, dealer: bool = False) -> int:
    return points(han, fu, by="ron", dealer=dealer).points


def _up(amount: float) -> int:
    return -int(-amount // 100) * 100


@measure("different values of 30 and 40 fu up to 4 han")
def _() -> Value:
    return len({_ron(han, fu) for han, fu in product(range(1, 5), (30, 40))})


@measure("ron cells that are not the cell of least han doubled, up to a mangan")
def _() -> Value:
    def doubled(han: int, fu: int, dealer: bool) -> int:
        least = 2 if fu == 25 else 1
        mangan = 12_000 if dealer else 8_000
        return min(_ron(least, fu, dealer) * 2 ** (han - least), mangan)

    return sum(
        doubled(han, fu, dealer) != _ron(han, fu, dealer)
        for (han, fu), dealer in product(_ron_cells(), (False, True))
    )


@measure("printed ron cells where the dealer does not get exactly 1.5 times")
def _() -> Value:
    return sum(2 * _ron(han, fu, True) != 3 * _ron(han, fu) for han, fu in _ron_cells(70))


@measure("printed ron cells where the dealer does not get 1.5 times, rounded up to 100")
def _() -> Value:
    return [
        f"{han}/{fu}"
        for han, fu in _ron_cells(70)
        if _ron(han, fu, True) != _up(1.5 * _ron(han, fu))
    ]


@measure("tsumo cells by what they bring above the ron")
def _() -> Value:
    twins = [cell for cell in _tsumo_cells() if cell in _ron_cells()]
    more = Counter(
        points(han, fu, dealer=dealer, by=WinBy.TSUMO).points - _ron(han, fu, dealer)
        for (han, fu), dealer in product(twins, (False, True))
    )
    return [f"{points_more} in {cells}" for points_more, cells in sorted(more.items())]


@measure("non-dealer tsumo cells that are half and quarters of the ron, rounded up")
def _() -> Value:
    def split(payment: Payment) -> bool:
        ron = _up(4 * payment.base)
        return (payment.dealer, payment.others) == (_up(ron / 2), _up(ron / 4))

    return sum(split(points(han, fu, dealer=False, by=WinBy.TSUMO)) for han, fu in _tsumo_cells())


def _sum_of_changes(sticks: int) -> int:
    """What the winner takes, less what the discarder pays: the two others pay nothing."""
    payment = points(2, 30, dealer=False, by="ron", honba=1, sticks=sticks)
    return payment.total - payment.discarder


@measure("sum of the four changes when the winner takes one stick")
def _() -> Value:
    return _sum_of_changes(sticks=1)


@measure("sum of the four changes when there is no stick")
def _() -> Value:
    return _sum_of_changes(sticks=0)


# --- the real wins, yakuman left out -----------------------------------------


@cache
def _wins() -> tuple[RealWin, ...]:
    return tuple(real for real in real_wins() if real.han is not None)


def _has(real: RealWin, *yaku: str) -> bool:
    return any(name in yaku for name, _ in real.yaku)


def _closed(real: RealWin) -> bool:
    return real.win.is_closed


def _han(real: RealWin) -> int:
    assert real.han is not None
    return real.han


def _share(of: Callable[[RealWin], bool], among: Iterable[RealWin]) -> float:
    chosen = list(among)
    return sum(map(of, chosen)) / len(chosen)


def _rons(closed: bool) -> list[RealWin]:
    return [real for real in _wins() if real.win.by is WinBy.RON and _closed(real) is closed]


def _mean_fu(wins: list[RealWin]) -> float:
    return sum(real.fu for real in wins) / len(wins)


@measure("share of wins that are pinfu or seven pairs")
def _() -> Value:
    return _share(lambda real: _has(real, "pinfu", "chiitoitsu"), _wins())


@measure("share of closed wins that are pinfu")
def _() -> Value:
    return _share(lambda real: _has(real, "pinfu"), filter(_closed, _wins()))


@measure("share of closed wins that are seven pairs")
def _() -> Value:
    return _share(lambda real: _has(real, "chiitoitsu"), filter(_closed, _wins()))


@measure("share of closed wins that are pinfu or seven pairs")
def _() -> Value:
    return _share(lambda real: _has(real, "pinfu", "chiitoitsu"), filter(_closed, _wins()))


@measure("share of wins of 3 and 4 han that are a mangan by fu")
def _() -> Value:
    def by_fu(real: RealWin) -> bool:
        return points(_han(real), real.fu, dealer=False, by=real.win.by).limit == "mangan"

    return _share(by_fu, (real for real in _wins() if _han(real) in (3, 4)))


@measure("the two most frequent fu")
def _() -> Value:
    return [fu for fu, _ in Counter(real.fu for real in _wins()).most_common(2)]


@measure("share of wins with 30 fu")
def _() -> Value:
    return _share(lambda real: real.fu == 30, _wins())


@measure("share of wins with 40 fu")
def _() -> Value:
    return _share(lambda real: real.fu == 40, _wins())


@measure("share of wins with 30 or 40 fu")
def _() -> Value:
    return _share(lambda real: real.fu in (30, 40), _wins())


@measure("share of wins of 1 to 4 han with 30 or 40 fu")
def _() -> Value:
    return _share(lambda real: real.fu in (30, 40), (r for r in _wins() if _han(r) <= 4))


@measure("share of closed rons with 30 or 40 fu")
def _() -> Value:
    return _share(lambda real: real.fu in (30, 40), _rons(closed=True))


@measure("mean fu of open rons")
def _() -> Value:
    return _mean_fu(_rons(closed=False))


@measure("mean fu of closed rons")
def _() -> Value:
    return _mean_fu(_rons(closed=True))


@measure("mean fu of open rons above those of closed ones")
def _() -> Value:
    return _mean_fu(_rons(closed=False)) - _mean_fu(_rons(closed=True))


@measure("wins of 20 fu that are no pinfu by tsumo, among the real wins")
def _() -> Value:
    return sum(
        count.total == 20 and not (count.is_pinfu and real.win.by is WinBy.TSUMO)
        for real in _wins()
        for count in count_readings(real.win)
    )
