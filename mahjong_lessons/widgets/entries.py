"""How an answer is given in a box: a field, some fields, buttons, or tiles to tap.

Each kind of entry is drawn from the text that was given so far, and a tap gives the next text;
so whatever is tapped can be typed as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from markupsafe import Markup

from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import KINDS, Suit, Tile, format_tiles, parse_tiles
from mahjong_lessons.core.wins import AnyWin
from mahjong_lessons.practice.boxes.state import Item
from mahjong_lessons.views import tile_art
from mahjong_lessons.widgets.markup import button, field, joined, tag

CHECK, WRITE, TAP, NUMBER_OF_MANY = "check", "write", "tap", "number"
"""What can be done: check one answer or all, write in a field, tap a part of an answer."""

Draw: TypeAlias = Callable[[str, Item, str], Markup]
"""An entry, from its key, how far the learner is, and the words that a screen reader says."""
Take: TypeAlias = Callable[[str, str, Item], str]
"""The next text, from the text before, what was tapped, and the question."""


def entry(key: str, item: Item, label: str) -> Markup:
    """Where an answer is given."""
    return _DRAWN[item.question.entry.kind](key, item, label)


def tapped(item: Item, what: str) -> str:
    """The text of an answer after a tap."""
    return _TAKEN[item.question.entry.kind](item.text, what, item)


def written(item: Item, fields: Mapping[str, str], key: str) -> str:
    """The text of an answer, from what stands in its fields."""
    if key in fields:
        return fields[key]
    parts = [fields[name] for n, _ in enumerate(item.question.entry.names)
             if (name := _part(key, n)) in fields]
    return " ".join(parts).strip() if any(part.strip() for part in parts) else ""


# --- fields -----------------------------------------------------------------------


def _field(key: str, item: Item, label: str, css: str) -> Markup:
    return field(key, item.text, label, css=css, enter=CHECK, locked=item.done)


def _number(key: str, item: Item, label: str) -> Markup:
    return _field(key, item, label, "mj-field mj-field-number")


def _words(key: str, item: Item, label: str) -> Markup:
    return _field(key, item, label, "mj-field mj-field-words")


def _numbers(key: str, item: Item, label: str) -> Markup:
    """Several fields, each with its name; the text has the numbers with a space between."""
    names = item.question.entry.names
    values = [*item.text.split(), *[""] * len(names)]
    fields = (
        tag(
            "label",
            tag("span", t(name)),
            field(
                _part(key, n),
                value,
                f"{label}: {t(name)}",
                css="mj-field mj-field-number",
                enter=CHECK,
                locked=item.done,
            ),
            css="mj-seat-field",
        )
        for n, (name, value) in enumerate(zip(names, values, strict=False))
    )
    return tag("div", *fields, css="mj-row-of-fields")


def _part(key: str, n: int) -> str:
    return f"{key}.{n}"


# --- choices ----------------------------------------------------------------------


def _choice(key: str, item: Item, label: str) -> Markup:
    tried = {one for one in item.tries if one != item.text}
    options = (
        tag(
            "button",
            t(one.words),
            type="button",
            css="mj-choice",
            data_do=TAP,
            data_what=f"{key}:{one.text}",
            data_id=f"{key}:{one.text}",
            aria_pressed=str(one.text == item.text).lower(),
            aria_disabled="true" if item.done or one.text in tried else None,
        )
        for one in item.question.entry.options
    )
    return tag("div", *options, css="mj-choices", role="group", aria_label=label)


# --- tiles ------------------------------------------------------------------------


def _tile(tile: Tile, key: str, what: str, n: int, *, on: bool, off: bool) -> Markup:
    return tag(
        "button",
        Markup(tile_art.tile_html(tile)),
        type="button",
        css="mj-tile",
        data_do=TAP,
        data_what=f"{key}:{what}",
        data_id=f"{key}:{what}:{n}",
        aria_label=tile.word,
        aria_pressed=str(on).lower(),
        aria_disabled="true" if off else None,
    )


def _tiles(
    key: str, item: Item, label: str, rows: Iterable[Iterable[Tile]], chosen: set[Tile]
) -> Markup:
    drawn = (
        tag(
            "div",
            *(
                _tile(tile, key, str(tile), n, on=tile.plain in chosen, off=item.done)
                for n, tile in enumerate(row)
            ),
            css="mj-tile-row",
        )
        for row in rows
    )
    tap = tag("div", *drawn, css="mj-tap", role="group", aria_label=label)
    return joined(_words(key, item, label), tap)


def _tap(key: str, item: Item, label: str) -> Markup:
    """The tiles that are shown, to be tapped."""
    return _tiles(key, item, label, [_shown(item)], _read(item.text))


def _kinds(key: str, item: Item, label: str) -> Markup:
    """Every kind of tile, a row for each suit."""
    kinds = [Tile(kind) for kind in range(KINDS)]
    rows = [[tile for tile in kinds if tile.suit == suit] for suit in Suit]
    return _tiles(key, item, label, rows, _read(item.text))


def _shown(item: Item) -> tuple[Tile, ...]:
    shown = item.question.shown
    return tuple(shown.hand.tiles) if isinstance(shown, AnyWin) else tuple(shown)


def _read(text: str) -> set[Tile]:
    try:
        return {tile.plain for tile in parse_tiles(text)}
    except ValueError:
        return set()


def _toggle(text: str, what: str, _: Item) -> str:
    tile = Tile.parse(what).plain
    chosen = _read(text) ^ {tile}
    return format_tiles(sorted(chosen))


# --- blocks -----------------------------------------------------------------------


def _groups(key: str, item: Item, label: str) -> Markup:
    """The tiles of a hand, to be put into groups by tapping them."""
    used = [str(tile) for group in item.text.split() for tile in _tiles_of(group)]
    tiles = []
    for n, tile in enumerate(_shown(item)):
        taken = str(tile) in used
        if taken:
            used.remove(str(tile))
        tiles.append(_tile(tile, key, str(tile), n, on=taken, off=taken or item.done))
    steps = () if item.done else (
        button(t("Next group"), TAP, f"{key}: ", css="mj-button mj-quiet"),
        button(t("Take back"), TAP, f"{key}:-", css="mj-button mj-quiet"),
    )
    tap = tag("div", tag("div", *tiles, css="mj-tile-row"), *steps, css="mj-tap", role="group",
              aria_label=label)
    laid = tag("div", *(_laid(group) for group in item.text.split()), css="mj-laid")
    return joined(_words(key, item, label), laid, tap)


def _laid(group: str) -> Markup:
    return tag("span", Markup(tile_art.tiles_html(_tiles_of(group))), css="mj-part")


def _tiles_of(group: str) -> tuple[Tile, ...]:
    try:
        return parse_tiles(group)
    except ValueError:
        return ()


_NEXT, _BACK = " ", "-"


def _group(text: str, what: str, _: Item) -> str:
    """Put a tile into the last group while that can still become a block, else into a new one."""
    if what == _NEXT:
        return f"{text.rstrip()} "
    groups = text.split()
    if what == _BACK:
        last = _tiles_of(groups.pop())[:-1] if groups else ()
        return " ".join([*groups, *([format_tiles(last)] if last else [])])
    tile = Tile.parse(what)
    if groups and not text.endswith(_NEXT):
        grown = sorted((*_tiles_of(groups[-1]), tile))
        if _may_become_a_block(grown):
            return " ".join([*groups[:-1], format_tiles(grown)])
    return " ".join([*groups, str(tile)])


def _may_become_a_block(tiles: list[Tile]) -> bool:
    kinds = sorted(tile.plain.kind for tile in tiles)
    if len(set(kinds)) == 1:
        return len(kinds) <= 4
    in_a_suit = len({tile.suit for tile in tiles}) == 1 and not tiles[0].is_honour
    return in_a_suit and len(set(kinds)) == len(kinds) <= 3 and kinds[-1] - kinds[0] <= 2


_DRAWN: Mapping[str, Draw] = {
    "number": _number,
    "words": _words,
    "numbers": _numbers,
    "choice": _choice,
    "tap": _tap,
    "tiles": _kinds,
    "blocks": _groups,
}
_TAKEN: Mapping[str, Take] = {
    "choice": lambda _, what, __: what,
    "tap": _toggle,
    "tiles": _toggle,
    "blocks": _group,
}
