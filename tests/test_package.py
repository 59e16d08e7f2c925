"""Engawa as others get it: a wheel, installed elsewhere, and a fresh clone."""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

from engawa.compile import run as compiler
from engawa.compile.folder_lock import folder_lock

ROOT = Path(__file__).parent.parent
SMOKE = ROOT / "tools/smoke.py"
NOT_SOURCE = [".git", ".venv", "build", "dist", "__compiled__", "*.egg-info", "__pycache__"]
NOT_SOURCE += [".*_cache", ".hypothesis"]
NO_COMPILER = {"CC": "no-such-compiler"}

pytestmark = pytest.mark.package


def fresh(folder: Path) -> Path:
    source = folder / "source"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(*NOT_SOURCE))
    return source


def surroundings(**more: str) -> dict[str, str]:
    """Return an environment of its own; pip leaves it to Python to compile what is imported."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("ENGAWA")}
    env.pop("PYTHONPATH", None)
    return env | {"PIP_NO_COMPILE": "1"} | more


def run(command: list[object], env: dict[str, str]) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=Path(str(command[0])).parent,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def wheel(folder: Path, env: dict[str, str], *how: str) -> Path:
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", *how, "-w", folder]
    run([*command, fresh(folder)], env)
    [made] = folder.glob("*.whl")
    return made


def environment(folder: Path, *packages: object) -> Path:
    """Make an environment with these packages, with the pip that is here; return its Python."""
    venv.create(folder)
    python = folder / "bin" / "python"
    run(
        [sys.executable, "-m", "pip", "--python", python, "install", "-q", *packages],
        surroundings(),
    )
    return python


@pytest.fixture(scope="session")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """It is made once, by the first of the processes that test."""
    if compiler.no_compiler():
        pytest.skip("no C compiler on this machine")
    base = tmp_path_factory.getbasetemp()
    shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "wheel"
    shared.mkdir(exist_ok=True)
    with folder_lock(shared):
        return next(shared.glob("*.whl"), None) or wheel(shared, surroundings())


def test_a_wheel_plays_every_game_and_serves_them_without_a_compiler(
    compiled_wheel: Path, tmp_path: Path
) -> None:
    assert "none-any" not in compiled_wheel.name
    python = environment(tmp_path / "venv", compiled_wheel)
    bare = surroundings(PATH=str(python.parent), **NO_COMPILER)
    assert "(compiled): 5 games, a board in" in run([python, SMOKE], bare)


def test_a_wheel_that_was_made_without_a_compiler_plays_too(tmp_path: Path) -> None:
    """It uses what is installed here; build isolation would only download the same again."""
    made = wheel(tmp_path, surroundings(**NO_COMPILER), "--no-build-isolation")
    place = tmp_path / "place"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", place]
    run([*pip, made], surroundings())
    shown = run([sys.executable, SMOKE, "--plain"], surroundings(PYTHONPATH=str(place)))
    assert "(not compiled, so slower): 5 games, a board in" in shown


TOOLS = ["cython>=3.3", "setuptools>=77", "pytest", "gymnasium", "numpy"]
EXAMPLE = ROOT / "examples/red_lantern"
LEARN = """
import engawa
from engawa.adapters.gymnasium import Solo
from engawa.core.fields import is_compiled

assert is_compiled(engawa.make("red_lantern").spec.position), "its rules are plain"
env = Solo("red_lantern", bots="greedy")
seen, over = env.reset(seed=1)[0], False
while not over:
    seen, _, over, *_ = env.step(int(seen["action_mask"].argmax()))
