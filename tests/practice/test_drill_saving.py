"""Progress: what is saved is read back, damage is noticed, two devices lose nothing."""

from __future__ import annotations

import json
import random
import string

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons.practice.drill import saving
from mahjong_lessons.practice.drill.progress import AnswerRecord, Progress, RightWrong
from mahjong_lessons.practice.drill.saving import (
    ProgressError,
    from_json,
    from_line,
    from_text,
    to_json,
    to_line,
)

MISTAKES = ["F01", "F06", "F13", "F17", "P05", "P20", "H03"]
NAMES = st.lists(st.sampled_from(MISTAKES), max_size=2, unique=True).map(tuple)
OUTCOMES = st.builds(
    AnswerRecord,
    st.sampled_from(["fu", "raw", "ledger", "points"]),
    st.text("0123456789abcdef", min_size=3, max_size=3),
    st.booleans(),
    NAMES,
    NAMES,
    NAMES,
)
SESSION_NAMES = st.integers(1, 28).map("2026-01-{:02}T10:00:00Z-a1".format)


@st.composite
def progresses(draw: st.DrawFn) -> Progress:
    progress = Progress()
    for name, outcome in draw(st.lists(st.tuples(SESSION_NAMES, OUTCOMES), max_size=25)):
        progress = progress.record(name, outcome)
    return progress


def _example(answers: int = 30) -> Progress:
    """Ten answers a session, every third one wrong."""
    progress, chance = Progress(), random.Random(7)
    for n in range(answers):
        missed = (chance.choice(MISTAKES),) if n % 3 == 0 else ()
        outcome = AnswerRecord(
            "fu", f"{n:03x}", not missed, missed, (), ("F01",) if not missed else ()
        )
        progress = progress.record(f"2026-01-{1 + n // 10:02}T10:00:00Z-a1", outcome)
    return progress


# --- saved and read back ----------------------------------------------------------


@given(progresses())
def test_what_is_written_is_read_back(progress: Progress) -> None:
    assert from_line(to_line(progress)) == progress
    assert from_json(to_json(progress)) == progress
    assert from_text(to_line(progress)) == from_text(to_json(progress)) == progress
    assert len(to_line(progress).split()) == 1


def test_a_line_may_be_broken_up_on_its_way() -> None:
    line = to_line(_example())
    wrapped = "\n  ".join(line[start : start + 30] for start in range(0, len(line), 30))
    assert from_line(f"\n {wrapped} \n") == _example()


def test_a_line_is_short() -> None:
    assert len(to_line(_example())) < 500


# --- damage -----------------------------------------------------------------------


def test_any_single_changed_character_of_a_line_is_noticed() -> None:
    line = to_line(_example(5))
    for place, old in enumerate(line):
        for new in string.printable:
            if new != old:
                with pytest.raises(ProgressError):
                    from_line(line[:place] + new + line[place + 1 :])


@given(progresses(), st.data())
def test_any_other_character_is_noticed_too(progress: Progress, data: st.DataObject) -> None:
    line = to_line(progress)
    place = data.draw(st.integers(0, len(line) - 1))
    new = data.draw(st.characters().filter(lambda one: one != line[place]))
    with pytest.raises(ProgressError):
        from_line(line[:place] + new + line[place + 1 :])


def test_a_line_that_was_cut_is_noticed_wherever_it_was_cut() -> None:
    line = to_line(_example())
    for length in range(len(line)):
        with pytest.raises(ProgressError):
            from_line(line[:length])
        with pytest.raises(ProgressError):
            from_line(line[length + 1 :])


def test_a_changed_number_in_a_file_is_noticed() -> None:
    text = to_json(_example(5))
    for place, old in enumerate(text):
        if old.isdigit():
            with pytest.raises(ProgressError):
                from_json(text[:place] + str(9 - int(old)) + text[place + 1 :])


@given(st.text() | st.text().map(f"{saving.PREFIX}:{{}}:00000000".format))
def test_other_text_is_refused_in_words(text: str) -> None:
    with pytest.raises(ProgressError, match=r"[.]$"):
        from_text(text)


