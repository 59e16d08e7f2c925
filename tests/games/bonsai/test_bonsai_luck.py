"""Luck by kind and index in Bonsai: alone, dealt and discarded cards come from one deck."""

from __future__ import annotations

from engawa import CHANCE, NOBODY, make
from engawa.core.luck import Luck
from engawa.core.rng import Rng


def deck(seed: int) -> tuple[list[str], set[str]]:
    """The cards that left the deck, in order, in a game played at random; and how they left it."""
    s, luck, rng = make("bonsai", seats=1).start(), Luck("day"), Rng(seed)
    cards, ways = [], set()
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            before = s.copy()
            way, _, card = before.text(luck.roll(s)).partition(" ")
            if way != "goals":
                cards.append(card)
                ways.add(way)
        else:
            may = s.legal()
            s.apply(may[rng.below(len(may))])
    return cards, ways


def test_the_nth_card_of_the_deck_is_the_same_whatever_was_played() -> None:
    (first, ways), *others = [deck(seed) for seed in range(8)]
    assert ways | {way for _, each in others for way in each} == {"deal", "discard"}
    for cards, _ in others:
        n = min(len(first), len(cards))
        assert n > 5
        assert cards[:n] == first[:n]
