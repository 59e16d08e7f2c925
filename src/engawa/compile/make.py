"""Make one unit: call Cython and the C compiler. It runs in its own process, on plain files."""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from itertools import chain
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from engawa.compile import mistakes, twins, units
from engawa.compile.rewrite import Refused
from engawa.compile.unit import Writer, Written
from engawa.compile.units import Unit

KEPT = 120  # builds in the cache: a few of every unit
LEVEL = {units.RULES: "-O3", units.SIGHTS: "-O1"}
CHECKED = ["-fsanitize=bounds", "-fno-sanitize-recover=bounds"]  # the second: stop at an error
MICROSOFT = {"-O3": ["/O2"], "-O1": ["/O1"]}  # the same flags for Microsoft's compiler


def write(unit: Unit) -> Written:
    """Return the input for Cython, with the declarations of the core that all rules use."""
    if unit.package == units.CORE and (wrong := [*chain(*map(twins.differences, twins.paths()))]):
        raise Refused("\n".join(wrong))
    written = Writer(unit).write()
    if unit.kind == units.RULES and unit.package != units.CORE:
        [core] = units.units_in(units.CORE, units.HOME / "core")
        files = Writer(core).write().files
        written.files.update({name: files[name] for name in files if name.endswith(".pxd")})
    return written


def make(unit: Unit, target: Path) -> None:
    """Compile a unit into a folder, with its label; or copy an earlier build of the same text."""
    written = write(unit)
    name = f"{unit.kind}-{_text_mark(written)}{EXTENSION_SUFFIXES[0]}"
    target.mkdir(parents=True, exist_ok=True)
    if not _take(unit, name, target):
        with tempfile.TemporaryDirectory(prefix="engawa-") as folder:
            shutil.move(_build(unit, written, Path(folder)), target / name)
        _keep(unit, target / name)
    label = units.write_label(unit, name, written.inputs)
    (target / units.label(unit).name).write_text(label, encoding="utf-8")


def _text_mark(written: Written) -> str:
    """Return a hash of all the C compiler gets, and of the compiler."""
    parts = [sys.version, platform.platform(), version("cython"), units.checked()]
    parts += [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    parts += [*LEVEL.values(), *(f"{name}\n{text}" for name, text in sorted(written.files.items()))]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def cache() -> Path:
    """Return the folder where this user's builds are cached for all checkouts and wheels."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("ENGAWA_CACHE") or Path(home, "engawa"))


def _take(unit: Unit, name: str, target: Path) -> bool:
    """Reuse an earlier build, from its place or from the cache."""
    for kept in (unit.made / name, cache() / f"{unit.package}.{name}"):
        with contextlib.suppress(OSError):
            shutil.copy(kept, target / name)
            kept.touch()
            return True
    return False


def _keep(unit: Unit, made: Path) -> None:
    """Cache a build for the next time; if the cache cannot be written to, do without."""
    with contextlib.suppress(OSError):
        kept = cache() / f"{unit.package}.{made.name}"
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_name(f"{kept.name}.{os.getpid()}")
        shutil.copy(made, fresh)
        fresh.replace(kept)
        old = sorted(cache().iterdir(), key=lambda file: -file.stat().st_mtime)[KEPT:]
        for file in old:
            file.unlink(missing_ok=True)


def _build(unit: Unit, written: Written, folder: Path) -> Path:
    for name, text in written.files.items():
        _put(folder, name, text)
    for twin in twins.paths():
        _put(folder, f"engawa/core/{twin.name}", twin.read_text(encoding="utf-8"))
    with contextlib.chdir(folder):
        return _compile(unit, _translate(unit), folder)


def _put(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    for package in list(path.relative_to(folder).parents)[:-1]:
        (folder / package / "__init__.py").touch()


def _translate(unit: Unit) -> Path:
    """Translate Cython to C; errors refer to the original file names."""
    source = Path(unit.module.replace(".", "/") + ".pyx")
    command = [sys.executable, "-m", "cython", "-I", ".", str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(mistakes.told_by_cython(unit, done.stderr))
    made = source.with_suffix(".c")
    made.write_text(made.read_text(encoding="utf-8").replace('.pxi"', '.py"'), encoding="utf-8")
    return made


def _compile(unit: Unit, source: Path, folder: Path) -> Path:
    checked = CHECKED if units.checked() else []
    level = LEVEL[unit.kind]
    ours = MICROSOFT[level] if sys.platform == "win32" else [level, "-g0"]
    if "CFLAGS" in os.environ:  # whoever sets flags wants them used
        ours = []
    made = Extension(unit.module, [str(source)], extra_compile_args=[*ours, *checked])
    made.extra_link_args = checked
    command = build_ext(Distribution({"ext_modules": [made], "script_args": ["-q"]}))
    command.build_lib = command.build_temp = str(folder / "made")
    command.ensure_finalized()
    command.run()
    return Path(command.get_ext_fullpath(unit.module))


def main(package: str, folder: str, kind: str, target: str) -> int:
    unit = next(each for each in units.units_in(package, Path(folder)) if each.kind == kind)
    try:
        make(unit, Path(target))
    except (Refused, OSError) as error:  # OSError: such as a full disk
        print(error, file=sys.stderr)
    except Exception as error:  # the files are imported, so anything can be raised
        print(mistakes.told_by_python(unit, error), file=sys.stderr)
    else:
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
