"""The report of a class: what is counted, what is left out and why, and how it is written."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from mahjong_lessons.cli import main as cli
from mahjong_lessons.practice.drill.progress import AnswerRecord, Progress
from mahjong_lessons.practice.drill.saving import MOST_BYTES, to_json, to_line
from mahjong_lessons.practice.teaching.class_report import (
    ClassReport,
    Member,
    class_report_page,
    read_class,
)

HOSTILE = "<img src=x onerror=alert(1)>"


def _progress(session: str, *missed: str, maybe: tuple[str, ...] = ()) -> Progress:
    """One wrong answer for each mistake, and one that was right."""
    progress = Progress().record(session, AnswerRecord("fu", "0", True))
    for name in missed:
        progress = progress.record(session, AnswerRecord("raw", "0", False, (name,)))
    return (
        progress.record(session, AnswerRecord("raw", "0", False, maybe=maybe))
        if maybe
        else progress
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A file, lines of two learners in another, and four that cannot be read."""
    (tmp_path / "east.json").write_text(to_json(_progress("1", "F01", "F01", "F06")))
    lines = [
        f"South: {to_line(_progress('2', 'F01'))}",
        "",
        f"West - {to_line(_progress('3', maybe=('F01', 'F17')))}",
        f"North: {to_line(_progress('4'))[:-5]}",
    ]
    (tmp_path / "the others.txt").write_text("\n".join(lines), encoding="utf-8")
    (tmp_path / "foreign.json").write_text('{"score": 3}')
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "large.txt").write_text("0" * (MOST_BYTES + 1))
    (tmp_path / "notes.md").write_text("no progress at all")
    return tmp_path


def test_mistakes_are_counted_over_all_learners_the_most_frequent_first(folder: Path) -> None:
    report = read_class(folder)
    assert [learner.name for learner in report.learners] == ["South", "West", "east"]
    rows = [(row[0], *row[2:]) for row in report.mistakes.rows]
    # id, made, perhaps made, learners who made it or perhaps did, learners who mastered it
    assert rows == [("F01", 3, 1, 3, 0), ("F06", 1, 0, 1, 0), ("F17", 0, 1, 1, 0)]
    assert report.kinds.rows == (("fu", 3, 0), ("raw", 0, 5))
    assert report.people.rows[2] == ("east", 4, 1, "F01 (2), F06 (1)")
    assert report.summary == "3 learners. 8 answers."


def test_what_was_perhaps_made_often_comes_before_what_was_made_once(tmp_path: Path) -> None:
    perhaps = _progress("1", "F06")
    for _ in range(6):
        perhaps = perhaps.record("1", AnswerRecord("fu", "0", False, maybe=("F17",)))
    (tmp_path / "a.json").write_text(to_json(perhaps))
    rows = [(row[0], *row[2:5]) for row in read_class(tmp_path).mistakes.rows]
    assert rows == [("F17", 0, 6, 1), ("F06", 1, 0, 1)]


@pytest.mark.parametrize("width", [40, 60, 76])
def test_lines_that_mail_has_broken_are_read(tmp_path: Path, width: int) -> None:
    lines = [f"{name} {to_line(_progress(str(n), 'F01'))}" for n, name in enumerate("SW")]
    broken = [line[at : at + width] for line in lines for at in range(0, len(line), width)]
    (tmp_path / "mail.txt").write_text("\n".join([*broken, "North: nothing"]), encoding="utf-8")
    report = read_class(tmp_path)
    assert [learner.name for learner in report.learners] == ["S", "W"]
    assert [one.place for one in report.skipped] == [f"mail.txt, line {len(broken) + 1}"]


def test_what_is_left_out_is_named_with_its_reason_and_the_rest_is_shown(folder: Path) -> None:
    skipped = {one.place: one.why for one in read_class(folder).skipped}
    assert skipped == {
        "binary.txt": "This is no text.",
        "foreign.json": "This is no file with progress of this course.",
        "large.txt": "This is too large for progress.",
        "the others.txt, line 4": "The line is not whole: copy all of it, up to its end.",
    }


