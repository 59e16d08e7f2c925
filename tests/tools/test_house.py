"""The set-up: output is logged and shown after a failure, and half an environment is repaired."""

import os
import shutil
import subprocess
import sys
import time
import tomllib
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest
from games_by import LARGEST

from engawa.compile import folder_lock, run
from tools import house
from tools.house import ROOM


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a checkout without an environment."""
    home = tmp_path / ".venv"
    python = home / house.PYTHON.relative_to(house.HOME)
    places = {"ROOT": tmp_path, "HOME": home, "PYTHON": python, "STAMP": home / "engawa-stamp"}
    for name, place in {**places, "LOG": tmp_path / "build" / "set-up.log"}.items():
        monkeypatch.setattr(house, name, place)
    for name in ("pyproject.toml", "setup.py"):
        (tmp_path / name).write_bytes((Path(__file__).parents[2] / name).read_bytes())
    return tmp_path


def test_what_a_step_prints_is_kept_and_not_shown(
    root: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    house.step("Trying", [sys.executable, "-c", "print('a lot of chatter')"])
    shown = capfd.readouterr()
    assert (shown.out, shown.err) == ("", "Trying\n")
    assert "a lot of chatter\n" in house.LOG.read_text()


def test_a_step_that_fails_is_shown_with_where_the_rest_is(
    root: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    house.step("Before", [sys.executable, "-c", "print('which went well')"])
    code = "import sys; print('no way to the index', file=sys.stderr); sys.exit(3)"
    with pytest.raises(SystemExit, match=r"The set-up failed at: (.|\n)*set-up\.log"):
        house.step("Trying", [sys.executable, "-c", code])
    shown = capfd.readouterr().err
    assert shown == "Before\nTrying\nno way to the index\n"


@pytest.mark.parametrize(("free", "says"), [(ROOM << 20, False), ((ROOM << 20) - 1, True)])
def test_a_full_disk_is_named(
    root: Path, monkeypatch: pytest.MonkeyPatch, free: int, says: bool
) -> None:
    """Even if the failing step could not say so, or its message could not be written."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    monkeypatch.setattr(house, "_lock_module", lambda: folder_lock)
    sentence = f"There are {ROOM - 1} MB left on this disk; ./play needs {ROOM}."
    with pytest.raises(SystemExit) as failed:
        house.step("Trying", [sys.executable, "-c", "raise SystemExit(1)"])
    assert (sentence in str(failed.value)) == says
    house.LOG.unlink()
    house.LOG.parent.rmdir()
    house.LOG.parent.touch()  # so that no log can be written
    with pytest.raises(SystemExit, match=r"^The set-up could not go on: .*build") as end:
        house.ready()
    assert (sentence in str(end.value)) == says


def test_where_somebody_looks_on_seconds_are_counted(
    root: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(house, "SOON", 0.0)
    house.step("Trying", [sys.executable, "-c", "import time; time.sleep(0.3)"])
    shown = capfd.readouterr().err
    assert shown.startswith("Trying\rTrying, 0 s")
    assert shown.endswith("\n")


def test_an_environment_that_is_half_made_is_made_again(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an interruption, it has Python but not pip."""
    assert not house._is_whole()
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", house.HOME], check=True)
    assert house.PYTHON.exists()
    assert not house._is_whole()
    steps: list[list[str]] = []
    monkeypatch.setattr(house, "step", lambda sentence, command: steps.append(command))
    house._install("")
    assert [command[1:4] for command in steps] == [
        ["-m", "venv", "--clear"],
        ["-m", "pip", "--disable-pip-version-check"],
        ["-m", "pip", "--disable-pip-version-check"],
    ]


@pytest.mark.parametrize("fails", [False, True])
def test_the_rules_are_compiled_while_the_rest_is_installed(
    root: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    """The compiler waits for the set-up; if that fails, the compiler is stopped."""
    began, done = root / "began", root / "done"
    script = root / "python"
    script.write_text(
        f"#!/bin/sh\necho $*\ntouch {began}\nwhile ! [ -e {done} ]; do sleep 0.05; done\n"
    )
    script.chmod(0o755)
    monkeypatch.setattr(house, "PYTHON", script)
    monkeypatch.setattr(house, "_is_whole", lambda: True)
    house.HOME.mkdir()
    house.LOG.parent.mkdir()

    def step(sentence: str, command: list[str]) -> None:
        needs = any("cython" in word for word in command)
        if "Getting ready" in sentence:
            assert needs
            return
        while not began.exists():
            time.sleep(0.01)
        if fails:
            sys.exit("it failed")
        done.touch()

    monkeypatch.setattr(house, "step", step)
    with pytest.raises(SystemExit) if fails else nullcontext():
        house._install("dev", compiled=True)
    assert house.STAMP.exists() != fails
    assert house.LOG.read_text() == "-m engawa.compile\n"


def test_nothing_is_done_twice_and_everything_again_where_the_needs_have_changed(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    monkeypatch.setattr(house, "step", lambda sentence, command: steps.append(sentence))
    monkeypatch.setattr(house, "_is_whole", lambda: True)
    house.HOME.mkdir()
    house._install("dev")
    house._install("dev")
    house._install("")  # this is part of it
    assert len(steps) == 2
    (root / "pyproject.toml").write_text((root / "pyproject.toml").read_text() + "\n")
    house._install("")
    assert len(steps) == 4


def test_a_set_up_that_was_interrupted_is_not_taken_for_done(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(sentence: str, command: object) -> None:
        house.HOME.mkdir(exist_ok=True)
        raise KeyboardInterrupt

    monkeypatch.setattr(house, "step", interrupted)
    monkeypatch.setattr(house, "_lock_module", lambda: folder_lock)
    with pytest.raises(SystemExit) as ended:
        house.ready()
    assert ended.value.code == 130
    assert "was interrupted. Run it again to continue." in capsys.readouterr().err
    assert not house.STAMP.exists()


def test_the_lock_is_the_one_of_the_compiler() -> None:
    with house._lock_module().folder_lock(house.ROOT):
        pass
    assert Path(str(house._lock_module().__file__)).is_relative_to(house.ROOT)


def test_what_compiling_needs_is_said_once() -> None:
    project = tomllib.loads((house.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needs = project["project"]["optional-dependencies"]["compile"]
    assert needs == list(run.NEEDS)
    assert set(needs) <= set(project["build-system"]["requires"])


def test_an_older_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "OLDEST", (99, 0))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer; this is \d"):
        house.ready()


@pytest.mark.parametrize(
    ("words", "asks"),
    [
        ([], ["serve", "--open", "--compile"]),
        (["--port", "1"], ["serve", "--open", "--compile", "--port", "1"]),
        (["--terminal"], ["play", "--compile"]),
        ([LARGEST, "--seats", "2"], ["play", "--compile", LARGEST, "--seats", "2"]),
    ],
)
def test_what_play_asks_for(words: list[str], asks: list[str]) -> None:
    script = (house.ROOT / "play").read_text(encoding="utf-8").partition("\nif {")[0]
    space: dict[str, object] = {"__file__": str(house.ROOT / "play")}
    exec(compile(script, "play", "exec"), space)
    assert space["command"](words) == asks  # type: ignore[operator]
    assert os.access(house.ROOT / "play", os.X_OK)
