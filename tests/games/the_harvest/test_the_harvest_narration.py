"""What a line is said to do is what it did: health."""

from __future__ import annotations

from collections import Counter

from narration import Figures, Told, check, counted, seat


def hurt(told: Told) -> Figures:
    claims: Figures = Counter()
    for who, verb, n in told.found(r"([A-E]) (?:stopped no more and )?(gained|lost) (\d+) health"):
        claims[f"health {seat(who)}"] += int(n) if verb == "gained" else -int(n)
    for who, n in told.found(r"([A-E]) (?:bought|reset) .* for (\d+) health"):
        claims[f"health {seat(who)}"] -= int(n)
    return counted(claims)


def test_what_is_told_is_what_happened() -> None:
    check("the_harvest", hurt, lambda told: told.change("health"), {"health"})
