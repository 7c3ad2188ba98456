"""How values look: as HTML in a notebook, as plain text elsewhere.

Both come from the same content, so that the plain twin never says less. A
value's content is a list of parts: tiles, paragraphs and tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import singledispatch
from html import escape
from typing import TypeAlias

from mahjong_lessons import tile_art
from mahjong_lessons.hand import Hand, Meld, MeldKind
from mahjong_lessons.notation import WinBy
from mahjong_lessons.readings import Reading
from mahjong_lessons.riichi.fu_count import FuCount, FuLine
from mahjong_lessons.riichi.judging import YakuLine
from mahjong_lessons.riichi.payments import MANGAN, Payment, points
from mahjong_lessons.riichi.recipes import RecipeCount, SideBySide
from mahjong_lessons.riichi.scoring import Score, ScoredReading
from mahjong_lessons.riichi.settlement import Changes, fed_base
from mahjong_lessons.riichi.waits import Waits
from mahjong_lessons.riichi.win import Circumstance, Win
from mahjong_lessons.show import Shown
from mahjong_lessons.text import listing, number, t
from mahjong_lessons.tiles import Tile, Wind, format_tiles, parse_tiles

Cell: TypeAlias = str | int | tuple[Tile, ...] | Win | Reading
"""A table cell: words, a number, tiles, a win, or one reading of a win."""

_CSS = """
.mj-view{margin:.4em 0;line-height:1.5}
.mj-view p{margin:.3em 0}
.mj-hand{display:flex;flex-wrap:wrap;gap:.9em;align-items:flex-end;margin:.5em 0;font-size:1.15em}
.mj-hand .mj-part{display:inline-block;white-space:nowrap}
.mj-hand .mj-note{font-size:.8em;display:block;opacity:.75}
.mj-row{display:flex;flex-wrap:wrap;gap:.5em .4em;font-size:1.15em}
.mj-named{display:flex;flex-direction:column;align-items:center;width:2.9em;text-align:center}
.mj-named b{font-family:monospace;font-size:.85em}
.mj-named small{font-size:.7em;line-height:1.15}
.mj-facts{font-size:.9em;opacity:.85;margin:.2em 0 .6em}
table.mj-table{border-collapse:collapse;margin:.5em 0}
table.mj-table caption{text-align:left;font-weight:bold;padding:.2em 0}
table.mj-table.mj-table th,table.mj-table.mj-table td{padding:.25em .7em;text-align:left;
vertical-align:middle;border-bottom:1px solid rgba(128,128,128,.35)}
table.mj-table.mj-table th{border-bottom:2px solid rgba(128,128,128,.7)}
table.mj-table.mj-table .mj-number{text-align:right;font-variant-numeric:tabular-nums}
table.mj-table .mj-hand{margin:.1em 0;gap:.6em}
table.mj-table .mj-facts{margin:0}
table.mj-table tr.mj-foot td{font-weight:bold;border-top:2px solid rgba(128,128,128,.7)}
details.mj-reveal>summary{cursor:pointer;font-weight:bold;padding:.2em 0}
"""


@dataclass(frozen=True)
class Style(Shown):
    """The style sheet of the page; a lesson shows it once, in its first cell."""

    def __str__(self) -> str:
        return ""

    def __repr__(self) -> str:
        return "Style()"


def style() -> Style:
    """The style sheet with the tile faces, to be shown once a page."""
    return Style()


@dataclass(frozen=True)
class Table(Shown):
    """A small table: a head, rows of cells, and perhaps a last row that sums up.

    >>> print(Table(("hand", "fu"), (("pinfu tsumo", 20), ("seven pairs", 25))))
    hand         fu
    -----------  --
    pinfu tsumo  20
    seven pairs  25
    """

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    foot: tuple[Cell, ...] = ()
    caption: str = ""

    def __repr__(self) -> str:
        return f"Table({len(self.rows)} rows: {', '.join(self.head)})"


@dataclass(frozen=True)
class Tiles(Shown):
    """Tiles in a row; ``named`` says below each how it is written and what it is called."""

    tiles: tuple[Tile, ...]
    named: bool = False

    def __repr__(self) -> str:
        return f'Tiles("{format_tiles(self.tiles)}")'


def draw(tiles: str | Tile | Iterable[Tile]) -> Tiles:
    """Tiles to be drawn in a row, in the order given; text is read as notation.

    >>> draw("7p0p")
    Tiles("70p")
    """
    return Tiles(_tiles(tiles))


def name(tiles: str | Tile | Iterable[Tile]) -> Tiles:
    """Tiles to be drawn in a row with their names below.

    >>> print(name("0p7z"))
    0p red 5 pin, 7z Red dragon
    """
    return Tiles(_tiles(tiles), named=True)


def _tiles(tiles: str | Tile | Iterable[Tile]) -> tuple[Tile, ...]:
    match tiles:
        case str():
            return parse_tiles(tiles)
        case Tile():
            return (tiles,)
    return tuple(tiles)


@dataclass(frozen=True)
class Stack(Shown):
    """Values shown one below the other."""

    values: tuple[Shown, ...]

    def __repr__(self) -> str:
        return f"Stack({', '.join(map(repr, self.values))})"


def stack(*values: Shown) -> Stack:
    """Show several values one below the other, such as all readings of a hand.

    >>> stack(draw("123m"), draw("44z"))
    Stack(Tiles("123m"), Tiles("44z"))
    """
    return Stack(values)


@dataclass(frozen=True)
class Reveal(Shown):
    """A value behind a click, so that a learner can predict it first."""

    value: Shown
    label: str

    def __repr__(self) -> str:
        return f"Reveal({self.value!r})"


def reveal(value: Shown, label: str = "Show the answer") -> Reveal:
    """Hide a value behind a click; works on a page without a kernel too.

    >>> reveal(Table(("fu",), ((30,),)))
    Reveal(Table(1 rows: fu))
    """
    return Reveal(value, t(label))


@dataclass(frozen=True, slots=True)
class Drawn:
    """A part that comes drawn already, by a module above: its HTML and its plain twin."""

    html: str
    text: str


Part: TypeAlias = str | Table | Win | Hand | Reading | tuple[Tile, ...] | Drawn
"""A part of a value's content: a paragraph, a table, or something that is drawn."""


