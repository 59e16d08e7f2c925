"""What tells how a seat stands, for bots that have learned to weigh it."""

from __future__ import annotations

from engawa.core.traits import Traits
from engawa.games.the_harvest.rules import components, table
from engawa.games.the_harvest.rules.state import State


def add(s: State, seat: int, row: Traits) -> None:
    """In this order; the game's `bots.py` counts on it."""
    health = s.health[seat]
    row.add(0.1 * health)
    row.add(0.1 * min(6, health))
    row.add(0.1 * min(12, health))
    row.add(1.0 if s.turn == seat and s.phase >= components.ACTING else 0.0)
    row.add(1.0 if s.turn == seat and s.phase == components.ACTING else 0.0)
    add_allies(s, seat, row)


def add_allies(s: State, seat: int, row: Traits) -> None:
    """How many, those that lie face up, and what they show or would show."""
    up = 0
    down = 0
    shown = 0
    most = 0
    hidden = 0
    cost = 0
    for card in range(components.CARDS):
        if s.where[card] != components.HAND + seat:
            continue
        value = table.value(s, card)
        shown += value
        most = max(most, value)
        hidden += table.hidden_value(s, card)
        if s.up[card] == 1:
            up += 1
        else:
            down += 1
            cost += s.reset[card]
    row.add(up)
    row.add(down)
    row.add(1.0 if up + down == 0 else 0.0)
    row.add(1.0 if up + down == 1 else 0.0)
    row.add(0.1 * shown)
    row.add(0.1 * most)
    row.add(0.1 * hidden)
    row.add(0.1 * cost)
