"""The details of sprites: what a screen sets is what its painter reads."""

from __future__ import annotations

import importlib
import re
from typing import get_type_hints

import pytest

from engawa.core import scene
from engawa.games import GAMES, folder, package

TYPES = {str: "string", int: "number", bool: "boolean", tuple[str, ...]: "string[]"}
FACE = re.compile(r"@typedef \{\{(?P<properties>[^}]*)\}\} Face\b")


def faced() -> list[str]:
    """Return the games whose sprites have a face."""
    return [game for game in GAMES if (folder(game) / "screen/face.py").exists()]


@pytest.mark.parametrize("game", faced())
def test_a_painter_knows_the_properties_that_its_screen_makes(game: str) -> None:
    face = importlib.import_module(f"{package(game)}.screen.face").Face
    assert issubclass(face, scene.Face)
    painter = (folder(game) / "web/painter.js").read_text(encoding="utf-8")
    found = FACE.search(painter)
    assert found
    words = re.findall(r"(\w+)\?: ([\w\[\]]+)", found["properties"].replace("\n *", ""))
    assert words == [(name, TYPES[kind]) for name, kind in get_type_hints(face).items()]
    unread = [name for name, _ in words if len(re.findall(rf"\b{name}\b", painter)) < 2]
    assert not unread, "nobody draws it"
