"""What a seat may know. Nothing is hidden: every seat sees the same table."""

from __future__ import annotations

from typing import Any


def observe(s: Any, seat: int | None) -> dict[str, Any]:
    return {"laid": bool(s.laid), "heap": s.heap, "turn": s.turn, "misere": bool(s.misere)}
