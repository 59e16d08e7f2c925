"""What ./play and ./test share: a virtual environment with the project built in it.

Standard library only, since it runs before anything is installed. The environment lives in .venv
and is brought up to date whenever a source that is compiled, or the list of what is needed, has
changed since the last time.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
STAMP = HOME / "engawa-stamp"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST = (3, 11)
BUILD_NEEDS = ["setuptools>=77", "cython>=3.3", "msgspec>=0.22"]


def ready(extras: str = "") -> None:
    """Make the environment, or bring it up to date; say what is being done."""
    if sys.version_info < OLDEST:
        version = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Engawa needs Python 3.11 or newer; this is {version} ({sys.executable}).")
    wanted = _fingerprint(extras)
    if STAMP.exists() and wanted in STAMP.read_text().split():
        return
    if not PYTHON.exists():
        say("Making an environment in .venv")
        run([sys.executable, "-m", "venv", str(HOME)])
    say("Installing what is needed and compiling the rules (a minute or two, the first time)")
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run([*pip, *BUILD_NEEDS])
    run([*pip, "--no-build-isolation", "--editable", f".[{extras}]" if extras else "."])
    if not _is_compiled():
        say("No C compiler was found, so the rules run as plain Python: all the same, but slower.")
    STAMP.write_text(f"{wanted} {_fingerprint('')}")  # with extras, it serves without them too


def _fingerprint(extras: str) -> str:
    """Changes when the environment has to be built again."""
    found = hashlib.sha256(f"{extras} {sys.version}".encode())
    sources = sorted([*ROOT.glob("src/engawa/**/*.py"), *ROOT.glob("src/engawa/**/*.pxd")])
    for path in [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "tools/pxd.py", *sources]:
        found.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:24]


def _is_compiled() -> bool:
    code = "import engawa, sys; sys.exit(0 if engawa.COMPILED else 1)"
    return subprocess.run([str(PYTHON), "-c", code], cwd=ROOT, check=False).returncode == 0


def chromium() -> None:
    """Install the system's Chromium if it is missing and apt can; without it, pages go untested."""
    if shutil.which("chromium") or shutil.which("chromium-browser"):
        return
    if not shutil.which("apt-get") or (hasattr(os, "geteuid") and os.geteuid() != 0):
        say("There is no Chromium here, so the ring 'browser' will skip its tests.")
        return
    say("Installing Chromium, for the ring 'browser'")
    for step in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        done = subprocess.run(["apt-get", "-qq", *step], stdout=subprocess.DEVNULL, check=False)
        if done.returncode:
            say("Chromium could not be installed, so the ring 'browser' will skip its tests.")
            return


def run(command: Sequence[str]) -> None:
    """Run a step of the set-up; if it fails, say so and stop."""
    done = subprocess.run(command, cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(f"The set-up failed at: {' '.join(map(str, command))}")


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    ready(",".join(sys.argv[1:]))
