"""What a seat cannot know, dealt again."""

from __future__ import annotations

from engawa.core.rng import Rng
from engawa.games.bamboo_harvest.rules import components
from engawa.games.bamboo_harvest.rules.state import State
from engawa.kit import pile


def imagine(s: State, seat: int, rng: Rng) -> None:
    """[memory] Every deed the seat has not seen may be in any place it cannot look into."""
    for zone in range(1, components.ZONES):
        if is_hidden(s, zone, seat):
            gather(s, zone)
    for zone in range(1, components.ZONES):
        if is_hidden(s, zone, seat):
            for _ in range(s.size[zone]):
                kind = pile.sample(s.deeds, components.PILE, components.DEEDS, rng)
                s.deeds[kind] -= 1
                s.deeds[zone * components.DEEDS + kind] += 1


def gather(s: State, zone: int) -> None:
    """Put the deeds of a place into the pile; its size is kept to deal it again."""
    for kind in range(components.DEEDS):
        s.deeds[kind] += s.deeds[zone * components.DEEDS + kind]
        s.deeds[zone * components.DEEDS + kind] = 0


def is_hidden(s: State, zone: int, seat: int) -> bool:
    """Is what lies there unknown to the seat, apart from its number?"""
    if zone >= components.DROPPED:  # [start] until all have chosen
        return s.phase == components.DROPPING and zone != components.DROPPED + seat
    if zone >= components.TOSSED:
        return zone != components.TOSSED + seat
    if zone >= components.DOWN:
        return zone != components.DOWN + seat
    if zone == components.FRESH:
        return s.turn != seat
    return zone == components.PILE
