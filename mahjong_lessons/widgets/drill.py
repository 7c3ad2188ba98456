"""The drill as a widget: a question, an answer, what is behind it, and the next one.

It only shows a :class:`~mahjong_lessons.practice.drill.drill.Drill` and passes on what the
learner does. A page without a kernel shows its HTML twin.
"""

from __future__ import annotations

from base64 import b64encode
from dataclasses import replace
from html import escape
from typing import Any

from ipywidgets import Box, FileUpload, Text, ToggleButtons, VBox, Widget

from mahjong_lessons import plots, views
from mahjong_lessons.core.rules import Agreed
from mahjong_lessons.core.text import t
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.diagnosis.question_kinds import LEDGER
from mahjong_lessons.practice.draw.topics import MIXED, TOPICS
from mahjong_lessons.practice.drill.drill import Drill, begin
from mahjong_lessons.practice.drill.progress import session_name
from mahjong_lessons.practice.drill.saving import PREFIX, to_json
from mahjong_lessons.practice.drill.settings import DOCUMENTS, Choice
from mahjong_lessons.practice.ledger.state import Ledger
from mahjong_lessons.widgets import ledger
from mahjong_lessons.widgets.ledger import FuLedger
from mahjong_lessons.widgets.look import Live, Parts, choices, whole

_ICONS = {Verdict.RIGHT: "✓", Verdict.WRONG: "✗", Verdict.ELSEWHERE: "≠", Verdict.UNREADABLE: "?"}
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
    rules: Agreed | str = DOCUMENTS,
    seed: int = 1,
    progress: str = "",
    session: str = "",
) -> Practice:
    """Show a drill; what is given is chosen at the start, and can be changed there.

    ``progress`` is a saved line to go on from. Raises ValueError for a topic, level or
    rule set that is not there; a line that cannot be read is said in the widget.

    >>> practise("payments", seed=7)
    Practice(Choice('payments', level=1, seed=7))
    """
    choice = Choice(topic, level, rules, seed)
    drill = begin(choice, session or session_name())
    return Practice(choice, drill.load(progress) if progress else drill)


