"""The forms of answers, as data: how each is read, said, and found half right.

What is asked may decide between two ways to read a text: whoever reads tells it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from mahjong_lessons.core.text import number
from mahjong_lessons.practice.answers.changes import read_changes, say_changes
from mahjong_lessons.practice.answers.halves import (
    NO_HALVES,
    Halves,
    block_halves,
    change_halves,
    line_halves,
    name_halves,
    payment_halves,
    tile_halves,
)
from mahjong_lessons.practice.answers.ledgers import read_line, read_lines
from mahjong_lessons.practice.answers.names import (
    NO_PATTERN,
    NO_YAKU,
    read_limit,
    read_patterns,
    read_wait,
    read_yaku,
    say_names,
    say_wait,
)
from mahjong_lessons.practice.answers.numbers import read_amount
from mahjong_lessons.practice.answers.payments import Payers, read_payment, say_payment
from mahjong_lessons.practice.answers.tiles import read_blocks, read_kinds, read_notation
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.win import Win


@dataclass(frozen=True)
class AnswerForm:
    """A form of answers: ``read`` and ``halves`` are told what is asked about.

    ``read`` gives the one form that is compared, and raises ``ValueError`` for text that it does
    not know. ``say`` writes that form for the reader, and ``halves`` finds what of an answer is
    right beside the right one. Answers that are ``numbers`` may be slips of the keyboard.

    >>> told = HandValue.parse("3 han 40 fu, dealer, tsumo")
    >>> PAYMENT.read("2600/2600", told), PAYMENT.say("2600")
    ('2600', '2,600')
    """

    read: Callable[[str, Any], str]
    say: Callable[[str], str] = str
    halves: Callable[[str, str, Any], Halves] = lambda given, right, told: NO_HALVES
    numbers: bool = False


def amount(unit: str) -> AnswerForm:
    """One whole number with its unit.

    >>> amount("points").read("1 300 pts", None), amount("points").say("1300")
    ('1300', '1,300')
    """
    return AnswerForm(
        lambda text, told: str(read_amount(text, unit)),
        say=lambda answer: number(int(answer)),
        numbers=True,
    )


def changes(example: str) -> AnswerForm:
    """Four changes; the ``example`` is shown where they cannot be read.

    >>> changes("+5 0 -5 0").say("0 +2600 -2600 0")
    '0 +2,600 −2,600 0'
    """
    return AnswerForm(
        lambda text, told: read_changes(text, example),
        say=say_changes,
        halves=lambda given, right, told: change_halves(given, right),
        numbers=True,
    )


def _alone(read: Callable[[str], str]) -> Callable[[str, Any], str]:
    """A reader that need not be told what is asked about."""
    return lambda text, told: read(text)


def _payers(told: HandValue) -> Payers:
    return Payers.of(dealer=told.dealer, by=told.by)


def _groups(told: Win) -> int:
    return len(told.readings[0].blocks)


PAYMENT = AnswerForm(
    lambda text, told: read_payment(text, _payers(told)),
    say=say_payment,
    halves=lambda given, right, told: payment_halves(given, right, _payers(told)),
    numbers=True,
)
LINES = AnswerForm(_alone(read_lines), halves=lambda given, right, told: line_halves(given, right))
WIN_LINE = AnswerForm(_alone(read_line))
NOTATION = AnswerForm(
    _alone(read_notation), halves=lambda given, right, told: tile_halves(given, right)
)
KINDS = AnswerForm(_alone(read_kinds), halves=NOTATION.halves)
BLOCKS = AnswerForm(
    lambda text, told: read_blocks(text, _groups(told)),
    halves=lambda given, right, told: block_halves(given, right),
)
LIMIT = AnswerForm(_alone(read_limit), say=say_names)
WAIT = AnswerForm(_alone(read_wait), say=say_wait)


def _names(read: Callable[[str], str], nothing: str) -> AnswerForm:
    halves = partial(name_halves, nothing=nothing)
    return AnswerForm(_alone(read), say_names, lambda given, right, told: halves(given, right))


YAKU = _names(read_yaku, NO_YAKU)
PATTERNS = _names(read_patterns, NO_PATTERN)
