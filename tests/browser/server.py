"""JupyterLab as a learner starts it: ``mahjong-lessons`` on a fresh copy of the lessons.

It listens on loopback alone. Its folders are its own, so that nothing of whoever runs the
tests is read or changed. News and updates are off, for that is how the command starts it.
"""

from __future__ import annotations

import json
import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

HOST = "127.0.0.1"
PATIENCE = 90
"""Seconds until JupyterLab must answer; a busy machine needs many."""


@dataclass(frozen=True)
class Lab:
    """A running JupyterLab and the folder that it shows."""

    origin: str
    token: str
    folder: Path

    def address(self, path: str = "lab") -> str:
        return f"{self.origin}/{path}?token={self.token}&reset"


@contextmanager
def running_lab(home: Path) -> Iterator[Lab]:
    """Start JupyterLab with everything below ``home``; stop it together with its kernels."""
    lab = Lab(f"http://{HOST}:{free_port()}", secrets.token_hex(16), home / "lessons")
    command = ["-m", "mahjong_lessons", "--no-browser", "--folder", str(lab.folder)]
    _configure(home, lab)
    with (home / "log.txt").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            [sys.executable, *command], env=_environment(home), stdout=log, stderr=log
        )
        try:
            _wait_for(lab, process, home / "log.txt")
            yield lab
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def _configure(home: Path, lab: Lab) -> None:
    port = int(lab.origin.rpartition(":")[2])
    server = {
        "ServerApp": {"ip": HOST, "port": port, "port_retries": 0},
        "IdentityProvider": {"token": lab.token},
        "LabApp": {"expose_app_in_browser": True},  # tests give it commands, as its menus do
    }
    path = home / "config" / "jupyter_server_config.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(server), encoding="utf-8")


def _environment(home: Path) -> dict[str, str]:
    others = ("JUPYTER", "IPYTHON", "XDG_", "MPL")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(others)}
    folders = {
        "HOME": home,
        "USERPROFILE": home,  # what Windows calls it
        "IPYTHONDIR": home / "ipython",
        "JUPYTER_CONFIG_DIR": home / "config",
        "JUPYTER_DATA_DIR": home / "data",
        "JUPYTER_RUNTIME_DIR": home / "runtime",
    }
    return kept | {name: str(folder) for name, folder in folders.items()}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def _wait_for(lab: Lab, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urlopen(lab.address("api/status"), timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text(encoding='utf-8')}")
