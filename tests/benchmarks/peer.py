"""The PyPI library ``mahjong`` as a peer, and how both sides are timed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import process_time
from typing import Any

from mahjong.hand_calculating.hand import HandCalculator

Task = Callable[[Sequence[Any]], None]


def theirs(arguments: Iterable[dict[str, Any]]) -> None:
    """Score hands with it; ``tests.oracle.prepared`` makes its arguments."""
    for one in arguments:
        HandCalculator.estimate_hand_value(**one)


def seconds(task: Task, values: Sequence[Any]) -> float:
    """Seconds of processor time that a task takes."""
    start = process_time()
    task(values)
    return process_time() - start
