"""A build is kept for the next time, and all files are installed together."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from engawa.compile import make, run, units
from engawa.compile.units import Unit


@pytest.fixture
def unit(tmp_path: Path) -> Unit:
    folder = tmp_path / "garden"
    folder.mkdir()
    return Unit("garden", units.RULES, folder, ("rules",))


def test_what_was_made_is_taken_from_the_cache(
    unit: Unit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "cache"))
    made = tmp_path / "_rules-1.so"
    made.write_text("machine code")
    assert not make._take(unit, made.name, unit.folder)
    make._keep(unit, made)
    assert make._take(unit, made.name, unit.folder)
    assert (unit.folder / made.name).read_text() == "machine code"


def test_what_lies_in_place_is_taken_too_such_as_for_a_wheel(
    unit: Unit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "cache"))
    unit.made.mkdir()
    (unit.made / "_rules-1.so").write_text("machine code")
    assert make._take(unit, "_rules-1.so", tmp_path)
    assert (tmp_path / "_rules-1.so").read_text() == "machine code"


def test_a_cache_that_cannot_be_used_is_none(
    unit: Unit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cache").write_text("a file, and no folder")
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "cache"))
    made = tmp_path / "_rules-1.so"
    made.touch()
    make._keep(unit, made)
    assert not make._take(unit, made.name, unit.folder)


def test_the_cache_does_not_grow_for_ever(
    unit: Unit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(make, "KEPT", 3)
    for n in range(5):
        made = tmp_path / f"_rules-{n}.so"
        made.touch()
        make._keep(unit, made)
    assert len(list((tmp_path / "cache").iterdir())) == 3


def pretend(monkeypatch: pytest.MonkeyPatch, failing: str = "") -> None:
    """Compile units with a process that only writes a file; one of them fails."""

    def one(unit: Unit, made: Path, polite: bool) -> None:
        if unit.module == failing:
            raise run.Failed(f"{unit.module} could not be compiled")
        target = made / unit.module
        target.mkdir()
        (target / f"made-{unit.kind}").write_text(unit.module)

    monkeypatch.setattr(run, "_one", one)


def pair(tmp_path: Path) -> list[Unit]:
    """Return two units of one folder."""
    return [Unit("garden", kind, tmp_path / "garden", ()) for kind in (units.RULES, units.SIGHTS)]


def test_all_is_put_in_place_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    told: list[tuple[int, int]] = []
    assert run.compile_all(pair(tmp_path), tell=lambda *each: told.append(each)) == 2
    assert told == [(0, 2), (1, 2), (2, 2)]
    home = tmp_path / "garden" / units.MADE
    assert (home / "made-_rules").read_text() == "garden._rules"
    assert (home / "made-_sights").read_text() == "garden._sights"
    assert not list(tmp_path.rglob("*.new"))


def test_what_somebody_left_who_was_ended_is_swept_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch)
    home = tmp_path / "garden" / units.MADE
    home.mkdir(parents=True)
    (home / "half.new").touch()
    run.compile_all(pair(tmp_path))
    assert {file.name for file in home.iterdir()} == {"made-_rules", "made-_sights"}


def test_where_one_fails_nothing_is_put_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, failing="garden._sights")
    with pytest.raises(run.Failed, match=r"garden\._sights"):
        run.compile_all(pair(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_on_a_full_disk_nothing_is_put_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch)
    copy = shutil.copy2

    def full(source: Path, target: Path) -> None:
        if "sights" in str(target):
            raise OSError(28, "No space left on device")
        copy(source, target)

    monkeypatch.setattr(shutil, "copy2", full)
    with pytest.raises(OSError, match="No space left"):
        run.compile_all(pair(tmp_path))
    assert not [file for file in tmp_path.rglob("*") if file.is_file()]


def test_a_wheel_gets_its_own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    run.compile_all(pair(tmp_path / "source"), into=tmp_path / "wheel")
    assert (tmp_path / "wheel/garden" / units.MADE / "made-_sights").exists()
    assert not (tmp_path / "source").exists()


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert run.missing() == "No C compiler was found."
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(run, "find_spec", lambda name: None)
    assert run.missing().startswith("Cython is not installed, which compiling needs: pip install")


def test_an_unknown_package_is_refused() -> None:
    with pytest.raises(run.Failed, match="there is no package 'no_such_game' here"):
        run.find("no_such_game")


OUT = """
#include <stdlib.h>
struct position { signed char hand[5], pile[5]; };
int main(int count, char** words) {
    struct position s = {0};
    s.hand[atoi(words[1])] = 1;
    return s.pile[0];
}
"""


@pytest.mark.skipif(sys.platform == "win32" or run.no_compiler(), reason="no such compiler here")
def test_a_checked_build_stops_at_an_index_out_of_bounds(tmp_path: Path) -> None:
    (tmp_path / "out.c").write_text(OUT)
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC"))
    subprocess.run([*command, "-O3", *make.CHECKED, "out.c", "-o", "out"], cwd=tmp_path, check=True)
    for index, code in (("4", 0), ("5", 1)):
        done = subprocess.run(
            [tmp_path / "out", index], capture_output=True, text=True, check=False
        )
        assert done.returncode == code
    assert "index 5 out of bounds" in done.stderr
