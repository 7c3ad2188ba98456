"""Who pays what for given han and fu: each seat's change, and that nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass, fields, replace
from typing import Any

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import Payment
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.settlement import settle_base
from mahjong_lessons.views import Part, Table, content


@dataclass(frozen=True)
class Payout(Displayable):
    """What a hand is paid at a table of four; by tsumo there is no ``discarder``."""

    value: HandValue
    payment: Payment
    winner: Wind
    discarder: Wind | None = None

    @property
    def changes(self) -> dict[Wind, int]:
        """Each seat's change in points; they add up to the sticks taken.

        >>> [*who_pays(2, 30, winner="S").changes.values()]
        [-1000, 2000, -500, -500]
        """
        counters = {"honba": self.value.honba, "sticks": self.value.sticks}
        settled = settle_base(self.payment.base, self.winner, self.discarder, **counters)
        return {Wind(seat): change for seat, change in settled.items()}

    def words(self, seat: Wind) -> str:
        """The part that a seat plays in it (document E)."""
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
        return f"Payout({self.written})"


def who_pays(
    han: int = 0,
    fu: int | None = None,
    *,
    winner: Wind | str = Wind.SOUTH,
    discarder: Wind | str | None = None,
    honba: int = 0,
    sticks: int = 0,
    rules: Rules | str = DEFAULT,
) -> Payout:
    """Share a payment among the seats; East deals. Without a ``discarder`` it is a tsumo.

    Raises ``ValueError`` for han and fu that no hand has, and for seats that cannot be.

    >>> who_pays(2, 30, winner="S", discarder="W", honba=2)
    Payout(E=+0, S=+2600, W=-2600, N=+0)
    """
    seat, loser = Wind(winner), Wind(discarder) if discarder else None
    if seat is loser:
        raise ValueError(t("the winner sits {seat}: name another seat", seat=seat))
    value = HandValue(han, fu, **_told(seat, loser), honba=honba, sticks=sticks)
    return Payout(value, value.pay(rules=rules), seat, loser)


def _told(winner: Wind, discarder: Wind | None) -> dict[str, Any]:
    """What the seats tell of a value: whether the dealer won, and by what."""
    return {"dealer": winner is Wind.EAST, "by": WinBy.RON if discarder else WinBy.TSUMO}


_FIRST = HandValue(2, 30, dealer=False, by=WinBy.TSUMO)
_OF_VALUE = frozenset(field.name for field in fields(HandValue))


@dataclass(frozen=True)
class PayoutChoice(Displayable):
    """A win as somebody chooses it part by part; it need not be one that exists.

    Who deals and how it was won follow from the seats.

    >>> PayoutChoice().choose(han=1, fu=25).outcome
    '25 fu are seven pairs, which are 2 han already: 1 han 25 fu does not exist'
    """

    value: HandValue = _FIRST
    winner: Wind = Wind.SOUTH
    discarder: Wind | None = None
    _: KW_ONLY
    rules: Rules = DEFAULT

    @property
    def discarders(self) -> tuple[Wind | None, ...]:
        """Who can have dealt in; None is a tsumo."""
        return None, *(seat for seat in Wind if seat is not self.winner)

    def choose(self, **changed: Any) -> PayoutChoice:
        """The same with something changed: han, fu, honba, sticks, a seat, or the rules.

        A winner cannot be the discarder, so that is a tsumo.
        """
        of_value = {name: changed.pop(name) for name in changed.keys() & _OF_VALUE}
        choice = replace(self, value=replace(self.value, **of_value), **changed)
        return choice if choice.discarder in choice.discarders else replace(choice, discarder=None)

    @property
    def outcome(self) -> Payout | str:
        """Who pays what, or why there is no such hand."""
        value = replace(self.value, **_told(self.winner, self.discarder))
        if value.past_fu:
            value = replace(value, fu=None)
        try:
            return Payout(value, value.pay(rules=self.rules), self.winner, self.discarder)
        except ValueError as impossible:
            return str(impossible)

    def __repr__(self) -> str:
        outcome = self.outcome
        return f"PayoutChoice({outcome.written if isinstance(outcome, Payout) else outcome})"


@content.register
def _(value: PayoutChoice) -> Sequence[Part]:
    hand = value.value
    fu = t("any fu") if hand.past_fu else t("{fu} fu", fu=hand.fu)
    title = t("{han} han, {fu}, {honba} honba", han=hand.han, fu=fu, honba=hand.honba)
    outcome = value.outcome
    return title, *(content(outcome) if isinstance(outcome, Payout) else (outcome,))


@content.register
def _(value: Payout) -> Sequence[Part]:
    rows = [(seat.word, value.words(seat), change) for seat, change in value.changes.items()]
    rows.append((t("the table"), t("sticks that the winner takes"), -value.payment.sticks))
    together = sum(change for _, _, change in rows)
    head = (t("seat"), t("what it does"), t("change"))
    table = Table(head, tuple(rows), (t("together"), "", together))
    return (table, *content(value.payment))
