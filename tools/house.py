"""Set up the environment for ./play and ./test: a virtual environment with the project in it.

Standard library only, since it runs before anything is installed. The environment is in .venv and
is updated when the list of requirements has changed. The output of each step goes to
build/set-up.log, and is shown if a step fails.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
STAMP = HOME / "engawa-stamp"
LOG = ROOT / "build" / "set-up.log"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST = (3, 11)
PIP = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
PIP += ["--no-compile"]  # modules are compiled when imported; the rest need not be
SOON = 2.0  # seconds after which people want to see progress
SHOWN = 30  # lines shown of a failed step
ROOM = 150  # MB for the environment of ./play and the compiled rules
#: Chromium for tests. Without windows it needs a third less of the processor, but gets no push.
SHELL = ("chromium-headless-shell",)
WHOLE = ("chromium", "chromium-browser")
NO_COMPILER = 2  # the compiler's exit code if there is no C compiler


def ready(extras: str = "", compiled: bool = False) -> None:
    """Make or update the environment, and print what is being done.

    If `compiled`, also compile the rules; otherwise they run as plain Python.
    """
    if sys.version_info < OLDEST:
        version = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Engawa needs Python 3.11 or newer; this is {version} ({sys.executable}).")
    try:
        with _lock_module().folder_lock(
            ROOT, lambda: say("Another set-up is going on here; waiting for it.")
        ):
            _install(extras, compiled)
        if compiled:
            _compile()
    except KeyboardInterrupt:
        say("\nThe set-up was interrupted. Run it again to continue.")
        sys.exit(130)
    except OSError as error:
        sys.exit(f"The set-up could not go on: {error}.{_short_of_room()}")


def _install(extras: str, compiled: bool = False) -> None:
    wanted = _fingerprint(extras)
    if STAMP.exists() and wanted in STAMP.read_text().split():
        return
    if not _is_whole():
        step("Making an environment in .venv", [sys.executable, "-m", "venv", "--clear", str(HOME)])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    basis = project["build-system"]["requires"]
    basis = [need for need in basis if compiled or "cython" not in need]
    what = f".[{extras}]" if extras else "."
    step("Getting ready to install", [*PIP, *basis])
    with _compiling() if compiled else nullcontext():
        step("Installing the requirements", [*PIP, "--no-build-isolation", "--editable", what])
    STAMP.write_text(f"{wanted} {_fingerprint('')}")  # extras do no harm


def _fingerprint(extras: str) -> str:
    """Return a hash of what has to be installed."""
    found = hashlib.sha256(f"{extras} {sys.version} {ROOT}".encode())
    for name in ("pyproject.toml", "setup.py"):
        found.update((ROOT / name).read_bytes())
    return found.hexdigest()[:24]


def _is_whole() -> bool:
    """Is there a complete environment of this Python version, with pip?"""
    try:
        code = "import pip, sys; print(sys.version)"
        done = subprocess.run([PYTHON, "-c", code], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.strip() == sys.version


@contextmanager
def _compiling() -> Iterator[None]:
    """Compile in the background, which needs only the basics; `_compile` reports the result."""
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [str(PYTHON), "-m", "engawa.compile"]
    with LOG.open("a", encoding="utf-8") as log:
        child = subprocess.Popen(command, cwd=ROOT, env=env, stdout=log, stderr=log)
    try:
        yield
        if child.poll() is None:
            _watch(child, "Compiling the rules")
    finally:
        child.terminate()  # the set-up failed
        child.wait()


def _compile() -> None:
    """Compile the rules, shared with ./play; the compiler shows its own progress."""
    done = subprocess.run([str(PYTHON), "-m", "engawa.compile"], cwd=ROOT, check=False)
    if done.returncode not in (0, NO_COMPILER):
        sys.exit("The rules could not be compiled.")


def _lock_module() -> ModuleType:
    """Load our own lock, which cannot be imported yet."""
    spec = spec_from_file_location("folder_lock", ROOT / "src/engawa/compile/folder_lock.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def browser(names: Sequence[str] = (*SHELL, *WHOLE)) -> str | None:
    """Return the system's Chromium: the first of these that is installed."""
    return next(filter(None, map(shutil.which, names)), None)


def chromium() -> None:
    """Install the system's Chromium if apt can; say which tests are skipped without it."""
    missing = [names[0] for names in (SHELL, WHOLE) if not browser(names)]
    root = not hasattr(os, "geteuid") or os.geteuid() == 0
    if missing and root and shutil.which("apt-get"):
        say("Installing Chromium, for the check 'browser'")
        for words in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
            subprocess.run(["apt-get", "-qq", *words], capture_output=True, check=False)
    if not browser():
        say("There is no Chromium here, so the check 'browser' will skip its tests.")
    elif not browser(WHOLE):
        say("There is no Chromium with windows here, so the test of push messages will be skipped.")


def step(sentence: str, command: Sequence[str]) -> None:
    """Run a step of the set-up; its output goes to the log, and is shown if it fails."""
    LOG.parent.mkdir(exist_ok=True)
    env = os.environ | {"ENGAWA_PURE": "1"}  # nothing is compiled in these steps
    with LOG.open("a+", encoding="utf-8", errors="replace") as log:
        log.write(f"\n== {sentence}: {' '.join(command)}\n")
        log.flush()
        begin = log.tell()
        child = subprocess.Popen(command, cwd=ROOT, env=env, stdout=log, stderr=subprocess.STDOUT)
        _watch(child, sentence)
        if child.returncode:
            log.seek(begin)
            shown = [line.rstrip("\n") for line in log][-SHOWN:]
            say("\n".join(shown))
            failed = f"The set-up failed at: {' '.join(command)}\nIts output is in {LOG}"
            sys.exit(failed + _short_of_room())


def _short_of_room() -> str:
    """Say if the disk is full: that may have cut off the error message itself."""
    free = shutil.disk_usage(ROOT).free >> 20
    return f"\nThere are {free} MB left on this disk; ./play needs {ROOM}." if free < ROOM else ""


def _watch(child: subprocess.Popen[bytes], sentence: str) -> None:
    """Wait for a step, and count the seconds on a terminal."""
    begin = time.monotonic()
    live = sys.stderr.isatty()
    print(sentence, end="" if live else "\n", file=sys.stderr, flush=True)
    while child.poll() is None:
        time.sleep(0.1)
        took = time.monotonic() - begin
        if live and took >= SOON:
            print(f"\r{sentence}, {took:.0f} s", end="", file=sys.stderr, flush=True)
    if live:
        say("")


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    ready(",".join(sys.argv[1:]), compiled=True)
