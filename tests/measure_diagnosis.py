"""Print how well mistakes are told apart on real wins (``python -m tests.measure_diagnosis``).

For each misconception and each real win on which it changes what is asked, the answer
that it leads to is diagnosed. Printed are the answers, the mean number of candidates,
how often the misconception is the first of them, and how many are missed (none); then
the right totals with a wrong ledger, and how many of these are noticed and named; and
last the right answers, under every rule set, that are taken for a mistake (none).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mahjong_lessons.data import real_wins
from mahjong_lessons.practice.answers.asked import Asked
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.diagnosis.attempts import wrong_answers
from mahjong_lessons.practice.diagnosis.diagnosing import diagnose
from mahjong_lessons.practice.ledger.judging import judge_lines
from mahjong_lessons.practice.mistakes import FU, FuTally, HandSeen
from mahjong_lessons.riichi import RULES, Win, score
from mahjong_lessons.riichi.scoring import count_fu

ASKED = (Asked.FU, Asked.RAW, Asked.POINTS, Asked.PAYMENT, Asked.HAN)


class Measure(NamedTuple):
    """What was diagnosed of one kind of answer."""

    answers: int = 0
    candidates: int = 0
    first: int = 0
    missed: int = 0

    def plus(self, id: str, named: list[str]) -> Measure:
        """With one answer more."""
        return Measure(
            self.answers + 1,
            self.candidates + len(named),
            self.first + (named[:1] == [id]),
            self.missed + (id not in named),
        )

    def __str__(self) -> str:
        mean, first = self.candidates / self.answers, self.first / self.answers
        return f"{self.answers:9,} {mean:10.2f} {first:8.1%} {self.missed:6}"


def of_numbers(win: Win, asked: Asked, measure: Measure) -> Measure:
    """Diagnose every number that a misconception leads to on a win."""
    for id, answer in wrong_answers(win, asked).items():
        measure = measure.plus(id, [one.id for one in diagnose(win, answer, asked)])
    return measure


def wrong_ledgers(win: Win) -> Iterator[tuple[str, FuTally, bool]]:
    """The ledgers that misconceptions write, and whether their total is right."""
    scored = score(win)
    same = [one for one in scored.readings if one.points == scored.points]
    rights = [HandSeen(win, one.reading, scored.rules).tally for one in same]
    hand = HandSeen(win, scored.reading, scored.rules)
    for id, one in FU.items():
        seen = one.seen(hand)
        tally = one.apply(seen.tally, seen, one.changes[0])
        if all(_written(tally) != _written(right) for right in rights):
            yield id, tally, tally.fu == hand.tally.fu


def _written(tally: FuTally) -> tuple[object, ...]:
    """A ledger as it is compared: the sets in no order."""
    base, won, *sets, pair, wait = tally.lines
    return base, won, sorted(fu for fu in sets if fu), pair, wait, tally.raw, tally.fu


def noticed(win: Win, tally: FuTally) -> bool:
    """Whether a ledger that is filled in like this has a line that is not right."""
    ledger = tally.ledger
    answers: dict[str, object] = {key: fu for key, fu in ledger.items() if key != "sets"}
    sets = ledger["sets"]
    assert isinstance(sets, list)
    answers |= {f"sets {n}": fu for n, fu in enumerate(sets, 1)}
    judged = judge_lines(count_fu(win), answers)
    return any(found.verdict is not Verdict.RIGHT for found in judged.values())


def right_answers(win: Win, name: str) -> Iterator[tuple[object, Asked]]:
    """What the engine counts for a win under a rule set, and what each number was asked as."""
    scored = score(win, rules=name)
    lines = [line.fu for line in scored.fu.lines]
    ledger: dict[str, object] = {"sum": scored.fu.raw, "fu": scored.fu.total}
    if len(lines) > 1:
        base, won, *sets, pair, wait = lines
        ledger |= {"base": base, "won": won, "sets": sets[::-1], "pair": pair, "wait": wait}
    yield scored.fu.total, Asked.FU
    yield scored.fu.raw, Asked.RAW
    yield scored.points, Asked.POINTS
    yield ledger, Asked.LEDGER


def answers_of_ties(win: Win) -> Iterator[tuple[object, Asked]]:
    """The ledger and the numbers of other readings that pay the same as the best one."""
    if len(win.readings) == 1:
        return
    scored = score(win)
    for other in scored.readings[1:]:
        if other.points == scored.points > 0:
            yield HandSeen(win, other.reading, scored.rules).tally.ledger, Asked.LEDGER
            yield other.fu.total, Asked.FU
            yield other.fu.raw, Asked.RAW


def main() -> None:
    """Measure and print."""
    wins = [real.win for real in real_wins()]
    numbers = dict.fromkeys(ASKED, Measure())
    ledgers = Measure()
    hidden = seen = named = 0
    for win in wins:
        for asked in ASKED:
            numbers[asked] = of_numbers(win, asked, numbers[asked])
        for id, tally, right_total in wrong_ledgers(win):
            found = [one.id for one in diagnose(win, tally.ledger)]
            ledgers = ledgers.plus(id, found)
            if right_total:
                hidden += 1
                seen += noticed(win, tally)
                named += id in found
    accused = sum(
        bool(diagnose(win, answer, asked, rules=name))
        for name in RULES
        for win in wins
        for answer, asked in right_answers(win, name)
    )
    accused += sum(
        bool(diagnose(win, *answered)) for win in wins for answered in answers_of_ties(win)
    )
    print(f"{len(wins):,} real wins\n")
    print("asked      answers candidates    first missed")
    for asked, measure in {**numbers, Asked.LEDGER: ledgers}.items():
        print(f"{asked:8} {measure}")
    print(f"\nright totals with a wrong ledger: {hidden:,}")
    print(
        f"a line of it is marked: {seen / hidden:.1%}; the mistake is named: {named / hidden:.1%}"
    )
    print(f"\nright answers that are taken for a mistake: {accused}")


if __name__ == "__main__":
    main()
