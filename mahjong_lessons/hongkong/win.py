"""A Hong Kong win: the hand, how it was won, the flowers, and all that was true at the time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from mahjong_lessons.core.hand import CircumstanceError, MeldKind
from mahjong_lessons.core.readings import BlockKind
from mahjong_lessons.core.text import N_, given, t
from mahjong_lessons.core.tiles import BONUS_TILES, Wind
from mahjong_lessons.core.vocabulary import Field, Reader, Vocabulary, WinBy
from mahjong_lessons.core.wins import (
    SEAT_FIELDS,
    SEATS_IMPOSSIBLE,
    AnyWin,
    Impossible,
    by_discard,
    by_draw,
    has,
    holds_a_kan,
    others_hold_too_few,
)


def check_bonus(numbers: Iterable[int]) -> tuple[int, ...]:
    """Give the numbers of flowers or seasons in order; refuse one that is not there, or twice.

    >>> check_bonus((1, 5))
    Traceback (most recent call last):
    ValueError: there is no number 5: flowers and seasons are 1, 2, 3 and 4
    """
    if isinstance(numbers, str) or not isinstance(numbers, Iterable):
        raise ValueError(
            t("flowers and seasons are numbers, such as (1, 3), not {given}", given=given(numbers))
        )
    numbers = tuple(numbers)
    for number in numbers:
        if type(number) is not int or number not in BONUS_TILES:
            raise ValueError(
                t("there is no number {n}: flowers and seasons are 1, 2, 3 and 4", n=given(number))
            )
        if numbers.count(number) > 1:
            raise ValueError(t("number {n} is there twice: there is one of each", n=number))
    return tuple(sorted(numbers))


def _read_numbers(text: str) -> tuple[int, ...]:
    digits = text.replace(" ", "")
    if not (digits.isascii() and digits.isdigit()):
        raise ValueError(t('"{text}" is no number from 1 to 4', text=text))
    return check_bonus(tuple(map(int, digits)))


def _numbers(bonus: str) -> Reader:
    """Reads and writes the numbers of the tiles with this letter."""
    return Reader(
        _read_numbers, lambda numbers: " ".join(map(str, numbers)), many=True, bonus=bonus
    )


class Circumstance(StrEnum):
    """What may be true of a win, one word each, in the order in which it is written."""

    LAST_TILE = "last-tile"
    KONG_REPLACEMENT = "kong-replacement"
    DOUBLE_KONG_REPLACEMENT = "double-kong-replacement"
    ROBBING_KONG = "robbing-kong"
    HEAVENLY = "heavenly"
    EARTHLY = "earthly"
    FLOWER_REPLACEMENT = "flower-replacement"


VOCABULARY = Vocabulary(
    calls={
        "chow": MeldKind.CHI,
        "pung": MeldKind.PON,
        "kong": MeldKind.KAN,
        "closed-kong": MeldKind.ANKAN,
        "added-kong": MeldKind.KAKAN,
    },
    wins={"discard": WinBy.RON, "self-draw": WinBy.TSUMO},
    circumstances=Circumstance,
    fields=(
        *SEAT_FIELDS,
        Field("flowers", "flowers", _numbers("F"), (), N_("flowers")),
        Field("seasons", "seasons", _numbers("S"), (), N_("seasons")),
    ),
    spellings={
        "chi": "chow",
        "pon": "pung",
        "kan": "kong",
        "exposed-kong": "kong",
        "ankan": "closed-kong",
        "concealed-kong": "closed-kong",
        "kakan": "added-kong",
        "ron": "discard",
        "tsumo": "self-draw",
        "zimo": "self-draw",
        "double-kong": "double-kong-replacement",
        "flower": "flowers",
        "season": "seasons",
    },
    example="234567m78m22z pung 777z discard 9m",
)
BLOCK_WORDS = {
    BlockKind.SHUNTSU: N_("chow"),
    BlockKind.KOUTSU: N_("pung"),
    BlockKind.KANTSU: N_("kong"),
    BlockKind.JANTOU: N_("pair"),
}
"""What the blocks of a reading are called."""

_kong, _double = has(Circumstance.KONG_REPLACEMENT), has(Circumstance.DOUBLE_KONG_REPLACEMENT)
_robbing, _last = has(Circumstance.ROBBING_KONG), has(Circumstance.LAST_TILE)
_heavenly, _earthly = has(Circumstance.HEAVENLY), has(Circumstance.EARTHLY)
_on_a_kong = has(Circumstance.KONG_REPLACEMENT, Circumstance.DOUBLE_KONG_REPLACEMENT)
_on_first_turn = has(Circumstance.HEAVENLY, Circumstance.EARTHLY)
_on_a_flower = has(Circumstance.FLOWER_REPLACEMENT)


def _kongs(win: AnyWin) -> int:
    return sum(meld.kind.is_kan for meld in win.hand.melds)


_IMPOSSIBLE: tuple[Impossible, ...] = (
    (
        lambda win: win.hand.reds > 0,
        N_("Hong Kong has no red fives: write 5, not 0"),
    ),
    (
        lambda win: _on_a_kong(win) and not holds_a_kan(win),
        N_("a kong-replacement is the tile drawn after a kong: write the kong, or leave it out"),
    ),
    (
        lambda win: _double(win) and _kongs(win) < 2,
        N_("a double-kong-replacement comes after two kongs: write both, or kong-replacement"),
    ),
    (
        lambda win: _on_a_kong(win) and by_discard(win),
        N_("a replacement tile is drawn: write self-draw, or leave kong-replacement out"),
    ),
    (
        lambda win: _kong(win) and _double(win),
        N_("double-kong-replacement says both: leave kong-replacement out"),
    ),
    (
        lambda win: _robbing(win) and by_draw(win),
        N_("robbing-kong takes another player's tile: write discard, or leave robbing-kong out"),
    ),
    (
        lambda win: _robbing(win) and others_hold_too_few(win),
        N_(
            "robbing-kong takes the fourth tile of a kong, "
            "so no other copy of the winning tile can be here"
        ),
    ),
    (
        lambda win: _robbing(win) and _last(win),
        N_("no kong is made when the wall is empty: leave robbing-kong or last-tile out"),
    ),
    (
        lambda win: _on_a_flower(win) and by_discard(win),
        N_("a replacement tile is drawn: write self-draw, or leave flower-replacement out"),
    ),
    (
        lambda win: _on_a_flower(win) and not (win.flowers or win.seasons),
        N_("flower-replacement replaces a flower: write it, as in flowers 2, or leave it out"),
    ),
    (
        lambda win: _heavenly(win) and not win.is_dealer,
        N_("heavenly is the dealer's: write seat E, or earthly for the others"),
    ),
    (
        lambda win: _heavenly(win) and by_discard(win),
        N_("heavenly wins with the tiles dealt: write self-draw, or leave heavenly out"),
    ),
    (
        lambda win: _earthly(win) and win.is_dealer,
        N_("earthly is not for the dealer: for seat E it is heavenly"),
    ),
    (
        lambda win: _earthly(win) and win.discarder not in (None, Wind.EAST),
        N_("earthly takes the dealer's first discard: write from E, or leave earthly out"),
    ),
    (
        lambda win: _on_first_turn(win) and bool(win.hand.melds),
        N_("heavenly and earthly come before any call or kong: leave out one or the other"),
    ),
    (
        lambda win: _on_first_turn(win) and (_last(win) or _robbing(win)),
        N_("heavenly and earthly come on the first turn: leave the other circumstance out"),
    ),
    *SEATS_IMPOSSIBLE,
)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Win(AnyWin):
    """One Hong Kong win; made from a line of text with :meth:`parse`.

    ``seat`` is the winner's wind (East deals), ``discarder`` the seat that gave the
    winning tile, ``liable`` the one that pays for all. ``flowers`` and ``seasons`` are
    the numbers of the bonus tiles, each from 1 to 4. Raises
    :class:`~mahjong_lessons.core.hand.HandError` for what cannot be.

    >>> Win.parse("123m456p789s2m pung 555z self-draw 2m flowers 2 4").flowers
    (2, 4)
    """

    VOCABULARY: ClassVar[Vocabulary] = VOCABULARY
    IMPOSSIBLE: ClassVar[tuple[Impossible, ...]] = _IMPOSSIBLE
    PAIRS_WIN: ClassVar[bool] = False  # they are a rule, and by default none

    circumstances: frozenset[Circumstance] = frozenset()
    flowers: tuple[int, ...] = ()
    seasons: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        try:
            for name in ("flowers", "seasons"):
                object.__setattr__(self, name, check_bonus(getattr(self, name)))
        except ValueError as error:
            raise CircumstanceError(str(error)) from None
        AnyWin.__post_init__(self)  # a class with slots has no super() without arguments

    @property
    def bonus(self) -> tuple[str, ...]:
        """The flowers and seasons by name.

        >>> Win.parse("123m456p789s2m pung 555z self-draw 2m flowers 2 4 seasons 1").bonus
        ('F2', 'F4', 'S1')
        """
        return (*(f"F{n}" for n in self.flowers), *(f"S{n}" for n in self.seasons))

    @classmethod
    def call_word(cls, kind: MeldKind) -> str:
        """What a call is called in a sentence."""
        return t(VOCABULARY.call_words[kind])
