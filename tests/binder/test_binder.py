"""What Binder would build, and that a lesson runs with just that.

    python -m pytest -m binder tests/binder

repo2docker is no part of the test environment, for it pins packages of its own: it is
found on the path, or named in REPO2DOCKER.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mahjong_lessons.cli.course import course
from mahjong_lessons.cli.website import SETTINGS

ROOT = Path(__file__).parents[2]
LESSONS = ROOT / "notebooks" / "en"
LESSON = "count-fu.ipynb"
README = (ROOT / "binder" / "README.md").read_text(encoding="utf-8")
ADDRESS = re.compile(r"mybinder\.org/v2/")


def test_the_address_leads_to_the_first_lesson() -> None:
    (path,) = re.findall(r"urlpath=lab/tree/(\S+\.ipynb)", README)
    assert ROOT / path == LESSONS / f"{course().order[0]}.ipynb"
    assert (ROOT / path).is_file()


def test_the_address_stands_in_one_place() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("no git here")
    files = [ROOT / os.fsdecode(name) for name in listed.stdout.split(b"\0") if name]
    texts = [file for file in files if file.suffix in {".md", ".py", ".toml", ".ipynb", ".cff"}]
    found = [file for file in texts if file.is_file() and ADDRESS.search(file.read_text("utf-8"))]
    assert set(found) - {Path(__file__)} == {ROOT / "binder" / "README.md"}


@pytest.mark.binder
def test_repo2docker_installs_the_lock() -> None:
    command = os.environ.get("REPO2DOCKER") or shutil.which("jupyter-repo2docker")
    if not command:
        pytest.skip("jupyter-repo2docker is not installed")
    done = subprocess.run(
        [command, "--debug", "--no-build", str(ROOT)], capture_output=True, text=True, check=False
    )
    dockerfile = done.stdout + done.stderr
    assert done.returncode == 0, dockerfile
    version = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    assert f"environment for {version.replace('-', '=')}" in dockerfile
    copied = re.search(r"COPY --chown=\d+:\d+ src/ ", dockerfile)  # for whoever runs this
    assert copied, dockerfile
    install = dockerfile.index('pip install --no-cache-dir -r "binder/requirements.txt"')
    signed = dockerfile.index("RUN ./binder/postBuild")
    assert copied.start() < install < signed


@pytest.mark.binder
def test_what_binder_installs_runs_a_lesson(tmp_path: Path) -> None:
    """The requirements and no more: the tests' own tools are not there."""
    _run(sys.executable, "-m", "venv", str(tmp_path / "env"))
    scripts = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    python = str(scripts / "python")
    requirements = str(ROOT / "binder" / "requirements.txt")
    _run(python, "-m", "pip", "install", "--quiet", "-r", requirements, cwd=ROOT)
    installed = _run(python, "-m", "pip", "list", "--format=freeze").lower()
    assert "pytest" not in installed
    _run(python, "-m", "pip", "check")
    lesson = tmp_path / LESSON
    shutil.copyfile(LESSONS / LESSON, lesson)
    _run(
        python, "-m", "jupyter", "nbconvert", "--execute", "--to", "notebook", LESSON, cwd=tmp_path
    )


def _run(*command: str, cwd: Path | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.skipif(os.name == "nt", reason="Binder runs on Linux")
def test_binder_sets_jupyterlab_up_as_the_command_does(tmp_path: Path) -> None:
    lab = tmp_path / "jupyter"
    lab.write_text(f'#!/bin/sh\necho "Application directory:   {tmp_path}/lab"\n', "utf-8")
    lab.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    script = str(ROOT / "binder" / "postBuild")
    subprocess.run([script], cwd=ROOT, env={**os.environ, "PATH": path}, check=True)
    written = (tmp_path / "lab" / "settings" / "overrides.json").read_bytes()
    assert written == SETTINGS.read_bytes()
