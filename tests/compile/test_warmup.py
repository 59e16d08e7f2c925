"""Compiling in the background: its progress, its end, and what it reports."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import engawa
from engawa import build
from engawa.compile import run, units, warmup
from engawa.compile.units import Unit
from engawa.compile.warmup import Warmup

WAITS = "import sys; print('compiled 0 of 2'); print('compiled 1 of 2', flush=True); "


class Told(list[tuple[str, int]]):
    """The state and the progress at each report."""

    def __call__(self, warm: Warmup) -> None:
        self.append((warm.state, warm.done))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """Pretend that something must be compiled, and record what is reported."""
    monkeypatch.setattr(build, "PURE", False)
    monkeypatch.setattr(units, "compiled", lambda unit: None)
    return Told()


def child(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.setattr(warmup, "COMMAND", ("-c", code))


def followed(warm: Warmup) -> None:
    """Start it, and wait for its end."""
    warm.start()
    if warm.state == "warming":
        warm._thread.join()


def test_what_is_compiled_needs_no_warming_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(units, "compiled", lambda unit: Path("made"))
    warm = Warmup()
    warm.start()
    assert (warm.state, warm.left) == ("ready" if engawa.COMPILED else "plain", None)


def test_whoever_asks_for_plain_files_gets_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "PURE", True)
    child(monkeypatch, "raise SystemExit('it was started')")
    told = Told()
    followed(Warmup(told))
    assert told == []


def test_it_counts_and_hears_of_the_end(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    child(monkeypatch, WAITS + "sys.stdin.close(); print('compiled 2 of 2')")
    over = threading.Event()
    warm = Warmup(told)
    warm.start(over.set)
    assert over.wait(60)
    assert (warm.state, warm.done, warm.of, warm.left) == ("ready", 2, 2, None)
    assert told == [("warming", 0), ("warming", 1), ("ready", 2)]


def test_what_is_left_shrinks_with_what_is_done(
    told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    warm = Warmup()
    warm.state, warm.of, warm._since = "warming", 12, now
    assert warm.left == 120
    now += 10
    warm.done = 2
    assert warm.left == 67
    now += 100
    warm.done = 10
    assert warm.left == 22


def test_where_it_fails_the_rules_stay_plain_and_it_says_why(
    told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    child(monkeypatch, WAITS + "print('there is no room', file=sys.stderr); sys.exit(1)")
    warm = Warmup(told)
    followed(warm)
    assert warm.state == "plain"
    assert told[-1] == ("plain", 1)
    assert warm.why == "there is no room"


def test_when_it_is_ended_so_is_all_that_it_started(
    told: Told, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    started, survived = tmp_path / "started", tmp_path / "survived"
    inner = (
        f"import time; from pathlib import Path; Path({str(started)!r}).touch(); "
        f"time.sleep(20); Path({str(survived)!r}).touch()"
    )
    child(monkeypatch, f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}])")
    warm = Warmup(told)
    warm.start()
    while not started.exists():
        assert warm.state == "warming"
        time.sleep(0.01)
    warm.end()
    warm.end()  # a second time does nothing
    assert len(told) == 1
    assert not warm._thread.is_alive()  # no thread is left that could write to it,
    assert not survived.exists()  # and nobody had to wait


def test_the_real_child_says_that_there_is_no_compiler(
    told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    warm = Warmup(told)
    followed(warm)
    assert warm.state == "plain"
    assert warm.why == (
        "No C compiler was found. The rules run as plain Python: the same, only slower."
    )


HOME = units.HOME


def copied(tmp_path: Path) -> dict[str, str]:
    """Copy Engawa without compiled files, with one small unit to compile; return how to run it."""
    home = tmp_path / "engawa"
    home.mkdir()
    for file in HOME.iterdir():
        (home / file.name).symlink_to(file)
    for name in ("table", "compile"):
        (home / name).unlink()
        (home / name).mkdir()
        for file in (HOME / name).iterdir():
            if file.name not in (units.MADE, "__pycache__"):
                (home / name / file.name).symlink_to(file)
    return {"PYTHONPATH": str(tmp_path), "ENGAWA_CACHE": str(tmp_path / "cache")}


SMALL = (
    "import sys; from engawa.compile import units, __main__; "
    "units.ours = lambda: units.units_in('engawa.table', units.HOME / 'table'); "
    "sys.argv = ['compile', '--polite', '--fetch']; sys.exit(__main__.main())"
)


@pytest.mark.skipif(bool(run.missing()), reason="nothing to compile with")
def test_on_a_full_disk_it_says_so_and_leaves_nothing(tmp_path: Path) -> None:
    """Files cannot grow, which is how a full disk looks to a program."""
    resource = pytest.importorskip("resource")
    # Python would write bytecode as far as it fits, and then take it for whole.
    env = os.environ | copied(tmp_path) | {"TMPDIR": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    before = sorted(tmp_path.rglob("*"))
    done = subprocess.run(
        [sys.executable, "-c", SMALL],
        env=env,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 12, 1 << 12)),
    )
    assert done.returncode == 1
    assert "engawa.table._sights could not be compiled" in done.stderr
    assert "File too large" in done.stderr
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.skipif(bool(run.missing()), reason="nothing to compile with")
def test_two_at_once_make_everything_once(tmp_path: Path) -> None:
    env = os.environ | copied(tmp_path)
    both = [
        subprocess.Popen(
            [sys.executable, "-c", SMALL],
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    said = sorted(child.communicate() for child in both)
    assert [child.returncode for child in both] == [0, 0]
    assert said[0] == ("", "Another process is compiling here; waiting for it.\n")
    assert said[1] == ("compiled 0 of 1\ncompiled 1 of 1\n", "")
    made = [file.suffix for file in (tmp_path / "engawa/table" / units.MADE).iterdir()]
    assert sorted(made) == [".so", ".txt"]


def test_a_folder_that_cannot_be_written_to_is_said_before_anything_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert run.locked(units.HOME) == f"{units.HOME} cannot be written to."


def test_what_compiling_needs_is_fetched_where_it_can_be_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ran: list[list[str]] = []

    def pip(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, len(ran) - 1, "no way to the index\n", "")

    monkeypatch.setattr(run, "find_spec", lambda name: "here" if name == "pip" else None)
    monkeypatch.setattr(subprocess, "run", pip)
    monkeypatch.setenv("CC", "no-such-compiler")
    run.fetch()
    assert ran == []
    monkeypatch.setenv("CC", sys.executable)
    run.fetch()
    assert ran[0][-2:] == list(run.NEEDS)
    with pytest.raises(run.Failed, match="could not be installed:\nno way to the index"):
        run.fetch()


def test_a_unit_has_its_temporary_files_where_they_are_swept_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, str] = {}

    def make(
        command: list[str], env: dict[str, str], **_: object
    ) -> subprocess.CompletedProcess[str]:
        seen.update(env)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", make)
    run._one(Unit("garden", units.RULES, tmp_path / "garden", ()), tmp_path, polite=True)
    assert seen["TMPDIR"] == str(tmp_path)
