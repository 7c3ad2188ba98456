"""A question as it is asked: its words, which are Markdown, and what is drawn beside it."""

from __future__ import annotations

from functools import cache
from typing import Any

from markupsafe import Markup

from mahjong_lessons.practice.boxes.state import Item
from mahjong_lessons.views import draw
from mahjong_lessons.widgets.markup import shown, tag


def prompt_words(words: str) -> Markup:
    """The words of a prompt."""
    return tag("div", markdown(words), css="mj-prompt")


def picture(item: Item) -> Markup | None:
    """What is drawn beside a question; tiles that are to be tapped are drawn there."""
    seen = item.question.shown
    if isinstance(seen, str):
        return tag("p", seen)
    if isinstance(seen, tuple):
        return None if item.question.entry.taps_shown else shown(draw(seen))
    return None if seen is None else shown(seen)


def markdown(text: str) -> Markup:
    r"""A prompt or an explanation, which is Markdown, as HTML; markup in it is text.

    What leads to another lesson is its title alone: a link in a widget would lead out of
    JupyterLab.

    >>> str(markdown("Round **up**, <b>once</b>: [Count fu](count-fu.ipynb)."))
    '<p>Round <strong>up</strong>, &lt;b&gt;once&lt;/b&gt;: <em>Count fu</em>.</p>\n'
    """
    return Markup(_reader()(text))


@cache
def _reader() -> Any:
    import mistune  # noqa: PLC0415 (loaded when the first box is shown)

    class Reader(mistune.HTMLRenderer):
        def link(self, text: str, url: str, title: str | None = None) -> str:
            return f"<em>{text}</em>" if ".ipynb" in url else super().link(text, url, title)

    return mistune.create_markdown(renderer=Reader(escape=True), plugins=["table"])
