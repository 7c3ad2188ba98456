"""Four seats round a table: choose a win, and see who pays what.

It shows a :class:`~mahjong_lessons.lessons.payments.PayoutChoice`, which holds all that is
chosen, and knows what comes of it. A page without a kernel shows its HTML twin.
"""

from __future__ import annotations

from html import escape

from ipywidgets import ToggleButtons

from mahjong_lessons import views
from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.payments import Payout, PayoutChoice
from mahjong_lessons.riichi.payments import COUNTED_YAKUMAN_HAN, FU_VALUES
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.widgets.building import LiveWidget, Parts, whole_widget
from mahjong_lessons.widgets.seats import SEATS_CSS, Seat, number_field, seats_html

MOST = 20
"""The most honba, and the most sticks, that can be chosen."""


def four_seats(
    han: int = 2,
    fu: int = 30,
    *,
    winner: Wind | str = Wind.SOUTH,
    discarder: Wind | str | None = None,
    honba: int = 0,
    sticks: int = 0,
    rules: Rules | str = DEFAULT,
) -> FourSeats:
    """Show four seats with controls for a win; what is given is chosen at the start.

    >>> four_seats(3, 40, discarder="E", honba=1)
    FourSeats(E=-5500, S=+5500, W=+0, N=+0)
    """
    loser = Wind(discarder) if discarder else None
    seats = {"winner": Wind(winner), "discarder": loser}
    choice = PayoutChoice(rules=rules_of(rules)).choose(
        han=han, fu=fu, honba=honba, sticks=sticks, **seats
    )
    return FourSeats(choice)


class FourSeats(LiveWidget):
    """The seats on the screen; ``choice`` is what is chosen now."""

    def __init__(self, choice: PayoutChoice) -> None:
        self.choice = choice
        # Fields and buttons rather than lists: JupyterLab takes an arrow on a list for a command.
        self.numbers = {
            "han": number_field(t("han"), 1, COUNTED_YAKUMAN_HAN),
            "fu": number_field(t("fu"), min(FU_VALUES), max(FU_VALUES), step=10),
            "honba": number_field(t("honba"), 0, MOST),
            "sticks": number_field(t("sticks"), 0, MOST),
        }
        self.winner = ToggleButtons(
            description=t("winner"), options=[(seat.word, seat) for seat in Wind]
        )
        self.won = ToggleButtons(description=t("won by"))
        parts = Parts()
        self.seats = parts.html()
        fields = parts.box(self.numbers.values(), "mj-four-fields")
        self.box = whole_widget("mj-four", SEATS_CSS, fields, self.winner, self.won, self.seats)
        self._rendering = False
        self.render()
        for name, field in self.numbers.items():
            field.observe(lambda change, name=name: self._choose(name, change["new"]), "value")
        self.winner.observe(lambda change: self._choose("winner", change["new"]), "value")
        self.won.observe(lambda change: self._choose("discarder", _SEATS[change["new"]]), "value")

    def _choose(self, name: str, value: object) -> None:
        if not self._rendering:
            self.choice = self.choice.choose(**{name: value})
            self.render()

    def render(self) -> None:
        """Show the choice as it is now."""
        self._rendering = True  # what is set here was not chosen by anybody
        for name, field in self.numbers.items():
            field.value = getattr(self.choice.value, name)
        self.numbers["fu"].disabled = self.choice.value.past_fu
        self.winner.value = self.choice.winner
        self.won.options = [(_way(seat), _key(seat)) for seat in self.choice.discarders]
        self.won.value = _key(self.choice.discarder)
        self._rendering = False
        self.seats.value = _seats_html(self.choice)

    def __repr__(self) -> str:
        outcome = self.choice.outcome
        return f"FourSeats({outcome.written if isinstance(outcome, Payout) else outcome})"

    def __str__(self) -> str:
        return str(self.choice)

    @property
    def twin(self) -> str:
        """The chosen win and who pays it, to be read."""
        return views.html(self.choice)


def _way(discarder: Wind | None) -> str:
    return t("ron from {seat}", seat=discarder.word) if discarder else t(WinBy.TSUMO.value)


def _key(discarder: Wind | None) -> str:
    return discarder or WinBy.TSUMO


_SEATS = {_key(seat): seat for seat in (None, *Wind)}


def _seats_html(choice: PayoutChoice) -> str:
    outcome = choice.outcome
    if not isinstance(outcome, Payout):
        return f"<p>{escape(outcome)}</p>"
    seats = {seat: Seat(change, outcome.words(seat)) for seat, change in outcome.changes.items()}
    taken = number(outcome.payment.sticks)
    middle = (
        t("the table: {n} → 0", n=taken) if outcome.payment.sticks else t("no sticks"),
        t("together: 0"),
    )
    return seats_html(seats, map(escape, middle), outcome.payment.steps)
