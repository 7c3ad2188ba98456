"""From an answer to the mistake behind it.

Every known misconception is tried on the hand, alone and then in pairs; those that lead
to the very answer are candidates. A ledger says more than a number: it is held against
every line that a misconception would write. What none explains is not named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache, partial
from math import prod

from mahjong_lessons.core.text import listing, t
from mahjong_lessons.hongkong.unit_tables import exact
from mahjong_lessons.practice.answers.asked import Asked
from mahjong_lessons.practice.answers.changes import read_changes
from mahjong_lessons.practice.answers.feedback import is_blank
from mahjong_lessons.practice.answers.numbers import read_amount
from mahjong_lessons.practice.answers.own_ledger import OwnLedger
from mahjong_lessons.practice.answers.payments import read_payment, written_payment
from mahjong_lessons.practice.answers.plain import as_written
from mahjong_lessons.practice.diagnosis.attempt import POINTS_ASKED, Attempt, Value, WinAttempt
from mahjong_lessons.practice.diagnosis.attempts import (
    AnyRules,
    Attempts,
    EndingAttempts,
    Subject,
    attempts_at,
)
from mahjong_lessons.practice.diagnosis.candidate import Candidate
from mahjong_lessons.practice.diagnosis.fitting import fits
from mahjong_lessons.practice.mistakes.measured import measured
from mahjong_lessons.riichi.fu import CLOSED_RON_FU, Part
from mahjong_lessons.riichi.fu_count import FuCount

MOST_PAIRS = 4
"""Pairs of mistakes that are named at most; single ones are all named."""


def diagnose(
    subject: Subject, answer: object, asks: Asked | str = Asked.FU, *, rules: AnyRules = "documents"
) -> tuple[Candidate, ...]:
    """Name the likely mistakes behind an answer, the surest first.

    ``subject`` is a win, or what a question gives: han and fu, or how a hand ended.
    ``asks`` says what was asked (:class:`Asked`). Of a riichi win it is "fu" (rounded),
    "raw", "han", "points" (without honba and sticks), "payment" ("500/1000", honba
    included), "worth" (all that the winner takes) or "base"; of a Hong Kong one "units",
    "points" or "payment"; of both "changes" (E S W N). An answer that is a mapping is a
    ledger: base, won, sets (in any order), pair, wait, sum, fu; what is left out is not
    looked at.

    Empty when the answer is right, blank, or explained by no one or two known mistakes. First
    come mistakes that are another table's rule, then those that show on more real wins, and
    last those that show on nearly every hand and would have been found out before.
    Raises ``ValueError`` for an answer that cannot be read.

    >>> from mahjong_lessons.riichi import Win
    >>> win = Win.parse("234678m999s55p44s ron 5p riichi")
    >>> [candidate.id for candidate in diagnose(win, 42, asks="raw")]
    ['F17', 'F01']
    >>> ledger = {"base": 20, "won": 10, "sets": [0, 0, 4, 8], "pair": 0, "wait": 0}
    >>> diagnose(win, ledger)
    (Candidate(F01: a triplet finished by ron counted as closed),)
    """
    if isinstance(answer, OwnLedger | Mapping):
        own = answer if isinstance(answer, OwnLedger) else OwnLedger.read(answer)
        return _of_ledger(_tried(subject, Asked.LEDGER, rules), own)
    if is_blank(answer):
        return ()
    tried = _tried(subject, asks, rules)
    given = _read(answer, tried.asked, units=tried.units)
    if given in tried.right:
        return ()
    meant = _meant(given, tried.asked)
    return tried.explain(lambda attempt: attempt.answer(tried.asked) in meant)


def mistakes_by_line(
    count: FuCount, numbers: Mapping[str, int | None], wrong: Iterable[str]
) -> Mapping[str, tuple[Candidate, ...]]:
    """For each wrong line of a ledger the mistakes that would write its number there.

    ``numbers`` are the learner's lines by their keys ("won", "sets 1"), None where there
    is none, and ``wrong`` the keys of the wrong ones. Of several mistakes those are kept
    that fit the other lines as well.

    >>> from mahjong_lessons.riichi import Win, count_fu
    >>> count = count_fu(Win.parse("234678m999s55p44s ron 5p riichi"))
    >>> lines = {"won": 0, "sets 1": 0, "sets 2": 0, "sets 3": 4, "sets 4": 8}
    >>> mistakes_by_line(count, lines, ["sets 3"])
    {'sets 3': (Candidate(F01: a triplet finished by ron counted as closed),)}
    """
    in_all = {id for one in diagnose(count.win, numbers, rules=count.rules) for id in one.ids}
    sets = {key: None for key in numbers if key.startswith(Part.SET)}
    found = {}
    for key in wrong:
        alone = {**(sets if key in sets else {}), key: numbers[key]}
        named = [one for one in diagnose(count.win, alone, rules=count.rules) if len(one.ids) == 1]
        fitting = [one for one in named if one.id in in_all]
        found[key] = tuple(fitting or named)
    return found


class _Tried:
    """All that was tried on one hand, for one kind of question."""

    def __init__(self, starts: tuple[Attempts, ...], asked: Asked) -> None:
        self.starts, self.asked = starts, asked
        self.units = any(isinstance(start, EndingAttempts) for start in starts)
        self.right = {start.right.answer(asked) for start in starts}

    @cached_property
    def single(self) -> list[list[Attempt]]:
        """What each single mistake leads to; a list for each reading."""
        return [list(start.single(self.asked)) for start in self.starts]

    @cached_property
    def double(self) -> list[list[Attempt]]:
        """What two mistakes at once lead to."""
        return [list(start.double(self.asked)) for start in self.starts]

    def explain(self, explains: Callable[[Attempt], bool]) -> tuple[Candidate, ...]:
        """What leads to the answer: one mistake before two, the best reading before others."""
        for attempts in self.single:
            if found := _surest(filter(explains, attempts)):
                return found
        for attempts in self.double:
            if found := _surest(filter(explains, attempts)):
                return found[:MOST_PAIRS]
        return ()


_starts = lru_cache(maxsize=64)(attempts_at)


@lru_cache(maxsize=64)
def _tried(subject: Subject, asks: Asked | str, rules: AnyRules) -> _Tried:
    """Kept for a while: a learner who was wrong answers again."""
    starts = _starts(subject, rules)
    if starts and asks not in starts[0].asked:
        choices = listing(starts[0].asked)
        raise ValueError(
            t('"{asks}" is not asked here: choose {choices}', asks=asks, choices=choices)
        )
    return _Tried(starts, Asked(asks))


def forget_attempts() -> None:
    """Empty the caches, as a benchmark needs.

    >>> forget_attempts()
    """
    _starts.cache_clear()
    _tried.cache_clear()


def _read(answer: object, asked: Asked, *, units: bool) -> Value:
    if asked is Asked.PAYMENT:
        if isinstance(answer, tuple):
            return written_payment(*answer)
        return read_payment(as_written(answer))
    if asked is Asked.CHANGES:
        return read_changes(as_written(answer))
    if units:
        return exact(answer)
    unit = "points" if asked in POINTS_ASKED else "han" if asked is Asked.HAN else "fu"
    return read_amount(as_written(answer), unit)


def _meant(given: Value, asked: Asked) -> tuple[Value, ...]:
    """What an answer may stand for: one number of points is paid by all alike, too."""
    if asked is not Asked.PAYMENT or "/" in str(given):
        return (given,)
    return given, f"{given}/{given}"


def _surest(attempts: Iterable[Attempt]) -> tuple[Candidate, ...]:
    found = {attempt.mistakes: attempt for attempt in attempts}
    return tuple(map(_candidate, sorted(found.values(), key=_doubt)))


def _candidate(attempt: Attempt) -> Candidate:
    mistakes = attempt.mistakes
    alone = len(mistakes) == 1
    return Candidate(mistakes, mistakes[0].elsewhere(attempt.rules) if alone else "")


def _doubt(attempt: Attempt) -> tuple[bool, bool, float]:
    """The order of candidates."""
    rule = all(one.rule for one in attempt.mistakes)
    shown = [measured(one.id) for one in attempt.mistakes]
    return not rule, any(one.soon_found for one in shown), -prod(one.share for one in shown)


def _of_ledger(tried: _Tried, ledger: OwnLedger) -> tuple[Candidate, ...]:
    """The mistakes that write these very lines; else those that write all but sum and fu."""
    rights = [start.right for start in tried.starts]
    wins = [right.tally for right in rights if isinstance(right, WinAttempt)]
    if not wins:
        return ()
    own = ledger.starting_at_20 if wins[0].won == CLOSED_RON_FU else ledger
    for one in (own, own.without_total):
        if any(fits(one, right) for right in wins):
            return ()  # right, or all lines are and the slip is in the adding
        if found := tried.explain(partial(_writes, one)):
            return found
    return ()


def _writes(own: OwnLedger, attempt: Attempt) -> bool:
    return isinstance(attempt, WinAttempt) and fits(own, attempt.tally)
