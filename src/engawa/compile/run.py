"""Compile units, each in a process of its own, and install them together.

Nothing is installed before everything is compiled, and the core comes last: without it, no other
unit is used. So a program that starts in between finds either the old or the new files, complete.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib import invalidate_caches
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from engawa.compile import units
from engawa.compile.units import Unit

KEPT = 4  # how many builds of a unit stay, for going back and forth between versions
POLITE = 10  # how much a background build lowers its priority
NEEDS = ("cython>=3.3", "setuptools>=77")  # for compiling, not for playing: the extra "compile"

Tell = Callable[[int, int], None]  # called with how many units are done, and of how many


class Failed(Exception):
    """A unit could not be compiled; it says why, in the compiler's own words."""


def missing() -> str:
    """Say what is needed and missing in a sentence; empty if nothing is."""
    if no_compiler():
        return "No C compiler was found."
    for name in ("Cython", "setuptools"):
        if find_spec(name) is None:
            return f"{name} is not installed, which compiling needs: pip install 'engawa[compile]'."
    return ""


def no_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return command is not None and shutil.which(shlex.split(command)[0]) is None


def locked(folder: Path) -> str:
    """Say if nothing can be written beside the sources; empty if it can."""
    return "" if os.access(folder, os.W_OK) else f"{folder} cannot be written to."


def fetch() -> None:
    """Install what compiling needs, if it is missing and there is a C compiler."""
    if not missing() or no_compiler() or find_spec("pip") is None:
        return
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", *NEEDS]
    done = subprocess.run(pip, check=False, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"What compiling needs could not be installed:\n{done.stdout}{done.stderr}")
    invalidate_caches()


def find(package: str) -> list[Unit]:
    """Find the units of a package and of the packages in it."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise Failed(f"there is no package {package!r} here")
    folder = Path(spec.submodule_search_locations[0])
    inner = [file.parent / units.FOLDER for file in folder.glob("**/RULES.md")]
    names = {package: folder}
    names |= {".".join((package, *each.relative_to(folder).parts)): each for each in inner}
    found = [unit for name, each in names.items() for unit in units.units_in(name, each)]
    if not found:
        raise Failed(f"{package!r} has no folder 'rules' beside a RULES.md: nothing to compile")
    return found


def compile_all(
    wanted: Iterable[Unit],
    jobs: int = 0,
    into: Path | None = None,
    tell: Tell = lambda done, of: None,
    polite: bool = False,
) -> int:
    """Compile what is not compiled yet; return how many units that were.

    `into` replaces the folder above the packages, for example in a wheel.
    """
    todo = [unit for unit in wanted if into or units.compiled(unit) is None]
    tell(0, len(todo))
    if not todo:
        return 0
    with tempfile.TemporaryDirectory(prefix="engawa-", ignore_cleanup_errors=True) as stage:
        made = Path(stage)
        with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
            waiting = [pool.submit(_one, unit, made, polite) for unit in todo]
            try:
                for done, each in enumerate(as_completed(waiting), 1):
                    each.result()
                    tell(done, len(todo))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        _place([(made / unit.module, _home(unit, into)) for unit in todo])
    return len(todo)


def _one(unit: Unit, made: Path, polite: bool) -> None:
    """Compile one unit in a process that uses the plain files, in a temporary folder."""
    path = [str(units.HOME.parent), str(unit.folder.parents[unit.package.count(".")])]
    env = os.environ | {"ENGAWA_PURE": "1", "TMPDIR": str(made)}  # removed with all in it
    env["PYTHONPATH"] = os.pathsep.join([*path, *filter(None, [env.get("PYTHONPATH")])])
    target = str(made / unit.module)
    command = [sys.executable, "-m", "engawa.compile.make"]
    command += [unit.package, str(unit.folder), unit.kind, target]
    if polite and shutil.which("nice"):
        command = ["nice", "-n", str(POLITE), *command]
    done = subprocess.run(command, env=env, check=False, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"{unit.module} could not be compiled:\n{done.stderr or done.stdout}")


def _home(unit: Unit, into: Path | None) -> Path:
    if into is None:
        return unit.made
    return into.joinpath(*unit.package.split("."), units.MADE)


def _place(moves: list[tuple[Path, Path]]) -> None:
    """Copy everything beside its place, which may fail; then move it all at once."""
    ready: list[tuple[Path, Path]] = []
    for left in {file for _, target in moves for file in target.glob("*.new")}:
        left.unlink()  # left by a process that was stopped at that moment
    try:
        for source, target in moves:
            target.mkdir(parents=True, exist_ok=True)
            for file in sorted(source.iterdir()):
                new = target / f"{file.name}.new"
                ready.append((new, target / file.name))
                shutil.copy2(file, new)
    except OSError:
        for new, _ in ready:
            new.unlink(missing_ok=True)
        raise
    for new, file in ready:
        new.replace(file)
    for _, target in moves:
        _tidy(target)


def _tidy(folder: Path) -> None:
    """Remove all but the last few builds."""
    for kind in (units.RULES, units.SIGHTS):
        made = sorted(
            folder.glob(f"{kind}-*{EXTENSION_SUFFIXES[0]}"), key=lambda file: -file.stat().st_mtime
        )
        for old in made[KEPT:]:
            old.unlink(missing_ok=True)
