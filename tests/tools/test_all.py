"""Rarely used tools still start: their imports exist."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

import tools

HOME = Path(tools.__file__).parent
NAMES = sorted(file.stem for file in HOME.glob("*.py") if file.stem != "__init__")
WITH_HELP = [name for name in NAMES if "ArgumentParser" in (HOME / f"{name}.py").read_text()]
PEERS = {"picows", "playwright", "pyspiel", "pettingzoo", "gymnasium", "numpy", "psycopg"}


@pytest.mark.parametrize("name", NAMES)
def test_every_tool_can_be_imported(name: str) -> None:
    load(name)


@pytest.mark.parametrize("name", WITH_HELP)
def test_a_tool_that_takes_options_tells_them(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = load(name)
    monkeypatch.setattr(sys, "argv", [f"{name}.py", "--help"])
    with pytest.raises(SystemExit) as ended:
        module.main()
    assert ended.value.code == 0
    assert "usage:" in capsys.readouterr().out


def load(name: str) -> ModuleType:
    """Load a tool, or skip the test if a library that it compares with is missing."""
    try:
        return importlib.import_module(f"tools.{name}")
    except ModuleNotFoundError as missing:
        if missing.name in PEERS:
            pytest.skip(f"{missing.name} is not installed")
        raise
