"""A newcomer follows docs/tutorial.md, and the result plays, obeys the laws and is conformant."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", re.M | re.S)
NOT_NEEDED = ("__pycache__", "*.c")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project after the tutorial: new files in the game's folder, and one line."""
    home = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "src", home / "src", ignore=shutil.ignore_patterns(*NOT_NEEDED))
    for name in ("pyproject.toml", "tests/test_laws.py", "tests/test_records.py"):
        (home / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, home / name)
    shutil.copytree(ROOT / "tests/records/pass_the_pandas", home / "tests/records/pass_the_pandas")
    shutil.copytree(ROOT / "tools", home / "tools")
    run(home, "-m", "engawa", "new", "red_lantern")
    registry = home / "src/engawa/games/__init__.py"
    registry.write_text(registry.read_text().replace("GAMES = [", 'GAMES = [\n    "red_lantern",'))
    for path, text in BLOCK.findall((ROOT / "docs/tutorial.md").read_text(encoding="utf-8")):
        folder = "" if path.startswith("tests/") else "src/engawa/games/red_lantern/"
        (home / folder / path).write_text(text)
    return home


def run(home: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=home,
        env=os.environ | {"PYTHONPATH": str(home / "src")},
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_obeys_the_laws_and_its_own_tests(checkout: Path) -> None:
    shown = run(
        checkout, "-m", "pytest", "-p", "no:cacheprovider", "tests", "-k", "red_lantern", "-vv"
    )
    assert "test_laws[engawa.make('red_lantern', seats=4)]" in shown
    assert "test_record_replays[red_lantern-whole_game]" in shown


def test_it_plays_in_the_terminal_and_under_the_bots(checkout: Path) -> None:
    bots = ("--seats", "2", "--bots", "greedy,random", "--seed", "1")
    assert "wins" in run(checkout, "-m", "engawa", "play", "red_lantern", *bots)
    match = ("--bots", "greedy,random", "--games", "50", "--workers", "1")
    assert "Wins by seat" in run(checkout, "-m", "engawa", "match", "red_lantern", *match)


def test_every_rule_is_kept_and_watched(checkout: Path) -> None:
    page = "from conformance import page; print(page('red_lantern')[1])"
    shown = run(checkout, "-c", f"import sys; sys.path.insert(0, 'tools'); {page}")
    assert shown.strip() == "[]"
