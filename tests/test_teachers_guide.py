"""The teacher's guide: its commands run, and the lessons, sections and mistakes it names exist."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from mahjong_lessons.cli import main as cli
from mahjong_lessons.cli.course import course
from mahjong_lessons.practice import TOPICS
from mahjong_lessons.practice.mistakes import MISCONCEPTIONS

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "teachers-guide.md").read_text(encoding="utf-8")
COMMANDS = sorted(set(re.findall(r"mahjong-lessons (worksheet [^`\n]+)", GUIDE)))
LESSONS = {path.stem: path for path in (ROOT / "notebooks" / "en").glob("*.ipynb")}
PROJECTED = re.findall(r"/([a-z-]+)[.]ipynb\), sections? ([\d, ]+)", GUIDE)


@pytest.mark.parametrize("command", COMMANDS)
def test_command_runs(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = shlex.split(command)
    assert cli.main(arguments) == 0
    assert (tmp_path / arguments[arguments.index("--out") + 1]).stat().st_size


def test_class_report_takes_the_options_named() -> None:
    for command in re.findall(r"mahjong-lessons (class-report [^`\n]+)", GUIDE):
        folder, *options = shlex.split(command)[1:]
        assert (folder, options[0]) == ("FOLDER", "--out")
        assert cli.main(["class-report", "no-such-folder", *options]) != 0


@pytest.mark.parametrize(("lesson", "sections"), PROJECTED)
def test_sections_to_project_exist(lesson: str, sections: str) -> None:
    cells = json.loads(LESSONS[lesson].read_text(encoding="utf-8"))["cells"]
    text = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    numbers = set(re.findall(r"^## (\d+) ", text, re.MULTILINE))
    assert set(re.findall(r"\d+", sections)) <= numbers


def test_every_lesson_after_the_first_has_a_plan() -> None:
    assert {lesson for lesson, _ in PROJECTED} == set(course().order[1:])


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)]+)\)", GUIDE):
        assert (ROOT / "docs" / link).exists()


def test_mistakes_named_are_known() -> None:
    assert set(re.findall(r"\b[FPH]\d\db?\b", GUIDE)) <= MISCONCEPTIONS.keys()


def test_every_mistake_has_its_place() -> None:
    """By its id, or in a range such as "P15 to P19", in the Report of a plan."""
    reports = " ".join(re.findall(r"^- \*\*Report[.]\*\* (.*)$", GUIDE, re.MULTILINE))
    named = set(re.findall(r"\b[FPH]\d\db?\b", reports))
    for letter, first, last in re.findall(r"\b([FPH])(\d\d) to [FPH](\d\d)\b", reports):
        named |= {f"{letter}{n:02}" for n in range(int(first), int(last) + 1)}
    assert MISCONCEPTIONS.keys() - named == set()


def test_every_topic_is_listed_with_its_levels() -> None:
    for topic, levels in TOPICS.items():
        if topic != "fu":  # "the same four"
            row = re.search(rf"^\| `{topic}` \| (.*) \|$", GUIDE, re.MULTILINE)
            assert row
            assert [n for n in "123456" if n in row[1]] == [str(n + 1) for n in range(len(levels))]
    assert len(TOPICS["fu"]) == 4


def test_every_topic_has_both_plans() -> None:
    plans = GUIDE.split("\n## ")[5:]
    for plan in plans:
        for part in (
            "**45 minutes.**",
            "**90 minutes.**",
            "**Project.**",
            "**Print.**",
            "**Report.**",
        ):
            assert part in plan, plan.splitlines()[0]
        assert re.search(r"^- \*\*\".*?[?!.]\"\*\* ", plan, re.MULTILINE)