@singledispatch
def content(value: object) -> Sequence[Part]:
    """The parts that a value is shown as; one registered function for each type."""
    raise TypeError(t("there is no view of {type}", type=type(value).__name__))


def html(value: object) -> str:
    """A value as HTML."""
    match value:
        case Style():
            return f"<style>{tile_art.stylesheet()}{_CSS}</style>"
        case Reveal():
            summary = f"<summary>{escape(value.label)}</summary>"
            return f'<details class="mj-reveal">{summary}{html(value.value)}</details>'
        case Table():
            return _table_html(value)
        case Stack():
            return "".join(html(each) for each in value.values)
        case Tiles(named=True):
            return _named_html(value.tiles)
    return f'<div class="mj-view">{"".join(_part_html(part) for part in content(value))}</div>'


def text(value: object) -> str:
    """A value as plain text."""
    match value:
        case Reveal():
            return text(value.value)
        case Table():
            return _table_text(value)
        case Stack():
            return "\n".join(text(each) for each in value.values)
        case Tiles(named=True):
            return ", ".join(f"{tile} {tile.word}" for tile in value.tiles)
    *parts, last = content(value)
    spaced = (_part_text(part) + "\n" * isinstance(part, Table) for part in parts)
    return "\n".join([*spaced, _part_text(last)])  # a blank line after a table


def _part_html(part: Part) -> str:
    match part:
        case Table():
            return _table_html(part)
        case str():
            return f"<p>{escape(part)}</p>"
        case Drawn():
            return part.html
        case Win():
            return _hand_html(part.hand, part.by) + _facts_html(part)
        case Hand():
            return _hand_html(part)
        case Reading():
            return _reading_html(part)
        case _:
            return f'<div class="mj-hand">{tile_art.tiles_html(part)}</div>'


