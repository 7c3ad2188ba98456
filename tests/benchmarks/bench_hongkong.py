"""How fast the faan of a hand are counted, and how that compares with two scorers of riichi.

    python tests/benchmarks/bench_hongkong.py

The hands are the real wins of riichi, made into Hong Kong wins: plain fives, no riichi. The
same hands go to this package's riichi scorer and to the PyPI library ``mahjong``, in turns
of 1,000. The peers do a like task: they read the hand, find its patterns and add up. It
prints and judges nothing: rates depend on the machine, ratios much less.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from statistics import median
from typing import Any

from mahjong_lessons import hongkong, riichi
from mahjong_lessons.core import Hand, WinBy
from mahjong_lessons.data import real_wins
from mahjong_lessons.lessons.two_games import as_hong_kong
from tests.benchmarks.peer import Task, seconds, theirs
from tests.oracle import prepared

TURN = 1000
ROUNDS = 5
RULES = replace(hongkong.Rules(), seven_pairs=4)  # so that every real win wins here too
RIICHI_RULES = riichi.RULES["tenhou"]


def count_faan(wins: Iterable[hongkong.Win]) -> None:
    for win in wins:
        hongkong.score(win, rules=RULES)


def read_and_count_faan(hands: Iterable[tuple[Hand, str]]) -> None:
    """The same with the reading of the tiles: from a hand to its faan."""
    for hand, by in hands:
        hongkong.score(hongkong.Win(hand, WinBy(by)), rules=RULES)


def score_riichi(wins: Iterable[riichi.Win]) -> None:
    for win in wins:
        riichi.score(win, rules=RIICHI_RULES)


def main() -> None:
    originals = [one.win for one in real_wins()]
    ours = [as_hong_kong(win) for win in originals]
    tasks: dict[str, tuple[Task, Sequence[Any]]] = {
        "Hong Kong faan of a win": (count_faan, ours),
        "the same, from the tiles": (read_and_count_faan, [(w.hand, w.by.value) for w in ours]),
        "riichi score of this package": (score_riichi, originals),
        "PyPI mahjong": (theirs, [prepared(win, RIICHI_RULES) for win in originals]),
    }
    print(f"{len(ours):,} hands, Python {sys.version.split()[0]}, one core, {ROUNDS} rounds")
    gc.collect()
    gc.freeze()  # the inputs stay: collecting garbage does not look at them again
    hongkong.forget()
    riichi.forget()
    cold = sum(
        seconds(count_faan, ours[start : start + TURN]) for start in range(0, len(ours), TURN)
    )
    print(f"{'Hong Kong faan, cold':30} {len(ours) / cold:9,.0f} hands a second")
    spent: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(ROUNDS):
        for name, (task, values) in tasks.items():
            turns = range(0, len(values), TURN)
            spent[name].append(sum(seconds(task, values[start : start + TURN]) for start in turns))
    first = median(spent["Hong Kong faan of a win"])
    for name, times in spent.items():
        rate, ratio = len(ours) / median(times), median(times) / first
        print(f"{name:30} {rate:9,.0f} hands a second, {ratio:5.2f} times as long")


if __name__ == "__main__":
    main()
