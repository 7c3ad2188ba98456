"""The fu ledger as a widget: fields to fill in, and what becomes of each line.

It shows a :class:`~mahjong_lessons.practice.ledger.state.Ledger` and takes its steps.
A page without a kernel shows its HTML twin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from html import escape
from typing import TypeAlias

from mahjong_lessons import views
from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import format_tiles
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.ledger.lines import LedgerLine
from mahjong_lessons.practice.ledger.state import Ledger, begin_ledger
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views import tile_art
from mahjong_lessons.widgets.building import LiveWidget, Parts, whole_widget

_ICONS = {
    Verdict.BLANK: "",
    Verdict.RIGHT: "✓",
    Verdict.FOLLOWS: "↳",
    Verdict.WRONG: "✗",
    Verdict.UNREADABLE: "?",
}
LEDGER_CSS = """
.mj-fill{max-width:62em}
.mj-fill .widget-html-content{line-height:1.4}
.mj-fill p{margin:.4em 0}
.mj-fill-row{display:flex;flex-wrap:wrap;align-items:center;gap:.2em .7em;padding:.2em 0;
border-bottom:1px solid rgba(128,128,128,.35);overflow:visible}
.mj-fill-row>*{margin:0}
.mj-fill-row>.mj-fill-name{flex:0 1 17.5em}
.mj-fill-name .widget-html-content{display:flex;justify-content:space-between;align-items:center;
gap:.5em;min-height:2.6em}
.mj-fill-row>.mj-fill-field{flex:none;width:4.5em}
.mj-fill-field>label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.mj-fill .mj-fill-field input[type="text"]:disabled{opacity:1}
.mj-fill-row>.mj-fill-help{flex:none;width:5.5em}
.mj-fill-help:disabled{visibility:hidden}
.mj-fill-row>.mj-fill-said{flex:1 1 16em}
.mj-fill-progress{width:auto;max-width:none}
.mj-fill b{margin-right:.3em}
"""


def fu_ledger(
    win: Win | str, *, rules: Rules | str = DEFAULT, given: Iterable[str] = ()
) -> FuLedger:
    """Show a fu ledger to fill in for one win; each line is judged at once, in fu.

    ``given`` names parts that are filled in already: "base", "won", "sets",
    "pair", "wait", "sum", "fu". Raises HandError for a win that cannot be,
    ValueError for an unknown part.

    >>> fu_ledger("111m456678p35s99s ron 4s riichi", given=("base", "won"))
    FuLedger('111m456678p3599s ron 4s riichi')
    """
    return FuLedger(begin_ledger(win, rules=rules, given=given))


class FuLedger(LiveWidget):
    """A ledger on the screen; ``ledger`` is where the learner stands."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.parts = parts = Parts()
        self.rows = ledger_rows(parts, ledger, self.take)
        self.summary, self.message = parts.html(), parts.html()
        self.progress = parts.field(
            t("Progress"),
            lambda text: self.take(lambda ledger: ledger.load(text)),
            "mj-fill-progress",
            t("Copy this line; paste one to go on"),
        )
        steps = {
            t("Check all"): (Ledger.check, t("Point out what is still blank")),
            t("Clear"): (Ledger.clear, t("Take every answer away")),
            t("Undo"): (Ledger.undo, t("Bring back the answers before the last change")),
        }
        self.buttons = [
            parts.button(partial(self.take, step), description=name, tooltip=tip)
            for name, (step, tip) in steps.items()
        ]
        head = parts.html(_head_html(ledger))
        below = (self.summary, parts.box(self.buttons), self.progress, self.message)
        self.box = whole_widget(
            "mj-fill", LEDGER_CSS, head, *(row.box for row in self.rows), *below
        )
        self.render()

    def take(self, step: LedgerStep) -> None:
        """Take a step, and show where it leads."""
        self.ledger = step(self.ledger)
        self.render()

    def render(self) -> None:
        """Show the ledger as it is now."""
        ledger = self.ledger
        with self.parts.quiet():
            for row in self.rows:
                row.render(ledger)
            self.summary.value = f"<p>{escape(ledger.summary)}</p>"
            self.message.value = f"<p>{escape(ledger.message)}</p>"
            if not ledger.message:  # text that could not be read stays, to be mended
                self.progress.value = ledger.export()

    def __str__(self) -> str:
        return str(self.ledger)

    def __repr__(self) -> str:
        return f"FuLedger({str(self.ledger.count.win)!r})"

    @property
    def twin(self) -> str:
        """The ledger as it stands, and its solution."""
        return views.html(self.ledger) + views.html(self.ledger.solution)


LedgerStep: TypeAlias = Callable[[Ledger], Ledger]
"""What a learner does to a ledger."""


def ledger_rows(
    parts: Parts, ledger: Ledger, take: Callable[[LedgerStep], None]
) -> tuple[LedgerRow, ...]:
    """The lines of a ledger as rows of controls; ``take`` is told each step of the learner."""
    return tuple(
        LedgerRow(parts, line, take, given=line.key in ledger.given) for line in ledger.lines
    )


class LedgerRow:
    """One line: its name and tiles, a field, a button for help, and what is said of it."""

    def __init__(
        self, parts: Parts, line: LedgerLine, take: Callable[[LedgerStep], None], *, given: bool
    ) -> None:
        self.line, self.take = line, take
        self.name = f"{line.label} {format_tiles(line.tiles)}".strip()
        tiles = tile_art.tiles_html(line.tiles) if line.tiles else ""
        label = parts.html(f"<span>{escape(line.label)}</span>{tiles}", "mj-fill-name")
        self.field = parts.field(
            self.name,
            lambda text: take(lambda ledger: ledger.answer(line.key, text)),
            "mj-fill-field",
            disabled=given,
            placeholder="?",
        )
        # Tab goes from field to field: a digit typed on a button is a command of JupyterLab
        # (1 makes a heading of the cell). In a field, ? does what the button does.
        self.help = parts.button(self.ask, tabbable=False, _dom_classes=("mj-fill-help",))
        self.said = parts.html("", "mj-fill-said")
        self.box = parts.box([label, self.field, self.help, self.said], "mj-fill-row")

    def ask(self) -> None:
        """Give help, and go back to the field."""
        self.take(lambda ledger: ledger.hint(self.line.key))
        self.field.focus()

    def render(self, ledger: Ledger) -> None:
        """Show the line as it is now."""
        key = self.line.key
        feedback, more = ledger.feedback(key), ledger.next_help(key)
        self.field.value = ledger.answers.get(key, "")
        self.help.description = more
        self.help.tooltip = f"{more}: {self.name}"
        self.help.disabled = not more
        icon = f'<b class="mj-is-{feedback.verdict}">{_ICONS[feedback.verdict]}</b>'
        self.said.value = f"{icon}{escape(feedback.words)}"


def _head_html(ledger: Ledger) -> str:
    reading = f"<p>{escape(ledger.reading)}</p>" if ledger.reading else ""
    return views.html(ledger.count.win) + reading
