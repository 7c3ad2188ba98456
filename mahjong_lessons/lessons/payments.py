"""Who pays what for given han and fu: each seat's change, and that nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.payments import MANGAN, Payment, points
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.views import Part, Table, content


@dataclass(frozen=True)
class Split(Displayable):
    """A payment at a table of four; by tsumo there is no ``discarder``."""

    payment: Payment
    winner: Wind
    discarder: Wind | None = None

    @property
    def changes(self) -> dict[Wind, int]:
        """Each seat's change in points; they add up to the sticks taken.

        >>> [*who_pays(2, 30, winner="S").changes.values()]
        [-1000, 2000, -500, -500]
        """
        return {seat: self._change(seat) for seat in Wind}

    def _change(self, seat: Wind) -> int:
        if seat is self.winner:
            return self.payment.total
        if self.discarder:
            return -self.payment.discarder if seat is self.discarder else 0
        return -(self.payment.dealer if seat is Wind.EAST else self.payment.others)

    def words(self, seat: Wind) -> str:
        """What a seat has to do with it (document E)."""
        if seat is self.winner:
            return t("wins by ron") if self.discarder else t("wins by tsumo")
        if self.discarder:
            return t("dealt in, pays all") if seat is self.discarder else t("pays nothing")
        if self.winner is Wind.EAST:
            return t("pays a third")
        return t("dealer, pays half") if seat is Wind.EAST else t("pays a quarter")

    @property
    def written(self) -> str:
        """The changes in one line."""
        return ", ".join(f"{seat}={change:+}" for seat, change in self.changes.items())

    def __repr__(self) -> str:
        return f"Split({self.written})"


def who_pays(
    han: int = 0,
    fu: int | None = None,
    *,
    winner: Wind | str = Wind.SOUTH,
    discarder: Wind | str | None = None,
    honba: int = 0,
    sticks: int = 0,
    rules: Rules | str = DEFAULT,
) -> Split:
    """Split a payment among the seats; East deals. Without a ``discarder`` it is a tsumo.

    Raises ``ValueError`` for han and fu that no hand has, and for seats that cannot be.

    >>> who_pays(2, 30, winner="S", discarder="W", honba=2)
    Split(E=+0, S=+2600, W=-2600, N=+0)
    """
    seat, loser = Wind(winner), Wind(discarder) if discarder else None
    if seat is loser:
        raise ValueError(t("the winner sits {seat}: name another seat", seat=seat))
    by = WinBy.RON if loser else WinBy.TSUMO
    dealer = seat is Wind.EAST
    payment = points(han, fu, dealer=dealer, by=by, honba=honba, sticks=sticks, rules=rules)
    return Split(payment, seat, loser)


@dataclass(frozen=True)
class Choice(Displayable):
    """A win as somebody chooses it part by part; it need not be one that exists.

    >>> Choice(han=1, fu=25).outcome
    '25 fu are seven pairs, which are 2 han already: 1 han 25 fu does not exist'
    """

    han: int = 2
    fu: int = 30
    winner: Wind = Wind.SOUTH
    discarder: Wind | None = None
    honba: int = 0
    sticks: int = 0
    rules: Rules = DEFAULT

    @property
    def fu_count(self) -> bool:
        """Whether the fu matter."""
        return self.han < MANGAN.han

    @property
    def discarders(self) -> tuple[Wind | None, ...]:
        """Who can have dealt in; None is a tsumo."""
        return None, *(seat for seat in Wind if seat is not self.winner)

    def but(self, **changed: Any) -> Choice:
        """The same with something changed; a winner cannot be the discarder, so that is a tsumo."""
        choice = replace(self, **changed)
        return choice if choice.discarder in choice.discarders else replace(choice, discarder=None)

    @property
    def outcome(self) -> Split | str:
        """Who pays what, or why there is no such hand."""
        try:
            return who_pays(
                self.han,
                self.fu if self.fu_count else None,
                winner=self.winner,
                discarder=self.discarder,
                honba=self.honba,
                sticks=self.sticks,
                rules=self.rules,
            )
        except ValueError as impossible:
            return str(impossible)


@content.register
def _(value: Choice) -> Sequence[Part]:
    fu = t("{fu} fu", fu=value.fu) if value.fu_count else t("any fu")
    title = t("{han} han, {fu}, {honba} honba", han=value.han, fu=fu, honba=value.honba)
    outcome = value.outcome
    return title, *(content(outcome) if isinstance(outcome, Split) else (outcome,))


@content.register
def _(value: Split) -> Sequence[Part]:
    rows = [(seat.word, value.words(seat), change) for seat, change in value.changes.items()]
    rows.append((t("the table"), t("sticks that the winner takes"), -value.payment.sticks))
    together = sum(change for _, _, change in rows)
    head = (t("seat"), t("what it does"), t("change"))
    table = Table(head, tuple(rows), (t("together"), "", together))
    return (table, *content(value.payment))
