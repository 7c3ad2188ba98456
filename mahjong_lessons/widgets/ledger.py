"""The fu ledger on the page: fields to fill in, and what becomes of each line.

It shows a :class:`~mahjong_lessons.practice.ledger.state.Ledger` and takes its steps. On a page
without a kernel the lines stand in the open, and the filled ledger behind one click.
"""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from mahjong_lessons import views
from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import format_tiles
from mahjong_lessons.practice.ledger.lines import LedgerLine
from mahjong_lessons.practice.ledger.state import Ledger, begin_ledger
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views import tile_art
from mahjong_lessons.widgets.host import Event, Live
from mahjong_lessons.widgets.markup import button, field, shown, tag
from mahjong_lessons.widgets.verdicts import verdict_words

ENTER, HELP = "enter line", "help with line"
CHECK, CLEAR, UNDO, LOAD = "check", "clear", "undo", "load"
_LINE = "line "
_LONGEST = 20_000
"""Characters of all answers as one line of text."""


_LONGEST = 2
"""Characters of a number that is right on any line: its field is as wide as that and a half."""


def fu_ledger(
    win: Win | str, *, rules: Rules | str = DEFAULT, given: Iterable[str] = ()
) -> Live[Ledger]:
    """Show a fu ledger to fill in for one win; each line is judged at once, in fu.

    ``given`` names parts that are filled in already: "base", "won", "sets",
    "pair", "wait", "sum", "fu". Raises HandError for a win that cannot be,
    ValueError for an unknown part.

    >>> fu_ledger("111m456678p35s99s ron 4s riichi", given=("base", "won"))
    Ledger('111m456678p3599s ron 4s riichi')
    """
    return Live(begin_ledger(win, rules=rules, given=given), view, act, twin)


def act(state: Ledger, event: Event) -> Ledger:
    """What becomes of a ledger by what somebody does; what stands in its fields is kept."""
    state = lines_act(state, event)
    if event.do == CHECK:
        return state.check()
    if event.do == CLEAR:
        return state.clear()
    if event.do == UNDO:
        return state.undo()
    if event.do == LOAD:
        return state.load(event.fields.get(LOAD, ""))
    return state


def lines_act(state: Ledger, event: Event) -> Ledger:
    """A ledger with what stands in the fields of its lines, and the help that was asked for."""
    for line in state.lines:
        text = event.fields.get(_LINE + line.key)
        if text not in (None, state.answers.get(line.key, "")) and line.key not in state.given:
            state = state.answer(line.key, text)
    if event.do == HELP:
        return state.hint(event.what)
    if event.do == ENTER:
        return state.go_on(event.what.removeprefix(_LINE))
    return state


# --- the page ---------------------------------------------------------------------


def view(state: Ledger) -> Markup:
    """A ledger as it stands."""
    steps = (
        button(t("Check all"), CHECK, title=t("Point out what is still blank")),
        button(t("Clear"), CLEAR, title=t("Take every answer away")),
        button(t("Undo"), UNDO, title=t("Bring back the answers before the last change")),
    )
    return tag(
        "section",
        shown(state.count.win),
        tag("p", state.reading) if state.reading else None,
        lines_view(state),
        tag("p", state.summary, css="mj-status", role="status", data_id="status"),
        tag("div", *steps, css="mj-steps", data_id="steps"),
        _progress(state),
        css="mj-box",
        aria_label=t("Ledger"),
    )


def lines_view(state: Ledger) -> Markup:
    """The lines of a ledger, each with its field, help, and what is said of it."""
    return tag("div", *(_line(state, line) for line in state.lines), css="mj-ledger")


def twin(state: Ledger) -> str:
    """A ledger for a page without a kernel: its lines, and the filled one behind one click."""
    return views.html(state) + views.html(state.solution)


def _line(state: Ledger, line: LedgerLine) -> Markup:
    name = f"{line.label} {format_tiles(line.tiles)}".strip()
    tiles = Markup(tile_art.tiles_html(line.tiles)) if line.tiles else None
    feedback, more = state.feedback(line.key), state.next_help(line.key)
    entry = field(
        _LINE + line.key,
        state.answers.get(line.key, ""),
        name,
        css="mj-field mj-field-number",
        enter=ENTER,
        locked=line.key in state.given,
        data_now=line.key == state.at,
    )
    # Tab goes from field to field; there, ? does what this button does.
    push = button(
        more,
        HELP,
        line.key,
        css="mj-button mj-quiet mj-help",
        tabindex="-1",
        aria_label=f"{more}: {name}",
    )
    return tag(
        "div",
        tag("span", tag("span", line.label), tiles, css="mj-ledger-name"),
        entry,
        push if more else tag("span", css="mj-help", data_id=f"no help {line.key}"),
        verdict_words(feedback.verdict, tag("span", feedback.words)),
        css="mj-ledger-line",
        data_id=f"row {line.key}",
    )


def _progress(state: Ledger) -> Markup:
    """The answers as one line of text, to keep and to bring back."""
    saved = field(
        LOAD,
        state.unread or state.export(),
        t("Copy this line; paste one to go on"),
        do=LOAD,
        enter=LOAD,
        css="mj-field mj-field-long",
        longest=_LONGEST,
    )
    message = tag("p", state.message, css="mj-failed", role="status", data_id="message")
    return tag(
        "details",
        tag("summary", t("Progress")),
        tag("p", t("Copy this line; paste one to go on")),
        saved,
        message,
        css="mj-reveal",
        data_id="progress",
    )
