"""Four seats round a table: choose a win, and see who pays what.

It shows a :class:`~mahjong_lessons.exhibits.split.Choice`, which holds all that is chosen and knows
what comes of it. A page without a kernel shows its HTML twin.
"""

from __future__ import annotations

from html import escape
from typing import Any

from ipywidgets import HTML, BoundedIntText, Box, ToggleButtons, VBox

from mahjong_lessons import views
from mahjong_lessons.exhibits.split import Choice, Split
from mahjong_lessons.notation import WinBy
from mahjong_lessons.riichi.payments import COUNTED_YAKUMAN_HAN, FU_VALUES
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.text import number, t
from mahjong_lessons.tiles import Wind

MOST = 20
"""So many honba or sticks are enough."""

_CSS = """
.mj-four{max-width:44em}
.mj-four-fields{display:flex;flex-wrap:wrap;gap:.2em .5em;overflow:visible}
.mj-four-fields>*{width:10em}
.mj-four .widget-toggle-buttons{width:auto}
.mj-four .widget-toggle-button{width:auto;min-width:6em;padding:0 .7em}
.mj-four .widget-toggle-button.mod-active{font-weight:bold;text-decoration:underline}
.mj-four .widget-html-content{line-height:1.35}
.mj-seats{display:grid;grid-template-columns:repeat(3,1fr);gap:.5em;margin:.6em 0}
.mj-seat{border:1px solid rgba(128,128,128,.5);border-radius:.5em;padding:.5em .8em;
text-align:center}
.mj-seat b,.mj-seat span,.mj-seat small{display:block}
.mj-seat span{font-size:1.4em;font-variant-numeric:tabular-nums}
.mj-seat.mj-wins{border:3px solid #2e9e44}
.mj-seat.mj-pays{border:3px dashed #d55e00}
.mj-middle{align-self:center;text-align:center;grid-area:2/2}
.mj-middle span{display:block}
"""
_AREAS = {Wind.EAST: "3/2", Wind.SOUTH: "2/3", Wind.WEST: "1/2", Wind.NORTH: "2/1"}
"""Row and column of each seat: turns go round against the clock."""


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
    return FourSeats(Choice(han, fu, Wind(winner), loser, honba, sticks, rules_of(rules)))


class FourSeats:
    """The seats on the screen; ``choice`` is what is chosen now."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        # Fields and buttons rather than lists: JupyterLab takes an arrow on a list for a command.
        self.numbers = {
            "han": _number(t("han"), 1, COUNTED_YAKUMAN_HAN),
            "fu": _number(t("fu"), min(FU_VALUES), max(FU_VALUES), step=10),
            "honba": _number(t("honba"), 0, MOST),
            "sticks": _number(t("sticks"), 0, MOST),
        }
        self.winner = ToggleButtons(
            description=t("winner"), options=[(seat.word, seat) for seat in Wind]
        )
        self.won = ToggleButtons(description=t("won by"))
        self.seats = HTML()
        fields = Box([*self.numbers.values()])
        fields.add_class("mj-four-fields")
        head = HTML(f"{views.html(views.style())}<style>{_CSS}</style>")
        self.box = VBox([head, fields, self.winner, self.won, self.seats])
        self.box.add_class("mj-four")
        self._rendering = False
        self.render()
        for name, field in self.numbers.items():
            field.observe(lambda change, name=name: self._choose(name, change["new"]), "value")
        self.winner.observe(lambda change: self._choose("winner", change["new"]), "value")
        self.won.observe(lambda change: self._choose("discarder", _SEATS[change["new"]]), "value")

    def _choose(self, name: str, value: object) -> None:
        if not self._rendering:
            self.choice = self.choice.but(**{name: value})
            self.render()

    def render(self) -> None:
        """Show the choice as it is now."""
        self._rendering = True  # what is set here was not chosen by anybody
        for name, field in self.numbers.items():
            field.value = getattr(self.choice, name)
        self.numbers["fu"].disabled = not self.choice.fu_count
        self.winner.value = self.choice.winner
        self.won.options = [(_way(seat), _key(seat)) for seat in self.choice.discarders]
        self.won.value = _key(self.choice.discarder)
        self._rendering = False
        self.seats.value = _seats_html(self.choice)

    def __repr__(self) -> str:
        outcome = self.choice.outcome
        return f"FourSeats({outcome.written if isinstance(outcome, Split) else outcome})"

    def __str__(self) -> str:
        return str(self.choice)

    def _repr_mimebundle_(self, **_: object) -> dict[str, Any]:
        """The live widget, and its twin for print and for a page without a kernel."""
        live: dict[str, Any] = self.box._repr_mimebundle_()
        return {**live, "text/html": views.html(self.choice), "text/plain": repr(self)}


def _number(name: str, least: int, most: int, step: int = 1) -> BoundedIntText:
    return BoundedIntText(description=name, min=least, max=most, step=step)


def _way(discarder: Wind | None) -> str:
    return t("ron from {seat}", seat=discarder.word) if discarder else t(WinBy.TSUMO.value)


def _key(discarder: Wind | None) -> str:
    return discarder or WinBy.TSUMO


_SEATS = {_key(seat): seat for seat in (None, *Wind)}


def _seats_html(choice: Choice) -> str:
    outcome = choice.outcome
    if not isinstance(outcome, Split):
        return f"<p>{escape(outcome)}</p>"
    seats = "".join(_seat_html(outcome, seat) for seat in Wind)
    taken = number(outcome.payment.sticks)
    middle = (
        t("the table: {n} → 0", n=taken) if outcome.payment.sticks else t("no sticks"),
        t("together: 0"),
    )
    words = "".join(f"<span>{escape(each)}</span>" for each in middle)
    steps = "".join(f"<li>{escape(step)}</li>" for step in outcome.payment.steps)
    return (
        f'<div class="mj-seats">{seats}<div class="mj-middle">{words}</div></div><ul>{steps}</ul>'
    )


def _seat_html(split: Split, seat: Wind) -> str:
    change = split.changes[seat]
    kind = " mj-wins" if change > 0 else " mj-pays" if change else ""
    sign = "+" if change > 0 else "−" if change else ""
    return (
        f'<div class="mj-seat{kind}" style="grid-area:{_AREAS[seat]}"><b>{escape(seat.word)}</b>'
        f"<span>{sign}{number(abs(change))}</span><small>{escape(split.words(seat))}</small></div>"
    )