def _part_text(part: Part) -> str:
    match part:
        case Table():
            return _table_text(part)
        case tuple():
            return format_tiles(part)
        case Drawn():
            return part.text
        case _:
            return str(part)


# --- what each value consists of ---------------------------------------------


@content.register
def _(value: Tiles) -> Sequence[Part]:
    return (value.tiles,)


@content.register
def _(value: Hand) -> Sequence[Part]:
    return (value,)


@content.register
def _(value: Win) -> Sequence[Part]:
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
    return value.win, _ledger(value.lines, foot)


@content.register
def _(value: Payment) -> Sequence[Part]:
    steps = tuple((step,) for step in value.steps)
    return (Table((t("the arithmetic"),), steps, (_receives(value),)),)


@content.register
def _(value: Score) -> Sequence[Part]:
    parts: list[Part] = [*content(value.fu), *_yaku(value)]
    if value.points:
        parts += content(value.payment)
    if value.changes:
        parts.append(_changes(value, value.changes))
    return [*parts, value.why, *value.unsure]


@content.register
def _(value: ScoredReading) -> Sequence[Part]:
    return value.reading, _ledger(value.fu.lines, ("", value.fu.last_step, value.fu.total))


@content.register
def _(value: YakuLine) -> Sequence[Part]:
    return (str(value),)


@content.register
def _(value: Waits) -> Sequence[Part]:
    head = (t("tile"), t("left"), t("by ron"), t("by tsumo"))
    rows = tuple(((line.tile,), line.left, _worth(line.ron), _worth(line.tsumo)) for line in value)
    if not rows:
        return value.hand, t("No tile completes this hand.")
    return value.hand, Table(head, rows)


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


def _yaku(scored: Score) -> Iterator[Part]:
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
        (payment.discarder, "{n} from the discarder"),
        (payment.others, "{n} from each non-dealer" if payment.dealer else "{n} from each"),
        (payment.dealer, "{n} from the dealer"),
    )
    words = listing([t(share, n=number(n)) for n, share in shares if n], "and")
    return f"{words} ({t(payment.limit)})" if payment.limit else words


def _changes(scored: Score, changes: Changes) -> Table:
    """What each player wins and loses."""
    liable = scored.win.liable
    caption = t("each player's change, sticks included")
    if liable and fed_base(scored):
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


def _receives(payment: Payment) -> str:
    return t("the winner receives {total}", total=number(payment.total))


# --- drawing ------------------------------------------------------------------


def _hand_html(hand: Hand, by: WinBy | None = None) -> str:
    parts = [tile_art.tiles_html(hand.concealed), *map(_meld_html, hand.melds)]
    drawn = "".join(f'<span class="mj-part">{part}</span>' for part in parts)
    if hand.winning:
        note = f'<span class="mj-note">{escape(by.value)}</span>' if by else ""
        drawn += f'<span class="mj-part">{note}{tile_art.tiles_html((hand.winning,))}</span>'
    return f'<div class="mj-hand" title="{escape(str(hand))}">{drawn}</div>'


def _named_html(tiles: Iterable[Tile]) -> str:
    def named(tile: Tile) -> str:
        words = f"<b>{tile}</b><small>{escape(tile.word)}</small>"
        return f'<span class="mj-named">{tile_art.tile_html(tile)}{words}</span>'

    return f'<div class="mj-view mj-row">{"".join(map(named, tiles))}</div>'


