"""What of a drill goes into the record: the first answer to each question."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_lessons.practice.boxes.kept import HINT, SHOWN
from mahjong_lessons.practice.drill.sitting import Sitting
from mahjong_lessons.practice.record.facts import Answered
from mahjong_lessons.practice.record.now import clock, lesson_now, record_now


def keep_answer(before: Sitting, after: Sitting) -> str:
    """Write an answer that was counted between two states; "" or why that failed."""
    said = ""
    for fact in _facts(before, after):
        said = record_now().write(fact)
    return said


def _facts(before: Sitting, after: Sitting) -> Iterator[Answered]:
    """The answer that was counted between two states, if one was."""
    if len(after.drill.log) <= len(before.drill.log):
        return
    drill = after.drill
    answer = after.ledger.export() if after.ledger else after.judged
    said = drill.said.verdict.value if drill.said else SHOWN
    help = (SHOWN,) if drill.said is None else (HINT,) if drill.helped else ()
    asked = before.drill.question.asked
    yield Answered(clock(), asked, answer, said, help, lesson=lesson_now(), where="drill")
