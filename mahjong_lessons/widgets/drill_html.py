"""What a drill says, as HTML: the question, the verdict, the solution, the summary."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import replace
from html import escape

from mahjong_lessons import plots, views
from mahjong_lessons.core.text import t
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.drill.saving import PREFIX, to_json
from mahjong_lessons.practice.drill.state import Drill
from mahjong_lessons.practice.questions.kinds import LEDGER

_ICONS = {Verdict.RIGHT: "✓", Verdict.WRONG: "✗", Verdict.ELSEWHERE: "≠", Verdict.UNREADABLE: "?"}


def question_html(drill: Drill) -> str:
    """The question, and why it is asked."""
    question = drill.question
    shown = replace(question, prompt=t("Fill in the ledger. It is checked when no line is blank."))
    drawn = views.html(shown if question.kind == LEDGER else question)
    return f"<small>{escape(drill.heading)}</small>{drawn}"


def said_html(drill: Drill) -> str:
    """What became of the answer; read aloud by a screen reader as soon as it is there."""
    verdict = drill.said.verdict if drill.said else Verdict.BLANK
    icon = f'<b class="mj-is-{verdict}">{_ICONS.get(verdict, "")}</b> '
    words = "".join(
        f"<p>{icon if place == 0 else ''}{escape(words)}</p>"
        for place, words in enumerate(drill.words)
    )
    return f'<div role="status">{words}</div>'


def solution_html(drill: Drill) -> str:
    """The answer and how it comes about, once it may be shown."""
    if not drill.shows_answer:
        return ""
    summary = escape(t("Why {answer}", answer=drill.question.say(drill.question.answer)))
    why = views.html(drill.question.why)
    return f'<details class="mj-reveal" open><summary>{summary}</summary>{why}</details>'


def summary_html(drill: Drill) -> str:
    """The session in a sentence, as a plot, and all mistakes as a table."""
    parts = f"<p>{escape(drill.summary)}</p>"
    if drill.log:
        parts += views.html(plots.show(drill.plot()))
    return parts + views.html(drill.report) if drill.deck.cards else parts


def download_html(drill: Drill) -> str:
    """A link that saves the progress as a file, without asking any server."""
    packed = b64encode(to_json(drill.progress).encode()).decode()
    words = escape(t("Save as a file"))
    return f'<a download="{PREFIX}.json" href="data:application/json;base64,{packed}">{words}</a>'
