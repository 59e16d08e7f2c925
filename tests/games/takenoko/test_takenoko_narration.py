"""What a line is said to do is what it did: bamboo that grew or was eaten, and points."""

from __future__ import annotations

from typing import Any

from narration import Figures, Told, check, counted

from engawa.games.takenoko.rules import components


def grew(told: Told) -> Figures:
    by = [int(n) for n, _ in told.found(r"\bby (\d+) (on)")] if "Bamboo grew" in told.text else []
    ate = len(told.found(r"It ate (green|yellow|pink)"))
    points = sum(int(n) for _, n in told.found(r"(finished) a card: .*?, (\d+) points?"))
    emperor = components.EMPEROR if "received the Emperor" in told.text else 0
    return counted({"growth": sum(by), "eaten": ate, "points": points + emperor})


def heights(s: Any) -> list[int]:
    return [plot["height"] for plot in s.observe(None)["plots"]]


def garden(told: Told) -> Figures:
    was, now = heights(told.before), heights(told.after)
    changes = [b - a for a, b in zip([*was, *[0] * len(now)], now, strict=False)]
    fulfils = told.line.split()[0] == "fulfil"
    points = told.after.points()[told.mover] - told.before.points()[told.mover] if fulfils else 0
    return counted(
        {
            "growth": sum(n for n in changes if n > 0),
            "eaten": -sum(n for n in changes if n < 0),
            "points": points,
        }
    )


def test_what_is_told_is_what_happened() -> None:
    check("takenoko", grew, garden, {"growth", "eaten", "points"})
