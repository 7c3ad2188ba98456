"""Hands, wins and readings as drawn tiles, with a text for whoever does not see them."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from mahjong_lessons import tile_art
from mahjong_lessons.hand import Hand, Meld, MeldKind
from mahjong_lessons.notation import WinBy
from mahjong_lessons.readings import Reading
from mahjong_lessons.riichi.win import Circumstance, Win
from mahjong_lessons.text import t
from mahjong_lessons.tiles import Tile, format_tiles


def hand_html(hand: Hand, by: WinBy | None = None) -> str:
    """A hand, its melds and its winning tile apart."""
    parts = [tile_art.tiles_html(hand.concealed), *map(_meld_html, hand.melds)]
    drawn = "".join(f'<span class="mj-part">{part}</span>' for part in parts)
    if hand.winning:
        note = f'<span class="mj-note">{escape(by.value)}</span>' if by else ""
        drawn += f'<span class="mj-part">{note}{tile_art.tiles_html((hand.winning,))}</span>'
    return f'<div class="mj-hand" title="{escape(str(hand))}">{drawn}</div>'


def named_html(tiles: Iterable[Tile]) -> str:
    """Tiles in a row, each with its notation and its name."""

    def named(tile: Tile) -> str:
        words = f"<b>{tile}</b><small>{escape(tile.word)}</small>"
        return f'<span class="mj-named">{tile_art.tile_html(tile)}{words}</span>'

    return f'<div class="mj-view mj-row">{"".join(map(named, tiles))}</div>'


def facts_html(win: Win) -> str:
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


def reading_html(reading: Reading) -> str:
    """The blocks of a reading, the completed one marked, and the wait."""
    parts = []
    for place, block in enumerate(reading.blocks):
        mark = "✓ " if place == reading.won else ""
        word = t("open {block}", block=block.kind.word) if block.is_open else block.kind.word
        note = f'<span class="mj-note">{mark}{escape(word)}</span>'
        parts.append(f'<span class="mj-part">{note}{tile_art.tiles_html(block.tiles)}</span>')
    wait = escape(reading.wait.word)
    return f'<div class="mj-hand">{"".join(parts)}<span class="mj-part">{wait}</span></div>'
