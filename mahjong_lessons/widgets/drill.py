"""The drill on the page: a question, an answer, what is behind it, and the next one.

It shows a :class:`~mahjong_lessons.practice.drill.sitting.Sitting` and takes its steps. On a
page without a kernel the question stands in the open, and its solution behind one click.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from mahjong_lessons import plots, views
from mahjong_lessons.core.rules import BaseRules
from mahjong_lessons.core.text import t
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.draw.topics import MIXED, TOPICS
from mahjong_lessons.practice.drill.kept import keep_answer
from mahjong_lessons.practice.drill.progress import session_name
from mahjong_lessons.practice.drill.saving import MOST_BYTES, PREFIX, to_json
from mahjong_lessons.practice.drill.settings import DOCUMENTS, DrillSettings
from mahjong_lessons.practice.drill.sitting import Sitting, begin_sitting
from mahjong_lessons.practice.drill.state import Drill
from mahjong_lessons.widgets.asked import picture, prompt_words
from mahjong_lessons.widgets.choosing import CHOOSE, choice_row, told
from mahjong_lessons.widgets.entries import (
    CHECK,
    TAP,
    AnswerPlace,
    entry,
    tapped,
    text_in_fields,
)
from mahjong_lessons.widgets.host import Event, Live
from mahjong_lessons.widgets.ledger import ENTER, lines_act, lines_view
from mahjong_lessons.widgets.markup import button, field, file_field, shown, tag
from mahjong_lessons.widgets.verdicts import verdict_words

GO_ON, HELP, SUM_UP, LOAD = "go on", "help", "sum up", "load"
_ANSWER = "answer"
_SEED = "seed"


def practise(
    topic: str = MIXED,
    level: int = 1,
    *,
    rules: BaseRules | str = DOCUMENTS,
    seed: int = 1,
    progress: str = "",
    session: str = "",
) -> Live[Sitting]:
    """Show a drill; what is given is chosen at the start, and can be changed there.

    ``progress`` is a saved line to go on from. Raises ValueError for a topic, level or
    rule set that is not there; a line that cannot be read is said in the widget.

    >>> practise("payments", seed=7)
    Sitting(DrillSettings('payments', level=1, seed=7))
    """
    settings = DrillSettings(topic, level, rules=rules, seed=seed)
    begun = begin_sitting(settings, session or session_name(), progress=progress)
    return Live(begun, view, act, twin, keep_answer)


def act(state: Sitting, event: Event) -> Sitting:
    """What becomes of a drill by what somebody does; what stands in its fields is kept."""
    goes_on = event.do == ENTER and state.drill.counted  # not with the Enter that ends the ledger
    state = state.fill_in(lambda ledger: lines_act(ledger, event))
    if goes_on:
        return state.go_on()
    if event.do == CHOOSE:
        return state.choose(*told(event))
    if event.do == LOAD:
        return state.load(event.fields.get(event.what, ""))
    if event.do == SUM_UP:
        return state.sum_up()
    if event.do == GO_ON:
        return state.go_on()
    state = state.write(text_in_fields(state.item, _ANSWER, event.fields))
    if event.do == HELP:
        return state.help()
    if event.do == CHECK:
        return state.check()
    if event.do == TAP:
        state = state.write(tapped(state.item, event.what.partition(":")[2]))
        return state.check() if state.item.question.entry.at_once else state
    return state


# --- the page ---------------------------------------------------------------------


def view(state: Sitting) -> Markup:
    """A drill as it stands: the hand and the answer first, then what may be chosen and kept."""
    drill = state.drill
    return tag(
        "section",
        tag("p", drill.heading, css="mj-heading"),
        *_asked(state),
        tag("div", *_steps(state), css="mj-steps", data_id="steps"),
        verdict_words(_verdict(drill), tag("div", *(tag("p", words) for words in drill.words))),
        tag("p", drill.message, css="mj-status", role="status", data_id="message"),
        _solution(drill),
        _summary(drill) if state.summed_up else None,
        _settings(drill),
        _progress(state),
        tag("p", drill.summary, css="mj-status"),
        css="mj-box mj-drill",
        aria_label=t("Drill"),
    )


def twin(state: Sitting) -> str:
    """A drill for a page without a kernel: the question, and its solution behind one click."""
    return views.html(state.drill) + views.html(state.drill.question.solution)


def _verdict(drill: Drill) -> Verdict:
    return drill.said.verdict if drill.said else Verdict.BLANK


def _asked(state: Sitting) -> Iterator[Markup | None]:
    """The question, and where it is answered."""
    item = state.item
    yield picture(item)
    if state.ledger:
        yield prompt_words(t("Fill in the ledger. It is checked when no line is blank."))
        yield lines_view(state.ledger)
        return
    yield prompt_words(item.question.prompt)
    now = not _goes_on_by_button(state)
    place = AnswerPlace(_ANSWER, item, item.question.prompt, now=now)
    yield tag("div", entry(place), css="mj-item-answer", data_id=f"answer {state.drill.number}")


def _goes_on_by_button(state: Sitting) -> bool:
    """Whether there is nothing more to type: a choice is made, or the ledger is right."""
    typed = state.ledger is None and not state.item.question.entry.at_once
    return state.drill.counted and not typed


def _steps(state: Sitting) -> Iterator[Markup]:
    drill = state.drill
    if drill.counted:
        now = _goes_on_by_button(state)
        yield button(t("Go on"), GO_ON, css="mj-button mj-main", data_now=now)
    elif not state.item.question.entry.at_once or state.ledger:
        tip = t("Enter checks, Enter again goes on")
        yield button(t("Check"), CHECK, css="mj-button mj-main", title=tip)
    if drill.next_help:
        yield button(drill.next_help, HELP, title=t("First a hint, then the answer"))
    tip = t("The session in a plot, and every mistake")
    yield button(t("Summary"), SUM_UP, title=tip, aria_expanded=str(state.summed_up).lower())


def _solution(drill: Drill) -> Markup | None:
    """The answer and how it comes about, once it may be shown."""
    if not drill.shows_answer:
        return None
    words = t("Why {answer}", answer=drill.question.say(drill.question.answer))
    why = shown(drill.question.why)
    return tag(
        "details", tag("summary", words), why, css="mj-reveal", open=True, data_id="solution"
    )


def _summary(drill: Drill) -> Markup:
    """The session as a plot, and all mistakes as a table."""
    plot = shown(plots.show(drill.plot())) if drill.log else None
    report = shown(drill.report) if drill.deck.cards else None
    return tag("div", tag("p", drill.summary), plot, report, css="mj-explained")


def _settings(drill: Drill) -> Markup:
    """What is practised, in one line, behind which it is chosen."""
    settings = drill.settings
    rules = settings.rules if isinstance(settings.rules, str) else t("rules of your own")
    topics, levels = (*TOPICS, MIXED), {str(n): str(n) for n in settings.levels}
    line = (t(settings.topic), t("level {level}", level=settings.level), rules)
    return tag(
        "details",
        tag("summary", " · ".join(line)),
        choice_row("topic", t("asks"), {each: t(each) for each in topics}, settings.topic),
        choice_row("level", t("level"), levels, str(settings.level)),
        choice_row("rules", t("rules"), {name: name for name in settings.rule_sets}, rules),
        tag(
            "label",
            tag("span", t("seed")),
            field(
                _SEED,
                str(settings.seed),
                t("seed"),
                do=CHOOSE,
                enter=CHOOSE,
                css="mj-field mj-field-number",
                title=t("Another whole number, other questions"),
            ),
            css="mj-seat-field",
        ),
        css="mj-reveal",
        data_id="settings",
    )


def _long_field(what: str, text: str, label: str, **more: Any) -> Markup:
    css = "mj-field mj-field-long"
    return field(what, text, label, css=css, longest=MOST_BYTES, **more)


def _progress(state: Sitting) -> Markup:
    """What was done so far, as a line and as a file, to keep and to bring back."""
    drill = state.drill
    packed = b64encode(to_json(drill.progress).encode()).decode()
    copied = _long_field("progress", drill.line, t("progress"), locked=True)
    pasted = _long_field(LOAD, state.unread, t("go on from"), do=LOAD, enter=LOAD)
    saved = tag(
        "a",
        t("Save as a file"),
        download=f"{PREFIX}.json",
        href=f"data:application/json;base64,{packed}",
    )
    return tag(
        "details",
        tag("summary", t("progress")),
        tag("label", t("Copy this line to keep your progress"), copied),
        tag("label", t("Paste a saved line here, then press Enter"), pasted),
        tag("p", saved),
        file_field("file", t("Load a file"), LOAD, accept=".json,.txt"),
        css="mj-reveal",
        data_id="progress",
    )
