"""What values of Hong Kong scoring are shown as; one registered function for each type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.faan import Exclusion, FaanLine
from mahjong_lessons.hongkong.payments import Payment, units_words
from mahjong_lessons.hongkong.scoring import Score, ScoredReading
from mahjong_lessons.hongkong.waiting import Waits
from mahjong_lessons.hongkong.win import BLOCK_WORDS, Win
from mahjong_lessons.views.drawing import reading_html
from mahjong_lessons.views.parts import Cell, Part, Rendered, Table
from mahjong_lessons.views.rendering import content
from mahjong_lessons.views.riichi import waits_parts


@content.register
def _(value: Payment) -> Sequence[Part]:
    steps = tuple((step,) for step in value.steps)
    receives = t("{winner} receives {n}", winner=value.winner.word, n=number(value.total))
    arithmetic = Table((t("the arithmetic"),), steps, (receives,))
    rows = tuple(
        (seat.word, shares, value.changes[seat])
        for seat, shares in zip(Wind, value.shares, strict=True)
    )
    head = (t("seat"), t("shares it pays"), t("change"))
    together = (t("together"), sum(value.shares), sum(value.changes.values()))
    return arithmetic, Table(head, rows, together)


@content.register
def _(value: Score) -> Sequence[Part]:
    parts: list[Part] = [value.win, *faan_parts(value), value.verdict]
    if value.payment:
        parts += content(value.payment)
    return [*parts, value.why]


@content.register
def _(value: ScoredReading) -> Sequence[Part]:
    return drawn_reading(value), *faan_parts(value)


@content.register
def _(value: FaanLine) -> Sequence[Part]:
    return (faan_table((value,)),)


@content.register
def _(value: Exclusion) -> Sequence[Part]:
    return (str(value),)


@content.register
def _(value: Waits) -> Sequence[Part]:
    return waits_parts(value, Win, _worth)


def _worth(scored: Score | None) -> str:
    """What a way to win would bring, in a few words."""
    if scored is None:
        return t("not possible")
    if not scored.meets_minimum:
        return t("{faan} faan: no win", faan=scored.faan)
    return t("{faan} faan, {units}", faan=scored.faan, units=units_words(scored.units))


def drawn_reading(scored: ScoredReading | Score) -> Rendered:
    """The blocks of a reading, in the words of this game."""
    drawn = reading_html(scored.reading, BLOCK_WORDS, wait=False, hand=scored.win.hand)
    return Rendered(drawn, scored.blocks)


def faan_parts(scored: ScoredReading | Score) -> list[Part]:
    """The patterns that count, and those that do not, each with the reason."""
    together = t("limit hand") if scored.limit_hand else t("together")
    return [faan_table(scored.lines, (together, "", "", scored.raw)), *excluded_parts(scored)]


def excluded_parts(scored: ScoredReading | Score) -> Iterator[Part]:
    """The patterns that are there and do not count, each with the reason, if there are any."""
    if scored.excluded:
        rows = tuple((t(each.name), each.faan, each.why) for each in scored.excluded)
        yield Table((t("not counted"), t("faan"), t("why")), rows)


def faan_table(lines: Sequence[FaanLine], foot: tuple[Cell, ...] = ()) -> Table:
    """Patterns with what they need and bring."""
    head = (t("pattern"), t("Cantonese"), t("what it needs"), t("faan"))
    rows = tuple(
        (t(line.name), line.pattern.cantonese, t(line.pattern.needs), line.faan) for line in lines
    )
    return Table(head, rows, foot)