def _line_of(record: object) -> str:
    """A sound line that holds anything."""
    packer = saving.zlib.compressobj(9, wbits=saving._RAW)
    packed = packer.compress(json.dumps(record).encode()) + packer.flush()
    head = f"{saving.PREFIX}:{saving.b64encode(packed).decode().rstrip('=')}"
    return f"{head}:{saving._check(head.encode())}"


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(st.sampled_from(["sessions", "name", "asked", "mistakes", "last"]), inner)
    ),
)


@given(_JSON)
def test_a_sound_line_with_other_contents_is_read_or_refused(record: object) -> None:
    try:
        progress = from_line(_line_of(record))
    except ProgressError:
        return
    assert from_line(to_line(progress)) == progress


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "There is no text here"),
        ("F01 F06", "This is no progress of this course"),
        ('{"base": 20, "won": null}', "This is no file with progress"),
        (to_line(_example())[:-3], "The line is not whole"),
        (f"{to_line(_example())[:-8]}00000000", "The line was changed on its way"),
        (to_json(_example()).replace("F01", "F02", 1), "The file was changed"),
        ("{" * 100_000, "damaged"),
        (_line_of({"sessions": "none"}), '"sessions" cannot be read'),
        (
            _line_of({"sessions": [{"name": "a", "mistakes": {"F01": {"last": -1}}}]}),
            '"last" cannot',
        ),
        (_line_of({"sessions": [{"name": "a"}, {"name": "a"}]}), "damaged"),
        (_line_of({"sessions": [{"name": "\x1b[31m"}]}), "damaged"),
        (_line_of({"sessions": [{"name": "a", "asked": {"<b>": {}}}]}), "damaged"),
        (_line_of({"more": 1}), "damaged"),
        (_line_of({"sessions": "0" * saving.MOST_BYTES}), "damaged"),
    ],
)
def test_what_is_wrong_is_said(text: str, words: str) -> None:
    with pytest.raises(ProgressError) as caught:
        from_text(text)
    assert words in str(caught.value)


# --- two devices ------------------------------------------------------------------


@given(progresses(), progresses(), progresses())
def test_merging_does_not_depend_on_the_order(a: Progress, b: Progress, c: Progress) -> None:
    assert a | b == b | a
    assert (a | b) | c == a | (b | c)
    assert a | a == a
    assert a | Progress() == a


@given(progresses(), st.lists(OUTCOMES, max_size=9), st.lists(OUTCOMES, max_size=9))
def test_two_devices_lose_no_answer_and_count_none_twice(
    before: Progress, here: list[AnswerRecord], there: list[AnswerRecord]
) -> None:
    phone, laptop = before, before
    for outcome in here:
        phone = phone.record("2026-02-01T10:00:00Z-aa", outcome)
    for outcome in there:
        laptop = laptop.record("2026-02-01T10:00:00Z-bb", outcome)
    both = phone | laptop
    assert both.answered == before.answered + len(here) + len(there)
    for count in ("missed", "maybe"):
        for name in MISTAKES:
            old, one, two, all_ = (
                getattr(progress, count).get(name, 0) for progress in (before, phone, laptop, both)
            )
            assert all_ == one + two - old


@given(st.lists(OUTCOMES, min_size=2, max_size=9), st.integers(1, 8))
def test_an_older_copy_of_a_session_adds_nothing(outcomes: list[AnswerRecord], until: int) -> None:
    progress, copies = Progress(), [Progress()]
    for outcome in outcomes:
        progress = progress.record("2026-02-01T10:00:00Z-aa", outcome)
        copies.append(progress)
    assert copies[min(until, len(outcomes))] | progress == progress


# --- what it tells ----------------------------------------------------------------


def test_mistakes_are_counted_over_all_sessions_the_most_frequent_first() -> None:
    progress = Progress()
    for session, missed in (("1", "F06"), ("2", "F01"), ("2", "F06")):
        progress = progress.record(session, AnswerRecord("fu", "a", False, (missed,)))
    progress = progress.record("3", AnswerRecord("raw", "b", False, maybe=("F01", "F17")))
    assert list(progress.missed.items()) == [("F06", 2), ("F01", 1)]
    assert progress.maybe == {"F01": 1, "F17": 1}
    assert progress.asked == {"fu": RightWrong(0, 3), "raw": RightWrong(0, 1)}
    assert str(progress).splitlines()[-1].split() == ["F17", "0", "1"]
    assert str(Progress()) == "Nothing has been answered yet."