def test_a_learner_with_two_files_is_one_and_no_answer_counts_twice(tmp_path: Path) -> None:
    before, after = _progress("1", "F01"), _progress("1", "F01") | _progress("2", "F06")
    (tmp_path / "kita.json").write_text(to_json(before))
    (tmp_path / "kita (1).json").write_text(to_json(after))
    (tmp_path / "kita.txt").write_text(to_line(_progress("3", "F01")))
    report = read_class(tmp_path)
    (learner,) = report.learners
    assert learner.name == "kita (1) and kita"
    assert learner.progress.missed == {"F01": 2, "F06": 1}


def test_who_mastered_a_mistake_is_counted(tmp_path: Path) -> None:
    progress = _progress("1", "F01")
    for hand in ("a", "b", "c"):
        progress = progress.record("1", AnswerRecord("fu", hand, True, avoided=("F01",)))
    (tmp_path / "a.json").write_text(to_json(progress))
    assert read_class(tmp_path).mistakes.rows[0][-1] == 1


def test_the_name_is_the_file_s_where_the_line_has_none(tmp_path: Path) -> None:
    (tmp_path / "ton.txt").write_text(to_line(_progress("1")) + "\n")
    lines = [to_line(_progress("2")), to_line(_progress("3"))]
    (tmp_path / "two.txt").write_text("\n".join(lines))
    names = [learner.name for learner in read_class(tmp_path).learners]
    assert names == ["ton", "two, line 1", "two, line 2"]


def test_a_folder_without_progress_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"no progress in .*: [.]json or [.]txt"):
        read_class(tmp_path)


def test_names_are_never_markup_nor_commands_of_a_terminal(tmp_path: Path) -> None:
    line = to_line(_progress("1", "F01"))
    (tmp_path / "a.txt").write_text(f"{HOSTILE}\x1b[31m {line}\n{HOSTILE} {line[:-1]}x\n")
    report = read_class(tmp_path)
    assert len(report.learners) == 1
    assert "<img" not in class_report_page(report)
    assert "&lt;img src=x" in class_report_page(report)
    assert "\x1b" not in str(report)


def test_a_mistake_that_only_a_newer_version_knows_is_shown_by_its_id(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(to_json(_progress("1", "F99")))
    assert "F99" in str(read_class(tmp_path))


def test_a_class_without_a_mistake_has_no_plot() -> None:
    assert str(ClassReport(())) == "0 learners. 0 answers."


def test_one_learner_and_one_answer_are_one() -> None:
    one = Member("east", Progress().record("1", AnswerRecord("fu", "0", True)))
    assert ClassReport((one,)).summary == "1 learner. 1 answer."


# --- the command --------------------------------------------------------------------


def _run(*arguments: str | Path) -> int:
    return cli.main(["class-report", *map(str, arguments)])


def test_the_command_prints_the_report_and_writes_page_and_pictures(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    outs = [tmp_path_factory.mktemp("out") / f"class.{end}" for end in ("html", "svg", "png")]
    assert _run(folder, *(word for out in outs for word in ("--out", out))) == 0
    printed = capsys.readouterr().out
    assert "a triplet finished by ron counted as closed" in printed
    assert "binary.txt" in printed
    html, svg, png = outs
    text = html.read_text(encoding="utf-8")
    assert text.count("<svg") == 1
    assert "http" not in text.replace("http://www.w3.org/", ""), "nothing is asked of any server"
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")
    assert png.read_bytes().startswith(b"\x89PNG")


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(tmp_path) == cli.BAD_INPUT
    assert _run(tmp_path / "nowhere") == cli.FAILED
    (tmp_path / "a.txt").write_text(to_line(_progress("1")))
    assert _run(tmp_path, "--out", tmp_path / "report.pdf") == cli.BAD_INPUT
    assert '".pdf" is not written: choose .html, .svg or .png' in capsys.readouterr().err
