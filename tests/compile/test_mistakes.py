"""Errors in rules that do not compile say the file, the line, and what would work."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engawa.compile import run
from engawa.newgame import create

MISTAKES = {
    "a text": (
        "game.py",
        "            return CHANCE\n",
        '            return "chance"\n',
        "Only single-character string literals can be coerced into ints.",
    ),
    "a field that is not a number": (
        "state.py",
        "    heap: int  # pebbles left\n",
        "    heap: list[int]\n",
        "heap is not a number or a row of numbers",
    ),
    "a name that is misspelled": (
        "game.py",
        "        self.heap -= action - acts.TAKE + 1\n",
        "        self.hep -= action - acts.TAKE + 1\n",
        "something here is not a number: an object, a text, a tuple, or a misspelled name",
    ),
    "a statement": (
        "components.py",
        "MOST: Final = 3  # [take] pebbles in one turn\n",
        "MOST: Final = 3\nassert MOST\n",
        "a statement that is neither definition nor constant",
    ),
    "what is no Python": (
        "game.py",
        "        self.heap -= action - acts.TAKE + 1\n",
        "        self.heap -= = action\n",
        "invalid syntax",
    ),
    "what fails by itself": (
        "components.py",
        "MOST: Final = 3  # [take] pebbles in one turn\n",
        "MOST: Final = 3 + nothing\n",
        "NameError: name 'nothing' is not defined",
    ),
}


def compiled(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run ``engawa compile lamp`` on the package in `folder`."""
    return subprocess.run(
        [sys.executable, "-m", "engawa.compile", "lamp"],
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(bool(run.missing()), reason=run.missing())
@pytest.mark.parametrize(("name", "old", "new", "says"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told_with_its_file_and_line(
    tmp_path: Path, name: str, old: str, new: str, says: str
) -> None:
    list(create("lamp", tmp_path))
    file = tmp_path / "lamp/rules" / name
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
    wrong = new.splitlines()[-1]
    line = file.read_text().splitlines().index(wrong) + 1
    done = compiled(tmp_path)
    assert done.returncode == 1
    assert done.stderr == (
        f"lamp.rules._rules could not be compiled:\n{file}:{line}: {says}\n    {wrong.strip()}\n\n"
    )


def test_a_package_without_rules_is_told_what_it_lacks(tmp_path: Path) -> None:
    (tmp_path / "lamp").mkdir()
    (tmp_path / "lamp/__init__.py").touch()
    done = compiled(tmp_path)
    assert (done.returncode, done.stderr) == (
        1,
        "'lamp' has no folder 'rules' beside a RULES.md: nothing to compile\n",
    )
