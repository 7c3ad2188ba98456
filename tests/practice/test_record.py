"""The record of a learner: nothing that was written is lost, whatever becomes of its files."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from mahjong_lessons.practice.record import folder as folder_module
from mahjong_lessons.practice.record.facts import (
    Again,
    Answered,
    Fact,
    QuestionKey,
    Slip,
    fact_in,
    line_of,
)
from mahjong_lessons.practice.record.folder import Record
from mahjong_lessons.practice.record.learners import Learner, Learners
from mahjong_lessons.practice.record.transfer import join, pack_facts, unpack_facts

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
TEXTS = st.text(max_size=40)
ASKED = st.builds(QuestionKey, TEXTS, TEXTS, TEXTS)
TIMES = st.integers(0, 10**9).map(lambda n: NOON + timedelta(seconds=n))
FACTS = st.one_of(
    st.builds(
        Answered,
        TIMES,
        ASKED,
        TEXTS,
        TEXTS.filter(bool),
        st.lists(TEXTS, max_size=3).map(tuple),
        st.none() | st.floats(0, 86_000),
        TEXTS,
        st.sampled_from(("box", "drill", "test")),
    ),
    st.builds(Again, TIMES, TEXTS, st.none() | ASKED),
    st.builds(Slip, TIMES, ASKED),
)


def answered(n: int, at: datetime = NOON) -> Answered:
    return Answered(at, QuestionKey("fu", f"hand {n}"), str(n), "right")


def numbers(facts: tuple[Fact, ...]) -> list[int]:
    """The answers of facts, as they were counted out."""
    return [int(fact.answer) for fact in facts if isinstance(fact, Answered)]


@given(FACTS)
def test_a_fact_becomes_a_line_and_comes_back(fact: Fact) -> None:
    line = line_of(fact)
    assert "\n" not in line
    assert line.isascii()
    assert fact_in(line) == fact


def test_lone_surrogates_and_long_answers_are_written(tmp_path: Path) -> None:
    record = Record(tmp_path)
    asked = QuestionKey("line", "\ud800")
    assert record.write(Answered(NOON, asked, "\udfff" + "9" * 1_000_000, "wrong")) == ""
    (fact,) = Record(tmp_path).read().facts
    assert isinstance(fact, Answered)
    assert fact.asked == asked
    assert fact.answer.startswith("\udfff999")
    assert len(fact.answer) == 10_000


WRITER = """
import sys
from pathlib import Path
from mahjong_lessons.practice.record.facts import Answered, QuestionKey
from mahjong_lessons.practice.record.folder import Record, utc_now
record, first = Record(Path(sys.argv[1])), int(sys.argv[2])
for n in range(first, first + 10_000):
    assert record.write(Answered(utc_now(), QuestionKey("fu", f"hand {n}"), str(n), "right")) == ""
