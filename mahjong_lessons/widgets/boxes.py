"""The box on the page: questions are asked, answered, judged and explained in one place.

It shows a :class:`~mahjong_lessons.practice.boxes.state.Box` and takes its steps. On a page
without a kernel the questions stand in the open, and answers and explanation behind one click.
"""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import t
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.boxes.cards import card_for
from mahjong_lessons.practice.boxes.kept import fill_from_record, keep
from mahjong_lessons.practice.boxes.state import Box, Item, begin_box
from mahjong_lessons.practice.questions.plain import AnyQuestion
from mahjong_lessons.widgets.asked import markdown, picture, prompt_words
from mahjong_lessons.widgets.cards import CARD, card_button, card_view
from mahjong_lessons.widgets.entries import (
    CHECK,
    TAP,
    AnswerPlace,
    entry,
    key_of,
    tapped,
    text_in_fields,
)
from mahjong_lessons.widgets.host import Event, Live
from mahjong_lessons.widgets.markup import Inside, button, joined, shown, tag
from mahjong_lessons.widgets.verdicts import verdict_words

HINT, SHOW, AGAIN = "hint", "show", "again"


def box(
    *questions: AnyQuestion,
    prompt: str = "",
    shows: Displayable | None = None,
    saw: str = "",
    opens: Displayable | None = None,
) -> Live[Box]:
    """Ask questions on the page; ``saw``, in Markdown, explains the answers once they are known.

    ``prompt``, in Markdown too, stands in place of a prompt that all questions have; ``shows``
    is drawn below it, and ``opens`` with the explanation. Raises ValueError without a question.

    >>> from mahjong_lessons.practice import ask
    >>> box(ask("fu", "234678m999s55p44s tsumo 5p"), saw="10, and 2.")
    Box('How many fu does this hand count, rounded?')
    """
    begun = begin_box(*questions, prompt=prompt, shows=shows, saw=saw, opens=opens)
    return Live(fill_from_record(begun), view, act, twin, keep)


def act(state: Box, event: Event) -> Box:
    """What becomes of a box by what somebody does; what stands in its fields is kept."""
    state = state.fill(
        {key: text_in_fields(item, key, event.fields) for key, item in state.by_key.items()}
    )
    key = key_of(event.what)
    if event.do == CHECK:
        return state.check(key)
    if event.do == HINT:
        return state.hint()
    if event.do == SHOW:
        return state.show()
    if event.do == AGAIN:
        return state.again()
    if event.do == CARD:
        return state.look_at(event.what.removeprefix(":"))
    if event.do == TAP:
        item = state.by_key[key]
        state = state.write(key, tapped(item, event.what.partition(":")[2]))
        return state.check(key) if item.question.entry.at_once else state
    return state


# --- the page ---------------------------------------------------------------------


def view(state: Box) -> Markup:
    """A box as it stands."""
    rows = (_row(state, key, item) for key, item in state.by_key.items())
    right = state.open and all(item.right for item in state.items)
    status = tag(
        "p",
        state.summary,
        css="mj-status mj-status-good" if right else "mj-status",
        role="status",
        data_id="status",
    )
    explained = tag(
        "div",
        *_explained(state),
        css="mj-explained",
        tabindex=-1,
        data_rest=True,
        data_id="explained",
    )
    return tag(
        "section",
        *_head(state),
        tag("div", *rows, css=_grid(state)),
        tag("div", *_steps(state), status, css="mj-steps", data_id="steps"),
        explained if state.open else None,
        card_view(state.card, getattr(state.items[0].question, "rules", None)),
        css="mj-box",
        aria_label=t("Question"),
    )


def twin(state: Box) -> str:
    """A box for a page without a kernel: what is asked, and the rest behind one click."""
    rows = (_asked(state, key, item, _options(item)) for key, item in state.by_key.items())
    said = [_answer(item) for item in state.items]
    answers = tag("ol", *(tag("li", one) for one in said)) if state.many else tag("p", *said)
    hidden = tag("details", tag("summary", t("Answer")), answers, *_explained(state))
    whole = *_head(state), tag("div", *rows, css=_grid(state)), hidden
    return str(tag("section", *whole, css="mj-box"))


def _head(state: Box) -> Iterator[Markup]:
    if words := state.prompt or state.common_prompt:
        yield prompt_words(words)
    if state.shows is not None:
        yield shown(state.shows)


def _grid(state: Box) -> str:
    return "mj-items mj-many" if state.many else "mj-items"


def _asked(state: Box, key: str, item: Item, *answer: Inside) -> Markup:
    """A question in its row: its number, what is drawn, its own words, and then its answer."""
    own = None if state.common_prompt else prompt_words(item.question.prompt)
    return tag(
        "div",
        tag("span", int(key) + 1, css="mj-item-number") if state.many else None,
        tag("div", picture(item), own, css="mj-item-asks"),
        tag("div", *answer, css="mj-item-answer"),
        css="mj-item mj-wide" if item.question.entry.is_wide else "mj-item",
        data_id=f"item-{key}",
    )


def _row(state: Box, key: str, item: Item) -> Markup:
    label = f"{int(key) + 1}: {item.question.prompt}" if state.many else item.question.prompt
    place = AnswerPlace(key, item, label, now=key == state.at)
    return _asked(state, key, item, entry(place), _said(item))


def _said(item: Item) -> Markup:
    """The verdict on an answer and what to do next, and a hint where it was asked for."""
    feedback = item.feedback
    verdict = feedback.verdict if feedback else Verdict.BLANK
    if feedback and item.right:
        words = tag("strong", feedback.words)
    elif item.done:
        words = _answer(item)
    else:
        words = tag("span", feedback.words if feedback else "")
    hint = t("Hint: {hint}", hint=item.question.hint_words) if item.hinted else ""
    said_hint = tag("span", hint, css="mj-hint") if hint and not item.done else None
    return verdict_words(verdict, words, said_hint)


def _answer(item: Item) -> Markup:
    """The right answer, beside a wrong one that was given; tiles are drawn."""
    question, tries = item.question, item.tries
    wrong = question.entry.said(tries[-1]) if tries else ""
    drawn = shown(question.answer_drawn) if question.answer_drawn is not None else None
    if wrong:
        words = t("{given} is not it. Answer: {answer}", given=wrong, answer=question.said)
    else:
        words = t("Answer: {answer}", answer=question.said)
    return joined(tag("strong", words), drawn)


def _steps(state: Box) -> Iterator[Markup]:
    fits = card_for(getattr(state.items[0].question, "kind", ""))
    if state.open:
        yield button(t("Again"), AGAIN, css="mj-button mj-quiet")
        yield card_button(state.card, fits)
        return
    if not all(item.question.entry.at_once for item in state.items):
        yield button(t("Check"), CHECK, css="mj-button mj-main")
    if state.more_hints:
        yield button(t("Hint"), HINT)
    yield button(t("Show"), SHOW)
    yield card_button(state.card, fits)


def _explained(state: Box) -> Iterator[Markup]:
    if state.saw:
        yield markdown(state.saw)
    if state.opens is not None:
        yield shown(state.opens)
    for key, item in state.by_key.items():
        if item.question.why is None:
            continue
        why = shown(item.question.why)
        if state.many:
            words = tag("summary", t("Why: {n}", n=int(key) + 1))
            why = tag("details", words, why, css="mj-reveal", data_id=f"why-{key}")
        yield why


def _options(item: Item) -> Markup | None:
    options = [t(one.words) for one in item.question.entry.options]
    return tag("p", " · ".join(options), css="mj-options") if options else None
