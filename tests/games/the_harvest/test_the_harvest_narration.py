"""What a line is said to do is what it did: health."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from narration import Figures, Told, check, counted, seat

import engawa
from engawa import CHANCE, NOBODY, Rng
from engawa.games.the_harvest.cards import set_of
from engawa.games.the_harvest.screen.narrate import narrate
from engawa.words import Voice


def hurt(told: Told) -> Figures:
    claims: Figures = Counter()
    for who, verb, n in told.found(r"([A-E]) (?:stopped no more and )?(gained|lost) (\d+) health"):
        claims[f"health {seat(who)}"] += int(n) if verb == "gained" else -int(n)
    for who, n in told.found(r"([A-E]) (?:bought|reset) .* for (\d+) health"):
        claims[f"health {seat(who)}"] -= int(n)
    return counted(claims)


def test_what_is_told_is_what_happened() -> None:
    check("the_harvest", hurt, lambda told: told.change("health"), {"health"})


def test_cards_that_are_said_to_be_swapped_have_changed_places() -> None:
    told, s, rng = 0, start(), Rng(1)
    while told < 20:
        if s.to_move == NOBODY:
            s = start()
        elif s.to_move == CHANCE:
            s.roll(rng)
        else:
            lines, before, mover = s.lines(), s.copy(), s.to_move
            line = lines[rng.below(len(lines))]
            see = s.sight(mover)
            s.play(line)
            says = Voice()(narrate(see, s.sight(mover), line, mover).says)
            if found := re.search(r"swapped ([^.]+) with ([^.]+)\.", says):
                told += 1
                assert [where(s, name) for name in found.groups()] == [
                    where(before, name) for name in found.groups()[::-1]
                ], f"{says} of {line!r} in {before}"


def start() -> Any:
    return engawa.make("the_harvest", 2).start()


def where(s: Any, name: str) -> int:
    number = next(i for i, card in enumerate(set_of(s).cards) if card.name == name)
    return int(s.where[number])
