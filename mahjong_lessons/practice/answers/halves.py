"""What is right of an answer that is not: which payment, which seats, names, groups or tiles.

What is missing is counted and never named, so that nothing is given away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from mahjong_lessons.core.text import N_, listing, nt, number, t
from mahjong_lessons.core.tiles import Wind, format_tiles, parse_tiles
from mahjong_lessons.practice.answers.changes import four_changes
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.answers.payments import Payers

AnswerPart: TypeAlias = tuple[str, Verdict]
"""A part of an answer in words, and whether it is right."""


@dataclass(frozen=True)
class Halves:
    """What is right of an answer: in sentences, and part by part."""

    words: str = ""
    parts: tuple[AnswerPart, ...] = ()

    @property
    def right(self) -> int:
        """How many parts are right."""
        return sum(verdict is Verdict.RIGHT for _, verdict in self.parts)


NO_HALVES = Halves()


def _part(words: str, right: bool) -> AnswerPart:
    return words, Verdict.RIGHT if right else Verdict.WRONG


# --- payments ---------------------------------------------------------------------


def payment_halves(given: str, right: str, payers: Payers) -> Halves:
    """Which of the payments is right, or what the number is instead.

    >>> payment_halves("500/900", "500/1000", Payers.BOTH).words
    'The 500 of a non-dealer is right, the dealer pays another amount.'
    >>> payment_halves("2000", "500/1000", Payers.BOTH).words
    'All pay 2,000 together: write what each of them pays.'
    """
    shares = [int(share) for share in given.split("/")]
    rights = [int(share) for share in right.split("/")]
    match shares, rights:
        case [one], _ if one == _together(rights, payers) != rights[0]:
            words = t("All pay {n} together: write what each of them pays.", n=number(one))
        case [one], [others, dealer] if one in (others, dealer):
            form = _FROM_OTHERS_ALONE if one == others else _FROM_DEALER_ALONE
            words = t(form, n=number(one))
        case [one, other], [others, dealer] if (other, one) == (others, dealer):
            words = t("Both numbers are right, and stand the wrong way round.")
        case [one, other], [others, dealer] if one == others or other == dealer:
            n = one if one == others else other
            form = _OTHERS_RIGHT if one == others else _DEALER_RIGHT
            words = t(form, n=number(n))
        case [one, other], [alone] if alone in (one, other):
            form = _ONE_PAYS if payers is Payers.DISCARDER else _ALL_ALIKE
            words = t(form, n=number(alone))
        case _:
            return NO_HALVES
    parts = tuple(_part(number(share), share in rights) for share in shares)
    return Halves(words, parts)


_OTHERS_RIGHT = N_("The {n} of a non-dealer is right, the dealer pays another amount.")
_DEALER_RIGHT = N_("The {n} of the dealer is right, a non-dealer pays another amount.")
_FROM_OTHERS_ALONE = N_("{n} is what each non-dealer pays: the dealer's payment is missing.")
_FROM_DEALER_ALONE = N_("{n} is what the dealer pays: the non-dealers' payment is missing.")
_ONE_PAYS = N_("The {n} is right, but by ron the discarder pays it alone: one number.")
_ALL_ALIKE = N_("The {n} is right, and all three pay the same: one number.")


def _together(shares: Sequence[int], payers: Payers) -> int:
    """What all pay together."""
    match payers, shares:
        case Payers.BOTH, [others, dealer]:
            return 2 * others + dealer
        case Payers.ALIKE, [each]:
            return 3 * each
    return sum(shares)


# --- changes ----------------------------------------------------------------------


def change_halves(given: str, right: str) -> Halves:
    """Which seats' changes are right.

    >>> change_halves("0 +2600 -2300 0", "0 +2300 -2300 0").words
    'Right for East, West and North.'
    """
    mine, rights = four_changes(given), four_changes(right)
    pairs = list(zip(Wind, mine, rights, strict=True))
    parts = tuple(_part(seat.word, one == other) for seat, one, other in pairs)
    if all(one == -other for one, other in zip(mine, rights, strict=True)) and any(mine):
        return Halves(t("The numbers are right, and every sign is the wrong way round."), parts)
    seats = [seat.word for seat, one, other in pairs if one == other]
    if not seats:
        return Halves("", parts)
    return Halves(t("Right for {seats}.", seats=listing(seats, "and")), parts)


# --- names, groups and tiles ------------------------------------------------------


def name_halves(given: str, right: str, nothing: str) -> Halves:
    """Which names are right, how many are missing, and which are not there.

    >>> name_halves("riichi, tanyao", "riichi, pinfu", "no yaku").words
    'Right: riichi. 1 is missing. Not among them: tanyao.'
    """
    mine, rights = (
        Counter(name for name in names.split(", ") if name != nothing) for names in (given, right)
    )
    return _halves(mine, rights, _named)


def _named(names: Sequence[str]) -> str:
    return ", ".join(map(t, names))


def block_halves(given: str, right: str) -> Halves:
    """Which groups are right.

    >>> block_halves("123m 45m 678p 99p", "123m 45m 678p 999p").words
    'Right: 123m, 45m, 678p. 1 is missing. Not among them: 99p.'
    """
    return _halves(Counter(given.split()), Counter(right.split()), ", ".join)


def tile_halves(given: str, right: str) -> Halves:
    """Which tiles are right.

    >>> tile_halves("2s6s", "25s").words
    'Right: 2s. 1 is missing. Not among them: 6s.'
    """
    mine, rights = (Counter(map(str, parse_tiles(tiles))) for tiles in (given, right))
    return _halves(mine, rights, lambda tiles: format_tiles(parse_tiles(" ".join(tiles))))


def _halves(
    mine: Counter[str], rights: Counter[str], say: Callable[[Sequence[str]], str]
) -> Halves:
    """What two collections share; in words only where they share something."""
    shared, extra, missing = mine & rights, mine - rights, rights - mine
    parts = tuple(_part(say([one]), one in rights) for one in mine)
    if not shared:
        return Halves("", parts)
    said = [t("Right: {names}.", names=say([*shared.elements()]))]
    if missing:
        said.append(nt("{n} is missing.", "{n} are missing.", missing.total()))
    if extra:
        said.append(t("Not among them: {names}.", names=say([*extra.elements()])))
    return Halves(" ".join(said), parts)


# --- ledger lines -----------------------------------------------------------------


def line_halves(given: str, right: str) -> Halves:
    """Which lines of a ledger are right, where there are as many as asked for.

    >>> line_halves("20 10 8 4 0 0 0 0", "20 10 8 2 0 0 0 0").words
    'Right: base, win, pair, wait.'
    """
    mine, rights = given.split(), right.split()
    if len(mine) != len(rights):
        words = nt(
            "{n} number is asked for: base, win, each set, pair, wait.",
            "{n} numbers are asked for: base, win, each set, pair, wait.",
            len(rights),
        )
        return Halves(words)
    lines = [
        (t("base"), mine[0] == rights[0]),
        (t("win"), mine[1] == rights[1]),
        *([(t("sets"), mine[2:-2] == rights[2:-2])] if len(rights) > _WITHOUT_SETS else []),
        (t("pair"), mine[-2] == rights[-2]),
        (t("wait"), mine[-1] == rights[-1]),
    ]
    parts = tuple(_part(name, is_right) for name, is_right in lines)
    names = [name for name, is_right in lines if is_right]
    return Halves(t("Right: {names}.", names=", ".join(names)) if names else "", parts)


_WITHOUT_SETS = 4
"""Lines of a hand without sets: base, win, pair, wait."""
