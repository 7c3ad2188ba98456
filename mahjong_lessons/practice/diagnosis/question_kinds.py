"""Which kinds of question can be diagnosed: what each asks, and of what."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.practice.answers.asked import Asked
from mahjong_lessons.practice.answers.reading import read_lines
from mahjong_lessons.practice.diagnosis.attempts import AnyRules, Subject
from mahjong_lessons.practice.diagnosis.candidate import Candidate
from mahjong_lessons.practice.diagnosis.diagnosing import diagnose
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.win import Win

LEDGER = "lines"
"""The kind of question that is answered line by line, as a ledger."""


def _faan(about: str) -> Subject:
    """Faan as a hand that ended; who won and how does not matter for the units."""
    return Ending.parse(f"{Wind.SOUTH} {about} self-draw")


DIAGNOSED: Mapping[str, tuple[Asked, Callable[[str], Subject]]] = {
    "fu": (Asked.FU, Win.parse),
    "raw": (Asked.RAW, Win.parse),
    LEDGER: (Asked.LEDGER, Win.parse),
    "han": (Asked.HAN, Win.parse),
    "points": (Asked.POINTS, Win.parse),
    "changes": (Asked.CHANGES, Win.parse),
    "worth": (Asked.WORTH, HandValue.parse),
    "pays": (Asked.PAYMENT, HandValue.parse),
    "base": (Asked.BASE, HandValue.parse),
    "units": (Asked.UNITS, _faan),
    "settle": (Asked.CHANGES, Ending.parse),
}
"""What is asked, and how its subject is read, by the kind of question."""


def candidates_for(kind: str, about: str, answer: object, rules: AnyRules) -> tuple[Candidate, ...]:
    """The mistakes behind an answer to ``ask(kind, about, rules)``, the surest first.

    Empty for kinds that nothing is known of, too. Raises ``ValueError`` for an answer that
    cannot be read.

    >>> candidates_for("pays", "2 han 30 fu tsumo", "1000/500", "documents")
    (Candidate(P17: the two numbers swapped),)
    """
    if kind not in DIAGNOSED:
        return ()
    asked, subject = DIAGNOSED[kind]
    if kind == LEDGER and not isinstance(answer, Mapping):
        match read_lines(str(answer)).split():
            case base, won, *sets, pair, wait:
                answer = {"base": base, "won": won, "sets": sets, "pair": pair, "wait": wait}
            case _:  # so few numbers are no ledger
                return ()
    return diagnose(subject(about), answer, asked, rules)
