"""How the tiles of an entry look: the classes of a button for the style sheet, and its tooltip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from mahjong_lessons.core.hand import Meld, MeldKind
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.tiles import Tile, format_tiles
from mahjong_lessons.core.vocabulary import Field
from mahjong_lessons.scorer import HandEntry
from mahjong_lessons.scorer.state import HAND, WINNING
from mahjong_lessons.views import tile_art

Look: TypeAlias = tuple[tuple[str, ...], str]
"""The classes of a button, and its tooltip."""

NOTHING = ("mj-none",)


def face_classes(tile: Tile | str) -> tuple[str, ...]:
    """A tile to click, or a flower or season by its name."""
    return ("mj", f"mj-{tile}".lower(), "mj-key")


def nth(place: str, n: int) -> Callable[[HandEntry], Look]:
    """The n-th tile of a place, if there is one."""

    def look(entry: HandEntry) -> Look:
        tiles = _tiles(entry, place)
        if n >= len(tiles):
            return NOTHING, ""
        name = _PLACES.get(place, _OTHER)
        tip = t(name, tile=tiles[n].word, field=place.replace("_", "-"))
        return face_classes(tiles[n]), _which(tip, tiles, n)

    return look


_PLACES = {HAND: N_("take back {tile}"), WINNING: N_("take back the winning tile, {tile}")}
_OTHER = N_("take back {tile} of {field}")


def _which(tip: str, values: Sequence[object], n: int) -> str:
    """The tooltip, and which of several equal ones it is."""
    same = [place for place, one in enumerate(values) if one == values[n]]
    if len(same) == 1:
        return tip
    return t("{tip} ({k} of {all})", tip=tip, k=same.index(n) + 1, all=len(same))


def aside(one: Field, n: int) -> Callable[[HandEntry], Look]:
    """The n-th flower or season that was laid aside, if there is one."""

    def look(entry: HandEntry) -> Look:
        numbers = entry.value(one.attribute)
        if n >= len(numbers):
            return NOTHING, ""
        name = f"{one.reader.bonus}{numbers[n]}"
        return face_classes(name), t("take back {tile}", tile=tile_art.bonus_word(name))

    return look


def _tiles(entry: HandEntry, place: str) -> tuple[Tile, ...]:
    if place == HAND:
        return entry.hand.concealed
    if place == WINNING:
        return (entry.hand.winning,) if entry.hand.winning else ()
    tiles: tuple[Tile, ...] = entry.value(place)
    return tiles


def called(n: int, k: int) -> Callable[[HandEntry], Look]:
    """The k-th tile of the n-th call: a called one lies sideways, a closed kan hides two."""

    def look(entry: HandEntry) -> Look:
        melds = entry.hand.melds
        if n >= len(melds) or k >= len(melds[n].tiles):
            return NOTHING, ""
        word = entry.game.vocabulary.call_words[melds[n].kind]
        call = f"{word} {format_tiles(melds[n].tiles)}"
        return _meld_face(melds[n], k), _which(t("take back {call}", call=call), melds, n)

    return look


def _meld_face(meld: Meld, k: int) -> tuple[str, ...]:
    if meld.kind is MeldKind.ANKAN:
        order = meld.tiles[1], meld.tiles[0]
        return ("mj", "mj-back", "mj-key") if k in (0, 3) else face_classes(order[k - 1])
    turned = 2 if meld.kind is MeldKind.KAKAN else 1
    return (*face_classes(meld.tiles[k]), "mj-turn") if k < turned else face_classes(meld.tiles[k])
