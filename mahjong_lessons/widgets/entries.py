"""How an answer is given in a box: a field, some fields, buttons, or tiles to tap.

Each kind of entry is drawn from the text that was given so far, and a tap gives the next text;
so whatever is tapped can be typed as well.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple

from markupsafe import Markup

from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import KINDS, Suit, Tile, format_tiles, parse_tiles
from mahjong_lessons.core.wins import AnyWin
from mahjong_lessons.practice.boxes.state import Item
from mahjong_lessons.practice.questions.entry import BETWEEN
from mahjong_lessons.views import tile_art
from mahjong_lessons.widgets.markup import button, field, joined, tag

CHECK, TAP = "check", "tap"
"""What can be done: check an answer, or tap a part of it."""


class AnswerPlace(NamedTuple):
    """Where an answer is given: its key, how far the learner is, what a screen reader says.

    ``now``: whether the keyboard belongs there.
    """

    key: str
    item: Item
    label: str
    now: bool = False


def entry(place: AnswerPlace) -> Markup:
    """Where an answer is given."""
    return _DRAWN[place.item.question.entry.kind](place)


def tapped(item: Item, what: str) -> str:
    """The text of an answer after a tap."""
    return _TAKEN[item.question.entry.kind](item.text, what)


def text_in_fields(item: Item, key: str, fields: Mapping[str, str]) -> str:
    """The text of an answer, from what stands in its fields; as it was without one."""
    names = [key, *(_part(key, n) for n in range(len(item.question.entry.names)))]
    given = ["".join(fields[name].split()) for name in names if name in fields]
    if len(given) > 1:  # what is blank among several keeps its place
        return " ".join(text or _BLANK for text in given) if any(given) else ""
    return fields.get(key, item.text)


def key_of(what: str) -> str:
    """The key of the question that a part belongs to."""
    return what.partition(".")[0].partition(":")[0]


def _part(key: str, n: int) -> str:
    return f"{key}.{n}"


_BLANK = "?"
"""Stands for a blank one among several numbers."""


# --- fields -----------------------------------------------------------------------


def _field(place: AnswerPlace, css: str) -> Markup:
    return field(
        place.key,
        place.item.text,
        place.label,
        css=f"mj-field {css}",
        enter=CHECK,
        locked=place.item.done,
        placeholder=place.item.question.example or None,
        data_now=place.now,
    )


def _number(place: AnswerPlace) -> Markup:
    return _field(place, "mj-field-number")


def _words(place: AnswerPlace) -> Markup:
    return _field(place, "mj-field-words")


def _numbers(place: AnswerPlace) -> Markup:
    """Several fields, each with its name; the text has the numbers with a space between."""
    names = place.item.question.entry.names
    values = [*place.item.text.split(), *[""] * len(names)]
    fields = (
        tag(
            "label",
            tag("span", t(name)),
            field(
                _part(place.key, n),
                "" if value == _BLANK else value,
                f"{place.label}: {t(name)}",
                css="mj-field mj-field-number",
                enter=CHECK,
                locked=place.item.done,
                data_now=place.now and n == 0,
            ),
            css="mj-seat-field",
        )
        for n, (name, value) in enumerate(zip(names, values, strict=False))
    )
    return tag("div", *fields, css="mj-row-of-fields")


# --- choices ----------------------------------------------------------------------


def _choice(place: AnswerPlace) -> Markup:
    return _choices(place, {place.item.text})


def _several(place: AnswerPlace) -> Markup:
    return _choices(place, _chosen(place.item.text))


def _choices(place: AnswerPlace, chosen: Collection[str]) -> Markup:
    """A button for each option, of which some are chosen."""
    options = (
        button(
            Markup(tile_art.tiles_html(_tiles_of(one.words))) if one.tiles else t(one.words),
            TAP,
            f"{place.key}:{one.text}",
            css="mj-choice",
            pressed=one.text in chosen,
            aria_disabled="true" if place.item.done else None,
            data_now=place.now and n == 0,
        )
        for n, one in enumerate(place.item.question.entry.options)
    )
    return tag("div", *options, css="mj-choices", role="group", aria_label=place.label)


def _chosen(text: str) -> list[str]:
    return [name for name in text.split(BETWEEN) if name]


def _choose_also(text: str, what: str) -> str:
    """Take one more of several, or take it back."""
    chosen = _chosen(text)
    kept = [name for name in chosen if name != what]
    return BETWEEN.join(kept if what in chosen else [*chosen, what])


# --- tiles ------------------------------------------------------------------------


def _tile(place: AnswerPlace, tile: Tile, n: int, *, on: bool, off: bool) -> Markup:
    """A tile to tap; ``n`` tells it from others of its kind."""
    return button(
        Markup(tile_art.tile_html(tile)),
        TAP,
        f"{place.key}:{tile}",
        css="mj-tile",
        pressed=on,
        data_id=f"{place.key}:{tile}:{n}",
        aria_label=tile.word,
        aria_disabled="true" if off else None,
    )


def _tiles(place: AnswerPlace, rows: Iterable[Iterable[Tile]]) -> Markup:
    """Tiles in rows, of which some are chosen, and the field that says which."""
    chosen, off = _read(place.item.text), place.item.done
    drawn = (
        tag(
            "div",
            *(
                _tile(place, tile, n, on=tile.plain in chosen, off=off)
                for n, tile in enumerate(row)
            ),
            css="mj-tile-row",
        )
        for row in rows
    )
    tap = tag("div", *drawn, css="mj-tap", role="group", aria_label=place.label)
    return joined(tap, _words(place))


def _tap(place: AnswerPlace) -> Markup:
    """The tiles that are shown, to be tapped."""
    return _tiles(place, [_shown(place.item)])


def _kinds(place: AnswerPlace) -> Markup:
    """Every kind of tile, a row for each suit."""
    kinds = [Tile(kind) for kind in range(KINDS)]
    return _tiles(place, [[tile for tile in kinds if tile.suit == suit] for suit in Suit])


def _shown(item: Item) -> tuple[Tile, ...]:
    shown = item.question.shown
    return tuple(shown.hand.tiles) if isinstance(shown, AnyWin) else tuple(shown)


def _read(text: str) -> set[Tile]:
    return {tile.plain for tile in _tiles_of(text)}


def _tiles_of(text: str) -> tuple[Tile, ...]:
    try:
        return parse_tiles(text)
    except ValueError:
        return ()


def _toggle(text: str, what: str) -> str:
    return format_tiles(sorted(_read(text) ^ {Tile.parse(what).plain}))


# --- blocks -----------------------------------------------------------------------


def _groups(place: AnswerPlace) -> Markup:
    """The tiles of a hand, to be put into groups by tapping them."""
    groups = [_tiles_of(group) for group in place.item.text.split()]
    used = [tile for group in groups for tile in group]
    tiles = []
    for n, tile in enumerate(_shown(place.item)):
        if taken := tile in used:
            used.remove(tile)
        tiles.append(_tile(place, tile, n, on=taken, off=taken or place.item.done))
    steps = (
        ()
        if place.item.done
        else (
            button(t("Next group"), TAP, f"{place.key}:{_NEXT}", css="mj-button mj-quiet"),
            button(t("Take back"), TAP, f"{place.key}:{_BACK}", css="mj-button mj-quiet"),
        )
    )
    tap = tag("div", *tiles, css="mj-tile-row mj-tap", role="group", aria_label=place.label)
    laid = (tag("span", Markup(tile_art.tiles_html(group)), css="mj-part") for group in groups)
    return joined(tap, tag("div", *laid, *steps, css="mj-laid"), _words(place))


_NEXT, _BACK = "next", "back"


def _group(text: str, what: str) -> str:
    """Put a tile into the last group while that can still become a block, else into a new one.

    >>> _group("22s", "2s"), _group("22s", "3s"), _group("22s ", "2s"), _group("67m 22s", "back")
    ('222s', '22s 3s', '22s 2s', '67m 2s')
    """
    groups = text.split()
    if what == _NEXT:
        return f"{text.rstrip()} "
    if what == _BACK:
        last = _tiles_of(groups.pop())[:-1] if groups else ()
        return " ".join([*groups, *([format_tiles(last)] if last else [])])
    if groups and not text.endswith(" "):
        grown = sorted((*_tiles_of(groups[-1]), Tile.parse(what)))
        if _may_become_a_block(grown):
            return " ".join([*groups[:-1], format_tiles(grown)])
    return " ".join([*groups, what])


def _may_become_a_block(tiles: list[Tile]) -> bool:
    """Whether these are alike, or can stand in one run.

    >>> [_may_become_a_block(list(parse_tiles(one))) for one in ("555m", "57s", "89m1p", "12z")]
    [True, True, False, False]
    """
    kinds = sorted(tile.plain.kind for tile in tiles)
    if len(set(kinds)) == 1:
        return True
    in_a_suit = len({tile.suit for tile in tiles}) == 1 and not tiles[0].is_honour
    return in_a_suit and len(set(kinds)) == len(kinds) and kinds[-1] - kinds[0] <= 2


_DRAWN: Mapping[str, Callable[[AnswerPlace], Markup]] = {
    "number": _number,
    "words": _words,
    "numbers": _numbers,
    "choice": _choice,
    "several": _several,
    "tap": _tap,
    "tiles": _kinds,
    "blocks": _groups,
}
_TAKEN: Mapping[str, Callable[[str, str], str]] = {
    "choice": lambda _, what: what,
    "several": _choose_also,
    "tap": _toggle,
    "tiles": _toggle,
    "blocks": _group,
}
