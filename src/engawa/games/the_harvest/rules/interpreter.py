"""The interpreter of abilities: one row of numbers at a time."""

from __future__ import annotations

from engawa.games.the_harvest.rules import ability, choices, components, deeds, select, table
from engawa.games.the_harvest.rules.state import State


def run(s: State) -> None:
    """Do, or begin to do, what the next row says."""
    row = s.at[s.now]
    if row == s.begins[s.now + 1]:
        ability.leave(s)
        return
    op = select.column(s, row, components.OP)
    if op <= components.FOLLOW_CARD:
        deeds.run_cards(s, row)
    elif op == components.SWAP_CARDS:
        deeds.run_swap(s, row)
    elif op == components.SWAP_HAND:
        table.swap_places(s, components.HAND + s.doer, components.STREET)
        ability.go(s, 1)
    elif op == components.HIT:
        deeds.run_hit(s, row)
    elif op == components.GAIN:
        deeds.gain(s, s.doer, select.amount(s, row))
        ability.go(s, 1)
    elif op == components.DRAW:
        deeds.run_draw(s, row)
    elif op == components.CHOICE:
        choices.run_choice(s, row)
    elif op == components.MAY:
        choices.run_may(s, row)
    else:
        choices.run_jump(s, row, op)
