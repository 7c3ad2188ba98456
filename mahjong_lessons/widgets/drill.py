"""The drill as a widget: a question, an answer, what is behind it, and the next one.

It shows a :class:`~mahjong_lessons.practice.drill.state.Drill` and takes its steps.
A page without a kernel shows its HTML twin.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from html import escape
from typing import Any

from ipywidgets import Box, FileUpload, ToggleButtons, VBox, Widget

from mahjong_lessons import views
from mahjong_lessons.core.rules import BaseRules
from mahjong_lessons.core.text import t
from mahjong_lessons.practice.draw.topics import MIXED, TOPICS
from mahjong_lessons.practice.drill.progress import session_name
from mahjong_lessons.practice.drill.settings import DOCUMENTS, DrillSettings
from mahjong_lessons.practice.drill.state import Drill, begin_drill
from mahjong_lessons.practice.ledger.state import Ledger, begin_ledger
from mahjong_lessons.practice.questions.kinds import LEDGER
from mahjong_lessons.widgets.building import LiveWidget, Parts, choices, whole_widget
from mahjong_lessons.widgets.drill_html import (
    download_html,
    question_html,
    said_html,
    solution_html,
    summary_html,
)
from mahjong_lessons.widgets.ledger import LEDGER_CSS, LedgerRow, LedgerStep, ledger_rows
from mahjong_lessons.widgets.messages import hear_in_turn

_CSS = """
.mj-drill{max-width:62em}
.mj-drill .widget-html-content{line-height:1.4}
.mj-drill p{margin:.35em 0}
.mj-drill-row{flex-wrap:wrap;gap:.2em 1.2em;overflow:visible;align-items:flex-end}
.mj-drill-row>*{margin:2px 0}
.mj-drill .widget-toggle-buttons{width:auto}
.mj-drill .widget-toggle-button{width:auto;min-width:3.5em;padding:0 .7em}
.mj-drill .widget-toggle-button.mod-active{font-weight:bold;text-decoration:underline}
.mj-drill-short{width:9em}
.mj-drill-answer{width:22em}
.mj-drill-off{display:none}
.mj-drill :is(.mj-drill-long,.mj-drill-keep){width:auto;max-width:none}
.mj-drill-ask{border-top:2px solid rgba(128,128,128,.5);padding-top:.4em;margin-top:.4em}
.mj-drill-ask small{opacity:.8}
.mj-drill-ask .mj-view p{font-weight:bold}
.mj-drill-keep{border-top:1px solid rgba(128,128,128,.35);padding-top:.4em;margin-top:.4em}
.mj-drill a{text-decoration:underline}
"""


def practise(
    topic: str = MIXED,
    level: int = 1,
    *,
    rules: BaseRules | str = DOCUMENTS,
    seed: int = 1,
    progress: str = "",
    session: str = "",
) -> Practice:
    """Show a drill; what is given is chosen at the start, and can be changed there.

    ``progress`` is a saved line to go on from. Raises ValueError for a topic, level or
    rule set that is not there; a line that cannot be read is said in the widget.

    >>> practise("payments", seed=7)
    Practice(DrillSettings('payments', level=1, seed=7))
    """
    drill = begin_drill(
        DrillSettings(topic, level, rules=rules, seed=seed), session or session_name()
    )
    return Practice(drill.load(progress) if progress else drill)


class Practice(LiveWidget):
    """A drill on the screen; ``drill`` is where the learner stands.

    ``ledger`` is where the ledger stands that is filled in, for a question about lines.
    """

    def __init__(self, drill: Drill) -> None:
        self.drill = drill
        self.ledger: Ledger | None = None
        self.rows: tuple[LedgerRow, ...] = ()
        self.parts = parts = Parts()
        topics = {t(name): name for name in (*TOPICS, MIXED)}
        self.topic, self.level, self.rules = (
            choices(title, options, parts.heard(partial(self.choose, name)))
            for title, options, name in (
                (t("asks"), topics, "topic"),
                (t("level"), {}, "level"),
                (t("rules"), {}, "rules"),
            )
        )
        tip = t("Another whole number, other questions")
        self.seed = parts.field(t("seed"), partial(self.choose, "seed"), "mj-drill-short", tip)
        self.question = parts.html("", "mj-drill-ask")
        self.said, self.solution, self.report = (parts.html() for _ in range(3))
        tip = t("Enter checks, Enter again goes on")
        self.field = parts.field(t("answer"), self.answer, "mj-drill-answer", tip)
        self.field.on_msg(self._entered)
        self.lines = VBox(_dom_classes=("mj-fill",))
        self.check = parts.button(self.check_or_go_on, description=t("Check"), tooltip=tip)
        tip = t("First a hint, then the answer")
        self.help = parts.button(self.ask_for_help, description=t("Hint"), tooltip=tip)
        tip = t("The session in a plot, and every mistake")
        self.show = parts.button(self.show_summary, description=t("Summary"), tooltip=tip)
        tip = t("Copy this line to keep your progress")
        self.line = parts.field(t("progress"), lambda _: self.render(), "mj-drill-keep", tip)
        tip = t("Paste a saved line here, then press Enter")
        self.paste = parts.field(t("go on from"), self.load, "mj-drill-long", tip)
        self.download, self.stand, self.message = (parts.html() for _ in range(3))
        tip = t("A file with saved progress")
        self.upload = FileUpload(accept=".json,.txt", description=t("Load a file"), tooltip=tip)
        self.upload.observe(lambda change: self.load_file(change["new"]), "value")
        self.box = whole_widget("mj-drill", LEDGER_CSS + _CSS, *self._laid_out(parts))
        self.render(fresh=True)

    def _laid_out(self, parts: Parts) -> list[Widget]:
        def row(*widgets: Widget) -> Box:
            return parts.box(widgets, "mj-drill-row")

        return [
            row(self.topic),
            row(self.level, self.seed),
            row(self.rules),
            self.question,
            self.lines,
            row(self.field, self.check, self.help, self.show),
            *(self.said, self.solution, self.report),
            *(self.line, self.paste),
            row(self.download, self.upload, self.stand),
            self.message,
        ]

    # --- what a learner does --------------------------------------------------

    def choose(self, name: str, value: Any) -> None:
        """Choose a topic, level, rules or seed: another row of questions, the same session."""
        try:
            settings = self.drill.settings.change(name, value)
        except ValueError as error:
            self._turn(replace(self.drill, message=t("Nothing was changed: {why}", why=error)))
            return
        self._turn(self.drill.change(settings), fresh=True)

    def answer(self, text: str) -> None:
        """Pass on what was written; a question mark asks for help and is taken away."""
        if text.strip():
            self._turn(self.drill.answer(text))

    def fill_in(self, step: LedgerStep) -> None:
        """Take a step in the ledger; it is checked as soon as no line of it is blank."""
        if self.ledger:
            self.ledger = step(self.ledger)
            if self.ledger.blanks:
                self.render()
            else:
                self._check_ledger(self.ledger)

    def check_or_go_on(self) -> None:
        """What the first button does: check, and once that is done go on."""
        if self.drill.counted:
            self._turn(self.drill.next(), fresh=True)
        elif self.ledger:
            self._check_ledger(self.ledger)
        else:
            self.answer(self.field.value)
        self._focus()

    def ask_for_help(self) -> None:
        """Give the hint, then the answer."""
        self._turn(self.drill.help())
        self._focus()

    def load(self, text: str) -> None:
        """Take in a saved line; one that cannot be read stays, to be mended."""
        if text.strip():
            before = self.drill.progress
            self._turn(self.drill.load(text))
            if self.drill.progress != before:
                with self.parts.quiet():
                    self.paste.value = ""

    def load_file(self, files: Any) -> None:
        """Take in a saved file."""
        for file in files:
            text = bytes(file["content"]).decode("utf-8", "replace")
            self._turn(self.drill.load(text))

    def show_summary(self) -> None:
        """Show the session in a plot and all mistakes in a table, or put them away."""
        self.report.value = "" if self.report.value else summary_html(self.drill)

    # --- what is shown --------------------------------------------------------

    def render(self, *, fresh: bool = False) -> None:
        """Show the drill as it is now; ``fresh`` when the question is another one."""
        if fresh:
            self._new_ledger()
        with self.parts.quiet():
            self._render_settings()
            self._render_drill(self.drill)
            if self.ledger:
                for row in self.rows:
                    row.render(self.ledger)
            if fresh:
                self.report.value = ""
            if fresh or self.drill.said is None:
                self.field.value = ""

    def _render_settings(self) -> None:
        settings = self.drill.settings
        self.topic.value, self.seed.value = settings.topic, str(settings.seed)
        _offer(self.level, {str(level): level for level in settings.levels}, settings.level)
        named = settings.rules if isinstance(settings.rules, str) else None
        _offer(self.rules, {name: name for name in settings.rule_sets}, named)

    def _render_drill(self, drill: Drill) -> None:
        self.question.value = question_html(drill)
        self.check.description = t("Go on") if drill.counted else t("Check")
        self.help.description = drill.next_help or t("Hint")
        self.help.disabled = not drill.next_help
        self.said.value = said_html(drill)
        self.solution.value = solution_html(drill)
        self.line.value = drill.line
        self.download.value = download_html(drill)
        self.stand.value = f"<small>{escape(drill.summary)}</small>"
        message = f'<p role="status">{escape(drill.message)}</p>'
        self.message.value = message if drill.message else ""

    def __repr__(self) -> str:
        return f"Practice({self.drill.settings!r})"

    def __str__(self) -> str:
        return str(self.drill)

    @property
    def twin(self) -> str:
        """The question as it stands, and its solution."""
        return views.html(self.drill) + views.html(self.drill.question.solution)

    # --- inside ---------------------------------------------------------------

    def _turn(self, drill: Drill, *, fresh: bool = False) -> None:
        self.drill = drill
        self.render(fresh=fresh)

    def _entered(self, _: object, content: dict[str, Any], __: object) -> None:
        """Enter in a field comes before its new text: so it goes on only when that was judged."""
        if content.get("event") == "submit" and self.drill.counted:
            self.check_or_go_on()

    def _new_ledger(self) -> None:
        """Rows to fill in where lines are asked for, one field otherwise."""
        question, self.ledger, self.rows = self.drill.question, None, ()
        if question.kind == LEDGER:
            self.ledger = begin_ledger(question.shown, rules=question.rules, at_once=False)
            self.rows = ledger_rows(self.parts, self.ledger, self.fill_in)
            for row in self.rows:
                row.field.on_msg(self._entered)
                hear_in_turn(row.box)
        self.lines.children = tuple(row.box for row in self.rows)
        off = ("mj-drill-off",) if self.ledger else ()
        self.field._dom_classes = ("mj-drill-answer", *off)

    def _check_ledger(self, ledger: Ledger) -> None:
        """Judge every line at once; what is blank is pointed out."""
        self.ledger = ledger.check()
        self._turn(self.drill.answer(self.ledger))

    def _focus(self) -> None:
        (self.rows[0].field if self.rows else self.field).focus()


def _offer(buttons: ToggleButtons, options: dict[str, Any], value: Any) -> None:
    """Give buttons their options, if these are others, and press one."""
    if tuple(buttons.options) != tuple(options.items()):
        buttons.options = list(options.items())
    buttons.value = value
