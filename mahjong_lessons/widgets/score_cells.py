"""The score table as a widget: choose han, fu, seat, way to win and rules, and a cell lights up.

It shows a :class:`~mahjong_lessons.lessons.point_lookup.CellChoice`, and what the learner does
gives the next one. A page without a kernel shows its HTML twin.
"""

from __future__ import annotations

from html import escape
from typing import Any

from mahjong_lessons import views
from mahjong_lessons.core.text import t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.point_lookup import CellChoice
from mahjong_lessons.riichi.rules import DEFAULT, RULES, Rules, name_of
from mahjong_lessons.widgets.building import LiveWidget, Parts, choices, whole_widget

_CSS = """
.mj-cell .widget-html-content{line-height:1.4}
.mj-cell-fields{flex-wrap:wrap;gap:.2em 1.5em;overflow:visible}
.mj-cell-field{width:10em}
.mj-cell .widget-toggle-buttons{width:auto}
.mj-cell .widget-toggle-button{width:auto;min-width:6em;padding:0 .7em}
.mj-cell .widget-toggle-button.mod-active{font-weight:bold;text-decoration:underline}
.mj-cell-body{display:flex;flex-wrap:wrap;gap:.5em 2.5em;align-items:flex-start}
.mj-cell-body>div{max-width:100%}
"""


def cell_finder(about: str = "3 han 40 fu", *, rules: Rules | str = DEFAULT) -> CellFinder:
    """Look up cells of the score table: the cell lights up, with its arithmetic and who pays.

    ``about`` is where to begin. Raises ``ValueError`` for a line that cannot be read.

    >>> cell_finder("1 han 30 fu, dealer")
    CellFinder('1 han 30 fu, dealer, ron')
    """
    return CellFinder(CellChoice.parse(about, rules=rules))


class CellFinder(LiveWidget):
    """The score table on the screen; ``state`` holds what is chosen."""

    def __init__(self, state: CellChoice) -> None:
        self.state = state
        tip, css = t("A number, then Enter"), "mj-cell-field"
        parts = Parts()
        self.han = parts.field(t("han"), lambda text: self.choose(han=text), css, tip)
        self.fu = parts.field(t("fu"), lambda text: self.choose(fu=text), css, tip)
        seats = {t("non-dealer"): False, t("dealer"): True}
        self.seat = choices(t("winner"), seats, lambda dealer: self.choose(dealer=dealer))
        ways = {t(by.value): by for by in WinBy}
        self.by = choices(t("won by"), ways, lambda by: self.choose(by=by))
        sets = {name: name for name in RULES}
        self.rules = choices(t("rules"), sets, lambda name: self.choose(rules=name))
        self.message, self.body = parts.html(), parts.html()
        fields = parts.box([self.han, self.fu], "mj-cell-fields")
        buttons = parts.box([self.seat, self.by], "mj-cell-fields")
        below = self.rules, self.message, self.body
        self.box = whole_widget("mj-cell", _CSS, fields, buttons, *below)
        self.render()

    def choose(self, **changes: Any) -> None:
        """Take the next choice, and show it if it is another one."""
        before, self.state = self.state, self.state.choose(**changes)
        if self.state != before:
            self.render()

    def render(self) -> None:
        """Show the state as it is now."""
        state = self.state
        self.message.value = f"<p>{escape(state.message)}</p>" if state.message else ""
        if state.message:  # what could not be read stays, to be mended
            return
        self.han.value, self.fu.value = str(state.value.han), str(state.value.fu)
        self.fu.disabled = state.value.past_fu
        self.seat.value, self.by.value = state.value.dealer, state.value.by
        self.rules.value = name_of(state.rules) or None
        self.body.value = _body_html(state)

    def __str__(self) -> str:
        return str(self.state)

    def __repr__(self) -> str:
        return f"CellFinder({self.state.line!r})"

    @property
    def twin(self) -> str:
        """The chosen cell, with its arithmetic."""
        return views.html(self.state)


def _body_html(state: CellChoice) -> str:
    table = views.html(state.table)
    payment = state.payment
    said = [f"<p><b>{escape(state.summary)}</b></p>"]
    if payment:
        said += [views.html(payment), views.html(state.payers)]
    else:
        said.append(f"<p>{escape(state.why_not)}</p>")
    return f'<div class="mj-cell-body"><div>{table}</div><div>{"".join(said)}</div></div>'
