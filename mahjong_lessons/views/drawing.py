"""Hands, wins and readings as drawn tiles, with a text for whoever does not see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape

from mahjong_lessons.core.hand import Hand, Meld, MeldKind, Unfinished
from mahjong_lessons.core.readings import Block, BlockKind, Reading
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.tiles import Tile, format_tiles
from mahjong_lessons.core.vocabulary import TILES, Vocabulary
from mahjong_lessons.core.wins import SEAT_FIELDS, AnyWin
from mahjong_lessons.views import tile_art


def hand_html(
    hand: Hand | Unfinished, won: AnyWin | None = None, game: type[AnyWin] | None = None
) -> str:
    """A hand, its melds and its winning tile apart; in the words of the win's game."""
    speaks = game or won
    melds = [_meld_html(meld, speaks.call_word if speaks else _call_word) for meld in hand.melds]
    parts = [tile_art.tiles_html(hand.concealed), *melds]
    if hand.winning:
        note = f'<span class="mj-note">{escape(won.by_word)}</span> ' if won else ""
        parts.append(note + tile_art.tiles_html((hand.winning,)))
    drawn = " ".join(f'<span class="mj-part">{part}</span>' for part in parts)
    title = hand_text(hand, speaks.VOCABULARY if speaks else None)
    return f'<div class="mj-hand" title="{escape(title)}">{drawn}</div>'


def hand_text(hand: Hand | Unfinished, vocabulary: Vocabulary | None = None) -> str:
    """A hand as tiles and calls, in the words of a game; the winning tile stands last."""
    words = vocabulary.call_words if vocabulary else _WRITTEN
    parts = [
        format_tiles(hand.concealed),
        *(f"{words[meld.kind]} {format_tiles(meld.tiles)}" for meld in hand.melds),
        str(hand.winning or ""),
    ]
    return " ".join(filter(None, parts))


_WRITTEN = {kind: kind.value for kind in MeldKind}


def _call_word(kind: MeldKind) -> str:
    return kind.word


def named_html(tiles: Iterable[Tile]) -> str:
    """Tiles in a row, each with its notation and its name."""

    def named(tile: Tile) -> str:
        words = f"<b>{tile}</b> <small>{escape(tile.word)}</small>"
        return f'<span class="mj-named">{tile_art.tile_html(tile)} {words}</span>'

    return f'<div class="mj-view mj-row">{" ".join(map(named, tiles))}</div>'


def facts_html(win: AnyWin) -> str:
    """What else is true of the win: all that a scorer has to know."""
    seats = (
        t("seat {wind}", wind=win.seat.word),
        t("round {wind}", wind=win.round.word),
        *((t("from {wind}", wind=win.discarder.word),) if win.discarder else ()),
        *((t("liable {wind}", wind=win.liable.word),) if win.liable else ()),
    )
    flags = (flag.value for flag in win.VOCABULARY.circumstances if flag in win.circumstances)
    words, drawn = [*flags, *seats], []
    for field in win.VOCABULARY.fields:
        value = getattr(win, field.attribute)
        if field in SEAT_FIELDS or value == field.default:
            continue
        if field.reader is TILES:
            drawn.append(f"{escape(t(field.label))} {tile_art.tiles_html(value)}")
        elif letter := field.reader.bonus:
            names = (f"{letter}{n}" for n in value)
            drawn.append(f"{escape(t(field.label))} {tile_art.bonus_html(names)}")
        else:
            words.append(f"{t(field.label)} {field.reader.write(value)}")
    return f'<div class="mj-facts">{" · ".join([*map(escape, words), *drawn])}</div>'


def _meld_html(meld: Meld, word: Callable[[MeldKind], str]) -> str:
    """A call as one picture; its word is there for pages that show text alone."""
    said = f'<span class="mj-said">{escape(word(meld.kind))}</span>'
    label = f"{word(meld.kind)} {format_tiles(meld.tiles)}"
    return tile_art.group_html((said, *_laid_out(meld)), label)


