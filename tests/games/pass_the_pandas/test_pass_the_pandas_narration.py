"""What a line is said to do is what it did: dice that are given, paid and gone."""

from __future__ import annotations

from collections import Counter

from narration import Figures, Told, check, counted, seat


def handed(told: Told) -> Figures:
    claims: Figures = Counter()
    moved = [(a, b, 1) for a, b in told.found(r"([A-E]) gave ([A-E]) a panda")]
    paid = told.found(r"([A-E]) had rolled more bamboo and gave ([A-E]) (\d+) di[ec]e?")
    moved += [(a, b, int(n)) for a, b, n in paid]
    assert told.effect == "".join(f"+{n}" for _, _, n in paid)
    for giver, taker, n in moved:
        claims[f"dice {seat(giver)}"] -= n
        claims[f"dice {seat(taker)}"] += n
    for (gone,) in told.found(r"(\d+) di[ec]e? (?:is|are) gone for good"):
        claims[f"dice {told.before.turn}"] -= int(gone)
    return counted(claims)


def test_what_is_told_is_what_happened() -> None:
    check("pass_the_pandas", handed, lambda told: told.change("dice"), {"dice"})
