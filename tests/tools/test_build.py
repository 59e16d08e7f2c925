"""What should be compiled is, and nothing else hides a plain file."""

import importlib
import runpy
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import engawa
from tools import pxd

SETUP = Path(__file__).parents[2] / "setup.py"


@pytest.mark.skipif(not engawa.COMPILED, reason="the plain files are run")
def test_every_file_that_should_be_is_compiled_and_no_other() -> None:
    hot, warm = pxd.modules()
    for name in hot + warm:
        importlib.import_module(name)
    ours = {name: module for name, module in sys.modules.items() if name.startswith("engawa.")}
    made = {name for name, module in ours.items() if _is_made(module.__file__)}
    assert made == {*hot, *warm}


def _is_made(file: str | None) -> bool:
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))


def test_what_is_no_longer_compiled_is_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.setenv("ENGAWA_PURE", "1")
    drop_old = runpy.run_path(str(SETUP))["drop_old"]
    folder = tmp_path / "src/engawa/core"
    folder.mkdir(parents=True)
    for name in ("rng", "paper"):
        (folder / f"{name}.py").touch()
        (folder / f"{name}.cpython-311.so").touch()
    monkeypatch.chdir(tmp_path)
    drop_old({"engawa.core.rng"})
    left = sorted(file.name for file in folder.iterdir())
    assert left == ["paper.py", "rng.cpython-311.so", "rng.py"]
