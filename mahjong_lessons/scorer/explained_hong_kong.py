"""The whole answer for one Hong Kong win: its reading, faan, units, payments, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mahjong_lessons.core.readings import Reading
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import Tile
from mahjong_lessons.hongkong.faan import FaanLine
from mahjong_lessons.hongkong.payments import units_words
from mahjong_lessons.hongkong.scoring import Score
from mahjong_lessons.hongkong.unit_tables import exact
from mahjong_lessons.hongkong.win import Win
from mahjong_lessons.scorer.parts import beside, hidden
from mahjong_lessons.views import Cell, Part, Rendered, Table, content, tile_art
from mahjong_lessons.views.hongkong import drawn_reading, excluded_parts


@dataclass(frozen=True)
class ExplainedFaan(Displayable):
    """A Hong Kong score with everything that explains it.

    >>> from mahjong_lessons.hongkong import Win, score
    >>> ExplainedFaan(score(Win.parse("234567m78m22z pung 777z discard 9m"))).headline
    '4 faan: 16 units'
    """

    score: Score

    @property
    def wins(self) -> bool:
        """Whether the hand has faan enough to win."""
        return self.score.meets_minimum

    @property
    def headline(self) -> str:
        """The worth in a line."""
        score = self.score
        if not score.meets_minimum:
            return score.verdict
        words = {"faan": score.faan, "raw": score.raw, "units": units_words(score.units)}
        if score.limit_hand:
            return t("Limit hand: {faan} faan, {units}", **words)
        if score.raw > score.faan:
            return t("{raw} faan, {faan} count: {units}", **words)
        return t("{faan} faan: {units}", **words)

    @property
    def paid(self) -> Sequence[Part]:
        """Who pays what; while nobody is said to have dealt in, by the part that each played."""
        score = self.score
        if not score.meets_minimum:
            return ()
        if payment := score.payment:
            return content(payment)
        return t("Who dealt in? With from you see all four seats."), self._by_part

    @property
    def _by_part(self) -> Table:
        win, rules = self.score.win, self.score.rules
        share = exact(self.score.units * rules.points_per_unit)
        by_discarder, by_others = self.score.discard_shares
        together = exact(by_discarder + 2 * by_others)
        rows = (
            (t("{seat}, who won", seat=win.seat.word), 0, exact(together * share)),
            (t("who dealt in"), by_discarder, exact(-by_discarder * share)),
            (t("the two others, each"), by_others, exact(-by_others * share)),
        )
        return Table((t("player"), t("shares it pays"), t("change")), rows)

    def __repr__(self) -> str:
        return f"ExplainedFaan({str(self.score.win)!r}, faan={self.score.faan})"


@content.register
def _(value: ExplainedFaan) -> Sequence[Part]:
    score = value.score
    counts = (_ledger(score), *excluded_parts(score))
    return (
        drawn_reading(score),
        beside(counts, (score.verdict, *value.paid)),
        score.why,
        *_others(score),
    )


def _ledger(score: Score) -> Table:
    """The patterns that count beside the tiles that earn them."""
    together = t("limit hand") if score.limit_hand else t("together")
    rows = tuple(
        (
            f"{t(line.name)} {line.pattern.cantonese}",
            _earning(line, score.reading, score.win),
            t(line.pattern.needs),
            line.faan,
        )
        for line in score.lines
    )
    head = (t("pattern"), t("tiles"), t("what it needs"), t("faan"))
    return Table(head, rows, (together, "", "", score.raw))


def _earning(line: FaanLine, reading: Reading, win: Win) -> Cell:
    """The tiles that earn a line; in words where they are all of the hand or of its sets."""
    earning = line.pattern.earned_by(reading, win)
    if names := [name for name in earning if isinstance(name, str)]:
        return Rendered(tile_art.bonus_html(names), " ".join(names))
    tiles = tuple(tile for tile in earning if isinstance(tile, Tile))
    if tiles == win.hand.tiles:
        return t("all tiles")
    if len(tiles) == sum(len(block.tiles) for block in reading.sets):
        return t("all sets")
    return tiles


def _others(score: Score) -> Iterator[Part]:
    """The other readings with their own patterns."""
    for other in score.readings[1:]:
        label = t("Read as {reading}: {faan} faan", reading=other.blocks, faan=other.faan)
        yield hidden(other, label)
