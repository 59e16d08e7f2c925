"""What a line is said to do is what it did: reeds and deeds that are harvested."""

from __future__ import annotations

from collections import Counter

from narration import Figures, Told, check, counted, seat

from engawa import CHANCE, Rng
from engawa.games.bamboo_harvest.rules import deeds


def harvested(told: Told) -> Figures:
    claims: Figures = Counter()
    for who, n, what in told.found(r"([A-E]) harvested (\d+) (reed|deed)s?\b"):
        claims[f"{what}s {seat(who)}"] += int(n)
    return claims


def reaped(told: Told) -> Figures:
    if told.line.split()[0] != "harvest":
        return Counter()
    dealt = told.after.copy()
    while dealt.to_move == CHANCE:  # deeds are drawn one by one
        dealt.roll(Rng(1))
    hands = {
        f"deeds {k}": deeds.hand(dealt, k) - deeds.hand(told.before, k)
        for k in range(told.before.seats)
    }
    return counted(hands) + told.change("reeds")


def test_what_is_told_is_what_happened() -> None:
    check("bamboo_harvest", harvested, reaped, {"reeds", "deeds"})
