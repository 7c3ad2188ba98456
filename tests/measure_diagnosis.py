"""Print how well mistakes are told apart on real wins (``python -m tests.measure_diagnosis``).

For each misconception and each real win on which it changes what is asked, the answer
that it leads to is diagnosed. Printed are the answers, the mean number of candidates,
how often the misconception is the first of them, and how many are missed (none); then
the right totals with a wrong ledger, and how many of these are noticed and named; and
last the right answers, under every rule set, that are taken for a mistake (none).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from mahjong_lessons.data import real_wins
from mahjong_lessons.practice.answers.feedback import Verdict
from mahjong_lessons.practice.diagnosis.diagnosing import diagnose
from mahjong_lessons.practice.diagnosis.starts import wrong_answers
from mahjong_lessons.practice.ledger.entries import judge
from mahjong_lessons.practice.mistakes import FU, MISCONCEPTIONS, Facts, Tally
from mahjong_lessons.riichi import RULES, Win, score
from mahjong_lessons.riichi.scoring import count_fu

ASKS = ("fu", "raw", "points", "payment", "han")


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


def of_numbers(win: Win, asks: str, measure: Measure) -> Measure:
    """Diagnose every number that a misconception leads to on a win."""
    for id, answer in wrong_answers(win, asks).items():
        measure = measure.plus(id, [one.id for one in diagnose(win, answer, asks)])
    return measure


def wrong_ledgers(win: Win) -> Iterator[tuple[str, Tally, bool]]:
    """The ledgers that misconceptions write, and whether their total is right."""
    scored = score(win)
    same = [one for one in scored.readings if one.points == scored.points]
    rights = [Facts(win, one.reading, scored.rules).tally for one in same]
    facts = Facts(win, scored.reading, scored.rules)
    for id, one in FU.items():
        seen = one.seen(facts)
        tally = one.apply(seen.tally, seen, one.changes[0])
        if all(_written(tally) != _written(right) for right in rights):
            yield id, tally, tally.fu == facts.tally.fu


def _written(tally: Tally) -> tuple[object, ...]:
    """A ledger as it is compared: the sets in no order."""
    base, won, *sets, pair, wait = tally.lines
    return base, won, sorted(fu for fu in sets if fu), pair, wait, tally.raw, tally.fu


def noticed(win: Win, tally: Tally) -> bool:
    """Whether a ledger that is filled in like this has a line that is not right."""
    ledger = tally.ledger
    answers: dict[str, object] = {key: fu for key, fu in ledger.items() if key != "sets"}
    sets = ledger["sets"]
    assert isinstance(sets, list)
    answers |= {f"sets {n}": fu for n, fu in enumerate(sets, 1)}
    judged = judge(count_fu(win), answers)
    return any(found.verdict is not Verdict.RIGHT for found in judged.values())


def right_answers(win: Win, name: str) -> Iterator[tuple[object, str]]:
    """What the engine counts for a win under a rule set, and what each number was asked as."""
    scored = score(win, rules=name)
    lines = [line.fu for line in scored.fu.lines]
    ledger: dict[str, object] = {"sum": scored.fu.raw, "fu": scored.fu.total}
    if len(lines) > 1:
        base, won, *sets, pair, wait = lines
        ledger |= {"base": base, "won": won, "sets": sets[::-1], "pair": pair, "wait": wait}
    yield scored.fu.total, "fu"
    yield scored.fu.raw, "raw"
    yield scored.points, "points"
    yield ledger, "ledger"


def answers_of_ties(win: Win) -> Iterator[tuple[object, str]]:
    """The ledger and the numbers of other readings that pay the same as the best one."""
    if len(win.readings) == 1:
        return
    scored = score(win)
    for other in scored.readings[1:]:
        if other.points == scored.points > 0:
            yield Facts(win, other.reading, scored.rules).tally.ledger, "ledger"
            yield other.fu.total, "fu"
            yield other.fu.raw, "raw"


def main() -> None:
    """Measure and print."""
    wins = [real.win for real in real_wins()]
    numbers = dict.fromkeys(ASKS, Measure())
    ledgers, shown = Measure(), Counter[str]()
    hidden = seen = named = 0
    for win in wins:
        changed = set()
        for asks in ASKS:
            numbers[asks] = of_numbers(win, asks, numbers[asks])
            kind = "F" if asks in ("fu", "raw") else "P"
            changed |= {id for id in wrong_answers(win, asks) if id.startswith(kind)}
        shown.update(changed)
        for id, tally, right_total in wrong_ledgers(win):
            found = [one.id for one in diagnose(win, tally.ledger)]
            ledgers = ledgers.plus(id, found)
            if right_total:
                hidden += 1
                seen += noticed(win, tally)
                named += id in found
    accused = sum(
        bool(diagnose(win, answer, asks, name))
        for name in RULES
        for win in wins
        for answer, asks in right_answers(win, name)
    )
    accused += sum(
        bool(diagnose(win, *answered)) for win in wins for answered in answers_of_ties(win)
    )
    print(f"{len(wins):,} real wins\n")
    print("asked      answers candidates    first missed")
    for asks, measure in {**numbers, "ledger": ledgers}.items():
        print(f"{asks:8} {measure}")
    print(f"\nright totals with a wrong ledger: {hidden:,}")
    print(
        f"a line of it is marked: {seen / hidden:.1%}; the mistake is named: {named / hidden:.1%}"
    )
    print(f"\nright answers that are taken for a mistake: {accused}")
    print("\nshare of the wins on which each shows")
    for id in MISCONCEPTIONS:
        if shown[id]:
            print(f'"{id}": {shown[id] / len(wins):.3f}', end=", ")
    print()


if __name__ == "__main__":
    main()
