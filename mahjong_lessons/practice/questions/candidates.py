"""Which mistakes an answer to a question points to."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_lessons import hongkong
from mahjong_lessons.practice.answers.ledgers import read_lines
from mahjong_lessons.practice.diagnosis.candidate import Candidate
from mahjong_lessons.practice.diagnosis.diagnosing import diagnose
from mahjong_lessons.practice.questions.kinds import LEDGER, QUESTION_KINDS
from mahjong_lessons.riichi.rules import Rules


def candidates_for(
    kind: str, about: str, answer: object, rules: Rules | hongkong.Rules | str
) -> tuple[Candidate, ...]:
    """The mistakes behind an answer to ``ask(kind, about, rules)``, the surest first.

    An answer that is a mapping is a ledger by its parts. Empty for kinds that nothing is known
    of, too. Raises ``ValueError`` for an answer that cannot be read.

    >>> candidates_for("pays", "2 han 30 fu tsumo", "1000/500", "documents")
    (Candidate(P17: the two numbers swapped),)
    """
    row = QUESTION_KINDS[kind]
    if not row.diagnosed_as:
        return ()
    if kind == LEDGER and not isinstance(answer, Mapping):
        match read_lines(str(answer)).split():
            case base, won, *sets, pair, wait:
                answer = {"base": base, "won": won, "sets": sets, "pair": pair, "wait": wait}
            case _:  # so few numbers are no ledger
                return ()
    if row.part:
        answer = {row.part: answer}
    return diagnose(row.parse(about), answer, row.diagnosed_as, rules=rules)
