"""The fu ledger as a widget: fields to fill in, and what becomes of each line.

It only shows :class:`~mahjong_lessons.practice.ledger_state.Ledger` and passes
on what the learner does. A page without a kernel shows its HTML twin.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from ipywidgets import HTML, Box, Button, HBox, Text, VBox

from mahjong_lessons import tile_art, views
from mahjong_lessons.practice.answers import Verdict
from mahjong_lessons.practice.ledger import Entry
from mahjong_lessons.practice.ledger_state import Ledger
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.text import t
from mahjong_lessons.tiles import format_tiles

_ICONS = {
    Verdict.BLANK: "",
    Verdict.RIGHT: "✓",
    Verdict.FOLLOWS: "↳",
    Verdict.WRONG: "✗",
    Verdict.UNREADABLE: "?",
}


def fu_ledger(win: Win | str, rules: Rules | str = DEFAULT, given: Iterable[str] = ()) -> FuLedger:
    """Show a fu ledger to fill in for one win; each line is judged at once, in fu.

    ``given`` names parts that are filled in already: "base", "won", "sets",
    "pair", "wait", "sum", "fu". Raises HandError for a win that cannot be,
    ValueError for an unknown part.

    >>> fu_ledger("111m456678p35s99s ron 4s riichi", given=("base", "won"))
    FuLedger('111m456678p3599s ron 4s riichi')
    """
    return FuLedger(Ledger(win, rules, given))


class FuLedger:
    """A ledger on the screen; ``state`` holds all that it knows."""

    def __init__(self, state: Ledger) -> None:
        self.state = state
        self.rows = {key: _Row(state, entry) for key, entry in state.entries.items()}
        self.progress = Text(
            description=t("Progress"), tooltip=t("Copy this line; paste one to go on")
        )
        self.progress.continuous_update = False
        self.progress.observe(lambda change: state.load(change["new"]), "value")
        self.summary, self.message = HTML(), HTML()
        buttons = [
            _button(t("Check all"), t("Point out what is still blank"), state.check),
            _button(t("Clear"), t("Take every answer away"), state.clear),
            _button(t("Undo"), t("Bring back the answers before the last change"), state.undo),
        ]
        self.box = VBox(
            [
                HTML(views.html(views.style()) + _head_html(state)),
                *(row.box for row in self.rows.values()),
                self.summary,
                HBox(buttons),
                self.progress,
                self.message,
            ]
        )
        self.box.add_class("mj-fill")
        state.listen(self.render)
        self.render()

    def render(self) -> None:
        """Show the state as it is now."""
        for row in self.rows.values():
            row.render()
        self.summary.value = f"<p>{escape(self.state.summary)}</p>"
        self.message.value = f"<p>{escape(self.state.message)}</p>" if self.state.message else ""
        if not self.state.message:
            self.progress.value = self.state.export()

    def __str__(self) -> str:
        return str(self.state)

    def __repr__(self) -> str:
        return f"FuLedger({str(self.state.count.win)!r})"

    def _repr_mimebundle_(self, **_: object) -> dict[str, Any]:
        twin = views.html(self.state) + views.html(self.state.solution)
        live: dict[str, Any] = self.box._repr_mimebundle_()
        return {**live, "text/html": twin, "text/plain": repr(self)}


class _Row:
    """One entry: its name and tiles, a field, a button for help, and what is said of it."""

    def __init__(self, state: Ledger, entry: Entry) -> None:
        self.state, self.key = state, entry.key
        name = f"{entry.label} {format_tiles(entry.tiles)}".strip()
        self.field = Text(description=name, disabled=entry.key in state.given)
        self.field.continuous_update = False
        self.field.observe(lambda change: state.answer(entry.key, change["new"]), "value")
        self.help = _button("", "", lambda: state.hint(entry.key))
        self.said = HTML()
        self.name = name
        label = HTML(f"{escape(entry.label)} {tile_art.tiles_html(entry.tiles)}")
        self.box = Box([label, self.field, self.help, self.said])
        self.box.add_class("mj-fill-row")

    def render(self) -> None:
        """Show the entry as it is now."""
        feedback, more = self.state.feedback(self.key), self.state.next_help(self.key)
        self.field.value = self.state.answers.get(self.key, "")
        self.help.description = t(more) if more else t("Hint")
        self.help.tooltip = f"{self.help.description}: {self.name}"
        self.help.disabled = not more
        icon = f'<span class="mj-{feedback.verdict}">{_ICONS[feedback.verdict]}</span>'
        self.said.value = f"{icon} {escape(feedback.words)}"


def _button(label: str, tooltip: str, do: Any) -> Button:
    button = Button(description=label, tooltip=tooltip)
    button.on_click(lambda _: do())
    return button


def _head_html(state: Ledger) -> str:
    reading = f"<p>{escape(state.reading)}</p>" if state.reading else ""
    return views.html(state.count.win) + reading
