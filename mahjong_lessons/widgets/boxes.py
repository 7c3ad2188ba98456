"""The box on the page: questions are asked, answered, judged and explained in one place.

It shows a :class:`~mahjong_lessons.practice.boxes.state.Box` and takes its steps. On a page
without a kernel the questions stand in the open, and answers and explanation behind one click.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from markupsafe import Markup

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import number, t
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.boxes.state import Box, Item, begin_box
from mahjong_lessons.practice.questions.plain import AnyQuestion
from mahjong_lessons.views import Table, html, stack
from mahjong_lessons.widgets.entries import CHECK, TAP, entry, tapped, written
from mahjong_lessons.widgets.host import Event, Live
from mahjong_lessons.widgets.markup import button, joined, shown, tag

HINT, SHOW, AGAIN = "hint", "show", "again"

MARKS = {
    Verdict.RIGHT: "✓",
    Verdict.FOLLOWS: "↳",
    Verdict.ELSEWHERE: "≈",
    Verdict.WRONG: "✗",
    Verdict.UNREADABLE: "?",
    Verdict.BLANK: "",
}
"""The sign of each verdict: it is never told by colour alone."""


def box(
    *questions: AnyQuestion,
    prompt: str = "",
    shows: Displayable | None = None,
    saw: str = "",
    opens: Displayable | None = None,
) -> Live[Box]:
    """Ask questions on the page; ``saw``, in Markdown, explains the answers once they are known.

    ``prompt`` stands above, ``shows`` is drawn there, and ``opens`` is drawn with the
    explanation. Raises ValueError without a question.

    >>> from mahjong_lessons.practice import ask
    >>> box(ask("fu", "234678m999s55p44s tsumo 5p"), saw="10, and 2.")
    Box('How many fu does this hand count, rounded?')
    """
    begun = begin_box(*questions, prompt=prompt, shows=shows, saw=saw, opens=opens)
    return Live(begun, view, act, twin)


def act(state: Box, event: Event) -> Box:
    """What becomes of a box by what somebody does."""
    texts = {key: written(item, event.fields, key) for key, item in state.by_key.items()
             if any(name.split(".")[0] == key for name in event.fields)}
    state = state.fill(texts)
    match event.do:
        case "check":
            return state.check(event.what.split(".")[0])
        case "hint":
            return state.hint()
        case "show":
            return state.show()
        case "again":
            return state.again()
        case "tap":
            key, what = event.what.split(":", 1)
            item = state.by_key[key]
            state = state.write(key, tapped(item, what))
            return state.check(key) if item.question.entry.kind == "choice" else state
    return state


# --- the page ---------------------------------------------------------------------


def view(state: Box) -> Markup:
    """A box as it stands."""
    prompts = list(dict.fromkeys(item.question.prompt for item in state.items))
    common = prompts[0] if len(prompts) == 1 else ""
    head = (tag("p", words, css="mj-prompt") for words in (state.prompt, common) if words)
    rows = (_row(state, key, item, common) for key, item in state.by_key.items())
    verdict = "good" if state.open and all(item.right for item in state.items) else "plain"
    status = tag("p", state.summary, css=f"mj-status mj-status-{verdict}", role="status",
                 data_id="status")
    return tag(
        "section",
        *head,
        shown(state.shows) if state.shows is not None else None,
        tag("div", *rows, css="mj-items"),
        tag("div", *_steps(state), status, css="mj-steps", data_id="steps"),
        _explanation(state) if state.open else None,
        css="mj-box",
        aria_label=t("Question"),
    )


def _row(state: Box, key: str, item: Item, common: str) -> Markup:
    alone = len(state.items) == 1
    label = item.question.prompt if alone else f"{int(key) + 1}: {item.question.prompt}"
    number_ = None if alone else tag("span", int(key) + 1, css="mj-item-number")
    prompt = None if common else tag("p", item.question.prompt, css="mj-item-prompt")
    return tag(
        "div",
        number_,
        tag("div", _picture(item), prompt, css="mj-item-asks"),
        tag("div", entry(key, item, label), _said(item), css="mj-item-answer"),
        css="mj-item",
        data_id=f"item-{key}",
    )


def _picture(item: Item) -> Markup | None:
    seen = item.question.shown
    if seen is None or item.question.entry.kind in ("tap", "blocks") and not _is_win(seen):
        return None
    return _drawn(seen)


def _is_win(seen: Any) -> bool:
    return hasattr(seen, "hand")


def _drawn(seen: Any) -> Markup:
    return tag("p", seen) if isinstance(seen, str) else shown(_as_view(seen))


def _as_view(seen: Any) -> Any:
    from mahjong_lessons.views import draw

    return draw(seen) if isinstance(seen, tuple) else seen


def _said(item: Item) -> Markup:
    """The verdict on an answer, and what to do next; a hint, where it was asked for."""
    verdict = item.feedback.verdict if item.feedback else Verdict.BLANK
    words: list[Markup] = []
    if item.right and item.feedback:
        words.append(tag("strong", item.feedback.words))
    elif item.done:
        given = item.text.strip()
        answer = t("{given}; it is {answer}.", given=given, answer=item.question.said) if (
            given and item.feedback) else t("It is {answer}.", answer=item.question.said)
        words.append(tag("strong", answer))
    elif item.feedback and verdict is not Verdict.BLANK:
        words.append(tag("span", item.feedback.words))
    elif item.feedback:
        words.append(tag("span", item.feedback.words, css="mj-quiet-words"))
    if item.hinted and not item.done:
        hint = t("Hint: {hint}", hint=item.question.hint_words)
        words.append(tag("span", hint, css="mj-hint"))
    mark = tag("span", MARKS[verdict], css="mj-mark", aria_hidden="true") if MARKS[verdict] else None
    name = "shown" if item.done and not item.feedback else verdict.value
    return tag("div", mark, *words, css=f"mj-said-of mj-is-{name}", role="status")


def _steps(state: Box) -> list[Markup]:
    if state.open:
        return [button(t("Again"), AGAIN, css="mj-button mj-quiet")]
    steps = [button(t("Check"), CHECK, css="mj-button mj-main")]
    if all(item.question.entry.kind == "choice" for item in state.items):
        steps = []  # a choice is checked as it is made
    if state.more_hints:
        steps.append(button(t("Hint"), HINT))
    return [*steps, button(t("Show"), SHOW)]


def _explanation(state: Box) -> Markup:
    return tag("div", *_explained(state), css="mj-explained", data_id="explained")


def _explained(state: Box) -> list[Markup]:
    parts = [shown(state.opens)] if state.opens is not None else []
    if state.opens is None:
        whys = [item.question.why for item in state.items]
        if len(whys) == 1 and whys[0] is not None:
            parts.append(shown(whys[0]))
        elif len(whys) > 1:
            parts += [
                tag("details", tag("summary", t("Why: {n}", n=n + 1)), shown(why), css="mj-reveal")
                for n, why in enumerate(whys)
                if why is not None
            ]
    return [*([markdown(state.saw)] if state.saw else []), *parts]


def twin(state: Box) -> str:
    """A box for a page without a kernel: what is asked, and the rest behind one click."""
    prompts = list(dict.fromkeys(item.question.prompt for item in state.items))
    common = prompts[0] if len(prompts) == 1 else ""
    head = (tag("p", words, css="mj-prompt") for words in (state.prompt, common) if words)
    many = len(state.items) > 1
    rows = (
        tag(
            "div",
            tag("span", int(key) + 1, css="mj-item-number") if many else None,
            tag(
                "div",
                _drawn(item.question.shown) if item.question.shown is not None else None,
                None if common else tag("p", item.question.prompt),
                _options(item),
                css="mj-item-asks",
            ),
            css="mj-item",
        )
        for key, item in state.by_key.items()
    )
    answers = [item.question.said for item in state.items]
    listed = (
        tag("ol", *(tag("li", answer) for answer in answers)) if many else tag("p", tag("strong", answers[0]))
    )
    hidden = tag("details", tag("summary", t("Answer")), listed, *_explained(state), css="mj-reveal")
    return str(
        tag(
            "section",
            *head,
            shown(state.shows) if state.shows is not None else None,
            tag("div", *rows, css="mj-items"),
            hidden,
            css="mj-box",
        )
    )


def _options(item: Item) -> Markup | None:
    options = item.question.entry.options
    return tag("p", " · ".join(t(one.words) for one in options), css="mj-options") if options else None


# --- Markdown -----------------------------------------------------------------------


def markdown(text: str) -> Markup:
    """An explanation, which is Markdown, as HTML; markup in it is text."""
    return Markup(_markdown()(text))


@cache
def _markdown() -> Any:
    import mistune  # noqa: PLC0415 (no other widget needs it)

    return mistune.create_markdown(escape=True, plugins=["table", "strikethrough"])