"""


def test_two_processes_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    started = [
        subprocess.Popen([sys.executable, "-c", WRITER, tmp_path, str(first)])
        for first in (0, 10_000)
    ]
    assert [process.wait(60) for process in started] == [0, 0]
    found = numbers(Record(tmp_path).read().facts)
    assert sorted(found) == list(range(20_000))
    for first in (0, 10_000):  # each in its own order
        assert [n for n in found if first <= n < first + 10_000] == sorted(
            n for n in found if first <= n < first + 10_000
        )


def test_a_record_that_is_cut_loses_its_last_line_at_most(tmp_path: Path) -> None:
    record = Record(tmp_path / "whole")
    for n in range(4):
        record.write(answered(n))
    (file,) = (tmp_path / "whole").iterdir()
    data = file.read_bytes()
    cut = tmp_path / "cut"
    cut.mkdir()
    for length in range(len(data) + 1):
        (cut / "a.jsonl").write_bytes(data[:length])
        whole = data[:length].count(b"\n")
        found = numbers(Record(cut).read().facts)
        assert found in (list(range(whole)), list(range(whole + 1))), length


def test_after_a_torn_line_a_new_one_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record(tmp_path)
    record.write(answered(0))
    write = os.write
    monkeypatch.setattr(os, "write", lambda file, data: write(file, data[: len(data) // 2]))
    assert "No space left" in record.write(answered(1))
    monkeypatch.setattr(os, "write", write)
    assert record.write(answered(2)) == ""
    assert numbers(record.read().facts) == [0, 1, 2]
    again = Record(tmp_path).read()
    assert numbers(again.facts) == [0, 1, 2]
    assert again.notes == ("1 line is damaged and was passed over; all others are here.",)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS])
def test_what_cannot_be_written_is_said_and_kept_and_written_later(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    record, opened = Record(tmp_path), os.open
    monkeypatch.setattr(folder_module.os, "open", refuse)
    assert os.strerror(number) in record.write(answered(0))
    said = record.write(answered(1))
    assert said.startswith("2 answers could not be written")
    assert str(tmp_path) in said
    assert numbers(record.read().facts) == [0, 1]
    monkeypatch.setattr(folder_module.os, "open", opened)
    assert record.write(answered(2)) == ""
    assert numbers(Record(tmp_path).read().facts) == [0, 1, 2]


def test_a_folder_that_vanishes_is_made_again(tmp_path: Path) -> None:
    record = Record(tmp_path / "here")
    record.write(answered(0))
    for file in (tmp_path / "here").iterdir():
        file.unlink()
    (tmp_path / "here").rmdir()
    assert record.write(answered(1)) == ""
    assert numbers(Record(tmp_path / "here").read().facts) == [1]


HOSTILE = (
    b"x" * 10_000_000,
    b"[" * 100_000,
    b"\x00\xff\xfe",
    b"null",
    b'{"v":true,"is":"slip"}',
    b'{"v":1,"is":"answered","at":"2026-01-05T12:00:00Z","q":["fu",1,""],"said":"right"}',
    b'{"v":1,"is":"answered","at":"later","q":["fu","1",""],"said":"right"}',
    b'{"v":1,"is":"slip","at":"2026-01-05T12:00:00Z","q":{"a":1}}',
    b'{"v":1,"is":["slip"],"at":"2026-01-05T12:00:00Z","q":["fu","1",""]}',
    b'{"v":1e400,"is":"slip"}',
    b'{"v":1,"is":"answered","at":"2026-01-05T12:00:00Z","q":["","",""],"said":"x","s":NaN}',
)


@pytest.mark.parametrize("line", HOSTILE, ids=range(len(HOSTILE)))
def test_a_line_that_is_none_is_passed_over_and_counted(line: bytes, tmp_path: Path) -> None:
    good = [f"{line_of(answered(n))}\n".encode() for n in range(2)]
    (tmp_path / "a.jsonl").write_bytes(good[0] + line + b"\n" + good[1])
    read = Record(tmp_path).read()
    assert numbers(read.facts) == [0, 1]
    assert read.notes == ("1 line is damaged and was passed over; all others are here.",)


def test_lines_of_a_newer_version_stay_and_are_counted(tmp_path: Path) -> None:
    newer = json.dumps({"v": 2, "is": "dreamt", "at": "2026-01-05T12:00:00Z"})
    file = tmp_path / "a.jsonl"
    file.write_text(f"{newer}\n{line_of(answered(0))}\n")
    before = file.read_bytes()
    record = Record(tmp_path)
    record.write(answered(1, NOON + timedelta(seconds=1)))
    assert numbers(record.read().facts) == [0, 1]
    (note,) = record.read().notes
    assert note.startswith("1 answer was written by a newer version")
    assert file.read_bytes() == before


@settings(max_examples=60)
@given(st.binary(max_size=300))
def test_any_bytes_are_read(data: bytes) -> None:
    from tempfile import TemporaryDirectory  # noqa: PLC0415 (one for each example)

    with TemporaryDirectory() as name:
        (Path(name) / "a.jsonl").write_bytes(data)
        Record(Path(name)).read()


def test_what_is_no_file_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "link.jsonl").symlink_to("/dev/zero")
    os.mkfifo(tmp_path / "endless.jsonl")
    Record(tmp_path).write(answered(0))
    read = Record(tmp_path).read()
    assert numbers(read.facts) == [0]
    assert read.notes == ("3 files could not be read.",)


def test_files_are_joined_by_time_and_each_keeps_its_order(tmp_path: Path) -> None:
    hour = timedelta(hours=1)
    lines = {
        "a": [answered(0, NOON - 3 * hour), answered(3, NOON - hour), answered(4, NOON - 2 * hour)],
        "b": [answered(1, NOON - 2.5 * hour), answered(2, NOON - 1.5 * hour)],
    }
    for name, facts in lines.items():
        text = "".join(f"{line_of(fact)}\n" for fact in facts)
        (tmp_path / f"{name}.jsonl").write_text(text)
    record = Record(tmp_path, lambda: NOON)
    assert numbers(record.read().facts) == [0, 1, 2, 3, 4]


def test_a_time_to_come_counts_as_now(tmp_path: Path) -> None:
    """A clock that ran ahead does not hold up what is answered after it was set."""
    ahead = Record(tmp_path, lambda: NOON)
    ahead.write(answered(0, NOON + timedelta(days=400)))
    ahead.write(answered(1, NOON))
    assert numbers(Record(tmp_path, lambda: NOON).read().facts) == [0, 1]


def test_what_another_tab_writes_is_seen(tmp_path: Path) -> None:
    here, there = Record(tmp_path), Record(tmp_path)
    here.write(answered(0))
    assert numbers(there.read().facts) == [0]
    here.write(answered(1))
    there.write(answered(2))
    assert sorted(numbers(there.read().facts)) == sorted(numbers(here.read().facts)) == [0, 1, 2]


def test_two_devices_are_joined_by_copying_files(tmp_path: Path) -> None:
    for name in ("laptop", "desktop"):
        Record(tmp_path / name).write(answered(len(name)))
    for file in (tmp_path / "laptop").iterdir():
        (tmp_path / "desktop" / file.name).write_bytes(file.read_bytes())
    assert sorted(numbers(Record(tmp_path / "desktop").read().facts)) == [6, 7]


@given(st.lists(FACTS, max_size=6))
def test_facts_are_carried_as_one_line_of_text(facts: list[Fact]) -> None:
    line = pack_facts(facts)
    assert unpack_facts(f" {line[:20]}\n{line[20:]} ") == tuple(facts)


def test_joining_twice_is_joining_once(tmp_path: Path) -> None:
    record = Record(tmp_path)
    record.write(answered(0))
    line = pack_facts([answered(0), answered(1), answered(1)])
    assert [join(record, unpack_facts(line)) for _ in range(2)] == [1, 0]
    assert numbers(Record(tmp_path).read().facts) == [0, 1]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda line: "", "no text here"),
        (lambda line: "hello", 'begins with "mahjong-record:"'),
        (lambda line: line[:-3], "not whole"),
        (lambda line: line.replace(":e", ":f", 1), "changed on its way"),
    ],
)
def test_a_line_that_is_not_whole_is_refused_in_words(change, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        unpack_facts(change(pack_facts([answered(0)])))


# --- who is learning ----------------------------------------------------------------


def test_several_learners_on_one_computer(tmp_path: Path) -> None:
    learners = Learners(tmp_path)
    first = learners.current()
    Record(first.folder).write(answered(0))
    assert (first.name, learners.all()) == ("", (first,))
    ada, other = learners.add("Ada"), learners.add(" Ada ")
    assert ada.id != other.id, "two of one name are told apart"
    assert learners.current() == other
    assert Learners(tmp_path).choose(ada) == Learners(tmp_path).current()
    named = learners.rename(first, "Grace")
    assert numbers(Record(named.folder).read().facts) == [0]
    assert [one.name for one in learners.all()] == ["Ada", "Ada", "Grace"]


def test_who_is_deleted_is_gone_and_what_is_not_theirs_stays(tmp_path: Path) -> None:
    learners = Learners(tmp_path)
    ada, grace = learners.add("Ada"), learners.add("Grace")
    Record(ada.folder).write(answered(0))
    (ada.folder / "letter.txt").write_text("mine")
    learners.delete(ada)
    assert learners.all() == (grace,)
    assert (ada.folder / "letter.txt").read_text() == "mine"
    with pytest.raises(ValueError, match="no learner of this computer"):
        learners.delete(Learner(tmp_path.parent, "x"))


@pytest.mark.parametrize("name", ["", "  ", "x" * 61, "a\x1b[2Jb", "\u202e"])
def test_a_name_that_is_none_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="1 to 60"):
        Learners(tmp_path).add(name)


def test_a_damaged_name_or_choice_does_no_harm(tmp_path: Path) -> None:
    learners = Learners(tmp_path)
    ada = learners.add("Ada")
    (tmp_path / "now.txt").write_bytes(b"\xff../../x\n")
    assert learners.current() == ada
    (ada.folder / "name.txt").write_bytes(b"\x00\xff")
    Record(ada.folder).write(answered(0))
    assert learners.current().name in ("", "\x00\ufffd")