print("learned")
"""


def test_a_game_of_another_package_is_at_home_everywhere(
    compiled_wheel: Path, tmp_path: Path
) -> None:
    """Shell, browser, bots, lab and learners, compiled, beside an Engawa that was installed."""
    project = tmp_path / "red_lantern"
    shutil.copytree(EXAMPLE, project, ignore=shutil.ignore_patterns(*NOT_SOURCE))
    python = environment(tmp_path / "venv", compiled_wheel, *TOOLS)
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "-q"]
    run([*pip, "--no-build-isolation", "--no-deps", project], surroundings())
    assert "(compiled): 6 games, a board in" in run([python, SMOKE], surroundings())
    assert run([python, "-c", LEARN], surroundings()) == "learned\n"
    match = [python, "-m", "engawa", "match", "red_lantern", "--bots", "level4,random"]
    assert "Wins by seat" in run([*match, "--games", "4", "--workers", "1"], surroundings())
    tests = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", project]
    assert "9 passed" in run(tests, surroundings())
    words = [python, "-m", "engawa", "words", "check", "red_lantern"]
    assert run(words, surroundings()) == "All words fit.\n"


class Play:
    """./play in a process of its own: its output, and the strength of its bots."""

    def __init__(self, source: Path, db: Path, env: dict[str, str]) -> None:
        self.child = subprocess.Popen(
            [sys.executable, "play", "--port", "0", "--db", f"sqlite:///{db}"],
            cwd=source,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            # A shell that runs the tests in its background ignores Ctrl-C for all that they start.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        self.said: list[str] = []
        self.home = ""

    def until(self, words: str) -> str:
        """Read until a line contains these words; return it."""
        assert self.child.stdout
        for line in self.child.stdout:
            self.said.append(line.rstrip())
            if words in line:
                return line
        raise AssertionError("\n".join([f"it never said {words!r}:", *self.said]))

    def opened(self) -> None:
        found = re.search(r"http://localhost:\d+", self.until("The table is open at"))
        assert found
        self.home = found[0]
        with urllib.request.urlopen(f"{self.home}/", timeout=60) as page:
            assert b"Engawa" in page.read()

    def bots(self) -> str:
        with urllib.request.urlopen(f"{self.home}/api/bots", timeout=60) as answer:
            return str(json.load(answer)["state"])

    def close(self) -> int:
        """Stop it like Ctrl-C."""
        self.child.send_signal(signal.SIGINT)
        self.child.communicate(timeout=60)
        return self.child.returncode


@contextlib.contextmanager
def play(source: Path, db: Path, env: dict[str, str]) -> Iterator[Play]:
    playing = Play(source, db, env)
    try:
        yield playing
    finally:
        playing.child.kill()
        playing.child.communicate()


def made_in(source: Path) -> list[str]:
    return [path.name for path in source.glob("src/**/__compiled__/*")]


def test_a_fresh_clone_plays_at_once_and_compiles_meanwhile(tmp_path: Path) -> None:
    source, db = fresh(tmp_path), tmp_path / "games.db"
    env = surroundings(BROWSER="true", XDG_DATA_HOME=str(tmp_path))

    # Two at once on a machine without a compiler: one makes the environment, and both play.
    with play(source, db, env | NO_COMPILER) as first:
        first.until("Making an environment in .venv")
        with play(source, tmp_path / "others.db", env | NO_COMPILER) as second:
            second.until("Another set-up is going on here; waiting for it.")
            for each in (first, second):
                each.opened()
                each.until("No C compiler was found. The rules run as plain Python")
                assert each.bots() == "plain"
            assert second.close() == 130
        assert first.said[:3] == [
            "Making an environment in .venv",
            "Getting ready to install",
            "Installing the requirements",
        ]
        assert first.close() == 130
        assert not any(line.startswith("{") for line in first.said), (
            "the journal is not for players"
        )
    assert not made_in(source)
    if compiler.no_compiler():
        return

    # After an interruption, nothing is installed.
    with play(source, db, env) as playing:
        playing.opened()
        assert playing.said[0].startswith("The table is open")  # nothing is set up again
        playing.until("The rules are being compiled meanwhile")
        assert playing.bots() == "warming"
        assert playing.close() == 130
    assert not made_in(source)

    # If it is not interrupted, everything is.
    with play(source, db, env) as playing:
        playing.opened()
        playing.until("The rules are compiled")
        assert playing.bots() == "ready"
        assert playing.close() == 130
    with play(source, db, env) as playing:
        playing.opened()
        assert playing.bots() == "ready"
        assert playing.close() == 130
    told = run([source / ".venv/bin/engawa", "--version"], env)
    assert "(compiled)" in told
