"""A person's data is where their system keeps such data."""

from pathlib import Path

import pytest

from engawa.store import data_folder


@pytest.mark.parametrize(
    ("system", "env", "folder"),
    [
        ("linux", {}, "/home/anna/.local/share/engawa"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/engawa"),
        ("linux", {"XDG_DATA_HOME": ""}, "/home/anna/.local/share/engawa"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "/home/anna/.local/share/engawa"),
        ("darwin", {}, "/home/anna/Library/Application Support/Engawa"),
        ("win32", {}, "/home/anna/AppData/Local/Engawa"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Engawa"),
        ("darwin", {"ENGAWA_DATA": "/mine"}, "/mine"),
    ],
)
def test_the_folder(system: str, env: dict[str, str], folder: str) -> None:
    assert data_folder(system, env, Path("/home/anna")) == Path(folder)
