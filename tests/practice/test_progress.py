"""Progress: what is saved is read back, damage is noticed, two devices lose nothing."""

from __future__ import annotations

import json
import random
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_lessons.practice.drill import saving
from mahjong_lessons.practice.drill.progress import Mark, Outcome, Progress, Session, Tally
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
    Outcome,
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
        outcome = Outcome("fu", f"{n:03x}", not missed, missed, (), ("F01",) if not missed else ())
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


@given(st.text() | st.text().map(f"{saving.PREFIX}:1:{{}}:00000000".format))
def test_other_text_is_refused_in_words(text: str) -> None:
    with pytest.raises(ProgressError, match=r"[.]$"):
        from_text(text)


def _line_of(record: object, version: int = 1) -> str:
    """A sound line that holds anything."""
    packer = saving.zlib.compressobj(9, wbits=saving._RAW, zdict=saving._OFTEN)
    packed = packer.compress(json.dumps(record).encode()) + packer.flush()
    head = f"{saving.PREFIX}:{version}:{saving.b64encode(packed).decode().rstrip('=')}"
    return f"{head}:{saving._check(head.encode())}"


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(st.sampled_from(["sessions", "name", "asked", "marks", "last"]), inner)
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
        (to_line(_example()).replace(":1:", ":2:"), "The line was changed on its way"),
        (to_json(_example()).replace("F01", "F02", 1), "The file was changed"),
        ("{" * 100_000, "damaged"),
        (_line_of({"sessions": "none"}), '"sessions" cannot be read'),
        (_line_of({"sessions": [{"name": "a", "marks": {"F01": {"last": -1}}}]}), '"last" cannot'),
        (_line_of({"sessions": [{"name": "a"}, {"name": "a"}]}), "damaged"),
        (_line_of({"sessions": [{"name": "\x1b[31m"}]}), "damaged"),
        (_line_of({"sessions": [{"name": "a", "asked": {"<b>": {}}}]}), "damaged"),
        (_line_of({}, version=0), "There is no version 0"),
        (_line_of({"more": "0" * saving.MOST_BYTES}), "damaged"),
    ],
)
def test_what_is_wrong_is_said(text: str, words: str) -> None:
    with pytest.raises(ProgressError) as caught:
        from_text(text)
    assert words in str(caught.value)


# --- newer and older versions -----------------------------------------------------


NEWER = {
    "league": {"name": "spring"},
    "sessions": [
        {
            "name": "2027-05-01T10:00:00Z-a1",
            "minutes": 25,
            "asked": {"fu": {"right": 1, "wrong": 1, "slow": 1}},
            "marks": {"F01": {"missed": 1, "last": 2, "why": "hurry"}},
        }
    ],
}


def test_fields_of_a_newer_version_are_kept_and_written_back() -> None:
    progress = from_line(_line_of(NEWER, version=7))
    assert progress.missed == {"F01": 1}
    after = progress.record("2027-05-01T10:00:00Z-a1", Outcome("fu", "a", False, ("F01",)))
    for kept in (from_line(to_line(after)), from_json(to_json(after))):
        assert kept.version == 7
        assert kept.more == {"league": {"name": "spring"}}
        (session,) = kept.sessions
        assert session.more == {"minutes": 25}
        assert session.asked["fu"] == Tally(1, 2, {"slow": 1})
        assert session.marks["F01"] == Mark(missed=2, last=3, more={"why": "hurry"})


def test_an_older_version_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    def upgraded(record: saving.Record) -> saving.Record:
        return {"sessions": [{"name": day, "marks": {}} for day in record["days"]]}

    monkeypatch.setattr(saving, "UPGRADES", {0: upgraded})
    progress = from_line(_line_of({"days": ["2025-01-01"]}, version=0))
    assert progress == Progress((Session("2025-01-01"),))
    assert progress.version == saving.VERSION


# --- two devices ------------------------------------------------------------------


@given(progresses(), progresses(), progresses())
def test_merging_does_not_depend_on_the_order(a: Progress, b: Progress, c: Progress) -> None:
    assert a | b == b | a
    assert (a | b) | c == a | (b | c)
    assert a | a == a
    assert a | Progress() == a


@given(progresses(), st.lists(OUTCOMES, max_size=9), st.lists(OUTCOMES, max_size=9))
def test_two_devices_lose_no_answer_and_count_none_twice(
    before: Progress, here: list[Outcome], there: list[Outcome]
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
def test_an_older_copy_of_a_session_adds_nothing(outcomes: list[Outcome], until: int) -> None:
    progress, copies = Progress(), [Progress()]
    for outcome in outcomes:
        progress = progress.record("2026-02-01T10:00:00Z-aa", outcome)
        copies.append(progress)
    assert copies[min(until, len(outcomes))] | progress == progress


def test_the_newer_version_of_a_field_wins() -> None:
    old, new = Progress(more={"league": "autumn"}), Progress(more={"league": "spring"}, version=2)
    assert (old | new).more == (new | old).more == {"league": "spring"}
    assert (old | new).version == 2


# --- what it tells ----------------------------------------------------------------


def test_mistakes_are_counted_over_all_sessions_the_most_frequent_first() -> None:
    progress = Progress()
    for session, missed in (("1", "F06"), ("2", "F01"), ("2", "F06")):
        progress = progress.record(session, Outcome("fu", "a", False, (missed,)))
    progress = progress.record("3", Outcome("raw", "b", False, maybe=("F01", "F17")))
    assert list(progress.missed.items()) == [("F06", 2), ("F01", 1)]
    assert progress.maybe == {"F01": 1, "F17": 1}
    assert progress.asked == {"fu": Tally(0, 3), "raw": Tally(0, 1)}
    assert str(progress).splitlines()[-1].split() == ["F17", "0", "1"]
    assert str(Progress()) == "Nothing has been answered yet."
