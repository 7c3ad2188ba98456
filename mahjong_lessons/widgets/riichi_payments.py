"""Four seats round a table: choose a win, and see who pays what.

The :class:`~mahjong_lessons.lessons.payments.PayoutChoice` holds all that is chosen, and knows
what comes of it. On a page without a kernel it can be read.
"""

from __future__ import annotations

from functools import partial

from markupsafe import Markup

from mahjong_lessons import views
from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.payments import Payout, PayoutChoice
from mahjong_lessons.riichi.payments import COUNTED_YAKUMAN_HAN, FU_VALUES
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.widgets.choosing import (
    CHOOSE,
    Amount,
    Chosen,
    choice_row,
    panel,
    refusal,
    told,
)
from mahjong_lessons.widgets.host import Event, Live
from mahjong_lessons.widgets.markup import tag
from mahjong_lessons.widgets.seats import Seat, seats_view

_COUNTERS = range(21)
"""So many honba, and sticks, are enough to choose from."""

_COUNTS = (
    Amount("han", "han", range(1, COUNTED_YAKUMAN_HAN + 1)),
    Amount("fu", "fu", sorted(FU_VALUES)),
    Amount("honba", "honba", _COUNTERS),
    Amount("sticks", "sticks", _COUNTERS),
)
_BY_NAME = {count.name: count for count in _COUNTS}


def four_seats(
    han: int = 2,
    fu: int = 30,
    *,
    winner: Wind | str = Wind.SOUTH,
    discarder: Wind | str | None = None,
    honba: int = 0,
    sticks: int = 0,
    rules: Rules | str = DEFAULT,
) -> Live[Chosen[PayoutChoice]]:
    """Show four seats, and a win to choose; what is given is chosen at the start.

    >>> four_seats(3, 40, discarder="E", honba=1)
    PayoutChoice(E=-5500, S=+5500, W=+0, N=+0)
    """
    loser = Wind(discarder) if discarder else None
    seats = {"winner": Wind(winner), "discarder": loser}
    choice = PayoutChoice(rules=rules_of(rules)).choose(
        han=han, fu=fu, honba=honba, sticks=sticks, **seats
    )
    return Live(Chosen(choice), view, act, twin)


def act(state: Chosen[PayoutChoice], event: Event) -> Chosen[PayoutChoice]:
    """What becomes of the choice by what somebody does."""
    if event.do != CHOOSE:
        return state
    name, text = told(event)
    return state.choose(name, text, partial(_made, state.choice, name))


def _made(choice: PayoutChoice, name: str, text: str) -> PayoutChoice:
    if name in _BY_NAME:
        return choice.choose(**{name: _BY_NAME[name].read(text)})
    return choice.choose(**{name: Wind(text) if text else None})


# --- the page ---------------------------------------------------------------------


def view(state: Chosen[PayoutChoice]) -> Markup:
    """What can be chosen, and the seats."""
    choice = state.choice
    numbers = (
        count.field(
            state,
            getattr(choice.value, count.name),
            locked=count.name == "fu" and choice.value.past_fu,
        )
        for count in _COUNTS
    )
    winners = {str(seat): seat.word for seat in Wind}
    ways = {_text(seat): _way(seat) for seat in choice.discarders}
    return panel(
        t("Who pays"),
        tag("div", *numbers, css="mj-counts"),
        refusal(state),
        choice_row("winner", t("winner"), winners, str(choice.winner)),
        choice_row("discarder", t("won by"), ways, _text(choice.discarder)),
        _seats(choice),
    )


def twin(state: Chosen[PayoutChoice]) -> str:
    """The chosen win and who pays it, to be read."""
    return views.html(state.choice)


def _way(discarder: Wind | None) -> str:
    return t("ron from {seat}", seat=discarder.word) if discarder else t(WinBy.TSUMO.value)


def _text(discarder: Wind | None) -> str:
    return str(discarder or "")


def _seats(choice: PayoutChoice) -> Markup:
    outcome = choice.outcome
    if not isinstance(outcome, Payout):
        return tag("p", outcome, role="status", data_id="why not")
    seats = {seat: Seat(change, outcome.words(seat)) for seat, change in outcome.changes.items()}
    taken = outcome.payment.sticks
    table = t("the table: {n} → 0", n=number(taken)) if taken else t("no sticks")
    drawn = seats_view(seats, (table, t("together: 0")), outcome.payment.steps)
    return tag("div", drawn, data_id="seats")
