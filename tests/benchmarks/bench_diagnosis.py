"""How long the diagnosis of one answer takes.

    python tests/benchmarks/bench_diagnosis.py

Each answer is a first one to its win: nothing of that win is remembered. Wrong answers
that one mistake explains are found sooner than those for which pairs have to be tried,
so both are timed. It prints and judges nothing; a learner waits at most 20 ms.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median, quantiles
from time import process_time_ns

from mahjong_lessons.data import real_wins
from mahjong_lessons.practice.diagnosis.attempts import wrong_answers
from mahjong_lessons.practice.diagnosis.diagnosing import diagnose, forget_attempts
from mahjong_lessons.practice.mistakes import FU, HandSeen
from mahjong_lessons.riichi import Win, score

WINS = 300
NOBODY: Mapping[str, object] = {
    "fu": 170,
    "raw": 171,
    "han": 60,
    "points": 12_345,
    "payment": "12345",
    "changes": "1 2 3 4",
}
"""Answers that no mistake leads to: everything is tried."""


def main() -> None:
    step = len(real_wins()) // WINS
    wins = [real.win for real in real_wins()[::step]]
    print(f"{len(wins)} real wins; CPU time of one diagnosis, from the win on")
    for asks, nobody in NOBODY.items():
        first = [answers[0] if (answers := _wrong(win, asks)) else nobody for win in wins]
        _report(f"{asks}: one mistake", wins, first, asks)
        _report(f"{asks}: pairs tried", wins, [nobody] * len(wins), asks)
    _report("ledger: one mistake", wins, [_ledger(win, "F19") for win in wins], "ledger")
    _report("ledger: pairs tried", wins, [{"base": 21} for _ in wins], "ledger")


def _wrong(win: Win, asks: str) -> list[object]:
    return list(wrong_answers(win, asks).values())


def _ledger(win: Win, id: str) -> object:
    hand = HandSeen(win, score(win).reading, score(win).rules)
    return FU[id].apply(hand.tally, hand, FU[id].changes[0]).ledger


def _report(what: str, wins: list[Win], answers: list[object], asks: str) -> None:
    pairs = zip(wins, answers, strict=True)
    times = [_milliseconds(lambda: diagnose(win, answer, asks)) for win, answer in pairs]  # noqa: B023
    slowest = quantiles(times, n=100)[-1]
    print(f"{what:<24} median {median(times):6.2f} ms   99 % within {slowest:6.2f} ms")


def _milliseconds(task: Callable[[], object]) -> float:
    forget_attempts()
    start = process_time_ns()
    task()
    return (process_time_ns() - start) / 1_000_000


if __name__ == "__main__":
    main()
