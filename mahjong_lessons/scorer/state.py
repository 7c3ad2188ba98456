"""A hand while it is being entered: what is there, what can come next, and why not.

Every step gives a new value. A step that cannot be raises :class:`Refused` with the reason,
so what is possible is asked by trying. Tiles, calls, how it was won, seat and round always
stand; what else was said of the win yields to them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Any, TypeAlias

from mahjong_lessons.core import notation, rules as rule_sets
from mahjong_lessons.core.hand import (
    HandError,
    Meld,
    MeldKind,
    TileCountError,
    Unfinished,
    check_copies,
    count_problem,
)
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, nt, t
from mahjong_lessons.core.tiles import Tile, format_tiles
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.scorer.calls import calls_from
from mahjong_lessons.scorer.deal import deal
from mahjong_lessons.scorer.draft import Draft, settled
from mahjong_lessons.scorer.game import HandWorth, SampleWin

HAND, WINNING, MELDS = "hand", "winning", "melds"
"""Places of tiles, beside the fields that hold some; a new tile may also go to a call."""

_STANDING = ("seat", "round")
"""Facts that are never dropped for the sake of others."""


class Refused(HandError):
    """A step that cannot be taken; the message is the reason."""

    @property
    def words(self) -> str:
        """The reason, and the place in the line where it shows one."""
        return "\n".join(filter(None, (str(self), self.pointer)))


@dataclass(frozen=True)
class HandEntry(Draft, Displayable):
    """A draft while somebody works on it: where the next tile goes, and what was there before.

    ``aim`` is where the next tile goes: "hand", "winning", the word of a call, or a field that
    holds tiles. ``picked`` are tiles of a call that is not settled yet. ``typed`` is a line that
    could not be entered, and ``fault`` the reason. ``message`` says what the last step did beside
    what was asked.

    >>> from mahjong_lessons.scorer import RIICHI
    >>> entry = HandEntry(RIICHI).read("111m456678p35s99s")
    >>> entry.ask
    'The next tile is the winning tile.'
    >>> entry.put(Tile.parse("4s")).toggle("riichi").line
    '111m456678p3599s ron 4s riichi'
    """

    rules: Any = None
    aim: str = HAND
    picked: tuple[Tile, ...] = ()
    typed: str = ""
    fault: str = field(default="", compare=False)
    message: str = field(default="", compare=False)
    example: int = field(default=0, compare=False)
    """How many examples were shown already."""
    record: int = field(default=0, compare=False)
    """How many recorded wins were shown already."""
    before: HandEntry | None = field(default=None, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.rules is None:
            object.__setattr__(self, "rules", self.game.default_rules)

    # --- what comes next, and what comes of it -------------------------------------

    @property
    def target(self) -> str:
        """Where the next tile goes: a hand of 13 takes the winning tile."""
        return WINNING if self.aim == HAND and not self.hand.room else self.aim

    @cached_property
    def win(self) -> Any:
        """The win, once it is complete; raises ``HandError`` before."""
        return self.game.win(hand=self.hand.hand, by=self.by, **self._about)

    @property
    def _about(self) -> dict[str, Any]:
        return {"circumstances": self.circumstances, **self.values}

    @cached_property
    def outcome(self) -> HandWorth | str:
        """What the hand is worth; or which tiles would win, for how much; or what is missing."""
        if self.hand.room:
            return self._missing
        try:
            if self.hand.winning is None:
                return self.game.waits(self.hand.hand, self._about, self.rules)
            return self.game.score(self.win, self.rules)
        except HandError as error:
            return str(error)

    @property
    def headline(self) -> str:
        """The outcome in a line."""
        outcome = self.outcome
        return outcome if isinstance(outcome, str) else outcome.headline

    @property
    def words(self) -> str:
        """What the last step did beside what was asked, and why a typed line is not entered."""
        not_entered = self.fault and t("The line is not entered yet. {why}", why=self.fault)
        return "\n".join(filter(None, (self.message, not_entered)))

    @property
    def ask(self) -> str:
        """What the next tile is for."""
        if self.target in self.game.vocabulary.calls:
            if not self.picked:
                return t("Pick the first tile of the {call}.", call=self.target)
            choice = listing([str(tile) for tile in self._choice()])
            return t(
                "{call} {tiles}…: {choice}?",
                call=self.target,
                tiles=format_tiles(self.picked),
                choice=choice,
            )
        if self.target not in (HAND, WINNING):
            return t("Pick tiles for {field}.", field=self.game.field(self.target).keyword)
        if self.target == HAND:
            return t("The next tile goes to the hand.")
        if self.hand.winning is None:
            return t("The next tile is the winning tile.")
        return t("Another tile replaces the winning tile.")

    @property
    def _missing(self) -> str:
        n, missing = self.hand.room, []
        if n:
            missing.append(nt("{n} more tile", "{n} more tiles", n))
        if self.hand.winning is None:
            missing.append(t("the winning tile"))
        return t("Missing: {what}.", what=listing(missing, "and"))

    # --- steps ------------------------------------------------------------------

    def after(self, move: Move) -> HandEntry:
        """The next state; a step that cannot be leaves all as it is and says why."""
        try:
            return move(self)
        except Refused as reason:
            return replace(self, message=reason.words)

    def why_not(self, move: Move) -> str:
        """Why a step cannot be taken; nothing if it can."""
        try:
            move(self)
        except Refused as reason:
            return reason.words
        return ""

    def aim_at(self, aim: str) -> HandEntry:
        """Say what the next tile is for; the same once more goes back to the hand."""
        vocabulary = self.game.vocabulary
        if aim in vocabulary.calls:
            self._require_room()
        elif aim not in (HAND, WINNING):
            tiles = (*self.value(aim), self.game.tiles[0][0])
            self._require(replace(self, values=self._with(aim, tiles)).contradiction)
        return self._changed(aim=HAND if aim == self.aim else aim)

    def put(self, tile: Tile) -> HandEntry:
        """Put a tile where the next one goes."""
        self._require(self.why_not_put(tile))
        hand, target = self.hand, self.target
        if target == HAND:
            return self._next(hand=replace(hand, concealed=(*hand.concealed, tile)))
        if target == WINNING:
            return self._next(hand=replace(hand, winning=tile), aim=HAND)
        if target in self.game.vocabulary.calls:
            found = self._calls(tile)
            if len(found) > 1:
                return self._changed(picked=(*self.picked, tile))
            return self._next(hand=replace(hand, melds=(*hand.melds, found[0])), aim=HAND)
        return self._next(values=self._with(target, (*self.value(target), tile)))

    def why_not_put(self, tile: Tile) -> str:
        """Why a tile cannot come next; nothing if it can."""
        target = self.target
        in_place = self.hand.winning if target == WINNING else None
        freed = in_place is not None and (
            in_place == tile if tile.red else in_place.kind == tile.kind
        )
        if self.left(tile) + freed < 1:
            return t("every {tile} is in use", tile=tile)
        if target in self.game.vocabulary.calls:
            found = self._calls(tile)
            if not found:
                return t("no {call} is left that starts with {tile}", call=target, tile=tile)
            if self.picked and len(found) == len(self._calls()):
                return t("choose {tiles}", tiles=listing([str(one) for one in self._choice()]))
        elif target not in (HAND, WINNING):
            tiles = (*self.value(target), tile)
            return replace(self, values=self._with(target, tiles)).contradiction
        return ""

    def take(self, place: str, n: int = 0) -> HandEntry:
        """Take a tile (or a whole call) back: the n-th of a place."""
        hand = self.hand
        if place == WINNING:
            return self._next(hand=replace(hand, winning=None))
        if place == HAND:
            return self._next(hand=replace(hand, concealed=_without(hand.concealed, n)))
        if place == MELDS:
            return self._next(hand=replace(hand, melds=_without(hand.melds, n)))
        return self._next(values=self._with(place, _without(self.value(place), n)))

    def win_by(self, by: WinBy) -> HandEntry:
        """Say how the winning tile came."""
        return self._next(by=by)

    def toggle(self, word: str) -> HandEntry:
        """Add a circumstance, or take it away again."""
        flag = self.game.vocabulary.flags[word]
        if flag in self.circumstances:
            return self._next(circumstances=self.circumstances - {flag})
        after = self._changed(circumstances=self.circumstances | {flag})
        self._require(after.contradiction)
        return after

    def choose(self, attribute: str, value: Any) -> HandEntry:
        """Give a field of the notation a value."""
        after = self._changed(values=self._with(attribute, value))
        if attribute not in _STANDING:
            self._require(after.contradiction)
        return after._settled()

    def lay_aside(self, attribute: str, n: int) -> HandEntry:
        """Lay a flower or season aside; :meth:`take` takes it back."""
        if n in self.value(attribute):
            raise Refused(t("it is laid aside already, and there is one of it"))
        return self.choose(attribute, tuple(sorted((*self.value(attribute), n))))

    def step(self, attribute: str, by: int) -> HandEntry:
        """Count a field up or down."""
        if (n := self.value(attribute) + by) < 0:
            raise Refused(t("there are none"))
        return self.choose(attribute, n)

    def play_by(self, rules: Any) -> HandEntry:
        """Score by other rules: a rule set's name, or rules themselves."""
        return self._next(rules=rules)

    @property
    def agreed(self) -> Any:
        """The rules themselves."""
        return rule_sets.find(self.rules, self.game.rules)

    def agree(self, rule: str, value: Any) -> HandEntry:
        """Choose one rule; the others stay."""
        try:
            changed = rule_sets.swap(self.agreed, rule, value)
        except ValueError as error:
            raise Refused(str(error)) from None
        return self._next(rules=rule_sets.name_among(changed, self.game.rules) or changed)

    def clear(self) -> HandEntry:
        """Take everything away but the rules."""
        return self._next(**_EMPTY)

    def undo(self) -> HandEntry:
        """What was there before the last step."""
        if self.before is None:
            raise Refused(t("nothing was entered before"))
        return self.before

    def read(self, line: str) -> HandEntry:
        """Take everything from a line of the notation; nothing changes if it cannot be read."""
        try:
            found = notation.parse_unfinished(line, self.game.vocabulary)
            parts = {name: found.pop(name) for name in ("hand", "by", "circumstances")}
            parts["by"] = parts["by"] or WinBy.RON
            parts["values"] = {
                name: value
                for name, value in found.items()
                if value != self.game.usual_values[name]
            }
            after = replace(self, **{**_EMPTY, **parts})
            self._check(after)
        except HandError as error:
            raise Refused(str(error), text=error.text, span=error.span) from None
        self._require(after.contradiction)
        return self._next(**{**_EMPTY, **parts})

    def write(self, line: str) -> HandEntry:
        """Take everything from a line that was typed; one that cannot be read stays beside all."""
        try:
            return self.read(line)
        except Refused as reason:
            return self._changed(typed=line, fault=reason.words)

    def show(self, sample: SampleWin) -> HandEntry:
        """Take a win to look at in the place of what is there."""
        rules = self.rules if sample.rules is None else sample.rules
        return replace(replace(self.read(sample.line), rules=rules), message=sample.say())

    def next_example(self) -> HandEntry:
        """Show the next example; after the last the first follows."""
        sample = self.game.examples[self.example % len(self.game.examples)]
        return replace(self.show(sample), example=self.example + 1)

    def next_record(self) -> HandEntry:
        """Show the next recorded win."""
        records = self.game.records() if self.game.records else ()
        if not records:
            raise Refused(t("there are no recorded wins"))
        return replace(self.show(records[self.record % len(records)]), record=self.record + 1)

    def deal(self, random: Random) -> HandEntry:
        """Show a random win; hands that the rules do not let win are dealt again."""
        bonus = self.game.bonus_in_play(self.agreed)
        for _ in range(_DEALS):
            dealt = self._next(**{**_EMPTY, **deal(self.game, random, bonus=bonus)})
            if not isinstance(dealt.outcome, str) and dealt.outcome.wins:
                return replace(dealt, message=t("A random win."))
        raise Refused(t("no random hand won by these rules: choose others, or deal again"))

    def __repr__(self) -> str:
        return f"HandEntry({self.line!r})"

    # --- inside -------------------------------------------------------------------

    def _check(self, after: HandEntry) -> None:
        """Refuse too many tiles, and more copies than there are."""
        hand, vocabulary = after.hand, self.game.vocabulary
        if hand.room < 0:
            ways, kan = listing(list(vocabulary.wins)), vocabulary.call_words[MeldKind.KAN]
            raise TileCountError(count_problem(hand.concealed, hand.melds, ways, kan) or "")
        check_copies((*hand.tiles, *after.shown))

    def _with(self, attribute: str, value: Any) -> dict[str, Any]:
        """The values with another one; what is as usual is left out."""
        others = {name: other for name, other in self.values.items() if name != attribute}
        usual = value == self.game.usual_values[attribute]
        return others if usual else {**others, attribute: value}

    def _require(self, problem: str) -> None:
        if problem:
            raise Refused(problem)

    def _require_room(self) -> None:
        if self.hand.room < 3:
            raise Refused(
                t(
                    "a call needs room for three tiles; the hand has room for {n}",
                    n=max(0, self.hand.room),
                )
            )

    def _calls(self, *tile: Tile) -> list[Meld]:
        """The calls that the picked tiles, and perhaps one more, can still become."""
        kind = self.game.vocabulary.calls[self.target]
        found = calls_from(kind, (*self.picked, *tile), self.game.red_fives)
        return [meld for meld in found if self._in_stock(meld)]

    def _choice(self) -> list[Tile]:
        """The tiles that tell the calls apart that are still possible."""
        tiles = sorted({tile for meld in self._calls() for tile in meld.tiles})
        return [
            tile
            for tile in tiles
            if len(self._calls(tile)) < len(self._calls()) and self._calls(tile)
        ]

    def _in_stock(self, meld: Meld) -> bool:
        need = [(tile, sum(other.kind == tile.kind for other in meld.tiles)) for tile in meld.tiles]
        return all(self.left(tile.plain) >= n and self.left(tile) > 0 for tile, n in need)

    def _next(self, **changes: Any) -> HandEntry:
        """The next state, with what cannot be true any more taken away."""
        return self._changed(**changes)._settled()

    def _changed(self, **changes: Any) -> HandEntry:
        """The next state as it is; no other where nothing changes."""
        after = replace(self, **{"before": self, "picked": (), "message": "", **changes})
        return replace(self, message="") if after == self else after

    def _settled(self) -> HandEntry:
        """The same without what cannot be true any more, and a message that says so."""
        if not self.contradiction:
            return self
        kept, dropped = settled(self, _STANDING)
        return replace(kept, message=" ".join(dropped))


Move: TypeAlias = Callable[[HandEntry], HandEntry]
"""A step: from one state to the next."""

_DEALS = 200
"""Hands dealt at most until one wins."""

_EMPTY: Mapping[str, Any] = {
    "hand": Unfinished(),
    "by": WinBy.RON,
    "circumstances": frozenset(),
    "values": {},
    "aim": HAND,
    "picked": (),
    "typed": "",
    "fault": "",
}


def _without(values: tuple[Any, ...], n: int) -> tuple[Any, ...]:
    if not 0 <= n < len(values):
        raise Refused(t("nothing is there"))
    return values[:n] + values[n + 1 :]
