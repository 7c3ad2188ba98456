"""Payments as learners write them: "1000", "1,000 all", "500/1000", "500 and 1000"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from mahjong_lessons.core.text import N_, number, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.practice.answers.numbers import numbers_in, unit_words, without
from mahjong_lessons.practice.answers.plain import any_of, plain
from mahjong_lessons.riichi.payments import LIMITS, Payment

MOST_PAID = 288_000
"""The most that one player pays: six yakuman to a dealer."""


class Payers(StrEnum):
    """Who pays: the discarder alone, three players alike, or non-dealers and the dealer."""

    DISCARDER = "discarder"
    ALIKE = "alike"
    BOTH = "both"

    @classmethod
    def of(cls, *, dealer: bool, by: str) -> Payers:
        """Who pays a dealer or a non-dealer who won in a way.

        >>> Payers.of(dealer=True, by="tsumo")
        <Payers.ALIKE: 'alike'>
        """
        if by == WinBy.RON:
            return cls.DISCARDER
        return cls.ALIKE if dealer else cls.BOTH


def read_payment(text: str, payers: Payers | None = None) -> str:
    """Read what is paid, in its short form: "1000", or "500/1000".

    ``payers`` decides what the text alone does not: three who pay alike may be written as
    "2600", "2600 all" or "2600/2600", while a discarder pays alone. Raises ``ValueError`` for
    other text.

    >>> read_payment("500 / 1,000"), read_payment("500 1000"), read_payment("3 900")
    ('500/1000', '500/1000', '3900')
    >>> read_payment("2600/2600", Payers.ALIKE), read_payment("2600 all", Payers.DISCARDER)
    ('2600', '2600/2600')
    >>> read_payment("500 from each non-dealer and 1,000 from the dealer")
    '500/1000'
    """
    written = without(plain(text), (*unit_words("points"), *_AND, *_limits()))
    shares, each = _labelled(written), False
    if shares is None:
        alone = without(written, _FROM_DISCARDER.words)
        rest = without(alone, _FROM_EACH.words)
        shares, each = _fewest_that_can_be(rest), rest != alone
    match shares:
        case (one,):
            several = each and payers is Payers.DISCARDER
            return written_payment(one, one) if several else str(one)
        case (one, other) if one == other and payers is Payers.ALIKE:
            return str(one)
        case (one, other):
            return written_payment(one, other)
        case (one, same, other) if one == same == other and payers is Payers.ALIKE:
            return str(one)
        case (one, same, other) if one == same and payers is Payers.BOTH:
            return written_payment(one, other)
    if any(limit in plain(text) for limit in _limits()):
        raise ValueError(t("the name of a limit does not say who pays what: write it in points"))
    raise ValueError(t("a payment is one number, or two with a slash: non-dealer/dealer"))


@dataclass(frozen=True)
class _Label:
    """Words that say who pays: as the course prints them, and others in English."""

    printed: tuple[str, ...]
    also: tuple[str, ...] = ()

    @property
    def words(self) -> list[str]:
        """All of them without their number, in English and in the reader's language."""
        english = [each.replace("{n}", "") for each in self.printed]
        spoken = [t(each, n="") for each in self.printed]
        return [without(plain(each), _AND) for each in (*english, *spoken, *self.also)]


_FROM_OTHERS = _Label((N_("{n} from each non-dealer"),), ("non-dealers", "non-dealer", "others"))
_FROM_DEALER = _Label((N_("{n} from the dealer"),), ("dealer",))
_FROM_DISCARDER = _Label((N_("{n} from the discarder"),), ("discarder",))
_FROM_EACH = _Label(
    (N_("{n} from each"), N_("{n} all"), N_("all")), ("each", "everybody", "everyone")
)
_AND = ("and", "from", "the")


def _limits() -> list[str]:
    return [plain(word) for limit in LIMITS for word in (limit.name, t(limit.name))]


def _labelled(written: str) -> tuple[int, ...] | None:
    """Shares that are told apart by words, which stand behind their numbers or before them.

    None where there are no such words, and no share where they are not clear.
    """
    others, dealer = _FROM_OTHERS.words, _FROM_DEALER.words
    pieces = re.split(f"({any_of((*others, *dealer))})", written)
    labels = ["others" if piece in others else "dealer" for piece in pieces[1::2]]
    if not labels:
        return None
    texts = [text.strip(" ,;/:") for text in pieces[::2]]
    ways = [next(numbers_in(text), ()) for text in (texts[:-1] if texts[0] else texts[1:])]
    shares = {label: way[0] for label, way in zip(labels, ways, strict=True) if len(way) == 1}
    if len(shares) < len(ways):
        return ()
    return tuple(shares[label] for label in ("others", "dealer") if label in shares)


def _fewest_that_can_be(written: str) -> tuple[int, ...] | None:
    """The numbers of a payment: in hundreds, and as few as can be."""
    ways = list(numbers_in(written))
    can_be = [way for way in ways if all(_can_be_paid(share) for share in way)]
    return next(iter(can_be or ways), None)


def _can_be_paid(share: int) -> bool:
    return share % 100 == 0 and share <= MOST_PAID


def written_payment(one: int, dealer: int = 0) -> str:
    """What is paid, in its short form: the dealer's share behind the others'.

    >>> written_payment(500, 1000)
    '500/1000'
    """
    return f"{one}/{dealer}" if dealer else str(one)


def written_payers(payment: Payment) -> str:
    """Who pays what in the same short form: "1000", or "500/1000".

    >>> from mahjong_lessons.riichi import points
    >>> written_payers(points(2, 30, dealer=False, by="tsumo"))
    '500/1000'
    """
    return written_payment(payment.discarder or payment.others, payment.dealer)


def say_payment(answer: str) -> str:
    """A payment as it is printed.

    >>> say_payment("2000/3900"), say_payment("12000")
    ('2,000/3,900', '12,000')
    """
    return "/".join(number(int(share)) for share in answer.split("/"))
