"""The command ``mahjong-lessons``: what it prints, where to, and how it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mahjong_lessons import __version__, cli
from mahjong_lessons.course import lessons, source

LINE = "111m456678p35s99s ron 4s riichi"


def run(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command as a learner does, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "mahjong_lessons", *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def lab(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """JupyterLab as it would be started: the arguments of every start."""
    started: list[list[str]] = []
    labapp = pytest.importorskip("jupyterlab.labapp")
    monkeypatch.setattr(labapp.LabApp, "launch_instance", started.append)
    return started


# --- score --------------------------------------------------------------------


def table(out: str, head: str) -> list[list[str]]:
    """The words of the rows of a table, found by the first words of its head."""
    lines = out.splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith(head))
    rows = [line.split() for line in lines[start + 2 :]]
    return rows[: rows.index([])] if [] in rows else rows


def test_score_shows_fu_yaku_and_payment() -> None:
    done = run("score", f"{LINE} indicators 3p")
    assert done.returncode == 0
    assert done.stderr == ""
    fu = [int(row[-1]) for row in table(done.stdout, "line ")[:8]]
    assert fu == [20, 10, 8, 0, 0, 0, 0, 2]
    # 3p points to 4p: one dora beside riichi. 2 han 40 fu: 640 × 4 = 2,560, up to 2,600.
    yaku = table(done.stdout, "yaku ")
    assert [row for row in yaku if "---" not in row[0]] == [
        ["riichi", "1"],
        ["dora", "1"],
        ["together", "2"],
    ]
    assert "the winner receives 2,600" in done.stdout


def test_score_without_a_yaku_says_so_and_what_han_would_pay(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["score", LINE.removesuffix(" riichi")]) == 0
    out = capsys.readouterr().out
    assert "There is no yaku" in out
    # 40 fu, a non-dealer's ron: 4 × 40 × 2^(han + 2), up to the next 100; 4 han are a mangan.
    assert [row[1] for row in table(out, "han ")] == ["1,300", "2,600", "5,200", "8,000"]


def test_score_takes_the_line_without_quotes() -> None:
    assert run("score", *LINE.split()).stdout == run("score", LINE).stdout


def test_score_with_han_shows_the_arithmetic(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["score", LINE, "--han", "3"]) == 0
    out = capsys.readouterr().out
    assert "40 × 2^(3 + 2) = 1,280" in out
    assert "the winner receives 5,200" in out


def test_score_splits_a_tsumo(capsys: pytest.CaptureFixture[str]) -> None:
    no_yaku = "2m678s555s pon 999p chi 456m tsumo 2m"
    # 20 + 2 + 4 (555s) + 4 (999p) + 2 (pair wait) = 32, so 40 fu. 1 han: 320 from each, 640
    # from the dealer; the dealer's own: 640 from each; a honba is 100 more from each.
    for line, shares in (
        (no_yaku, "400 from each non-dealer and 700 from the dealer"),
        (f"{no_yaku} seat E honba 1", "800 from each"),
    ):
        assert cli.main(["score", line]) == 0
        (first, *_) = table(capsys.readouterr().out, "han ")
        assert " ".join(first[1:-1]) == shares


def test_score_with_han_that_no_hand_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["score", "2288m3355p1177s6z ron 6z", "--han", "2"]) == 0
    assert "the winner receives 1,600" in capsys.readouterr().out  # 25 × 2^4 × 4
    assert cli.main(["score", "2288m3355p1177s6z ron 6z", "--han", "1"]) == 2
    assert "1 han 25 fu does not exist" in capsys.readouterr().err


def test_score_of_thirteen_orphans_is_a_yakuman(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["score", "19m199p19s123457z ron 6z seat W"]) == 0
    out = capsys.readouterr().out
    assert table(out, "yaku ") == [["kokushi", "musou", "1"]]
    assert "the winner receives 32,000" in out


def test_score_by_named_rules(capsys: pytest.CaptureFixture[str]) -> None:
    double_wind = "666m35p11z234567s tsumo 4p riichi seat E"
    for rules, counts in (("documents", "30"), ("tenhou", "40")):  # 30 fu, or 32 rounded up
        assert cli.main(["score", double_wind, "--rules", rules]) == 0
        ledger = capsys.readouterr().out.split("\n\n")[0]
        assert ledger.endswith(f" {counts}")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["123 456m"], '"123" has no suit: write 123m, 123p, 123s or 123z\n123 456m\n^^^\n'),
        ([f"{LINE} ippatsu haitei"], "haitei"),
        ([LINE, "--rules", "nobody"], 'no rule set "nobody": choose documents'),
        ([LINE, "--han", "0"], "a win needs at least 1 han, not 0"),
    ],
)
def test_score_refuses_bad_input_without_a_traceback(arguments: list[str], message: str) -> None:
    done = run("score", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("mahjong-lessons: ")
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_score_in_a_terminal_with_few_characters() -> None:
    command = [sys.executable, "-X", "utf8=0", "-m", "mahjong_lessons", "score", LINE, "--han", "3"]
    terminal = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=terminal, capture_output=True, check=False)
    assert done.returncode == 0
    assert b"40 ? 2^(3 + 2) = 1,280" in done.stdout


# --- the course ---------------------------------------------------------------


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"mahjong-lessons {__version__}\n")


def test_the_lessons_arrive_in_a_folder_of_any_name(tmp_path: Path) -> None:
    done = run("--no-lab", "--folder", "my Übungen 麻雀", cwd=tmp_path)
    folder = tmp_path / "my Übungen 麻雀"
    assert done.returncode == 0, done.stderr
    assert str(folder) in done.stdout
    assert lessons(folder) == lessons(source())
    for name in lessons(folder):
        assert (folder / name).read_bytes() == (source() / name).read_bytes()


def test_lab_opens_the_first_lesson_first_and_the_folder_later(
    tmp_path: Path, lab: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    folder = tmp_path / "lessons"
    assert cli.main(["--folder", str(folder)]) == 0
    assert cli.main(["--folder", str(folder), "--no-browser"]) == 0
    first = f"--LabApp.default_url=/lab/tree/{lessons(source())[0]}"
    assert lab == [[str(folder), first], [str(folder), "--no-browser"]]


def test_lab_starts_for_root_too(
    tmp_path: Path, lab: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    assert cli.main(["--folder", str(tmp_path)]) == 0
    assert lab[0][-1] == "--allow-root"


def test_no_lab_only_copies(tmp_path: Path, lab: list[list[str]]) -> None:
    assert cli.main(["--folder", str(tmp_path), "--no-lab"]) == 0
    assert lab == []


def test_a_missing_jupyterlab_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "jupyterlab.labapp", None)
    assert cli.main(["--folder", str(tmp_path)]) == 1
    assert "JupyterLab is not installed" in capsys.readouterr().err
    assert lessons(tmp_path) == lessons(source())


def test_a_changed_lesson_is_reported_and_can_be_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    to_folder = ["--folder", str(tmp_path)]
    assert cli.main([*to_folder, "--no-lab"]) == 0
    lesson = tmp_path / lessons(source())[0]
    lesson.write_text("mine", encoding="utf-8")
    capsys.readouterr()
    assert cli.main([*to_folder, "--no-lab"]) == 0
    assert f"kept as you changed it: {lesson.name}" in capsys.readouterr().out
    assert lesson.read_text(encoding="utf-8") == "mine"
    assert cli.main([*to_folder, "--restore", lesson.stem]) == 0
    aside = lesson.with_name(f"{lesson.stem} (my copy 1).ipynb")
    assert aside.name in capsys.readouterr().out
    assert aside.read_text(encoding="utf-8") == "mine"
    assert lesson.read_bytes() == (source() / lesson.name).read_bytes()


def test_a_lesson_that_is_not_there(tmp_path: Path) -> None:
    done = run("--folder", str(tmp_path), "--restore", "99")
    assert done.returncode == 2
    assert 'there is no lesson "99": write' in done.stderr
    assert "Traceback" not in done.stderr


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, no folder")
    done = run("--no-lab", "--folder", str(tmp_path / "taken"))
    assert done.returncode == 1
    assert "taken" in done.stderr
    assert "Traceback" not in done.stderr
