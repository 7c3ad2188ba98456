"""What each value of the engine is shown as; one registered function for each type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from mahjong_lessons.core.hand import Hand
from mahjong_lessons.core.readings import Reading
from mahjong_lessons.core.text import N_, listing, number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.waiting import AnyScore, AnyWaits
from mahjong_lessons.core.wins import AnyWin
from mahjong_lessons.riichi.fu import Part as FuPart
from mahjong_lessons.riichi.fu_count import FuCount, FuLine
from mahjong_lessons.riichi.judging import YakuLine
from mahjong_lessons.riichi.payments import MANGAN, Payment, points
from mahjong_lessons.riichi.recipes import RecipeCount, SideBySide
from mahjong_lessons.riichi.scoring import Score, ScoredReading
from mahjong_lessons.riichi.settlement import Changes
from mahjong_lessons.riichi.waiting import Waits
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views.drawing import (
    hand_html,
    hand_text,
    reading_html,
    reading_text,
    tiles_of_blocks,
)
from mahjong_lessons.views.parts import Cell, Part, Rendered, Table, Tiles
from mahjong_lessons.views.rendering import content


@content.register
def _(value: Tiles) -> Sequence[Part]:
    return (value.tiles,)


@content.register
def _(value: Hand) -> Sequence[Part]:
    return (value,)


@content.register
def _(value: AnyWin) -> Sequence[Part]:
    return (value,)


@content.register
def _(value: Reading) -> Sequence[Part]:
    return (value,)


@content.register
def _(value: FuLine) -> Sequence[Part]:
    return (_ledger((value,)),)


@content.register
def _(value: FuCount) -> Sequence[Part]:
    foot = ("", value.last_step, value.total)
    return value.win, _ledger(_held_lines(value), foot)


@content.register
def _(value: Payment) -> Sequence[Part]:
    steps = tuple((step,) for step in value.steps)
    return (Table((t("the arithmetic"),), steps, (_receives(value),)),)


@content.register
def _(value: Score) -> Sequence[Part]:
    parts: list[Part] = [*content(value.fu), *yaku_parts(value)]
    if value.points:
        parts += content(value.payment)
    if value.changes:
        parts.append(_changes(value, value.changes))
    return [*parts, value.why, *value.unsure]


@content.register
def _(value: ScoredReading) -> Sequence[Part]:
    fu = value.fu
    foot = ("", fu.last_step, fu.total)
    return drawn_reading(value), _ledger(_held_lines(fu), foot)


def drawn_reading(scored: ScoredReading | Score) -> Rendered:
    """The reading with the tiles of the hand itself."""
    reading, hand = scored.reading, scored.win.hand
    return Rendered(reading_html(reading, hand=hand), reading_text(reading, hand))


@content.register
def _(value: YakuLine) -> Sequence[Part]:
    return (str(value),)


@content.register
def _(value: Waits) -> Sequence[Part]:
    return waits_parts(value, Win, _worth)


def waits_parts(
    waits: AnyWaits[AnyScore], win: type[AnyWin], worth: Callable[[AnyScore | None], str]
) -> Sequence[Part]:
    """The hand, and a row for each tile that wins it, in the words of its game."""
    hand = Rendered(hand_html(waits.hand, game=win), hand_text(waits.hand, win.VOCABULARY))
    if not waits:
        return hand, t("No tile completes this hand.")
    ways = (t("by {way}", way=word) for word in win.VOCABULARY.wins)
    rows = tuple(((one.tile,), one.left, worth(one.ron), worth(one.tsumo)) for one in waits)
    return hand, Table((t("tile"), t("left"), *ways), rows)


def _worth(scored: Score | None) -> str:
    """What a way to win would score, in a few words."""
    if scored is None:
        return t("not possible")
    if not scored.points:
        return t("no yaku")
    if scored.yakuman:
        return t("{points} (yakuman)", points=number(scored.points))
    return t(
        "{points} ({han} han {fu} fu)",
        points=number(scored.points),
        han=scored.han,
        fu=scored.fu.total,
    )


def yaku_parts(scored: Score) -> Iterator[Part]:
    """The yaku with what they mean, and the han together; without any, what han would pay."""
    if not scored.yaku:
        yield t("No yaku: this hand does not win, whatever its fu. With a yaku it would pay:")
        yield _worth_with_han(scored)
        return
    unit = t("yakuman") if scored.yakuman else t("han")
    rows = tuple(
        (t(line.name), t(line.yaku.needs) if line.yaku else t("dora"), line.yakuman or line.han)
        for line in scored.yaku
    )
    together = scored.yakuman or scored.han
    limit = t(scored.limit) if scored.limit else t("together")
    yield Table((t("yaku"), t("what it needs"), unit), rows, (limit, "", together))


def _worth_with_han(scored: Score) -> Table:
    """What a hand without a yaku would pay with one to four han."""
    win = scored.win
    payments = {
        han: points(
            han,
            scored.fu.total,
            dealer=win.is_dealer,
            by=win.by,
            honba=win.honba,
            sticks=win.sticks,
            rules=scored.rules,
        )
        for han in range(1, MANGAN.han)
    }
    rows = tuple((han, _pays(payment), payment.total) for han, payment in payments.items())
    return Table((t("han"), t("pays"), t("the winner receives")), rows)


def _pays(payment: Payment) -> str:
    shares = (
        (payment.discarder, N_("{n} from the discarder")),
        (payment.others, N_("{n} from each non-dealer") if payment.dealer else N_("{n} from each")),
        (payment.dealer, N_("{n} from the dealer")),
    )
    words = listing([t(share, n=number(n)) for n, share in shares if n], "and")
    return f"{words} ({t(payment.limit)})" if payment.limit else words


def _changes(scored: Score, changes: Changes) -> Table:
    """What each player wins and loses."""
    liable = scored.win.liable
    caption = t("each player's change, sticks included")
    if liable and scored.fed_base:
        caption = t("{caption}; {seat} is liable (pao)", caption=caption, seat=liable.word)
    return Table(tuple(wind.word for wind in Wind), (tuple(changes.values()),), caption=caption)


@content.register
def _(value: RecipeCount) -> Sequence[Part]:
    rows = tuple(
        (
            done.step.number,
            t(done.step.words),
            _lines_text([line for line in done.lines if line.fu] or done.lines),
            done.fu,
            done.running,
        )
        for done in value.steps
    )
    head = (t("step"), t("what to do"), t("this hand"), t("fu"), t("sum"))
    foot = (value.last.number, t(value.last.words), "", "", value.total)
    caption = t("Document {document}", document=value.document)
    parts: list[Part] = [Table(head, rows, foot, caption)]
    return [*parts, value.silent] if value.silent else parts


@content.register
def _(value: SideBySide) -> Sequence[Part]:
    head = (t("document"), t("the sum"), t("last step"), t("fu"))
    rows = tuple(
        (count.document, _sum(count), f"{count.last.number}: {t(count.last.words)}", count.total)
        for count in value.counts
    )
    silences = [count.silent for count in value.counts if count.silent]
    return [value.win, Table(head, rows), *silences]


def _lines_text(lines: Iterable[FuLine]) -> str:
    return ", ".join(map(str, lines)) or "–"


def _sum(count: RecipeCount) -> str:
    added = [str(done.fu) for done in count.steps if done.fu]
    return f"{' + '.join(added)} = {count.raw}" if len(added) > 1 else str(count.raw)


def _ledger(lines: Iterable[FuLine], foot: tuple[Cell, ...] = ()) -> Table:
    rows = tuple((line.kind.word, line.tiles, line.why, line.fu) for line in lines)
    head = (t("line"), t("tiles"), t("why"), t("fu"))
    return Table(head, rows, ("", *foot) if foot else ())


def _held_lines(count: FuCount) -> Iterator[FuLine]:
    """The lines with the tiles of the hand itself, red fives among them."""
    reading, hand = count.reading, count.win.hand
    held = tiles_of_blocks(reading, hand)
    left = [*zip(reading.blocks, held, strict=True)]
    for line in count.lines:
        if line.part is FuPart.WAIT and line.tiles and hand.winning:
            tiles = list(held[reading.won])
            tiles.remove(hand.winning)
            yield replace(line, tiles=tuple(tiles))
        elif line.tiles:
            block = next(pair for pair in left if pair[0].tiles == line.tiles)
            left.remove(block)
            yield replace(line, tiles=block[1])
        else:
            yield line


def _receives(payment: Payment) -> str:
    return t("the winner receives {total}", total=number(payment.total))
