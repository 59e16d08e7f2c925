"""How the table looks."""

from __future__ import annotations

from typing import Any

from engawa.core.scene import Panel, Scene, Verb


def scene(see: dict[str, Any], may: list[str], seat: int | None) -> Scene:
    return Scene("x", (), verbs=tuple(Verb(line, line) for line in may))
