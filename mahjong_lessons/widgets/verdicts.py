"""How a verdict looks: a sign and words, beside what was answered."""

from __future__ import annotations

from markupsafe import Markup

from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.widgets.markup import Inside, tag

MARKS = {
    Verdict.RIGHT: "✓",
    Verdict.FOLLOWS: "↳",
    Verdict.ELSEWHERE: "≈",
    Verdict.SLIP: "?",
    Verdict.WRONG: "✗",
    Verdict.UNREADABLE: "?",
}
"""The sign of each verdict: it is never told by colour alone."""


def verdict_words(verdict: Verdict, *words: Inside) -> Markup:
    """What is said of an answer, after the sign of its verdict; a screen reader says it at once."""
    mark = MARKS.get(verdict)
    return tag(
        "div",
        tag("span", mark, css="mj-mark", aria_hidden="true") if mark else None,
        *words,
        css=f"mj-said-of mj-is-{verdict.value}",
        role="status",
    )
