"""What both games share: tiles, hands, the notation, readings, wins, rules, and words."""

from mahjong_lessons.core.hand import (
    CircumstanceError,
    CopiesError,
    Hand,
    HandError,
    IncompleteHandError,
    Meld,
    MeldError,
    MeldKind,
    NotationError,
    TileCountError,
)
from mahjong_lessons.core.readings import Block, BlockKind, Form, Reading, Wait, winning_tiles
from mahjong_lessons.core.rules import BaseRules, Source, sentences, swap, variations
from mahjong_lessons.core.text import language, languages, t, use
from mahjong_lessons.core.tiles import (
    COPIES,
    KINDS,
    Suit,
    Tile,
    TileError,
    Wind,
    format_tiles,
    parse_tiles,
    tile_indicated,
)
from mahjong_lessons.core.vocabulary import WinBy

__all__ = [
    "COPIES",
    "KINDS",
    "BaseRules",
    "Block",
    "BlockKind",
    "CircumstanceError",
    "CopiesError",
    "Form",
    "Hand",
    "HandError",
    "IncompleteHandError",
    "Meld",
    "MeldError",
    "MeldKind",
    "NotationError",
    "Reading",
    "Source",
    "Suit",
    "Tile",
    "TileCountError",
    "TileError",
    "Wait",
    "WinBy",
    "Wind",
    "format_tiles",
    "language",
    "languages",
    "parse_tiles",
    "sentences",
    "swap",
    "t",
    "tile_indicated",
    "use",
    "variations",
    "winning_tiles",
]
