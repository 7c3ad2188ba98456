"""Rules of thumb about payments, each held against every cell of the score table.

A claim is right only if it holds in all cells; where it fails, the cells are listed.
Cells are those of the score table for which there is a hand (``cells.score_cells``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import TypeAlias

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, listing, number, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.cells import HanFu, score_cells
from mahjong_lessons.riichi.payments import MANGAN, Payment, points, round_up_points
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.views import Part, Table, content

Seen: TypeAlias = int | tuple[int, ...]
"""Points, or the payments of a tsumo: each non-dealer's, then the dealer's."""


@dataclass(frozen=True)
class Case:
    """One cell under test: what is paid there, and what the claim says."""

    cell: HanFu
    winner: str
    paid: Seen
    claimed: Seen

    @property
    def holds(self) -> bool:
        """Whether the claim is right here."""
        return self.paid == self.claimed


@dataclass(frozen=True)
class Verified(Displayable):
    """A claim and what became of it in every cell.

    >>> verify("dealer 1.5")
    Verified('dealer 1.5', holds in 30 of 38 cells)
    """

    name: str
    words: str
    cases: tuple[Case, ...]

    @property
    def fails(self) -> tuple[Case, ...]:
        """The cells where the claim is wrong."""
        return tuple(case for case in self.cases if not case.holds)

    def __repr__(self) -> str:
        good = len(self.cases) - len(self.fails)
        return f"Verified({self.name!r}, holds in {good} of {len(self.cases)} cells)"


def verify(name: str, *, rules: Rules | str = DEFAULT) -> Verified:
    """Compute a claim of :data:`CLAIMS` in every cell that it speaks of.

    Raises ``ValueError`` for an unknown claim.

    >>> verify("half the fu").fails
    ()
    """
    if name not in CLAIMS:
        raise ValueError(
            t('there is no claim "{name}": choose {names}', name=name, names=listing([*CLAIMS]))
        )
    words, cases = CLAIMS[name]
    return Verified(name, t(words), tuple(cases(rules_of(rules))))


def verify_all(*, rules: Rules | str = DEFAULT) -> Table:
    """Every claim, with the number of cells where it holds and where it fails.

    >>> verify_all().rows[0][1:]
    (52, 0)
    """
    found = [verify(name, rules=rules) for name in CLAIMS]
    head = (t("claim"), t("cells"), t("fails in"))
    return Table(head, tuple((one.words, len(one.cases), len(one.fails)) for one in found))


def ratios(*fu: int, rules: Rules | str = DEFAULT) -> Table:
    """What the discarder pays a non-dealer, from han to han, and how many times as much (B, E).

    Raises ``ValueError`` for fu that no ron has.

    >>> print(ratios(30))
    han  30 fu  times
    ---  -----  -----
      1  1,000
      2  2,000  2.00
      3  3,900  1.95
      4  7,700  1.97
      5  8,000  1.04
    """
    table = {
        one: [
            points(han, one, dealer=False, by=WinBy.RON, rules=rules).points
            for han in range(1, MANGAN.han + 1)
        ]
        for one in fu
    }
    rows = tuple(
        (han, *(cell for column in table.values() for cell in _step(column, han - 1)))
        for han in range(1, MANGAN.han + 1)
    )
    heads = (word for one in fu for word in (t("{fu} fu", fu=one), t("times")))
    return Table((t("han"), *heads), rows)


def _step(column: Sequence[int], place: int) -> tuple[int, str]:
    now = column[place]
    return now, f"{now / column[place - 1]:.2f}" if place else ""


# --- the claims -------------------------------------------------------------------


@cache
def _legal(rules: Rules, by: WinBy, dealer: bool) -> tuple[HanFu, ...]:
    return tuple(
        (cell.han, cell.fu)
        for cell in score_cells(rules=rules)
        if cell.legal and cell.by == by and cell.dealer == dealer
    )


def _pay(cell: HanFu, by: WinBy, dealer: bool, rules: Rules) -> Payment:
    return points(*cell, by=by, dealer=dealer, rules=rules)


def _seen(payment: Payment) -> Seen:
    """What is paid: by ron one number, by tsumo what each kind of player pays."""
    if payment.discarder:
        return payment.discarder
    return (payment.others, payment.dealer) if payment.dealer else (payment.others,)


def _winner(dealer: bool, by: WinBy) -> str:
    seat = t("dealer") if dealer else t("non-dealer")
    return t("{seat}, {by}", seat=seat, by=t(by.value))


_WAYS = tuple(product(WinBy, (False, True)))


def _half_the_fu(rules: Rules) -> Iterator[Case]:
    for by, dealer in _WAYS:
        cells = _legal(rules, by, dealer)
        for han, fu in cells:
            if (twin := (han + 1, fu // 2)) in cells and fu % 2 == 0:
                paid, claimed = (_seen(_pay(cell, by, dealer, rules)) for cell in ((han, fu), twin))
                yield Case((han, fu), _winner(dealer, by), paid, claimed)


def _split_the_ron(rules: Rules) -> Iterator[Case]:
    """Also where no ron exists: then the ron that the same base points would give."""
    for dealer in (False, True):
        for cell in _legal(rules, WinBy.TSUMO, dealer):
            payment = _pay(cell, WinBy.TSUMO, dealer, rules)
            ron = round_up_points(payment.base * (6 if dealer else 4))
            parts = (3,) if dealer else (4, 2)
            claimed = tuple(_part(ron, part) for part in parts)
            yield Case(cell, _winner(dealer, WinBy.TSUMO), _seen(payment), claimed)


def _part(amount: int, part: int) -> int:
    """A part of an amount, rounded up to 100, in whole numbers only."""
    return -(-amount // (100 * part)) * 100


def _same_total(rules: Rules) -> Iterator[Case]:
    for dealer in (False, True):
        rons = _legal(rules, WinBy.RON, dealer)
        for cell in _legal(rules, WinBy.TSUMO, dealer):
            if cell in rons:
                paid, claimed = (_pay(cell, by, dealer, rules).points for by in reversed(WinBy))
                yield Case(cell, _winner(dealer, WinBy.TSUMO), paid, claimed)


def _dealer(rules: Rules) -> Iterator[tuple[HanFu, int, int]]:
    for cell in _legal(rules, WinBy.RON, dealer=True):
        dealer, other = (_pay(cell, WinBy.RON, seat, rules).points for seat in (True, False))
        yield cell, dealer, other


def _dealer_exact(rules: Rules) -> Iterator[Case]:
    for cell, paid, other in _dealer(rules):
        yield Case(cell, _winner(True, WinBy.RON), paid, other * 3 // 2)


def _dealer_rounded(rules: Rules) -> Iterator[Case]:
    for cell, paid, other in _dealer(rules):
        yield Case(cell, _winner(True, WinBy.RON), paid, _part(other * 3, 2))


def _one_more_han(claimed: Callable[[HanFu, Rules], int], rules: Rules) -> Iterator[Case]:
    cells = _legal(rules, WinBy.RON, dealer=False)
    for han, fu in cells:
        if (han - 1, fu) in cells:
            paid = _pay((han, fu), WinBy.RON, False, rules).points
            yield Case((han, fu), _winner(False, WinBy.RON), paid, claimed((han, fu), rules))


def _twice(cell: HanFu, rules: Rules) -> int:
    """Twice what one han less pays."""
    return 2 * _pay((cell[0] - 1, cell[1]), WinBy.RON, False, rules).points


def _doubling(rules: Rules) -> Iterator[Case]:
    return _one_more_han(_twice, rules)


def _doubling_to_the_cap(rules: Rules) -> Iterator[Case]:
    cap = points(MANGAN.han, dealer=False, by=WinBy.RON, rules=rules).points
    return _one_more_han(lambda cell, rules: min(_twice(cell, rules), cap), rules)


def _linear(rules: Rules) -> Iterator[Case]:
    """The step from the first han to the second, taken again for every han."""
    cells = _legal(rules, WinBy.RON, dealer=False)

    def another_step(cell: HanFu, rules: Rules) -> int:
        han, fu = cell
        first = min(one for one, other in cells if other == fu)
        low, high = (_pay((one, fu), WinBy.RON, False, rules).points for one in (first, first + 1))
        return low + (han - first) * (high - low)

    return (
        case
        for case in _one_more_han(another_step, rules)
        if (case.cell[0] - 2, case.cell[1]) in cells
    )


CLAIMS: Mapping[str, tuple[str, Callable[[Rules], Iterator[Case]]]] = {
    "half the fu": (N_("half the fu and one han more pay the same"), _half_the_fu),
    "split the ron": (
        N_("a ron's points in quarters or thirds, each rounded up, give the tsumo"),
        _split_the_ron,
    ),
    "same total": (N_("a tsumo brings the same sum as a ron"), _same_total),
    "dealer 1.5": (N_("a dealer's ron is 1.5 × a non-dealer's, rounded up again"), _dealer_rounded),
    "dealer exactly 1.5": (N_("a dealer's ron is exactly 1.5 × a non-dealer's"), _dealer_exact),
    "doubling": (N_("each han doubles what the discarder pays"), _doubling),
    "doubling to the cap": (
        N_("each han doubles what the discarder pays, up to a mangan"),
        _doubling_to_the_cap,
    ),
    "linear": (N_("each han adds as much as the han before"), _linear),
}
"""The claims by name: in words, and the cases that decide. Right ones stand first."""


# --- words ------------------------------------------------------------------------


@content.register
def _(value: Verified) -> Sequence[Part]:
    fails = value.fails
    count = t("{words}: {n} cells", words=value.words, n=len(value.cases))
    if not fails:
        return (t("{count}, right in all of them.", count=count),)
    rows = tuple(
        (case.winner, case.cell[0], case.cell[1], _written(case.paid), _written(case.claimed))
        for case in fails
    )
    head = (t("winner"), t("han"), t("fu"), t("is paid"), t("the claim says"))
    return t("{count}, wrong in {n}:", count=count, n=len(fails)), Table(head, rows)


def _written(seen: Seen) -> int | str:
    return seen if isinstance(seen, int) else "/".join(map(number, seen))
