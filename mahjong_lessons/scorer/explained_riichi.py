"""The whole answer for one win: its reading, fu, han, limit, arithmetic, payments, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.riichi.scoring import Score
from mahjong_lessons.riichi.win import Circumstance
from mahjong_lessons.scorer.parts import beside, hidden
from mahjong_lessons.views import Part, Table, content
from mahjong_lessons.views.drawing import reading_text
from mahjong_lessons.views.riichi import drawn_reading, yaku_parts


@dataclass(frozen=True)
class ExplainedScore(Displayable):
    """A score with everything that explains it.

    >>> from mahjong_lessons.riichi import Win, score
    >>> ExplainedScore(score(Win.parse("111m456678p35s99s ron 4s riichi"))).headline
    '1,300 points: 1 han, 40 fu'
    """

    score: Score

    @property
    def wins(self) -> bool:
        """Whether the hand wins: it has a yaku."""
        return self.score.points > 0

    @property
    def idle(self) -> Sequence[str]:
        """What was said of the win and changes nothing under these rules, in words."""
        score = self.score
        win, rules = score.win, score.rules
        said = (
            (
                Circumstance.RENHOU in win.circumstances and rules.renhou == "none",
                t("Renhou counts nothing: these rules do not know it."),
            ),
            (
                win.hand.reds > 0 and not rules.red_fives,
                t("Red fives are no dora under these rules."),
            ),
            (
                win.liable is not None and not score.fed_base,
                t("Liable changes nothing: the hand has no yakuman that somebody answers for."),
            ),
        )
        return [words for idle, words in said if idle]

    @property
    def headline(self) -> str:
        """The worth in a line."""
        score = self.score
        if not score.points:
            return t("No yaku: this hand does not win.")
        words = {"points": number(score.points), "limit": t(score.limit)}
        if score.yakuman:
            return t("{points} points: yakuman × {n}", n=score.yakuman, **words)
        words |= {"han": str(score.han), "fu": str(score.fu.total)}
        if score.limit:
            return t("{points} points: {limit}, {han} han, {fu} fu", **words)
        return t("{points} points: {han} han, {fu} fu", **words)

    @property
    def payments(self) -> Table:
        """What each of the four players wins or loses, sticks included."""
        score = self.score
        win, payment = score.win, score.payment
        head = (t("player"), t("change"))
        if changes := score.changes:
            return Table(head, tuple((Wind(seat).word, n) for seat, n in changes.items()))
        rows = (
            (t("{seat}, who won", seat=win.seat.word), payment.total),
            (t("who dealt in"), -payment.discarder),
            (t("the two others"), 0),
        )
        return Table(head, rows)

    def __repr__(self) -> str:
        return f"ExplainedScore({str(self.score.win)!r}, points={self.score.points})"


@content.register
def _(value: ExplainedScore) -> Sequence[Part]:
    score = value.score
    ledger = content(score.readings[0])[1:]
    worth = [*yaku_parts(score)]
    if score.points:
        worth += [*content(score.payment), value.payments]
    shown = (drawn_reading(score), beside(ledger, worth), score.why)
    return (*shown, *_others(score), *score.unsure, *value.idle)


def _others(score: Score) -> Iterator[Part]:
    """The other readings with their own ledgers."""
    for other in score.readings[1:]:
        points, reading = number(other.points), reading_text(other.reading, other.win.hand)
        yield hidden(other, t("Read as {reading}: {points} points", reading=reading, points=points))
