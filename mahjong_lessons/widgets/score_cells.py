"""The score table on the page: choose han, fu, seat, way to win and rules, and a cell lights up.

The :class:`~mahjong_lessons.lessons.point_lookup.CellChoice` holds what is chosen. On a page
without a kernel it can be read.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from markupsafe import Markup

from mahjong_lessons import views
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.cells import TABLE_FU
from mahjong_lessons.lessons.point_lookup import MOST_HAN, CellChoice
from mahjong_lessons.riichi.rules import DEFAULT, RULES, Rules, name_of
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
from mahjong_lessons.widgets.markup import joined, shown, tag

_HAN = Amount("han", "han", range(1, MOST_HAN + 1))
_FU = Amount("fu", "fu", sorted(TABLE_FU))
_SEATS = {N_("non-dealer"): False, N_("dealer"): True}


def cell_finder(
    about: str = "3 han 40 fu", *, rules: Rules | str = DEFAULT
) -> Live[Chosen[CellChoice]]:
    """Look up cells of the score table: the cell lights up, with its arithmetic and who pays.

    ``about`` is where to begin. Raises ``ValueError`` for a line that cannot be read.

    >>> cell_finder("1 han 30 fu, dealer")
    CellChoice('1 han 30 fu, dealer, ron')
    """
    return Live(Chosen(CellChoice.parse(about, rules=rules)), view, act, twin)


def act(state: Chosen[CellChoice], event: Event) -> Chosen[CellChoice]:
    """What becomes of the choice by what somebody does."""
    if event.do != CHOOSE:
        return state
    name, text = told(event)
    return state.choose(name, text, partial(_made, state.choice, name))


def _made(choice: CellChoice, name: str, text: str) -> CellChoice:
    changed: dict[str, Any] = {name: _SEATS[text] if name == "dealer" else text}
    return choice.choose(**changed)


# --- the page ---------------------------------------------------------------------


def view(state: Chosen[CellChoice]) -> Markup:
    """What can be chosen, the table, and what the cell comes from."""
    choice = state.choice
    value = choice.value
    counts = (
        _HAN.field(state, value.han),
        _FU.field(state, value.fu or 0, locked=value.past_fu),
    )
    seat = next(name for name, dealer in _SEATS.items() if dealer is value.dealer)
    return panel(
        t("Score table"),
        tag("div", *counts, css="mj-counts"),
        refusal(state),
        choice_row("dealer", t("winner"), {name: t(name) for name in _SEATS}, seat),
        choice_row("by", t("won by"), {by.value: t(by.value) for by in WinBy}, value.by.value),
        choice_row("rules", t("rules"), {name: name for name in RULES}, name_of(choice.rules)),
        tag("div", tag("div", shown(choice.table)), _said(choice), css="mj-beside"),
    )


def twin(state: Chosen[CellChoice]) -> str:
    """The chosen cell, with its arithmetic."""
    return views.html(state.choice)


def _said(choice: CellChoice) -> Markup:
    payment = choice.payment
    how = joined(shown(payment), shown(choice.payers)) if payment else tag("p", choice.why_not)
    summary = tag("p", tag("b", choice.summary), role="status", data_id="summary")
    return tag("div", summary, how, data_id="said")
