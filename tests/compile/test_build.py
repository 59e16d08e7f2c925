"""Only what was compiled from the current files runs."""

import importlib
import os
import shutil
import subprocess
import sys
import traceback
from pathlib import Path

import pytest
from games_by import LARGEST, SMALLEST

import engawa
from engawa.compile import units
from engawa.compile.units import Unit
from engawa.core import position, rng
from engawa.games import GAMES, spec

compiled = pytest.mark.skipif(not engawa.COMPILED, reason="the plain files are run")


@compiled
@pytest.mark.parametrize("unit", units.ours(), ids=lambda unit: unit.module)
def test_every_unit_is_compiled(unit: Unit) -> None:
    made = importlib.import_module(unit.module)
    assert Path(str(made.__file__)) == units.compiled(unit)
    for room in unit.rooms:
        opened = importlib.import_module(f"{unit.package}.{room}")
        assert opened.__file__ == str(unit.folder / f"{room}.py")
        assert opened.__spec__ is None or not opened.__spec__.has_location


def test_every_file_of_numbers_is_in_a_unit_and_what_is_written_is_not() -> None:
    rooms = {f"{unit.package}.{room}": unit.kind for unit in units.ours() for room in unit.rooms}
    assert {rooms[spec(name).position.__module__] for name in GAMES} == {units.RULES}
    assert rooms["engawa.table.diff"] == units.SIGHTS
    assert {room.split(".")[3] for room in rooms if room.startswith("engawa.games.")} == {"rules"}
    assert units.ours()[-1].package == units.CORE  # which is put in place last


def test_a_traceback_names_the_line_that_was_written() -> None:
    s = engawa.make(SMALLEST).start()
    with pytest.raises(engawa.EngawaError) as caught:
        s.play("nonsense")
    frames = traceback.extract_tb(caught.value.__traceback__)
    place = next(frame for frame in frames if frame.filename.endswith("core/position.py"))
    source = Path(str(position.__file__)).read_text(encoding="utf-8").splitlines()
    assert source[(place.lineno or 0) - 1].strip() == "action = self.parse(line)"


def test_what_was_made_of_another_text_is_not_used(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text("ONE = 1\n")
    unit = Unit("some.game", units.RULES, tmp_path, ("rules",))
    (tmp_path / "some").mkdir()
    unit.made.mkdir()
    assert units.compiled(unit) is None
    (unit.made / "made.so").touch()
    label = units.write_label(unit, "made.so", ["engawa.core.rng"])
    units.label(unit).write_text(label)
    assert units.compiled(unit) == unit.made / "made.so"
    units.label(unit).write_text(label.replace(label[:4], "0000"))
    assert units.compiled(unit) is None
    units.label(unit).write_text("half a")
    assert units.compiled(unit) is None


def test_a_change_of_any_file_it_was_made_from_changes_the_fingerprint(tmp_path: Path) -> None:
    folder = tmp_path / "game"
    folder.mkdir()
    unit = Unit("game", units.RULES, folder, ("rules",))
    marks = set()
    for name, words in [("rules", "1"), ("rules", "2"), ("cards", "3"), ("rules", "1")]:
        (folder / f"{name}.py").write_text(words)
        units._digest.cache_clear()
        marks.add(units.fingerprint(unit, ["game.rules", "game.cards"]))
    assert len(marks) == 4


def test_without_the_core_everything_is_plain(tmp_path: Path) -> None:
    """Before everything is installed, or after a change to the core, the game still runs."""
    home = tmp_path / "engawa"
    home.mkdir()
    for file in units.HOME.iterdir():
        if file.name != "core":
            (home / file.name).symlink_to(file)
    left_out = shutil.ignore_patterns(units.MADE, "__pycache__")
    shutil.copytree(units.HOME / "core", home / "core", ignore=left_out)
    code = f"import engawa; print(engawa.COMPILED, engawa.make('{LARGEST}').start().to_move)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "False -1\n", done.stderr


def test_what_is_plain_in_a_file_works_with_what_is_compiled_in_it() -> None:
    assert type(rng.named("some", 1)) is engawa.Rng
