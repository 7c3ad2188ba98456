"""Four seats at a Hong Kong table: choose faan and rules, and see which numbers move.

A :class:`~mahjong_lessons.lessons.units.Moved` holds the choice before the last change and the
choice now. On a page without a kernel it can be read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from markupsafe import Markup

from mahjong_lessons import views
from mahjong_lessons.core.text import N_, number, signed, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.payments import LIMIT, Faan, Payment
from mahjong_lessons.hongkong.rules import ALLOWED, DEFAULT, Rules
from mahjong_lessons.hongkong.stakes import STAKES
from mahjong_lessons.hongkong.unit_tables import Number
from mahjong_lessons.lessons.units import FaanChoice, Moved, choose_faan
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
from mahjong_lessons.widgets.markup import joined, tag
from mahjong_lessons.widgets.seats import Seat, seats_view, was_view

_FAAN = Amount("faan", "faan", range(41))
_MINIMUM = Amount("minimum", "minimum", range(9))
"""So many faan are enough to choose from: more than any hand has, and the highest minimum."""


def hong_kong_seats(
    faan: Faan = 3,
    winner: Wind | str = Wind.EAST,
    discarder: Wind | str | None = Wind.WEST,
    liable: Wind | str | None = None,
    *,
    rules: Rules | str = DEFAULT,
) -> Live[Chosen[Moved]]:
    """Show four seats, and a win and the table's rules to choose; what is given is chosen.

    Each change marks the numbers that it moves. Raises ``ValueError`` for faan, seats or rules
    that are none.

    >>> hong_kong_seats(5, "S", discarder=None).state.choice.after
    FaanChoice(E=−24, S=+72, W=−24, N=−24)
    """
    choice = choose_faan(faan, winner, discarder, liable, rules=rules)
    return Live(Chosen(Moved(choice, choice)), view, act, twin)


def act(state: Chosen[Moved], event: Event) -> Chosen[Moved]:
    """What becomes of the choice by what somebody does."""
    if event.do != CHOOSE:
        return state
    name, text = told(event)
    return state.choose(name, text, partial(_made, state.choice.after, name))


def _made(choice: FaanChoice, name: str, text: str) -> Moved:
    return Moved(choice, choice.choose(**{name: _read(choice, name, text)}))


def _read(choice: FaanChoice, name: str, text: str) -> Any:
    """The value that is meant: a number, a seat or nobody, or a rule's."""
    if name == _FAAN.name:
        return LIMIT if text == LIMIT else _FAAN.read(text)
    if name == _MINIMUM.name:
        return _MINIMUM.read(text)
    return next(value for value, _ in _ROWS[name].options(choice) if _text(value) == text)


# --- the rows of buttons ------------------------------------------------------------

Options: TypeAlias = list[tuple[object, str]]


class _Row(NamedTuple):
    """A row of buttons: which part of the choice they set, and what can be chosen now."""

    name: str
    label: str
    options: Callable[[FaanChoice], Options]

    def view(self, choice: FaanChoice) -> Markup:
        of = choice.ending if hasattr(choice.ending, self.name) else choice.rules
        words = {_text(value): words for value, words in self.options(choice)}
        return choice_row(self.name, t(self.label), words, _text(getattr(of, self.name)))


def _text(value: object) -> str:
    return "" if value is None else str(value)


def _losers(nobody: str, seat_words: str) -> Callable[[FaanChoice], Options]:
    """Nobody, or one of the seats that do not win."""

    def options(choice: FaanChoice) -> Options:
        losers = (seat for seat in Wind if seat is not choice.ending.winner)
        return [(None, t(nobody)), *((seat, t(seat_words, seat=seat.word)) for seat in losers)]

    return options


def _values(rule: str) -> Callable[[FaanChoice], Options]:
    """The values of a rule, numbers in order."""
    values = sorted(ALLOWED[rule], key=lambda value: value if isinstance(value, int) else 0)
    return lambda choice: [(value, t(str(value))) for value in values]


def _stakes(choice: FaanChoice) -> Options:
    return [
        (stake.points_per_unit, f"{number(stake.points_per_unit)} ({stake.name})")
        for stake in STAKES.values()
    ]


_ROWS: Mapping[str, _Row] = {
    row.name: row
    for row in (
        _Row("winner", "winner", lambda choice: [(seat, seat.word) for seat in Wind]),
        _Row("discarder", "won by", _losers("self-draw", "from {seat}")),
        _Row("liable", "liable", _losers(N_("nobody"), "{seat}")),
        _Row("table", "table", _values("table")),
        _Row("limit", "limit", _values("limit")),
        _Row("discard", "discard", _values("discard")),
        _Row("points_per_unit", "points a unit", _stakes),
    )
}


# --- the page -----------------------------------------------------------------------


def view(state: Chosen[Moved]) -> Markup:
    """What can be chosen, and the seats."""
    choice = state.choice.after
    is_limit = choice.ending.faan == LIMIT
    faan = choice.rules.limit if is_limit else int(choice.ending.faan)
    kinds = {str(faan): t("faan counted"), LIMIT: t("limit hand")}
    counts = (
        _FAAN.field(state, faan, locked=is_limit),
        _MINIMUM.field(state, choice.rules.minimum),
    )
    return panel(
        t("Who pays"),
        tag("div", *counts, css="mj-counts"),
        refusal(state),
        choice_row(_FAAN.name, t("hand"), kinds, LIMIT if is_limit else str(faan)),
        *(row.view(choice) for row in _ROWS.values()),
        _seats(state.choice),
    )


def twin(state: Chosen[Moved]) -> str:
    """The chosen win and who pays it, to be read."""
    return views.html(state.choice.after)


def _seats(state: Moved) -> Markup:
    paid, was = state.after.outcome, state.before.numbers
    changed = tag("p", _changed(state), css="mj-changed", role="status", data_id="changed")
    if not isinstance(paid, Payment):
        return joined(changed, tag("p", tag("b", paid)))

    def before(name: str, written: Callable[[Number], str]) -> str:
        if name not in state.moved or name not in was:
            return ""
        return t("was {n}", n=written(was[name]))

    seats = {
        seat: Seat(paid.changes[seat], _words(paid, seat), before(seat.word, signed))
        for seat in Wind
    }
    words = {seat.word for seat in Wind}
    middle = [
        joined(f"{name}: ", tag("b", number(n)), was_view(before(name, number)))
        for name, n in state.after.numbers.items()
        if name not in words
    ]
    return joined(changed, seats_view(seats, middle, paid.steps))


def _changed(state: Moved) -> str:
    """What was changed last, and that it moved nothing if so."""
    if not state.changed:
        return ""
    if state.moved or isinstance(state.after.outcome, str):
        return state.changed
    return t("{changed}: no number moves", changed=state.changed)


def _words(paid: Payment, seat: Wind) -> str:
    """What a seat has to do with it."""
    shares = paid.shares[seat.place]
    if seat is paid.winner:
        return t("wins")
    if not shares:
        return t("pays nothing")
    return t("pays one share") if shares == 1 else t("pays {n} shares", n=number(shares))
