"""Four seats at a Hong Kong table: choose faan and rules, and see which numbers move.

It shows a :class:`~mahjong_lessons.lessons.units.Moved`: the choice before the last
change and the choice now. A page without a kernel shows its HTML twin.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from operator import index
from typing import NamedTuple, TypeAlias

from ipywidgets import Checkbox, ToggleButtons

from mahjong_lessons import views
from mahjong_lessons.core.text import N_, number, signed, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.payments import LIMIT, Faan, Payment
from mahjong_lessons.hongkong.rules import ALLOWED, DEFAULT, Rules
from mahjong_lessons.hongkong.stakes import STAKES
from mahjong_lessons.hongkong.unit_tables import Number
from mahjong_lessons.lessons.units import FaanChoice, Moved, choose_faan
from mahjong_lessons.widgets.building import LiveWidget, Parts, whole_widget
from mahjong_lessons.widgets.seats import SEATS_CSS, Seat, number_field, seats_html, was_html

MOST, MOST_MINIMUM = 20, 8
"""So many faan are enough to choose from: more than every limit, and the highest minimum."""

_CSS = """
.mj-hong-kong .widget-toggle-buttons{display:flex;flex-direction:row;align-items:center;gap:.5em;
height:auto;margin:.15em 0}
.mj-hong-kong .widget-toggle-buttons>.widget-label{width:7em;text-align:right}
.mj-hong-kong .mj-changed{min-height:1.4em;margin:.3em 0}
"""


def hong_kong_seats(
    faan: Faan = 3,
    winner: Wind | str = Wind.EAST,
    discarder: Wind | str | None = Wind.WEST,
    liable: Wind | str | None = None,
    *,
    rules: Rules | str = DEFAULT,
) -> HongKongSeats:
    """Show four seats with controls for a win and the table's rules; what is given is chosen.

    Each change marks the numbers that it moves. Raises ``ValueError`` for faan, seats or rules
    that are none.

    >>> hong_kong_seats(5, "S", discarder=None)
    HongKongSeats(E=−24, S=+72, W=−24, N=−24)
    """
    return HongKongSeats(choose_faan(faan, winner, discarder, liable, rules=rules))


class HongKongSeats(LiveWidget):
    """The seats on the screen; ``state`` holds the choice now and the one before."""

    def __init__(self, choice: FaanChoice) -> None:
        self.state = Moved(choice, choice)
        self.refused = ""
        """Why the last change could not be made: rules may contradict each other."""
        # Fields and buttons rather than lists: JupyterLab takes an arrow on a list for a command.
        faan = choice.ending.faan
        most = MOST if faan == LIMIT else max(MOST, index(faan))
        self.faan = number_field(t("faan"), 0, most)
        self.limit_hand = Checkbox(description=t("limit hand"), indent=False)
        self.minimum = number_field(t("minimum"), 0, MOST_MINIMUM)
        self.buttons = {one.name: ToggleButtons(description=t(one.label)) for one in _BUTTONS}
        parts = Parts()
        self.seats = parts.html()
        fields = parts.box([self.faan, self.limit_hand, self.minimum], "mj-four-fields")
        below = *self.buttons.values(), self.seats
        self.box = whole_widget("mj-four mj-hong-kong", SEATS_CSS + _CSS, fields, *below)
        self._rendering = False
        self.render()
        self._listen()

    @property
    def choice(self) -> FaanChoice:
        """What is chosen now."""
        return self.state.after

    def _listen(self) -> None:
        self.faan.observe(lambda change: self._choose("faan", change["new"]), "value")
        self.limit_hand.observe(
            lambda change: self._choose("faan", LIMIT if change["new"] else self.faan.value),
            "value",
        )
        self.minimum.observe(lambda change: self._choose("minimum", change["new"]), "value")
        for name, buttons in self.buttons.items():
            buttons.observe(lambda change, name=name: self._choose(name, change["new"]), "value")

    def _choose(self, name: str, value: object) -> None:
        if not self._rendering:
            chosen = None if value == NOBODY else value
            try:
                self.state = Moved(self.choice, self.choice.choose(**{name: chosen}))
                self.refused = ""
            except ValueError as error:
                self.refused = str(error)
            self.render()

    def render(self) -> None:
        """Show the choice as it is now, and what it moved."""
        self._rendering = True  # what is set here was not chosen by anybody
        faan = self.choice.ending.faan
        self.limit_hand.value = self.faan.disabled = faan == LIMIT
        if faan != LIMIT:
            self.faan.value = index(faan)
        self.minimum.value = self.choice.rules.minimum
        for one in _BUTTONS:
            options, value = one.options(self.choice), one.value(self.choice)
            buttons = self.buttons[one.name]
            buttons.options = options
            known = value in [option for _, option in options]
            buttons.value = value if known else None  # a table of one's own has no button
        self._rendering = False
        refused = f'<p class="mj-changed" role="alert">{escape(self.refused)}</p>'
        self.seats.value = (refused if self.refused else "") + _seats_html(self.state)

    def __repr__(self) -> str:
        return f"HongKongSeats({self.choice.written})"

    def __str__(self) -> str:
        return str(self.choice)

    @property
    def twin(self) -> str:
        """The chosen win and who pays it, to be read."""
        return views.html(self.choice)


# --- the buttons --------------------------------------------------------------------

NOBODY = ""
"""Stands for no discarder and for no liable player: a button has to have a value."""

Options: TypeAlias = list[tuple[str, object]]


class _Button(NamedTuple):
    """A row of buttons: which part of the choice they set, and what can be chosen now."""

    name: str
    label: str
    options: Callable[[FaanChoice], Options]

    def value(self, choice: FaanChoice) -> object:
        """What is chosen now."""
        of = choice.ending if hasattr(choice.ending, self.name) else choice.rules
        value = getattr(of, self.name)
        return NOBODY if value is None else value


def _losers(nobody: str, seat_words: str) -> Callable[[FaanChoice], Options]:
    """Nobody, or one of the seats that do not win."""

    def options(choice: FaanChoice) -> Options:
        losers = (seat for seat in Wind if seat is not choice.ending.winner)
        return [(t(nobody), NOBODY), *((t(seat_words, seat=seat.word), seat) for seat in losers)]

    return options


def _values(rule: str) -> Callable[[FaanChoice], Options]:
    """The values of a rule, numbers in order."""
    values = sorted(ALLOWED[rule], key=lambda value: value if isinstance(value, int) else 0)
    return lambda choice: [(t(str(value)), value) for value in values]


def _stakes(choice: FaanChoice) -> Options:
    return [
        (f"{number(stake.points_per_unit)} ({stake.name})", stake.points_per_unit)
        for stake in STAKES.values()
    ]


_BUTTONS = (
    _Button("winner", "winner", lambda choice: [(seat.word, seat) for seat in Wind]),
    _Button("discarder", "won by", _losers("self-draw", "from {seat}")),
    _Button("liable", "liable", _losers(N_("nobody"), "{seat}")),
    _Button("table", "table", _values("table")),
    _Button("limit", "limit", _values("limit")),
    _Button("discard", "discard", _values("discard")),
    _Button("points_per_unit", "points a unit", _stakes),
)


# --- the seats ----------------------------------------------------------------------


def _seats_html(state: Moved) -> str:
    paid, was = state.after.outcome, state.before.numbers
    changed = f'<p class="mj-changed">{escape(_changed(state))}</p>'
    if not isinstance(paid, Payment):
        return f"{changed}<p><b>{escape(paid)}</b></p>"

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
        f"{escape(name)}: <b>{number(n)}</b>{was_html(before(name, number))}"
        for name, n in state.after.numbers.items()
        if name not in words
    ]
    return changed + seats_html(seats, middle, paid.steps)


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
