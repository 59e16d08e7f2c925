"""What a line is said to do is what it did: the points of a tile."""

from __future__ import annotations

from narration import Figures, Told, check, counted

from engawa import CHANCE


def number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-") or 0)


def scored(told: Told) -> Figures:
    return counted({"points": number(told.effect)})


def gained(told: Told) -> Figures:
    if told.mover == CHANCE or told.line.split()[0] != "place":
        return scored(told)
    return counted({"points": told.after.points()[told.mover] - told.before.points()[told.mover]})


def test_what_is_told_is_what_happened() -> None:
    check("bonsai", scored, gained, {"points"})
