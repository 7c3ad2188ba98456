"""Processor time to open a record of 100,000 answers, beside reading its lines as JSON and no more.

python tests/benchmarks/bench_record.py
"""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from mahjong_lessons.practice.record.facts import Answered, QuestionKey, line_of  # noqa: E402
from mahjong_lessons.practice.record.folder import Record  # noqa: E402

ANSWERS, FILES, ROUNDS = 100_000, 200, 5
_BEGAN = datetime(2026, 1, 5, tzinfo=UTC)


def main() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        for place in range(FILES):
            facts = (
                Answered(
                    _BEGAN + timedelta(minutes=n),
                    QuestionKey(
                        "fu", f"123567m99p35p678s ron 4p riichi honba {n % 90}", "documents"
                    ),
                    "40",
                    "right",
                    seconds=12.5,
                    lesson="count-fu",
                )
                for n in range(place, ANSWERS, FILES)
            )
            text = "".join(f"{line_of(fact)}\n" for fact in facts)
            (folder / f"{place:03}.jsonl").write_text(text, encoding="utf-8")
        ours, theirs = [], []
        for _ in range(ROUNDS):
            began = process_time()
            found = Record(folder).read()
            ours.append(process_time() - began)
            assert len(found.facts) == ANSWERS
            began = process_time()
            for file in folder.iterdir():
                for line in file.read_bytes().splitlines():
                    json.loads(line)
            theirs.append(process_time() - began)
    print(f"{ANSWERS} answers in {FILES} files: {median(ours):.2f} s at the median of {ROUNDS}")
    print(f"json.loads alone: {median(theirs):.2f} s; ratio {median(ours) / median(theirs):.1f}")


if __name__ == "__main__":
    main()
