"""Who is learning, on the page: a name, another learner, and the record to take along."""

from __future__ import annotations

from markupsafe import Markup

from mahjong_lessons.core.text import t
from mahjong_lessons.practice.record.desk import Desk, look
from mahjong_lessons.widgets.choosing import choice_row
from mahjong_lessons.widgets.host import Event, Live
from mahjong_lessons.widgets.markup import button, field, tag

NAME, ADD, WHO, PACK, JOIN, PART, STAY = "name", "add", "who", "pack", "join", "part", "stay"
_LONG = "mj-field mj-field-long"
_LONGEST = 20_000_000


def learner() -> Live[Desk]:
    """Show who is learning: give a name, let others learn too, take the record along.

    >>> learner()
    Desk('')
    """
    return Live(look(), view, act, twin)


def act(state: Desk, event: Event) -> Desk:
    """What becomes of it by what somebody does."""
    name = event.fields.get(NAME, "")
    if event.do == NAME:
        return state.name(name)
    if event.do == ADD:
        return state.add(name)
    if event.do == WHO:
        return state.choose(event.what.removeprefix(":"))
    if event.do == PACK:
        return state.pack()
    if event.do == JOIN:
        return state.join(event.fields.get(JOIN, ""))
    if event.do == PART:
        return state.part()
    if event.do == STAY:
        return state.stay()
    return state


# --- the page ---------------------------------------------------------------------


def view(state: Desk) -> Markup:
    """Who learns, and what can be done."""
    names = {one.id: one.name or t("without a name") for one in state.learners}
    others = choice_row(WHO, t("Who is learning?"), names, state.current.id)
    entry = field(
        NAME,
        state.unread if state.message and not state.line else state.current.name,
        t("name"),
        enter=NAME,
        css="mj-field mj-field-words",
    )
    steps = button(t("Keep this name"), NAME), button(t("Another learner"), ADD)
    return tag(
        "section",
        others if len(names) > 1 else tag("p", t("Who is learning?"), css="mj-prompt"),
        tag("div", entry, *steps, css="mj-steps"),
        tag("p", state.summary, *(f" {note}" for note in state.notes), css="mj-status"),
        tag("p", state.message, css="mj-status", role="status", data_id="message"),
        _along(state),
        css="mj-box",
        aria_label=t("Learner"),
    )


def twin(state: Desk) -> str:
    """How much is kept; a page without a kernel cannot do more."""
    words = tag("p", t("Who is learning?"), css="mj-prompt"), tag("p", state.summary)
    return str(tag("section", *words, css="mj-box"))


def _along(state: Desk) -> Markup:
    """The record as a line of text, one to take in, and the way to delete it."""
    packed = None
    if state.line:
        line = field(PACK, state.line, t("your record"), css=_LONG, locked=True, longest=_LONGEST)
        packed = tag("div", line, button(t("Copy"), "", data_copy=PACK), css="mj-steps")
    pasted = field(
        JOIN, "", t("a record to take in"), do=JOIN, enter=JOIN, css=_LONG, longest=_LONGEST
    )
    if state.parting:
        sure = t("Every answer goes for good. Is that what you want?")
        yes, no = button(t("Delete everything"), PART), button(t("No"), STAY)
        part = tag("div", tag("p", sure), yes, no, css="mj-steps")
    else:
        part = tag(
            "div", button(t("Delete my answers"), PART, css="mj-button mj-quiet"), css="mj-steps"
        )
    return tag(
        "details",
        tag("summary", t("Take it along, or to another computer")),
        tag("div", button(t("Show the record as a line of text"), PACK), css="mj-steps"),
        packed,
        tag("label", t("Paste a line here, then press Enter"), pasted),
        part,
        css="mj-reveal",
        data_id="along",
    )
