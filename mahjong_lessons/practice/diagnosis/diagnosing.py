"""From an answer to the mistake behind it.

Every known misconception is tried on the hand, alone and then in pairs; those that lead
to the very answer are candidates. A ledger says more than a number: it is held against
every line that a misconception would write. What none explains is not named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import prod

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, read_number, t
from mahjong_lessons.hongkong.unit_tables import exact
from mahjong_lessons.practice.answers.changes import read_changes
from mahjong_lessons.practice.answers.feedback import is_blank
from mahjong_lessons.practice.answers.reading import read_payment, written_payment
from mahjong_lessons.practice.diagnosis.starts import (
    AnyRules,
    EndingStart,
    GivenStart,
    Subject,
    WinStart,
    starts,
)
from mahjong_lessons.practice.diagnosis.supposed import (
    CHANGE_ASKS,
    FU_ASKS,
    HAN_ASKS,
    POINT_ASKS,
    UNIT_ASKS,
    Guess,
    Start,
    SupposedWin,
    Value,
)
from mahjong_lessons.practice.mistakes import Misconception, Tally
from mahjong_lessons.practice.mistakes.often import OFTEN, rarely_left
from mahjong_lessons.riichi.fu import BASE_FU, CLOSED_RON_FU
from mahjong_lessons.views import Part, content

MOST_PAIRS = 4
"""So many pairs of mistakes are named at most; single ones are all named."""


@dataclass(frozen=True)
class Candidate(Displayable):
    """One mistake, or two at once, that explain an answer.

    ``elsewhere`` says in words under which rule the answer would be right, if a mistake is
    another table's rule.
    """

    mistakes: tuple[Misconception, ...]
    elsewhere: str = ""

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the mistakes."""
        return tuple(one.id for one in self.mistakes)

    @property
    def id(self) -> str:
        """The id of the mistake; of two, joined by a plus."""
        return "+".join(self.ids)

    @property
    def title(self) -> str:
        """What was done, in words."""
        return listing([t(one.title) for one in self.mistakes], "and")

    @property
    def hint(self) -> str:
        """What is right, a sentence for each mistake; of a rule, where it holds."""
        hints = [t(one.hint) for one in self.mistakes]
        if self.elsewhere:
            hints.append(self.elsewhere)
        return " ".join(hints)

    @property
    def lesson(self) -> str:
        """The lesson that teaches it; of two, the first."""
        return self.mistakes[0].lesson

    def __repr__(self) -> str:
        return f"Candidate({self.id}: {self.title})"


@content.register
def _(value: Candidate) -> tuple[Part, ...]:
    return (f"{value.id}: {value.title}. {value.hint}",)


