"""Hands, wins and readings as drawn tiles, with a text for whoever does not see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape

from mahjong_lessons import tile_art
from mahjong_lessons.hand import Hand, Meld, MeldKind, Unfinished
from mahjong_lessons.notation import TILES, Vocabulary
from mahjong_lessons.readings import BlockKind, Reading
from mahjong_lessons.text import t
from mahjong_lessons.tiles import Tile, format_tiles
from mahjong_lessons.wins import SEAT_FIELDS, AnyWin


def hand_html(
    hand: Hand | Unfinished, won: AnyWin | None = None, game: type[AnyWin] | None = None
) -> str:
    """A hand, its melds and its winning tile apart; in the words of the win's game."""
    speaks = game or won
    melds = [_meld_html(meld, speaks.call_word if speaks else _call_word) for meld in hand.melds]
    parts = [tile_art.tiles_html(hand.concealed), *melds]
    drawn = "".join(f'<span class="mj-part">{part}</span>' for part in parts)
    if hand.winning:
        note = f'<span class="mj-note">{escape(won.by_word)}</span>' if won else ""
        drawn += f'<span class="mj-part">{note}{tile_art.tiles_html((hand.winning,))}</span>'
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
        words = f"<b>{tile}</b><small>{escape(tile.word)}</small>"
        return f'<span class="mj-named">{tile_art.tile_html(tile)}{words}</span>'

    return f'<div class="mj-view mj-row">{"".join(map(named, tiles))}</div>'


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
    label = f"{word(meld.kind)} {format_tiles(meld.tiles)}"
    return f'<span role="img" aria-label="{escape(label)}">{drawn}</span>'


def reading_html(
    reading: Reading, words: Mapping[BlockKind, str] | None = None, *, wait: bool = True
) -> str:
    """The blocks of a reading, the completed one marked, and the wait.

    ``words`` is what the game calls the blocks.
    """
    parts = []
    for place, block in enumerate(reading.blocks):
        mark = "✓ " if place == reading.won else ""
        word = t(words[block.kind]) if words else block.kind.word
        word = t("open {block}", block=word) if block.is_open else word
        note = f'<span class="mj-note">{mark}{escape(word)}</span>'
        parts.append(f'<span class="mj-part">{note}{tile_art.tiles_html(block.tiles)}</span>')
    if wait:
        parts.append(f'<span class="mj-part">{escape(reading.wait.word)}</span>')
    return f'<div class="mj-hand">{"".join(parts)}</div>'
