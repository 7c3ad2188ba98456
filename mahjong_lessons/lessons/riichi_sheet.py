"""The score sheet of a riichi game: every point accounted for.

What the four hold and the sticks on the table always add up to what the game began with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import KW_ONLY, dataclass, replace

from mahjong_lessons.core.seats import PLAYERS, seat_of
from mahjong_lessons.core.text import given, listing, number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.lessons.score_sheet import Points, ScoreSheet, SheetRow
from mahjong_lessons.riichi.payments import STICK_POINTS
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.riichi.scoring import Score, score
from mahjong_lessons.riichi.settlement import (
    Changes,
    double_ron,
    exhausted_wall,
    nagashi_mangan,
)
from mahjong_lessons.riichi.win import Circumstance, Win
from mahjong_lessons.views import Cell, Part, Table, content

START_POINTS = 25_000
"""What everybody begins with (document E, last lines)."""

DRAW, RIICHI, TENPAI, NAGASHI = "draw", "riichi", "tenpai", "nagashi"
_IN_RIICHI = {Circumstance.RIICHI, Circumstance.DOUBLE_RIICHI}


@dataclass(frozen=True)
class PlayedHand:
    """What happened in one hand of riichi; made from a line of text with :meth:`parse`.

    ``riichi`` are all seats that laid a stick, winners too. Raises ``ValueError`` for
    what cannot be.
    """

    wins: tuple[Win, ...] = ()
    riichi: frozenset[Wind] = frozenset()
    tenpai: frozenset[Wind] = frozenset()
    nagashi: frozenset[Wind] = frozenset()

    def __post_init__(self) -> None:
        winners = {win.seat: win for win in self.wins}
        declared = {seat for seat, win in winners.items() if win.circumstances & _IN_RIICHI}
        object.__setattr__(self, RIICHI, self.riichi | declared)
        if self.wins and (self.tenpai or self.nagashi):
            raise ValueError(t("tenpai and nagashi belong to a draw: leave them out after a win"))
        if self.riichi & winners.keys() - declared:
            raise ValueError(t("a winner's riichi stands in the line of the win"))
        if not self.wins and self.riichi - self.tenpai:
            raise ValueError(t("whoever declared riichi is tenpai: name that seat after tenpai"))
        if len(self.wins) > 1:
            _check_together(self.wins, winners)

    @classmethod
    def parse(cls, line: str) -> PlayedHand:
        """Read the parts of a hand, with a semicolon between them.

        A win is its one-line notation, with ``from`` after a ron; two wins are a double
        ron. A draw is ``draw``, then ``tenpai`` with seats, then perhaps ``nagashi``
        with seats. ``riichi`` names the seats of other players that laid a stick.

        >>> hand = PlayedHand.parse("draw; tenpai E W; riichi W")
        >>> sorted(hand.tenpai), sorted(hand.riichi)
        ([<Wind.EAST: 'E'>, <Wind.WEST: 'W'>], [<Wind.WEST: 'W'>])
        """
        if not isinstance(line, str):
            raise ValueError(t("a line of text is needed, not {given}", given=given(line)))
        parts = [part.strip() for part in line.split(";") if part.strip()]
        named: dict[str, frozenset[Wind]] = {}
        wins = []
        for part in parts:
            word, *seats = part.lower().split()
            if word in (RIICHI, TENPAI, NAGASHI):
                named[word] = frozenset(map(seat_of, seats))
            elif part.lower() != DRAW:
                wins.append(Win.parse(part))
        if not wins and DRAW not in map(str.lower, parts):
            raise ValueError(t("a hand ends with a win or with a draw: write one of them"))
        return cls(tuple(wins), **named)

    @property
    def dealer_stays(self) -> bool:
        """Whether the dealer deals again: after winning, or after a draw in tenpai."""
        return Wind.EAST in {win.seat for win in self.wins} | self.tenpai


@dataclass(frozen=True)
class RiichiRow(SheetRow):
    """One hand of riichi on the sheet.

    ``honba`` and ``sticks`` are those on the table before the hand, ``results`` the scores
    of its wins.
    """

    honba: int
    sticks: int
    hand: PlayedHand
    results: tuple[Score, ...]

    @property
    def dealer_stays(self) -> bool:
        """After winning, or after a draw in tenpai."""
        return self.hand.dealer_stays

    @property
    def sticks_left(self) -> int:
        """The sticks on the table after the hand."""
        return 0 if self.hand.wins else self.sticks + len(self.hand.riichi)

    @property
    def held(self) -> Points:
        """What the four players hold after the hand, in points."""
        return sum(self.scores)

    @property
    def together(self) -> Points:
        """What the four players hold, and the sticks on the table, in points."""
        return self.held + STICK_POINTS * self.sticks_left

    def __repr__(self) -> str:
        after = f"{self.scores}, sticks={self.sticks_left}"
        return f"RiichiRow({self.name!r}, honba={self.honba}, {after})"


@dataclass(frozen=True)
class RiichiSheet(ScoreSheet[RiichiRow]):
    """A game so far; :meth:`play` gives the sheet with one hand more.

    >>> sheet = play_game("234567m345p99p67s tsumo 8s", "draw; tenpai E; riichi E")
    >>> [row.scores for row in sheet.rows]
    [(24300, 26500, 24600, 24600), (23300, 28500, 23600, 23600)]
    >>> sheet.rows[-1].held, sheet.rows[-1].together
    (99000, 100000)
    """

    start: Points = START_POINTS
    _: KW_ONLY
    rules: Rules = DEFAULT

    def play(self, line: str) -> RiichiSheet:
        """Play one hand, written as :meth:`PlayedHand.parse` reads it.

        Round, honba and sticks come from the sheet; a line may repeat them but not
        contradict them. Raises ``ValueError`` for what cannot be.
        """
        hand = PlayedHand.parse(line)
        before = RiichiRow(self.place, self.scores, {}, self._honba, self._sticks, hand, ())
        sticks = before.sticks + len(hand.riichi)
        results = tuple(score(_placed(win, before, sticks), rules=self.rules) for win in hand.wins)
        by_seat = Counter(_settled(hand, results, before.honba, sticks, self.rules))
        by_seat.subtract(dict.fromkeys(hand.riichi, STICK_POINTS))
        return replace(self, rows=(*self.rows, replace(before, by_seat=by_seat, results=results)))

    @property
    def _honba(self) -> int:
        """The honba on the table before the next hand."""
        if not self.rows:
            return 0
        last = self.rows[-1]
        return last.honba + 1 if last.dealer_stays or not last.hand.wins else 0

    @property
    def _sticks(self) -> int:
        """The sticks on the table before the next hand."""
        return self.rows[-1].sticks_left if self.rows else 0

    def __repr__(self) -> str:
        return f"RiichiSheet({len(self.rows)} hands, {self.scores})"


def play_game(*lines: str, start: int = START_POINTS, rules: Rules | str = DEFAULT) -> RiichiSheet:
    """Play a game of riichi from its hands, a line each, and give its score sheet.

    >>> sheet = play_game("draw; tenpai S; riichi S")
    >>> sheet.rows[-1].scores, sheet.rows[-1].sticks_left
    ((24000, 27000, 24000, 24000), 1)
    """
    sheet = RiichiSheet(start, rules=rules_of(rules))
    for line in lines:
        sheet = sheet.play(line)
    return sheet


# --- checks and settlement --------------------------------------------------------


def _check_together(wins: Sequence[Win], winners: Collection[Wind]) -> None:
    discarders = {win.discarder for win in wins}
    if None in discarders or len(discarders) > 1 or len(winners) < len(wins):
        raise ValueError(t("several players win by ron only, on the same discard: write from"))
    if any(win.liable for win in wins):
        raise ValueError(t("liability among several winners is not settled here"))


def _placed(win: Win, before: RiichiRow, sticks: int) -> Win:
    """The win with what the sheet knows; its line may leave that out."""
    for name, said, left_out, known in (
        (t("round"), win.round, Wind.EAST, before.round),
        (t("honba"), win.honba, 0, before.honba),
        (t("sticks"), win.sticks, 0, sticks),
    ):
        if said not in (left_out, known):
            raise ValueError(
                t("the sheet says {name} {known}, not {said}", name=name, known=known, said=said)
            )
    return replace(win, round=before.round, honba=before.honba, sticks=sticks)


def _settled(
    hand: PlayedHand, results: Sequence[Score], honba: int, sticks: int, rules: Rules
) -> Changes:
    """What the hand itself moves, by seat: sticks are taken here, and were laid before."""
    if not results:
        return nagashi_mangan(hand.nagashi) if hand.nagashi else exhausted_wall(hand.tenpai)
    if any(not result.points for result in results):
        raise ValueError(t("this hand has no yaku: it does not win"))
    if len(results) == 1:
        return results[0].settle()
    worth = {result.win.seat.value: result.points for result in results}
    discarder = hand.wins[0].discarder
    assert discarder is not None  # _check_together
    own = [seat.value for seat in hand.riichi if seat in worth]
    return double_ron(
        worth, discarder=discarder, honba=honba, sticks=sticks, riichi=own, rules=rules
    )


# --- words ------------------------------------------------------------------------


@content.register
def _(value: RiichiSheet) -> Sequence[Part]:
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            row.title,
            row.honba,
            _happened(row),
            *row.scores,
            row.held,
            STICK_POINTS * row.sticks_left,
            row.together,
        )
        for row in value.rows
    )
    head = (t("hand"), t("honba"), t("what happened"), *map(str, PLAYERS))
    return (Table((*head, t("the four"), t("on the table"), t("together")), rows),)


@content.register
def _(value: RiichiRow) -> Sequence[Part]:
    numbers = [_moved(value, player) for player in PLAYERS]
    laid = STICK_POINTS * len(value.hand.riichi)
    lying, left = STICK_POINTS * value.sticks, STICK_POINTS * value.sticks_left
    numbers.append((lying, laid, left - lying - laid, left))
    names = [(str(player), value.seat(player).word) for player in PLAYERS]
    names.append((t("on the table"), ""))
    rows = tuple((*who, *moved) for who, moved in zip(names, numbers, strict=True))
    together = tuple(map(sum, zip(*numbers, strict=True)))
    head = (t("player"), t("seat"), t("before"), t("riichi"), t("the hand"), t("after"))
    title = t("{hand}, {n} honba: {words}", hand=value.name, n=value.honba, words=_happened(value))
    wins = [result.win for result in value.results]
    return title, *wins, Table(head, rows, (t("together"), "", *together))


def _moved(row: RiichiRow, player: int) -> tuple[Points, ...]:
    """What a player had before, laid, won or lost by the hand, and has now."""
    before, change = row.before[player - 1], row.changes[player - 1]
    laid = -STICK_POINTS if row.seat(player) in row.hand.riichi else 0
    return before, laid, change - laid, before + change


def _happened(row: RiichiRow) -> str:
    """What happened in a hand, in a few words."""
    hand = row.hand
    words = [_won(result) for result in row.results]
    if not words:
        words = [t("draw")]
        words.append(t("tenpai {seats}", seats=_names(hand.tenpai) or t("nobody")))
    if hand.nagashi:
        words.append(t("nagashi mangan {seats}", seats=_names(hand.nagashi)))
    if others := hand.riichi - {win.seat for win in hand.wins}:
        words.append(t("riichi {seats}", seats=_names(others)))
    return ", ".join(words)


def _won(result: Score) -> str:
    win = result.win
    words = {"winner": win.seat.word, "points": number(result.points)}
    if win.discarder:
        return t("{winner} ron from {loser} {points}", loser=win.discarder.word, **words)
    return t("{winner} tsumo {points}", **words)


def _names(seats: Collection[Wind]) -> str:
    return listing([seat.word for seat in Wind if seat in seats], "and")