def _laid_out(meld: Meld) -> Sequence[str]:
    """The tiles of a call: a called one lies sideways, a closed kan hides its outer ones."""
    if meld.kind is MeldKind.ANKAN:
        first, second, *_ = map(tile_art.tile_html, meld.tiles)
        return tile_art.back_html(), second, first, tile_art.back_html()
    turned = 2 if meld.kind is MeldKind.KAKAN else 1
    return [
        tile_art.tile_html(tile, turned=place < turned) for place, tile in enumerate(meld.tiles)
    ]


def tiles_of_blocks(reading: Reading, hand: Hand) -> Sequence[tuple[Tile, ...]]:
    """The very tiles of each block of a reading, red fives among them."""
    winning = hand.winning
    concealed = reading.blocks[: len(reading.blocks) - len(hand.melds)]
    held = [block.tiles for block in concealed]
    for red in (tile for tile in hand.concealed if tile.red):
        for place, tiles in enumerate(held):
            won = winning if place == reading.won else None
            if tiles.count(red.plain) > (won is not None and won.kind == red.kind):
                held[place] = _reddened(tiles, red)
                break
    if winning and winning.red and held:
        held[reading.won] = _reddened(held[reading.won], winning)
    return [*held, *(meld.tiles for meld in hand.melds if reading.blocks)]


def _reddened(tiles: tuple[Tile, ...], red: Tile) -> tuple[Tile, ...]:
    """The same tiles with the red five in the place of a plain one."""
    place = tiles.index(red.plain)
    return (*tiles[:place], red, *tiles[place + 1 :])


def reading_html(
    reading: Reading,
    words: Mapping[BlockKind, str] | None = None,
    *,
    wait: bool = True,
    hand: Hand | None = None,
) -> str:
    """The blocks of a reading, the completed one marked, and the wait.

    ``words`` is what the game calls the blocks. With the ``hand`` that is read, red fives are
    red and calls lie as they were made.
    """
    held = tiles_of_blocks(reading, hand) if hand else [block.tiles for block in reading.blocks]
    concealed = len(reading.blocks) - len(hand.melds if hand else ())
    parts = []
    for place, block in enumerate(reading.blocks):
        mark = "✓ " if place == reading.won else ""
        note = f'<span class="mj-note">{mark}{escape(_block_word(block, words))}</span>'
        drawn = tile_art.tiles_html(held[place])
        if hand and place >= concealed:
            spans = _laid_out(hand.melds[place - concealed])
            drawn = tile_art.group_html(spans, ", ".join(tile.word for tile in held[place]))
        parts.append(f'<span class="mj-part">{note} {drawn}</span>')
    if wait:
        parts.append(f'<span class="mj-part">{escape(reading.wait.word)}</span>')
    return f'<div class="mj-hand">{" ".join(parts)}</div>'


def _block_word(block: Block, words: Mapping[BlockKind, str] | None) -> str:
    """What a block is called, and whether it is open; of a kan also how it was made."""
    if block.meld in (MeldKind.ANKAN, MeldKind.KAKAN) or block.is_open:
        made = _ADDED if block.meld is MeldKind.KAKAN else _OPEN if block.is_open else _CLOSED
        return t(made[words[block.kind] if words else block.kind])
    return t(words[block.kind]) if words else block.kind.word


_OPEN = {
    BlockKind.SHUNTSU: N_("open run"),
    BlockKind.KOUTSU: N_("open triplet"),
    BlockKind.KANTSU: N_("open kan"),
    "chow": N_("open chow"),
    "pung": N_("open pung"),
    "kong": N_("open kong"),
}
_CLOSED = {BlockKind.KANTSU: N_("closed kan"), "kong": N_("closed kong")}
_ADDED = {BlockKind.KANTSU: N_("added kan"), "kong": N_("added kong")}
"""Messages, for blocks of riichi and for the words of Hong Kong. In other languages the noun may
change the word before it, so each stands as a whole."""


def reading_text(reading: Reading, hand: Hand) -> str:
    """A reading as text, as it writes itself, with the hand's red fives."""
    held = [*map(format_tiles, tiles_of_blocks(reading, hand))]
    if not held:
        return str(reading)
    held[reading.won] = f"[{held[reading.won]}]"
    return f"{' '.join(held)}, {reading.wait}"