def diagnose(
    subject: Subject, answer: object, asks: str = "fu", rules: AnyRules = "documents"
) -> tuple[Candidate, ...]:
    """Name the likely mistakes behind an answer, the surest first.

    ``subject`` is a win, or what a question gives: han and fu, or how a hand ended.
    ``asks`` says what was asked. Of a riichi win it is "fu" (rounded), "raw", "han",
    "points" (without honba and sticks), "payment" ("500/1000", honba included), "worth"
    (all that the winner takes) or "base"; of a Hong Kong one "units", "points" or
    "payment"; of both "changes" (E S W N). An answer that is a mapping is a ledger: base,
    won, sets (in any order), pair, wait, sum, fu; what is left out is not looked at.

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
    if is_blank(answer):
        return ()
    if isinstance(answer, Mapping):
        return _of_ledger(_tried(subject, "ledger", rules), answer)
    tried = _tried(subject, asks, rules)
    given = _read(answer, asks, units=tried.units)
    if given in tried.right:
        return ()
    meant = _meant(given, asks)
    return tried.explain(lambda guess: guess.answer(asks) in meant)


class _Tried:
    """All that was tried on one win, for one kind of question."""

    def __init__(self, begun: tuple[Start, ...], asks: str) -> None:
        self.begun, self.asks = begun, asks
        self.units = any(isinstance(start, EndingStart) for start in begun)
        self.right = {start.right.answer(asks) for start in begun}

    @cached_property
    def single(self) -> list[list[Guess]]:
        """What each single mistake leads to; a list for each reading."""
        return [list(start.single(self.asks)) for start in self.begun]

    @cached_property
    def double(self) -> list[list[Guess]]:
        """What two mistakes at once lead to."""
        return [list(start.double(self.asks)) for start in self.begun]

    def explain(self, fits: Callable[[Guess], bool]) -> tuple[Candidate, ...]:
        """What leads to the answer: one mistake before two, the best reading before others."""
        for guesses in self.single:
            if found := _surest(filter(fits, guesses)):
                return found
        for guesses in self.double:
            if found := _surest(filter(fits, guesses)):
                return found[:MOST_PAIRS]
        return ()


_begun = lru_cache(maxsize=64)(starts)


@lru_cache(maxsize=64)
def _tried(subject: Subject, asks: str, rules: AnyRules) -> _Tried:
    """Kept for a while: a learner who was wrong answers again."""
    begun = _begun(subject, rules)
    if begun and asks not in _asks_of(begun[0]):
        choices = listing(_asks_of(begun[0]))
        raise ValueError(
            t('"{asks}" is not asked here: choose {choices}', asks=asks, choices=choices)
        )
    return _Tried(begun, asks)


def forget() -> None:
    """Empty the caches, as a benchmark needs.

    >>> forget()
    """
    _begun.cache_clear()
    _tried.cache_clear()


_WIN_ASKS = (*FU_ASKS, *HAN_ASKS, *POINT_ASKS, *CHANGE_ASKS)


def _asks_of(start: Start) -> tuple[str, ...]:
    if isinstance(start, EndingStart):
        return UNIT_ASKS
    return POINT_ASKS if isinstance(start, GivenStart) else _WIN_ASKS


def _read(answer: object, asks: str, *, units: bool) -> Value:
    if asks == "payment":
        if isinstance(answer, tuple):
            return written_payment(*answer)
        return read_payment(str(answer))
    if asks in CHANGE_ASKS:
        return read_changes(str(answer))
    if units:
        return exact(answer)
    unit = asks if asks in HAN_ASKS else "points" if asks in POINT_ASKS else "fu"
    return read_number(str(answer), unit)


def _meant(given: Value, asks: str) -> tuple[Value, ...]:
    """What an answer may stand for: one number of points is paid by all alike, too."""
    if asks != "payment" or "/" in str(given):
        return (given,)
    return given, f"{given}/{given}"


def _surest(guesses: Iterable[Guess]) -> tuple[Candidate, ...]:
    found = {guess.mistakes: guess for guess in guesses}
    return tuple(map(_candidate, sorted(found.values(), key=_doubt)))


def _candidate(guess: Guess) -> Candidate:
    alone = len(guess.mistakes) == 1
    return Candidate(guess.mistakes, guess.mistakes[0].elsewhere(guess.rules) if alone else "")


def _doubt(guess: Guess) -> tuple[bool, bool, float]:
    """The order of candidates."""
    rule = all(one.rule for one in guess.mistakes)
    everywhere = any(rarely_left(one.id) for one in guess.mistakes)
    return not rule, everywhere, -prod(OFTEN.get(one.id, 0) for one in guess.mistakes)


# --- ledgers ----------------------------------------------------------------------


def _of_ledger(tried: _Tried, ledger: Mapping[str, object]) -> tuple[Candidate, ...]:
    """The mistakes that write these very lines; else those that write all but sum and fu."""
    wins = [start.right.tally for start in tried.begun if isinstance(start, WinStart)]
    if not wins:
        return ()
    own = _Own.of(ledger).with_base_apart(wins[0])
    for one in (own, own.lines_alone):
        if any(one.fits(right) for right in wins):
            return ()  # right, or all lines are and the slip is in the adding
        if found := tried.explain(one.fits_guess):
            return found
    return ()


@dataclass(frozen=True)
class _Own:
    """A learner's ledger: a number for each line, None where there is none."""

    base: int | None
    won: int | None
    sets: tuple[int | None, ...]
    pair: int | None
    wait: int | None
    sum: int | None
    fu: int | None

    @classmethod
    def of(cls, ledger: Mapping[str, object]) -> _Own:
        """Read one; sets are a list, or stand in lines of their own ("sets 1")."""
        sets = ledger.get("sets", [value for key, value in ledger.items() if key[:5] == "sets "])
        listed = sets if isinstance(sets, list | tuple) else []
        single = {name: _number(ledger.get(name)) for name in cls.__annotations__ if name != "sets"}
        return cls(sets=tuple(map(_number, listed)), **single)

    def with_base_apart(self, right: Tally) -> _Own:
        """With the 10 of a closed ron on its own line, though the count began at 30."""
        together = self.base == BASE_FU + CLOSED_RON_FU and not self.won
        if not together or right.won != CLOSED_RON_FU:
            return self
        return _Own(**{**vars(self), "base": BASE_FU, "won": CLOSED_RON_FU})

    @property
    def lines_alone(self) -> _Own:
        """Without sum and fu."""
        return _Own(**{**vars(self), "sum": None, "fu": None})

    def fits_guess(self, guess: Guess) -> bool:
        """Whether a supposed count writes this ledger."""
        return isinstance(guess, SupposedWin) and self.fits(guess.tally)

    def fits(self, tally: Tally) -> bool:
        """Whether a count has these numbers, wherever there is one."""
        base, won, *sets, pair, wait = tally.lines
        lines = ((self.base, base), (self.won, won), (self.pair, pair), (self.wait, wait))
        return (
            all(own in (None, right) for own, right in lines)
            and self._sets_fit(sets)
            and self.sum in (None, tally.raw)
            and self.fu in (None, tally.fu)
        )

    def _sets_fit(self, sets: list[int]) -> bool:
        if None in self.sets:
            spare = (*sets, *[0] * len(self.sets))
            return all(own in (None, right) for own, right in zip(self.sets, spare, strict=False))
        return not self.sets or _counted(self.sets) == _counted(sets)


def _counted(sets: Iterable[int | None]) -> Counter[int | None]:
    """The sets that bring fu, in no order."""
    return Counter(fu for fu in sets if fu)


def _number(answer: object) -> int | None:
    return None if is_blank(answer) else read_number(str(answer))