def _facts_html(win: Win) -> str:
    """What else is true of the win: all that a scorer has to know."""
    seats = (
        t("seat {wind}", wind=win.seat.word),
        t("round {wind}", wind=win.round.word),
        *((t("from {wind}", wind=win.discarder.word),) if win.discarder else ()),
        *((t("liable {wind}", wind=win.liable.word),) if win.liable else ()),
    )
    flags = sorted(win.circumstances, key=list(Circumstance).index)
    counts = {t("honba"): win.honba, t("sticks"): win.sticks}
    words = [*flags, *seats, *(f"{word} {n}" for word, n in counts.items() if n)]
    indicators = {
        t("dora indicators"): win.indicators,
        t("ura-dora indicators"): win.ura_indicators,
    }
    drawn = [escape(word) for word in words]
    drawn += [
        f"{escape(word)} {tile_art.tiles_html(tiles)}"
        for word, tiles in indicators.items()
        if tiles
    ]
    return f'<div class="mj-facts">{" · ".join(drawn)}</div>'


def _meld_html(meld: Meld) -> str:
    """A called tile lies sideways, a closed kan hides its outer tiles."""
    first, *others = meld.tiles
    if meld.kind is MeldKind.ANKAN:
        inner = "".join(tile_art.tile_html(tile) for tile in (others[0], first))
        drawn = tile_art.back_html() + inner + tile_art.back_html()
    else:
        turned = 2 if meld.kind is MeldKind.KAKAN else 1
        drawn = "".join(
            tile_art.tile_html(tile, turned=place < turned) for place, tile in enumerate(meld.tiles)
        )
    label = f"{meld.kind.word} {format_tiles(meld.tiles)}"
    return f'<span role="img" aria-label="{escape(label)}">{drawn}</span>'


def _reading_html(reading: Reading) -> str:
    parts = []
    for place, block in enumerate(reading.blocks):
        mark = "✓ " if place == reading.won else ""
        word = t("open {block}", block=block.kind.word) if block.is_open else block.kind.word
        note = f'<span class="mj-note">{mark}{escape(word)}</span>'
        parts.append(f'<span class="mj-part">{note}{tile_art.tiles_html(block.tiles)}</span>')
    wait = escape(reading.wait.word)
    return f'<div class="mj-hand">{"".join(parts)}<span class="mj-part">{wait}</span></div>'


def _table_html(table: Table) -> str:
    numeric = [
        any(isinstance(row[column], int) for row in table.rows) for column in range(len(table.head))
    ]

    def row_html(cells: Sequence[Cell], tag: str = "td", css: str = "") -> str:
        inner = "".join(
            f"<{tag}{' class=mj-number' if number_column else ''}>{_cell_html(cell)}</{tag}>"
            for cell, number_column in zip(cells, numeric, strict=True)
        )
        return f"<tr{css}>{inner}</tr>"

    caption = f"<caption>{escape(table.caption)}</caption>" if table.caption else ""
    body = "".join(row_html(row) for row in table.rows)
    foot = row_html(table.foot, css=" class=mj-foot") if table.foot else ""
    head = row_html(table.head, "th")
    return (
        f'<table class="mj-table">{caption}<thead>{head}</thead><tbody>{body}{foot}</tbody></table>'
    )


def _cell_html(cell: Cell) -> str:
    if isinstance(cell, tuple):
        return tile_art.tiles_html(cell) if cell else ""
    if isinstance(cell, Win | Reading):
        return _part_html(cell)
    return escape(_cell_text(cell))


def _cell_text(cell: Cell) -> str:
    match cell:
        case int():
            return number(cell)
        case tuple():
            return format_tiles(cell)
        case _:
            return str(cell)


def _table_text(table: Table) -> str:
    rows = [table.head, *table.rows, *([table.foot] if table.foot else [])]
    texts = [[_cell_text(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in texts) for column in range(len(table.head))]
    numeric = [isinstance(cell, int) for cell in (table.rows[0] if table.rows else table.head)]

    def line(cells: Sequence[str]) -> str:
        padded = [
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(cells, widths, numeric, strict=True)
        ]
        return "  ".join(padded).rstrip()

    rule = "  ".join("-" * width for width in widths)
    body = [line(cells) for cells in texts[1 : 1 + len(table.rows)]]
    foot = [rule, line(texts[-1])] if table.foot else []
    caption = [table.caption] if table.caption else []
    return "\n".join([*caption, line(texts[0]), rule, *body, *foot])
