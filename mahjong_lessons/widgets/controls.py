"""Buttons for a hand that is being entered, made from what the game brings along.

A button belongs to a step. While the step cannot be taken it looks and reads as not possible,
with the reason as its tooltip; a press says the reason, and the keyboard stays where it is.
Messages to the page are what takes time, so only what changed is sent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from ipywidgets import Button, Widget

from mahjong_lessons.core.hand import HAND_TILES
from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.tiles import BONUS_TILES, Tile, Wind
from mahjong_lessons.core.vocabulary import COUNT, WIND, Field, WinBy
from mahjong_lessons.scorer import HandEntry, Move
from mahjong_lessons.scorer.state import HAND, MELDS, WINNING
from mahjong_lessons.views import tile_art
from mahjong_lessons.widgets.building import Parts
from mahjong_lessons.widgets.faces import NOTHING, Look, aside, called, face_classes, nth

Do = Callable[[Move], None]
"""Takes a step, for the button that was clicked."""
Label = Callable[[HandEntry], str]
Traits = dict[str, Any]
"""How a button looks: its text, tooltip and classes."""

OFF = ("mj-off",)
"""The class of a button whose step cannot be taken now."""

MOST_CALLS, MOST_SHOWN, KAN_TILES = 4, 5, 4


class Control(NamedTuple):
    """A widget, and how it follows the entry."""

    widget: Widget
    render: Callable[[HandEntry], None]


def update(widget: Widget, **traits: Any) -> None:
    """Set what is new, in one message; what is the same is not sent."""
    new = {name: value for name, value in traits.items() if getattr(widget, name) != value}
    if new:
        with widget.hold_sync():
            for name, value in new.items():
                setattr(widget, name, value)


class Maker:
    """Makes the controls of one game, as they are for an entry."""

    def __init__(self, entry: HandEntry, do: Do) -> None:
        self.parts = Parts()
        self.entry, self.game, self.do = entry, entry.game, do
        self.keys: list[Button] = []
        self.slots: list[Button] = []

    # --- one button ----------------------------------------------------------------

    def button(
        self,
        move: Move,
        label: str | Label,
        tip: str = "",
        on: Callable[[HandEntry], bool] | None = None,
    ) -> Control:
        """A button for a step; ``on`` says whether it is chosen, which the style sheet shows."""

        def look(entry: HandEntry) -> Traits:
            name = label if isinstance(label, str) else label(entry)
            why_not = entry.why_not(move)
            chosen = on is not None and on(entry)
            state = ("mj-on",) if chosen else OFF if why_not else ()
            return _traits(name, why_not or tip or name, "mj-move", *state)

        return self._control(move, look)

    def offer(self, move: Move, label: str, tip: str) -> Control:
        """A button for a step that is always open, or takes too long to try it out beforehand."""
        traits = _traits(label, tip, "mj-move")
        return self._control(move, lambda _: traits)

    def key(self, tile: Tile) -> Control:
        """A tile to pick, with the copies that are left."""
        classes, name, word = (*face_classes(tile), "mj-pick"), str(tile), tile.word

        def look(entry: HandEntry) -> Traits:
            why_not, left = entry.why_not_put(tile), entry.left(tile)
            tip = why_not or t("{tile}, {n} left", tile=word, n=left)
            return _traits(f"{name} ×{left}", tip, *classes, *(OFF if why_not else ()))

        control = self._control(lambda entry: entry.put(tile), look)
        self.keys.append(control.widget)
        return control

    def bonus_key(self, one: Field, n: int) -> Control:
        """A flower or season to lay aside; there is one of each."""
        attribute, name = one.attribute, f"{one.reader.bonus}{n}"
        word = tile_art.bonus_word(name)
        move: Move = lambda entry: entry.lay_aside(attribute, n)  # noqa: E731
        classes = *face_classes(name), "mj-pick"

        def look(entry: HandEntry) -> Traits:
            why_not, left = entry.why_not(move), 1 - (n in entry.value(attribute))
            off = OFF if why_not else ()
            return _traits(f"{name} ×{left}", why_not or word, *classes, *off)

        return self._control(move, look)

    def slot(self, place: str, n: int, tab: bool, look: Callable[[HandEntry], Look]) -> Control:
        """A place for a tile that is there; a click takes it back."""

        def tile(entry: HandEntry) -> Traits:
            classes, tip = look(entry)
            return _traits(tip, tip, *classes)

        tabbable = None if tab else False
        control = self._control(lambda entry: entry.take(place, n), tile, tabbable=tabbable)
        control.widget.on_click(self._keep_focus)
        self.slots.append(control.widget)
        return control

    def _keep_focus(self, pressed: Button) -> None:
        """Give the keyboard to the nearest tile that is there, where the pressed one is gone."""
        if pressed._dom_classes == NOTHING:
            at = self.slots.index(pressed)
            around = [*reversed(self.slots[:at]), *self.slots[at + 1 :], *self.keys[:1]]
            there = (one for one in around if one._dom_classes != NOTHING)
            next(one for one in there if one.tabbable is not False).focus()

    def _control(self, move: Move, look: Callable[[HandEntry], Traits], **fixed: Any) -> Control:
        """A button that takes a step; ``look`` says how it is for an entry."""
        button = self.parts.button(lambda: self.do(move), **look(self.entry), **fixed)
        return Control(button, lambda entry: update(button, **look(entry)))

    # --- groups --------------------------------------------------------------------

    def picker(self) -> Iterator[list[Control]]:
        """The tiles to pick from, in rows."""
        for row in self.game.tiles:
            yield [self.key(tile) for tile in row]
        if fields := self.game.bonus_fields:
            yield [self.bonus_key(one, n) for one in fields for n in BONUS_TILES]

    def aims(self) -> list[Control]:
        """What the next tile is for."""
        names = {HAND: t("hand"), WINNING: t("winning tile")}
        names |= {word: word for word in self.game.vocabulary.calls}
        names |= {one.attribute: one.keyword for one in self.game.tile_fields}
        return [self._aim(aim, name) for aim, name in names.items()]

    def _aim(self, aim: str, name: str) -> Control:
        tip = self.game.meaning(name) or t("the next tile goes here")
        return self.button(
            lambda entry: entry.aim_at(aim), name, tip, lambda entry: entry.target == aim
        )

    def wins(self) -> list[Control]:
        """How the winning tile came."""
        return [self._win(by, word) for by, word in self.game.vocabulary.win_words.items()]

    def _win(self, by: WinBy, word: str) -> Control:
        tip = self.game.meaning(word)
        return self.button(lambda entry: entry.win_by(by), word, tip, lambda entry: entry.by is by)

    def flags(self) -> list[Control]:
        """The circumstances that are a word alone."""
        return [self._flag(word) for word in self.game.vocabulary.flags]

    def _flag(self, word: str) -> Control:
        flag = self.game.vocabulary.flags[word]
        tip = self.game.meaning(word)
        return self.button(
            lambda entry: entry.toggle(word), word, tip, lambda entry: flag in entry.circumstances
        )

    def fields(self) -> Iterator[tuple[str, list[Control]]]:
        """The fields of the notation that are chosen or counted, each with its name."""
        for one in self.game.vocabulary.fields:
            if one.reader is WIND:
                winds = [*([None] if one.default is None else []), *Wind]
                yield one.keyword, [self._wind(one, wind) for wind in winds]
            elif one.reader is COUNT:
                yield one.keyword, self._count(one)

    def _wind(self, one: Field, wind: Wind | None) -> Control:
        name = one.attribute

        def nobody(entry: HandEntry) -> str:
            dealt_in = name == "discarder" and entry.by is WinBy.RON
            return t("not said") if dealt_in else t("nobody")

        return self.button(
            lambda entry: entry.choose(name, wind),
            wind.word if wind else nobody,
            t("{keyword} {wind}", keyword=one.keyword, wind=wind.word) if wind else "",
            lambda entry: entry.value(name) == wind,
        )

    def _count(self, one: Field) -> list[Control]:
        name, shown = one.attribute, self.parts.html()

        def step(by: int, sign: str, tip: str) -> Control:
            return self.button(lambda entry: entry.step(name, by), sign, tip)

        return [
            step(-1, f"− {one.keyword}", t("one {thing} less", thing=one.keyword)),
            Control(shown, lambda entry: update(shown, value=f"<b>{entry.value(name)}</b>")),
            step(+1, f"+ {one.keyword}", t("one {thing} more", thing=one.keyword)),
        ]

    def rules(self) -> list[Control]:
        """The rule sets."""
        return [self._rules(name) for name in self.game.rules]

    def _rules(self, name: str) -> Control:
        return self.button(
            lambda entry: entry.play_by(name), name, "", lambda entry: entry.rules == name
        )

    def options(self) -> Iterator[tuple[str, list[Control]]]:
        """The rules that are chosen one by one, each with its name."""
        for rule, choice in self.game.options.items():
            label = t(choice.label)
            yield label, [self._option(rule, label, value) for value in choice.values]

    def _option(self, rule: str, label: str, value: Any) -> Control:
        word = _value_word(value)
        return self.button(
            lambda entry: entry.agree(rule, value),
            word,
            t("{rule} {value}", rule=label, value=word),
            lambda entry: getattr(entry.agreed, rule) == value,
        )

    # --- the tiles that are there -----------------------------------------------------

    def hand(self) -> list[Control]:
        """The concealed tiles."""
        return [self.slot(HAND, n, True, nth(HAND, n)) for n in range(HAND_TILES)]

    def winning(self) -> list[Control]:
        """The winning tile."""
        return [self.slot(WINNING, 0, True, nth(WINNING, 0))]

    def calls(self) -> Iterator[list[Control]]:
        """The calls, four places for the tiles of each; Tab stops at the first."""
        for n in range(MOST_CALLS):
            yield [self.slot(MELDS, n, k == 0, called(n, k)) for k in range(KAN_TILES)]

    def shown(self) -> Iterator[tuple[str, list[Control]]]:
        """The tiles of each field that holds some."""
        for one in self.game.tile_fields:
            name = one.attribute
            yield one.keyword, [self.slot(name, n, True, nth(name, n)) for n in range(MOST_SHOWN)]
        for one in self.game.bonus_fields:
            name = one.attribute
            looks = [aside(one, n) for n in range(len(BONUS_TILES))]
            yield one.keyword, [self.slot(name, n, True, look) for n, look in enumerate(looks)]


def _value_word(value: Any) -> str:
    """The value of a rule in a word."""
    match value:
        case bool():
            return t("yes") if value else t("no")
        case int() | Fraction():
            return number(value)
    return str(value)


def _traits(description: str, tooltip: str, *classes: str) -> Traits:
    return {"description": description, "tooltip": tooltip, "_dom_classes": classes}
