"""Mahjong tiles as SVG, drawn from our own geometry, and as short HTML.

One style sheet a page carries every face; a tile in the page is a short span whose
text is its notation. Where no style sheet arrives, the notation is what is seen.

A tile is as high as 2.5 lines of letters (2.5 em), so the size of the letters around
it sets its size. Tiles are ivory on a dark page too; dark faces are a choice.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape

from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import KINDS, Tile
from mahjong_lessons.views.tile_art.faces import bonus, layers, shared
from mahjong_lessons.views.tile_art.pen import HEIGHT, WIDTH, svg
from mahjong_lessons.views.tile_art.pictures import BACK, BONUS, BONUS_WORDS, IVORY

__all__ = [
    "DARK_TILES",
    "back",
    "back_html",
    "bonus_html",
    "bonus_word",
    "face",
    "flower_face",
    "flower_html",
    "group_html",
    "season_face",
    "season_html",
    "tile_html",
    "tile_stylesheet",
    "tiles_html",
]

_EDGE = "inset 0 0 0 1px #0004,inset "
_DARK = ".mj:not(.mj-back){filter:invert(.87)hue-rotate(180deg)}"
_BASE = (
    # The text is moved out of sight: it is still there to copy and to read aloud.
    ".mj{display:inline-block;width:1.875em;height:2.5em;margin:.04em;vertical-align:middle;"
    "overflow:hidden;text-indent:9em;white-space:nowrap;line-height:1;border-radius:.18em;"
    f"background:{IVORY} 0 0/100% 100% no-repeat;box-shadow:{_EDGE}0 -.1em #bcb;"
    # Tiles keep their colours in print and in high contrast.
    "forced-color-adjust:none;-webkit-print-color-adjust:exact;print-color-adjust:exact}"
    # The spaces between tiles are for copied text; on the page they take no room.
    ".mj-tiles{word-spacing:-.25em}"
    ".mj-turned{margin:.04em .3525em;transform:translateY(.3125em)rotate(-90deg);"
    f"box-shadow:{_EDGE}.1em 0 #bcb}}"
    ".mj-back{box-shadow:inset 0 0 0 1px #0004}"
)

DARK_TILES = (
    f'@media screen{{body[data-jp-theme-light="false"] {_DARK}}}'
    "@media screen and (prefers-color-scheme:dark){"
    f"body:not([data-jp-theme-light]) {_DARK}}}"
)
"""CSS that makes the tiles dark on a dark page: light and dark change places, the hues stay."""


def face(tile: Tile) -> str:
    """The face of a tile as an SVG document.

    >>> face(Tile.parse("1z")).startswith("<svg xmlns='http://www.w3.org/2000/svg'")
    True
    """
    return _document("".join(shared().get(layer, layer) for layer in layers(tile)))


def back() -> str:
    """The back of a tile as an SVG document.

    >>> back() == face(Tile.parse("5z"))
    False
    """
    return _document(BACK)


def flower_face(n: int) -> str:
    """The face of flower 1 to 4 (plum, orchid, chrysanthemum, bamboo) as an SVG document.

    Raises ValueError for any other number.

    >>> flower_face(1) == flower_face(2)
    False
    """
    return _document(bonus(_bonus_name("F", n)))


def season_face(n: int) -> str:
    """The face of season 1 to 4 (spring to winter) as an SVG document.

    Raises ValueError for any other number.

    >>> season_face(5)
    Traceback (most recent call last):
    ValueError: flowers and seasons are numbered 1 to 4; there is no S5
    """
    return _document(bonus(_bonus_name("S", n)))


def _bonus_name(letter: str, n: int) -> str:
    name = f"{letter}{n}"
    if name not in BONUS:
        raise ValueError(
            t("flowers and seasons are numbered 1 to 4; there is no {name}", name=name)
        )
    return name


def _document(drawing: str) -> str:
    """A drawing on its tile; in a page the style sheet gives the tile."""
    return svg(
        f"<rect x='2' y='2' width='{WIDTH - 4}' height='{HEIGHT - 4}' rx='22' "
        f"fill='{IVORY}' stroke='#998' stroke-width='4'/>{drawing}"
    )


@cache
def tile_stylesheet() -> str:
    """The CSS text that one page needs for every tile; about 34 KB.

    Ranks and suits are layers that many tiles share, as CSS variables. Each drawing is
    a data URI without ``<`` or ``>``, so that no sanitiser takes it for markup.

    >>> ".mj-0p{" in tile_stylesheet() and "<" not in tile_stylesheet()
    True
    """
    tiles = [Tile(kind) for kind in range(KINDS)] + [Tile(kind, red=True) for kind in (4, 13, 22)]
    faces = {str(tile): layers(tile) for tile in tiles}
    faces |= {name.lower(): (bonus(name),) for name in BONUS}
    faces["back"] = (BACK,)
    variables = "".join(f"--{name}:{_url(drawing)};" for name, drawing in shared().items())
    return f"{_BASE}.mj{{{variables}}}" + "".join(
        f".mj-{name}{{background-image:{','.join(map(_image, parts))}}}"
        for name, parts in faces.items()
    )


def _image(layer: str) -> str:
    return f"var(--{layer})" if layer in shared() else _url(layer)


def _url(drawing: str) -> str:
    text = svg(drawing).replace("#", "%23").replace("<", "%3C").replace(">", "%3E")
    return f'url("data:image/svg+xml,{text}")'


def tile_html(tile: Tile, *, turned: bool = False) -> str:
    """One tile as a span that the style sheet draws; ``turned`` lays it on its side.

    >>> tile_html(Tile.parse("0p"))
    '<span class="mj mj-0p">0p</span>'
    """
    return _span(f"{tile} mj-turned" if turned else str(tile), str(tile))


def back_html() -> str:
    """A tile that lies face down, as a span.

    >>> back_html()
    '<span class="mj mj-back">back</span>'
    """
    return _span("back", t("back"))


def flower_html(n: int) -> str:
    """Flower 1 to 4 as a span; ValueError for any other number.

    >>> flower_html(3)
    '<span class="mj mj-f3">F3</span>'
    """
    name = _bonus_name("F", n)
    return _span(name.lower(), name)


def season_html(n: int) -> str:
    """Season 1 to 4 as a span; ValueError for any other number.

    >>> season_html(2)
    '<span class="mj mj-s2">S2</span>'
    """
    name = _bonus_name("S", n)
    return _span(name.lower(), name)


def bonus_html(names: Iterable[str]) -> str:
    """Flowers and seasons side by side as one picture, by their names; ValueError for another.

    >>> bonus_html(["F2"])[:66]
    '<span class="mj-tiles" role="img" aria-label="flower 2, orchid"><s'
    """
    names = tuple(names)
    spans = ((flower_html if name[0] == "F" else season_html)(int(name[1:])) for name in names)
    return group_html(spans, ", ".join(map(bonus_word, names)))


def bonus_word(name: str) -> str:
    """A flower or season in words.

    >>> bonus_word("S4")
    'season 4, winter'
    """
    family = t("flower") if name[0] == "F" else t("season")
    return t("{family} {n}, {word}", family=family, n=name[1:], word=t(BONUS_WORDS[name]))


def _span(kind: str, text: str) -> str:
    return f'<span class="mj mj-{kind}">{escape(text)}</span>'


def group_html(spans: Iterable[str], label: str) -> str:
    """Tile spans as one picture, with the words that a screen reader says for all of them.

    The label is plain text and is escaped; the spans come from this module.

    >>> group_html([flower_html(1)], "plum")
    '<span class="mj-tiles" role="img" aria-label="plum"><span class="mj mj-f1">F1</span></span>'
    """
    label = escape(label)
    return f'<span class="mj-tiles" role="img" aria-label="{label}">{" ".join(spans)}</span>'


def tiles_html(tiles: Iterable[Tile], label: str | None = None) -> str:
    """Tiles side by side as one picture; without a label, the tiles' words are its label.

    No tiles are no picture: there would be nothing to say of it.

    >>> tiles_html([Tile.parse("5z"), Tile.parse("0s")])[:71]
    '<span class="mj-tiles" role="img" aria-label="White dragon, red 5 sou">'
    """
    tiles = tuple(tiles)
    if not tiles:
        return ""
    words = ", ".join(tile.word for tile in tiles) if label is None else label
    return group_html(map(tile_html, tiles), words)
