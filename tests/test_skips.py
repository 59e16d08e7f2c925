"""Tests whose tools are not installed are skipped and say so; anything else is an error."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = """
[project.optional-dependencies]
dev = ["engawa[learn]", "never-made>=1.0"]
[tool.pytest.ini_options]
pythonpath = ["."]
"""


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("import never_made.part", "SKIPPED [1] tests/conftest.py"),
        ("import engawa.nothing_of_that_name", "No module named 'engawa.nothing_of_that_name'"),
        ("import nobody_knows", "No module named 'nobody_knows'"),
        ("from pathlib import Pth", "cannot import name 'Pth' from 'pathlib'"),
        ("1 / 0", "ZeroDivisionError"),
    ],
)
def test_only_what_an_extra_brings_may_be_missing(tmp_path: Path, line: str, says: str) -> None:
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tools").symlink_to(ROOT / "tools")
    for name in ("conftest.py", "commands.py"):
        shutil.copy(ROOT / "tests" / name, tmp_path / "tests")
    fixtures = shutil.ignore_patterns("test_*", "__pycache__")
    shutil.copytree(ROOT / "tests/e2e", tmp_path / "tests/e2e", ignore=fixtures)
    (tmp_path / "tests/test_it.py").write_text(f"{line}\n\ndef test_it():\n    pass\n")
    command = [sys.executable, "-m", "pytest", "-rs", "-p", "no:cacheprovider", "tests"]
    command += ["-p", "no:xdist", "-p", "no:schemathesis"]  # these take long to load
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert says in done.stdout
    skipped = "without never_made, which 'make build' installs" in done.stdout
    assert (skipped, "1 error" in done.stdout) == ("never" in line, "never" not in line)
