"""Mahjong tiles as SVG, drawn from our own geometry, and as short HTML.

One style sheet a page carries every face; a tile in the page is a short span whose
text is its notation. Without the style sheet the text is still there.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape

from mahjong_lessons.text import t
from mahjong_lessons.tile_art.faces import flower, layers, season, shared
from mahjong_lessons.tile_art.pen import HEIGHT, WIDTH, svg
from mahjong_lessons.tile_art.pictures import BACK, IVORY
from mahjong_lessons.tiles import KINDS, Tile

__all__ = [
    "back",
    "back_html",
    "face",
    "flower_face",
    "flower_html",
    "group_html",
    "season_face",
    "season_html",
    "stylesheet",
    "tile_html",
    "tiles_html",
]


def face(tile: Tile) -> str:
    """The face of a tile as an SVG document."""
    return _document("".join(shared().get(part, part) for part in layers(tile)))


def back() -> str:
    """The back of a tile as an SVG document."""
    return _document(BACK)


def flower_face(n: int) -> str:
    """The face of flower 1 to 4 as an SVG document."""
    return _document(flower(n))


def season_face(n: int) -> str:
    """The face of season 1 to 4 as an SVG document."""
    return _document(season(n))


def _document(drawing: str) -> str:
    """A drawing on a tile of its own; in a page the style sheet gives the tile."""
    return svg(
        f"<rect x='2' y='2' width='{WIDTH - 4}' height='{HEIGHT - 4}' rx='22' "
        f"fill='{IVORY}' stroke='#a99' stroke-width='4'/>{drawing}"
    )


def _url(drawing: str) -> str:
    text = svg(drawing).replace("#", "%23").replace("<", "%3C").replace(">", "%3E")
    return f'url("data:image/svg+xml,{text}")'


_DARK = "filter:invert(.87)hue-rotate(180deg)"
_BASE = (
    ".mj{display:inline-block;width:1.875em;height:2.5em;margin:.04em;vertical-align:middle;"
    "overflow:hidden;text-indent:9em;white-space:nowrap;line-height:1;border-radius:.18em;"
    f"background:{IVORY} 0 0/100% 100% no-repeat;"
    "box-shadow:inset 0 0 0 1px #0004,inset 0 -.1em #bcb;"
    "forced-color-adjust:none;-webkit-print-color-adjust:exact;print-color-adjust:exact}"
    ".mj-tiles{word-spacing:-.25em}"
    ".mj-turned{margin:.04em .3525em;transform:translateY(.3125em)rotate(-90deg)}"
    f'@media screen{{body[data-jp-theme-light="false"] .mj{{{_DARK}}}}}'
    "@media screen and (prefers-color-scheme:dark){"
    f"body:not([data-jp-theme-light]) .mj{{{_DARK}}}}}"
)


@cache
def stylesheet() -> str:
    """The CSS text that one page needs for every tile, light and dark."""
    names = shared()
    variables = "".join(f"--{name}:{_url(drawing)};" for name, drawing in names.items())
    tiles = [Tile(kind) for kind in range(KINDS)] + [Tile(kind, red=True) for kind in (4, 13, 22)]
    faces: dict[str, tuple[str, ...]] = {str(tile): layers(tile) for tile in tiles}
    for n in range(1, 5):
        faces |= {f"f{n}": (flower(n),), f"s{n}": (season(n),)}
    faces["back"] = (BACK,)
    rules = "".join(
        f".mj-{name}{{background-image:"
        + ",".join(f"var(--{part})" if part in names else _url(part) for part in parts)
        + "}"
        for name, parts in faces.items()
    )
    return f"{_BASE}.mj{{{variables}}}{rules}"


def _span(name: str, text: str, more: str = "") -> str:
    return f'<span class="mj mj-{name}{more}">{escape(text)}</span>'


def tile_html(tile: Tile, *, turned: bool = False) -> str:
    """One tile as a span that the style sheet draws; ``turned`` lays it on its side.

    >>> tile_html(Tile.parse("0p"))
    '<span class="mj mj-0p">0p</span>'
    """
    return _span(str(tile), str(tile), " mj-turned" if turned else "")


def back_html() -> str:
    """A tile face down, as a span."""
    return _span("back", t("back"))


def flower_html(n: int) -> str:
    """Flower 1 to 4 as a span."""
    return _span(f"f{n}", f"F{n}")


def season_html(n: int) -> str:
    """Season 1 to 4 as a span."""
    return _span(f"s{n}", f"S{n}")


def group_html(spans: Iterable[str], label: str) -> str:
    """Spans of this module as one picture, with the words that a screen reader says."""
    return (
        f'<span class="mj-tiles" role="img" aria-label="{escape(label)}">{" ".join(spans)}</span>'
    )


def tiles_html(tiles: Iterable[Tile], label: str | None = None) -> str:
    """Tiles side by side as one picture; its label is the tiles' words if none is given.

    >>> tiles_html([Tile.parse("7z")])[:58]
    '<span class="mj-tiles" role="img" aria-label="Red dragon">'
    """
    tiles = tuple(tiles)
    words = ", ".join(tile.word for tile in tiles) if label is None else label
    return group_html(map(tile_html, tiles), words)
