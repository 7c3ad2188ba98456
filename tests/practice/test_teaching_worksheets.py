"""Worksheets: sheet, key and notebook from one source, the same for the same seed."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import nbformat
import pytest

from mahjong_lessons import hongkong
from mahjong_lessons.cli import main as cli
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.practice import TOPICS
from mahjong_lessons.practice.teaching.worksheets import (
    Worksheet,
    printing,
    worksheet_key_page,
    worksheet_page,
    write_worksheet,
)
from mahjong_lessons.practice.teaching.worksheets.notebook import worksheet_notebook
from mahjong_lessons.riichi import Win, count_fu, score

PLACES = [(topic, n) for topic, levels in TOPICS.items() for n in range(1, len(levels) + 1)]


def test_same_seed_same_bytes() -> None:
    faults = []
    for topic, level in [*PLACES, ("mixed", 2)]:
        first, again = (Worksheet(topic, level, 4, seed=9) for _ in range(2))
        for written in (worksheet_page, worksheet_key_page, worksheet_notebook):
            if written(first) != written(again):
                faults.append((topic, level, written.__name__))
        if worksheet_page(first) == worksheet_page(Worksheet(topic, level, 4, seed=10)):
            faults.append((topic, level, "seed"))
    assert faults == []


def keyed(sheet: Worksheet) -> list[tuple[str, list[str]]]:
    """What the printed key says: of each question its line, and the numbers in its boxes."""
    sections = worksheet_key_page(sheet).split('<section class="ws-question">')[1:]
    return [
        (
            re.findall(r'<p class="ws-words">(.*?)</p>', section)[0],
            re.findall(r"<td>([-+0-9–]+)</td>", section)
            + re.findall(r'<p class="ws-answer">(.*?)</p>', section),
        )
        for section in sections
    ]


@pytest.mark.parametrize("rules", ["documents", "tenhou"])
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("topic", ["fu", "fu lines"])
def test_key_of_a_ledger_is_what_the_engine_counts(topic: str, level: int, rules: str) -> None:
    for line, boxes in keyed(Worksheet(topic, level, 6, seed=3, rules=rules)):
        count = count_fu(Win.parse(line), rules=rules)
        *lines, raw, fu = [int(box) for box in boxes if box != "–"]
        assert (sum(lines), raw, fu) == (count.raw, count.raw, count.total)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_key_of_han_is_what_the_engine_counts(level: int) -> None:
    for line, answer in keyed(Worksheet("han", level, 6, seed=3)):
        assert answer == [str(score(Win.parse(line)).han)]


@pytest.mark.parametrize("level", [2, 3])
def test_key_of_points_is_what_the_engine_counts(level: int) -> None:
    for line, answer in keyed(Worksheet("points", level, 6, seed=3)):
        assert answer == [f"{score(Win.parse(line)).points:,}"]


def test_key_of_changes_is_what_the_engine_settles() -> None:
    for line, boxes in keyed(Worksheet("payments", 3, 6, seed=3)):
        win = Win.parse(line)
        assert list(map(int, boxes)) == list(score(win).settle().values())
        assert sum(map(int, boxes)) == 1000 * win.sticks


def test_keys_of_hong_kong_are_what_the_engine_counts() -> None:
    for line, (faan,) in keyed(Worksheet("faan", 1, 4, seed=3)):
        assert int(faan) == hongkong.score(hongkong.Win.parse(line)).faan
    sheet = Worksheet("units", 2, 6, seed=3)
    found = re.findall(r"<td>([-+]?[0-9]+)</td>", worksheet_key_page(sheet))
    for place, question in enumerate(sheet.questions):
        payment = Ending.parse(question.about).pay(rules=hongkong.Rules())
        assert payment is not None
        assert list(map(int, found[4 * place : 4 * place + 4])) == list(payment.changes.values())


def test_sheet_gives_no_answer_away() -> None:
    sheet = Worksheet("fu lines", 2, 5, seed=3)
    assert not re.search(r"<td>\d", worksheet_page(sheet, with_key=False))
    assert (
        "ws-key"
        not in worksheet_page(sheet, with_key=False)[worksheet_page(sheet).index("<body>") :]
    )


def test_sheet_says_seed_rules_and_paper() -> None:
    sheet = Worksheet("han", 3, 5, seed=41, rules="tenhou", paper="letter")
    text = worksheet_page(sheet)
    assert "seed 41" in text
    assert "size:letter" in text
    assert "Rules: tenhou." in text
    assert "Name" in text
    assert all(words in text for words in sheet.rule_words)


def test_page_needs_nothing_beside_it() -> None:
    assert not re.search(r"(src|href)=|https?://(?!www\.w3\.org)", worksheet_page(Worksheet("fu")))


def test_cells_of_the_notebook_check_themselves() -> None:
    sheet = Worksheet("fu", 2, 3, seed=5)
    cells = nbformat.reads(worksheet_notebook(sheet), as_version=4).cells
    said: dict[str, object] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(cell["source"], said)  # blank answers never raise
            question = said.get("question")
    assert question == sheet.questions[-1]


@pytest.mark.parametrize("topic", ["fu", "fu lines"])
def test_a_notebook_asks_for_nothing_that_is_on_paper_alone(topic: str) -> None:
    written = worksheet_notebook(Worksheet(topic, count=3)).lower()
    assert "ledger" not in written
    assert "how many fu does" in written


def test_sheet_and_key_are_two_files(tmp_path: Path) -> None:
    both = tmp_path / "both.html"
    (tmp_path / "folder").mkdir()
    for key in (both, tmp_path / "folder" / ".." / "both.html"):
        with pytest.raises(ValueError, match="two names"):
            write_worksheet(Worksheet("fu", count=2), both, key)
    assert not both.exists()


def test_writes_what_the_name_says(tmp_path: Path) -> None:
    sheet = Worksheet("fu", count=2)
    assert write_worksheet(sheet, tmp_path / "a.html") == (tmp_path / "a.html",)
    assert (tmp_path / "a.html").read_text(encoding="utf-8") == worksheet_page(sheet)
    write_worksheet(sheet, tmp_path / "b.html", tmp_path / "key.html")
    assert (tmp_path / "b.html").read_text(encoding="utf-8") == worksheet_page(
        sheet, with_key=False
    )
    assert (tmp_path / "key.html").read_text(encoding="utf-8") == worksheet_key_page(sheet)
    write_worksheet(sheet, tmp_path / "c.ipynb")
    with pytest.raises(ValueError, match="ends in"):
        write_worksheet(sheet, tmp_path / "d.docx")
    with pytest.raises(ValueError, match="leave the key out"):
        write_worksheet(sheet, tmp_path / "e.ipynb", tmp_path / "key.html")


@pytest.mark.skipif(not any(map(shutil.which, printing.BROWSERS)), reason="no browser here")
@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_pdf_has_the_size_of_the_paper(tmp_path: Path, paper: str, size: tuple[int, int]) -> None:
    write_worksheet(Worksheet("fu", count=6, paper=paper), tmp_path / "sheet.pdf")
    boxes = re.findall(
        rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", (tmp_path / "sheet.pdf").read_bytes()
    )
    assert len(boxes) >= 3  # the key starts on a page of its own
    for box in boxes:
        assert tuple(map(float, box)) == pytest.approx(size, abs=1)


def test_without_a_browser_a_pdf_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "BROWSERS", ("no-such-browser",))
    with pytest.raises(printing.NoBrowserError, match="needs Chromium"):
        printing.print_pdf("<p></p>")


@pytest.mark.parametrize(
    "wrong",
    [["--topic", "fuu"], ["--level", "7"], ["--rules", "x"], ["--paper", "a5"], ["--count", "0"]],
)
def test_command_refuses_what_is_not_there(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["worksheet", *wrong, "--out", str(tmp_path / "a.html")]) == cli.BAD_INPUT
    assert capsys.readouterr().err.startswith("mahjong-lessons: ")
    assert not any(tmp_path.iterdir())


def test_command_writes_the_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheet.html"
    asked = ["worksheet", "--topic", "fu", "--level", "2", "--count", "3", "--seed", "7", "--out"]
    assert cli.main([*asked, str(out)]) == 0
    assert out.read_text(encoding="utf-8") == worksheet_page(Worksheet("fu", 2, 3, seed=7))
    assert "seed 7" in capsys.readouterr().out
