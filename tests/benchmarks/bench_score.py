"""How fast a win is scored, as a ratio to the PyPI library ``mahjong`` in the same run.

    python tests/benchmarks/bench_score.py

Both score the real wins in turns of 1,000, inputs built beforehand for both, each
measured in its own processor time; cold passes empty all caches first. It prints
and judges nothing: rates depend on the machine, the ratio much less.
"""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Iterable, Sequence
from functools import partial
from statistics import median
from typing import Any

from mahjong_lessons.data import real_wins
from mahjong_lessons.riichi import RULES, Win, forget, score
from tests.benchmarks.peer import seconds, theirs
from tests.oracle import prepared

TURN = 1000
ROUNDS = 7
RULE_SET = RULES["tenhou"]


def ours(wins: Iterable[Win]) -> None:
    for win in wins:
        score(win, rules=RULE_SET)


def one_pass(wins: Sequence[Win], arguments: Sequence[dict[str, Any]]) -> tuple[float, float]:
    """Seconds of ours and theirs over all wins, in turns."""
    spent_ours = spent_theirs = 0.0
    for start in range(0, len(wins), TURN):
        spent_ours += seconds(ours, wins[start : start + TURN])
        spent_theirs += seconds(theirs, arguments[start : start + TURN])
    return spent_ours, spent_theirs


def measure(label: str, rounds: Iterable[tuple[float, float]], n: int) -> None:
    pairs = list(rounds)
    ratio = median(b / a for a, b in pairs)
    our_time, their_time = (1e6 * median(column) / n for column in zip(*pairs, strict=True))
    print(
        f"{label:5} {our_time:6.1f} µs a win, mahjong {their_time:6.1f} µs: "
        f"{ratio:4.1f} times its rate (from {min(b / a for a, b in pairs):.1f} "
        f"to {max(b / a for a, b in pairs):.1f})"
    )


def main() -> None:
    wins = [one.win for one in real_wins()]
    arguments = [prepared(win, RULE_SET) for win in wins]
    print(f"{len(wins):,} real wins, Python {sys.version.split()[0]}, {ROUNDS} rounds")
    run = partial(one_pass, wins, arguments)

    def cold() -> tuple[float, float]:
        forget()
        return run()

    gc.collect()
    gc.freeze()  # the inputs stay: collecting garbage does not look at them again
    measure("cold", [cold() for _ in range(ROUNDS)], len(wins))
    run()
    measure("warm", [run() for _ in range(ROUNDS)], len(wins))
    forget()
    tracemalloc.start()
    ours(wins)
    peak = tracemalloc.get_traced_memory()[1] / 2**20
    print(f"peak memory of one cold pass, all its caches kept: {peak:.1f} MiB")


if __name__ == "__main__":
    main()