class Practice(Live):
    """A drill on the screen; ``drill`` is where the learner stands."""

    def __init__(self, choice: Choice, drill: Drill) -> None:
        self.choice, self.drill = choice, drill
        self.ledger: FuLedger | None = None
        self._rendering = True  # what is set by us was not chosen by anybody
        parts = Parts()
        topics = {t(name): name for name in (*TOPICS, MIXED)}
        self.topic = choices(t("asks"), topics, lambda topic: self.choose("topic", topic))
        self.level = choices(t("level"), {}, lambda level: self.choose("level", level))
        self.rules = choices(t("rules"), {}, lambda name: self.choose("rules", name))
        tip = t("Another whole number, other questions")
        self.seed = parts.field(
            t("seed"), lambda text: self.choose("seed", text), "mj-drill-short", tip
        )
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
        self.box = whole("mj-drill", ledger.CSS + _CSS, *self._laid_out(parts))
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
        if self._rendering:
            return
        try:
            self.choice = self.choice.but(name, value)
        except ValueError as error:
            self._turn(replace(self.drill, message=t("Nothing was changed: {why}", why=error)))
            return
        self._turn(self.drill.about(self.choice), fresh=True)

    def answer(self, text: str) -> None:
        """Pass on what was written; a question mark asks for help and is taken away."""
        if not self._rendering and text.strip():
            self._turn(self.drill.answer(text))
            if self.drill.said is None:
                self._set(self.field, "")

    def check_or_go_on(self) -> None:
        """What the first button does: check, and once that is done go on."""
        if self.drill.counted:
            self._turn(self.drill.next(), fresh=True)
        elif self.ledger:
            self._check_ledger(self.ledger.state)
        else:
            self.answer(self.field.value)
        self._focus()

    def ask_for_help(self) -> None:
        """Give the hint, then the answer."""
        self._turn(self.drill.help())
        self._focus()

    def load(self, text: str) -> None:
        """Take in a saved line; one that cannot be read stays, to be mended."""
        if not self._rendering and text.strip():
            before = self.drill.progress
            self._turn(self.drill.load(text))
            if self.drill.progress != before:
                self._set(self.paste, "")

    def load_file(self, files: Any) -> None:
        """Take in a saved file."""
        for file in files:
            text = bytes(file["content"]).decode("utf-8", "replace")
            self._turn(self.drill.load(text))

    def show_summary(self) -> None:
        """Show the session in a plot and all mistakes in a table, or put them away."""
        self.report.value = "" if self.report.value else _summary_html(self.drill)

    # --- what is shown --------------------------------------------------------

    def render(self, *, fresh: bool = False) -> None:
        """Show the drill as it is now; ``fresh`` when the question is another one."""
        drill = self.drill
        self._rendering = True
        self._render_choice()
        if fresh:
            self.field.value, self.report.value = "", ""
            self._new_ledger()
        self.line.value = drill.line
        self._rendering = False
        self.question.value = _question_html(drill)
        self.check.description = t("Go on") if drill.counted else t("Check")
        self.help.description = drill.next_help or t("Hint")
        self.help.disabled = not drill.next_help
        self.said.value = _said_html(drill)
        self.solution.value = _solution_html(drill)
        self.download.value = _download_html(drill)
        self.stand.value = f"<small>{escape(drill.summary)}</small>"
        self.message.value = (
            f'<p role="status">{escape(drill.message)}</p>' if drill.message else ""
        )

    def _render_choice(self) -> None:
        choice = self.choice
        self.topic.value, self.seed.value = choice.topic, str(choice.seed)
        _offer(self.level, {str(level): level for level in choice.levels}, choice.level)
        named = choice.rules if isinstance(choice.rules, str) else None
        _offer(self.rules, {name: name for name in choice.rule_sets}, named)

    def __repr__(self) -> str:
        return f"Practice({self.choice!r})"

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

    def _set(self, field: Text, text: str) -> None:
        self._rendering = True
        field.value = text
        self._rendering = False

    def _new_ledger(self) -> None:
        """Rows to fill in where lines are asked for, one field otherwise."""
        question = self.drill.question
        self.ledger, self.lines.children = None, ()
        off = ("mj-drill-off",) if question.kind == LEDGER else ()
        self.field._dom_classes = ("mj-drill-answer", *off)
        if question.kind == LEDGER:
            self.ledger = FuLedger(Ledger(question.shown, question.rules, at_once=False))
            self.ledger.state.listen(self._filled)
            self.lines.children = tuple(row.box for row in self.ledger.rows)
            for row in self.ledger.rows:
                row.field.on_msg(self._entered)

    def _check_ledger(self, ledger: Ledger) -> None:
        """Judge every line at once; what is blank is pointed out."""
        self._rendering = True  # the ledger tells its listeners, this one too
        ledger.check()
        self._rendering = False
        self._turn(self.drill.answer(ledger.export(), helped=ledger.helped))

    def _filled(self) -> None:
        """A ledger is checked as soon as no line of it is blank."""
        ledger = self.ledger
        if ledger and not self._rendering and not ledger.state.blanks:
            self._check_ledger(ledger.state)

    def _focus(self) -> None:
        if self.ledger:
            self.ledger.rows[0].field.focus()
        else:
            self.field.focus()


def _question_html(drill: Drill) -> str:
    question = drill.question
    shown = replace(question, prompt=t("Fill in the ledger. It is checked when no line is blank."))
    drawn = views.html(shown if question.kind == LEDGER else question)
    return f"<small>{escape(drill.heading)}</small>{drawn}"


def _said_html(drill: Drill) -> str:
    """What became of the answer; read aloud by a screen reader as soon as it is there."""
    verdict = drill.said.verdict if drill.said else Verdict.BLANK
    icon = f'<b class="mj-is-{verdict}">{_ICONS.get(verdict, "")}</b> '
    words = "".join(
        f"<p>{icon if place == 0 else ''}{escape(words)}</p>"
        for place, words in enumerate(drill.words)
    )
    return f'<div role="status">{words}</div>'


def _solution_html(drill: Drill) -> str:
    if not drill.shows_answer:
        return ""
    summary = escape(t("Why {answer}", answer=drill.question.answer))
    why = views.html(drill.question.why)
    return f'<details class="mj-reveal" open><summary>{summary}</summary>{why}</details>'


def _summary_html(drill: Drill) -> str:
    """The session in a sentence, as a plot, and all mistakes as a table."""
    parts = f"<p>{escape(drill.summary)}</p>"
    if drill.log:
        parts += views.html(plots.show(drill.plot()))
    return parts + views.html(drill.report) if drill.deck.cards else parts


def _download_html(drill: Drill) -> str:
    """A link that saves the progress as a file, without asking any server."""
    packed = b64encode(to_json(drill.progress).encode()).decode()
    words = escape(t("Save as a file"))
    return f'<a download="{PREFIX}.json" href="data:application/json;base64,{packed}">{words}</a>'


def _offer(buttons: ToggleButtons, options: dict[str, Any], value: Any) -> None:
    """Give buttons their options, if these are others, and press one."""
    if tuple(buttons.options) != tuple(options.items()):
        buttons.options = list(options.items())
    buttons.value = value
