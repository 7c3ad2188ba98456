"""One file pins what tests and Binder install, within the ranges that users get."""

from __future__ import annotations

import tomllib
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DECLARED = [*PROJECT["dependencies"], *chain(*PROJECT["optional-dependencies"].values())]


def _pins() -> list[Requirement]:
    lines = (ROOT / "binder" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [Requirement(line) for line in lines if line and not line.startswith("#")]


def test_every_pin_is_one_exact_version_from_a_registry() -> None:
    for pin in _pins():
        (specifier,) = pin.specifier
        assert specifier.operator == "==", pin
        assert "*" not in specifier.version, pin
        assert pin.url is None, pin


def test_no_package_is_pinned_twice() -> None:
    names = [canonicalize_name(pin.name) for pin in _pins()]
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("declared", DECLARED)
def test_what_the_project_asks_for_is_pinned_within_its_range(declared: str) -> None:
    wanted = Requirement(declared)
    (pin,) = [pin for pin in _pins() if canonicalize_name(pin.name) == wanted.name]
    (specifier,) = pin.specifier
    assert wanted.specifier.contains(specifier.version)


def test_binder_installs_this_project_with_these_pins() -> None:
    requirements = (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8")
    assert {"-c constraints.txt", "."} <= set(requirements.splitlines())
    runtime = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8")
    version = runtime.strip().removeprefix("python-")
    assert version in Requirement(f"python{PROJECT['requires-python']}").specifier
