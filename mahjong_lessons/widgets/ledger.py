"""The fu ledger as a widget: fields to fill in, and what becomes of each line.

It only shows :class:`~mahjong_lessons.practice.ledger.state.Ledger` and passes
on what the learner does. A page without a kernel shows its HTML twin.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from mahjong_lessons import views
from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import format_tiles
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.ledger.entries import Entry
from mahjong_lessons.practice.ledger.state import Ledger
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views import tile_art
from mahjong_lessons.widgets.look import Live, Parts, whole

_ICONS = {
    Verdict.BLANK: "",
    Verdict.RIGHT: "✓",
    Verdict.FOLLOWS: "↳",
    Verdict.WRONG: "✗",
    Verdict.UNREADABLE: "?",
}
CSS = """
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


def fu_ledger(win: Win | str, rules: Rules | str = DEFAULT, given: Iterable[str] = ()) -> FuLedger:
    """Show a fu ledger to fill in for one win; each line is judged at once, in fu.

    ``given`` names parts that are filled in already: "base", "won", "sets",
    "pair", "wait", "sum", "fu". Raises HandError for a win that cannot be,
    ValueError for an unknown part.

    >>> fu_ledger("111m456678p35s99s ron 4s riichi", given=("base", "won"))
    FuLedger('111m456678p3599s ron 4s riichi')
    """
    return FuLedger(Ledger(win, rules, given))


class FuLedger(Live):
    """A ledger on the screen; ``state`` holds all that it knows."""

    def __init__(self, state: Ledger) -> None:
        self.state = state
        parts = Parts()
        self.rows = [_Row(parts, state, entry) for entry in state.entries.values()]
        self.summary, self.message = parts.html(), parts.html()
        self.progress = parts.field(
            t("Progress"), state.load, "mj-fill-progress", t("Copy this line; paste one to go on")
        )
        steps = {
            t("Check all"): (state.check, t("Point out what is still blank")),
            t("Clear"): (state.clear, t("Take every answer away")),
            t("Undo"): (state.undo, t("Bring back the answers before the last change")),
        }
        self.buttons = [
            parts.button(step, description=name, tooltip=tip) for name, (step, tip) in steps.items()
        ]
        head = parts.html(_head_html(state))
        below = (self.summary, parts.box(self.buttons), self.progress, self.message)
        self.box = whole("mj-fill", CSS, head, *(row.box for row in self.rows), *below)
        state.listen(self.render)
        self.render()

    def render(self) -> None:
        """Show the state as it is now."""
        for row in self.rows:
            row.render()
        self.summary.value = f"<p>{escape(self.state.summary)}</p>"
        self.message.value = f"<p>{escape(self.state.message)}</p>"
        if not self.state.message:  # text that could not be read stays, to be mended
            self.progress.value = self.state.export()

    def __str__(self) -> str:
        return str(self.state)

    def __repr__(self) -> str:
        return f"FuLedger({str(self.state.count.win)!r})"

    @property
    def twin(self) -> str:
        """The ledger as it stands, and its solution."""
        return views.html(self.state) + views.html(self.state.solution)


class _Row:
    """One entry: its name and tiles, a field, a button for help, and what is said of it."""

    def __init__(self, parts: Parts, state: Ledger, entry: Entry) -> None:
        self.state, self.entry = state, entry
        self.name = f"{entry.label} {format_tiles(entry.tiles)}".strip()
        tiles = tile_art.tiles_html(entry.tiles) if entry.tiles else ""
        label = parts.html(f"<span>{escape(entry.label)}</span>{tiles}", "mj-fill-name")
        self.field = parts.field(
            self.name,
            lambda text: state.answer(entry.key, text),
            "mj-fill-field",
            disabled=entry.key in state.given,
            placeholder="?",
        )
        # Tab goes from field to field: a digit typed on a button is a command of JupyterLab
        # (1 makes a heading of the cell). In a field, ? does what the button does.
        self.help = parts.button(self.ask, tabbable=False, _dom_classes=("mj-fill-help",))
        self.said = parts.html("", "mj-fill-said")
        self.box = parts.box([label, self.field, self.help, self.said], "mj-fill-row")

    def ask(self) -> None:
        """Give help, and go back to the field."""
        self.state.hint(self.entry.key)
        self.field.focus()

    def render(self) -> None:
        """Show the entry as it is now."""
        key = self.entry.key
        feedback, more = self.state.feedback(key), self.state.next_help(key)
        self.field.value = self.state.answers.get(key, "")
        self.help.description = more
        self.help.tooltip = f"{more}: {self.name}"
        self.help.disabled = not more
        icon = f'<b class="mj-is-{feedback.verdict}">{_ICONS[feedback.verdict]}</b>'
        self.said.value = f"{icon}{escape(feedback.words)}"


def _head_html(state: Ledger) -> str:
    reading = f"<p>{escape(state.reading)}</p>" if state.reading else ""
    return views.html(state.count.win) + reading
