"""The scorer: click tiles and what else is true, and see what the hand is worth, and why.

It only shows an :class:`~mahjong_lessons.scorer.HandEntry`, of whichever game, and passes on what
is clicked and typed. A page without a kernel shows its HTML twin.
"""

from __future__ import annotations

from html import escape
from importlib.resources import files
from random import Random
from typing import Any

from ipywidgets import Box, Text, VBox, Widget

from mahjong_lessons import hongkong, riichi, views
from mahjong_lessons.core.text import t
from mahjong_lessons.scorer import HONG_KONG, RIICHI, HandEntry, Move, ScorerGame
from mahjong_lessons.widgets.building import LiveWidget, whole_widget
from mahjong_lessons.widgets.controls import Control, Maker, update


def scorer(line: str = "", *, rules: riichi.Rules | str = "documents") -> Scorer:
    """Enter a riichi hand by clicks or as a line, and see its score line by line.

    ``line`` is a hand in the one-line notation to begin with; tiles may be missing. Raises
    ValueError for a line that cannot be read, and for unknown rules.

    >>> scorer("111m456678p35s99s ron 4s riichi")
    Scorer('111m456678p3599s ron 4s riichi')
    """
    return _scorer(RIICHI, line, rules=rules)


def hong_kong_scorer(line: str = "", *, rules: hongkong.Rules | str = "documents") -> Scorer:
    """Enter a Hong Kong hand by clicks or as a line, and see its faan, units and payments.

    As :func:`scorer`, with flowers and seasons to lay aside, and rules to choose one by one.

    >>> hong_kong_scorer("234567m78m22z pung 777z discard 9m from W")
    Scorer('23456778m22z pung 777z discard 9m from W')
    """
    return _scorer(HONG_KONG, line, rules=rules)


def _scorer(game: ScorerGame, line: str, *, rules: Any) -> Scorer:
    entry = HandEntry(game, rules=rules)
    _ = entry.agreed  # an unknown name is refused here, not after the fourteenth tile
    return Scorer(entry.read(line) if line else entry)


class Scorer(LiveWidget):
    """The scorer on the screen; ``entry`` is what is entered now."""

    def __init__(self, entry: HandEntry) -> None:
        self.entry = entry
        self.random = Random()
        make = Maker(entry, self.do)
        html = make.parts.html
        self.ask, self.headline = html("", "mj-ask"), html("", "mj-headline")
        self.message, self.result = html(), html()
        self.line = Text(
            description=t("line: copy it, or write another and press Enter"),
            continuous_update=False,
            style={"description_width": "initial"},
            _dom_classes=("mj-entry-line",),
        )
        self.line.observe(lambda change: self._typed(change["new"]), "value")
        self.controls: list[Control] = []
        self.box = self._build(make)
        self.render()

    def do(self, move: Move) -> None:
        """Take a step and show what came of it."""
        self.entry = self.entry.after(move)
        self.render()

    def _typed(self, text: str) -> None:
        if text != _written(self.entry):
            self.do(lambda entry: entry.write(text))

    def _build(self, make: Maker) -> VBox:
        """Lay out the controls, and remember them."""
        parts = make.parts

        def line(controls: list[Control], label: str = "", *classes: str) -> Box:
            self.controls += controls
            return parts.row([control.widget for control in controls], label, *classes)

        def block(*widgets: Widget, kind: str) -> Box:
            return parts.box(widgets, kind)

        tray = block(
            line(make.hand(), "", "mj-hand-row"),
            *(line(call, "", "mj-hand-row") for call in make.calls()),
            line(make.winning(), t("winning tile"), "mj-hand-row"),
            *(line(tiles, name, "mj-hand-row") for name, tiles in make.shown()),
            kind="mj-tray",
        )
        picker = block(
            line(make.aims(), t("next tile")),
            self.ask,
            *(line(tiles, "", "mj-picks") for tiles in make.picker()),
            kind="mj-picker",
        )
        facts = block(
            line(make.wins(), t("won by")),
            *(line(controls, name) for name, controls in make.fields()),
            line(make.flags(), t("what else")),
            line(make.rules(), t("rules")),
            block(*(line(values, name) for name, values in make.options()), kind="mj-options"),
            kind="mj-facts-entered",
        )

        def deal(entry: HandEntry) -> HandEntry:
            return entry.deal(self.random)

        steps = [
            make.button(HandEntry.undo, t("undo"), t("back to what was there before")),
            make.button(HandEntry.clear, t("clear"), t("take everything away")),
            make.offer(deal, t("random win"), t("a hand that wins, at random")),
            make.offer(HandEntry.next_example, t("next example"), t("a hand of the lessons")),
        ]
        if self.entry.game.records:
            tip = t("a hand that was won in a game")
            steps.append(make.offer(HandEntry.next_record, t("next real win"), tip))
        # What grows and shrinks stands below what is clicked again and again, so that no
        # button moves away under the pointer.
        return whole_widget(
            "mj-scorer",
            _css(),
            line(steps, "", "mj-steps"),
            block(block(picker, tray, kind="mj-tiles-entered"), facts, kind="mj-panes"),
            self.line,
            self.message,
            self.headline,
            self.result,
        )

    def render(self) -> None:
        """Show the entry as it is now; the result first, for that is waited for."""
        entry = self.entry
        update(self.result, value=_outcome_html(entry))
        update(self.headline, value=f"<p>{escape(entry.headline)}</p>")
        update(self.message, value=_said(entry.words))
        update(self.ask, value=escape(entry.ask))
        for control in self.controls:
            control.render(entry)
        update(self.line, value=_written(entry))

    def __str__(self) -> str:
        return str(self.entry)

    def __repr__(self) -> str:
        return f"Scorer({self.entry.line!r})"

    @property
    def twin(self) -> str:
        """The hand as it is entered, and its score."""
        return views.html(self.entry)


def _outcome_html(entry: HandEntry) -> str:
    outcome = entry.outcome
    return "" if isinstance(outcome, str) else views.html(outcome)


def _written(entry: HandEntry) -> str:
    """What stands in the line: what is entered, or what was typed and is to be mended."""
    return entry.typed or entry.line


def _said(message: str) -> str:
    return f'<pre class="mj-message" role="alert">{escape(message)}</pre>' if message else ""


def _css() -> str:
    return files(__package__).joinpath("scorer.css").read_text(encoding="utf-8")
