"""What an entry is shown as on a page without a kernel."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_lessons.core.hand import Unfinished
from mahjong_lessons.core.text import t
from mahjong_lessons.scorer.state import HandEntry
from mahjong_lessons.views import Part, Rendered, content, html, text
from mahjong_lessons.views.drawing import hand_html, hand_text


@content.register
def _(value: Unfinished) -> Sequence[Part]:
    return (Rendered(hand_html(value), str(value)),)


@content.register
def _(value: HandEntry) -> Sequence[Part]:
    line = t("line: {line}", line=value.line) if value.line else t("No tile is entered yet.")
    outcome = value.outcome
    if isinstance(outcome, str):
        game = value.game
        drawn = Rendered(
            hand_html(value.hand, game=game.win), hand_text(value.hand, game.vocabulary)
        )
        return drawn, line, outcome
    return line, outcome.headline, Rendered(html(outcome), text(outcome))
