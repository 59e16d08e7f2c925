"""Checks for a release; the claimed Python versions and systems are the same everywhere."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tools import release

ROOT = Path(release.__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GOOD = (
    "# Changelog\n\n## Unreleased\n\n## 1.2.3, 2026-03-01\n\n- A thing.\n\n## 1.2.2, 2026-01-01\n"
)


def workflow(name: str) -> str:
    return (ROOT / ".github/workflows" / name).read_text(encoding="utf-8")


def test_a_release_that_says_everything_may_go() -> None:
    assert release.missing("1.2.3", GOOD, "v1.2.3") == []


@pytest.mark.parametrize(
    ("version", "changelog", "tag", "says"),
    [
        ("1.2.3", GOOD, "v1.2.4", "The tag is v1.2.4, but pyproject.toml has the version 1.2.3."),
        ("1.2.4", GOOD, "v1.2.4", "CHANGELOG.md has no heading '## 1.2.4, YYYY-MM-DD'."),
        ("1.2.3", GOOD.replace(", 2026-03-01", ""), "v1.2.3", "no heading"),
        ("1.2.3", GOOD.replace("d\n\n", "d\n\n- New.\n\n", 1), "v1.2.3", "under Unreleased"),
        ("next", GOOD, "vnext", "is not a version like 1.2.3"),
    ],
)
def test_what_is_missing_is_said(version: str, changelog: str, tag: str, says: str) -> None:
    assert says in " ".join(release.missing(version, changelog, tag))


def test_every_python_that_is_claimed_is_tested_and_has_wheels() -> None:
    claimed = re.findall(r":: Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"]))
    tested = re.search(r"python: \[(.*)\]", workflow("test.yml"))
    assert tested
    assert re.findall(r"3\.\d+", tested[1]) == claimed
    wheels = [f"cp{version.replace('.', '')}-*" for version in claimed]
    assert PROJECT["tool"]["cibuildwheel"]["build"].split() == wheels
    assert PROJECT["project"]["requires-python"] == f">={claimed[0]}"


def test_every_system_that_is_claimed_has_wheels() -> None:
    claimed = " ".join(PROJECT["project"]["classifiers"])
    for system, runner in (("Linux", "ubuntu"), ("MacOS", "macos"), ("Windows", "windows")):
        assert f"{system}" in claimed
        assert f"{runner}-" in workflow("wheels.yml")


def test_what_workflows_run_is_there() -> None:
    said = workflow("test.yml") + workflow("wheels.yml")
    tools = set(
        re.findall(r"tools/\w+\.py", said + PROJECT["tool"]["cibuildwheel"]["test-command"])
    )
    assert tools == {"tools/smoke.py", "tools/release.py"}
    assert all((ROOT / tool).exists() for tool in tools)
    assert (ROOT / ".ci/run").exists()
